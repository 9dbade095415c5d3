"""The 144 rules a second time, written from the book with lists and sets: a judge, not a program.

It knows the default rulings and no special formations, takes hands as tiles and melds, reads them by brute force and
counts without any of the project's patterns, facts or totals.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from tests.test_readings import brute_force
from windroos.hands import By, Hand, Situation, Win

WINDS, DRAGONS = {27, 28, 29, 30}, {31, 32, 33}
HONOURS = WINDS | DRAGONS
ENDS = {0, 8, 9, 17, 18, 26}
DOTS_1, DOTS_5, BIRD = 9, 13, 18
OWN_SEASONS = {0: {35, 39}, 1: {37, 41}, 2: {36, 40}, 3: {34, 38}}  # summer orchid, winter bamboo, autumn, spring


class NaiveSet(NamedTuple):
    """A set in a reading."""

    tiles: tuple[int, ...]
    open: bool
    first: bool = False
    """Made with East's first discard."""

    @property
    def is_chow(self) -> bool:
        return self.tiles[0] != self.tiles[1]

    @property
    def is_kong(self) -> bool:
        return len(self.tiles) == 4


def judge(hand: Hand, situation: Situation) -> int | None:
    """The end score before the limit; None for a winner without mahjong. A situation is worth 500."""
    laid = [NaiveSet(meld.tiles(), meld.open, meld.east_first) for meld in hand.melds]
    if situation.win is None:
        return 0 if situation.bet else _loser(hand, laid, situation)
    found = _wins(hand, laid, situation, situation.win)
    if situation.win.tile == DOTS_1 and _eats_cake(hand, laid):
        found.append(500)
    return max(found) if found else None


def _loser(hand: Hand, laid: list[NaiveSet], situation: Situation) -> int:
    copies = Counter(hand.concealed)
    sets = laid + [NaiveSet((kind,) * 3, False) for kind, number in copies.items() if number >= 3]
    pairs = [kind for kind, number in copies.items() if number == 2]
    points = sum(_worth(one) for one in sets) + 4 * len(hand.bonus)
    points += max((_pair_worth(kind, situation) for kind in pairs), default=0)
    tiles = [*hand.concealed, *(tile for one in laid for tile in one.tiles)]
    return _tens(points) << _doubles(sets, set(tiles), hand, situation)


def _wins(hand: Hand, laid: list[NaiveSet], situation: Situation, win: Win) -> list[int]:
    found = []
    only = len([kind for kind in range(34) if _is_mahjong([*hand.concealed, kind], laid)]) == 1
    whole = [*hand.concealed, win.tile]
    for sets, pair in _mahjongs(whole, laid):
        places = [at for at, one in enumerate(sets) if win.tile in one.tiles]
        for place in [*places, *([-1] if pair == win.tile else [])]:
            rack = [one._replace(first=at == place and win.first_discard) for at, one in enumerate(sets)]
            found.append(_count(rack + laid, pair, only, hand, situation, win))
    return found


def _mahjongs(tiles: list[int], laid: list[NaiveSet]) -> list[tuple[list[NaiveSet], int]]:
    """Four sets and a pair with one chow at most, or with four."""
    everything = [*tiles, *(tile for one in laid for tile in one.tiles)]
    if any(everything.count(kind) > 4 for kind in tiles):
        return []
    found = []
    for reading in brute_force(tuple(sorted(tiles))):
        sets = [NaiveSet(one, False) for one in reading if len(one) == 3]
        chows = sum(one.is_chow for one in sets + laid)
        if len(sets) + len(laid) == 4 and chows in (0, 1, 4):
            found.append((sets, next(one[0] for one in reading if len(one) == 2)))
    return found


def _is_mahjong(tiles: list[int], laid: list[NaiveSet]) -> bool:
    return bool(_mahjongs(tiles, laid))


def _eats_cake(hand: Hand, laid: list[NaiveSet]) -> bool:
    tiles = [*hand.concealed, *(tile for one in laid for tile in one.tiles)]
    found = _mahjongs([*hand.concealed, BIRD], laid)
    return set(tiles) <= set(range(18, 27)) and any(pair == BIRD for _, pair in found)


def _count(sets: list[NaiveSet], pair: int, only: bool, hand: Hand, situation: Situation, win: Win) -> int:
    replacement = win.by in (By.KONG, By.BONUS)
    if (replacement and win.tile == DOTS_5) or (win.last and win.tile == DOTS_1):
        return 500
    chows = sum(one.is_chow for one in sets)
    points = sum(_worth(one) for one in sets) + _pair_worth(pair, situation) + 4 * len(hand.bonus)
    points += 2 * (win.by == By.WALL) + 2 * only + 10 * win.last
    points += 10 * win.rejected_replacement + 10 * (win.by == By.ROBBED)
    total = _tens(points) + (20 if chows == 1 else 30)
    tiles = {pair, *(tile for one in sets for tile in one.tiles)}
    doubles = _doubles(sets, tiles, hand, situation)
    doubles += all(not one.open for one in sets) + replacement + win.bet
    groups = [tile // 9 if tile < 27 else 3 if tile in WINDS else 4 for tile in (pair, *(one.tiles[0] for one in sets))]
    doubles += sorted(groups) == [0, 1, 2, 3, 4]
    return total << doubles


def _tens(points: int) -> int:
    return -(-points // 10) * 10


def _worth(one: NaiveSet) -> int:
    extra = 2 if one.first else 0
    if one.is_chow:
        return extra
    table = {(False, True): (2, 4), (True, True): (8, 16), (False, False): (4, 8), (True, False): (16, 32)}
    return table[one.is_kong, one.open][one.tiles[0] in ENDS | HONOURS] + extra


def _pair_worth(kind: int, situation: Situation) -> int:
    return 2 if kind in ENDS | DRAGONS or kind == 27 + situation.seat else 0


def _doubles(sets: list[NaiveSet], tiles: set[int], hand: Hand, situation: Situation) -> int:
    bonus = set(hand.bonus)
    doubles = int(bonus >= OWN_SEASONS[situation.seat])
    doubles += 3 * (bonus >= {34, 35, 36, 37}) + 3 * (bonus >= {38, 39, 40, 41})
    suits = {tile // 9 for tile in tiles - HONOURS}
    doubles += (len(suits) == 1) * (1 if tiles & HONOURS else 3)
    doubles += 3 if tiles <= HONOURS else tiles <= HONOURS | ENDS
    hidden = [one for one in sets if not one.open and not one.is_chow]
    doubles += {3: 1, 4: 2}.get(len(hidden), 0) + {2: 1, 3: 2, 4: 3}.get(sum(one.is_kong for one in hidden), 0)
    for one in sets:
        if not one.is_chow:
            kind = one.tiles[0]
            doubles += (kind in DRAGONS) + (kind == 27 + situation.seat) + (kind == 27 + situation.round)
    return doubles
