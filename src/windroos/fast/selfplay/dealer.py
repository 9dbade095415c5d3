"""Chance and the wall in compiled self-play: every hand of a seed has its own wall, whoever plays it and where.

The wall lies in wall order (see `play.model.wall`). With a *stock* each seat deals and draws from a quarter of the
wall that is its own, replacement tiles from the quarter's end: what others do never changes which tiles a seat draws,
nor in which order. The live wall is then up for a seat when its own quarter is, less its share of the dead wall; a
hand is a draw when the seat that must draw cannot, and the last discard is the one after which that is so.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from windroos.fast.selfplay.seats import Maps, put
from windroos.rules.conduct import Bonus
from windroos.tiles import KINDS


def mixed(x: Any) -> Any:
    """The finishing step of splitmix64: 64 bits from 64 bits."""
    x = (x ^ x >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ x >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    return x ^ x >> np.uint64(31)


def begin(seed: int, number: int) -> Any:
    """Where the random numbers of a hand begin: a function of seed and number alone."""
    golden = np.uint64(0x9E3779B97F4A7C15)
    return mixed(mixed(np.uint64(seed) + golden) + np.uint64(number) * golden)


def below(h: Any, n: int) -> int:
    """A random number from 0 to n - 1 (n far below 2**31), and the next place in the sequence."""
    state = np.uint64(h.random) + np.uint64(0x9E3779B97F4A7C15)
    h.random = np.int64(state)
    return np.int64((mixed(state) >> np.uint64(33)) * np.uint64(n) >> np.uint64(31))  # type: ignore[return-value]  # compiled


def shuffle(h: Any, seed: int, number: int) -> None:
    """Build the wall of a hand."""
    h.random = np.int64(begin(seed, number))
    for at in range(h.tiles):
        h.wall[at] = h.kinds[at]
    for at in range(h.tiles - 1, 0, -1):
        other = below(h, at + 1)
        tile = h.wall[at]
        h.wall[at] = h.wall[other]
        h.wall[other] = tile


def live_left(h: Any, seat: int) -> int:
    """Tiles that may still be drawn before the draw (in a game with stocks: by this seat)."""
    if h.stock:
        gone = h.fronts[seat] + (h.backs[seat] if h.refilled else 0)
        return int(h.tiles // h.seats - h.dead // h.seats - gone)
    return int(h.tiles - h.dead - h.front - (h.back if h.refilled else 0))


def loose_left(h: Any, seat: int) -> int:
    """Replacement tiles that may still be taken."""
    if h.refilled:
        return live_left(h, seat)
    if h.stock:
        return int(h.dead // h.seats - h.backs[seat])
    return int(h.dead - h.back)


def from_front(h: Any, seat: int) -> int:
    """Take the next tile of the wall."""
    if h.stock:
        at = h.fronts[seat]
        h.fronts[seat] = at + 1
        return int(h.wall[seat * (h.tiles // h.seats) + at])
    at = h.front
    h.front = at + 1
    if at + h.back == h.tiles - 1 and h.near_first == 0:
        return int(h.wall[at | 1])  # the very last tile is a lower one
    first = 13 * h.seats
    if h.jump and h.seats == 3 and at > first - 3 and at < first + 2:
        # East took the upper tiles of the first and the third stack at once.
        at = first + 1 if at == first - 2 else at - 1 if at < first + 1 else first
    return int(h.wall[at])


def from_back(h: Any, seat: int) -> int:
    """Take a replacement tile."""
    if h.stock:
        h.backs[seat] += 1
        return int(h.wall[(seat + 1) * (h.tiles // h.seats) - h.backs[seat]])
    back = h.back
    h.back = back + 1
    if h.front + back == h.tiles - 1 and h.near_first == 0:
        return int(h.wall[h.front | 1])
    return int(h.wall[h.tiles - 2 - 2 * (back // 2) + (back + h.near_first & 1)])


def deal(h: Any, maps: Maps) -> None:
    """Deal, and replace the seasons and flowers of the deal. `h.tile` is then the last tile that East received."""
    if h.jump and h.seats == 3 and h.stock == 0:
        deal_with_jump(h, maps)
    else:
        for _ in range(3):
            for seat in range(h.seats):
                for _ in range(4):
                    receive(h, maps, seat, from_front(h, seat))
        for seat in range(h.seats):
            receive(h, maps, seat, from_front(h, seat))
        receive(h, maps, 0, from_front(h, 0))
    if h.bonus == Bonus.EACH:
        for seat in range(h.seats):
            while h.queued[seat]:
                replace_first(h, maps, seat)
    elif h.bonus == Bonus.ROUNDS:
        left = True
        while left:
            left = False
            for seat in range(h.seats):
                for _ in range(h.queued[seat]):
                    replace_first(h, maps, seat)
                left = left or h.queued[seat] > 0


def deal_with_jump(h: Any, maps: Maps) -> None:
    """Deal to three: East takes his last two tiles together."""
    for _ in range(3):
        for seat in range(3):
            for _ in range(4):
                receive(h, maps, seat, from_front(h, seat))
    for seat in (0, 0, 1, 2):
        receive(h, maps, seat, from_front(h, seat))


def receive(h: Any, maps: Maps, seat: int, tile: int) -> None:
    """A seat gets a tile in the deal; a bonus tile waits to be replaced."""
    if tile < KINDS:
        put(h, maps, seat, tile)
    else:
        h.queue[seat, h.queued[seat]] = tile
        h.queued[seat] += 1
    if seat == 0:
        h.tile = tile


def replace_first(h: Any, maps: Maps, seat: int) -> None:
    """Lay out the bonus tile that came first, and take a tile for it."""
    h.flowers[seat] |= 1 << int(h.queue[seat, 0]) - KINDS
    h.queued[seat] -= 1
    for at in range(h.queued[seat]):
        h.queue[seat, at] = h.queue[seat, at + 1]
    receive(h, maps, seat, from_back(h, seat))
