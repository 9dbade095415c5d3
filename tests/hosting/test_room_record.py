"""A table of the page goes on from its record, and shows no hand that is on."""

from __future__ import annotations

import asyncio
import json
from random import Random

from tests.hosting.at_table import (
    PEOPLE,
    PUNG_OF_SOUTH,
    SOLO,
    HostedTable,
    play_on,
    settle,
    setup_of,
    sit,
    swiftly,
)
from windroos.books.catalog import rules
from windroos.hosting.board import Board
from windroos.hosting.clocks import Clock
from windroos.hosting.history import board_of, finished, record_text, seat_text
from windroos.hosting.room import Pace
from windroos.hosting.setup import read_setup, setup_text
from windroos.hosting.shapes import view_object
from windroos.play.model import actions
from windroos.play.model.actions import Call
from windroos.play.model.events import NOBODY
from windroos.play.record.verify import verify


def test_a_table_goes_on_from_its_record() -> None:
    """Everybody's view is the same to the byte after a restart, wherever it came."""

    seen: dict[int, list[str]] = {}

    def views(board: Board) -> list[str]:
        return [json.dumps(view_object(board.view(player))) for player in (0, 1, 2, 3, NOBODY)]

    async def play() -> HostedTable:
        table = HostedTable(setup_of(rules("hongkong"), PEOPLE, window=1000), Random(12))
        windows = table.all_come()

        def keep() -> bool:
            if table.room.board.shows_all:
                seen[len(table.shelf.bodies)] = views(table.room.board)
            return False

        await play_on(table, windows, Random(4), keep)
        return table

    whole = swiftly(play)
    setup = read_setup(setup_text(whole.setup))
    assert setup == whole.setup
    assert len(seen) > 30
    for length in Random(1).sample(sorted(seen), 25):
        assert views(board_of(setup, whole.shelf.bodies[:length])) == seen[length]


def test_after_a_restart_in_the_middle_of_a_claim_people_are_asked_again() -> None:
    async def first() -> list[str]:
        table, windows = await sit(PUNG_OF_SOUTH)
        await windows[0].do(actions.Discard(0, 22))
        return table.shelf.bodies

    bodies = swiftly(first)

    async def second() -> None:
        table = HostedTable(setup_of(rules("nts2002"), PEOPLE), Random(1), bodies=bodies)
        windows = table.all_come()
        await settle()
        ask = windows[1].last()["ask"]
        assert [option["action"]["call"] for option in ask["options"]] == ["pass", "pung"]
        await windows[1].do(actions.Claim(1, Call.PUNG))
        await asyncio.sleep(4.1)
        assert table.room.board.table.turn == 1
        assert table.room.board.table.melds[1]

    swiftly(second)


def test_a_hand_that_is_on_is_in_no_file() -> None:
    """The record says where every tile of the wall lies, so it is given out when the hand is over."""

    async def go() -> HostedTable:
        table = HostedTable(setup_of(rules("nts2002"), PEOPLE, hands=2), Random(8))
        windows = table.all_come()
        await settle()
        on = lambda: table.room.board.table.number == 2 and len(table.room.board.table.discards) > 3  # noqa: E731
        await play_on(table, windows, Random(8), on)
        return table

    table = swiftly(go)
    kept = table.shelf.bodies
    assert sum('"built"' in body for body in kept) == 2
    open_to_all = "\n".join(finished(kept))
    assert open_to_all.count('"built"') == 1
    assert verify(record_text(table.setup, finished(kept), "nl").splitlines()).trouble is None
    assert '"built"' not in "\n".join(finished(kept, shown=False))[len(open_to_all) :]
    own = seat_text(kept, 2, table.room.board.count)
    assert "built" not in own
    seats = {json.loads(line)["seat"] for line in own.splitlines() if '"received"' in line or '"rack"' in line}
    assert len(seats) <= 2  # one a hand
    assert seat_text(kept, 2, 10) == "".join(own.splitlines(keepends=True)[: len(seat_text(kept, 2, 10).splitlines())])


def test_the_setup_is_kept_as_it_is() -> None:
    setup = setup_of(rules("mcr"), SOLO, strict=True, chance=True, window=3000, think=20_000)
    assert read_setup(setup_text(setup)) == setup
    assert Clock(5.0, 4.0).object(2.5) == {"left": 2500, "of": 4000}
    assert Pace().grace == 10
