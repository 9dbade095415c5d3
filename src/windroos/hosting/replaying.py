"""A finished hand step by step, all racks open: what a page needs to play it again from any seat."""

from __future__ import annotations

from windroos.hosting.called import called
from windroos.hosting.changes import changes, own_changes, told
from windroos.hosting.history import EndedHand
from windroos.hosting.shapes import own_object, view_object
from windroos.play.model.events import NOBODY, HandBegan, HandEnded
from windroos.play.model.wall import commitment
from windroos.play.record.log import step_object
from windroos.play.referee.mixing import Turn, digest, mixed_hand
from windroos.play.referee.state import State, evolve, view_of
from windroos.telling.news import Listener, sentences
from windroos.text.words import Lang
from windroos.wire.json_text import Json


def replay_object(hand: EndedHand, lang: Lang) -> Json:
    """The hand as JSON; see docs/table.md."""
    state = hand.first
    before = view_object(view_of(state, NOBODY))
    lies, owns = told(view_of(state, NOBODY)), _owns(state)
    first = owns
    listener = Listener(NOBODY, state.conduct, lang, called(state.table.match.players, lang), in_full=True)
    steps: list[Json] = []
    for step in hand.steps:
        state = evolve(state, step)
        view = view_of(state, NOBODY)
        now, own = told(view), _owns(state)
        said = sentences([step.public], listener) if step.public is not None else []
        steps.append(
            {
                "public": step_object(step).get("public"),
                "said": [one._asdict() for one in said],
                **changes(lies, now, view.conduct.stacks),
                "owns": [own_changes(was, one) for was, one in zip(owns, own, strict=True)],
            }
        )
        lies, owns = now, own
    return {"number": hand.number, "view": before, "owns": first, "steps": steps, "checked": _checked(hand)}


def _owns(state: State) -> list[Json | None]:
    """What each seat knows besides what lies open."""
    return [own_object(view_of(state, seat)) for seat in range(state.table.seats)]


def _checked(hand: EndedHand) -> bool:
    """Whether the wall is the one that was promised before the deal."""
    began = next((step.public for step in hand.steps if isinstance(step.public, HandBegan)), None)
    end = next((step.public for step in hand.last if isinstance(step.public, HandEnded)), None)
    if began is None or end is None:
        return False
    if began.contributions is None:
        return commitment(end.wall, end.salt) == began.commitment
    mixed = mixed_hand(hand.first.conduct, Turn(began.number, began.round), end.salt, began.contributions)
    return digest(end.salt) == began.commitment and (mixed.wall, mixed.dice) == (end.wall, hand.before.table.dice)
