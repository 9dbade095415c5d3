"""The players of a level or a style in self-play, as `windroos.bots.leveled` is; in the compiled subset.

Whoever may declare a kong weighs it with his discards and chooses among all of them at once; what he will discard then
is kept as his `plan`.
"""

from __future__ import annotations

from math import e
from typing import Final

from windroos.expert.choice import ANSWER_CHOW, ANSWER_KONG, ANSWER_PUNG
from windroos.expert.leveling import claimed_at_level, discarded_at_level, konged_at_level, passed_at_level
from windroos.expert.rack import Maps, lowest
from windroos.expert.useful import NOTHING
from windroos.expert.worth import find_near_goals
from windroos.fast.selfplay.dealer import below
from windroos.fast.selfplay.state import HandState
from windroos.tiles import EAST

FIRST_LEVELED: Final = 4
"""The first of their numbers in `windroos.fast.selfplay.play.PLAYERS`."""
KONG: Final = 64
"""A kong among discards: this and its kind."""
FINE: Final = 1 << 30
"""Chance is divided in so many parts."""


def leveled_discard(h: HandState, maps: Maps, seat: int, allowed: int) -> int:
    """The kind to discard, of a mask of kinds that the seat holds."""
    kept = h.seats[seat].plan
    h.seats[seat].plan = NOTHING
    if kept >= 0 and allowed >> kept & 1:
        return kept
    if find_near_goals(h, maps, seat) == 0:
        return lowest(allowed)
    add_discards(h, maps, seat, allowed)
    return chosen_option(h, seat)


def leveled_kong(h: HandState, maps: Maps, seat: int, kinds: int, allowed: int) -> int:
    """The kind of which to declare a kong, of a mask of those that may be; below 0: none."""
    own = h.seats[seat]
    own.plan = NOTHING
    if find_near_goals(h, maps, seat) == 0 or overlooks(h, seat):
        return NOTHING
    add_discards(h, maps, seat, allowed)
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        add_option(h, konged_at_level(h, maps, seat, kind, own.ambition), KONG | kind)
    chosen = chosen_option(h, seat)
    if chosen >= KONG:
        return chosen - KONG
    own.plan = chosen
    return NOTHING


def leveled_answer(h: HandState, maps: Maps, seat: int, tile: int, chows: bool, may_pung: bool, may_kong: bool) -> int:
    """What to claim of a discard for a set, as `windroos.expert.choice.choose_answer` says it."""
    own = h.seats[seat]
    if find_near_goals(h, maps, seat) == 0 or overlooks(h, seat):
        return NOTHING
    h.option_count = 0
    add_option(h, passed_at_level(h, maps, seat, own.ambition), NOTHING)
    if may_pung and own.rack[tile] > 1:
        kong = own.rack[tile] == 3 and may_kong and own.open_melds > 0
        found = claimed_at_level(h, maps, seat, NOTHING, tile, own.ambition, own.caution)
        add_option(h, found, (ANSWER_KONG if kong else ANSWER_PUNG) | tile)
    if chows and tile < EAST:
        first = tile // 9 * 9
        for low in range(max(tile - 2, first), min(tile, first + 6) + 1):
            if (7 << low & ~(1 << tile)) & ~own.at_least[1] == 0:
                found = claimed_at_level(h, maps, seat, low, tile, own.ambition, own.caution)
                add_option(h, found, ANSWER_CHOW | low)
    return chosen_option(h, seat)


def overlooks(h: HandState, seat: int) -> bool:
    """Whether a set that may be laid out is not seen at all."""
    return below(h, FINE) < int(h.seats[seat].overlooks * FINE)


def add_discards(h: HandState, maps: Maps, seat: int, allowed: int) -> None:
    """All discards of a mask, as the first options."""
    own = h.seats[seat]
    h.option_count = 0
    while allowed:
        kind = lowest(allowed)
        allowed &= allowed - 1
        add_option(h, discarded_at_level(h, maps, seat, kind, own.ambition, own.caution), kind)


def add_option(h: HandState, promise: float, action: int) -> None:
    """One more thing that may be done, with what it promises, in points times `POINT`."""
    h.option_promises[h.option_count] = round(promise)
    h.option_actions[h.option_count] = action
    h.option_count += 1


def chosen_option(h: HandState, seat: int) -> int:
    """One of the options by chance, as the temperature has it; the first of the best where that is 0."""
    best, most, chosen = h.option_promises[0], 0, h.option_actions[0]
    for at in range(h.option_count):
        promise = h.option_promises[at]
        most = max(most, abs(promise))
        if promise > best:
            best, chosen = promise, h.option_actions[at]
    spread = h.seats[seat].temperature * most
    if spread == 0:
        return chosen
    total = 0.0
    for at in range(h.option_count):
        total += e ** ((h.option_promises[at] - best) / spread)
    left = total * below(h, FINE) / FINE
    for at in range(h.option_count):
        left -= e ** ((h.option_promises[at] - best) / spread)
        if left < 0:
            return h.option_actions[at]
    return chosen
