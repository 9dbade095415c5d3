"""What a seat may do now: what the rules allow, what can be tried on a strict table, and what a mahjong would score."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from windroos.hosting.shapes import WINDS, compact, tile
from windroos.play.model import actions
from windroos.play.model.actions import Call, PlayerAction
from windroos.play.model.view import Phase, View
from windroos.play.record.log import action_object
from windroos.play.rules import legal, winning
from windroos.play.rules.options import of_use, options
from windroos.scoring.explain import arithmetic, formula
from windroos.scoring.score import Score
from windroos.telling.names import name_of, total_text
from windroos.text.words import Lang
from windroos.tiles import EAST, symbol
from windroos.wire.json_text import Json


def ask_text(view: View, lang: Lang, asked: bool, answered: Call | None) -> str:
    """What a seat is asked, as JSON; `null` where nothing is.

    `asked`: there is a tile to answer to, also for who has nothing to claim. `answered`: what it said to it.
    """
    return _claim_text(view, lang, answered) if asked else compact(_turn_object(view, lang))


def _claim_text(view: View, lang: Lang, answered: Call | None) -> str:
    """What a seat is asked about a tile that lies there; by far the most often it can only pass, or has answered."""
    table, seat = view.table, view.seat
    robs, asked, giver = table.phase == Phase.ROB, table.asked_tile, table.turn
    if answered is not None:
        return _claim_object_text(robs, asked, giver, "[]", "[]", f'"{answered.name.lower()}"')
    if _can_only_pass(view):
        return _claim_object_text(robs, asked, giver, _pass_text(seat, lang), "[]", "null")
    passing = actions.Claim(seat, Call.PASS)
    allowed = (passing, *(one for one in options(view) if one != passing))
    may = compact([_option(view, action, lang) for action in allowed])
    return _claim_object_text(
        robs, asked, giver, may, compact([_option(view, one, lang) for one in _tries(view, allowed)]), "null"
    )


@lru_cache(maxsize=4096)
def _claim_object_text(robs: bool, asked: int, giver: int, may: str, tries: str, said: str) -> str:
    """The same at every table where such a tile lies before who can only pass, or has answered."""
    lies = f'"tile":{compact(tile(asked))},"giver":"{WINDS[giver]}"'
    kind = "rob" if robs else "claim"
    return f'{{"kind":"{kind}",{lies},"discards":[],"options":{may},"tries":{tries},"answered":{said}}}'


def _can_only_pass(view: View) -> bool:
    """Whether a quick look shows that there is nothing else to offer; False: it takes a closer look."""
    conduct = view.conduct
    quick = not (conduct.strict or conduct.kong_any_time or conduct.bet)
    return quick and not of_use(view.table, view.seat, view.own.rack, winning.waiting_for(view))


@lru_cache(maxsize=16)
def _pass_text(seat: int, lang: Lang) -> str:
    return compact([_pass(seat, lang)])


def _turn_object(view: View, lang: Lang) -> Json | None:
    """What a seat may do in its turn, or out of turn."""
    table, seat = view.table, view.seat
    in_turn = table.turn == seat and table.phase in (Phase.DISCARD, Phase.DRAW)
    if table.phase in (Phase.CLAIM, Phase.ROB):
        return None
    allowed = options(view)
    if not (allowed or in_turn):
        return None
    pause = actions.Pause(seat)
    if in_turn and view.conduct.timeouts and legal.refusal(view, pause) is None:
        allowed = (*allowed, pause)
    return {
        "kind": ("draw" if table.phase == Phase.DRAW else "turn") if in_turn else "aside",
        "tile": None,
        "giver": None,
        "discards": [symbol(action.tile) for action in allowed if isinstance(action, actions.Discard)],
        "options": [_option(view, one, lang) for one in allowed if not isinstance(one, actions.Discard)],
        "tries": [_option(view, one, lang) for one in _tries(view, allowed)] if in_turn else [],
        "answered": None,
    }


@lru_cache(maxsize=16)
def _pass(seat: int, lang: Lang) -> Json:
    """To pass: what is offered most."""
    action = actions.Claim(seat, Call.PASS)
    return {"action": action_object(action), "name": name_of(action, lang), "tiles": [], "worth": None}


def _option(view: View, action: PlayerAction, lang: Lang) -> Json:
    """An action with its name, the tiles of the set that it makes, and the worth of a mahjong."""
    if isinstance(action, actions.Claim) and action.call == Call.PASS:
        return _pass(action.seat, lang)
    found = _mahjong(view, action)
    return {
        "action": action_object(action),
        "name": name_of(action, lang),
        "tiles": [symbol(kind) for kind in _set_of(view, action)],
        "worth": None if found is None or not found.legal else worth_text(found, lang),
    }


def worth_text(score: Score, lang: Lang) -> str:
    """What a mahjong scores, with the doubling where there is one: `24 × 4 = 96`."""
    steps = arithmetic(score)
    doubled = [step for step in steps if step.kind == "doubled"]
    return formula(doubled[-1], lang) if doubled and steps[-1] is doubled[-1] else total_text(score, lang)


def _mahjong(view: View, action: PlayerAction) -> Score | None:
    if view.own.dead:
        return None
    if isinstance(action, actions.Mahjong):
        return winning.seasons(view) if action.seasons else winning.drawn(view)
    return winning.claimed(view) if isinstance(action, actions.Claim) and action.call == Call.MAHJONG else None


def _set_of(view: View, action: PlayerAction) -> tuple[int, ...]:
    if isinstance(action, actions.Kong):
        return (action.tile,) * 4
    if isinstance(action, actions.Expose):
        return (action.tile,)
    if not isinstance(action, actions.Claim) or action.call in (Call.PASS, Call.MAHJONG):
        return ()
    if action.call == Call.CHOW:
        return (action.tile, action.tile + 1, action.tile + 2)
    return (view.table.asked_tile,) * (4 if action.call == Call.KONG else 3)


def _tries(view: View, allowed: tuple[PlayerAction, ...]) -> Iterator[PlayerAction]:
    """Strict tables: what can be done though the rules do not allow it, discards apart."""
    if not view.conduct.strict:
        return
    for action in _imagined(view):
        if action not in allowed and legal.refusal(view, action) is None:
            yield action


def _imagined(view: View) -> Iterator[PlayerAction]:
    """What somebody may think of, whatever he has on his rack."""
    table, seat = view.table, view.seat
    if table.phase in (Phase.CLAIM, Phase.ROB):
        asked = table.asked_tile
        if asked < EAST:
            first = asked - asked % 9
            lows = range(max(first, asked - 2), min(first + 6, asked) + 1)
            yield from (actions.Claim(seat, Call.CHOW, low) for low in lows)
        yield from (actions.Claim(seat, call) for call in (Call.PUNG, Call.KONG, Call.MAHJONG))
        return
    if table.phase == Phase.DRAW:
        yield actions.Draw(seat)
        yield actions.Replace(seat)
        return
    yield from (actions.Kong(seat, kind) for kind in dict.fromkeys(view.own.rack))
    yield actions.Mahjong(seat)
    yield actions.Replace(seat)
    if view.conduct.last_discard_optional:
        yield actions.Keep(seat)
