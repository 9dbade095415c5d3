"""Winds so that everybody starts equally often as each: at most one more, whatever the tables are.

Everybody's rounds are taken in bundles of four. Tables and bundles are the two sides of a graph of degree four, in
which who sits at a table in a round of his bundle is a line; its lines can be coloured with four colours so that none
meet in a point (König, 1916). A colour is a wind: each table has each once, each full bundle each once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from itertools import permutations
from random import Random
from typing import Final

from windroos.seating.rounds import Round, Table

WINDS: Final = 4
_PASSES: Final = 60
"""Through all tables, before what is not even is left as it is."""
_OTHER_PASSES: Final = 8
_MOST: Final = 5
"""Players at a table."""


def with_winds(rounds: Sequence[Round], before: Sequence[Round] = ()) -> tuple[Round, ...]:
    """The same tables in order of winds, East first.

    Args:
        rounds: to seat; at tables of other than four the seats are as even as is found
        before: rounds that were played, with their winds: who started there more often as East does so less often now
    """
    colouring = _Colouring()
    turns = Counter[int]()
    for at, tables in enumerate(rounds):
        for number, table in enumerate(tables):
            if len(table) != WINDS:
                continue
            for player in table:
                colouring.add((at, number), (player, turns[player] // WINDS))
                turns[player] += 1
    seated: list[Round] = []
    for at, tables in enumerate(rounds):
        seated.append(
            tuple(
                colouring.ordered((at, number)) if len(table) == WINDS else table for number, table in enumerate(tables)
            )
        )
    return evened(seated, before) if before else _others_evened(seated)


class _Colouring:
    """Lines of a graph with two sides, coloured one by one; at a point no colour comes twice."""

    def __init__(self) -> None:
        self._tables: dict[Hashable, list[tuple[int, int] | None]] = {}
        self._bundles: dict[Hashable, list[Hashable | None]] = {}

    def add(self, table: Hashable, bundle: tuple[int, int]) -> None:
        """A line; both points have less than four so far."""
        tables, bundles = (
            self._tables.setdefault(table, [None] * WINDS),
            self._bundles.setdefault(bundle, [None] * WINDS),
        )
        colour, other = tables.index(None), bundles.index(None)
        if colour != other:
            self._exchange(bundle, colour, other)
        tables[colour] = bundle
        bundles[colour] = table

    def _exchange(self, bundle: tuple[int, int], colour: int, other: int) -> None:
        """Free a colour at a bundle: along the path of two colours from there each line gets the other one."""
        path: list[tuple[Hashable, tuple[int, int]]] = []
        at: tuple[int, int] | None = bundle
        colours = (colour, other)
        while at is not None:
            table = self._bundles[at][colours[0]]
            if table is None:
                break
            path.append((table, at))
            at = self._tables[table][colours[1]]
            if at is not None:
                path.append((table, at))
        swapped = {colour: other, other: colour}
        found = []
        for step, (table, line) in enumerate(path):
            was = colours[step % 2]
            self._tables[table][was] = None
            self._bundles[line][was] = None
            found.append((table, line, swapped[was]))
        for table, line, now in found:
            self._tables[table][now] = line
            self._bundles[line][now] = table

    def ordered(self, table: Hashable) -> Table:
        """Who sits at a table, by colour."""
        return tuple(line[0] for line in self._tables[table] if line is not None)


def wind_counts(rounds: Iterable[Round]) -> dict[int, list[int]]:
    """Of each player how often he starts as East, South, West and North, at tables of four."""
    counts: dict[int, list[int]] = {}
    for tables in rounds:
        for table in tables:
            for wind, player in enumerate(table):
                counts.setdefault(player, [0] * WINDS)
                if len(table) == WINDS:
                    counts[player][wind] += 1
    return counts


def evened(
    rounds: Sequence[Round], before: Sequence[Round], kept: Collection[tuple[int, int]] = ()
) -> tuple[Round, ...]:
    """The same tables, their winds turned so that the counts with those before are as even as is found.

    Tables of `kept`, each a round and its number from 0, stay as they are. It may be that nothing is quite even: who
    lack the same wind can sit at one table.
    """
    random = Random(0)
    counts = wind_counts((*before, *rounds))
    least = sum(_least_squares(sum(of)) for of in counts.values())
    seated = [list(tables) for tables in rounds]
    for _ in range(_PASSES):
        if sum(count * count for of in counts.values() for count in of) == least:
            break
        for at, tables in enumerate(seated):
            for number, table in enumerate(tables):
                if len(table) == WINDS and (at, number) not in kept:
                    tables[number] = _turned(table, counts, random)
    return _others_evened(tuple(map(tuple, seated)), before, kept)


def _others_evened(
    rounds: Sequence[Round], before: Sequence[Round] = (), kept: Collection[tuple[int, int]] = ()
) -> tuple[Round, ...]:
    """The same rounds, where at tables of five and three nobody begins oftener in one seat than need be.

    The fifth of a table dreams first. Who sat there before in which seat is counted over such tables alone.
    """
    counts: dict[int, list[int]] = {}
    for tables in (*before, *rounds):
        for table in tables:
            for seat, player in enumerate(table):
                counts.setdefault(player, [0] * _MOST)[seat] += len(table) != WINDS
    random, seated = Random(0), [list(tables) for tables in rounds]
    others = [
        (at, number)
        for at, tables in enumerate(rounds)
        for number, table in enumerate(tables)
        if len(table) != WINDS and (at, number) not in kept
    ]
    for _ in range(_OTHER_PASSES):
        for at, number in others:
            seated[at][number] = _turned(seated[at][number], counts, random)
    return tuple(tuple(tables) for tables in seated)


def _turned(table: Table, counts: Mapping[int, list[int]], random: Random) -> Table:
    """A table in the order of winds that is most even with what its players have elsewhere; one of these by chance."""
    for wind, player in enumerate(table):
        counts[player][wind] -= 1
    costs = {order: sum(counts[one][wind] for wind, one in enumerate(order)) for order in permutations(table)}
    least = min(costs.values())
    found = random.choice([order for order, cost in costs.items() if cost == least])
    for wind, player in enumerate(found):
        counts[player][wind] += 1
    return found


def _least_squares(starts: int) -> int:
    """The sum of squares of so many starts, as evenly over the winds as can be."""
    each, more = divmod(starts, WINDS)
    return more * (each + 1) ** 2 + (WINDS - more) * each**2
