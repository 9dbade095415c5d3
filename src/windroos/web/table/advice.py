"""What the coach says, and why something may not be done: the answers to a person's questions."""

from __future__ import annotations

from typing import Final

from windroos.play.actions import PlayerAction
from windroos.play.legal import options
from windroos.play.log import action_object
from windroos.play.view import View
from windroos.telling.helping import why
from windroos.telling.names import name_of
from windroos.text import play as t
from windroos.text.books import capital
from windroos.text.bots import reason_text
from windroos.text.web.table import WORDS
from windroos.text.words import Lang
from windroos.tiles import symbol
from windroos.web.table.asking import worth_text
from windroos.web.table.shapes import Json

_OBVIOUS: Final = "mahjong"
"""The reason that says no more than the action does."""


def advice(view: View, lang: Lang) -> Json:
    """What a good player would do and why, and the best discards with what they keep."""
    from windroos.bots.advice import discards  # computer players need NumPy, and no page waits for that
    from windroos.bots.live import LivePlayer

    allowed = options(view)
    if not allowed:
        return {"text": WORDS["coach_waits"].to(lang), "action": None, "discards": []}
    choice = LivePlayer().decide(view, allowed)
    what = capital(name_of(choice.action, lang, in_full=True))
    if choice.reason is None or choice.reason.code == _OBVIOUS:
        text = t.HINT_BARE.to(lang).format(what=what)
    else:
        text = t.HINT.to(lang).format(what=what, why=reason_text(choice.reason, lang))
    kept = [
        {"tile": symbol(one.kind), "live": one.live, "missing": one.missing, "text": reason_text(one.reason, lang)}
        for one in discards(view, allowed)
    ]
    return {"text": text, "action": action_object(choice.action), "discards": kept}


def why_object(view: View, action: PlayerAction, lang: Lang) -> Json:
    """Whether an action is allowed, and if not why: `more` says what the tiles lack for mahjong, or its worth."""
    said = why(view, action, lang, in_full=True)
    more = [said.lack] if said.lack else []
    if said.found is not None:
        more.append(worth_text(said.found, lang))
    return {"action": action_object(action), "allowed": said.allowed, "text": said.text, "more": more}
