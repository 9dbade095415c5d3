"""What a live table sends is what is declared: every message of the golden games, and all that is made from it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.hosting.at_table import as_declared
from tests.web.test_follow import golden, messages, replays
from tools import script_types
from windroos.books.catalog import IDS, book_words
from windroos.hosting.advice import advice, why_object
from windroos.hosting.board import Board
from windroos.hosting.broadcast import Broadcast, News
from windroos.hosting.chance import Chance
from windroos.hosting.clocks import Clocks
from windroos.hosting.connection import Connection
from windroos.hosting.errors import TableError
from windroos.hosting.message_format import MESSAGES, REPLAY, TABLE_MESSAGE
from windroos.hosting.presence import Presence
from windroos.hosting.setup import Setup, TablePlace
from windroos.hosting.shapes import body
from windroos.play.model.actions import Discard, Mahjong
from windroos.play.model.events import NOBODY
from windroos.play.model.view import Phase
from windroos.play.record.header import first_state
from windroos.play.record.replay import follow
from windroos.telling.objects import error_object
from windroos.wire.fault import WireError

Json = dict[str, Any]


@pytest.mark.parametrize("id", IDS)
def test_every_message_of_the_golden_games_is_as_declared(id: str) -> None:
    """Read strictly, and written by the declaration it is the same again: nothing is more, less or otherwise."""
    for header, groups in golden(id):
        for player in (0, NOBODY):
            for one in messages(header, groups, player):
                as_declared(json.dumps(one["sent"]))


def test_what_is_said_besides_is_as_declared() -> None:
    """Who is there, chance, what is refused, the coach, why not, and why a window is closed."""
    header, groups = next(golden("hongkong"))
    setup = Setup(header, tuple(TablePlace("person", at) for at in range(len(header.players))))
    board, presence = Board(first_state(header), 0), Presence(setup.places)
    broadcast = Broadcast("test", board, presence, Clocks(setup, board, presence, 0.0, lambda: 0.0))
    window, player = Connection(0, "nl"), header.seats[0]
    presence.add(window)
    broadcast.people([News("returned", 1), News("windows", 0, own=True)])
    chance = Chance(presence, Random(1))
    for seats in (True, False):
        broadcast.chance(chance.object(seats))
        chance.take(chance.draft._replace(bound=((0, "a" * 64),)))
    for table in ("bcdfghjk", None):
        broadcast.rematch({"yes": [0], "waits": [1, 2], "gone": [3], "next": table})
    broadcast.phrase(1, "hello")
    broadcast.refuse(window, TableError("table_late"))
    window.send("trouble", body(**error_object(TableError("seat_moved"), "nl")))
    idle = board.view(player)
    for steps in groups:
        if board.table.phase == Phase.DISCARD:
            break
        board.add(follow(board.ahead, steps), steps)
        while board.show():
            pass
    view = board.view(player)
    for seen in (idle, view):
        window.send("advice", body(n=board.count, **advice(seen, book_words("hongkong"), "nl")))
    for action in (Mahjong(view.seat), Discard(view.seat, view.own.rack[0])):
        window.send("why", body(n=board.count, **why_object(view, action, "nl")))
    sent = [as_declared(text) for text in window.waiting]
    assert {message["t"] for message in sent} == set(MESSAGES) - {"view", "events"}
    assert [message["discards"] != [] for message in sent if message["t"] == "advice"] == [False, True]


@pytest.mark.parametrize("id", IDS)
def test_every_replay_of_the_golden_games_is_as_declared(id: str) -> None:
    for header, groups in golden(id):
        for hand, _ in replays(header, groups):
            assert json.loads(REPLAY.write(REPLAY.read(hand, ""))) == hand


def test_a_key_that_is_not_declared_is_noticed() -> None:
    header, groups = next(golden("mcr"))
    sent = messages(header, groups, 0)[2]["sent"]
    for wrong in ({**sent, "more": 1}, {**sent, "table": {**sent["table"], "more": 1}}, {**sent, "wall": [[0, 1]]}):
        with pytest.raises(WireError):
            TABLE_MESSAGE.read(wrong, "")


def test_the_types_of_the_scripts_are_up_to_date() -> None:
    made = script_types.TARGET.read_text(encoding="utf-8")
    assert made == script_types.text(), "run python -m tools.script_types --write"
