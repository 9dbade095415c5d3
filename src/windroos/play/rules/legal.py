"""Why a seat may not do what it asks; `options` lists what it may.

`why_not` is what the rules say. A friendly table refuses what the rules do not allow; on a strict table a player may
err, and only what cannot be done at all is refused: `refusal`. All of it looks at a seat's view and at nothing else.
"""

from __future__ import annotations

from typing import Final

from windroos.errors import WindroosError
from windroos.play.model.actions import (
    Action,
    Bet,
    Call,
    Claim,
    Discard,
    Draw,
    Expose,
    Keep,
    Kong,
    Mahjong,
    Pause,
    Replace,
)
from windroos.play.model.view import (
    BETWEEN,
    CLAIM,
    DISCARD,
    DRAW,
    ROB,
    OpenTable,
    Source,
    View,
    live_left,
    loose_left,
)
from windroos.play.rules import winning
from windroos.rules.conduct import Blocked, Conduct
from windroos.scoring.score import Score
from windroos.tiles import EAST, KINDS


class IllegalAction(WindroosError):  # noqa: N818  # it says what it is; nothing went wrong
    """The rules, or the state of the table, do not allow this now."""


BET_BEFORE: Final = 14
"""A bet comes before the fourteenth discard (144 rules, rule 88)."""
_PASS, _CHOW, _PUNG, _KONG, _MAHJONG = Call
_CLAIMED: Final = Source.CLAIM


def chows_of(rack: tuple[int, ...], tile: int) -> list[int]:
    """The lowest tiles of the chows that this tile makes with two of the rack."""
    rank, one, two = tile % 9, tile - 1 in rack, tile + 1 in rack
    found = [tile - 2] if rank >= 2 and one and tile - 2 in rack else []
    if one and two and 1 <= rank <= 7:
        found.append(tile - 1)
    if rank <= 6 and two and tile + 2 in rack:
        found.append(tile)
    return found


def refusal(view: View, action: Action) -> str | None:
    """Why this table refuses an action: a code with words in `windroos.text.trouble.play`; None if it does not."""
    if view.conduct.strict and isinstance(action, _MAY_ERR):
        return "dead_hand" if _called_before(view, action) else impossible(view, action)
    return why_not(view, action)


def _called_before(view: View, action: Action) -> bool:
    """Everyone knows that this hand is dead: a second false mahjong is not listened to, nor paid for."""
    calls = isinstance(action, Mahjong) and not (action.seasons and winning.seasons(view) is not None)
    calls = calls or (isinstance(action, Claim) and action.call == _MAHJONG)
    return calls and any(wrong.seat == view.seat for wrong in view.table.false)


_MAY_ERR: Final = (Claim, Mahjong, Discard, Draw, Replace)
"""Where people err at a real table. Nobody lays out a kong or a bet that is none."""


def impossible(view: View, action: Action) -> str | None:
    """Why an action cannot be done at all, whatever the rules: it is not one's turn, the tile is not there."""
    table, seat, kind = view.table, view.seat, type(action)
    phase = table.phase
    if phase == BETWEEN:
        return "no_hand"
    if kind is Claim:
        if phase not in _ASKING or table.turn == seat:
            return "nothing_to_claim"
        return "answered" if view.own.answer is not None else None
    if kind in _ANY_TIME or (view.conduct.kong_any_time and _is_out_of_turn_kong(view, action)):
        return None
    if table.turn != seat or phase not in _ACTING:
        return "not_your_turn"
    if isinstance(action, _WITH_TILE):
        return "not_on_rack" if action.tile not in view.own.rack else None
    if kind is Draw or kind is Replace:
        left = live_left(view.conduct, table) if kind is Draw else loose_left(view.conduct, table)
        return "wall_is_up" if left < 1 else None
    if isinstance(action, Mahjong) and action.seasons and not view.conduct.seasons_claim:
        return "no_seasons"
    return "not_drawn" if phase == DRAW else None


_ASKING: Final = (CLAIM, ROB)
_ACTING: Final = (DISCARD, DRAW)
_ANY_TIME: Final = (Bet, Pause)
_WITH_TILE: Final = (Discard, Expose)


def _is_out_of_turn_kong(view: View, action: Action) -> bool:
    """A concealed kong at any moment, or the replacement tile that belongs to it (144 rules, rule 41)."""
    table, seat = view.table, view.seat
    if table.phase == ROB and table.turn == seat:
        return False  # the others first say whether they rob the kong that was just made
    if isinstance(action, Replace):
        return table.owed[seat] > 0 and loose_left(view.conduct, table) > 0
    return isinstance(action, Kong)


def why_not(view: View, action: Action) -> str | None:
    """Why the rules do not allow an action now: a code, or None where they do."""
    found = impossible(view, action)
    if found is not None:
        return found
    if isinstance(action, Discard):
        return why_not_discard(view, action.tile)
    if isinstance(action, Claim):
        return why_not_claim(view, action)
    if isinstance(action, Kong):
        return why_not_kong(view, action.tile)
    if isinstance(action, Mahjong):
        return _why_not_mahjong(view, action)
    if isinstance(action, Draw):
        return _why_not_draw(view, action)
    return _why_not_rest(view, action)


def why_not_claim(view: View, claim: Claim) -> str | None:
    """Why the rules do not allow a claim on the tile that lies there, answered already or not."""
    table, own, conduct = view.table, view.own, view.conduct
    if claim.call == _PASS:
        return None
    if own.dead and (claim.call == _MAHJONG or not conduct.dead_may_claim):
        return "dead_hand"
    tile = table.asked_tile
    if tile >= KINDS:
        return "bonus_discard"
    blocks = claim.call == _MAHJONG or (claim.call != _CHOW and conduct.blocked == Blocked.BOTH)
    if own.blocked >> tile & 1 and blocks:
        return "passed"
    if claim.call == _MAHJONG:
        return _mahjong(winning.claimed(view))
    if table.phase == ROB:
        return "only_mahjong_robs"
    if table.bets >> view.seat & 1:
        return "bet_keeps"
    if live_left(conduct, table) == 0:
        return "last_discard"
    if len(table.melds[view.seat]) == 4:
        return "four_sets"  # only a dead hand can have tiles for a fifth
    if claim.call != _KONG and len(own.rack) < 3:
        return "nothing_left"  # only a dead hand can have so few
    if claim.call == _CHOW:
        return _why_not_chow(view, tile, claim.tile)
    if own.rack.count(tile) < (3 if claim.call == _KONG else 2):
        return "no_kong" if claim.call == _KONG else "no_pung"
    if claim.call == _KONG and loose_left(conduct, table) < 1 and not conduct.draw_on_last_kong:
        return "no_replacement"
    return None


def _why_not_chow(view: View, tile: int, low: int) -> str | None:
    if not view.conduct.open_chows:
        return "no_open_chows"
    if view.seat != (view.table.turn + 1) % view.table.seats:
        return "chow_not_next"
    return None if tile < EAST and low in chows_of(view.own.rack, tile) else "no_chow"


def why_not_discard(view: View, tile: int) -> str | None:
    """Why a seat whose turn it is may not discard a tile of its rack."""
    table, own = view.table, view.own
    if table.phase == DRAW:
        return "not_drawn"
    if table.owed[view.seat] and (loose_left(view.conduct, table) > 0 or view.conduct.last_discard_optional):
        return "owes_replacement"
    if table.bets >> view.seat & 1 and tile != own.drawn:
        return "bet_keeps"
    if own.accepted.count(tile) and own.rack.count(tile) <= own.accepted.count(tile):
        return "accepted"
    if tile >= KINDS and not view.conduct.bonus_optional:
        return "bonus_on_rack"
    return None


def why_not_kong(view: View, tile: int) -> str | None:
    """Why a seat may not lay out a kong of its own tiles, or add one to a pung."""
    table, own, conduct = view.table, view.own, view.conduct
    added = any(meld.kind == "pung" and meld.tile == tile for meld in table.melds[view.seat]) and tile in own.rack
    in_turn = table.turn == view.seat and table.phase == DISCARD
    if own.rack.count(tile) < 4 and not (added and in_turn):
        return "no_kong"
    if len(table.melds[view.seat]) == 4 and not (added and in_turn):
        return "four_sets"
    if own.dead and not conduct.dead_may_claim:
        return "dead_hand"
    if own.answer not in (None, _PASS):
        return "answered"
    if table.bets >> view.seat & 1:
        return "bet_keeps"
    if table.owed[view.seat]:
        return "owes_replacement"
    if in_turn and table.source == Source.CLAIM and not conduct.kong_after_claim:
        return "kong_after_claim"
    without = conduct.draw_on_last_kong or (conduct.last_kong_robbed and added)
    if loose_left(conduct, table) < 1 and not (without and in_turn):
        return "no_replacement"
    return None


def _why_not_mahjong(view: View, action: Mahjong) -> str | None:
    if action.seasons:
        return None if winning.seasons(view) is not None else "no_seasons"
    return why_not_drawn(view)


def why_not_drawn(view: View) -> str | None:
    """Why a seat may not go out with the tile that it drew."""
    if view.own.dead:
        return "dead_hand"
    if view.table.source == _CLAIMED:
        return "claimed_for_a_set"
    return _mahjong(winning.drawn(view))


def _mahjong(found: Score | None) -> str | None:
    if found is None:
        return "no_mahjong"
    return None if found.legal else "under_minimum"


def _why_not_draw(view: View, action: Draw) -> str | None:
    if view.table.phase != DRAW:
        return "drawn_already"
    if action.moon and not (view.conduct.moon and live_left(view.conduct, view.table) == 1):
        return "no_moon"
    return None


def _why_not_rest(view: View, action: Action) -> str | None:
    table, conduct = view.table, view.conduct
    if isinstance(action, Replace):
        return None if table.owed[view.seat] else "nothing_owed"
    if isinstance(action, Keep):
        return None if conduct.last_discard_optional and may_keep(conduct, table) else "must_discard"
    if isinstance(action, Expose):
        return None if action.tile >= KINDS else "no_bonus_tile"
    if isinstance(action, Pause):
        return "no_timeouts" if conduct.timeouts and table.pauses[view.seat] >= conduct.timeouts else None
    if isinstance(action, Bet):
        return _why_not_bet(view)
    return "not_a_players_action"


def may_keep(conduct: Conduct, table: OpenTable) -> bool:
    """Whether the tile just drawn was the last of the wall."""
    return live_left(conduct, table) == 0 and table.source in (Source.WALL, Source.KONG, Source.BONUS)


def _why_not_bet(view: View) -> str | None:
    table = view.table
    if not view.conduct.bet:
        return "no_bets"
    if table.bets >> view.seat & 1:
        return "bet_already"
    if view.own.dead:
        return "dead_hand"
    if len(table.discards) >= BET_BEFORE:
        return "bet_too_late"
    own_turn = table.turn == view.seat and table.phase == DISCARD
    return None if not own_turn and winning.waiting_for(view) else "not_waiting"
