"""The table before a hand of self-play: nobody has anything, and what honours are worth to each seat."""

from __future__ import annotations

from typing import Any, Final

from windroos.fast.selfplay.seats import Maps
from windroos.play.model.view import Source
from windroos.tiles import EAST

NONE_YET: Final = -1


def clear(h: Any) -> None:
    """Nobody has anything yet."""
    h.front = h.back = h.turn = h.kongs = h.discards = h.drawn = h.accepted = h.logged = h.visible = h.threw = 0
    h.winner = h.giver = NONE_YET
    h.by = 0
    h.tile = NONE_YET
    h.source = Source.DEAL
    for kind in range(34):
        h.seen[kind] = 0
    for seat in range(4):
        for kind in range(34):
            h.rack[seat, kind] = 0
        for at in range(4):
            h.key[seat, at] = 0
        for at in range(5):
            h.have[seat, at] = 0
        h.size[seat] = h.melds[seat] = h.opened[seat] = h.chows[seat] = h.laid[seat] = h.flowers[seat] = 0
        h.fronts[seat] = h.backs[seat] = h.queued[seat] = h.blocked[seat] = h.waits[seat] = h.useful[seat] = 0
        h.plan[seat] = NONE_YET
        for g in range(h.goals):
            h.bound[seat, g] = 0
        h.rate[seat] = 1 << 20
        h.clock[seat] = 0


def clear_codes(h: Any, maps: Maps) -> None:
    """The classes of empty suits."""
    for seat in range(4):
        for ranks in range(3):
            for suit in range(3):
                h.code[seat, ranks, suit] = maps.suits[0]
            h.code[seat, ranks, 3] = maps.honours[0]


def set_honours(h: Any) -> None:
    """What pungs of honours are worth to each seat in this round."""
    for seat in range(h.seats):
        h.wanted[seat] = 0
        for honour in range(7):
            worth = h.worths[h.round, seat, honour]
            h.honour[seat, honour] = worth
            if worth:
                h.wanted[seat] |= 1 << EAST + honour
