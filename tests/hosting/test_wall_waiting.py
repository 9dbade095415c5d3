"""Tables on equal walls that wait for one another, and those for which nobody waits any more."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from types import SimpleNamespace

from tests.hosting.at_table import TableWindow, settle
from tests.hosting.wall_hall import NOW, OF, WallHall, in_hall
from windroos.hosting.room import Room
from windroos.play.model.view import Phase


class WaitingHall:
    """A table at which somebody plays as far as others let it go."""

    def __init__(self, hall: WallHall, room: Room) -> None:
        self.hall, self.room, self.random = hall, room, Random(7)
        self.window = TableWindow(SimpleNamespace(room=room, setup=room.setup), 0, "nl")  # type: ignore[arg-type]
        room.join(self.window.connection)

    async def as_far_as_it_goes(self) -> int:
        """Play until it waits for another table, or is done; the wall that it came to."""
        room, between = self.room, Phase.BETWEEN
        while not room.closed:
            if room.board.table.phase == between and room.clocks.waits_for_tables():
                break
            if room.board.table.phase == between and 0 not in room.clocks.ready:
                room.ready(self.window.connection)
            elif room.board.table.phase == between or not await self.window.play(self.random):
                await asyncio.sleep(0.01)
            await settle(3)
        return room.board.table.match.hand


def test_tables_that_wait_begin_no_wall_before_all_have_ended_the_one_before(tmp_path: Path) -> None:
    """So that nobody can be told what comes; a table that is gone holds the others until the desk lets them go on."""

    async def work(hall: WallHall) -> None:
        one, other = await hall.open()
        at = WaitingHall(hall, await hall.lobby.room(one))
        assert await at.as_far_as_it_goes() == 2, "the first wall is ended, and the second does not begin"
        assert at.room.board.table.phase == Phase.BETWEEN
        assert at.window.last()["rest"]["tables"] == 1, "and it is told for how many it waits"
        assert hall.lobby.waiting.waits_for(one) == 1
        await hall.play(other, 8, until=1)
        assert hall.lobby.waiting.waits_for(one) == 0
        assert await at.as_far_as_it_goes() == 3, "the other table ended wall 1, so that this one played wall 2"
        await hall.walls.let_go_on(OF, 1)
        assert not hall.walls.is_together(OF, 1)
        assert await at.as_far_as_it_goes() == 5
        at.room.leave(at.window.connection)

    in_hall(tmp_path, work, together=True)


def test_a_table_that_is_gone_is_let_go_for_a_wall_or_until_it_is_back(tmp_path: Path) -> None:
    """The others play on meanwhile, and wait for it again when the desk says so; its own walls are as they were."""

    async def work(hall: WallHall) -> None:
        one, other = await hall.open()
        at = WaitingHall(hall, await hall.lobby.room(one))

        def said() -> list[str]:
            return [stand.let_go for stand in hall.walls.stands(OF)]

        assert await at.as_far_as_it_goes() == 2
        await hall.walls.let_go(other, onward=False)
        assert said() == ["", "wall"]
        assert await at.as_far_as_it_goes() == 3, "one wall without it, and then they wait again"
        assert said() == ["", ""]
        await hall.walls.let_go(other, onward=True)
        assert said() == ["", "onward"]
        assert hall.lobby.waiting.waits_for(one) == 0
        await hall.walls.wait_again(other)
        assert hall.lobby.waiting.waits_for(one) == 1, "its players are back"
        assert hall.lobby.waiting.waits_for(other) == 0
        await hall.play(other, 8, until=1)
        assert hall.walls.progress(other) == 1, "it went on at its own wall"
        await hall.walls.let_go(other, onward=True)
        assert await at.as_far_as_it_goes() == 5
        again = WallHall(hall.store)
        assert [stand.let_go for stand in again.walls.stands(OF)] == ["", "onward"], "also after a restart"
        at.room.leave(at.window.connection)

    in_hall(tmp_path, work, together=True)


def test_a_round_is_stopped_also_where_nobody_is(tmp_path: Path) -> None:
    """Nothing is read to be closed, and a table that is being read then opens no more."""

    async def work(hall: WallHall) -> None:
        plays = await hall.open()
        await hall.walls.stop(OF, 1, NOW)
        assert all(hall.lobby.here(play) is None for play in plays)
        assert hall.state.walls.is_done(1)
        assert (await hall.lobby.room(plays[0])).closed

    in_hall(tmp_path, work)
