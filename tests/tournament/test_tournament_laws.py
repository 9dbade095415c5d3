"""Laws of tournaments: order, corrections and back, zero, seats permuted, and what is left after a kill."""

from __future__ import annotations

from datetime import date
from fractions import Fraction
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from tests.tournament.naive import naive_standings
from windroos.reckoning.formula_file import preset
from windroos.reckoning.tables import score_table
from windroos.tournament.entrant_events import EntrantSet
from windroos.tournament.events import TournamentEvent, read_told, told_text
from windroos.tournament.formula import formula_of
from windroos.tournament.points import counted
from windroos.tournament.ranking import standings
from windroos.tournament.result_events import ResultStruck, TableResult
from windroos.tournament.schedule_events import NumbersGiven, ScheduleSet
from windroos.tournament.setup_events import TournamentSet
from windroos.tournament.state import TournamentState, fold_tournament

EIGHT = "abcdefgh"
ROUNDS = (((1, 2, 3, 4), (5, 6, 7, 8)), ((5, 1, 6, 2), (7, 3, 8, 4)), ((8, 7, 1, 3), (2, 4, 5, 6)))
FORMULAS = ("mcr-4210", "nts-toernooi", "riichi-ema")
AT = [(round, table) for round in (1, 2, 3) for table in (1, 2)]


def made(formula: str) -> list[TournamentEvent]:
    found = preset(formula)
    return [
        TournamentSet("", date(2026, 11, 21), found.text, found.digest, 8, 3),
        *(EntrantSet(id) for id in EIGHT),
        NumbersGiven({id: at for at, id in enumerate(EIGHT, 1)}),
        ScheduleSet(ROUNDS, "brought"),
    ]


def folded(formula: str, results: list[TournamentEvent]) -> TournamentState:
    return fold_tournament("t", [*made(formula), *results])


@st.composite
def tables(draw: st.DrawFn, formula: str) -> tuple[int, ...]:
    """The points of a table that add up, often with equal ones."""
    start = preset(formula).table.start
    least = st.sampled_from((0, 0, 100, -100, 2000)) | st.integers(-300, 300).map(lambda one: one * 100)
    three = [draw(least) for _ in range(3)]
    return tuple(start + one for one in (*three, -sum(three)))


@st.composite
def tournaments(draw: st.DrawFn) -> tuple[str, list[TournamentEvent]]:
    formula = draw(st.sampled_from(FORMULAS))
    return formula, [TableResult(*at, draw(tables(formula))) for at in AT]


@given(tournaments(), st.permutations(range(6)))
def test_results_in_any_order_come_to_the_same(typed: tuple[str, list[TournamentEvent]], order: list[int]) -> None:
    formula, results = typed
    assert standings(folded(formula, [results[at] for at in order])) == standings(folded(formula, results))


@given(tournaments(), st.data())
def test_a_correction_and_its_opposite_and_striking_and_typing_anew(
    typed: tuple[str, list[TournamentEvent]], data: st.DataObject
) -> None:
    formula, results = typed
    last = results[-1]
    assert isinstance(last, TableResult)
    other = last._replace(points=data.draw(tables(formula)), reason="mis")
    for there in ((other,), (ResultStruck(last.round, last.table, "mis"),)):
        assert standings(folded(formula, [*results, *there, last])) == standings(folded(formula, results))


@given(tournaments())
def test_places_and_shares_are_those_of_a_second_reading(typed: tuple[str, list[TournamentEvent]]) -> None:
    formula, results = typed
    found = sorted(
        (row.place or 0, row.entrant, Fraction(row.score), row.points)
        for row in standings(folded(formula, results)).rows
    )
    rounds: list[list[list[tuple[str, int]]]] = [[], [], []]
    for one in results:
        assert isinstance(one, TableResult)
        numbers = ROUNDS[one.round - 1][one.table - 1]
        rounds[one.round - 1].append(
            [(EIGHT[number - 1], won) for number, won in zip(numbers, one.points, strict=True)]
        )
    assert found == naive_standings(formula, rounds)


@given(tournaments())
def test_every_table_sums_to_what_it_must(typed: tuple[str, list[TournamentEvent]]) -> None:
    formula, results = typed
    state = folded(formula, results)
    start = formula_of(state.setup).table.start
    assert sum(line.points or 0 for line in counted(state).lines) == 24 * start
    scores = sum(Fraction(row.score) for row in standings(state).rows)
    assert scores == {"mcr-4210": 6 * 7, "nts-toernooi": 0, "riichi-ema": 0}[formula]


@given(st.sampled_from(FORMULAS).flatmap(lambda formula: st.tuples(st.just(formula), tables(formula))))
def test_seats_permuted_permute_what_is_earned(typed: tuple[str, tuple[int, ...]]) -> None:
    formula, points = typed
    earned = set()
    for order in permutations(range(4)):
        state = folded(formula, [TableResult(1, 1, tuple(points[at] for at in order))])
        parts, _ = score_table(formula_of(state.setup), counted(state).lines)
        score = {part.line.person: part.score for part in parts}
        earned.add(tuple(score["abcd"[order.index(at)]] for at in range(4)))
    assert len(earned) == 1


@given(tournaments(), st.integers(0, 10_000))
def test_what_is_left_of_a_file_that_was_cut_is_what_was_answered(
    typed: tuple[str, list[TournamentEvent]], cut: int
) -> None:
    """An event is a line, and a line that is not whole was not answered."""
    formula, results = typed
    events = [*made(formula), *results]
    text = "".join(told_text("desk", event) + "\n" for event in events)
    left = text[: cut % (len(text) + 1)].rpartition("\n")[0].splitlines()
    assert [read_told(line).what for line in left] == events[: len(left)]
    if left:
        assert fold_tournament("t", (read_told(line).what for line in left)) == fold_tournament(
            "t", events[: len(left)]
        )
