"""What a table is asked beside its four results, by the formula: what prizes and ties need, and what Riichi leaves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from windroos.reckoning.formula import Formula

OF_PLAYERS: Final = ("mahjongs", "caused", "best", "limits")
OF_TABLE: Final = ("hands", "hand")
STICK: Final = 1000
"""Points of a stick that was laid down for a riichi."""


class TableAsks(NamedTuple):
    """What is asked of a table.

    needed  of `OF_PLAYERS` and `OF_TABLE`, what prizes or ties are decided by; the others may be told too
    riichi  sticks that lie on the table still, and points that were lent, are settled in the scores
    """

    needed: frozenset[str]
    riichi: bool


def table_asks(formula: Formula) -> TableAsks:
    """What a formula asks of its tables."""
    prizes, needed = formula.tournament.prizes, set[str]()
    measures = {one.measure for one in (*formula.table.order, *formula.ranking.order)}
    if prizes.most_mahjongs or measures & {"mahjongs", "wins"}:
        needed.add("mahjongs")
    if prizes.fewest_caused or "caused" in measures:
        needed.add("caused")
    if prizes.highest_hand or prizes.limit_hand or "best" in measures:
        needed |= {"best", "hand"}
    if prizes.limit_hand:
        needed.add("limits")
    return TableAsks(frozenset(needed), formula.table.measure == "uma")


def settled_scores(scores: Sequence[int], loans: Sequence[int], sticks: int, to: int) -> tuple[int, ...]:
    """Scores in Riichi once what was lent is paid back and sticks that are left have gone to somebody at the table."""
    return tuple(
        score - loan + (STICK * sticks if at == to else 0)
        for at, (score, loan) in enumerate(zip(scores, loans, strict=True))
    )
