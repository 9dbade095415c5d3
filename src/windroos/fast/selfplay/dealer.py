"""Chance and the wall in compiled self-play: every hand of a seed has its own wall, whoever plays it and where.

The wall lies in wall order (see `play.model.wall`). With a *stock* each seat deals and draws from a quarter of the
wall that is its own, replacement tiles from the quarter's end: what others do never changes which tiles a seat draws,
nor in which order. The live wall is then up for a seat when its own quarter is, less its share of the dead wall; a
hand is a draw when the seat that must draw cannot, and the last discard is the one after which that is so.
"""

from __future__ import annotations

import numpy as np

from windroos.expert.rack import Maps, put
from windroos.fast.selfplay.state import HandState
from windroos.rules.conduct import Bonus
from windroos.tiles import KINDS


def mixed(x: np.uint64) -> np.uint64:
    """The finishing step of splitmix64: 64 bits from 64 bits."""
    x = (x ^ x >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ x >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    return x ^ x >> np.uint64(31)


def begin(seed: int, number: int) -> np.uint64:
    """Where the random numbers of a hand begin: a function of seed and number alone."""
    golden = np.uint64(0x9E3779B97F4A7C15)
    return mixed(mixed(np.uint64(seed) + golden) + np.uint64(number) * golden)


def below(h: HandState, n: int) -> int:
    """A random number from 0 to n - 1 (n far below 2**31), and the next place in the sequence."""
    state = h.random_state + np.uint64(0x9E3779B97F4A7C15)
    h.random_state = state
    return np.int64((mixed(state) >> np.uint64(33)) * np.uint64(n) >> np.uint64(31))  # type: ignore[return-value]  # compiled


def shuffle(h: HandState, seed: int, number: int) -> None:
    """Build the wall of a hand."""
    h.random_state = begin(seed, number)
    for at in range(h.rules.wall_tiles):
        h.wall[at] = h.lookups.wall_kinds[at]
    for at in range(h.rules.wall_tiles - 1, 0, -1):
        other = below(h, at + 1)
        tile = h.wall[at]
        h.wall[at] = h.wall[other]
        h.wall[other] = tile


def live_left(h: HandState, seat: int) -> int:
    """Tiles that may still be drawn before the draw (in a game with stocks: by this seat)."""
    own = h.seats[seat]
    if h.rules.stocks:
        gone = own.front_taken + (own.back_taken if h.rules.refilled else 0)
        return h.rules.wall_tiles // h.rules.seats - h.rules.dead // h.rules.seats - gone
    return h.rules.wall_tiles - h.rules.dead - h.front_taken - (h.back_taken if h.rules.refilled else 0)


def loose_left(h: HandState, seat: int) -> int:
    """Replacement tiles that may still be taken."""
    if h.rules.refilled:
        return live_left(h, seat)
    if h.rules.stocks:
        return h.rules.dead // h.rules.seats - h.seats[seat].back_taken
    return h.rules.dead - h.back_taken


def from_front(h: HandState, seat: int) -> int:
    """Take the next tile of the wall."""
    own = h.seats[seat]
    if h.rules.stocks:
        at = own.front_taken
        own.front_taken = at + 1
        return h.wall[seat * (h.rules.wall_tiles // h.rules.seats) + at]
    at = h.front_taken
    h.front_taken = at + 1
    if at + h.back_taken == h.rules.wall_tiles - 1 and h.rules.near_first == 0:
        return h.wall[at | 1]  # the very last tile is a lower one
    first = 13 * h.rules.seats
    if h.rules.jump and h.rules.seats == 3 and at > first - 3 and at < first + 2:
        # East took the upper tiles of the first and the third stack at once.
        at = first + 1 if at == first - 2 else at - 1 if at < first + 1 else first
    return h.wall[at]


def from_back(h: HandState, seat: int) -> int:
    """Take a replacement tile."""
    own = h.seats[seat]
    if h.rules.stocks:
        own.back_taken += 1
        return h.wall[(seat + 1) * (h.rules.wall_tiles // h.rules.seats) - own.back_taken]
    back = h.back_taken
    h.back_taken = back + 1
    if h.front_taken + back == h.rules.wall_tiles - 1 and h.rules.near_first == 0:
        return h.wall[h.front_taken | 1]
    return h.wall[h.rules.wall_tiles - 2 - 2 * (back // 2) + (back + h.rules.near_first & 1)]


def deal(h: HandState, maps: Maps) -> None:
    """Deal, and replace the seasons and flowers of the deal. `h.new_tile` is then the last tile that East received."""
    if h.rules.jump and h.rules.seats == 3 and h.rules.stocks == 0:
        deal_with_jump(h, maps)
    else:
        for _ in range(3):
            for seat in range(h.rules.seats):
                for _ in range(4):
                    receive(h, maps, seat, from_front(h, seat))
        for seat in range(h.rules.seats):
            receive(h, maps, seat, from_front(h, seat))
        receive(h, maps, 0, from_front(h, 0))
    if h.rules.bonus == Bonus.EACH:
        for seat in range(h.rules.seats):
            while h.seats[seat].bonus_queued:
                replace_first(h, maps, seat)
    elif h.rules.bonus == Bonus.ROUNDS:
        left = True
        while left:
            left = False
            for seat in range(h.rules.seats):
                for _ in range(h.seats[seat].bonus_queued):
                    replace_first(h, maps, seat)
                left = left or h.seats[seat].bonus_queued > 0


def deal_with_jump(h: HandState, maps: Maps) -> None:
    """Deal to three: East takes his last two tiles together."""
    for _ in range(3):
        for seat in range(3):
            for _ in range(4):
                receive(h, maps, seat, from_front(h, seat))
    for seat in (0, 0, 1, 2):
        receive(h, maps, seat, from_front(h, seat))


def receive(h: HandState, maps: Maps, seat: int, tile: int) -> None:
    """A seat gets a tile in the deal; a bonus tile waits to be replaced."""
    own = h.seats[seat]
    if tile < KINDS:
        put(h, maps, seat, tile)
    else:
        own.bonus_queue[own.bonus_queued] = tile
        own.bonus_queued += 1
    if seat == 0:
        h.new_tile = tile


def replace_first(h: HandState, maps: Maps, seat: int) -> None:
    """Lay out the bonus tile that came first, and take a tile for it."""
    own = h.seats[seat]
    own.bonus_laid |= 1 << int(own.bonus_queue[0]) - KINDS
    own.bonus_queued -= 1
    for at in range(own.bonus_queued):
        own.bonus_queue[at] = own.bonus_queue[at + 1]
    receive(h, maps, seat, from_back(h, seat))
