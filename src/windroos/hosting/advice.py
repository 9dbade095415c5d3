"""What the coach says, and why something may not be done: the answers to a person's questions."""

from __future__ import annotations

from typing import Final

from windroos.bots.evaluation import ActionValue
from windroos.hosting.asking import worth_text
from windroos.play.model.actions import Call, Claim, Discard, PlayerAction
from windroos.play.model.view import Phase, View
from windroos.play.record.log import action_object
from windroos.play.rules.options import claims, options
from windroos.telling.coaching import SaidAdvice, plan_text, told
from windroos.telling.helping import why
from windroos.text.books import BookWords
from windroos.text.web.table import WORDS
from windroos.text.words import Lang
from windroos.tiles import symbol
from windroos.wire.json_text import Json

MOST_DISCARDS: Final = 5
"""Discards that are told of, the best first."""


def advice(view: View, words: BookWords, lang: Lang) -> Json:
    """What the coach would do and why by the words of the table, and the best discards with what they keep."""
    allowed = options(view)
    if not allowed:
        return {"text": WORDS["coach_waits"].to(lang), "action": None, "discards": []}
    said = told(view, allowed, words, lang, in_full=True)
    kept = [_kept(said, one, words, lang) for one in said.discards[:MOST_DISCARDS]]
    return {"text": said.text, "action": action_object(said.evaluation.best.action), "discards": kept}


def _kept(said: SaidAdvice, value: ActionValue, words: BookWords, lang: Lang) -> Json:
    """A discard, and what it leaves: by what it is worth less than the best, too."""
    assert isinstance(value.action, Discard)
    plan = value.plans[0]
    return {
        "tile": symbol(value.action.tile),
        "live": plan.live,
        "missing": plan.missing,
        "plan": plan_text(plan, words, lang),
        "chance": round(100 * value.chance),
        "points": round(value.points),
        "danger": round(value.danger),
        "cost": round(said.evaluation.cost(value.action)),
    }


def why_object(view: View, action: PlayerAction, lang: Lang) -> Json:
    """Whether an action is allowed, and if not why: `more` says what the tiles lack for mahjong, or its worth.

    Who asks about a chow and names none is told of the one that he may make.
    """
    if action == Claim(view.seat, Call.CHOW) and view.table.phase == Phase.CLAIM:
        action = next((one for one in claims(view) if one.call == Call.CHOW), action)
    said = why(view, action, lang, in_full=True)
    more = [said.lack] if said.lack else []
    if said.found is not None:
        more.append(worth_text(said.found, lang))
    return {"action": action_object(action), "allowed": said.allowed, "text": said.text, "more": more}
