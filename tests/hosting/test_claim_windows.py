"""How long a tile lies open at a table of the page, and who is waited for: the same whoever may claim."""

from __future__ import annotations

import asyncio

import pytest

from tests.hosting.at_table import (
    NOTHING,
    PUNG_OF_SOUTH,
    phase,
    refused,
    settle,
    sit,
    swiftly,
    time_until,
    wall,
)
from windroos.hosting.clocks import SETTLE
from windroos.hosting.tasks import now
from windroos.play.model import actions
from windroos.play.model.actions import Begin, Call
from windroos.play.model.events import NOBODY
from windroos.play.model.view import Phase


@pytest.mark.parametrize("begin", [PUNG_OF_SOUTH, NOTHING], ids=["pung", "nothing"])
@pytest.mark.parametrize("presses", [False, True])
def test_a_tile_lies_open_as_long_whoever_may_claim(begin: Begin, presses: bool) -> None:
    """Everybody but the discarder is asked, sees the same clock, and hears of what follows at the same moment.

    To the millisecond, however long it takes to store what they answer.
    """

    async def go() -> None:
        table, windows = await sit(begin)
        table.shelf.slow = 0.015
        await windows[0].do(actions.Discard(0, 22))
        due = now() + 4.0
        await settle()
        asks = [window.last() for window in windows]
        assert [ask["window"] for ask in asks] == [{"left": 4000, "of": 4000}] * 4
        assert asks[0]["ask"] is None
        assert [ask["ask"]["options"][0]["action"]["call"] for ask in asks[1:]] == ["pass"] * 3
        if presses:
            for window in windows[1:]:
                await asyncio.sleep(0.5)
                due = now()
                await window.do(actions.Claim(window.seat, Call.PASS))
                if window is not windows[-1]:
                    with refused("answered"):
                        await window.do(actions.Claim(window.seat, Call.PASS))
        while now() < due + SETTLE - 0.001:
            assert table.room.board.is_open
            await asyncio.sleep(0.0005)
        await asyncio.sleep(0.002)
        assert not table.room.board.is_open

    swiftly(go)


@pytest.mark.parametrize(
    ("begin", "answer"),
    [
        (PUNG_OF_SOUTH, None),
        (PUNG_OF_SOUTH, Call.PASS),
        (PUNG_OF_SOUTH, Call.PUNG),
        (NOTHING, None),
        (NOTHING, Call.PASS),
    ],
    ids=["pung", "pung passed", "pung called", "nothing", "nothing passed"],
)
def test_the_time_does_not_tell_what_somebody_could_claim_who_passes_by_himself(
    begin: Begin, answer: Call | None
) -> None:
    """However he and the others answer, and whatever he has: the tile lies open until the clock is at its end."""

    async def go() -> None:
        table, windows = await sit(begin)
        windows[1].connection.holds = True
        await windows[0].do(actions.Discard(0, 22))
        due = now() + 4.0
        for window in windows[2:]:
            await window.do(actions.Claim(window.seat, Call.PASS))
        if answer is not None:
            await asyncio.sleep(0.3)
            await windows[1].do(actions.Claim(1, answer))
            assert windows[1].last()["ask"]["answered"] == answer.name.lower()
        while now() < due + SETTLE - 0.001:
            assert table.room.board.is_open
            await asyncio.sleep(0.0005)
        await asyncio.sleep(0.002)
        assert not table.room.board.is_open
        assert table.room.board.table.turn == 1

    swiftly(go)


def test_who_passes_himself_again_is_waited_for_as_ever() -> None:
    async def go() -> None:
        table, windows = await sit(NOTHING)
        windows[1].connection.holds = True
        windows[1].connection.holds = False
        await windows[0].do(actions.Discard(0, 22))
        for window in windows[1:]:
            await window.do(actions.Claim(window.seat, Call.PASS))
        await asyncio.sleep(SETTLE + 0.01)
        assert not table.room.board.is_open

    swiftly(go)


def test_a_claim_is_too_late_when_what_follows_is_decided() -> None:
    async def go() -> None:
        table, windows = await sit(PUNG_OF_SOUTH)
        await windows[0].do(actions.Discard(0, 22))
        await asyncio.sleep(4.02)
        assert table.room.board.is_open
        for window, call in zip(windows[1:], (Call.PUNG, Call.PASS, Call.PASS), strict=True):
            with refused("table_late"):
                await window.do(actions.Claim(window.seat, call))
        await asyncio.sleep(0.03)
        assert phase(table) == Phase.DISCARD

    swiftly(go)


def test_who_returns_when_what_follows_is_decided_holds_up_nobody() -> None:
    async def go() -> None:
        table, windows = await sit(NOTHING)
        table.room.leave(windows[3].connection)
        await asyncio.sleep(11)
        await windows[0].do(actions.Discard(0, 22))
        for window in windows[1:3]:
            await window.do(actions.Claim(window.seat, Call.PASS))
        await asyncio.sleep(0.37)  # a computer player has his seat, and a moment to think
        assert table.room.board.is_open
        assert table.room.clocks.decided
        table.come(3)
        await asyncio.sleep(0.03)
        assert not table.room.board.is_open

    swiftly(go)


def test_one_person_is_waited_for_only_where_he_may_claim() -> None:
    """The table goes on after a moment that is always as long; who may claim has all the time there is."""
    east = "19m 19p 19s ESWN PGR 5s"

    async def go(rack: str) -> bool:
        table, (window,) = await sit(wall(east, rack), ("greedy", "person", "greedy", "greedy"))
        await time_until(lambda: table.room.board.is_open)
        assert window.last()["window"] is None
        asked = window.last()["ask"] is not None
        await asyncio.sleep(0.4)
        for seconds in (0, 600):
            await asyncio.sleep(seconds)
            assert table.room.board.is_open is asked
        return asked

    assert swiftly(lambda: go("55s 234m 678p 13p NNW"))
    assert not swiftly(lambda: go("46p 234m 678p 11p NNN"))


def test_a_claim_is_known_when_the_window_closes_and_not_before() -> None:
    async def go() -> None:
        table, windows = await sit(PUNG_OF_SOUTH)
        await windows[0].do(actions.Discard(0, 22))
        await windows[1].do(actions.Claim(1, Call.PUNG))
        await settle()
        assert windows[1].last()["ask"]["answered"] == "pung"
        assert '"answered"' not in table.shelf.bodies[-1]
        for other in (windows[0], windows[2], windows[3]):
            assert not any(event["event"] == "melded" for m in other.read() for event in m.get("events", ()))
        await asyncio.sleep(4.05)
        assert all("melded" in [e["event"] for e in window.last()["events"]] for window in windows)
        assert windows[1].last()["ask"]["kind"] == "turn"

    swiftly(go)


def test_who_outdid_somebody_is_told_with_the_reason() -> None:
    async def go() -> None:
        begin = wall("19m 19p 19s ESWN PGR 5s", "46s 234m 678p 11p NNN", "55s 234m 678p 99p WWW")
        _, windows = await sit(begin)
        await windows[0].do(actions.Discard(0, 22))
        await windows[1].do(actions.Claim(1, Call.CHOW, 21))
        await windows[2].do(actions.Claim(2, Call.PUNG))
        await windows[3].do(actions.Claim(3, Call.PASS))
        await asyncio.sleep(0.05)
        said = [one["text"] for one in windows[1].last()["said"]]
        assert any("gaat voor" in text for text in said), said

    swiftly(go)


def test_who_comes_or_goes_puts_off_no_clock_that_runs() -> None:
    """Else he who opens window after window would keep a tile lying there for ever."""

    async def go() -> None:
        table, windows = await sit(NOTHING)
        await windows[0].do(actions.Discard(0, 22))
        due = now() + 4.0
        await asyncio.sleep(1)
        assert table.come(2).last()["window"] == {"left": 3000, "of": 4000}
        table.room.turn_out(3)
        await asyncio.sleep(1)
        assert table.come(NOBODY).last()["window"] == {"left": 2000, "of": 4000}
        while now() < due + SETTLE - 0.001:
            assert table.room.board.is_open
            await asyncio.sleep(0.0005)
        await asyncio.sleep(0.002)
        assert not table.room.board.is_open

    swiftly(go)
