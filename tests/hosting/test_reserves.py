"""A reserve of time for a match: used when a turn's own time is over, kept for later, the same for everybody to see."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from random import Random

import pytest

from tests.hosting.at_table import PEOPLE, HostedTable, TableWindow, settle, setup_of, swiftly
from windroos.books.catalog import rules
from windroos.hosting.reserves import Reserves
from windroos.hosting.setup import read_setup, setup_text
from windroos.play.model import actions


@dataclass
class ReservedTable:
    """A table whose players have five seconds a turn and ten in reserve, and the windows of its people."""

    table: HostedTable
    windows: list[TableWindow]

    @property
    def turn(self) -> dict[str, int]:
        return dict(self.windows[0].last()["turn"])

    async def lay(self) -> None:
        """Who is in turn lays his last tile away, all others pass."""
        room = self.table.room
        seat = room.board.table.turn
        player = room.board.table.players[seat]
        await self.windows[player].do(actions.Discard(seat, room.board.view(player).own.rack[-1]))
        while room.board.is_open:
            await asyncio.sleep(0.05)


async def seated(bank: int = 10_000) -> ReservedTable:
    table = HostedTable(setup_of(rules("nts2002"), PEOPLE, think=5000, bank=bank, window=100), Random(1))
    seen = ReservedTable(table, table.all_come())
    await settle()
    return seen


def test_a_turn_goes_on_from_the_reserve_and_what_is_left_is_kept() -> None:
    async def go() -> None:
        seen = await seated()
        first = seen.table.room.board.table.turn
        assert seen.turn == {"left": 5000, "of": 5000, "bank": 10_000}
        await asyncio.sleep(5.01)
        turn = seen.turn
        assert (turn["of"], turn["bank"]) == (10_000, 0)
        await asyncio.sleep(3)
        await seen.lay()
        assert seen.table.room.board.table.turn != first
        assert seen.turn["bank"] == 10_000, "the next has all of his"
        for _ in range(3):
            await seen.lay()
        assert seen.table.room.board.table.turn == first
        assert seen.turn["bank"] == pytest.approx(7000, abs=60)

    swiftly(go)


def test_time_is_up_when_the_reserve_is() -> None:
    async def go() -> None:
        seen = await seated()
        first = seen.table.room.board.table.turn
        await asyncio.sleep(15.2)
        while seen.table.room.board.is_open:
            await asyncio.sleep(0.05)
        assert seen.table.room.board.table.turn != first
        assert len(seen.table.room.board.table.discards) == 1

    swiftly(go)


def test_without_a_reserve_a_turn_lasts_as_long_as_it_did() -> None:
    async def go() -> None:
        seen = await seated(0)
        await asyncio.sleep(5.2)
        assert len(seen.table.room.board.table.discards) == 1

    swiftly(go)


def test_a_reserve_is_drawn_once_in_a_turn() -> None:
    reserves = Reserves(setup_of(rules("nts2002"), PEOPLE, bank=4000))
    assert reserves.draw(2, 10.0) == 4.0
    assert reserves.draw(2, 12.0) == 0.0
    assert reserves.left(2) == 0
    reserves.stop(13.0)
    reserves.stop(20.0)
    assert (reserves.left(2), reserves.left(1), reserves.left(9)) == (1000, 4000, 0)


def test_a_setup_of_an_earlier_version_has_none() -> None:
    plain = setup_of(rules("nts2002"), PEOPLE)
    assert "bank" not in setup_text(plain)
    chosen = plain._replace(bank=60_000, tempo=40)
    assert read_setup(setup_text(chosen)) == chosen
