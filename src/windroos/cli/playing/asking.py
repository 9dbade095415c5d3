"""What is asked of a person, what he may answer, and why he may not do the rest."""

from __future__ import annotations

from collections.abc import Iterator

from windroos.cli.playing.keys import chows, may_win
from windroos.cli.playing.layout import Line, Piece, fill, words
from windroos.play.model import actions
from windroos.play.model.actions import Call
from windroos.play.model.view import Phase, View
from windroos.play.rules import winning
from windroos.play.rules.options import options
from windroos.scoring.score import Score
from windroos.telling.board import in_order
from windroos.telling.names import NAMES, seat_name, tiles_text, total_text
from windroos.text import play as texts
from windroos.text.words import Lang


def show_choices(view: View, lang: Lang) -> list[Line]:
    """The question, and the keys that answer it. A strict table does not tell what is allowed."""
    keys = [*(_strict_keys(view, lang) if view.conduct.strict else _keys(view, lang)), *_always(lang)]
    question = _question(view, lang)
    separated = [Piece(f"{key} ·") for key in keys[:-1]]
    return [*fill(words(question, "bold")), *fill([*separated, Piece(keys[-1])])]


def _always(lang: Lang) -> list[str]:
    return [texts.KEYS[key].to(lang) for key in ("hint", "help", "quit")]


def _question(view: View, lang: Lang) -> str:
    table = view.table
    if table.phase == Phase.ROB and table.kong is not None:
        return texts.ROB.to(lang).format(who=seat_name(table.turn, lang), tile=tiles_text((table.kong.tile,), lang))
    if table.phase == Phase.CLAIM and table.turn != view.seat:
        tile = tiles_text((table.discards[-1].tile,), lang)
        return texts.CLAIM.to(lang).format(who=seat_name(table.turn, lang), tile=tile)
    if table.phase == Phase.DRAW or table.owed[view.seat]:
        return texts.DRAW.to(lang)
    return texts.TURN.to(lang).format(tile=tiles_text((in_order(view)[-1],), lang))


def _keys(view: View, lang: Lang) -> Iterator[str]:
    """A key for everything that is allowed, discards apart."""
    allowed = options(view)
    kongs = [action for action in allowed if isinstance(action, actions.Kong)]
    for action in allowed:
        if isinstance(action, actions.Claim):
            yield from _claim_key(action, view, lang)
        elif isinstance(action, actions.Kong):
            key = "k" if len(kongs) == 1 and view.table.turn == view.seat else f"k {tiles_text((action.tile,), lang)}"
            yield texts.KEYS["own_kong"].to(lang).format(key=key, tiles=tiles_text((action.tile,) * 4, lang))
        elif isinstance(action, actions.Mahjong):
            found = winning.seasons(view) if action.seasons else winning.drawn(view)
            yield _worth(texts.KEYS["seasons" if action.seasons else "mahjong"].to(lang), found, lang)
        elif isinstance(action, actions.Expose):
            yield texts.KEYS["expose"].to(lang).format(tile=tiles_text((action.tile,), lang))
        elif isinstance(action, actions.Draw) and action.moon:
            yield texts.KEYS["moon"].to(lang)
        elif not isinstance(action, actions.Discard):
            yield texts.KEYS[NAMES[type(action)]].to(lang)
    if any(isinstance(action, actions.Claim) for action in allowed):
        yield texts.KEYS["pass_by_x" if may_win(view) else "pass"].to(lang)


def _claim_key(claim: actions.Claim, view: View, lang: Lang) -> Iterator[str]:
    if claim.call == Call.CHOW:
        lows = chows(view)
        key = f"c{lows.index(claim.tile) + 1}" if len(lows) > 1 else "c"
        tiles = tiles_text((claim.tile, claim.tile + 1, claim.tile + 2), lang)
        yield texts.KEYS["chow"].to(lang).format(key=key, tiles=tiles)
    elif claim.call == Call.MAHJONG:
        yield _worth(texts.KEYS["mahjong"].to(lang), winning.claimed(view), lang)
    elif claim.call != Call.PASS:
        yield texts.KEYS["pung" if claim.call == Call.PUNG else "kong"].to(lang)


def _worth(key: str, found: Score | None, lang: Lang) -> str:
    return f"{key} ({total_text(found, lang)})" if found is not None and found.legal else key


def _strict_keys(view: View, lang: Lang) -> Iterator[str]:
    table = view.table
    if table.phase in (Phase.CLAIM, Phase.ROB) and table.turn != view.seat:
        yield texts.KEYS["pass"].to(lang)
        yield from ("p pung", "c chow", "k kong", "m mahjong")
    elif table.phase == Phase.DRAW or table.owed[view.seat]:
        yield texts.KEYS["draw" if table.phase == Phase.DRAW else "replace"].to(lang)
    else:
        yield from ("k kong", "m mahjong")
