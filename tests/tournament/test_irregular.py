"""Who is late, gone, ill, replaced, disqualified, back: cell by cell, by the bond, MCR and Riichi."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from fractions import Fraction

import pytest

from windroos.reckoning.facts import SeasonEvening
from windroos.reckoning.formula import Formula
from windroos.reckoning.formula_file import preset, read
from windroos.reckoning.lines import TablePart
from windroos.reckoning.numbers import Number, total
from windroos.reckoning.scored import Scored
from windroos.tournament.irregular import IrregularState, LateVerdict, RoundFacts, after_irregular, late_verdict
from windroos.tournament.irregular_events import (
    Disqualified,
    IrregularFact,
    IrregularRevoked,
    LateCome,
    Returned,
    SeatTaken,
    TableDropped,
    TakenOut,
    Withdrawn,
)
from windroos.tournament.irregular_lines import PlayedRounds, TableFigures, count_rounds, scored_rounds
from windroos.tournament.penalty_events import PenaltyGiven

DAY = date(2026, 3, 7)
BOND, MCR, RIICHI = "nts-toernooi", "mcr-ema", "riichi-ema"
Tables = Mapping[int, Sequence[tuple[str, Sequence[int]]]]
"""Of each round its tables: four letters, whose seats they are, and what was typed; () for nothing yet."""
PLAIN: Tables = {1: [("abcd", (40, 10, -20, -30)), ("efgh", (12, 8, -8, -12))]}


def scored(
    formula: Formula | str,
    tables: Tables,
    *facts: IrregularFact,
    reserves: str = "",
    said: str = "",
    penalties: Sequence[PenaltyGiven] = (),
) -> Scored:
    """The standings; of the reserves those of `said` wanted to be ranked."""
    formula = preset(formula) if isinstance(formula, str) else formula
    rules = (*formula.lines.rules, "")[0]
    everybody = {owner for some in tables.values() for owners, _ in some for owner in owners}
    played = PlayedRounds(
        {round: [tuple(owners) for owners, _ in some] for round, some in tables.items()},
        {
            (round, table): TableFigures(points)
            for round, some in tables.items()
            for table, (_, points) in enumerate(some, 1)
            if points
        },
        frozenset(everybody - set(reserves)) | set(said),
        frozenset(reserves),
    )
    told = RoundFacts(facts, formula.tournament.late)
    found = count_rounds(
        formula, played, told, penalties, lambda number, table: TablePart(str(number), DAY, table, rules=rules)
    )
    rounds = [SeasonEvening(str(round), DAY, "round") for round in tables]
    return scored_rounds(formula, found.lines, rounds, found.missed, found.idle)


def scores(found: Scored) -> dict[str, Number]:
    return {row.person: row.score for row in found.rows}


def at_table(found: Scored, table: int = 1) -> dict[str, Number | None]:
    """What everybody has of a table of the first round, substitutes too."""
    parts = next(some for some in found.evenings[0].tables if some[0].line.table == table)
    return {part.line.person: part.score for part in parts}


def took(entrant: str, by: str, round: int = 1, hand: int = 0, reason: str = "late") -> SeatTaken:
    assert reason in ("late", "ill", "disqualified", "absent")
    return SeatTaken(f"s{entrant}{round}{hand}", entrant, by, round, hand, reason)  # type: ignore[arg-type]  # as above


# --- late for a round --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("formula", "minutes", "plays", "points"),
    [
        (BOND, 1, False, 0),
        (BOND, None, False, 0),
        (MCR, 0, True, 10),
        (MCR, 9, True, 10),
        (MCR, 10, True, 20),
        (MCR, 12, True, 20),
        (MCR, 15, True, 20),
        (MCR, 16, False, 0),
        (MCR, None, False, 0),
        (RIICHI, 1, True, 1000),
        (RIICHI, 10, True, 10000),
        (RIICHI, 11, False, 0),
        ("recreatief", 15, True, 0),
    ],
)
def test_what_being_late_comes_to(formula: str, minutes: int | None, plays: bool, points: int) -> None:
    assert late_verdict(preset(formula).tournament.late, minutes) == LateVerdict(plays, points)


def test_late_by_twelve_minutes_in_mcr_is_twenty_off_and_places_after_that() -> None:
    found = scored(MCR, {1: [("abcd", (20, 4, -2, -22))]}, LateCome("l", "a", 1, 12))
    assert scores(found) == {"b": 4, "a": 2, "c": 1, "d": 0}
    assert total(part.line.points or 0 for part in found.evenings[0].tables[0]) == 0
    assert {part.line.penalty for part in found.evenings[0].tables[0]} == {0, 20}


def test_late_in_riichi_is_a_thousand_a_minute_after_uma() -> None:
    points = (42000, 31000, 31000, 16000)
    found = scored(RIICHI, {1: [("abcd", points)]}, LateCome("l", "a", 1, 3))
    assert scores(found) == {"a": 24, "b": 1, "c": 1, "d": -29}


def test_late_for_the_bond_is_nothing_for_that_round_and_the_others_keep_what_they_won() -> None:
    """Two late and a reserve for each: all tables play (Fu Hing, p. 38-39, rule 8)."""
    told: list[IrregularFact] = [LateCome("1", "a", 1), LateCome("2", "e", 1, 5), took("a", "x"), took("e", "y")]
    found = scored(BOND, PLAIN, *told, reserves="xyz")
    assert scores(found) == {"a": 0, "b": 10, "c": -20, "d": -30, "e": 0, "f": 8, "g": -8, "h": -12}
    assert at_table(found) == {"x": 40, "b": 10, "c": -20, "d": -30}


def test_with_table_points_these_are_nothing_too_and_the_reserve_takes_his_place() -> None:
    formula = read('extends = "nts-toernooi"\nname = "T1"\n[table]\nmeasure = "table_points"\n')
    found = scored(formula, PLAIN, LateCome("1", "a", 1), took("a", "x"), reserves="x")
    assert {who: scores(found)[who] for who in "abcd"} == {"a": 0, "b": 2, "c": 1, "d": 0}


def test_a_reserve_who_makes_room_after_the_first_round_is_not_in_the_result() -> None:
    second: Tables = {**PLAIN, 2: [("abcd", (1, 2, 3, -6)), ("efgh", (0, 0, 0, 0))]}
    told: list[IrregularFact] = [LateCome("1", "a", 1), took("a", "x")]
    assert "x" in scores(scored(BOND, PLAIN, *told, reserves="x", said="x"))
    found = scores(scored(BOND, second, *told, reserves="x", said="x"))
    assert "x" not in found
    assert found["a"] == 1


# --- a substitute ------------------------------------------------------------------------------------------------


def test_a_substitute_in_mcr_plays_normally_and_may_take_the_four() -> None:
    found = scored(MCR, PLAIN, took("a", "x"), reserves="x")
    assert at_table(found) == {"x": 4, "b": 2, "c": 1, "d": 0}
    assert scores(found)["a"] == 0
    assert "x" not in scores(found)


@pytest.mark.parametrize("own", [-12, 30])
def test_ill_in_a_session_of_mcr_leaves_the_others_four_two_and_one(own: int) -> None:
    found = scored(MCR, {1: [("abcd", (10, 4, -2, own))]}, took("d", "x", hand=7, reason="ill"), reserves="x")
    assert scores(found) == {"a": 4, "b": 2, "c": 1, "d": 0}
    assert at_table(found)["x"] == 0


def test_a_substitute_in_riichi_before_the_start_counts_for_the_uma_of_the_others() -> None:
    found = scored(RIICHI, {1: [("abcd", (45000, 30000, 25000, 20000))]}, took("a", "x"), reserves="x")
    assert scores(found) == {"a": -30, "b": 5, "c": -10, "d": -25}
    uma = {part.line.person: part.items[-1].value for part in found.evenings[0].tables[0]}
    assert uma == {"x": 15, "b": 5, "c": -5, "d": -15}


def test_a_substitute_in_riichi_after_the_start_does_not_and_the_others_have_fifteen_five_minus_five() -> None:
    told = took("a", "x", hand=3, reason="ill")
    found = scored(RIICHI, {1: [("abcd", (45000, 30000, 25000, 20000))]}, told, reserves="x")
    assert scores(found) == {"a": -30, "b": 15, "c": 0, "d": -15}


def test_two_substitutes_one_after_the_other_are_as_one_from_the_later_hand() -> None:
    told: list[IrregularFact] = [took("a", "x"), took("a", "y", hand=5, reason="ill")]
    found = scored(MCR, {1: [("abcd", (10, 4, -2, -12))]}, *told, reserves="xy")
    assert at_table(found) == {"b": 4, "c": 2, "d": 1, "y": 0}


# --- disqualified, withdrawn, back, taken out --------------------------------------------------------------------

TWO: Tables = {**PLAIN, 2: [("aecg", (30, 10, -10, -30)), ("bfdh", (9, 3, -3, -9))]}


def test_disqualified_in_mcr_is_nothing_in_any_round_and_that_counts() -> None:
    told: list[IrregularFact] = [Disqualified("d", "a", 2), took("a", "x", 2, 4, "disqualified")]
    found = scores(scored(MCR, TWO, *told, reserves="x"))
    assert found["a"] == 0
    assert "a" in found
    assert (found["e"], found["c"], found["g"]) == (4 + 4, 1 + 2, 1 + 1)
    assert found["b"] == 2 + 4, "his tables of before stay as they were"


def test_disqualified_by_the_bond_or_in_riichi_is_nothing_from_then_on() -> None:
    told: list[IrregularFact] = [Disqualified("d", "a", 2), took("a", "x", 2, 0, "disqualified")]
    assert scores(scored(BOND, TWO, *told, reserves="x"))["a"] == 40
    points = {1: [("abcd", (45000, 30000, 25000, 20000))], 2: [("abcd", (45000, 30000, 25000, 20000))]}
    found = scores(scored(RIICHI, points, *told, reserves="x"))
    assert (found["a"], found["b"]) == (30 - 30, 5 + 5)


def test_a_later_substitute_of_who_was_disqualified_plays_normally() -> None:
    told: list[IrregularFact] = [
        Disqualified("d", "a", 1),
        took("a", "x", 1, 4, "disqualified"),
        took("a", "x", 2, 0, "disqualified"),
    ]
    found = scored(MCR, TWO, *told, reserves="x")
    assert at_table(found)["x"] == 0
    later = {part.line.person: part.score for part in found.evenings[1].tables[0]}
    assert later["x"] == 4


def test_who_withdraws_keeps_his_rounds_and_who_returns_plays_again() -> None:
    three: Tables = {**TWO, 3: [("abcd", (4, 0, 0, -4)), ("efgh", (0, 0, 0, 0))]}
    gone: list[IrregularFact] = [Withdrawn("w", "a", 2), took("a", "x", 2, 0, "absent"), took("a", "x", 3, 0, "absent")]
    assert scores(scored(BOND, three, *gone, reserves="x"))["a"] == 40
    back: list[IrregularFact] = [*gone[:2], Returned("r", "a", 3)]
    assert scores(scored(BOND, three, *back, reserves="x"))["a"] == 44


def test_who_withdraws_before_the_first_round_is_not_in_the_result() -> None:
    found = scores(scored(BOND, TWO, Withdrawn("w", "a", 1), took("a", "x", 1), took("a", "x", 2), reserves="x"))
    assert "a" not in found


def test_whose_name_is_taken_out_leaves_all_tables_as_they_are() -> None:
    plain, found = scores(scored(MCR, TWO)), scores(scored(MCR, TWO, TakenOut("t", "a")))
    assert "a" not in found
    assert found == {who: score for who, score in plain.items() if who != "a"}


# --- rulings -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("formula", [BOND, MCR])
def test_a_reserve_who_plays_all_rounds_is_ranked_if_he_said_so(formula: str) -> None:
    told: list[IrregularFact] = [Withdrawn("w", "a", 1), took("a", "x", 1, 0, "absent"), took("a", "x", 2, 0, "absent")]
    assert "x" not in scores(scored(formula, TWO, *told, reserves="x"))
    found = scores(scored(formula, TWO, *told, reserves="x", said="x"))
    assert found["x"] == {BOND: 70, MCR: 8}[formula]
    never = read(f'extends = "{formula}"\nname = "T5"\n[substitute]\nreserves = "never"')
    assert "x" not in scores(scored(never, TWO, *told, reserves="x", said="x"))


def test_who_has_no_table_of_four_gets_the_mean_of_his_other_rounds() -> None:
    three: Tables = {**TWO, 3: [("abcd", ()), ("efgh", (3, 2, 1, -6))]}
    told: list[IrregularFact] = [TableDropped("t", 3, 1), LateCome("l", "d", 3)]
    found = scored(BOND, three, *told)
    assert scores(found)["a"] == 70 + 35
    assert scores(found)["c"] == -30 + -15
    assert scores(found)["b"] == 19 + Fraction(19, 2)
    assert scores(found)["d"] == -33
    row = next(row for row in found.rows if row.person == "b")
    assert [item.code for item in row.entries[-1].items] == ["missed_table"]
    zero = read('extends = "nts-toernooi"\nname = "T6"\n[substitute]\nwithout_table = "zero"')
    assert scores(scored(zero, three, *told))["a"] == 70


def test_the_mean_counts_for_the_points_that_decide_between_equals_too() -> None:
    three: Tables = {**TWO, 3: [("abcd", ()), ("efgh", (3, 2, 1, -6))]}
    row = next(row for row in scored(MCR, three, TableDropped("t", 3, 1)).rows if row.person == "a")
    assert (row.score, row.entries[-1].parts[0].line.points) == (12, 35)


def test_three_play_where_the_formula_lets_them() -> None:
    told: list[IrregularFact] = [LateCome("l", "d", 1)]
    found = scored("recreatief", {1: [("abcd", (30, 0, -30, 0))]}, *told)
    assert scores(found) == {"a": 4, "b": 2, "c": 1, "d": 0}


def test_a_table_sums_to_its_deductions_with_a_minus() -> None:
    given = [
        PenaltyGiven("p", "b", 1, 5),
        PenaltyGiven("q", "c", 1, 10, "each"),
        PenaltyGiven("r", "d", 2, 50),
    ]
    found = scored(MCR, {1: [("abcd", (10, 12, -2, -20))]}, penalties=given)
    part = {part.line.person: (part.line.points, part.line.penalty) for part in found.evenings[0].tables[0]}
    assert part == {"a": (20, 0), "b": (22, 5), "c": (-32, 0), "d": (-10, 0)}
    assert sum((points or 0) - off for points, off in part.values()) == -5
    assert scores(scored(MCR, {1: [("abcd", (10, 12, -2, -20))]}, penalties=given[:1])) == {
        "a": 4,
        "b": 2,
        "c": 1,
        "d": 0,
    }


def test_what_was_paid_before_a_substitute_came_stays_at_the_seat() -> None:
    told = took("c", "x", hand=5, reason="ill")
    given = [PenaltyGiven("q", "c", 1, 10, "each"), PenaltyGiven("p", "c", 1, 20)]
    found = scored(BOND, {1: [("abcd", (10, 12, -2, -20))]}, told, penalties=given, reserves="x")
    assert sum(part.line.points or 0 for part in found.evenings[0].tables[0]) == 0
    assert scores(found) == {"a": 20, "b": 22, "d": -10, "c": -20}


# --- revoking ----------------------------------------------------------------------------------------------------

TOLD: tuple[IrregularFact, ...] = (
    LateCome("1", "a", 1, 12),
    took("b", "x", hand=3, reason="ill"),
    Disqualified("3", "c", 2),
    Withdrawn("4", "d", 1),
    Returned("5", "d", 2),
    TakenOut("6", "e"),
    TableDropped("7", 2, 2),
)


@pytest.mark.parametrize("fact", TOLD, ids=lambda fact: type(fact).__name__)
def test_what_is_revoked_was_never_told(fact: IrregularFact) -> None:
    state = IrregularState()
    for one in TOLD:
        state = after_irregular(state, one)
    without = [one for one in TOLD if one != fact]
    state = after_irregular(state, IrregularRevoked(fact.id, "toch niet"))
    assert list(state.facts.values()) == without
    assert [(one.fact, one.note) for one in state.revoked] == [(fact, "toch niet")]
    for formula in (BOND, MCR):
        now = scored(formula, TWO, *state.facts.values(), reserves="x")
        assert now == scored(formula, TWO, *without, reserves="x")
        if formula == MCR:
            assert now != scored(formula, TWO, *TOLD, reserves="x")
