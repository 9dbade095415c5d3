"""How dangerous a discard is, from what lies open: who shows what, and what was let go by."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

from windroos.bots.discard_risk import safe_kinds
from windroos.bots.visible import unseen
from windroos.play.model.events import NOBODY
from windroos.play.model.view import View
from windroos.tiles import DRAGONS, EAST, KINDS, WINDS

_EARLY: Final = 4
"""Discards a seat has made while hardly anybody waits yet."""
_MANY: Final = 2
"""So many open sets of one suit say what somebody collects."""


class Level(IntEnum):
    """How dangerous."""

    SAFE = 0
    UNSURE = 1
    DANGEROUS = 2


class DiscardDanger(NamedTuple):
    """How dangerous a kind is to discard, and why.

    code   a key of `windroos.text.coach.DANGERS`
    seat   whose open sets or discard say so, or NOBODY
    """

    level: Level
    code: str
    seat: int = NOBODY


def danger_of(view: View, kind: int) -> DiscardDanger:
    """What the open table says of discarding this kind; the gravest reason first."""
    if kind not in safe_kinds(view, sorted({tile for tile in view.own.rack if tile < KINDS} | {kind})):
        return DiscardDanger(Level.DANGEROUS, "pays_all")
    threat = _shown(view, kind)
    passed = _let_go_by(view, kind)
    if passed != NOBODY:
        return DiscardDanger(Level.SAFE, "just_passed", passed)
    left = unseen(view)[kind]
    if kind >= EAST and not left:
        return DiscardDanger(Level.SAFE, "none_left")
    if threat is not None:
        return threat
    if len(view.table.discards) < _EARLY * view.table.seats:
        return DiscardDanger(Level.SAFE, "early")
    if kind >= EAST and left == 1:
        return DiscardDanger(Level.SAFE, "one_left")
    if not any(thrown.tile == kind for thrown in view.table.discards) and 2 <= kind % 9 <= 6 and kind < EAST:
        return DiscardDanger(Level.UNSURE, "middle")
    return DiscardDanger(Level.UNSURE, "late")


def _let_go_by(view: View, kind: int) -> int:
    """Who discarded this kind since the last turn of this seat, while nobody took it."""
    for thrown in view.table.discards[1 - view.table.seats :]:
        if thrown.tile == kind and thrown.taker == NOBODY and thrown.seat != view.seat:
            return thrown.seat
    return NOBODY


def _shown(view: View, kind: int) -> DiscardDanger | None:
    """Somebody whose open sets want this kind."""
    for seat, melds in enumerate(view.table.melds):
        if seat == view.seat:
            continue
        pungs = sum(1 << meld.tile for meld in melds if meld.kind != "chow" and meld.open)
        for group, code in ((DRAGONS, "dragons"), (WINDS, "winds")):
            if group >> kind & 1 and (pungs & group).bit_count() >= _MANY and not pungs >> kind & 1:
                return DiscardDanger(Level.DANGEROUS, code, seat)
        suits = [meld.tile // 9 for meld in melds if meld.tile < EAST and meld.open]
        if kind < EAST and len(suits) >= _MANY and set(suits) == {kind // 9}:
            return DiscardDanger(Level.DANGEROUS, "suit", seat)
        if len(melds) >= 3:
            return DiscardDanger(Level.UNSURE, "three_sets", seat)
    return None
