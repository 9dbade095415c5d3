"""Help at the table: the keys, what an action is called, and why it may not be."""

from __future__ import annotations

from collections.abc import Iterator

from windroos.cli.playing.keys import about
from windroos.cli.playing.paper import Line, Piece, fill, line, styled, words
from windroos.cli.show_hand import Reader, explain_hand
from windroos.cli.style import wrap
from windroos.forms import NEVER
from windroos.hands import Hand, Situation
from windroos.play import actions as a
from windroos.play import winning
from windroos.play.actions import Call, PlayerAction
from windroos.play.legal import IllegalAction, why_not
from windroos.play.view import View
from windroos.scoring.waits import waits, ways
from windroos.telling.names import LETTERS, name_of, seat_name, tiles_text
from windroos.text import explain
from windroos.text import play as t
from windroos.text.books import capital
from windroos.text.words import Lang
from windroos.tiles import KINDS


def show_help(view: View, reader: Reader) -> list[Line]:
    """The keys, the signs on the table, and what may be done now or why not."""
    lang = reader.style.lang
    south = LETTERS[0].to(lang)[1]
    tiles = " ".join(tiles_text((tile,), lang) for tile in (13, 18, 30))
    keys = t.HELP.to(lang).format(
        tiles=tiles, chow=f"c{tiles_text((11, 12, 13), lang)}", kong=f" {tiles_text((22,), lang)}",
        why=tiles_text((27,), lang),
    )  # fmt: skip
    signs = t.HELP_SIGNS.to(lang).format(
        melded=f"[{tiles_text((11, 12, 13), lang)}←{south}]", seat=seat_name(1, lang),
        last=f"▸{tiles_text((13,), lang)}", suits=t.SUIT_LETTERS.to(lang),
    )  # fmt: skip
    out = [line(Piece(t.HELP_TITLE.to(lang), "bold")), *(line(f"  {text}") for text in keys.rstrip("\n").split("\n"))]
    out.extend(line(text) for text in wrap(signs))
    out.append(line())
    for call in (Call.CHOW, Call.PUNG, Call.KONG, Call.MAHJONG):
        out.extend(show_why(view, about(call, view), reader))
    return out


def show_why(view: View, action: PlayerAction, reader: Reader) -> list[Line]:
    """Whether an action is allowed, and if not the reason; of a mahjong also what it lacks."""
    lang = reader.style.lang
    what = capital(name_of(action, lang))
    code = why_not(view, action)
    if code is None:
        return fill(words(t.WHY_YES.to(lang).format(what=what)), hang=2)
    sentence = IllegalAction(code).sentence(lang)
    out = fill(words(t.WHY_NOT.to(lang).format(what=what, why=sentence)), hang=2)
    if code == "no_mahjong":
        out.extend(fill(words(_lack(view, lang)), hang=2))
    elif code == "under_minimum":
        found = winning.drawn(view) if isinstance(action, a.Mahjong) else winning.claimed(view)
        if found is not None:
            out.extend([line(), *_lines(explain_hand(found, reader))])
    return out


def _lines(texts: list[str]) -> Iterator[Line]:
    return (styled(part) for text in texts for part in text.split("\n"))


def _lack(view: View, lang: Lang) -> str:
    """How far the own tiles are from a mahjong, or what they wait for."""
    situation = Situation(view.seat, view.table.round)
    hands = _of_thirteen(view)
    if not hands:
        return ""
    missing, hand = min((_missing(view, hand, situation), hand) for hand in hands)
    if missing >= NEVER:
        return t.NEVER.to(lang)
    if missing > 1:
        return explain.NOT_WAITING.to(lang).format(count=missing)
    kinds = sorted({wait.kind for wait in waits(view.rules, hand, situation)})
    return t.WAITS_FOR.to(lang).format(tiles=", ".join(tiles_text((kind,), lang) for kind in kinds))


def _missing(view: View, hand: Hand, situation: Situation) -> int:
    return min((way.missing for way in ways(view.rules, hand, situation)), default=NEVER)


def _of_thirteen(view: View) -> list[Hand]:
    """The own hand; with a tile too many the hands that a discard can leave."""
    hand = view.hand
    if hand.size() == 13:
        return [hand]
    if hand.size() != 14 or any(tile >= KINDS for tile in view.own.rack):
        return []
    rack = sorted(hand.concealed)
    cuts = [at for at, tile in enumerate(rack) if at == 0 or tile != rack[at - 1]]
    return [hand._replace(concealed=(*rack[:at], *rack[at + 1 :])) for at in cuts]
