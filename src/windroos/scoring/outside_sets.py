"""Hands outside four sets and a pair, by a rule set: its irregular hands and its special formations."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from windroos.bits import PackedCounts, digit_sum
from windroos.reading.facts import IRREGULAR, NO_KNITTED, Lay, add_tile, facts
from windroos.reading.suits import NO_SETS, WHOLE
from windroos.rules.rules import Rules
from windroos.tiles import BAMBOO, CHARACTERS, DOTS, HONOURS, KINDS, ORPHANS, P1, S1, kinds_in

_SUITS: Final = (CHARACTERS, DOTS, BAMBOO)
_PAIRS: Final = 7
"""Kinds that thirteen tiles of a hand of pairs have at most."""
_ROW: Final = 12
"""Kinds that thirteen tiles of a snake, Peking's court or thirteen orphans have at least; MCR's knitted ones 13."""


def is_irregular(rules: Rules, lay: Lay) -> bool:
    """Whether fourteen concealed tiles are a hand outside four sets and a pair that the rule set has."""
    if not rules.irregular or not may_be_irregular(rules, lay.kinds):
        return False
    f = facts(lay, IRREGULAR, NO_SETS, 0, WHOLE, NO_KNITTED)
    return any(slot.pattern(f) == 0 for slot in rules.irregular)


def may_be_irregular(rules: Rules, kinds: int) -> bool:
    """Whether concealed tiles of these kinds could be, or wait for, a hand outside sets: quick, and nearly always no.

    Such a hand is of pairs, of one suit (nine gates), a row of different tiles of one suit with honours (snakes,
    Peking's court), of ends and honours, or MCR's knitted tiles.
    """
    different = kinds.bit_count()
    if different <= _PAIRS or any(not kinds & ~suit for suit in _SUITS):
        return True
    if different < _ROW:
        return False
    one_suit = any(not kinds & ~(suit | HONOURS) for suit in _SUITS)
    return one_suit or not kinds & ~ORPHANS or (rules.policy.knitted == 1 and different > _ROW)


def irregular_waits(rules: Rules, lay: Lay) -> int:
    """Mask of the kinds that complete thirteen concealed tiles as a hand outside four sets and a pair."""
    if lay.laid or not rules.irregular or not may_be_irregular(rules, lay.kinds):
        return 0
    alone = facts(lay._replace(win=-1), IRREGULAR, NO_SETS, 0, WHOLE, NO_KNITTED)
    near = [slot.pattern for slot in rules.irregular if slot.pattern(alone) <= 1]
    found = 0
    for kind in _completing(lay.kinds) if near else ():
        f = facts(add_tile(lay, kind)._replace(win=kind), IRREGULAR, NO_SETS, 0, WHOLE, NO_KNITTED)
        if any(pattern(f) == 0 for pattern in near):
            found |= 1 << kind
    return found


def _completing(kinds: int) -> Iterable[int]:
    """The kinds that may complete thirteen tiles of these kinds: no pair is made with a tile that stays alone.

    But where pe-ling counts, dots 1 and bamboo 1 are a pair.
    """
    pairs = kinds.bit_count() <= _PAIRS and all(kinds & ~suit for suit in _SUITS)
    return kinds_in(kinds | 1 << P1 | 1 << S1) if pairs else range(KINDS)


def special_of(rules: Rules, lay: Lay) -> int:
    """Index + 1 of the special formation that a complete lay is, 0 for none or where the rule set has no list."""
    if rules.formations is None:
        return 0
    chows = digit_sum(lay.laid_chow_m) + digit_sum(lay.laid_chow_p) + digit_sum(lay.laid_chow_s)
    tiles = lay
    for kind in kinds_in(lay.kongs):
        tiles = add_tile(tiles, kind, -1)
    packed = PackedCounts(tiles.m, tiles.p, tiles.s, tiles.z)
    return rules.formations.match(packed, lay.laid == 0, lay.seat, lay.round, lay.win, chows)


def heaven_of(rules: Rules, lay: Lay) -> int:
    """The same for the two formations that any complete hand is by its moment alone (144 rules, rule 122).

    East's own must be there from the deal, replaced seasons included; after a kong it was not.
    """
    if rules.formations is None:
        return 0
    from windroos.rules.formations import HEAVEN, INDIRECT_HEAVEN  # read already where there are formations

    return moment(lay, rules.formations.situation(HEAVEN), rules.formations.situation(INDIRECT_HEAVEN))


def moment(lay: Lay, heaven: int, indirect: int) -> int:
    """Which of these two, if any, the moment of winning makes. Also compiled."""
    if lay.first_discard:
        return indirect
    return heaven if lay.first14 and lay.laid == 0 else 0
