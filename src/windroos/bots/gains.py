"""Which tiles bring a hand nearer, remembered for each suit of it.

Whether one more tile of a suit helps depends on the tiles of that suit and on the classes of the others, of which there
are few. So the answer for one suit serves again and again: for every tile that may go, and for every hand that wants
the same of the suit.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from windroos.bots.slots import CLASS, MISSING, POWERS, Lookup, slot
from windroos.ladders import Ladder, steps_of

OTHERS: Final = 24
"""From this bit on a question holds the class of the two other suits; to the honours, that of all three suits."""
HONOURS: Final = 40
"""From this bit on a question to a suit holds the class of the honours."""
KEPT: Final = 1 << 9
"""Answers that one suit remembers before it begins anew."""


class Gains(dict[int, int]):
    """The mask of the ranks that bring nearer, by the suit's key and (from bit OTHERS on) the classes beside it."""

    __slots__ = ("_honours", "_lookup", "_moves", "_short", "_three")

    def __init__(self, lookup: Lookup, moves: Moves, honours: bool, ladder: Ladder, sets: int) -> None:
        super().__init__()
        self._lookup = lookup
        self._moves = moves
        self._honours = honours
        steps = steps_of(ladder)
        self._three, self._short = steps.three, steps.short[sets]

    def __missing__(self, question: int) -> int:
        key, others, beside = question & (1 << OTHERS) - 1, question >> OTHERS & 0xFFFF, question >> HONOURS
        short, mask = self._short, 0
        now = self._lookup[key]
        if self._honours:
            lacking = short[others]
            most = lacking[now & CLASS] + (now >> MISSING)
            for value, ranks in self._moves[key]:
                if lacking[value & CLASS] + (value >> MISSING) < most:
                    mask |= ranks
        else:
            row = self._three[others]
            most = short[row[now & CLASS]][beside] + (now >> MISSING)
            for value, ranks in self._moves[key]:
                if short[row[value & CLASS]][beside] + (value >> MISSING) < most:
                    mask |= ranks
        if len(self) >= KEPT:
            self.clear()
        self[question] = mask
        return mask


class Moves(dict[int, tuple[tuple[int, int], ...]]):
    """By a suit's key: what a look-up would say after one more tile, each with the mask of the ranks that lead there.

    Ranks that change nothing are left out.
    """

    __slots__ = ("_lookup", "_powers")

    def __init__(self, lookup: Lookup, honours: bool) -> None:
        super().__init__()
        self._lookup = lookup
        self._powers = POWERS[: 7 if honours else 9]

    def __missing__(self, key: int) -> tuple[tuple[int, int], ...]:
        lookup = self._lookup
        now, after, left = lookup[key], dict[int, int](), key
        for rank, power in enumerate(self._powers):
            left, held = divmod(left, 5)
            if held < 4:
                value = lookup[key + power]
                if value != now:
                    after[value] = after.get(value, 0) | 1 << rank
        if len(self) >= KEPT:
            self.clear()
        found = self[key] = tuple(after.items())
        return found


@lru_cache(maxsize=4096)
def gains(ladder: Ladder, sets: int, honours: bool, allowed: int, take: tuple[int, ...]) -> Gains:
    """The gains of one suit for a hand that lacks so many `sets` of this ladder beside what the suit must hold.

    allowed, take: as `ladders.slot` has them.
    """
    return Gains(slot(ladder, honours, allowed, take), _moves(ladder, honours, allowed, take), honours, ladder, sets)


@lru_cache(maxsize=4096)
def _moves(ladder: Ladder, honours: bool, allowed: int, take: tuple[int, ...]) -> Moves:
    return Moves(slot(ladder, honours, allowed, take), honours)
