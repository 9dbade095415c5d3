"""Who comes and goes at a table, and that nobody can hold it up, flood it, or keep others out."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed

from tests.hosting.at_table import (
    MAHJONG_OF_SOUTH,
    NOTHING,
    PEOPLE,
    HostedTable,
    TableWindow,
    refused,
    settle,
    setup_of,
    sit,
    swiftly,
    time_until,
)
from tests.web.conftest import PATIENCE, apart, serving
from tests.web.sockets import made
from tests.web.sockets import sit as sat
from windroos.books.catalog import rules
from windroos.hosting.attendance import MOST_WATCHING, TOGETHER
from windroos.hosting.clocks import MOST_PAUSES, SETTLE
from windroos.hosting.tasks import now
from windroos.hosting.tickets import Ticket
from windroos.play.model import actions
from windroos.play.model.actions import Call
from windroos.play.model.events import NOBODY
from windroos.play.model.view import Phase
from windroos.store.changes import Change, Close
from windroos.web.protocols import PINGS, POLICY_VIOLATION
from windroos.web.table.admission import COMINGS, Comings


def kinds_of(window: TableWindow, kind: str) -> list[Any]:
    return [message for message in window.read() if message["t"] == kind]


# --- pauses ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ["nts2002", "hongkong"])
def test_a_pause_is_ones_own_in_ones_own_turn_and_not_for_ever(id: str) -> None:
    async def go() -> None:
        table = HostedTable(setup_of(rules(id), PEOPLE, think=5000), Random(1))
        windows = table.all_come()
        await settle()
        turn = table.room.board.table.turn
        player = table.room.board.table.players[turn]
        for window in windows:
            if window.player != player:
                with refused("table_pause_turn"):
                    await window.do(actions.Pause(window.seat))
        left = windows[0].last()["turn"]["left"]
        assert left == 5000
        most = table.room.board.state.conduct.timeouts or MOST_PAUSES
        for _ in range(most):
            await windows[player].do(actions.Pause(turn))
        assert windows[0].last()["turn"]["left"] > 5000
        with refused("table_pauses"):
            await windows[player].do(actions.Pause(turn))

    swiftly(go)


def test_no_pause_puts_off_a_computer_player() -> None:
    """Nor the clock of who is in turn, whatever else happens that does not change what he is about to do."""

    async def go() -> None:
        table, windows = await sit(NOTHING, ("person", "live", "person", "person"))
        await windows[0].do(actions.Discard(0, 22))
        for window in windows[1:]:
            await window.do(actions.Claim(window.seat, Call.PASS))
        await time_until(lambda: table.room.board.table.turn == 1)
        since, asked = now(), len(table.questions)
        while not table.room.board.is_open:
            assert now() - since < 0.36
            await asyncio.sleep(0.1)
            if table.room.board.table.turn == 1 and not table.room.board.is_open:
                await table.room._scheduler.carry_out(actions.Pause(2))  # as records of earlier versions have it
        assert len(table.questions) <= asked + 2, "it thought once, and of what it then laid down"

    swiftly(go)


# --- who comes and goes ------------------------------------------------------------------------------------------


def test_however_many_come_and_go_the_others_hear_of_it_four_times_a_second() -> None:
    async def go() -> None:
        table, windows = await sit(NOTHING)
        await asyncio.sleep(1)
        windows[0].read()
        for _ in range(200):
            table.room.leave(table.come(NOBODY).connection)
            await asyncio.sleep(0.01)
        await asyncio.sleep(1)
        told = kinds_of(windows[0], "people")
        assert 2 <= len(told) <= 2.0 / TOGETHER + 1
        assert told[-1]["watching"] == 0

    swiftly(go)


def test_a_seat_hears_in_how_many_windows_it_is_open() -> None:
    async def go() -> None:
        table, windows = await sit(NOTHING)
        await asyncio.sleep(1)
        for window in windows:
            window.read()
        second = table.come(1, "en")
        await asyncio.sleep(1)
        mine, other, own = (kinds_of(window, "people")[-1] for window in (windows[1], windows[0], second))
        assert (mine["windows"], other["windows"], own["windows"]) == (2, 1, 2)
        assert [one["text"] for one in mine["said"]] == ["Uw plaats is nu in 2 vensters open."]
        assert [one["text"] for one in own["said"]] == ["Your seat is open in 2 windows now."]
        assert other["said"] == []
        table.room.leave(second.connection)
        await asyncio.sleep(1)
        assert kinds_of(windows[1], "people")[-1] | {"m": 0, "people": 0} == {
            "t": "people", "m": 0, "people": 0, "watching": 0, "windows": 1, "said": []
        }  # fmt: skip

    swiftly(go)


def test_who_says_that_he_is_ready_again_and_again_says_it_once() -> None:
    async def go() -> None:
        table = HostedTable(setup_of(rules("nts2002"), PEOPLE, hands=3), Random(3))
        windows = [table.come(player) for player in (0, 1, 2)]
        await asyncio.sleep(1)
        windows[1].read()
        for _ in range(50):
            table.room.ready(windows[0].connection)
        await settle()
        assert len(windows[1].read()) == 1

    swiftly(go)


def test_who_opens_many_windows_to_watch_keeps_nobody_else_out() -> None:
    """Where there is no room, the address with the most windows loses its oldest; it gets none from others."""

    async def go() -> None:
        table, _ = await sit(NOTHING)

        def watch(address: str) -> TableWindow:
            window = TableWindow(table, NOBODY, "nl")
            window.connection.address = address
            table.room.join(window.connection)
            return window

        others = [watch(f"10.0.0.{at}") for at in range(3)]
        many = [watch("10.9.9.9") for _ in range(MOST_WATCHING - 3)]
        late = watch("10.0.0.99")
        assert [window.connection.closing for window in many[:2]] == [4429, 0]
        assert not any(window.connection.closing for window in (*others, late))
        assert len(table.room.presence.windows(NOBODY)) == MOST_WATCHING
        with refused("table_sockets"):
            watch("10.9.9.9")
        table.room.leave(many[0].connection)
        assert len(table.room.presence.windows(NOBODY)) == MOST_WATCHING

    swiftly(go)


def test_an_address_comes_with_a_link_so_often_and_no_more() -> None:
    async def go() -> None:
        comings = Comings()
        reader = Ticket("abcdefgh", "reader")
        for _ in range(int(COMINGS)):
            comings.count(reader, "10.0.0.1")
        with refused("table_fast"):
            comings.count(reader, "10.0.0.1")
        comings.count(reader, "10.0.0.2")
        comings.count(Ticket("abcdefgh", "seat", 1), "10.0.0.1")
        comings.count(Ticket("bcdfghjk", "reader"), "10.0.0.1")
        await asyncio.sleep(1.1)
        comings.count(reader, "10.0.0.1")

    swiftly(go)


def test_a_socket_that_pings_without_end_is_let_go(tmp_path: Path) -> None:
    """All pings go in one piece: who still writes when he is let go has no time to read why."""
    ping = b"\x89\x80" + bytes(4)

    async def go(address: str) -> int:
        url, cookies = made(address)
        async with sat(address, url, cookies[0]) as socket:
            socket.transport.write(ping * 10 * PINGS)
            with contextlib.suppress(ConnectionClosed):
                async with asyncio.timeout(PATIENCE):
                    async for _ in socket:
                        pass
            return socket.close_code or 0

    with serving(tmp_path) as address:
        assert apart(go(address)) == POLICY_VIOLATION


def test_a_socket_may_ping_now_and_then(tmp_path: Path) -> None:
    async def go(address: str) -> None:
        url, cookies = made(address)
        async with sat(address, url, cookies[0]) as socket:
            for _ in range(PINGS // 2):
                await (await socket.ping())

    with serving(tmp_path) as address:
        apart(go(address))


# --- the end -----------------------------------------------------------------------------------------------------


def test_a_game_is_open_in_every_list_until_its_end_is_shown() -> None:
    """The claim of the last mahjong is stored before it is shown."""

    async def go() -> None:
        table, windows = await sit(MAHJONG_OF_SOUTH)
        written: list[Change] = []
        write = table.shelf.write

        async def watched(*changes: Change) -> None:
            written.extend(changes)
            await write(*changes)

        cast(Any, table.shelf).write = watched
        await windows[0].do(actions.Discard(0, 22))
        await windows[1].do(actions.Claim(1, Call.MAHJONG))
        await asyncio.sleep(4.0 + SETTLE / 2)
        assert table.room.clocks.decided
        assert table.room.board.ahead.table.match.over
        assert not any(isinstance(change, Close) for change in written)
        assert not table.room.closed
        await asyncio.sleep(SETTLE)
        assert table.room.closed
        assert table.room.board.table.phase == Phase.BETWEEN
        assert [change for change in written if isinstance(change, Close)] == [Close("test")]

    swiftly(go)


def test_a_game_whose_end_nobody_saw_is_closed_when_somebody_comes() -> None:
    async def go() -> None:
        table, windows = await sit(MAHJONG_OF_SOUTH)
        await windows[0].do(actions.Discard(0, 22))
        await windows[1].do(actions.Claim(1, Call.MAHJONG))
        await asyncio.sleep(4.0 + SETTLE / 2)
        again = HostedTable(table.setup, Random(1), bodies=table.shelf.bodies)
        closed: list[Change] = []

        async def watched(*changes: Change) -> None:
            closed.extend(changes)

        cast(Any, again.shelf).write = watched
        assert again.room.closed
        again.come(2)
        await settle()
        assert closed == [Close("test")]

    swiftly(go)
