"""What a person types, as an action or a question: a function of the words and of his view.

Nothing here needs a bare terminal: every answer is a line. A tile is typed as it is shown, in either language (`5p`,
`K5`, `o`), or by the number below it; letters of calls are those that players use (`p`, `c`, `k`, `m`).
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final, NamedTuple

from windroos.cli.playing.typed_tile import tile_of
from windroos.errors import WindroosError
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
    Pause,
    PlayerAction,
    Replace,
)
from windroos.play.model.view import Phase, View
from windroos.play.rules.legal import IllegalAction, refusal, why_not
from windroos.play.rules.options import claims, options
from windroos.telling.board import in_order
from windroos.telling.names import tiles_text
from windroos.text.figures import whole
from windroos.text.words import Lang
from windroos.tiles import EAST, KINDS


class AnswerError(WindroosError):
    """What was typed means nothing here."""


class TerminalCommand(Enum):
    """What is asked of the terminal itself."""

    HELP = 1
    WHY = 2
    HINT = 3
    TABLE = 4
    QUIT = 5


class Asked(NamedTuple):
    """A question, and the action that `WHY` is about."""

    question: TerminalCommand
    about: PlayerAction | None = None


Reply = PlayerAction | Asked

QUITS: Final = ("q", "quit", "exit", "stop", "stoppen")
_QUESTIONS: Final = {
    **dict.fromkeys(("?", "help", "uitleg"), TerminalCommand.HELP),
    **dict.fromkeys(("h", "hint", "tip"), TerminalCommand.HINT),
    **dict.fromkeys(("t", "table", "tafel"), TerminalCommand.TABLE),
    **dict.fromkeys(QUITS, TerminalCommand.QUIT),
}
_CALLS: Final = {
    **dict.fromkeys(("p", "pung", "pong"), Call.PUNG),
    **dict.fromkeys(("c", "chow", "chi"), Call.CHOW),
    **dict.fromkeys(("k", "kong", "kang"), Call.KONG),
    **dict.fromkeys(("m", "mahjong", "mah jong"), Call.MAHJONG),
    **dict.fromkeys(("x", "pass", "pas", "past", "no", "nee", "n"), Call.PASS),
}
_HIDDEN: Final = ("hidden", "verborgen", "niet getoond")


def read_reply(typed: str, view: View, lang: Lang) -> Reply:
    """What a line means, typed by the player of this view when he is asked.

    Raises:
        AnswerError: it means nothing, or not one thing.
        IllegalAction: it means something that this table refuses; the code says why.
    """
    text = " ".join(typed.lower().split())
    if text in _QUESTIONS:
        return Asked(_QUESTIONS[text])
    if text.startswith(("?", "why ", "waarom ")):
        rest = text[1:].strip() if text[0] == "?" else text.partition(" ")[2]
        call = _CALLS.get(rest, Call.PASS)
        return Asked(TerminalCommand.WHY, about(call, view) if call != Call.PASS else _action(rest, view, lang))
    action = _action(text, view, lang) if text else _usual(view)
    code = refusal(view, action)
    if isinstance(action, Mahjong) and action.seasons and not view.conduct.seasons_claim:
        code = "no_seasons"  # nobody errs by what the book does not know
    if code is not None:
        raise IllegalAction(code)
    return action


def about(call: Call, view: View) -> PlayerAction:
    """The likeliest action that a call could be now: to say that it may be, or why not."""
    seat = view.seat
    for action in options(view):
        if isinstance(action, Claim) and action.call == call:
            return action
        if isinstance(action, Kong) and call == Call.KONG:
            return action
        if isinstance(action, Mahjong) and call == Call.MAHJONG:
            return action
    if view.table.turn == seat and call in (Call.KONG, Call.MAHJONG):
        return Mahjong(seat) if call == Call.MAHJONG else Kong(seat, _tile_for_kong(view))
    claimed = view.table.phase == Phase.CLAIM and view.table.turn != seat
    return Claim(seat, call, _likeliest(view) if call == Call.CHOW and claimed else -1)


def _tile_for_kong(view: View) -> int:
    """The tile that a player most likely means: the one just drawn, or that he has most of."""
    own = view.own
    return own.drawn if own.drawn >= 0 else max(own.rack, key=own.rack.count, default=0)


def _usual(view: View) -> PlayerAction:
    """What enter means."""
    if view.table.owed[view.seat]:
        return Replace(view.seat)
    if view.table.phase in (Phase.CLAIM, Phase.ROB):
        if may_win(view):
            raise AnswerError("terminal_mahjong")
        return Claim(view.seat, Call.PASS)
    if view.table.phase == Phase.DRAW and view.table.turn == view.seat:
        return Draw(view.seat)
    if view.table.turn != view.seat:
        return Claim(view.seat, Call.PASS)
    raise AnswerError("terminal_discard")


def may_win(view: View) -> bool:
    """A friendly table lets nobody pass a mahjong by an enter too many."""
    return not view.conduct.strict and any(claim.call == Call.MAHJONG for claim in claims(view))


def _action(text: str, view: View, lang: Lang) -> PlayerAction:
    """The action that words name, allowed or not."""
    word, _, rest = text.partition(" ")
    if text in _WORDS:
        return _WORDS[text](view)
    if view.table.phase in (Phase.DISCARD, Phase.DRAW) and view.table.turn == view.seat:
        return _in_turn(text, view, lang)
    chosen = _chow_chosen(text, view)
    if chosen is not None:
        return chosen
    call = _CALLS.get(word, _CALLS.get(text))
    if call is None and word[:1] == "c" and len(word) > 1:
        call, rest = Call.CHOW, text[1:]
    if call is None and word[:1] == "k" and tile_of(text[1:].strip()) is not None and tile_of(text) is None:
        return Kong(view.seat, tile_of(text[1:].strip()) or 0)
    if call is None:
        if tile_of(text) is not None:
            raise AnswerError("terminal_not_your_turn")
        raise AnswerError("terminal_claim_unknown", typed=text)
    if call == Call.CHOW:
        return _chow(rest, view, lang)
    if call == Call.KONG and tile_of(rest) is not None:
        return Kong(view.seat, tile_of(rest) or 0)
    return Claim(view.seat, call, shown=rest not in _HIDDEN)


def _in_turn(text: str, view: View, lang: Lang) -> PlayerAction:
    """A tile to discard, by its symbol or number; a kong; mahjong."""
    word, _, rest = text.partition(" ")
    seat = view.seat
    if word in ("d", "discard", "weg", "leg", "lay") and rest:
        tile = _tile(rest, view)
        lays = word in ("leg", "lay") and tile >= KINDS and view.conduct.bonus_optional
        return Expose(seat, tile) if lays else Discard(seat, tile)
    call = _CALLS.get(word, _CALLS.get(text))
    if call == Call.MAHJONG:
        return Mahjong(seat, shown=rest not in _HIDDEN)
    if call == Call.KONG or (word[:1] == "k" and tile_of(text) is None and tile_of(text[1:].strip()) is not None):
        return _own_kong(rest if call == Call.KONG else text[1:].strip(), view, lang)
    if call in (Call.PUNG, Call.CHOW) and tile_of(text) not in view.own.rack:
        return Claim(seat, call)  # which the referee refuses: there is nothing to claim
    return Discard(seat, _tile(text, view))


def _tile(text: str, view: View) -> int:
    number = whole(text)
    tiles = in_order(view)
    if number is not None:
        if not 1 <= number <= len(tiles):
            raise AnswerError("terminal_number", number=text, count=len(tiles))
        return tiles[number - 1]
    tile = tile_of(text)
    if tile is None:
        raise AnswerError("terminal_unknown", typed=text)
    return tile


def _own_kong(text: str, view: View, lang: Lang) -> PlayerAction:
    """The kong that is meant: the only one, or the one of the tile that was named."""
    tile = tile_of(text)
    if tile is not None:
        return Kong(view.seat, tile)
    if text:
        raise AnswerError("terminal_unknown", typed=text)
    found = [one.tile for one in options(view) if isinstance(one, Kong)]
    if len(found) > 1:
        known = ", ".join(f"k {tiles_text((tile,), lang)}" for tile in found)
        raise AnswerError("terminal_which_kong", known=known)
    return Kong(view.seat, found[0] if found else _tile_for_kong(view))


def chows(view: View) -> list[int]:
    """The lowest tiles of the chows that may be claimed now, lowest first."""
    return sorted(claim.tile for claim in claims(view) if claim.call == Call.CHOW)


def _chow_chosen(text: str, view: View) -> Claim | None:
    """A bare `2` or `345`, where only a chow can be meant by it."""
    word = text.replace(" ", "").replace("-", "")
    return _chow_by(word, view) if word[:1].isdecimal() and view.table.phase == Phase.CLAIM and chows(view) else None


def _chow(rest: str, view: View, lang: Lang) -> Claim:
    """The chow that is meant: the only one, or the one that was numbered or spelt out."""
    lows = chows(view)
    word = rest.replace(" ", "").replace("-", "")
    if word:
        found = _chow_by(word, view)
        if found is None:
            raise AnswerError("terminal_which_chow", known=chow_keys(view, lang) or "c")
        return found
    if len(lows) > 1:
        raise AnswerError("terminal_which_chow", known=chow_keys(view, lang))
    if view.table.phase != Phase.CLAIM:
        return Claim(view.seat, Call.CHOW)
    return Claim(view.seat, Call.CHOW, lows[0] if lows else _likeliest(view))


def _chow_by(word: str, view: View) -> Claim | None:
    """A chow by its number among those that may be claimed, or by the ranks of its tiles (with or without suit)."""
    lows = chows(view)
    number = whole(word)
    if number is not None and 1 <= number <= len(lows):
        return Claim(view.seat, Call.CHOW, lows[number - 1])
    ranks = sorted(int(sign) for sign in word if sign.isascii() and sign.isdecimal())
    tile = view.table.discards[-1].tile if view.table.discards else KINDS
    if len(ranks) == 2 and tile < EAST:  # the two tiles of one's own
        ranks = sorted([*ranks, tile % 9 + 1])
    if tile >= EAST or len(ranks) != 3 or ranks != list(range(ranks[0], ranks[0] + 3)):
        return None
    return Claim(view.seat, Call.CHOW, tile - tile % 9 + ranks[0] - 1)


def chow_keys(view: View, lang: Lang) -> str:
    """`c1 345p, c2 456p`."""
    shown = [tiles_text((low, low + 1, low + 2), lang) for low in chows(view)]
    return ", ".join(f"c{at} {tiles}" for at, tiles in enumerate(shown, 1))


def _likeliest(view: View) -> int:
    """A chow to say of why it may not be."""
    tile = view.table.discards[-1].tile
    lows = [low for low in range(max(0, tile - 2), tile + 1) if low // 9 == (low + 2) // 9]
    refused = [low for low in lows if why_not(view, Claim(view.seat, Call.CHOW, low)) != "no_chow"]
    return (refused or lows or [tile])[0]


def _drawn(view: View) -> PlayerAction:
    return Replace(view.seat) if view.table.owed[view.seat] else Draw(view.seat)


_WORDS: Final[dict[str, Callable[[View], PlayerAction]]] = {
    **dict.fromkeys(("keep", "houd", "hou", "niets", "nothing"), lambda view: Keep(view.seat)),
    **dict.fromkeys(("bet", "wed", "wedden"), lambda view: Bet(view.seat)),
    **dict.fromkeys(("seasons", "seizoenen"), lambda view: Mahjong(view.seat, seasons=True)),
    **dict.fromkeys(("moon", "maan", "maan eet cake"), lambda view: Draw(view.seat, moon=True)),
    **dict.fromkeys(("draw", "trek", "pak"), _drawn),
    **dict.fromkeys(("replace", "vervang"), lambda view: Replace(view.seat)),
    **dict.fromkeys(("time", "tijd", "pause", "pauze"), lambda view: Pause(view.seat)),
}
