"""What was seen in a number of hands, in whole numbers only.

Two totals merge into one; the order does not matter, so that any division of the work over processes and machines
gives exactly the same totals. They hold no hand: their size depends on the rules, not on the number of hands.
"""

from __future__ import annotations

from typing import NamedTuple

from windroos.hands import By
from windroos.lab.task import SEATS

Counts = tuple[int, ...]
Histogram = dict[int, int]
"""Value -> how often; nothing stands there with 0."""

WAYS = len(By) + 1
SELF_DRAWN = (By.WALL, By.KONG, By.BONUS)


class Totals(NamedTuple):
    """Sums over hands. A seat is 0 E to 3 N; turns are those of the player who won."""

    hands: int
    ways: Counts
    """(6,) draws, then mahjongs by `hands.By`."""
    wins: Counts
    """(4,) by the winner's seat."""
    own: Counts
    """(4,) of these, self-drawn."""
    gave: Counts
    """(4,) by the seat whose discard or kong another won with."""
    net: Counts
    """(4,) what each seat received in all."""
    products: Counts
    """(16,) sums of net[i] x net[j]: for the interval of any player, whatever the seats."""
    turns: Histogram
    """The winner's turn: the first is 1."""
    discards: Histogram
    """Of every hand, draws too."""
    scores: Histogram
    """The winner's."""
    losers: Histogram
    """The scores of the three others, where there was a winner."""
    points: Histogram
    """The winner's points before doubling, where no limit set the score."""
    doubles: Histogram
    limits: Histogram
    """Index of the entry that set the winner's score -> how often."""
    formations: Histogram
    """Index of the special formation in the rules' list -> how often."""
    item_hands: Counts
    """(entries,) winners in whose score the entry counts."""
    item_times: Counts
    """(entries,) how often it counts in all."""

    @property
    def won(self) -> int:
        """Hands with a winner."""
        return self.hands - self.ways[0]

    @property
    def self_drawn(self) -> int:
        """Mahjongs with a tile from the wall."""
        return sum(self.ways[way] for way in SELF_DRAWN)


def nothing(entries: int) -> Totals:
    """The totals of no hands, by rules with so many entries."""
    seats = (0,) * SEATS
    return Totals(
        hands=0, ways=(0,) * WAYS, wins=seats, own=seats, gave=seats, net=seats, products=(0,) * (SEATS * SEATS),
        turns={}, discards={}, scores={}, losers={}, points={}, doubles={}, limits={}, formations={},
        item_hands=(0,) * entries, item_times=(0,) * entries,
    )  # fmt: skip


def merge(one: Totals, other: Totals) -> Totals:
    """Both together."""
    return Totals._make(map(added, one, other))


def added(one: object, other: object) -> object:
    """One field of both: a number, numbers in a row, or a histogram."""
    if isinstance(one, int) and isinstance(other, int):
        return one + other
    if isinstance(one, tuple) and isinstance(other, tuple):
        return tuple(map(int.__add__, one, other))
    assert isinstance(one, dict)
    assert isinstance(other, dict)
    return {value: one.get(value, 0) + other.get(value, 0) for value in one.keys() | other.keys()}
