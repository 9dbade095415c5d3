"""What a live table sends is what is declared: every message of the golden games, and all that is made from it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.web.test_follow import golden, messages, replays
from tools import script_types
from windroos.books.catalog import IDS
from windroos.hosting.message_format import REPLAY, TABLE_MESSAGE
from windroos.play.model.events import NOBODY
from windroos.wire.fault import WireError

Json = dict[str, Any]


@pytest.mark.parametrize("id", IDS)
def test_every_message_of_the_golden_games_is_as_declared(id: str) -> None:
    """Read strictly, and written by the declaration it is the same again: nothing is more, less or otherwise."""
    for header, groups in golden(id):
        for player in (0, NOBODY):
            for one in messages(header, groups, player):
                again = TABLE_MESSAGE.write(TABLE_MESSAGE.read(one["sent"], ""))
                assert json.loads(again) == one["sent"]


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
