"""Rounds of tables: who sits with whom, and, where winds are given, East first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, Literal

Table = tuple[int, ...]
Round = tuple[Table, ...]
"""The tables of a round: of each who sits there, players from 0; in order of winds where these were given."""
Pair = tuple[int, int]
"""Two players, the lower number first."""
TableSizes = Literal["four", "three_to_five", "three_or_four"]
TABLE_SIZES: Final[tuple[TableSizes, ...]] = ("four", "three_to_five", "three_or_four")
"""Tables of four alone; else fives where four does not divide, or threes, each where so many can be."""
FOUR: Final = 4
"""Seats of a table."""


def table_sizes(count: int, how: TableSizes = "three_to_five") -> tuple[int, ...]:
    """The tables for so many people, large ones first: as many fours as can be. () where so many cannot be seated."""
    over, short = count % FOUR, -count % FOUR
    fives = over if count >= 5 * over else 0
    threes = short if count >= 3 * short else 0
    if over and how == "four":
        return ()
    if fives and (how == "three_to_five" or not threes):
        threes = 0
    elif threes:
        fives = 0
    fours, left = divmod(count - 5 * fives - 3 * threes, FOUR)
    return () if left or count < 3 else (5,) * fives + (FOUR,) * fours + (3,) * threes


def pair(one: int, other: int) -> Pair:
    """Two players, in a fixed order."""
    return (one, other) if one < other else (other, one)


def meetings(rounds: Iterable[Round]) -> Counter[Pair]:
    """How often each pair sits at one table."""
    return Counter(pair for tables in rounds for table in tables for pair in combinations(sorted(table), 2))


def odd_visits(rounds: Iterable[Round]) -> Counter[int]:
    """How often each player sits at a table of five or three, where others of the round sit at another."""
    found = Counter[int]()
    for tables in rounds:
        is_mixed = len({len(table) for table in tables}) > 1
        for table in tables:
            found.update({player: int(is_mixed and len(table) != FOUR) for player in table})
    return found


def changed_cards(before: Sequence[Round], after: Sequence[Round]) -> tuple[int, ...]:
    """Who sits elsewhere, or at another wind, than was to be."""
    changed = set[int]()
    for was, now in zip(before, after, strict=True):
        places = {player: (number, seat) for number, table in enumerate(was) for seat, player in enumerate(table)}
        changed |= {
            player
            for number, table in enumerate(now)
            for seat, player in enumerate(table)
            if places.get(player) != (number, seat)
        }
    return tuple(sorted(changed))
