"""From a hand and its situation to the facts of every reading."""

from __future__ import annotations

from collections.abc import Iterator

from windroos.bits import PackedCounts, digit_sum, packed_counts
from windroos.hands import Hand, Situation, Win
from windroos.reading.facts import (
    EAST_FIRST_CHOW,
    IRREGULAR,
    KNITTED,
    LOSER,
    NO_KNITTED,
    SEASONS_CLAIMED,
    SETS,
    Facts,
    Lay,
    add_tile,
    facts,
    kinds_of,
    loser_sets,
    two_alike,
)
from windroos.reading.knitted import in_knitted, knitted_readings
from windroos.reading.suits import CHOW_HIGH, NO_SETS, PAIR, WHOLE, Sets, combine, places, suit_readings
from windroos.reading.waits import allowed_chows, knitted_waits, set_waits, with_few_chows, without_own_fours
from windroos.rules.chow_fans import chow_fans
from windroos.rules.irregular_patterns import seven_pairs_short
from windroos.rules.rule import Policy
from windroos.rules.rules import Rules
from windroos.scoring.outside_sets import heaven_of, irregular_waits, is_irregular, special_of
from windroos.tiles import BAMBOO, P1, S1, SEASONS


def lay_of(rules: Rules, hand: Hand, situation: Situation) -> Lay:
    """What every reading shares, for a hand without its winning tile; `waits` and `special` are not yet filled in."""
    rack = packed_counts((*hand.concealed, *(tile for meld in hand.melds for tile in meld.tiles())))
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
    # By position, in the order of `Lay`: with more than fifteen keywords a call takes a twentieth of a whole score.
    return Lay(
        m=rack.m,
        p=rack.p,
        s=rack.s,
        z=rack.z,
        kinds=kinds_of(*rack),
        laid_pungs=pungs,
        kongs=kongs,
        laid_open=opened,
        laid_chow_m=chows[0],
        laid_chow_p=chows[1],
        laid_chow_s=chows[2],
        laid=len(hand.melds),
        claimed=claimed,
        east_first=sum(
            1 << (EAST_FIRST_CHOW if meld.kind == "chow" else meld.tile) for meld in hand.melds if meld.east_first
        ),
        bonus=sum(1 << kind - SEASONS for kind in hand.bonus),
        seat=situation.seat,
        round=situation.round,
        winner=int(situation.win is not None),
        by=int(win.by) if situation.win else 0,
        win=-1,
        waits=0,
        last=int(win.last),
        first14=int(win.first14),
        first_discard=int(win.first_discard),
        kongs_in_turn=win.kongs_in_turn,
        moon=int(win.announced_moon),
        robbed_concealed=int(win.robbed_concealed),
        claimed_seasons=win.claimed_seasons,
        rejected=int(win.rejected_replacement),
        bet=int(win.bet or situation.bet),
        last_of_kind=int(win.last_of_kind),
        pe_ling=0,
        special=0,
        discard_opens=rules.policy.discard_opens,
        four_is_two_pairs=rules.policy.four_is_two_pairs,
    )


_NO_WIN = Win(-1)


def readings(rules: Rules, hand: Hand, situation: Situation) -> list[Facts]:
    """The facts of every reading: a winner's complete ones (none: no mahjong), a loser's one."""
    lay = lay_of(rules, hand, situation)
    rack = packed_counts(hand.concealed)
    if situation.win is None:
        return [facts(lay, LOSER, loser_sets(*rack), two_alike(*rack), 0, NO_KNITTED)]
    if situation.win.claimed_seasons:
        return [facts(lay, SEASONS_CLAIMED, NO_SETS, 0, 0, NO_KNITTED)]
    return winning(rules, rack, lay._replace(waits=waits_of(rules, hand, lay).bit_count()), situation.win.tile)


def winning(rules: Rules, rack: PackedCounts, lay: Lay, tile: int) -> list[Facts]:
    """The facts of a winner's complete readings; `lay` is without the winning tile and knows the waits."""
    return [*_complete(rules, rack, lay, tile), *_with_cake(rules, rack, lay, tile)]


def waits_of(rules: Rules, hand: Hand, lay: Lay) -> int:
    """Mask of the kinds that complete the thirteen tiles, by the forms whose waits the rule set counts."""
    rack = packed_counts(hand.concealed)
    found = set_waits(*rack)
    if found and rules.policy.max_chows < 4:
        chows = digit_sum(lay.laid_chow_m) + digit_sum(lay.laid_chow_p) + digit_sum(lay.laid_chow_s)
        found = with_few_chows(found, rack.m, rack.p, rack.s, chows, rules.policy.max_chows)
    if rules.policy.whole_waits:
        found |= irregular_waits(rules, lay)
    if rules.policy.knitted:
        found |= knitted_waits(*rack, len(hand.melds))
    if rules.policy.own_fours:
        found = without_own_fours(found, lay.m, lay.p, lay.s, lay.z)
    return found


def _complete(rules: Rules, rack: PackedCounts, lay: Lay, tile: int) -> Iterator[Facts]:
    """Every complete reading with this winning tile."""
    whole = add_tile(lay, tile)._replace(win=tile)
    formation = special_of(rules, whole)
    whole = whole._replace(special=max(formation, heaven_of(rules, whole)))
    if formation or (not whole.laid and is_irregular(rules, whole)):
        yield facts(whole, IRREGULAR, NO_SETS, 0, WHOLE, NO_KNITTED)
    yield from _sets(rules, rack.plus(tile), whole, tile)
    if rules.policy.knitted:
        for knitted, sets in knitted_readings(*rack.plus(tile), lay.laid):
            inside = in_knitted(knitted, tile) << WHOLE | places(sets, tile)
            for place in range(PAIR, WHOLE + 1):
                if inside >> place & 1:
                    yield facts(whole, KNITTED, sets, 1 << sets.pair, place, knitted)


def _sets(rules: Rules, rack: PackedCounts, lay: Lay, tile: int) -> Iterator[Facts]:
    """The readings as four sets and a pair, once for each way the winning tile can have completed them."""
    allowed = allowed_chows(rules.policy.max_chows)
    laid_chows = digit_sum(lay.laid_chow_m) + digit_sum(lay.laid_chow_p) + digit_sum(lay.laid_chow_s)
    for m in suit_readings(rack.m):
        for p in suit_readings(rack.p):
            for s in suit_readings(rack.s):
                for z in suit_readings(rack.z, 7):
                    sets = combine(m, p, s, z)
                    if sets.pair < 0:
                        continue
                    chows = laid_chows + digit_sum(sets.chow_m) + digit_sum(sets.chow_p) + digit_sum(sets.chow_s)
                    if not allowed >> chows & 1:
                        continue
                    at = places(sets, tile)
                    combined = chow_fans_of(rules.policy, lay, sets)
                    for place in range(PAIR, CHOW_HIGH + 1):
                        if at >> place & 1:
                            yield facts(lay, SETS, sets, 1 << sets.pair, place, NO_KNITTED, combined)


def chow_fans_of(policy: Policy, lay: Lay, sets: Sets) -> int:
    """The fans that the chows of a reading make together, 0 where the rule set does not combine them. Also compiled."""
    if policy.chow_fans == 0:
        return 0
    return chow_fans(
        lay.laid_chow_m + sets.chow_m, lay.laid_chow_p + sets.chow_p, lay.laid_chow_s + sets.chow_s, sets.pair
    )


def _with_cake(rules: Rules, rack: PackedCounts, lay: Lay, tile: int) -> Iterator[Facts]:
    """Pe-ling eats cake: dots 1 taken as bamboo 1 for a pair of bamboo 1."""
    eaten = cake(rules.policy, tile, lay.s, lay.laid, lay.kinds)
    if not eaten:
        return
    whole = add_tile(lay, S1)._replace(win=S1, pe_ling=1)
    whole = whole._replace(special=heaven_of(rules, whole))
    if eaten & CAKE_IN_PAIRS:
        f = facts(whole, IRREGULAR, NO_SETS, 0, WHOLE, NO_KNITTED)
        if seven_pairs_short(f) == 0:
            yield f
    if not eaten & CAKE_IN_SETS:
        return
    for f in _sets(rules, rack.plus(S1), whole, S1):
        if f.place == PAIR:
            yield f


CAKE_IN_SETS, CAKE_IN_PAIRS = 1, 2


def cake(policy: Policy, tile: int, bamboo: int, laid: int, kinds: int) -> int:
    """Where dots 1 may be taken as bamboo 1: CAKE_IN_SETS, CAKE_IN_PAIRS, both or 0. Also compiled.

    `bamboo` (packed) and `kinds` are those of the whole hand without the winning tile: who holds all four birds cannot
    win with a bird.
    """
    ones = bamboo & 7
    if tile != P1 or policy.pe_ling == 0 or ones == 0 or ones == 4:
        return 0
    found = CAKE_IN_SETS if policy.pe_ling == 1 or kinds & ~BAMBOO == 0 else 0
    return found | (CAKE_IN_PAIRS if policy.pe_ling_pairs and laid == 0 and ones & 1 else 0)
