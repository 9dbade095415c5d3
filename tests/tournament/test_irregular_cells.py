"""Late, gone, ill, replaced, disqualified: every cell of the table of the bond, MCR and Riichi, by its name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Final

import pytest

from tests.tournament.door_of import Json, ask, code
from tests.tournament.test_irregular import BOND, MCR, RIICHI, Tables, at_table, scored, scores, took
from windroos.reckoning.numbers import Number
from windroos.tournament.irregular_events import Disqualified, IrregularFact, LateCome, TakenOut, Withdrawn
from windroos.tournament.swaps import tables_lost

ONE: Final[Tables] = {1: [("abcd", (40, 10, -20, -30))]}
TWO: Final[Tables] = {**ONE, 2: [("abcd", (-30, 40, 10, -20))]}
HANDS: Final[Tables] = {1: [("abcd", (45000, 30000, 25000, 20000))]}
SESSIONS: Final[Tables] = {**HANDS, 2: [("abcd", (45000, 30000, 25000, 20000))]}


@dataclass(frozen=True)
class CaseCell:
    """A cell: what was told of a table, and what it comes to.

    result  the score of everybody who is in the result
    table   what the table of the first round came to, "" where that is not what the cell says
    """

    case: str
    column: str
    tables: Tables
    told: tuple[IrregularFact, ...]
    result: Mapping[str, Number]
    table: Mapping[str, Number | None] | None = None
    said: str = ""

    def __str__(self) -> str:
        return f"{self.case}: {self.column}"


def late(minutes: int | None, round: int = 1) -> LateCome:
    return LateCome(f"l{round}", "a", round, minutes)


ILL: Final = took("a", "x", hand=5, reason="ill")
OUT: Final = took("a", "x", hand=5, reason="disqualified")
CELLS: Final = (
    CaseCell("late for a round", BOND, ONE, (late(1), took("a", "x")), {"a": 0, "b": 10, "c": -20, "d": -30}),
    CaseCell("late for a round, under ten minutes", MCR, ONE, (late(9),), {"a": 4, "b": 2, "c": 1, "d": 0},
             {"a": 4, "b": 2, "c": 1, "d": 0}),
    CaseCell("late for a round, up to fifteen: places after what is off", MCR,
             {1: [("abcd", (20, 4, -2, -22))]}, (late(15),), {"b": 4, "a": 2, "c": 1, "d": 0}),
    CaseCell("late for a round, later: out of the session", MCR, ONE, (late(16), took("a", "x")),
             {"a": 0, "b": 2, "c": 1, "d": 0}, {"x": 4, "b": 2, "c": 1, "d": 0}),
    CaseCell("late for a round, a thousand a minute after uma", RIICHI, HANDS, (late(10),),
             {"a": 30 - 10, "b": 5, "c": -10, "d": -25}),
    CaseCell("late for a round, later: a substitute and nothing for being late", RIICHI, HANDS,
             (late(11), took("a", "x")),
             {"a": -30, "b": 5, "c": -10, "d": -25}),
    CaseCell("his score of missed rounds", BOND, TWO, (late(None), took("a", "x")),
             {"a": -30, "b": 50, "c": -10, "d": -50}),
    CaseCell("his score of missed rounds", MCR, TWO, (late(None), took("a", "x")), {"a": 0, "b": 6, "c": 3, "d": 1}),
    CaseCell("his score of missed rounds", RIICHI, SESSIONS, (late(None), took("a", "x")),
             {"a": -30 + 30, "b": 10, "c": -20, "d": -50}),
    CaseCell("who sits there: a reserve", BOND, ONE, (late(None), took("a", "x")),
             {"a": 0, "b": 10, "c": -20, "d": -30},
             {"x": 40, "b": 10, "c": -20, "d": -30}),
    CaseCell("who sits there: plays normally and may take the four", MCR, ONE, (took("a", "x"),),
             {"a": 0, "b": 2, "c": 1, "d": 0}, {"x": 4, "b": 2, "c": 1, "d": 0}),
    CaseCell("who sits there before the game: counts for the uma of the others", RIICHI, HANDS, (took("a", "x"),),
             {"a": -30, "b": 5, "c": -10, "d": -25}, {"x": 30, "b": 5, "c": -10, "d": -25}),
    CaseCell("who sits there after its start: the others have 15, 5 and -5", RIICHI, HANDS, (took("a", "x", hand=2),),
             {"a": -30, "b": 15, "c": 0, "d": -15}),
    CaseCell("the reserve's own score, once the late comer is there", BOND, TWO, (late(None), took("a", "x")),
             {"a": -30, "b": 50, "c": -10, "d": -50}, said="x"),
    CaseCell("the reserve's own score, of one in the tournament: never a place", MCR, TWO, (took("a", "x", 2),),
             {"a": 4, "b": 2 + 4, "c": 1 + 2, "d": 1}, said="x"),
    CaseCell("ill during a session: the substitute nothing, the others 4, 2 and 1", MCR, ONE, (ILL,),
             {"a": 0, "b": 4, "c": 2, "d": 1}, {"x": 0, "b": 4, "c": 2, "d": 1}),
    CaseCell("ill during a session: as after the start", RIICHI, HANDS, (ILL,), {"a": -30, "b": 15, "c": 0, "d": -15}),
    CaseCell("disqualified: nothing in that session for the substitute, in all for him", MCR, TWO,
             (Disqualified("d", "a", 2), took("a", "x", 2, 5, "disqualified")),
             {"a": 0, "b": 2 + 4, "c": 1 + 2, "d": 1}),
    CaseCell("disqualified, with nobody in his place yet", MCR, ONE, (Disqualified("d", "a", 1),),
             {"a": 0, "b": 4, "c": 2, "d": 1}),
    CaseCell("disqualified: later substitutes play normally", MCR, TWO,
             (Disqualified("d", "b", 1), took("b", "x", 1, 5, "disqualified"), took("b", "x", 2, 0, "disqualified")),
             {"b": 0, "a": 4 + 0, "c": 2 + 2, "d": 1 + 1}),
    CaseCell("disqualified: as substituted", RIICHI, HANDS, (Disqualified("d", "a", 1), OUT),
             {"a": -30, "b": 15, "c": 0, "d": -15}),
    CaseCell("ill: his name may be taken out of the result", MCR, TWO, (ILL, TakenOut("t", "a")),
             {"b": 4 + 4, "c": 2 + 2, "d": 1 + 1}),
    CaseCell("a reserve from the first round, who said before it that he wants a place", MCR, TWO,
             (Withdrawn("w", "a", 1, by="x"),), {"x": 4, "b": 6, "c": 3, "d": 1}, said="x"),
    CaseCell("a reserve from the first round, who did not", MCR, TWO, (Withdrawn("w", "a", 1, by="x"),),
             {"b": 6, "c": 3, "d": 1}),
    CaseCell("a reserve from the first round, who said before it that he wants a place", RIICHI, SESSIONS,
             (Withdrawn("w", "a", 1, by="x"),), {"x": 60, "b": 10, "c": -20, "d": -50}, said="x"),
)  # fmt: skip


@pytest.mark.parametrize("cell", CELLS, ids=str)
def test_every_cell_comes_to_what_it_says(cell: CaseCell) -> None:
    found = scored(cell.column, cell.tables, *cell.told, reserves="x", said=cell.said)
    assert scores(found) == cell.result
    if cell.table is not None:
        assert at_table(found) == cell.table


def test_several_late_lose_as_few_tables_as_can_be() -> None:
    """Numbers are swapped: one table less for every four who are missing beyond the reserves."""
    assert [tables_lost(absent, reserves) for absent, reserves in ((2, 3), (5, 0), (5, 1), (9, 0))] == [0, 2, 1, 3]


EIGHT: Final[tuple[Json, ...]] = (
    *({"do": "entrant", "id": one, "name": f"Speler {one}"} for one in "abcdefgh"),
    {"do": "numbers", "numbers": {one: at for at, one in enumerate("abcdefgh", 1)}},
    {"do": "schedule", "rounds": [[[1, 2, 3, 4], [5, 6, 7, 8]], [[1, 5, 3, 7], [2, 6, 4, 8]]]},
)


@pytest.mark.parametrize(("formula", "refused"), [(BOND, True), (MCR, False), (RIICHI, False)])
def test_after_the_second_round_has_begun_the_bond_admits_nobody_and_riichi_does(
    tmp_path: Path, formula: str, *, refused: bool
) -> None:
    made = {"do": "tournament", "id": "t", "formula": formula, "players": 8, "rounds": 2}
    came = {"do": "late", "entrant": "a", "minutes": 5}
    *_, second, allowed = ask(
        tmp_path,
        [made, *EIGHT, {**came, "round": 1, "minutes": None}, {**came, "round": 2},
         {**came, "round": 2, "dispensation": True}],
    )  # fmt: skip
    assert (code(second) == "tournament_not_admitted") is refused
    assert allowed["ok"], "with dispensation he is"


def test_the_table_of_a_third_is_exact() -> None:
    """Three who are as good share 4, 2 and 1 once the fourth stands outside."""
    found = scored(MCR, {1: [("abcd", (0, 0, 0, 0))]}, took("d", "x", hand=3, reason="ill"), reserves="x")
    assert scores(found) == {"a": Fraction(7, 3), "b": Fraction(7, 3), "c": Fraction(7, 3), "d": 0}
