"""What is asked of a table of the page: refused where it may not be, too late or when it cannot be stored."""

from __future__ import annotations

import asyncio

import pytest

from tests.hosting.at_table import (
    NOTHING,
    PUNG_OF_SOUTH,
    SOLO,
    phase,
    refused,
    sit,
    swiftly,
)
from windroos.play.model import actions
from windroos.play.model.actions import Call
from windroos.play.model.events import NOBODY
from windroos.play.model.view import Phase
from windroos.store.errors import StoreError


def test_what_may_not_be_done_is_refused_and_changes_nothing() -> None:
    async def go() -> None:
        table, windows = await sit(NOTHING)
        watcher = table.come(NOBODY)
        before = table.room.board.ahead
        with refused("table_seat"):
            await windows[1].do(actions.Discard(0, 22))
        with refused("not_your_turn"):
            await windows[1].do(actions.Discard(1, 0))
        with refused("not_on_rack"):
            await windows[0].do(actions.Discard(0, 1))
        with refused("table_late"):
            await windows[0].do(actions.Discard(0, 22), count=1)
        with refused("table_late"):
            await windows[0].do(actions.Discard(0, 22), count=99)
        with refused("table_watching"):
            await watcher.do(actions.Discard(0, 22))
        with refused("table_action"):
            await table.room.act(windows[0].connection, table.room.board.count, actions.TimeUp())
        with refused("table_maker"):
            await table.room.announce_last(windows[1].connection)
        with refused("hand_is_on"):
            table.room.ready(windows[1].connection)
        assert table.room.board.ahead is before
        assert len(table.shelf.bodies) == 1

    swiftly(go)


def test_a_late_claim_does_not_take_another_tile() -> None:
    """A press that comes after the window closed is for a tile that is gone."""

    async def go() -> None:
        table, windows = await sit(PUNG_OF_SOUTH)
        await windows[0].do(actions.Discard(0, 22))
        count = table.room.board.count
        await asyncio.sleep(4.01)
        with refused("table_late"):
            await windows[1].do(actions.Claim(1, Call.PUNG), count)

    swiftly(go)


def test_a_full_disk_changes_nothing_and_the_game_goes_on_when_there_is_room() -> None:
    async def go() -> None:
        table, windows = await sit(NOTHING)
        table.shelf.full = True
        with pytest.raises(StoreError):
            await windows[0].do(actions.Discard(0, 22))
        assert phase(table) == Phase.DISCARD
        table.shelf.full = False
        await windows[0].do(actions.Discard(0, 22))
        table.shelf.full = True
        await asyncio.sleep(4.01)  # what nobody asked for cannot be stored: everybody is told once
        assert not table.room.board.is_open or windows[1].last()
        table.shelf.full = False
        await asyncio.sleep(4)
        assert table.room.board.table.turn == 1
        assert phase(table) == Phase.DISCARD

    swiftly(go)


def test_a_computer_players_move_that_cannot_be_stored_is_said_once_and_tried_again() -> None:
    async def go() -> None:
        table, (window,) = await sit(NOTHING, SOLO)
        await window.do(actions.Discard(0, 22))
        table.shelf.full = True
        await asyncio.sleep(20)
        told = [m for m in window.read() if m["t"] == "refused"]
        assert [m["code"] for m in told] == ["store_full"]
        table.shelf.full = False
        before = table.room.board.count
        await asyncio.sleep(5)
        assert table.room.board.count > before

    swiftly(go)
