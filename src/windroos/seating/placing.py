"""Rounds put in an order, and tables given numbers: nothing of who meets whom changes by it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Final

from windroos.seating.rounds import Round, Table, meetings
from windroos.seating.wishes import SeatingWishes

_PASSES: Final = 12
_BEGINNINGS: Final = 6
_TABLES: Final = 600
"""Tables of all rounds and all beginnings together, about: a large schedule takes fewer."""
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
    random, count = Random(0), sum(map(len, rounds))
    found = []
    for beginning in range(max(1, min(_BEGINNINGS, _TABLES // max(1, count)))):
        shuffled = [list(tables) if not beginning else _shuffled(tables, random) for tables in rounds]
        visits: dict[tuple[int, int], int] = {}
        for tables in (*before, *shuffled):
            _count(tables, visits, 1)
        _settle(shuffled, fixed, visits)
        walked = [count for (player, _), count in visits.items() if player not in fixed]
        astray = sum(
            fixed.get(player, number) != number
            for tables in shuffled
            for number, table in enumerate(tables)
            for player in table
        )
        found.append((astray, max(walked, default=0), sum(count * count for count in walked), beginning, shuffled))
    return tuple(tuple(round) for round in min(found)[-1])


def _shuffled(tables: Round, random: Random) -> list[Table]:
    """The tables in another order, those of a size among themselves."""
    rest: dict[int, list[Table]] = {}
    for table in tables:
        rest.setdefault(len(table), []).append(table)
    for some in rest.values():
        random.shuffle(some)
    return [rest[len(table)].pop() for table in tables]


def _settle(placed: list[list[Table]], fixed: Mapping[int, int], visits: dict[tuple[int, int], int]) -> None:
    """Exchange numbers round by round, as long as that makes it better."""
    for _ in range(_PASSES):
        changed = False
        for round in placed:
            _count(round, visits, -1)
            changed |= _exchange(round, fixed, visits)
            _count(round, visits, 1)
        if not changed:
            return


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
