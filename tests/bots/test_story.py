"""The story of a hand, told from views: what happened, in its order."""

from __future__ import annotations

from random import Random

import pytest

from tests.bots.tables import a_game
from windroos.books.catalog import IDS, rules
from windroos.bots.player import make
from windroos.bots.story import Story
from windroos.play.model import events as event_kinds
from windroos.play.model.actions import Action
from windroos.play.model.events import Event, Step, seen_by
from windroos.play.rules.options import options


@pytest.mark.parametrize("id", IDS)
def test_the_story_is_what_happened(id: str) -> None:
    """Told to a seat: all it really saw, in the same order, but for bonus tiles and replacement tiles, in any."""
    played, seats = rules(id), range(4)
    for seed in range(4):
        real: list[list[Event]] = [[] for _ in seats]
        told: list[list[Event]] = [[] for _ in seats]
        length = [0] * 4
        stories, players = [Story() for _ in seats], [make("greedy", played) for _ in seats]
        heard = real

        def listen(_: Action, steps: tuple[Step, ...], heard: list[list[Event]] = heard) -> None:
            for step in steps:
                for seat in seats:
                    heard[seat] += seen_by(step, seat)

        game = a_game(played, listen)
        game.begin(Random(seed))
        while waiting := game.waiting():
            seat = waiting[0]
            view = game.view(seat)
            told[seat] += stories[seat].since(view)
            length[seat] = len(real[seat])
            game.do(players[seat].decide(view, options(view)).action)
        for seat in seats:
            happened = real[seat][: length[seat]]
            assert _in_order(told[seat]) == _in_order(happened)
            assert _in_any_order(told[seat]) == _in_any_order(happened)
            received = [event for event in told[seat] if isinstance(event, event_kinds.Received)]
            really = iter([event for event in happened if isinstance(event, event_kinds.Received)])
            assert all(event in really for event in received)


@pytest.mark.parametrize("id", IDS)
def test_the_same_wall_again_is_told_from_its_beginning(id: str) -> None:
    """Left after any number of answers, the same hand played again begins with its beginning, and only once."""
    played = rules(id)
    players = [make("greedy", played) for _ in range(4)]
    stories = [Story() for _ in range(4)]
    for most in (1, 2, 3, 9, 30, 4, 4, 80):
        game, asked = a_game(played), [0] * 4
        game.begin(Random(3))
        while max(asked) < most and (waiting := game.waiting()):
            seat = waiting[0]
            view = game.view(seat)
            told = stories[seat].since(view)
            began = [isinstance(event, event_kinds.HandBegan) for event in told]
            assert any(began) == (asked[seat] == 0)
            asked[seat] += 1
            game.do(players[seat].decide(view, options(view)).action)


def _in_order(events: list[Event]) -> list[Event]:
    kinds = (
        event_kinds.HandBegan
        | event_kinds.Opened
        | event_kinds.Dealt
        | event_kinds.Discarded
        | event_kinds.Melded
        | event_kinds.Covered
        | event_kinds.Konged
    )
    return [
        event
        for event in events
        if isinstance(event, kinds) or (isinstance(event, event_kinds.Drew) and not event.loose)
    ]


def _in_any_order(events: list[Event]) -> list[str]:
    return sorted(repr(event) for event in events if isinstance(event, event_kinds.Exposed | event_kinds.Drew))
