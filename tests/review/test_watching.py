"""What a seat had to choose in a finished hand, and who waited: from the record, as the seat saw it then."""

from __future__ import annotations

import pytest

from tests.recorded import Recorded, recorded
from windroos.books.catalog import IDS
from windroos.bots.review import SeatChoice
from windroos.play.model.actions import PlayerAction
from windroos.play.model.events import HandBegan, HandEnded
from windroos.play.record.record import RecordedAction
from windroos.play.referee.state import State, view_of
from windroos.play.rules.options import options
from windroos.review.watching import watch


def first_hand(game: Recorded) -> tuple[State, list[RecordedAction]]:
    """The state before the first hand, and its groups."""
    found = []
    for at, (action, steps) in enumerate(game.groups):
        found.append(RecordedAction(action, steps, at, len(steps)))
        if any(isinstance(step.public, HandEnded) for step in steps):
            return game.states[0], found
    raise AssertionError("no hand ended")


@pytest.mark.parametrize("id", IDS)
def test_every_choice_of_a_seat_is_found_as_it_saw_it(id: str) -> None:
    game = recorded(id)
    before, groups = first_hand(game)
    for player in range(4):
        hand = watch(before, groups, player)
        wanted: list[SeatChoice] = []
        step = 0
        for at, group in enumerate(groups):
            state, action = game.states[at], group.action
            seats = state.table.players
            seat = seats.index(player) if player in seats else -1
            if isinstance(action, PlayerAction) and action.seat == seat:
                allowed = options(view_of(state, seat))
                if len(allowed) > 1 and action in allowed:
                    wanted.append(SeatChoice(step, view_of(state, seat), allowed, action))
            step += len(group.steps)
        assert list(hand.choices) == wanted
        assert wanted
        assert all(one.view.seat == one.action.seat for one in hand.choices)
        ended = next(one.public for one in groups[-1].steps if isinstance(one.public, HandEnded))
        assert hand.net == ended.net


def test_who_waited_is_told_with_since_when() -> None:
    seen = 0
    for id in IDS:
        for seed in range(2, 8):
            game = recorded(id, seed=seed)
            before, groups = first_hand(game)
            hand = watch(before, groups, 0)
            end = game.states[len(groups) - 1]
            for one in hand.waiting:
                assert one.kinds == end.waits[one.seat] != 0
                assert end.table.players[one.seat] != 0, "the others, not oneself"
                waited = [at for at in range(len(groups)) if game.states[at].waits[one.seat]]
                assert one.since <= len(end.table.discards)
                assert len(game.states[waited[0]].table.discards) <= one.since
                seen += 1
    assert seen > 0


def test_the_steps_of_a_choice_are_those_before_it_in_the_replay() -> None:
    game = recorded("mcr")
    before, groups = first_hand(game)
    steps = [step for group in groups for step in group.steps]
    began = next(at for at, step in enumerate(steps) if isinstance(step.public, HandBegan))
    for one in watch(before, groups, 1).choices:
        assert began < one.step < len(steps)
