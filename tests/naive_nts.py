"""The Dutch tournament rules a second time, written from the book with lists and sets: a judge, not a program.

It knows the default rulings only, takes hands as tiles and melds, reads them by brute force and counts without any of
the project's patterns, facts or totals.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from tests.test_readings import brute_force
from windroos.hands import By, Hand, Situation

WINDS, DRAGONS = {27, 28, 29, 30}, {31, 32, 33}
HONOURS = WINDS | DRAGONS
ENDS = {0, 8, 9, 17, 18, 26}
GREEN = {19, 20, 21, 23, 25, 32}
DOTS_1, DOTS_5, BIRD = 9, 13, 18


class PlainSet(NamedTuple):
    """A set in a reading."""

    tiles: tuple[int, ...]
    open: bool

    @property
    def is_chow(self) -> bool:
        return self.tiles[0] != self.tiles[1]

    @property
    def is_kong(self) -> bool:
        return len(self.tiles) == 4


class NaiveVerdict(NamedTuple):
    """What the naive judge says."""

    complete: bool
    legal: bool
    total: int


def judge(hand: Hand, situation: Situation) -> NaiveVerdict:
    """Score a hand of any player."""
    laid = [PlainSet(meld.tiles(), meld.open) for meld in hand.melds]
    if situation.win is None:
        return NaiveVerdict(False, True, _loser(list(hand.concealed), laid, situation))
    tile = situation.win.tile
    found = _wins(hand, laid, situation, tile, tile)
    if tile == DOTS_1:
        found += _wins(hand, laid, situation, BIRD, tile)
    if not found:
        return NaiveVerdict(False, False, 0)
    legal, total = max(found)
    return NaiveVerdict(True, legal, total)


def _loser(rack: list[int], laid: list[PlainSet], situation: Situation) -> int:
    copies = Counter(rack)
    sets = laid + [PlainSet((kind,) * 3, False) for kind, number in copies.items() if number >= 3]
    pairs = [kind for kind, number in copies.items() if number == 2]
    everything = rack + [tile for one in laid for tile in one.tiles]
    points = sum(_points(one) for one in sets) + sum(_pair_points(kind, situation) for kind in pairs)
    counted = min(2000, points << _doubles(sets, everything, situation))
    more = [kind for kind in range(34) if copies[kind] < 4 and not laid]
    return max([counted, *(_irregular([*rack, kind]) // 2 for kind in more)])


def _points(one: PlainSet) -> int:
    if one.is_chow:
        return 0
    simple = one.tiles[0] not in ENDS | HONOURS
    return (2 if simple else 4) * (1 if one.open else 2) * (4 if one.is_kong else 1)


def _pair_points(kind: int, situation: Situation) -> int:
    return 2 * ((kind in DRAGONS) + (kind == 27 + situation.seat) + (kind == 27 + situation.round))


def _doubles(sets: list[PlainSet], everything: list[int], situation: Situation) -> int:
    pungs = [one for one in sets if not one.is_chow]
    kinds = {one.tiles[0] for one in pungs}
    doubles = len(kinds & DRAGONS) + (27 + situation.seat in kinds) + (27 + situation.round in kinds)
    hidden = sum(not one.open or one.is_kong for one in pungs)
    hidden_kongs = sum(not one.open and one.is_kong for one in pungs)
    kongs = sum(one.is_kong for one in pungs)
    doubles += max(
        3 * (kongs == 4), 2 * (hidden == 4), 2 * (hidden_kongs >= 3), 1 * (hidden >= 3)
    )  # only one of these four
    tiles = set(everything)
    suits = {kind // 9 for kind in tiles - HONOURS}
    if tiles <= HONOURS or (len(suits) == 1 and not tiles & HONOURS):
        clean = 3
    elif tiles <= HONOURS | ENDS and len(suits) == 1:
        clean = 2
    elif len(suits) == 1 or tiles <= HONOURS | ENDS:
        clean = 1
    else:
        clean = 0
    return doubles + clean


def _irregular(tiles: list[int]) -> int:
    """The worth of fourteen concealed tiles as an irregular limit hand, 0 if they are none."""
    copies, kinds = Counter(tiles), set(tiles)
    suits = {kind // 9 for kind in kinds - HONOURS}
    worth = [0]
    if len(suits) == 1 and not kinds & HONOURS:
        ranks = Counter(kind % 9 for kind in tiles)
        if all(ranks[rank] >= (3 if rank in (0, 8) else 1) for rank in range(9)):
            worth.append(2000)
    if kinds == ENDS | HONOURS:
        worth.append(2000)
    pairs = all(number in (2, 4) for number in copies.values())
    if pairs:
        worth.append(250)
        if kinds <= HONOURS:
            worth.append(2000)
        elif len(suits) == 1:
            worth.append(500)
            if not kinds & HONOURS or kinds <= HONOURS | ENDS:
                worth.append(1000)
    for suit in suits:
        ranks_there = {kind % 9 for kind in kinds if kind // 9 == suit and kind < 27}
        if len(suits) == 1 and ranks_there == set(range(9)) and kinds & HONOURS == WINDS:
            worth.append(1000)
        if len(suits) == 1 and ranks_there == set(range(9)) and kinds & DRAGONS == DRAGONS:
            winds = [kind for kind in tiles if kind in WINDS]
            if len(winds) == 2 and winds[0] == winds[1]:
                worth.append(1000)
        if len(suits) == 1 and ranks_there == set(range(7)) and kinds & HONOURS == HONOURS:
            worth.append(1000)
    return max(worth)


def _wins(hand: Hand, laid: list[PlainSet], situation: Situation, tile: int, real: int) -> list[tuple[bool, int]]:
    """(legal, total) of every reading with the winning tile taken as `tile`."""
    assert situation.win is not None
    found: list[tuple[bool, int]] = []
    whole = sorted([*hand.concealed, tile])
    birds = whole.count(BIRD) + sum(one.tiles.count(BIRD) for one in laid)
    if tile != real and birds > 4:
        return found
    first = 2000 if situation.win.first14 and situation.win.by == By.WALL else 0
    first = max(first, 1000 if situation.win.first_discard else 0)
    pairs = all(number in (2, 4) for number in Counter(whole).values())
    if not laid and _irregular(whole) and (tile == real or pairs):
        found.append((True, max(first, _irregular(whole))))
    only = _only_tile(hand, laid)
    for reading in brute_force(tuple(whole)):
        sets = [PlainSet(one, False) for one in reading if len(one) == 3]
        pair = next(one[0] for one in reading if len(one) == 2)
        if len(sets) + len(laid) != 4:
            continue
        taken = situation.win.by in (By.DISCARD, By.ROBBED)
        for place in {pair, *(at for at, one in enumerate(sets, 100) if tile in one.tiles)}:
            if (place < 100 and pair != tile) or (tile != real and place >= 100):
                continue
            completed = [
                one._replace(open=True) if at == place and taken and not one.is_chow else one
                for at, one in enumerate(sets, 100)
            ]
            found.append(
                _count_win(completed + laid, pair, place < 100, only, [*whole], laid, situation, tile, real, first)
            )
    return found


def _only_tile(hand: Hand, laid: list[PlainSet]) -> bool:
    completing = 0
    for kind in range(34):
        tiles = sorted([*hand.concealed, kind])
        if tiles.count(kind) + sum(one.tiles.count(kind) for one in laid) > 4:
            continue  # the hand itself holds all four
        completing += bool(brute_force(tuple(tiles)) or (not laid and _irregular(tiles)))
    return completing == 1


def _count_win(
    sets: list[PlainSet],
    pair: int,
    on_pair: bool,
    only: bool,
    whole: list[int],
    laid: list[PlainSet],
    situation: Situation,
    tile: int,
    real: int,
    first: int,
) -> tuple[bool, int]:
    win = situation.win
    assert win is not None
    everything = whole + [one for meld in laid for one in meld.tiles]
    tiles = set(everything)
    pungs = {one.tiles[0] for one in sets if not one.is_chow}
    drawn = win.by in (By.WALL, By.KONG, By.BONUS)
    points = 20 + sum(_points(one) for one in sets) + _pair_points(pair, situation)
    points += 2 * only + 2 * drawn + 2 * on_pair + 10 * (tile != real)
    doubles = _doubles(sets, everything, situation)
    doubles += 2 * (drawn and not any(one.open for one in laid))
    doubles += (len(pungs & WINDS) == 3 and pair in WINDS) + (len(pungs & DRAGONS) == 2 and pair in DRAGONS)
    doubles += (not pungs) + (len(pungs) == 4) + (not tiles & (ENDS | HONOURS))
    last = (3 if real == DOTS_1 else 1) if win.last and drawn else 0
    loose = (3 if real == DOTS_5 else 2 if win.kongs_in_turn >= 2 else 1) if win.by == By.KONG else 0
    doubles += max(last, loose)
    doubles += win.by == By.ROBBED
    limit = first
    if pungs >= WINDS or pungs >= DRAGONS or tiles <= GREEN or (tiles <= ENDS and len(pungs) == 4):
        limit = 2000
    if sum(one.is_kong and not one.open for one in sets) == 4:
        limit = 2000
    if _snake(sets, pair, tiles):
        limit = max(limit, 1000)
    if limit:
        return True, limit
    return doubles >= 2, min(2000, points << doubles)


def _snake(sets: list[PlainSet], pair: int, tiles: set[int]) -> bool:
    if len({kind // 9 for kind in tiles}) != 1 or tiles & HONOURS:
        return False
    pungs = sorted(one.tiles[0] % 9 for one in sets if not one.is_chow)
    middle = [kind % 9 for one in sets if one.is_chow for kind in one.tiles] + [pair % 9]
    return pungs == [0, 8] and sorted(middle) == list(range(1, 8))
