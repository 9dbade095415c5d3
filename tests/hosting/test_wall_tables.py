"""Tables of a tournament on equal walls, through the real hosting: what is equal, what is told, and what never is."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.hosting.at_table import TableWindow, refused
from tests.hosting.wall_hall import NOW, OF, WallHall, in_hall
from windroos.duplicate.comparing import compared
from windroos.duplicate.errors import DuplicateError
from windroos.duplicate.walls import unproven
from windroos.hosting.tickets import Ticket
from windroos.hosting.tournament_walls import NOTE
from windroos.play.model.actions import Begin
from windroos.play.record.record import read_record
from windroos.play.record.verify import verify
from windroos.reckoning.lots import commitment
from windroos.tournament.formula import formula_of
from windroos.tournament.points import scored
from windroos.tournament.requests import TournamentRequest
from windroos.tournament.setup_requests import DoTournamentShow
from windroos.tournament.wall_scores import wall_scores
from windroos.tournament.wall_view import round_walls, walls_of_entrant


def test_equal_players_through_the_hosting_differ_by_nothing(tmp_path: Path) -> None:
    """And nothing that anybody is sent before both tables are done tells a wall, its dice's seed or a secret."""

    async def work(hall: WallHall) -> None:
        one, other = await hall.open()
        over: list[str] = []
        hall.lobby.over = over.append
        await hall.play(one, 7)
        while not over:
            await asyncio.sleep(0.001)
        assert over == [one]
        await hall.walls.collect(OF, NOW)
        assert not hall.state.walls.played, "the other table still plays these walls"
        assert hall.folder.show("t", DoTournamentShow("walls"))["rounds"][0]["walls"] is None
        for ticket in (Ticket(one, "reader"), Ticket(one, "host"), Ticket(one, "seat", 0)):
            with refused("table_walls"):
                hall.lobby.check_open(ticket)
        hall.lobby.check_open(Ticket(one, "seat", 0), seated=True)
        with pytest.raises(DuplicateError):
            await hall.walls.show(OF, "host", NOW)
        sent = "".join(hall.bytes)
        assert '"event":"hand_ended"' in sent
        tiles = [begin for begin in hall.store.events(one) if begin.body.startswith('{"action":"begin"')]
        walls = [json.loads(begin.body.split("\n")[0])["wall"] for begin in tiles]
        assert len(walls) == 4
        for kept in (*hall.secrets(one), hall.folder.note("t", NOTE), *(json.dumps(wall)[1:60] for wall in walls)):
            assert kept not in sent.replace('","', '", "')

        await hall.play(other, 7)
        await hall.walls.collect(OF, NOW)
        await hall.walls.collect(OF, NOW)  # told once, however often it is asked
        state = hall.state
        assert state.walls.is_done(1)
        scores = wall_scores(formula_of(state.setup).tournament.walls, state.walls.of(1))
        assert set(scores.values()) == {(0, 0, 0, 0)}
        assert len(scores) == 8
        records = [await hall.lobby.record(play, "nl") for play in (one, other)]
        assert all(verify(text.splitlines()).over for text in records)
        first, second = (text.splitlines()[1:] for text in records)
        assert first == second, "the same players on the same walls play the same game, line by line"
        await hall.walls.show(OF, "host", NOW)
        claim = hall.state.walls.claim
        assert claim is not None
        assert unproven(claim) == ()

    in_hall(tmp_path, work)


def test_what_others_made_of_the_same_tiles_is_the_ranking(tmp_path: Path) -> None:
    async def work(hall: WallHall) -> None:
        one, other = await hall.open()
        await hall.play(one, 7)
        await hall.play(other, 8)
        await hall.walls.collect(OF, NOW)
        state = hall.state
        scores = compared(state.walls.of(1), "mean")
        totals = {row.person: row.score for row in scored(state).rows}
        assert totals == {"anna": sum(scores[1, wall][0] for wall in range(1, 5)), "bob": -totals["anna"]}
        assert totals["anna"] != 0
        walls = walls_of_entrant(state, "anna")
        assert [one.wind for one in walls] == [0, 3, 2, 1], "the winds move on after every hand"
        assert sum(one.compared or 0 for one in walls) == totals["anna"]
        assert [row.people[0] for row in round_walls(state, 1)[1]] in (["anna", "bob"], ["bob", "anna"])
        assert round_walls(state, 1)[1][0].people.count("") == 3, "computer players fill in, and are ranked nowhere"
        shown = hall.folder.show("t", DoTournamentShow("walls"))["rounds"][0]["walls"][0]
        worth = [row["compared"] for row in shown]
        assert [sum(map(Fraction, column)) for column in zip(*worth, strict=True)] == [0] * 4

    in_hall(tmp_path, work)


def test_a_table_that_is_stopped_is_compared_as_far_as_it_came(tmp_path: Path) -> None:
    async def work(hall: WallHall) -> None:
        one, other = await hall.open()
        await hall.play(one, 7)
        await hall.play(other, 8, until=2)
        assert hall.walls.progress(other) == 2
        await hall.walls.stop(OF, 1, NOW)
        state = hall.state
        assert [len(walls) for walls in state.walls.of(1).values()] == [4, 2]
        scores = compared(state.walls.of(1), "mean")
        assert {wall for _, wall in scores} == {1, 2}
        with pytest.raises(DuplicateError):
            await hall.walls.begin(OF, 1, "", "host", NOW)

    in_hall(tmp_path, work)


def test_at_a_table_on_equal_walls_nobody_asks_the_coach_or_stops_alone(tmp_path: Path) -> None:
    async def work(hall: WallHall) -> None:
        one, _ = await hall.open()
        room = await hall.lobby.room(one)
        window = TableWindow(SimpleNamespace(room=room, setup=room.setup), 0, "nl")  # type: ignore[arg-type]
        room.join(window.connection)
        with refused("table_walls_last"):
            await room.announce_last(window.connection)
        with refused("table_walls_coach"):
            await room.advise(window.connection)
        room.leave(window.connection)
        # Those who clear tables away leave these: a round that begins later finds them.
        assert await hall.lobby.clear(datetime(2100, 1, 1, tzinfo=UTC), played=True) == 0

    in_hall(tmp_path, work)


def test_two_who_commit_at_once_leave_the_secret_that_was_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hall: WallHall) -> None:
        await hall.prepare()
        do, asked = hall.folder.do, list[object]()

        async def slowly(id: str, what: TournamentRequest, by: str, now: datetime) -> dict[str, Any]:
            asked.append(what)
            for _ in range(1000 if len(asked) == 1 else 0):
                await asyncio.sleep(0.001)
            return await do(id, what, by, now)

        monkeypatch.setattr(hall.folder, "do", slowly)
        await asyncio.gather(*(hall.walls.commit(OF, "host", NOW) for _ in range(2)))
        assert hall.state.walls.committed == commitment(hall.folder.note("t", NOTE))

    in_hall(tmp_path, work)


def test_no_walls_are_begun_of_a_secret_that_is_not_the_one_that_was_shown(tmp_path: Path) -> None:
    async def work(hall: WallHall) -> None:
        await hall.prepare()
        await hall.walls.commit(OF, "host", NOW)
        await hall.folder.keep_note("t", NOTE, "0" * 64)
        with pytest.raises(DuplicateError) as wrong:
            await hall.walls.begin(OF, 1, "zes", "host", NOW)
        assert wrong.value.code == "walls_unkept"
        assert not hall.state.walls.rounds
        await hall.walls.commit(OF, "host", NOW)
        await hall.walls.begin(OF, 1, "zes", "host", NOW)
        assert list(hall.state.walls.rounds) == [1]

    in_hall(tmp_path, work)


def test_a_server_that_was_killed_goes_on_with_the_same_walls(tmp_path: Path) -> None:
    async def work(hall: WallHall) -> None:
        one, other = await hall.open()
        await hall.play(one, 7, until=1)
        again = WallHall(hall.store)
        await again.play(one, 9)
        await again.play(other, 7)
        await again.walls.collect(OF, NOW)
        records = [read_record((await again.lobby.record(play, "nl")).splitlines()) for play in (one, other)]
        begins = [[group.action for group in one.groups if isinstance(group.action, Begin)] for one in records]
        assert begins[0] == begins[1]
        assert len(begins[0]) == 4

    in_hall(tmp_path, work)
