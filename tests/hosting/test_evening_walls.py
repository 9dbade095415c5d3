"""An evening of a club on equal walls, through the real hosting: what becomes of it, and what never is told or kept."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from datetime import UTC, date, datetime
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.duplicate.same_walls import played
from tests.hosting.at_table import HostedTable, refused, setup_of
from tests.web.conftest import apart
from windroos.books.catalog import rules
from windroos.club.deciding import evening_of
from windroos.club.errors import ClubError
from windroos.club.evening_events import ResultTyped
from windroos.club.evening_state import EveningState
from windroos.club.prints.evenings import evening_result
from windroos.club.prints.source import PrintSource
from windroos.club.requests import REQUEST, DoShow
from windroos.club.wall_view import compared_rows, evening_walls
from windroos.duplicate.errors import DuplicateError
from windroos.duplicate.walls import unproven, wall_secrets
from windroos.hosting.clubs import Clubs
from windroos.hosting.evening_walls import EveningWalls
from windroos.hosting.lobby import Lobby
from windroos.hosting.room import Pace
from windroos.hosting.setup import WallPlace
from windroos.hosting.tickets import Ticket
from windroos.hosting.wall_contest import WallChoice, WallContest, names_of
from windroos.hosting.wall_tables import WallTables
from windroos.printing.document import PrintTable
from windroos.reckoning.numbers import total
from windroos.store.changes import Append, Close
from windroos.store.place import DATABASE
from windroos.store.store import Store
from windroos.text.words import LANGS

NOW = datetime(2026, 11, 3, 20, tzinfo=UTC)
DAY = date(2026, 11, 3)
OF = WallPlace("evening", "e")
PEOPLE = {f"p{at}": f"Zomaar{at} Naamloos{at}" for at in range(1, 12)}
CLUB: tuple[dict[str, Any], ...] = (
    {"do": "club", "name": "Muren", "year": "calendar"},
    *({"do": "person", "id": id, "name": name, "member": "2020-01-01"} for id, name in PEOPLE.items()),
    {"do": "season", "id": "s", "from": "2026-01-01", "until": "2026-12-31", "formula": "gemiddelde"},
    {"do": "evening", "id": "e", "date": "2026-11-03", "rules": "nts2002"},
)
FOURS = [["p1", "p2", "p3", "p4"], ["p5", "p6", "p7", "p8"], ["p9", "p10", "p11"]]
Work = Callable[["Clubroom"], Coroutine[Any, Any, None]]


class Clubroom:
    """A club whose evening has two tables of four and one of three."""

    def __init__(self, store: Store) -> None:
        self.store, self.clubs = store, Clubs(store)
        contests: dict[str, WallContest] = {"evening": EveningWalls(store, self.clubs)}
        thinker = HostedTable(setup_of(rules("nts2002"), ("person",) * 4), Random(1)).thinker
        self.lobby = Lobby(store, Pace(), thinker, Random(2), names_of(contests))
        self.walls = WallTables(store, self.lobby, contests, Random(3))

    async def do(self, *lines: dict[str, Any]) -> None:
        for line in lines:
            await self.clubs.oldest.do(REQUEST.read(line, ""), "host", DAY)

    async def open(self, chosen: WallChoice, tables: list[list[str]] = FOURS) -> tuple[str, ...]:
        await self.do(*CLUB, {"do": "tables", "evening": "e", "tables": tables, "winds": True})
        await self.walls.commit(OF, "host", NOW)
        await self.walls.begin(OF, 1, "zes", "host", NOW, chosen)
        return self.evening.walls.rounds[1].plays

    @property
    def evening(self) -> EveningState:
        return evening_of(self.clubs.oldest.world(), "e")

    async def played(self, play: str, players: tuple[str, ...], seed: int = 0, hands: int = 99) -> None:
        """A table plays its walls, or so many of them, and is closed."""
        shared = self.lobby.setup(play).walls
        assert shared is not None
        record = played("nts2002", shared.secrets, players, seed, hands).splitlines()[1:]
        starts = [at for at, line in enumerate(record) if line.startswith('{"action"')]
        groups = ["\n".join(record[one:end]) for one, end in zip(starts, [*starts[1:], None], strict=True)]
        await self.store.write(Append(play, 0, groups), Close(play))


def in_club(tmp_path: Path, work: Work) -> None:
    async def go() -> None:
        store = Store.open(tmp_path / DATABASE)
        try:
            await work(Clubroom(store))
        finally:
            await store.close()

    apart(go())


EQUAL = ("greedy",) * 4
OTHER = ("greedy", "random", "greedy", "greedy")


@pytest.mark.parametrize("way", ["mean", "matchpoints", "points"])
def test_tables_of_four_play_the_same_walls_and_their_points_are_the_evenings_result(tmp_path: Path, way: Any) -> None:
    async def work(room: Clubroom) -> None:
        one, other = await room.open(WallChoice(way, 4))
        assert room.evening.walls.rounds[1].tables == ((1, 1), (2, 1)), "the table of three has tiles of its own"
        await room.played(one, EQUAL)
        await room.walls.collect(OF, NOW)
        assert not room.evening.results
        assert compared_rows(room.evening, 1) == ()
        assert evening_walls(room.evening, 1) == dict.fromkeys(range(1, 5), ())
        for ticket in (Ticket(one, "reader"), Ticket(one, "seat", 0)):
            with refused("table_walls"):
                room.lobby.check_open(ticket)
        with pytest.raises(ClubError) as on:
            await room.do({"do": "result", "evening": "e", "table": 1, "players": FOURS[0], "points": [1, -1, 0, 0]})
        assert on.value.code == "club_walls_on"
        await room.played(other, OTHER, 5)
        await room.walls.collect(OF, NOW)
        await room.walls.collect(OF, NOW)
        evening = room.evening
        results = {one.table: one for one in evening.standing if isinstance(one, ResultTyped)}
        assert sorted(results) == [1, 2]
        for table, result in results.items():
            assert result.settled
            assert (sum(result.points), result.hands, result.complete) == (0, 4, True)
            assert result.players == tuple(FOURS[table - 1])
            assert sum(result.caused) <= sum(result.mahjongs) <= 4
        rows = compared_rows(evening, 1)
        assert {row.person: row.points for row in rows} == {
            person: points
            for result in results.values()
            for person, points in zip(result.players, result.points)  # noqa: B905
        }
        sums = {"mean": 0, "points": 0, "matchpoints": 4 * 4 * 2}
        assert total([row.worth for row in rows]) == sums[way]
        assert [row.worth for row in rows] == sorted((row.worth for row in rows), reverse=True)
        assert len({row.worth for row in rows}) > 1
        world = room.clubs.oldest.world()
        assert world.club is not None
        for lang in LANGS:
            source = PrintSource(world.club, world.evenings, PEOPLE.__getitem__, lang, DAY)
            printed = [block for block in evening_result(source, evening).blocks if isinstance(block, PrintTable)]
            names = [row.cells[1] for row in printed[2].rows]
            assert names == [PEOPLE[row.person] for row in rows], "the paper has them in the same order"

    in_club(tmp_path, work)


def test_equal_players_are_worth_nothing_more_than_each_other(tmp_path: Path) -> None:
    async def work(room: Clubroom) -> None:
        for play in await room.open(WallChoice("mean", 4)):
            await room.played(play, EQUAL)
        await room.walls.collect(OF, NOW)
        rows = compared_rows(room.evening, 1)
        assert {(row.place, row.worth) for row in rows} == {(1, 0)}
        assert len(rows) == 8

    in_club(tmp_path, work)


def test_a_season_can_count_what_points_are_worth_beside_the_others(tmp_path: Path) -> None:
    formula = 'name = "Muren"\nkind = "season"\n[table]\nmeasure = "compared"\n[walls]\ncompare = "mean"\n'

    async def work(room: Clubroom) -> None:
        one, other = await room.open(WallChoice("mean", 4))
        await room.do({"do": "season", "id": "m", "from": "2026-01-01", "until": "2026-12-31", "toml": formula})
        await room.played(one, EQUAL)
        await room.played(other, OTHER, 5)
        await room.walls.collect(OF, NOW)
        shown = room.clubs.oldest.show(DoShow("standings", season="m"), DAY)
        scores = {row["person"]: Fraction(row["score"]) for row in shown["rows"]}
        assert scores == {row.person: row.worth for row in compared_rows(room.evening, 1)}
        assert any(scores.values())

    in_club(tmp_path, work)


def test_walls_can_be_checked_and_no_secret_is_shown_before_all_are_done(tmp_path: Path) -> None:
    async def work(room: Clubroom) -> None:
        one, other = await room.open(WallChoice("mean", 4))
        secrets = wall_secrets(room.walls._contests["evening"].secret("e"), "zes", 1, 4)
        assert all(secret not in str(room.evening.walls) for secret in secrets)
        with pytest.raises(DuplicateError) as early:
            await room.walls.show(OF, "host", NOW)
        assert early.value.code == "walls_open"
        await room.played(one, EQUAL)
        await room.played(other, EQUAL, 2, hands=2)
        await room.walls.collect(OF, NOW)
        assert {row.walls for row in compared_rows(room.evening, 1)} == {2}, "a wall of one table is compared with none"
        await room.walls.show(OF, "host", NOW)
        claim = room.evening.walls.claim
        assert claim is not None
        assert unproven(claim) == ()

    in_club(tmp_path, work)


def test_who_is_forgotten_is_in_no_byte_of_the_tables_that_he_played_at(tmp_path: Path) -> None:
    """Names stand in the setup of a live table by their ids alone, and are looked up by who shows it."""

    async def work(room: Clubroom) -> None:
        one, other = await room.open(WallChoice("mean", 4))
        assert room.lobby.setup(one).header.players[0] == "Zomaar1 N."
        for play in (one, other):
            await room.played(play, EQUAL)
        await room.walls.collect(OF, NOW)
        assert "Zomaar1" in await room.lobby.record(one, "nl")
        await room.do({"do": "erase", "person": "p1"})
        assert room.lobby.setup(one).header.players[0] == "p1"
        assert compared_rows(room.evening, 1)[0].worth == 0, "no figure changes"

    in_club(tmp_path, work)
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    assert b"Zomaar2" in kept
    assert b"Zomaar1 " not in kept
    assert b'Naamloos1"' not in kept


@pytest.mark.parametrize(
    ("lines", "tables", "code"),
    [
        ((), [["p1", "p2", "p3", "p4"], ["p5", "p6", "p7"]], "club_walls_tables"),
        (({"do": "evening", "id": "e", "date": "2026-11-03", "rules": "riichi"},), FOURS, "club_walls_book"),
        (({"do": "evening", "id": "e", "date": "2026-11-03"},), FOURS, "club_rules_needed"),
        (
            (
                {"do": "evening", "id": "e", "date": "2026-11-03", "rules": "hongkong"},
                {
                    "do": "house_rules",
                    "season": "s",
                    "toml": 'name = "Pot"\nrules = "hongkong"\n[options]\ndraw_pot = 10\n',
                },
            ),
            FOURS,
            "walls_pot",
        ),
    ],
)
def test_what_cannot_be_played_on_equal_walls_is_said_in_one_sentence(
    tmp_path: Path, lines: tuple[dict[str, Any], ...], tables: list[list[str]], code: str
) -> None:
    async def work(room: Clubroom) -> None:
        await room.do(*CLUB, *lines, {"do": "tables", "evening": "e", "tables": tables})
        await room.walls.commit(OF, "host", NOW)
        with pytest.raises((ClubError, DuplicateError)) as wrong:
            await room.walls.begin(OF, 1, "zes", "host", NOW, WallChoice("mean", 4))
        assert wrong.value.code == code
        assert not room.evening.walls.rounds
        assert not room.store.streams("play")

    in_club(tmp_path, work)
