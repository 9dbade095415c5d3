"""Windows of a table: second ones, those that come back, watch or do not read, and seats that are left."""

from __future__ import annotations

import asyncio
import json
import re

from tests.hosting.at_table import (
    NOTHING,
    PUNG_OF_SOUTH,
    SOLO,
    phase,
    refused,
    settle,
    sit,
    swiftly,
)
from windroos.hosting.shapes import view_object
from windroos.play.model import actions
from windroos.play.model.actions import Call
from windroos.play.model.events import NOBODY
from windroos.play.model.view import Phase


def test_a_second_window_and_one_that_comes_back_see_the_same() -> None:
    """Both windows of a seat are told all; who begins anew in the middle of a claim is where he was."""

    async def go() -> None:
        table, windows = await sit(PUNG_OF_SOUTH)
        second = table.come(1)
        await windows[0].do(actions.Discard(0, 22))
        await second.do(actions.Claim(1, Call.PUNG))
        await settle()
        assert windows[1].last() | {"m": 0} == second.last() | {"m": 0}
        table.room.leave(windows[1].connection)
        table.room.leave(second.connection)
        await asyncio.sleep(1)
        third = table.come(1)
        view = third.last()
        assert view["t"] == "view"
        assert view["ask"]["answered"] == "pung"
        assert view["window"]["left"] < 3100
        seen = {"id": "test", "name": view["view"]["name"], **view_object(table.room.board.view(1))}
        assert view["view"] == json.loads(json.dumps(seen))
        assert view["view"]["phase"] == "claim"

    swiftly(go)


def test_at_most_eight_windows_of_one_seat() -> None:
    async def go() -> None:
        table, _ = await sit(NOTHING)
        for _ in range(7):
            table.come(0)
        with refused("table_sockets"):
            table.come(0)

    swiftly(go)


def test_who_goes_away_is_played_for_until_he_returns() -> None:
    async def go() -> None:
        table, windows = await sit(NOTHING, window=1000)
        table.room.leave(windows[0].connection)
        await asyncio.sleep(9)
        assert table.room.board.table.turn == 0
        assert phase(table) == Phase.DISCARD
        await asyncio.sleep(1.4)
        people = next(m for m in reversed(windows[1].read()) if m["t"] == "people")
        assert people["people"][0] == {"player": 0, "kind": "person", "here": False, "plays": False}
        assert people["said"][0]["text"].startswith("Aad is weg")
        await asyncio.sleep(1)
        assert any(one.seat == 0 for one in table.room.board.table.discards)
        back = table.come(0, "en")
        assert back.last()["view"]["own"] is not None
        await asyncio.sleep(0.3)
        people = next(m for m in reversed(windows[1].read()) if m["t"] == "people")
        assert people["people"][0]["plays"]

    swiftly(go)


def test_without_people_a_table_sleeps() -> None:
    async def go() -> None:
        table, (window,) = await sit(NOTHING, SOLO)
        await window.do(actions.Discard(0, 22))
        table.room.leave(window.connection)
        await asyncio.sleep(30)
        stored = len(table.shelf.bodies)
        await asyncio.sleep(600)
        assert len(table.shelf.bodies) == stored
        assert table.room.idle
        table.come(0)
        await asyncio.sleep(30)
        assert len(table.shelf.bodies) >= stored

    swiftly(go)


def test_who_watches_sees_no_rack() -> None:
    async def go() -> None:
        table, windows = await sit(PUNG_OF_SOUTH)
        watcher = table.come(NOBODY)
        await windows[0].do(actions.Discard(0, 22))
        await asyncio.sleep(5)
        table.room.broadcast.refresh()
        watcher.read()
        seen = "".join(watcher.bytes)
        assert '"own":null' in seen
        assert '"own":{' not in seen
        assert not re.search(r'"event":"(rack|received|answered|covered)"', seen)
        assert all(m["ask"] is None for m in map(json.loads, watcher.bytes) if "ask" in m)

    swiftly(go)


def test_a_window_that_does_not_read_is_let_go_and_holds_up_nobody() -> None:
    async def go() -> None:
        table, windows = await sit(NOTHING, window=1000, hands=3)
        for _ in range(70):
            windows[3].connection.send("people", '"people":[]}')
        assert windows[3].connection.closing == 4408
        await windows[0].do(actions.Discard(0, 22))
        await asyncio.sleep(1.1)
        assert table.room.board.table.turn == 1

    swiftly(go)
