"""Hong Kong mahjong counted a second time: slowly, on lists of tiles, straight from the pages of the book.

It shares nothing with `windroos` but the numbers of the tiles and the option values, so that the two can be compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

from windroos.hands import By, Hand, Situation, Win
from windroos.rules.rule import Value

WINDS, DRAGONS = {27, 28, 29, 30}, {31, 32, 33}
ENDS = {0, 8, 9, 17, 18, 26}
GATES = [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8]
SELF = (By.WALL, By.KONG, By.BONUS)


class NaiveLaid(NamedTuple):
    """One set of a reading: its tiles, and whether it lay on the table before the hand was shown."""

    tiles: tuple[int, ...]
    laid: bool
    open: bool

    @property
    def alike(self) -> bool:
        """A pung or a kong."""
        return len(set(self.tiles)) == 1


def decompositions(tiles: list[int], sets: int) -> Iterator[tuple[list[NaiveLaid], int]]:
    """Every way to lay these tiles as so many sets and a pair, as (sets, tile of the pair)."""
    for kind, copies in Counter(tiles).items():
        if copies > 1:
            left = sorted(tiles)
            left.remove(kind)
            left.remove(kind)
            for found in _sets(left):
                assert len(found) == sets
                yield found, kind


def _sets(left: list[int]) -> Iterator[list[NaiveLaid]]:
    if not left:
        yield []
        return
    first = left[0]
    for trio in set(combinations(left, 3)):
        run = first < 27 and first % 9 < 7 and trio == (first, first + 1, first + 2)
        if trio[0] == first and (run or trio == (first,) * 3):
            rest = list(left)
            for tile in trio:
                rest.remove(tile)
            for others in _sets(rest):
                yield [NaiveLaid(trio, False, False), *others]


def naive_score(hand: Hand, situation: Situation, o: Mapping[str, Value]) -> tuple[bool, int] | None:
    """(may go out, total) of a mahjong; None where the tiles are none."""
    win = situation.win
    assert win is not None
    if win.claimed_seasons:
        return True, 3 if win.claimed_seasons == 7 else 12
    tiles = [*hand.concealed, win.tile]
    on_table = [NaiveLaid(meld.tiles(), True, meld.open) for meld in hand.melds]
    found: list[tuple[bool, int]] = []
    if not on_table and set(tiles) == ENDS | WINDS | DRAGONS:
        found.append((True, 12))
    for sets, pair in decompositions(tiles, 4 - len(on_table)):
        fan = _fan([*sets, *on_table], pair, hand, situation, win, o)
        cap = int(o["most_fan"]) or 1000
        if _is_limit([*sets, *on_table], pair, hand, situation, win, o):
            found.append((True, max(12, min(cap, fan))))
        else:
            found.append((fan >= int(o["minimum"]), min(cap, fan)))
    return max(found, default=None)


def _is_limit(
    sets: list[NaiveLaid], pair: int, hand: Hand, situation: Situation, win: Win, o: Mapping[str, Value]
) -> bool:
    pungs = {one.tiles[0] for one in sets if one.alike}
    everything = {tile for one in sets for tile in one.tiles} | {pair}
    whole = sorted([*hand.concealed, win.tile])
    without = sorted(hand.concealed)
    nothing_laid = not hand.melds
    gates = any(
        set(whole) <= set(range(9 * suit, 9 * suit + 9))
        and not Counter(9 * suit + tile for tile in GATES) - Counter(without if o["nine_gates_strict"] else whole)
        for suit in range(3)
    )
    treasure = nothing_laid and len(pungs) == 4 and (win.by in SELF or bool(o["hidden_treasure_discard"]))
    return any(
        (
            len(pungs & DRAGONS) == 3,
            o["little_four_winds"] == "limit" and _little_winds(pungs, pair, everything),
            pungs == WINDS and pair not in DRAGONS,
            everything <= WINDS | DRAGONS,
            everything <= ENDS,
            nothing_laid and gates,
            treasure,
            win.first14 and win.by != By.KONG,
            win.first_discard,
        )
    )


def _little_winds(pungs: set[int], pair: int, everything: set[int]) -> bool:
    return len(pungs & WINDS) == 3 and pair in WINDS and not everything & DRAGONS


def _fan(sets: list[NaiveLaid], pair: int, hand: Hand, situation: Situation, win: Win, o: Mapping[str, Value]) -> int:
    pungs = [one.tiles[0] for one in sets if one.alike]
    everything = {tile for one in sets for tile in one.tiles} | {pair}
    fan = 0
    fan += not any(one.open for one in sets)
    fan += {0: 1, 4: 3}.get(len(pungs), 0)
    dragons = [kind for kind in pungs if kind in DRAGONS]
    fan += 4 if len(dragons) == 2 and pair in DRAGONS else min(2, len(dragons))
    fan += (27 + situation.round in pungs) + (27 + situation.seat in pungs)
    fan += 6 if o["little_four_winds"] == "fan" and _little_winds(set(pungs), pair, everything) else 0
    fan += _season_fan({kind - 34 for kind in hand.bonus}, situation.seat, o)
    suits = {tile // 9 for tile in everything if tile < 27}
    if len(suits) == 1:
        fan += 3 if everything & (WINDS | DRAGONS) else 6
    fan += _tile_fan(win, o)
    if o["terminals_with_honours"] and everything <= ENDS | WINDS | DRAGONS:
        fan += bool(everything & ENDS) and bool(everything - ENDS)
    if o["pair_2_5_8"]:
        fan += pair < 27 and pair % 9 + 1 in (2, 5, 8)
    return fan


def _season_fan(seasons: set[int], seat: int, o: Mapping[str, Value]) -> int:
    if not seasons:
        return 1
    if len(seasons) == 7 and o["unclaimed_seasons"] == "counts":
        return 3
    fan = 0
    for series in (range(4), range(4, 8)):
        fan += 2 if seasons >= set(series) else series[seat] in seasons
    return fan


def _tile_fan(win: Win, o: Mapping[str, Value]) -> int:
    last, own = int(win.last), int(win.by in SELF)
    fan = 0
    if win.announced_moon:
        fan, last, own = 6, 0, 0
    if win.by == By.KONG and win.kongs_in_turn > 1:
        fan += 6 if o["kong_on_kong"] == 6 else 4 + own
        own = 0
    elif win.by == By.KONG:
        fan += 1 if o["after_kong"] == 1 else 1 + own
        own = 0
    fan += win.by == By.ROBBED
    fan += win.by == By.BONUS and bool(o["season_win"])
    return fan + last + own
