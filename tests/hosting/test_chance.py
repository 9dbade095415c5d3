"""What players add to chance at a table of the page: who is bound to what when, and that nobody is waited for long."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.hosting.at_table import HostedTable, TableWindow, play_on, settle, setup_of, swiftly
from windroos.books.catalog import rules
from windroos.check_record import check
from windroos.errors import WindroosError
from windroos.hosting.chance import CHANCE_NOTE, NOTE, PATIENCE, ChanceDraft
from windroos.hosting.connection import Connection
from windroos.hosting.history import record_text
from windroos.hosting.lobby import Lobby
from windroos.hosting.requests import read_request
from windroos.hosting.room import Pace
from windroos.hosting.tasks import now
from windroos.play.model.view import Phase
from windroos.play.record.verify import verify
from windroos.play.referee.mixing import digest
from windroos.store.changes import Append, KeepNote
from windroos.store.store import Store

PEOPLE = ("person",) * 4
Json = dict[str, Any]


class Adder:
    """What the page of a window does with chance: bound when asked, opened when all are bound."""

    def __init__(self, window: TableWindow, text: str, opens: bool = True) -> None:
        self.window, self.text, self.opens = window, text, opens
        self.heard: list[Json] = []
        self.began: list[Json] = []
        self.read = 0
        window.connection.contributes = True

    def answer(self) -> None:
        """Do what the messages since the last time ask for."""
        self.window.read()
        new, self.read = self.window.bytes[self.read :], len(self.window.bytes)
        for message in map(json.loads, new):
            self.began += [one for one in message.get("events", []) if one["event"] in ("hand_began", "seated")]
            if message["t"] != "chance":
                continue
            self.heard.append(message)
            if message["bound"] is None:
                self.say({"t": "bind", "hand": message["hand"], "commitment": digest(self.text)})
            elif self.opens:
                self.say({"t": "open", "hand": message["hand"], "text": self.text})

    def say(self, message: Json) -> None:
        asked = read_request(json.dumps(message))
        room = self.window.table.room
        room.add_chance(self.window.connection, asked.number, asked.digest, opens=asked.kind == "open")


def seat(table: HostedTable, *opens: bool) -> list[Adder]:
    """Four people come, each with a text; the windows of those for whom it says False never open theirs."""
    windows = []
    for player, its in enumerate(opens):
        window = TableWindow(table, player, "nl")
        adder = Adder(window, f"{player:x}" * 64, its)
        table.room.join(window.connection)
        windows.append(adder)
    return windows


async def rounds(adders: list[Adder], times: int = 4) -> None:
    for _ in range(times):
        await settle()
        for adder in adders:
            adder.answer()
    await settle()


def test_the_server_is_bound_before_anybody_and_nobody_opens_before_all_are_bound() -> None:
    async def go() -> None:
        table = HostedTable(setup_of(rules("mcr"), PEOPLE, chance=True), Random(3))
        adders = seat(table, True, True, True, True)
        await rounds(adders)
        assert now() < 0.1, "everybody answers, so nothing is waited for"
        assert table.room.board.table.phase != Phase.BETWEEN
        first, closed, *_ = adders[0].heard
        assert first["bound"] is None
        assert [one["player"] for one in closed["bound"]] == [0, 1, 2, 3]
        assert (first["commitment"], first["seats"]) == (closed["commitment"], closed["seats"])
        for adder in adders:
            adder.answer()
            seated, began = adder.began
            assert (seated["commitment"], began["commitment"]) == (first["seats"], first["commitment"])
            for event in (seated, began):
                assert event["contributions"] == [
                    {**one, "text": a.text} for one, a in zip(closed["bound"], adders, strict=True)
                ]
        record = "".join(table.shelf.bodies)
        assert first["commitment"] != first["seats"]
        assert record.count(adders[0].text) == 4, "of the actions and what came of them"

    swiftly(go)


def test_who_does_not_open_his_text_is_waited_for_a_second_and_everybody_sees_it() -> None:
    async def go() -> None:
        table = HostedTable(setup_of(rules("nts2002"), PEOPLE), Random(3))
        adders = seat(table, True, True, False, True)
        await rounds(adders)
        assert table.room.board.table.phase == Phase.BETWEEN
        await asyncio.sleep(PATIENCE)
        await rounds(adders)
        assert table.room.board.table.phase != Phase.BETWEEN
        (began,) = adders[0].began
        assert [one.get("text") for one in began["contributions"]] == [
            adders[0].text,
            adders[1].text,
            None,
            adders[3].text,
        ]

    swiftly(go)


def test_windows_that_add_nothing_are_never_waited_for() -> None:
    async def go() -> None:
        table = HostedTable(setup_of(rules("nts2002"), PEOPLE), Random(3))
        table.all_come()
        await settle()
        assert (table.room.board.table.phase, now()) != (Phase.BETWEEN, 0)
        assert now() == 0

    swiftly(go)


def test_a_text_that_is_another_or_comes_too_late_counts_for_nothing() -> None:
    async def go() -> None:
        table = HostedTable(setup_of(rules("nts2002"), PEOPLE), Random(3))
        adders = seat(table, True, True, True, False)
        for adder in adders[:3]:
            adder.answer()
        await rounds(adders)
        adders[3].say({"t": "open", "hand": 1, "text": "b" * 64})
        adders[3].say({"t": "bind", "hand": 1, "commitment": digest("b" * 64)})
        adders[3].say({"t": "open", "hand": 1, "text": "b" * 64})
        adders[3].say({"t": "open", "hand": 2, "text": adders[3].text})
        await asyncio.sleep(PATIENCE)
        await rounds(adders)
        assert "text" not in adders[0].began[0]["contributions"][3]
        watcher = table.come(-1)
        with pytest.raises(WindroosError):
            Adder(watcher, "f" * 64).say({"t": "bind", "hand": 1, "commitment": digest("f")})

    swiftly(go)


def test_a_server_that_comes_back_is_bound_to_the_same() -> None:
    """Whether it was killed before or after its list was closed."""

    async def go() -> None:
        table = HostedTable(setup_of(rules("nts2002"), PEOPLE), Random(3))
        adders = seat(table, True, True, False, True)
        await settle()
        before = table.shelf.notes["chance"]
        await rounds(adders)
        after = table.shelf.notes["chance"]
        assert before is not None
        assert after is not None
        assert CHANCE_NOTE.parse(before) == CHANCE_NOTE.parse(after)._replace(bound=None)
        for note in (before, after):
            again = HostedTable(setup_of(rules("nts2002"), PEOPLE), Random(4), bound=note)
            back = seat(again, True, True, True, True)
            await rounds(back)
            assert back[0].heard[0]["commitment"] == adders[0].heard[0]["commitment"]
            assert back[0].began[0]["commitment"] == adders[0].heard[0]["commitment"]
            texts = [one.get("text") for one in back[0].began[0]["contributions"]]
            assert texts == [adder.text for adder in back]

    swiftly(go)


def test_a_table_that_is_read_from_the_store_is_bound_to_what_is_noted_there(tmp_path: Path) -> None:
    async def go() -> None:
        store = Store.open(tmp_path / "windroos.db")
        setup = setup_of(rules("nts2002"), PEOPLE)
        lobby = Lobby(store, Pace(), HostedTable(setup, Random(1)).thinker)
        id = (await lobby.new.make(setup)).table
        await store.write(
            Append(id, 0, ()), KeepNote(id, NOTE, CHANCE_NOTE.write(ChanceDraft(1, "the secret", "of the seats")))
        )
        room = await lobby.room(id)
        connection = Connection(0, "nl")
        room.join(connection)
        chance = next(message for message in map(json.loads, connection.waiting) if message["t"] == "chance")
        assert chance["commitment"] == digest("the secret")
        await store.close()

    with ThreadPoolExecutor(1) as thread:  # a browser of another test may have a loop here
        thread.submit(asyncio.run, go()).result()


def test_a_draft_is_read_back() -> None:
    for draft in (
        ChanceDraft(1, "a", "b"),
        ChanceDraft(7, "a", "b", ()),
        ChanceDraft(2, "é", "", ((0, "x"), (3, "y"))),
    ):
        assert CHANCE_NOTE.parse(CHANCE_NOTE.write(draft)) == draft


def test_a_match_with_contributions_passes_both_checks() -> None:
    async def go() -> None:
        table = HostedTable(
            setup_of(rules("groenehart2011"), ("person", "live", "person", "greedy"), hands=2, chance=True), Random(5)
        )
        adders = [
            Adder(window, f"{window.player}" * 64)
            for window in (TableWindow(table, 0, "nl"), TableWindow(table, 2, "en"))
        ]
        for adder in adders:
            table.room.join(adder.window.connection)
        await rounds(adders)

        def answer() -> bool:
            for adder in adders:
                adder.answer()
            return False

        await play_on(table, [adder.window for adder in adders], Random(1), answer)
        assert all(len(adder.began) == 3 for adder in adders)
        lines = record_text(table.setup, table.shelf.bodies, "nl").splitlines()
        assert verify(lines).in_order
        assert check(lines) == 2
        for event in adders[0].began:
            assert [one["player"] for one in event["contributions"]] == [0, 2]
            assert all(one["text"] for one in event["contributions"])

    swiftly(go)
