"""What a seat may do now by the rules, found from its rack and what lies there; `legal` says why not the rest."""

from __future__ import annotations

from operator import eq
from typing import Final

from windroos.play.model.actions import (
    Bet,
    Call,
    Claim,
    Discard,
    Draw,
    Expose,
    Keep,
    Kong,
    Mahjong,
    PlayerAction,
    Replace,
)
from windroos.play.model.events import NOBODY
from windroos.play.model.view import (
    BETWEEN,
    CLAIM,
    DISCARD,
    DRAW,
    ROB,
    OpenTable,
    Source,
    View,
    loose_left,
)
from windroos.play.rules import winning
from windroos.play.rules.legal import (
    chows_of,
    may_keep,
    why_not,
    why_not_claim,
    why_not_discard,
    why_not_drawn,
    why_not_kong,
)
from windroos.tiles import BONUS_KINDS, EAST, KINDS

_PASS, _CHOW, _PUNG, _KONG, _MAHJONG = Call
"""The calls by themselves: Python finds a member of an enumeration six times as slowly."""
_CLAIMS: Final = tuple(tuple(Claim(seat, call) for call in Call) for seat in range(4))
_CHOWS: Final = tuple(tuple(Claim(seat, _CHOW, low) for low in range(EAST)) for seat in range(4))
_UNKNOWN: Final = -1
"""Any kind may complete the tiles."""
_DEAL: Final = Source.DEAL
_ASKING: Final = (CLAIM, ROB)
_DISCARDS: Final = tuple(tuple(Discard(seat, tile) for tile in range(KINDS + BONUS_KINDS)) for seat in range(4))


def options(view: View, waits: int = _UNKNOWN, claimed: tuple[Claim, ...] | None = None) -> tuple[PlayerAction, ...]:
    """What the seat may do now by the rules, the usual first; pauses apart. Empty when it is not asked.

    `waits`: what it waits for (`winning.waiting_for`), and `claimed`: what it may claim (`claims`), where that is known
    already.
    """
    phase = view.table.phase
    if view.seat == NOBODY:
        return ()
    if phase == DISCARD and view.table.turn == view.seat:
        return _turn_options(view, waits)
    if phase in _ASKING and view.table.turn != view.seat and view.own.answer is None:
        return (_CLAIMS[view.seat][_PASS], *(claims(view) if claimed is None else claimed), *_aside(view))
    if phase == DRAW and view.table.turn == view.seat:
        return (*_draws(view), *_aside(view))
    return _aside(view) if phase != BETWEEN else ()


def claims(view: View) -> tuple[Claim, ...]:
    """The claims that a seat may make on the tile that lies there, the highest first."""
    table, seat, rack = view.table, view.seat, view.own.rack
    if table.phase != CLAIM:
        mahjong = _CLAIMS[seat][_MAHJONG]
        return (mahjong,) if why_not_claim(view, mahjong) is None else ()
    tile = table.discards[-1].tile
    copies = rack.count(tile)
    found: list[Claim] = []
    if winning.waiting_for(view) >> tile & 1:
        found.append(_CLAIMS[seat][_MAHJONG])
    if copies >= 3:
        found.append(_CLAIMS[seat][_KONG])
    if copies >= 2:
        found.append(_CLAIMS[seat][_PUNG])
    if tile < EAST and seat == (table.turn + 1) % len(table.counts) and view.conduct.open_chows:
        found += [_CHOWS[seat][low] for low in chows_of(rack, tile)]
    return tuple([claim for claim in found if why_not_claim(view, claim) is None])


def may_claim(view: View) -> bool:
    """Whether a seat has anything to claim."""
    table, seat = view.table, view.seat
    return of_use(table, seat, view.own.rack, winning.waiting_for(view)) and bool(claims(view))


def of_use(table: OpenTable, seat: int, rack: tuple[int, ...], waits: int) -> bool:
    """Whether a rack that waits for these kinds could do anything with the tile that lies there.

    Quick, for every discard asks three racks.
    """
    if table.phase != CLAIM:
        return True
    return useful(table.discards[-1].tile, rack, waits, seat == (table.turn + 1) % len(table.counts))


def useful(tile: int, rack: tuple[int, ...], waits: int, chows: bool) -> bool:
    """Whether a discard could make something of a rack that waits for these kinds, `chows` included where they may."""
    if waits >> tile & 1 or rack.count(tile) >= 2:
        return True
    return chows and tile < EAST and bool(chows_of(rack, tile))


def _turn_options(view: View, waits: int) -> tuple[PlayerAction, ...]:
    _, conduct, table, seat, own, _ = view
    rack, owed, melds = own.rack, table.owed[seat], table.melds[seat]
    tiles = dict.fromkeys(rack)
    if owed or table.bets or own.accepted or rack[-1] >= KINDS:
        found: list[PlayerAction] = [Replace(seat)] if owed and loose_left(conduct, table) > 0 else []
        found += [_DISCARDS[seat][tile] for tile in tiles if why_not_discard(view, tile) is None]
    else:
        discards = _DISCARDS[seat]
        found = [discards[tile] for tile in tiles]
    if melds or (len(tiles) <= len(rack) - 3 and any(map(eq, rack, rack[3:]))):
        kongs = [tile for tile in tiles if rack.count(tile) == 4]
        kongs += [meld.tile for meld in melds if meld.kind == "pung" and meld.tile in tiles]
        found += [Kong(seat, tile) for tile in kongs if why_not_kong(view, tile) is None]
    if (table.source == _DEAL or waits >> max(own.drawn, 0) & 1) and why_not_drawn(view) is None:
        found.append(Mahjong(seat))
    if conduct.seasons_claim and len(table.bonus[seat]) >= 7 and why_not(view, Mahjong(seat, True)) is None:
        found.append(Mahjong(seat, seasons=True))
    if conduct.last_discard_optional and may_keep(conduct, table):
        found.append(Keep(seat))
    if conduct.bonus_optional:
        found += [Expose(seat, tile) for tile in rack if tile >= KINDS]
    return tuple(found)


def _draws(view: View) -> tuple[PlayerAction, ...]:
    found = [Draw(view.seat), Draw(view.seat, moon=True)]
    return tuple(action for action in found if why_not(view, action) is None)


def _aside(view: View) -> tuple[PlayerAction, ...]:
    """What may be done out of turn: a concealed kong, a bet, a forgotten replacement tile (144 rules, 41 and 88)."""
    seat, rack = view.seat, view.own.rack
    if not view.conduct.kong_any_time and not view.conduct.bet:
        return ()
    found: list[PlayerAction] = []
    if view.conduct.kong_any_time:
        found += [Kong(seat, tile) for tile in dict.fromkeys(rack) if rack.count(tile) == 4]
    if view.table.owed[seat] and view.conduct.kong_any_time:
        found.append(Replace(seat))
    if view.conduct.bet:
        found.append(Bet(seat))
    return tuple(action for action in found if why_not(view, action) is None)
