"""The table before a hand of self-play: nobody has anything, and what honours are worth to each seat."""

from __future__ import annotations

from typing import Final

from windroos.expert.rack import Maps
from windroos.fast.selfplay.state import HandState
from windroos.play.model.view import Source
from windroos.tiles import EAST

NONE_YET: Final = -1


def clear(h: HandState) -> None:
    """Nobody has anything yet."""
    h.front_taken = h.back_taken = h.live_draws = h.discards = h.visible_tiles = h.discarded_seats = 0
    h.kongs_in_turn = h.accepted_kinds = h.won_by = h.log_length = 0
    h.winner = h.giver = NONE_YET
    h.new_tile = NONE_YET
    h.source = Source.DEAL
    for kind in range(34):
        h.seen_copies[kind] = 0
    for seat in range(4):
        own = h.seats[seat]
        for kind in range(34):
            own.rack[kind] = 0
        for suit in range(4):
            own.suit_keys[suit] = 0
        for copies in range(5):
            own.at_least[copies] = 0
        own.rack_size = own.meld_count = own.open_melds = own.laid_chows = own.laid_kinds = own.bonus_laid = 0
        own.front_taken = own.back_taken = own.bonus_queued = 0
        own.wait_kinds = own.blocked_kinds = own.covered_kinds = own.plan_useful = 0
        own.plan = NONE_YET
        for g in range(h.rules.expert_goal_count):
            own.goal_bounds[g] = 0
        own.plan_cost = 1 << 20
        own.looks = 0


def clear_codes(h: HandState, maps: Maps) -> None:
    """The classes of empty suits."""
    for seat in range(4):
        classes = h.seats[seat].suit_classes
        for ranks in range(3):
            for suit in range(3):
                classes[ranks, suit] = maps.suits[0]
            classes[ranks, 3] = maps.honours[0]


def set_honours(h: HandState) -> None:
    """What pungs of honours are worth to each seat in this round."""
    for seat in range(h.rules.seats):
        own = h.seats[seat]
        own.wanted_honours = 0
        for honour in range(7):
            worth = h.lookups.honour_worths[h.round_wind, seat, honour]
            own.honour_worths[honour] = worth
            if worth:
                own.wanted_honours |= 1 << EAST + honour
