"""Tables of a tournament on equal walls, through the real hosting: what is equal, what is told, and what never is."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable, Coroutine, Iterator
from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tests.hosting.at_table import Table, Window, refused, settle, setup_of, swiftly
from windroos.books.catalog import rules
from windroos.duplicate.comparing import compared
from windroos.duplicate.errors import DuplicateError
from windroos.duplicate.walls import unproven
from windroos.hosting import wall_tables
from windroos.hosting.lobby import Lobby
from windroos.hosting.room import Pace
from windroos.hosting.setup import WallPlace
from windroos.hosting.tickets import Ticket
from windroos.hosting.tournament_folder import TournamentFolder
from windroos.hosting.tournament_walls import NOTE, TournamentWalls
from windroos.hosting.wall_contest import WallContest, names_of
from windroos.hosting.wall_tables import WallTables
from windroos.play.model.actions import Begin
from windroos.play.model.view import Phase
from windroos.play.record.record import read_record
from windroos.play.record.verify import verify
from windroos.reckoning.lots import commitment
from windroos.store.store import Store
from windroos.tournament.door import read_line
from windroos.tournament.formula import formula_of
from windroos.tournament.points import scored
from windroos.tournament.requests import TournamentRequest
from windroos.tournament.setup_requests import DoTournamentShow
from windroos.tournament.state import TournamentState
from windroos.tournament.wall_scores import wall_scores
from windroos.tournament.wall_view import round_walls, walls_of_entrant

NOW = datetime(2026, 11, 1, 12, tzinfo=UTC)
FORMULA = 'extends = "duplicaat-nts"\nname = "Proef"\n[rounds]\nhands = 4\n[walls]\ntogether = false\n'
OF = WallPlace("tournament", "t")
Work = Callable[["Hall"], Coroutine[Any, Any, None]]


class Hall:
    """A tournament of two tables, a person at each, and computer players beside them."""

    def __init__(self, store: Store) -> None:
        thinker = Table(setup_of(rules("nts2002"), ("person",) * 4), Random(1)).thinker
        self.store = store
        self.folder = TournamentFolder(store)
        contests: dict[str, WallContest] = {"tournament": TournamentWalls(self.folder)}
        self.lobby = Lobby(store, Pace(), thinker, Random(2), names_of(contests))
        self.walls = WallTables(store, self.lobby, contests, Random(3))
        self.bytes: list[str] = []

    async def do(self, line: dict[str, Any]) -> dict[str, Any]:
        return await self.folder.do("t", read_line(line).asked, "test", NOW)

    async def prepare(self) -> None:
        """The tournament, with nothing committed to."""
        await self.do({"do": "tournament", "id": "t", "toml": FORMULA, "players": 8, "rounds": 1})
        for id in ("anna", "bob"):
            await self.do({"do": "entrant", "id": id, "name": id.title()})
        await self.do({"do": "numbers", "numbers": {"anna": 1, "bob": 5}})
        await self.do({"do": "schedule", "rounds": [[[1, 2, 3, 4], [5, 6, 7, 8]]]})

    async def open(self) -> tuple[str, ...]:
        """The tournament with its first round open: who began as East at table 1, and at table 2."""
        await self.prepare()
        await self.walls.commit(OF, "host", NOW)
        await self.walls.begin(OF, 1, "zes", "host", NOW)
        return self.state.walls.rounds[1].plays

    @property
    def state(self) -> TournamentState:
        return self.folder.world("t").there()

    async def play(self, play: str, seed: int, until: int = 99) -> None:
        """Somebody at East plays a table to its end, or until so many hands were begun, and stays sitting there."""
        room, random = await self.lobby.room(play), Random(seed)
        window = Window(SimpleNamespace(room=room, setup=room.setup), 0, "nl")  # type: ignore[arg-type]
        room.join(window.connection)
        while not room.closed and room.board.table.match.hand <= until:
            if room.board.table.phase == Phase.BETWEEN:
                if 0 not in room.clocks.ready:
                    room.ready(window.connection)
                await asyncio.sleep(0.01)
            elif not await window.play(random):
                await asyncio.sleep(0.05)
            await settle(3)
        while room.board.table.match.over and self.lobby.stream(play).closed is None:
            await asyncio.sleep(0.001)
        await settle()
        window.read()
        self.bytes += window.bytes
        room.leave(window.connection)

    def secrets(self, play: str) -> tuple[str, ...]:
        shared = self.lobby.setup(play).walls
        assert shared is not None
        return shared.secrets


@pytest.fixture(autouse=True)
def quick_players(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """And a store that need not wait for a loop whose time is always up."""
    monkeypatch.setattr(wall_tables, "FILLS_IN", "greedy")
    interval = sys.getswitchinterval()
    sys.setswitchinterval(0.0001)
    yield
    sys.setswitchinterval(interval)


def in_hall(tmp_path: Path, work: Work) -> None:
    async def go() -> None:
        store = Store.open(tmp_path / "windroos.db")
        try:
            await work(Hall(store))
        finally:
            await store.close()

    swiftly(go)


def test_equal_players_through_the_hosting_differ_by_nothing(tmp_path: Path) -> None:
    """And nothing that anybody is sent before both tables are done tells a wall, its dice's seed or a secret."""

    async def work(hall: Hall) -> None:
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
    async def work(hall: Hall) -> None:
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
    async def work(hall: Hall) -> None:
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
    async def work(hall: Hall) -> None:
        one, _ = await hall.open()
        room = await hall.lobby.room(one)
        window = Window(SimpleNamespace(room=room, setup=room.setup), 0, "nl")  # type: ignore[arg-type]
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
    async def work(hall: Hall) -> None:
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
    async def work(hall: Hall) -> None:
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
    async def work(hall: Hall) -> None:
        one, other = await hall.open()
        await hall.play(one, 7, until=1)
        again = Hall(hall.store)
        await again.play(one, 9)
        await again.play(other, 7)
        await again.walls.collect(OF, NOW)
        records = [read_record((await again.lobby.record(play, "nl")).splitlines()) for play in (one, other)]
        begins = [[group.action for group in one.groups if isinstance(group.action, Begin)] for one in records]
        assert begins[0] == begins[1]
        assert len(begins[0]) == 4

    in_hall(tmp_path, work)


def test_tables_that_wait_begin_no_wall_before_all_have_ended_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that nobody can be told what comes; a table that is gone holds the others until the desk lets them go on."""
    monkeypatch.setattr(sys.modules[__name__], "FORMULA", FORMULA.replace("together = false", "together = true"))

    async def work(hall: Hall) -> None:
        one, other = await hall.open()
        room = await hall.lobby.room(one)
        window = Window(SimpleNamespace(room=room, setup=room.setup), 0, "nl")  # type: ignore[arg-type]
        room.join(window.connection)

        async def as_far_as_it_goes() -> int:
            """Play at table 1 until it waits for the other, or is done; the hand that it came to."""
            random, between = Random(7), Phase.BETWEEN
            while not room.closed:
                if room.board.table.phase == between and room.clocks.waits_for_tables():
                    break
                if room.board.table.phase == between and 0 not in room.clocks.ready:
                    room.ready(window.connection)
                elif room.board.table.phase == between or not await window.play(random):
                    await asyncio.sleep(0.01)
                await settle(3)
            return room.board.table.match.hand

        assert await as_far_as_it_goes() == 2, "the first wall is ended, and the second does not begin"
        assert room.board.table.phase == Phase.BETWEEN
        assert window.last()["rest"]["tables"] == 1, "and it is told for how many it waits"
        assert hall.lobby.waits_for(one) == 1
        await hall.play(other, 8, until=1)
        assert hall.lobby.waits_for(one) == 0
        assert await as_far_as_it_goes() == 3, "the other table ended wall 1, so that this one played wall 2"
        await hall.walls.let_go_on(OF, 1)
        assert not hall.walls.is_together(OF, 1)
        assert await as_far_as_it_goes() == 5
        room.leave(window.connection)

    in_hall(tmp_path, work)
