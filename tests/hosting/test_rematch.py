"""Another match of the same people: who wants it, when it begins, where everybody sits, and who comes to it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.hosting.at_table import PEOPLE, HostedTable, as_declared, refused, setup_of
from tests.recorded import recorded
from tests.web.conftest import apart
from windroos.books.catalog import IDS, rules
from windroos.hosting.connection import Connection
from windroos.hosting.lobby import Lobby
from windroos.hosting.rematch import setup_again
from windroos.hosting.room import Pace, Room
from windroos.hosting.seats import Held
from windroos.hosting.setup import Setup, TablePlace, read_setup, setup_text
from windroos.hosting.tickets import Ticket
from windroos.play.model.events import NOBODY
from windroos.play.record.header import first_state
from windroos.play.record.record import group_lines
from windroos.store.changes import Append, KeepNote
from windroos.store.store import Store

Json = dict[str, Any]


def played(
    folder: Path, work: Callable[[Lobby, str, Room], Coroutine[Any, Any, None]], grace: float = 0.0, hands: int = 1
) -> None:
    """Do something at a table of three people and a computer player whose match is over."""
    found = recorded("nts2002", hands=hands)
    kinds = ("person", "person", "live", "person")
    setup = Setup(found.header, tuple(TablePlace(kind, 7) for kind in kinds))  # type: ignore[arg-type]

    async def go() -> None:
        store = Store.open(folder / "windroos.db")
        thinker = HostedTable(setup_of(rules("nts2002"), PEOPLE), Random(1)).thinker
        lobby = Lobby(store, Pace(grace=grace), thinker, Random(2))
        table = (await lobby.new.make(setup)).table
        for player in (1, 3):
            await lobby.seats.take(Ticket(table, "seat", player, browser=f"browser{player}"))
        await store.write(Append(table, 0, ["\n".join(group_lines(*group)) for group in found.groups]))
        room = await lobby.room(table)
        assert room.board.table.match.over
        await work(lobby, table, room)
        await store.close()

    apart(go())


def come(room: Room, player: int) -> Connection:
    window = Connection(player, "nl")
    room.join(window)
    return window


def heard(window: Connection) -> list[Json]:
    """What a window was told of another match since the last time."""
    waiting = [as_declared(text) for text in window.waiting]
    window.waiting.clear()
    return [{key: one[key] for key in ("yes", "waits", "gone", "next")} for one in waiting if one["t"] == "rematch"]


def test_it_begins_when_all_who_are_there_have_said_yes(tmp_path: Path) -> None:
    async def go(lobby: Lobby, table: str, room: Room) -> None:
        first, third, watches = come(room, 0), come(room, 3), come(room, NOBODY)
        assert heard(third) == [{"yes": [], "waits": [0, 3], "gone": [1], "next": None}]
        with refused("table_watching"):
            await room.rematch.agree(watches)
        await room.rematch.agree(third)
        assert heard(first)[-1] == {"yes": [3], "waits": [0], "gone": [1], "next": None}
        assert lobby.new.next_of(table) == ""
        await asyncio.gather(*(room.rematch.agree(one) for one in (first, third, first)))
        following = lobby.new.next_of(table)
        assert heard(watches)[-1] == {"yes": [0, 3], "waits": [], "gone": [1], "next": following}
        setup = lobby.setup(following)
        assert [place.kind for place in setup.places] == ["person", "live", "live", "person"]
        assert setup.header.players[0::3] == ("Aad", "Zoë")
        assert setup.header.players[1] not in ("Bep", *setup.header.players[2:])
        assert lobby.seats.of(following, 3) == Held(browser="browser3")
        assert lobby.seats.admits(Ticket(following, "seat", 3, browser="browser3"))
        assert not lobby.seats.admits(Ticket(following, "seat", 3, browser="browser1"))
        assert len(lobby._store.streams("play")) == 2, "one table, however often it is asked for"

    played(tmp_path, go)


def test_who_goes_away_is_not_waited_for(tmp_path: Path) -> None:
    async def go(lobby: Lobby, table: str, room: Room) -> None:
        first, third = come(room, 0), come(room, 3)
        await room.rematch.agree(first)
        room.leave(third)
        while not any(one["next"] for one in heard(first)):  # it is stored a moment before it is told
            await asyncio.sleep(0.01)
        assert lobby.setup(lobby.new.next_of(table)).people == (0,)
        late = come(room, 3)
        assert heard(late)[-1]["next"] == lobby.new.next_of(table)

    played(tmp_path, go)


def test_where_the_next_table_is_is_known_after_a_new_start(tmp_path: Path) -> None:
    async def go(lobby: Lobby, table: str, room: Room) -> None:
        await room.rematch.agree(come(room, 0))
        again = Lobby(lobby._store, Pace(), lobby._thinker)
        assert heard(come(await again.room(table), 0))[-1]["next"] == lobby.new.next_of(table) != ""

    played(tmp_path, go)


def test_nothing_is_said_of_it_before_the_match_is_over() -> None:
    async def go() -> None:
        table = HostedTable(setup_of(rules("nts2002"), PEOPLE), Random(1))
        windows = table.all_come()
        with refused("rematch_early"):
            await table.room.rematch.agree(windows[0].connection)
        assert [one for window in windows for one in window.read() if one["t"] == "rematch"] == []

    apart(go())


@pytest.mark.parametrize(
    ("id", "people"), [*((id, 4) for id in IDS), ("groenehart2011", 3), ("groenehart2011", 5), ("hongkong", 5)]
)
def test_the_winds_move_on_as_the_book_turns_them(id: str, people: int) -> None:
    """And the setup that is made can be read, with rules, options and clocks as they were."""
    found = recorded(id, people=people)
    match = found.states[-1].table.match
    setup = Setup(found.header, tuple(TablePlace("person", at) for at in range(people)), chance=True, think=15000)
    again = setup_again(setup, match, range(people), lambda: 5)
    seats, dreamer = again.header.seats, again.header.dreamer
    assert sorted((*seats, *([dreamer] if people == 5 else []))) == list(range(people))
    assert seats[0] == match.seats[1], "South is East now"
    assert read_setup(setup_text(again)) == again
    begun = first_state(again.header).table.match
    assert (begun.seats, begun.dreamer, begun.hand, begun.over) == (seats, dreamer, 1, False)
    assert begun.rules.digest == match.rules.digest
    assert set(begun.points) == {0}
    assert (again.chance, again.think, again.header.players) == (False, 15000, setup.header.players)


def test_a_note_is_no_record(tmp_path: Path) -> None:
    """The word of where it goes on may be written to a table that is closed."""

    async def go(lobby: Lobby, table: str, room: Room) -> None:
        await room.close()
        await lobby._store.write(KeepNote(table, "next", "bcdfghjk"))
        assert lobby.new.next_of(table) == "bcdfghjk"
        assert json.loads(setup_text(lobby.setup(table)).split("\n")[1])["places"][0] == ["person", 7]

    played(tmp_path, go)
