"""A page keeps up with its table: after every message it has what a fresh view would show, in play and in replays.

The browser knows no rules. What the server says is different is put in its place by `follow.js`, in Chromium, and
compared with a fresh view message by message, over the golden games of all books.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.golden_games import GAMES
from tests.play_helpers import SeatedMatch, match_of
from tests.web.conftest import OpenPage
from windroos.books.catalog import IDS
from windroos.hosting.board import Board
from windroos.hosting.broadcast import Broadcast, News
from windroos.hosting.clocks import Clocks
from windroos.hosting.connection import Connection
from windroos.hosting.errors import TableError
from windroos.hosting.history import EndedHand
from windroos.hosting.presence import Presence
from windroos.hosting.replaying import replay_object
from windroos.hosting.setup import Setup, TablePlace
from windroos.hosting.shapes import view_object
from windroos.play.model import events
from windroos.play.model.events import NOBODY, Step
from windroos.play.model.view import Phase
from windroos.play.record.header import Header, first_state, header_of
from windroos.play.record.record import read_record
from windroos.play.record.replay import follow
from windroos.play.referee.state import evolve, view_of

Json = dict[str, Any]
Steps = tuple[Step, ...]
FOLLOW = (Path(__file__).parent / "follow.js").read_text(encoding="utf-8")


@pytest.fixture
def page(server: str, open_page: OpenPage) -> Page:
    """A page of the server, for its scripts."""
    return open_page(f"{server}/spelen")


def differs(page: Page, messages: list[Json]) -> list[str]:
    """What a page has otherwise than a fresh view after any of these messages."""
    found: list[str] = page.evaluate(FOLLOW, json.dumps(messages))
    return found


def golden(id: str) -> Iterator[tuple[Header, list[Steps]]]:
    """The golden games of a rule set: each with its header, and the steps that every action led to."""
    for path in sorted(GAMES.glob(f"{id}-*.jsonl")):
        record = read_record(path.read_text().splitlines())
        yield record.header, [group.steps for group in record.groups]


def plain(value: object) -> Any:
    """A value as a browser reads it."""
    return json.loads(json.dumps(value))


def messages(header: Header, groups: Sequence[Steps], player: int, late: bool = False) -> list[Json]:
    """What a window of a player is sent of a game, each message with a fresh view at that moment.

    Halfway a second window of his opens, and everything else is said that a table may say; `late`: to that window.
    """
    setup = Setup(header, tuple(TablePlace("person", at) for at in range(len(header.players))))
    board, presence = Board(first_state(header), 0), Presence(setup.places)
    broadcast = Broadcast("test", board, presence, Clocks(setup, board, presence, 0.0, lambda: 0.0))
    first, second = window, other = Connection(player, "nl"), Connection(player, "en")
    if late:
        window, other = second, first
    presence.add(first)
    out: list[Json] = []

    def read() -> None:
        for sent in map(json.loads, window.waiting):
            named = {key: (out[0]["sent"] if out else sent)["view"][key] for key in ("id", "name")}
            out.append({"sent": sent, "fresh": {**named, **plain(view_object(board.view(player)))}})
        window.waiting.clear()
        other.waiting.clear()

    broadcast.view(first)
    read()
    for at, steps in enumerate(groups):
        if at == len(groups) // 2:
            presence.add(second)
            broadcast.view(second)
            broadcast.people([News("windows", player, own=True)] if player != NOBODY else ())
            broadcast.refresh()
            broadcast.chance({"hand": 1, "commitment": "0" * 64, "seats": None, "bound": None})
            broadcast.refuse(window, TableError("table_late"))
            read()
        board.add(follow(board.ahead, steps), steps)
        while shown := board.show():
            broadcast.tell(shown)
            read()
    return out


def replays(header: Header, groups: Sequence[Steps]) -> Iterator[tuple[Json, list[list[Json]]]]:
    """The replay of each hand of a game, and what every seat sees after each of its steps."""
    state = first = first_state(header)
    steps: list[Step] = []
    views: list[list[Json]] = []
    for group in groups:
        if any(isinstance(step.public, events.HandBegan) for step in group):
            first, steps, views = state, [], []
        before = state
        for step in group:
            state = evolve(state, step)
            views.append([plain(view_object(view_of(state, seat))) for seat in range(state.table.seats)])
        steps.extend(group)
        if any(isinstance(step.public, events.HandEnded) for step in group):
            hand = EndedHand(before.table.number, first, tuple(steps), before, group)
            yield plain(replay_object(hand, "nl")), views


def seen_from(seat: int, hand: Json, views: Iterable[list[Json]]) -> list[Json]:
    """A replay as the messages of one seat, each with what that seat sees then."""
    seats = next(step["public"]["seats"] for step in hand["steps"] if "seats" in (step["public"] or {}))
    first = {**hand["view"], "player": seats[seat], "own": hand["owns"][seat]}
    sent = [{**step, "own": step["owns"][seat]} for step in hand["steps"]]
    fresh = [view[seat] for view in views]
    both = zip(sent, fresh, strict=True)
    return [{"sent": {"view": first}, "fresh": first}, *({"sent": one, "fresh": view} for one, view in both)]


@pytest.mark.parametrize("id", IDS)
def test_a_page_has_after_every_message_what_a_fresh_view_shows(page: Page, id: str) -> None:
    strict = set()
    for header, groups in golden(id):
        strict.add(header.strict)
        for player, late in ((0, False), (len(groups) % 4, True), (NOBODY, header.strict)):
            seen = messages(header, groups, player, late)
            assert {one["sent"]["t"] for one in seen} == {"view", "events", "people", "chance", "refused"}
            assert differs(page, seen) == []
    assert strict == {False, True}


@pytest.mark.parametrize("id", IDS)
def test_a_replay_has_after_every_step_what_a_fresh_view_shows(page: Page, id: str) -> None:
    seen = 0
    for header, groups in golden(id):
        for hand, views in replays(header, groups):
            for seat in (0, hand["number"] % len(views[0])):
                assert differs(page, seen_from(seat, hand, views)) == []
                seen += 1
    assert seen >= 4


def test_a_concealed_kong_that_nobody_robs_leaves_the_turn_where_it_is(page: Page) -> None:
    sitting = SeatedMatch("hongkong", ("1111p 123s 456s 7m 55z 9s",), strict=True)
    header = header_of(match_of(sitting.rules), strict=True)
    sitting.play("E kong 1p; -")
    assert (sitting.state.table.phase, sitting.state.table.turn) == (Phase.DISCARD, 0)
    for player in (0, 1, NOBODY):
        seen = messages(header, [(step,) for step in sitting.steps], player)
        assert "rob" in [one["fresh"]["phase"] for one in seen]
        assert (seen[-1]["fresh"]["phase"], seen[-1]["fresh"]["turn"]) == ("discard", "E")
        assert differs(page, seen) == []
    assert differs(page, [*seen, {**seen[-1], "fresh": {**seen[-1]["fresh"], "turn": "S"}}]) != []
