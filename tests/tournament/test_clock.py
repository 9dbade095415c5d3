"""The clock of the hall: it never runs backwards, a pause costs nobody time, and a power cut is asked about."""

from __future__ import annotations

from contextlib import suppress
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from windroos.reckoning.formula_file import TOURNAMENT_PRESETS, preset
from windroos.tournament.clock import HallClock, after_clock, left, moment_of, phase, seconds_of
from windroos.tournament.clock_deciding import decide_call, decide_clock, decide_programme, was_out
from windroos.tournament.clock_events import ClockEvent, PlannedRound
from windroos.tournament.clock_requests import ACTS, DoProgramme, DoRoundCall, DoRoundClock
from windroos.tournament.errors import TournamentError
from windroos.tournament.formats import FORMATS, per_day, planned
from windroos.tournament.signals import RoundSignal, signal_of

NOON = seconds_of("2026-11-23T12:00:00")
CALL = DoRoundCall(1, 90, 10)


def act(act: str, *, table: int = 0, minutes: int = 0, counts: bool = True) -> DoRoundClock:
    return DoRoundClock(act, 0, table, minutes, "", counts)


def after(hall: HallClock, *events: ClockEvent) -> HallClock:
    for event in events:
        hall = after_clock(hall, event)
    return hall


def called(minutes: int = 90, at: int = NOON) -> HallClock:
    return after(HallClock(), *decide_call(DoRoundCall(1, minutes, 10), HallClock(), at, 4))


def pressed(hall: HallClock, request: DoRoundClock, at: int) -> HallClock:
    return after(hall, *decide_clock(request, hall, at))


def running(minutes: int = 90) -> HallClock:
    return pressed(called(minutes), act("start"), NOON)


def test_a_round_from_its_call_to_its_end() -> None:
    hall = called()
    assert (phase(hall, 1, NOON), left(hall, 1, NOON), phase(hall, 2, NOON)) == ("called", 5400, "planned")
    hall = pressed(hall, act("start"), NOON + 300)
    assert (phase(hall, 1, NOON + 360), left(hall, 1, NOON + 360)) == ("running", 5340)
    assert phase(hall, 1, NOON + 300 + 80 * 60) == "last"
    assert (phase(hall, 1, NOON + 300 + 5400), left(hall, 1, NOON + 300 + 9999)) == ("up", 0)
    hall = pressed(hall, act("end"), NOON + 6000)
    assert (phase(hall, 1, NOON + 6001), left(hall, 1, NOON + 6001)) == ("ended", 0)


def test_a_pause_costs_nobody_time_and_extra_time_of_a_table_is_its_own() -> None:
    hall = pressed(running(), act("pause"), NOON + 600)
    assert (phase(hall, 1, NOON + 700), left(hall, 1, NOON + 700)) == ("paused", 4800)
    hall = pressed(hall, act("extend", table=7, minutes=5), NOON + 700)
    hall = pressed(hall, act("resume"), NOON + 900)
    assert left(hall, 1, NOON + 900) == 4800
    assert left(hall, 1, NOON + 900, 7) == 5100
    assert left(hall, 1, NOON + 900, 8) == 4800
    hall = pressed(hall, act("extend", minutes=10), NOON + 900)
    assert (left(hall, 1, NOON + 900), left(hall, 1, NOON + 900, 7)) == (5400, 5700)
    hall = pressed(hall, act("extend", table=7, minutes=-5), NOON + 900)
    assert left(hall, 1, NOON + 900, 7) == 5400
    with pytest.raises(TournamentError, match="cannot be added"):
        decide_clock(act("extend", table=7, minutes=-1), hall, NOON + 900)


def test_minutes_that_come_when_time_is_up_begin_then() -> None:
    hall = pressed(running(10), act("extend", table=3, minutes=5), NOON + 700)
    assert 300 <= left(hall, 1, NOON + 700, 3) < 360
    assert left(hall, 1, NOON + 700) == 0


def test_finishing_now_and_going_on_after_all() -> None:
    hall = pressed(running(), act("signal"), NOON + 60)
    assert (left(hall, 1, NOON + 60), phase(hall, 1, NOON + 60)) == (0, "up")
    hall = pressed(hall, act("end"), NOON + 100)
    hall = pressed(hall, act("resume"), NOON + 200)
    assert (left(hall, 1, NOON + 200), phase(hall, 1, NOON + 200)) == (5340, "running")


def test_pressing_twice_is_pressing_once() -> None:
    for name in ("start", "pause", "signal", "end"):
        hall = pressed(running(), act(name), NOON + 5)
        assert decide_clock(act(name), hall, NOON + 9) == ()
    assert decide_clock(act("resume"), running(), NOON + 9) == ()
    hall = called()
    assert decide_call(CALL, hall, NOON + 9, 4) == ()
    assert decide_call(CALL._replace(minutes=80), hall, NOON + 9, 4) != ()


@pytest.mark.parametrize(
    ("code", "ask"),
    [
        ("tournament_no_round", lambda: decide_call(DoRoundCall(5, 90, 0), HallClock(), NOON, 4)),
        ("tournament_round_runs", lambda: decide_call(DoRoundCall(2, 90, 0), running(), NOON, 4)),
        ("tournament_round_past", lambda: decide_call(CALL, running(), NOON, 4)),
        ("tournament_round_not_called", lambda: decide_clock(act("start"), HallClock(), NOON)),
        (
            "tournament_round_not_called",
            lambda: decide_clock(DoRoundClock("pause", 2, 0, 0, "", True), running(), NOON),
        ),
        ("tournament_round_not_started", lambda: decide_clock(act("pause"), called(), NOON)),
        ("tournament_round_done", lambda: decide_clock(act("pause"), pressed(running(), act("end"), NOON), NOON)),
        ("tournament_outage_none", lambda: decide_clock(act("outage"), running(), NOON)),
        ("tournament_round_less", lambda: decide_clock(act("extend"), running(), NOON)),
    ],
)
def test_what_cannot_be_is_refused(code: str, ask: object) -> None:
    assert callable(ask)
    with pytest.raises(TournamentError) as refused:
        ask()
    assert refused.value.code == code
    assert refused.value.sentence("nl") != refused.value.sentence("en")


def test_a_power_cut_is_told_and_its_time_counts_or_not() -> None:
    hall = running()
    assert was_out(hall, NOON + 600, NOON + 610) == ()
    (gone,) = was_out(hall, NOON + 600, NOON + 1200)
    hall = after(hall, gone)
    assert hall.outage is not None
    assert left(hall, 1, NOON + 1200) == 5400 - 1200
    counted = pressed(hall, act("outage", counts=True), NOON + 1300)
    not_counted = pressed(hall, act("outage", counts=False), NOON + 1300)
    assert (left(counted, 1, NOON + 1300), left(not_counted, 1, NOON + 1300)) == (4100, 4700)
    assert counted.outage is None
    again = after(hall, *was_out(hall, NOON + 1250, NOON + 1500))
    assert left(pressed(again, act("outage", counts=False), NOON + 1500), 1, NOON + 1500) == 5400 - 600


def test_out_while_nothing_ran_is_nothing() -> None:
    still = pressed(running(), act("pause"), NOON + 60)
    for hall in (called(), still, pressed(running(), act("signal"), NOON + 9)):
        assert was_out(hall, NOON + 600, NOON + 9999) == ()
    assert was_out(running(10), NOON + 601, NOON + 9999) == ()


@given(
    st.lists(
        st.tuples(st.integers(-400, 900), st.sampled_from([*ACTS, "look", "look"]), st.integers(0, 2), st.booleans()),
        max_size=25,
    )
)
def test_it_never_runs_backwards(steps: list[tuple[int, str, int, bool]]) -> None:
    """Also where the machine's clock is set back: what is left only grows where somebody gave it back."""
    hall, machine, latest = running(30), NOON, NOON
    before = {table: left(hall, 1, NOON, table) for table in range(3)}
    for step, name, table, counts in steps:
        machine += step
        latest = max(latest, machine)
        with suppress(TournamentError):
            if name != "look":
                hall = pressed(hall, act(name, table=table, minutes=3, counts=counts), latest)
        reads = {table: left(hall, 1, latest, table) for table in range(3)}
        if name not in ("extend", "outage", "resume"):
            assert all(reads[table] <= before[table] for table in reads)
        clock = hall.rounds[1]
        passes = 0 if not clock.runs else 7
        for at, read in reads.items():
            assert left(hall, 1, latest + 7, at) == max(0, read - passes)
        before = reads


@given(st.integers(0, 5000), st.integers(0, 100_000), st.integers(0, 3))
def test_a_pause_of_any_length_costs_nothing(at: int, long: int, table: int) -> None:
    hall = pressed(running(), act("extend", table=table, minutes=7), NOON)
    stood = pressed(pressed(hall, act("pause"), NOON + at), act("resume"), NOON + at + long)
    for later in (0, 13, 4000):
        assert left(stood, 1, NOON + at + long + later, table) == left(hall, 1, NOON + at + later, table)


def test_moments_are_spelt_and_read() -> None:
    assert moment_of(NOON) == "2026-11-23T12:00:00"
    assert seconds_of(moment_of(NOON + 59)) == NOON + 59


def test_signals_by_rule_set() -> None:
    found = {id: signal_of(preset(id).tournament.rounds) for id in TOURNAMENT_PRESETS}
    assert found["riichi-ema"] == RoundSignal(15, True, "one_more_hand")
    assert found["mcr-ema"] == RoundSignal(10, False, "finish_hand")
    assert [id for id, signal in found.items() if signal.warns] == ["riichi-ema"]


def test_formats_and_the_times_of_a_day() -> None:
    assert {(one.rounds, one.minutes, one.days) for one in FORMATS if one.id.startswith("mcr")} == {
        (4, 90, 1), (6, 120, 2), (9, 120, 3),
    }  # fmt: skip
    assert {one.rounds for one in FORMATS if one.id.startswith("riichi")} == {4, 7, 11}
    assert all((one.hands == 16) == one.id.startswith("dutch") for one in FORMATS)
    assert per_day(11, 3) == (4, 4, 3)
    (day,) = [one for one in FORMATS if one.id == "mcr-day"]
    assert planned(day, date(2026, 11, 28), "10:00") == (
        PlannedRound(1, "2026-11-28", "10:00", 90),
        PlannedRound(2, "2026-11-28", "11:45", 90),
        PlannedRound(3, "2026-11-28", "13:45", 90),
        PlannedRound(4, "2026-11-28", "15:30", 90),
    )
    for one in FORMATS:
        assert len(planned(one, None, "09:00")) == one.rounds
    with pytest.raises(TournamentError, match="do not fit"):
        planned(day, None, "20:00")
    with pytest.raises(TournamentError, match="do not fit"):
        planned(day._replace(rounds=5), None, "09:00")


def test_a_programme_is_set_once_and_in_order() -> None:
    day = planned(FORMATS[0], None, "10:00")
    (event,) = decide_programme(DoProgramme(day[::-1]), HallClock(), 4)
    hall = after(HallClock(), event)
    assert hall.programme == day
    assert decide_programme(DoProgramme(day), hall, 4) == ()
    with pytest.raises(TournamentError, match="do not follow"):
        decide_programme(DoProgramme((day[0], day[1]._replace(begins="09:00"))), hall, 4)
    with pytest.raises(TournamentError, match="no round 4"):
        decide_programme(DoProgramme(day), hall, 3)
