"""A whole hand without each of the tiles that may go, looked at for one target after another.

What a target says of a hand without a tile is for the most part what it says without another one of the suit: the suit
of that tile alone is looked up anew, and the rest once for each class that the suit then has. What targets want alike
of a suit is looked up once for all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from windroos.bots.gains import HONOURS, OTHERS
from windroos.bots.slots import EVERY_RANK, FREE, KEY, LACKING, LOW, POWERS, TILES, WANTED, Want
from windroos.bots.targets import Target

Look = tuple[int, int]
"""Tiles missing, and the mask of the kinds of which one more brings the hand nearer."""
_BESIDE: Final = ((1, 2), (0, 2), (0, 1))
"""The two other suits of each suit."""


class _Suit(NamedTuple):
    """What a target wants of one suit, beside what there is.

    key      of the tiles left for the sets that the target is free to choose
    its      the class of these
    lacking  tiles that the target's own sets lack
    wanted   mask of the kinds that these lack
    free     mask of the kinds of which one more would be one more for the other sets
    without  the same without each of the kinds that may go: their place, key, class, and masks of ranks
    """

    key: int
    its: int
    lacking: int
    wanted: int
    free: int
    without: list[tuple[int, int, int, int, int, int]]


class Discards:
    """A rack by its keys, and the kinds of which a tile may go."""

    __slots__ = ("_going", "_keys", "_known", "_number")

    def __init__(self, keys: int, kinds: Sequence[int]) -> None:
        self._keys = keys & KEY, keys >> 24 & KEY, keys >> 48 & KEY, keys >> 72
        self._number = len(kinds)
        self._going: list[list[tuple[int, int]]] = [[], [], [], []]
        for at, kind in enumerate(kinds):
            self._going[kind // 9].append((at, self._keys[kind // 9] - POWERS[kind % 9]))
        self._known: dict[tuple[int, Want], _Suit] = {}

    def looks(self, target: Target) -> list[Look]:
        """What a target lacks and what helps it without each of the kinds."""
        found: list[Look] = [(0, 0)] * self._number
        known = self._known
        suits = [known.get(at) or self._suit(at) for at in enumerate(target.wants)]
        for at, (one, other) in enumerate(_BESIDE):
            if suits[at].without:
                _looks(target, suits[at], suits[one], suits[other], suits[3], (9 * at, 9 * one, 9 * other), found)
        if suits[3].without:
            _honours_looks(target, suits, found)
        return found

    def _suit(self, which: tuple[int, Want]) -> _Suit:
        at, want = which
        low, high, classes = want.low, want.high, want.classes
        upper, lower = divmod(self._keys[at], LOW)
        part = low[lower] + high[upper]
        without = []
        for place, left in self._going[at]:
            upper, lower = divmod(left, LOW)
            rest = low[lower] + high[upper]
            masks = rest >> WANTED & EVERY_RANK, rest >> FREE
            without.append((place, rest & KEY, classes[rest & KEY], rest >> LACKING & TILES, *masks))
        key = part & KEY
        wanted, free = (part >> WANTED & EVERY_RANK) << 9 * at, part >> FREE << 9 * at
        found = self._known[which] = _Suit(key, classes[key], part >> LACKING & TILES, wanted, free, without)
        return found


def _looks(
    target: Target, gone: _Suit, one: _Suit, other: _Suit, honours: _Suit, at: tuple[int, int, int], found: list[Look]
) -> None:
    """Without tiles of one suit, beside two others; `at` are the first kinds of the three."""
    first, of_one, of_other = at
    a_key, a, a_lacking, a_wanted, a_free, _ = one
    b_key, b, b_lacking, b_wanted, b_free, _ = other
    z_key, v, z_lacking, z_wanted, z_free, _ = honours
    two, helps, honours_help, short = target.two, target.helps, target.honours_help, target.short
    a_row, b_row = two[a], two[b]
    pair = a_row[b]
    to_three, lacking, wanted = target.three[pair], a_lacking + b_lacking + z_lacking, a_wanted | b_wanted | z_wanted
    beside = v << HONOURS
    asks, a_asks, b_asks = pair << OTHERS | beside, a_key | beside, b_key | beside
    known: dict[int, Look] = {}
    for place, key, its, own_lacking, own_wanted, own_free in gone.without:
        look = known.get(its)
        if look is None:
            rest = to_three[its]
            look = known[its] = (
                short[rest][v] + lacking,
                wanted
                | helps[a_asks | b_row[its] << OTHERS] << of_one & a_free
                | helps[b_asks | a_row[its] << OTHERS] << of_other & b_free
                | honours_help[z_key | rest << OTHERS] << 27 & z_free,
            )
        found[place] = look[0] + own_lacking, look[1] | (own_wanted | helps[key | asks] & own_free) << first


def _honours_looks(target: Target, suits: list[_Suit], found: list[Look]) -> None:
    """Without honours."""
    m, p, s, honours = suits
    two, helps, honours_help = target.two, target.helps, target.honours_help
    x, y, w = two[p.its][s.its], two[m.its][s.its], two[m.its][p.its]
    rest = target.three[w][s.its]
    short = target.short[rest]
    lacking, wanted = m.lacking + p.lacking + s.lacking, m.wanted | p.wanted | s.wanted
    m_asks, p_asks, s_asks = m.key | x << OTHERS, p.key | y << OTHERS, s.key | w << OTHERS
    asks = rest << OTHERS
    known: dict[int, Look] = {}
    for place, key, its, own_lacking, own_wanted, own_free in honours.without:
        look = known.get(its)
        if look is None:
            beside = its << HONOURS
            look = known[its] = (
                short[its] + lacking,
                wanted
                | helps[m_asks | beside] & m.free
                | helps[p_asks | beside] << 9 & p.free
                | helps[s_asks | beside] << 18 & s.free,
            )
        found[place] = look[0] + own_lacking, look[1] | (own_wanted | honours_help[key | asks] & own_free) << 27
