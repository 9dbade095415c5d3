"""Which tiles bring a hand nearer, remembered for each suit of it.

Whether one more tile of a suit helps the sets that a hand is free to choose depends on the tiles that are left of the
suit for them and on the classes of the other suits. So the answer for one suit serves again and again: for every tile
that may go, and for every hand that lacks as many such sets, whatever its other sets are.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from windroos.bots.slots import POWERS
from windroos.distance.ladders import Ladder, steps_of

OTHERS: Final = 24
"""From this bit on a question holds the class of the two other suits; to the honours, that of all three suits."""
HONOURS: Final = 40
"""From this bit on a question to a suit holds the class of the honours."""
KEPT: Final = 1 << 14
"""Answers, and moves, that are remembered before it begins anew."""


class Gains(dict[int, int]):
    """The mask of the ranks that bring nearer, by a suit's key and (from bit OTHERS on) the classes beside it."""

    __slots__ = ("_classes", "_honours", "_moves", "_short", "_three")

    def __init__(self, ladder: Ladder, sets: int, honours: bool) -> None:
        super().__init__()
        steps = steps_of(ladder)
        self._classes = steps.honours if honours else steps.suit
        self._moves = _moves(ladder, honours)
        self._honours = honours
        self._three, self._short = steps.three, steps.short[sets]

    def __missing__(self, question: int) -> int:
        key, others, beside = question & (1 << OTHERS) - 1, question >> OTHERS & 0xFFFF, question >> HONOURS
        short, mask = self._short, 0
        now = self._classes[key]
        if self._honours:
            lacking = short[others]
            most = lacking[now]
            for after, ranks in self._moves[key]:
                if lacking[after] < most:
                    mask |= ranks
        else:
            row = self._three[others]
            most = short[row[now]][beside]
            for after, ranks in self._moves[key]:
                if short[row[after]][beside] < most:
                    mask |= ranks
        if len(self) >= KEPT:
            self.clear()
        self[question] = mask
        return mask


class _Moves(dict[int, tuple[tuple[int, int], ...]]):
    """By a suit's key: its class after one more tile, each with the mask of the ranks that lead there.

    Ranks that change nothing are left out.
    """

    __slots__ = ("_classes", "_powers")

    def __init__(self, ladder: Ladder, honours: bool) -> None:
        super().__init__()
        steps = steps_of(ladder)
        self._classes = steps.honours if honours else steps.suit
        self._powers = POWERS[: 7 if honours else 9]

    def __missing__(self, key: int) -> tuple[tuple[int, int], ...]:
        classes = self._classes
        now, after, left = classes[key], dict[int, int](), key
        for rank, power in enumerate(self._powers):
            left, held = divmod(left, 5)
            if held < 4:
                moved = classes[key + power]
                if moved != now:
                    after[moved] = after.get(moved, 0) | 1 << rank
        if len(self) >= KEPT:
            self.clear()
        found = self[key] = tuple(after.items())
        return found


@lru_cache(maxsize=64)
def gains(ladder: Ladder, sets: int, honours: bool) -> Gains:
    """The gains of one suit (or of the honours) for hands that lack so many sets of this ladder beside their own."""
    return Gains(ladder, sets, honours)


@lru_cache(maxsize=8)
def _moves(ladder: Ladder, honours: bool) -> _Moves:
    return _Moves(ladder, honours)
