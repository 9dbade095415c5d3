"""The tables of a tournament on equal walls: opened a round at a time, and told of when all of them are done.

The secret of all walls is a note beside the tournament, that of a round's walls stands in the setup of its tables;
nothing that anybody is sent or may download is made of either before the round is done.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime
from random import Random, SystemRandom
from typing import Final, NamedTuple

from windroos.books.catalog import IDS, rules
from windroos.duplicate.comparing import PlayedWall
from windroos.duplicate.walls import EAST_TURNS, promised, wall_secrets
from windroos.hosting.history import bodies, groups
from windroos.hosting.lobby import Lobby
from windroos.hosting.setup import Setup, SharedWalls, TablePlace
from windroos.hosting.tickets import Ticket, new_id
from windroos.hosting.tournament_folder import TournamentFolder
from windroos.hosting.wall_records import recorded_walls
from windroos.play.model.deal import deal
from windroos.play.model.events import HandEnded
from windroos.play.model.match import new_match
from windroos.play.record.header import header_of
from windroos.reckoning.lots import commitment
from windroos.store.store import Store, utc_now
from windroos.text.play import PLAYERS
from windroos.tournament.errors import TournamentError
from windroos.tournament.formula import formula_of
from windroos.tournament.result_requests import DoSettle, DoTableResult
from windroos.tournament.seats import is_dropped, seated
from windroos.tournament.state import TournamentState
from windroos.tournament.wall_deciding import check_may_begin
from windroos.tournament.wall_requests import DoBeginWalls, DoCommitWalls, DoShowWalls, DoWallsPlayed

NOTE: Final = "walls"
"""The note in which the secret waits until it is shown."""
BY: Final = "referee"
"""Who tells what tables made of their walls: the program, which refereed them."""
WALLS: Final = 16
"""Of a round, where the formula does not say how many hands it has."""
FILLS_IN: Final = "live"
"""The computer player at a seat that nobody has."""


class WallTiles(NamedTuple):
    """A wall as it lay: the wind of the round, what each wind was dealt, and the rest in the order of the wall."""

    round: int
    racks: tuple[tuple[int, ...], ...]
    rest: tuple[int, ...]


class WallTables:
    """The tables of tournaments on equal walls. Every method may raise StoreError."""

    def __init__(self, store: Store, folder: TournamentFolder, lobby: Lobby, random: Random | None = None) -> None:
        self._store = store
        self._folder = folder
        self._lobby = lobby
        self._random = random or SystemRandom()
        self._turn = asyncio.Lock()
        self._telling: set[asyncio.Task[None]] = set()
        lobby.over = self._over

    async def commit(self, id: str, by: str, now: datetime) -> None:
        """Bind the tournament to a secret, which waits beside it. Raises TournamentError."""
        secret = f"{self._random.getrandbits(256):064x}"
        async with self._turn:
            state = self._folder.world(id).there()
            if not state.walls.rounds:
                await self._folder.keep_note(id, NOTE, secret)
            await self._folder.do(id, DoCommitWalls(commitment(secret)), by, now)

    async def begin(self, id: str, round: int, word: str, by: str, now: datetime) -> None:
        """Open the tables of a round. Raises TournamentError, DuplicateError."""
        async with self._turn:
            world = self._folder.world(id)
            state = world.there()
            check_may_begin(state, round)
            if commitment(self._folder.note(id, NOTE)) != state.walls.committed:
                raise TournamentError("tournament_walls_unkept")  # walls of another secret could never be proved
            walls = formula_of(state.setup).tournament.rounds.hands or WALLS
            secrets = wall_secrets(self._folder.note(id, NOTE), word, round, walls)
            tables = range(1, len(state.schedule.rounds[round - 1]) + 1)
            sharing = SharedWalls(secrets, tuple(new_id() for _ in tables))
            setups = [_setup(state, round, table, world.names(), sharing) for table in tables]
            await self._lobby.make_sharing(setups)
            await self._folder.do(id, DoBeginWalls(round, word, promised(secrets), sharing.tables), by, now)
            for table in tables:
                if is_dropped(state, round, table):
                    await (await self._lobby.room(sharing.tables[table - 1])).close()

    async def stop(self, id: str, round: int, now: datetime) -> None:
        """Close the tables of a round that are still played at: what they finished counts. Raises TournamentError."""
        begun = self._folder.world(id).there().walls.rounds.get(round)
        for play in begun.plays if begun is not None else ():
            if self._lobby.stream(play).closed is None:
                await (await self._lobby.room(play)).close()
        await self.collect(id, now)

    async def collect(self, id: str, now: datetime) -> None:
        """Tell what the tables of every round made of their walls, as soon as all of the round are done.

        Raises TournamentError, RecordError.
        """
        async with self._turn:
            state = self._folder.world(id).there()
            for round, begun in sorted(state.walls.rounds.items()):
                if not state.walls.is_done(round) and not any(map(self._lobby.keeps_back, begun.plays)):
                    for table in range(1, len(begun.plays) + 1):
                        await self._tell(id, round, table, now)

    async def show(self, id: str, by: str, now: datetime) -> None:
        """Show the secret. Raises TournamentError."""
        await self._folder.do(id, DoShowWalls(self._folder.note(id, NOTE)), by, now)

    def of_play(self, play: str) -> str:
        """The tournament that a table belongs to, "" none."""
        for id in self._folder.ids():
            state = self._folder.world(id).state
            if state is not None and any(play in begun.plays for begun in state.walls.rounds.values()):
                return id
        return ""

    async def tiles(self, play: str, wall: int) -> WallTiles:
        """The tiles of a wall that was played at a table. Raises TableError, RecordError."""
        hand = await self._lobby.hand(play, wall)
        end = next(step.public for step in hand.last if isinstance(step.public, HandEnded))
        dealt = deal(hand.first.conduct, end.wall)
        racks = tuple(tuple(sorted(rack)) for rack in dealt.racks)
        return WallTiles(hand.first.table.match.round, racks, end.wall[dealt.front :])

    def people(self, play: str) -> tuple[str, ...]:
        """Who sit at a table, "" where a computer player does."""
        setup = self._lobby.setup(play)
        names = zip(setup.header.players, setup.places, strict=True)
        return tuple(name if place.kind == "person" else "" for name, place in names)

    def seat(self, play: str, seat: int) -> Ticket:
        """What lets somebody sit down at a seat, as long as nobody has."""
        held = self._lobby.seats.of(play, seat)
        return Ticket(play, "seat", seat, held.next or held.link)

    def is_taken(self, play: str, seat: int) -> bool:
        """Whether a browser sits there."""
        held = self._lobby.seats.of(play, seat)
        return bool(held.browser) and not held.next

    async def free(self, play: str, seat: int) -> None:
        """Let another browser sit down at a seat; whoever sat there must leave, and the table hears of it."""
        await self._lobby.renew(Ticket(play, "host"), seat)

    def progress(self, play: str) -> int:
        """So many walls a table has finished."""
        standing = self._lobby.standing(self._lobby.stream(play))
        return standing.hand - 1

    def _over(self, play: str) -> None:
        """A table is done: where it was the last of its round, everything is told."""
        if self._lobby.setup(play).walls is not None and (id := self.of_play(play)):
            task = asyncio.get_running_loop().create_task(self.collect(id, utc_now()))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _tell(self, id: str, round: int, table: int, now: datetime) -> None:
        """Tell what one table made of its walls, and its result, which needs nobody's agreement."""
        state = self._folder.world(id).there()
        if (round, table) in state.walls.played:
            return
        play = state.walls.rounds[round].plays[table - 1]
        walls = await asyncio.to_thread(self._played, play)
        if walls and (round, table) not in state.results:
            await self._folder.do(id, _result(round, table, walls), BY, now)
            await self._folder.do(id, DoSettle(round, table, BY), BY, now)
        await self._folder.do(id, DoWallsPlayed(round, table, walls), BY, now)

    def _played(self, play: str) -> tuple[PlayedWall, ...]:
        setup = self._lobby.setup(play)
        return tuple(one.played for one in recorded_walls(setup.header, groups(bodies(self._store, play))))


def _result(round: int, table: int, walls: Sequence[PlayedWall]) -> DoTableResult:
    """The sum of what was won with each wall; mahjongs by where players began."""
    points = tuple(map(sum, zip(*(one.points for one in walls), strict=True)))
    won = [one.seats[one.winner] for one in walls if one.winner >= 0]
    gave = [one.seats[one.giver] for one in walls if one.giver >= 0]
    best = tuple(
        max((one.score for one in walls if one.winner >= 0 and one.seats[one.winner] == seat), default=0) or None
        for seat in range(EAST_TURNS)
    )
    made = tuple(map(won.count, range(EAST_TURNS)))
    return DoTableResult(round, table, points, made, best, "", tuple(map(gave.count, range(EAST_TURNS))), len(walls))


def _setup(state: TournamentState, round: int, table: int, names: dict[str, str], sharing: SharedWalls) -> Setup:
    """A table; a seat that nobody has, a computer player fills, the same at every table."""
    formula, people = formula_of(state.setup), seated(state, round, table)
    free = iter([name for name in PLAYERS if name not in names.values()])
    called = tuple(names.get(one, one) if one else next(free) for one in people)
    count = len(sharing.secrets)
    made = rules((*formula.lines.rules, *IDS)[0])
    match = new_match(made, called, tuple(range(EAST_TURNS)), rounds=min(4, -(-count // EAST_TURNS)), hands=count)
    places = tuple(
        TablePlace("person" if one else FILLS_IN, int(promised(sharing.secrets)[0][:8], 16) + seat)
        for seat, one in enumerate(people)
    )
    return Setup(header_of(match._replace(given=True)), places, walls=sharing)
