"""Why an action may or may not be done, in words; and what a hand lacks for mahjong."""

from __future__ import annotations

from typing import NamedTuple

from windroos.distance.irregular import NEVER
from windroos.hands import Hand, Situation
from windroos.play.model.actions import Mahjong, PlayerAction
from windroos.play.model.view import View
from windroos.play.rules import winning
from windroos.play.rules.legal import IllegalAction, why_not
from windroos.scoring.score import Score
from windroos.scoring.waits import lacking, waits
from windroos.telling.names import name_of, tiles_text
from windroos.text import explain
from windroos.text import play as texts
from windroos.text.books import capital
from windroos.text.words import Lang
from windroos.tiles import KINDS


class Why(NamedTuple):
    """Whether an action is allowed, and why not.

    lack   what the own tiles lack for mahjong; "" where that is not the reason
    found  the mahjong that does not reach the minimum, None where that is not the reason
    """

    allowed: bool
    text: str
    lack: str = ""
    found: Score | None = None


def why(view: View, action: PlayerAction, lang: Lang, in_full: bool = False) -> Why:
    """Whether a seat may do something now, and if not the reason; tiles as `tiles_text` has them."""
    what = capital(name_of(action, lang, in_full))
    code = why_not(view, action)
    if code is None:
        return Why(True, texts.WHY_YES.to(lang).format(what=what))
    text = texts.WHY_NOT.to(lang).format(what=what, why=IllegalAction(code).sentence(lang))
    if code == "no_mahjong":
        return Why(False, text, lack=lack(view, lang, in_full))
    if code == "under_minimum":
        return Why(False, text, found=winning.drawn(view) if isinstance(action, Mahjong) else winning.claimed(view))
    return Why(False, text)


def lack(view: View, lang: Lang, in_full: bool = False) -> str:
    """How far the own tiles are from a mahjong, or what they wait for; "" for a wrong number of tiles."""
    situation = Situation(view.seat, view.table.round)
    hands = _of_thirteen(view)
    if not hands:
        return ""
    missing, hand = min((lacking(view.rules, hand, situation), hand) for hand in hands)
    if missing >= NEVER:
        return texts.NEVER.to(lang)
    if missing > 1:
        return explain.NOT_WAITING.to(lang).format(count=missing)
    kinds = sorted({wait.kind for wait in waits(view.rules, hand, situation)})
    return texts.WAITS_FOR.to(lang).format(tiles=", ".join(tiles_text((kind,), lang, in_full) for kind in kinds))


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
