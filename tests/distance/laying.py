"""Hands as counts, and some that are awkward."""

import functools
import random
from itertools import combinations_with_replacement

import numpy as np

from windroos.bits import PackedCounts
from windroos.distance.irregular import NEVER
from windroos.distance.shapes import Shape

Counts = tuple[int, ...]


def counts(text: str) -> Counts:
    """`123m 77z` as 34 counts."""
    found = [0] * 34
    for word in text.split():
        for rank in word[:-1]:
            found["mpsz".index(word[-1]) * 9 + int(rank) - 1] += 1
    return tuple(found)


def pack(hand: Counts) -> PackedCounts:
    suits = [sum(number << 3 * rank for rank, number in enumerate(hand[at : at + 9])) for at in (0, 9, 18, 27)]
    return PackedCounts(*suits)


def drawn(kinds: list[int], number: int, chance: random.Random) -> Counts:
    """So many tiles from the wall's tiles of these kinds."""
    hand = [0] * 34
    for kind in chance.sample([kind for kind in kinds for _ in range(4)], number):
        hand[kind] += 1
    return tuple(hand)


class LaidHand:
    """Every choice of sets and a pair from a few kinds, written out: counts of the kinds, and what was chosen."""

    def __init__(self, kinds: list[int], sets: int) -> None:
        chows = [kind for kind in kinds if kind < 27 and kind % 9 < 7 and {kind + 1, kind + 2} <= set(kinds)]
        parts = [(kind, False) for kind in kinds] + [(kind, True) for kind in chows]
        rows, chow_counts, pungs, starts, pairs = [], [], [], [], []
        for chosen in combinations_with_replacement(parts, sets):
            laid = [0] * len(kinds)
            for kind, is_chow in chosen:
                for tile in (kind, kind + 1, kind + 2) if is_chow else (kind, kind, kind):
                    laid[kinds.index(tile)] += 1
            if max(laid, default=0) > 4:
                continue
            for pair in kinds:
                row = laid.copy()
                row[kinds.index(pair)] += 2
                if max(row) <= 4:
                    rows.append(row)
                    chow_counts.append(sum(is_chow for _, is_chow in chosen))
                    pungs.append(sum({1 << kind for kind, is_chow in chosen if not is_chow}))
                    starts.append(sum({1 << kind for kind, is_chow in chosen if is_chow}))
                    pairs.append(1 << pair)
        self.kinds = kinds
        self.rows = np.array(rows, np.int64)
        self.chow_counts = np.array(chow_counts)
        self.pungs, self.starts, self.pairs = np.array(pungs), np.array(starts), np.array(pairs)

    def short(self, hand: Counts, shape: Shape, gone: Counts) -> int:
        """The fewest missing tiles over every hand that has the shape and whose tiles exist."""
        outside = ~shape.allowed
        used = np.array([1 << kind for kind in self.kinds])
        good = (self.chow_counts >= shape.min_chows) & (self.chow_counts <= shape.max_chows)
        good &= (self.pungs & ~shape.pungs == 0) & (self.pairs & ~shape.pairs == 0) & (self.starts & ~shape.chows == 0)
        good &= self.pungs & shape.required == shape.required
        good &= ((self.rows > 0) * used & outside).sum(axis=1) == 0
        good &= (self.rows <= 4 - np.array([gone[kind] for kind in self.kinds])).all(axis=1)
        held = np.array([hand[kind] for kind in self.kinds])
        missing = np.maximum(self.rows[good] - held, 0).sum(axis=1)
        return int(missing.min()) if len(missing) else NEVER


UNIVERSES = ([*range(9), 27, 33], [*range(4, 9), *range(9, 13), 18, 31], [0, 1, 2, 3, 20, 21, 22, 26, 30])


@functools.cache
def laid(at: int, sets: int) -> LaidHand:
    """So many sets and a pair from the kinds of a universe."""
    return LaidHand(UNIVERSES[at], sets)


def parts(key: int, ranks: int) -> set[tuple[int, int]]:
    """(pairs, chows) of every way to read a key as sets and at most one pair."""
    digits = tuple(key // 5**rank % 5 for rank in range(ranks))
    found = set()

    def walk(left: tuple[int, ...], pairs: int, chows: int) -> None:
        low = next((rank for rank, number in enumerate(left) if number), None)
        if low is None:
            found.add((pairs, chows))
            return
        if left[low] >= 3:
            walk(tuple(n - 3 * (r == low) for r, n in enumerate(left)), pairs, chows)
        if left[low] >= 2 and not pairs:
            walk(tuple(n - 2 * (r == low) for r, n in enumerate(left)), 1, chows)
        if ranks == 9 and low < 7 and left[low + 1] and left[low + 2]:
            walk(tuple(n - (low <= r <= low + 2) for r, n in enumerate(left)), pairs, chows + 1)

    walk(digits, 0, 0)
    return found
