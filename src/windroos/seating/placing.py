"""Rounds put in an order, and tables given numbers: nothing of who meets whom changes by it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from windroos.seating.rounds import Round, Table, meetings
from windroos.seating.wishes import SeatingWishes

_PASSES: Final = 12
_FORBIDDEN: Final = 1_000


def in_order(rounds: Sequence[Round], wishes: SeatingWishes, played: int = 0) -> tuple[Round, ...]:
    """The rounds in an order in which who must not meet in one round does not, and few meet again in the next."""
    order = list(rounds)
    met = {tables: set(meetings([tables])) for tables in order}

    def cost() -> int:
        forbidden = sum(
            at in banned and one in met[tables]
            for one, banned in wishes.not_in.items()
            for at, tables in enumerate(order)
        )
        return _FORBIDDEN * forbidden + sum(len(met[one] & met[other]) for one, other in pairwise(order))

    now = cost()
    for _ in range(_PASSES):
        before = now
        for one in range(played, len(order)):
            for other in range(one + 1, len(order)):
                if not now:
                    return tuple(order)
                order[one], order[other] = order[other], order[one]
                changed = cost()
                if changed < now:
                    now = changed
                else:
                    order[one], order[other] = order[other], order[one]
        if now == before:
            break
    return tuple(order)


def numbered(rounds: Sequence[Round], fixed: Mapping[int, int], before: Sequence[Round] = ()) -> tuple[Round, ...]:
    """The tables of each round in an order in which people sit where they are fixed, and few come to a table often.

    Args:
        rounds: to number
        fixed: players whose table is given, from 0
        before: rounds that were played
    """
    visits: dict[tuple[int, int], int] = {}
    for tables in before:
        for number, table in enumerate(tables):
            for player in table:
                visits[player, number] = visits.get((player, number), 0) + 1
    placed = [list(tables) for tables in rounds]
    for round in placed:
        _count(round, visits, 1)
    for _ in range(_PASSES):
        changed = False
        for round in placed:
            _count(round, visits, -1)
            changed |= _exchange(round, fixed, visits)
            _count(round, visits, 1)
        if not changed:
            break
    return tuple(tuple(round) for round in placed)


def _count(tables: Sequence[Table], visits: dict[tuple[int, int], int], by: int) -> None:
    for number, table in enumerate(tables):
        for player in table:
            visits[player, number] = visits.get((player, number), 0) + by


def _exchange(tables: list[Table], fixed: Mapping[int, int], visits: Mapping[tuple[int, int], int]) -> bool:
    """Exchange numbers of two tables of a size as long as that is better; whether anything changed."""

    def cost(table: Table, number: int) -> int:
        """Each visit costs twice those before and one; who sits elsewhere than he is fixed costs much."""
        lost = sum(fixed.get(player, number) != number for player in table)
        return _FORBIDDEN * lost + sum(2 * visits.get((player, number), 0) + 1 for player in table)

    changed, better = False, True
    while better:
        better = False
        for one in range(len(tables)):
            for other in range(one + 1, len(tables)):
                left, right = tables[one], tables[other]
                if len(left) != len(right):
                    continue
                if cost(right, one) + cost(left, other) < cost(left, one) + cost(right, other):
                    tables[one], tables[other] = right, left
                    changed = better = True
    return changed
