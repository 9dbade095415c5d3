"""Hands of a table of the page: time to think, kongs, whole games, three and five people."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.hosting.at_table import (
    NOTHING,
    PEOPLE,
    HostedTable,
    phase,
    play_on,
    settle,
    setup_of,
    sit,
    swiftly,
)
from tests.play_helpers import rigged
from windroos.books.catalog import IDS, rules
from windroos.hosting.hands import HandSpan
from windroos.hosting.history import ended_hand, record_text
from windroos.play.model import actions
from windroos.play.model.view import Phase
from windroos.play.record.header import first_state
from windroos.play.record.record import read_record, record_lines
from windroos.play.record.verify import verify
from windroos.rules.rules import conduct_of
from windroos.telling.ending import ending


def test_time_to_think_runs_out() -> None:
    async def go() -> None:
        table, windows = await sit(NOTHING, think=5000, window=1000)
        assert windows[2].last()["turn"] == {"left": 5000, "of": 5000, "bank": 0}
        await asyncio.sleep(4.9)
        assert not table.room.board.table.discards
        await asyncio.sleep(0.2)
        assert len(table.room.board.table.discards) == 1

    swiftly(go)


def test_the_next_hand_waits_for_who_is_there() -> None:
    async def go() -> None:
        table = HostedTable(setup_of(rules("nts2002"), PEOPLE, hands=3), Random(3))
        windows = [table.come(player) for player in (0, 1, 2)]
        await settle()
        assert phase(table) == Phase.BETWEEN  # one has not come
        table.room.ready(windows[0].connection)
        table.room.ready(windows[1].connection)
        await settle()
        assert windows[0].last()["rest"] == {"ready": [0, 1], "waits": [2], "left": None, "tables": 0}
        table.room.ready(windows[2].connection)
        await settle()
        assert phase(table) == Phase.DISCARD
        ended = lambda: table.room.board.table.match.hand == 2  # noqa: E731 - asked anew each time
        await play_on(table, windows, Random(1), ended)
        table.room.ready(windows[0].connection)
        await settle()
        rest = windows[1].last()["rest"]
        assert rest["ready"] == [0]
        assert 0 < rest["left"] <= 60_000
        await asyncio.sleep(61)
        assert phase(table) == Phase.DISCARD

    swiftly(go)


def test_chance_finds_the_seats() -> None:
    async def go() -> None:
        table = HostedTable(setup_of(rules("groenehart2011"), PEOPLE, chance=True), Random(3))
        windows = table.all_come()
        await settle()
        events = [event["event"] for m in windows[0].read() for event in m.get("events", ())]
        assert events[:2] == ["seated", "hand_began"]

    swiftly(go)


def test_a_kong_out_of_turn_waits_for_the_window() -> None:
    """Rule 41 of the 144 rules: what is asked while a tile lies open is done when it does not any more."""

    async def go() -> None:
        begin = rigged(
            conduct_of(rules("nmv144")), ("19m 19p 19s ESWN PGR 5s", "46s 2345678m", "222s 2s 345m 678p 11p N")
        )
        table, windows = await sit(begin, id="nmv144")
        await windows[0].do(actions.Discard(0, 22))
        await windows[2].do(actions.Kong(2, 19))
        assert not any("konged" in body for body in table.shelf.bodies)
        await asyncio.sleep(4.1)
        assert any("konged" in body for body in table.shelf.bodies)

    swiftly(go)


@pytest.mark.parametrize("strict", [False, True], ids=["friendly", "strict"])
@pytest.mark.parametrize("id", IDS)
def test_a_game_is_played_to_its_end_and_its_record_verifies(id: str, strict: bool) -> None:
    async def go() -> HostedTable:
        kinds = ("person", "person", "greedy", "live")
        table = HostedTable(setup_of(rules(id), kinds, strict=strict, window=1000), Random(f"{id} {strict}"))
        await play_on(table, table.all_come(), Random(id))
        assert table.room.closed
        return table

    table = swiftly(go)
    text = record_text(table.setup, table.shelf.bodies, "nl")
    assert verify(text.splitlines()).trouble is None
    record = read_record(text.splitlines())
    assert "".join(f"{line}\n" for line in record_lines(record)) == text
    first = first_state(table.setup.header).table.match
    hand = ended_hand(HandSpan(1, 1, len(table.shelf.bodies), first), table.setup.header.strict, table.shelf.bodies)
    found = ending(hand.end.before, hand.end.steps)
    assert found is not None
    assert hand.end.number == 1


@pytest.mark.parametrize("players", [3, 5])
def test_three_and_five_people(players: int) -> None:
    async def go() -> int:
        made = rules("groenehart2011", players=players)
        table = HostedTable(setup_of(made, ("person",) * players, window=1000), Random(players))
        await play_on(table, table.all_come(), Random(players))
        return table.room.board.table.match.hand

    assert swiftly(go) == 2
