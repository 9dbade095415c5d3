"""Ready-made phrases: heard by all, never while a tile can be claimed, not too often, and in every language."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any, get_args

import pytest

from tests.hosting.at_table import (
    NOTHING,
    PEOPLE,
    PUNG_OF_SOUTH,
    HostedTable,
    TableWindow,
    refused,
    setup_of,
    sit,
    swiftly,
)
from windroos.books.catalog import rules
from windroos.hosting.errors import TableError
from windroos.hosting.phrases import MOST, WITHIN
from windroos.hosting.requests import read_request
from windroos.play.model import actions
from windroos.play.model.actions import Begin
from windroos.play.model.events import NOBODY
from windroos.text.tiles import tile_name
from windroos.text.web.phrases import PHRASES
from windroos.text.words import Lang
from windroos.tiles import KINDS


def said(window: TableWindow) -> list[tuple[int, str]]:
    return [(one["player"], one["phrase"]) for one in window.read() if one["t"] == "phrase"]


def test_all_hear_what_somebody_says() -> None:
    async def go() -> None:
        table = HostedTable(setup_of(rules("nts2002"), PEOPLE), Random(1))
        windows = [*table.all_come(), table.come(NOBODY, "en")]
        table.room.phrases.say(windows[1].connection, read_request('{"t":"say","phrase":"played"}').phrase)
        assert [said(one) for one in windows] == [[(1, "played")]] * 5
        with refused("table_watching"):
            table.room.phrases.say(windows[4].connection, "hello")

    swiftly(go)


@pytest.mark.parametrize("begin", [PUNG_OF_SOUTH, NOTHING], ids=["a pung", "nothing"])
def test_nobody_says_anything_while_a_tile_can_be_claimed(begin: Begin) -> None:
    """Whoever could claim it, and whether anybody could."""

    async def go() -> None:
        table, windows = await sit(begin)
        await windows[0].do(actions.Discard(0, 22))
        for window in windows:
            with refused("phrase_claims"):
                table.room.phrases.say(window.connection, "moment")
        assert [one for window in windows for one in said(window)] == []
        while table.room.board.is_open:
            await asyncio.sleep(0.1)
        table.room.phrases.say(windows[1].connection, "moment")
        assert said(windows[2]) == [(1, "moment")]

    swiftly(go)


def test_nobody_says_something_too_often() -> None:
    async def go() -> None:
        table = HostedTable(setup_of(rules("nts2002"), PEOPLE), Random(1))
        windows = table.all_come()
        for _ in range(MOST):
            table.room.phrases.say(windows[1].connection, "hello")
        with refused("phrase_often"):
            table.room.phrases.say(windows[1].connection, "hello")
        table.room.phrases.say(windows[2].connection, "hello")
        await asyncio.sleep(WITHIN + 1)
        table.room.phrases.say(windows[1].connection, "bye")
        assert said(windows[0]) == [(1, "hello")] * MOST + [(2, "hello"), (1, "bye")]

    swiftly(go)


@pytest.mark.parametrize("phrase", ["", "ik heb drie draken", 5, None])
def test_only_ready_made_phrases_are_read(phrase: Any) -> None:
    with pytest.raises(TableError) as wrong:
        read_request(json.dumps({"t": "say", "phrase": phrase}))
    assert wrong.value.code == "table_message"


@pytest.mark.parametrize("lang", get_args(Lang))
def test_no_phrase_names_a_tile_or_a_call(lang: Lang) -> None:
    named = {tile_name(kind, lang).lower() for kind in range(KINDS)}
    calls = {"pung", "kong", "chow", "mahjong", "wacht op", "waiting for", "draak", "dragon"}
    for one in PHRASES.values():
        text = one.to(lang).lower()
        assert [word for word in named | calls if word in text] == []
        assert len(text) <= 40
