"""A finished hand step by step, all racks open: what a page needs to play it again from any seat."""

from __future__ import annotations

from windroos.play.events import NOBODY, HandBegan, HandEnded
from windroos.play.log import step_object
from windroos.play.mixing import Turn, digest, mixed_hand
from windroos.play.state import evolve, view_of
from windroos.play.view import live_left, loose_left
from windroos.play.wall import commitment
from windroos.telling.news import Listener, sentences
from windroos.text.words import Lang
from windroos.web.table.history import EndedHand
from windroos.web.table.shapes import Json, view_object, wall_changes, wall_marks


def replay_object(hand: EndedHand, lang: Lang) -> Json:
    """The hand as JSON; see docs/table.md."""
    state = hand.first
    before = view_object(view_of(state, NOBODY))
    marks = wall_marks(view_of(state, NOBODY))
    listener = Listener(NOBODY, state.conduct, lang, state.table.match.players, in_full=True)
    steps: list[Json] = []
    for step in hand.steps:
        state = evolve(state, step)
        view = view_of(state, NOBODY)
        now = wall_marks(view)
        said = sentences([step.public], listener) if step.public is not None else []
        steps.append(
            {
                **step_object(step),
                "wall": wall_changes(marks, now, view.conduct.stacks) if marks != now else [],
                "live": live_left(view.conduct, view.table),
                "loose": loose_left(view.conduct, view.table),
                "said": [one._asdict() for one in said],
            }
        )
        marks = now
    return {"number": hand.number, "view": before, "steps": steps, "checked": _checked(hand)}


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
