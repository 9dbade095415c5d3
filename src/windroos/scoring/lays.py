"""From a hand and its situation to the facts of every reading."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from windroos.bits import digit_sum
from windroos.facts import (
    IRREGULAR,
    KNITTED,
    LOSER,
    NO_KNITTED,
    SEASONS_CLAIMED,
    SETS,
    Facts,
    Lay,
    facts,
    kinds_of,
    loser_sets,
    two_alike,
)
from windroos.hands import Hand, Situation, Win
from windroos.knitted import in_knitted, knitted_readings
from windroos.readings import CHOW_HIGH, PAIR, WHOLE, combine, places, suit_readings
from windroos.rules.irregular import seven_pairs_short
from windroos.rules.rules import Rules
from windroos.scoring.waiting import NO_SETS, add_tile, irregular_short, irregular_waits, set_waits, with_few_chows
from windroos.tiles import BAMBOO, P1, S1, SEASONS


class Rack(NamedTuple):
    """The concealed tiles as packed counts."""

    m: int
    p: int
    s: int
    z: int

    def plus(self, kind: int) -> Rack:
        """The rack with one tile more."""
        packed = list(self)
        packed[min(kind // 9, 3)] += 1 << 3 * (kind % 9)
        return Rack(*packed)


def rack_of(tiles: tuple[int, ...]) -> Rack:
    """Packed counts of these kinds."""
    packed = [0, 0, 0, 0]
    for kind in tiles:
        packed[min(kind // 9, 3)] += 1 << 3 * (kind % 9)
    return Rack(*packed)


def lay_of(rules: Rules, hand: Hand, situation: Situation) -> Lay:
    """What every reading shares, for a hand without its winning tile; `waits` and `special` are not yet filled in."""
    rack = rack_of((*hand.concealed, *(tile for meld in hand.melds for tile in meld.tiles())))
    pungs = kongs = opened = claimed = 0
    chows = [0, 0, 0]
    for meld in hand.melds:
        claimed += meld.open
        if meld.kind == "chow":
            chows[meld.tile // 9] += 1 << 3 * (meld.tile % 9)
            continue
        pungs |= 1 << meld.tile
        opened |= meld.open << meld.tile
        kongs |= (meld.kind == "kong") << meld.tile
    win = situation.win or _NO_WIN
    return Lay(
        *rack,
        kinds_of(*rack),
        pungs,
        kongs,
        opened,
        *chows,
        len(hand.melds),
        claimed,
        sum(meld.east_first for meld in hand.melds),
        sum(1 << kind - SEASONS for kind in hand.bonus),
        situation.seat,
        situation.round,
        int(situation.win is not None),
        int(win.by) if situation.win else 0,
        -1,
        0,
        int(win.last),
        int(win.first14),
        int(win.first_discard),
        win.kongs_in_turn,
        int(win.announced_moon),
        int(win.robbed_concealed),
        win.claimed_seasons,
        int(win.rejected_replacement),
        int(win.bet or situation.bet),
        int(win.last_of_kind),
        0,
        0,
        rules.policy.discard_opens,
        rules.policy.four_is_two_pairs,
    )


_NO_WIN = Win(-1)


def readings(rules: Rules, hand: Hand, situation: Situation) -> list[Facts]:
    """The facts of every reading: a winner's complete ones (none: no mahjong), a loser's one."""
    lay = lay_of(rules, hand, situation)
    rack = rack_of(hand.concealed)
    if situation.win is None:
        return [facts(lay, LOSER, loser_sets(*rack), two_alike(*rack), 0, NO_KNITTED)]
    if situation.win.claimed_seasons:
        return [facts(lay, SEASONS_CLAIMED, NO_SETS, 0, 0, NO_KNITTED)]
    tile = situation.win.tile
    lay = lay._replace(waits=waits_of(rules, hand, lay).bit_count())
    found = list(_complete(rules, rack, lay, tile))
    if tile == P1 and rules.policy.pe_ling:
        found.extend(_with_cake(rules, rack, lay))
    return found


def waits_of(rules: Rules, hand: Hand, lay: Lay) -> int:
    """Mask of the kinds that complete the thirteen tiles, by the forms whose waits the rule set counts."""
    rack = rack_of(hand.concealed)
    found = set_waits(*rack)
    if found and rules.policy.max_chows < 4:
        chows = digit_sum(lay.laid_chow_m) + digit_sum(lay.laid_chow_p) + digit_sum(lay.laid_chow_s)
        found = with_few_chows(found, *rack, chows, rules.policy.max_chows)
    if rules.policy.whole_waits:
        found |= irregular_waits(rules, lay)
    if rules.policy.knitted:
        for kind in range(34):
            if not found >> kind & 1 and any(knitted_readings(*rack.plus(kind), len(hand.melds))):
                found |= 1 << kind
    return found


def _complete(rules: Rules, rack: Rack, lay: Lay, tile: int) -> Iterator[Facts]:
    """Every complete reading with this winning tile."""
    whole = add_tile(lay, tile)._replace(win=tile)
    whole = whole._replace(special=special_of(rules, whole))
    if whole.special or (not whole.laid and rules.irregular and irregular_short(rules, whole) == 0):
        yield facts(whole, IRREGULAR, NO_SETS, 0, WHOLE, NO_KNITTED)
    yield from _sets(rules, rack.plus(tile), whole, tile)
    if rules.policy.knitted:
        for knitted, sets in knitted_readings(*rack.plus(tile), lay.laid):
            inside = in_knitted(knitted, tile) << WHOLE | places(sets, tile)
            for place in range(PAIR, WHOLE + 1):
                if inside >> place & 1:
                    yield facts(whole, KNITTED, sets, 1 << sets.pair, place, knitted)


def _sets(rules: Rules, rack: Rack, lay: Lay, tile: int) -> Iterator[Facts]:
    """The readings as four sets and a pair, once for each way the winning tile can have completed them."""
    most = rules.policy.max_chows
    laid_chows = digit_sum(lay.laid_chow_m) + digit_sum(lay.laid_chow_p) + digit_sum(lay.laid_chow_s)
    for m in suit_readings(rack.m):
        for p in suit_readings(rack.p):
            for s in suit_readings(rack.s):
                for z in suit_readings(rack.z, 7):
                    sets = combine(m, p, s, z)
                    if sets.pair < 0:
                        continue
                    chows = laid_chows + digit_sum(sets.chow_m) + digit_sum(sets.chow_p) + digit_sum(sets.chow_s)
                    if chows > most and chows != 4:
                        continue
                    at = places(sets, tile)
                    for place in range(PAIR, CHOW_HIGH + 1):
                        if at >> place & 1:
                            yield facts(lay, SETS, sets, 1 << sets.pair, place, NO_KNITTED)


def _with_cake(rules: Rules, rack: Rack, lay: Lay) -> Iterator[Facts]:
    """Pe-ling eats cake: dots 1 taken as bamboo 1 for a pair of bamboo 1."""
    if rack.s & 7 == 4:
        return
    whole = add_tile(lay, S1)._replace(win=S1, pe_ling=1)
    if rules.policy.pe_ling_pairs and not whole.laid and rack.s & 1:
        f = facts(whole, IRREGULAR, NO_SETS, 0, WHOLE, NO_KNITTED)
        if seven_pairs_short(f) == 0:
            yield f
    if rules.policy.pe_ling == 2 and whole.kinds & ~BAMBOO:
        return
    for f in _sets(rules, rack.plus(S1), whole, S1):
        if f.place == PAIR:
            yield f


def special_of(rules: Rules, lay: Lay) -> int:
    """Index + 1 of the special formation that a complete lay is, 0 for none or where the rule set has no list."""
    if rules.formations is None:
        return 0
    raise NotImplementedError
