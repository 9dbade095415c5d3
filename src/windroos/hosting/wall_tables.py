"""Tables on equal walls: opened a round at a time, and told of when all of them are done.

The secret of all walls is a note beside the tournament or evening, that of a round's walls stands in the setup of its
tables; nothing that anybody is sent or may download is made of either before the round is done. Of people a table keeps
their ids alone: whoever is forgotten there is forgotten here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Set
from datetime import datetime
from random import Random, SystemRandom
from typing import Final, NamedTuple

from windroos.duplicate.comparing import PlayedWall
from windroos.duplicate.deciding import SEATS
from windroos.duplicate.errors import DuplicateError
from windroos.duplicate.requests import DoBeginWalls, DoCommitWalls, DoShowWalls
from windroos.duplicate.state import WallsState
from windroos.duplicate.walls import EAST_TURNS, promised, wall_secrets
from windroos.hosting.history import bodies, groups
from windroos.hosting.lobby import Lobby
from windroos.hosting.setup import Setup, SharedWalls, TablePlace, WallPlace
from windroos.hosting.tickets import Ticket, new_id
from windroos.hosting.wall_contest import WallChoice, WallContest, WallPlan, WallSeats
from windroos.hosting.wall_records import recorded_walls
from windroos.hosting.wall_waiting import LetGo
from windroos.play.model.deal import deal
from windroos.play.model.events import HandEnded
from windroos.play.model.match import new_match
from windroos.play.record.header import header_of
from windroos.reckoning.lots import commitment
from windroos.rules.rules import course_of
from windroos.store.store import Store, utc_now
from windroos.text.play import PLAYERS

FILLS_IN: Final = "live"
"""The computer player at a seat that nobody has."""


class WallTiles(NamedTuple):
    """A wall as it lay: the wind of the round, what each wind was dealt, and the rest in the order of the wall."""

    round: int
    racks: tuple[tuple[int, ...], ...]
    rest: tuple[int, ...]


class TableStand(NamedTuple):
    """How a table on equal walls stands, for who leads.

    done   walls that it has finished; `waits`: so many other tables have to end theirs before it goes on
    people  names by where they began, "" a computer player; `taken`: whether somebody sits there
    let_go  whether the others wait for it
    """

    round: int
    table: int
    play: str
    done: int
    waits: int
    people: tuple[str, ...]
    taken: tuple[bool, ...]
    let_go: LetGo


class WallTables:
    """The tables on equal walls of a server. Every method may raise StoreError, and what their contest raises."""

    def __init__(
        self, store: Store, lobby: Lobby, contests: Mapping[str, WallContest], random: Random | None = None
    ) -> None:
        """`contests` by their kind, "tournament" or "evening"."""
        self._store = store
        self._lobby = lobby
        self._contests = contests
        self._random = random or SystemRandom()
        self._turn = asyncio.Lock()
        self._telling: set[asyncio.Task[None]] = set()
        lobby.over = self._over

    def state(self, of: WallPlace) -> WallsState:
        """The walls as they stand."""
        return self._contests[of.kind].walls(of.id)

    async def commit(self, of: WallPlace, by: str, now: datetime) -> None:
        """Bind a contest to a secret, which waits beside it. Raises DuplicateError."""
        secret, contest = f"{self._random.getrandbits(256):064x}", self._contests[of.kind]
        async with self._turn:
            if not contest.walls(of.id).rounds:
                await contest.keep_secret(of.id, secret)
            await contest.ask(of.id, DoCommitWalls(commitment(secret)), by, now)

    async def begin(
        self, of: WallPlace, round: int, word: str, by: str, now: datetime, chosen: WallChoice | None = None
    ) -> None:
        """Open the tables of a round. Raises DuplicateError."""
        async with self._turn:
            contest = self._contests[of.kind]
            plan = contest.plan(of.id, round, chosen or WallChoice())
            check_rules(plan)
            if commitment(contest.secret(of.id)) != contest.walls(of.id).committed:
                raise DuplicateError("walls_unkept")  # walls of another secret could never be proved
            secrets = wall_secrets(contest.secret(of.id), word, round, plan.walls)
            names = frozenset(contest.names(of.id).values())
            sharing = SharedWalls(secrets, tuple(new_id() for _ in plan.tables), of, plan.together)
            await self._lobby.new.make_sharing([_setup(plan, table, sharing, names) for table in plan.tables])
            places = tuple((one.table, one.part) for one in plan.tables) if plan.compare else ()
            begun = DoBeginWalls(round, word, promised(secrets), sharing.tables, places, plan.compare)
            await contest.ask(of.id, begun, by, now)
            for table, play in zip(plan.tables, sharing.tables, strict=True):
                if not table.plays:
                    await self._lobby.close(play)

    async def stop(self, of: WallPlace, round: int, now: datetime) -> None:
        """Close the tables of a round that are still played at: what they finished counts."""
        begun = self.state(of).rounds.get(round)
        for play in begun.plays if begun is not None else ():
            if self._lobby.stream(play).closed is None:
                await self._lobby.close(play)
        await self.collect(of, now)

    async def let_go_on(self, of: WallPlace, round: int) -> None:
        """Let the tables of a round no longer wait for one another: one of them may be gone."""
        begun = self.state(of).rounds.get(round)
        await self._lobby.waiting.let_all_go_on(begun.plays if begun is not None else ())

    async def let_go(self, play: str, *, onward: bool) -> None:
        """Let the other tables of its round begin their next wall without a table; `onward`: every wall."""
        await self._lobby.waiting.let_go(play, onward=onward)

    async def wait_again(self, play: str) -> None:
        """Let the other tables wait for one again."""
        await self._lobby.waiting.wait_again(play)

    async def collect(self, of: WallPlace, now: datetime) -> None:
        """Tell what the tables of every round made of their walls, as soon as all of the round are done.

        Raises RecordError.
        """
        async with self._turn:
            contest = self._contests[of.kind]
            for round in contest.walls(of.id).playing():
                begun = contest.walls(of.id).rounds[round]
                if any(map(self._lobby.keeps_back, begun.plays)):
                    continue
                for table, play in begun.numbered().items():
                    if (round, table) not in contest.walls(of.id).played:
                        walls = await asyncio.to_thread(self._played, play)
                        await contest.tell(of.id, round, table, walls, now)

    async def show(self, of: WallPlace, by: str, now: datetime) -> None:
        """Show the secret. Raises DuplicateError."""
        contest = self._contests[of.kind]
        await contest.ask(of.id, DoShowWalls(contest.secret(of.id)), by, now)

    def of_play(self, play: str) -> WallPlace:
        """What a table belongs to; a place without a kind where it has walls of its own."""
        walls = self._lobby.setup(play).walls
        return walls.of if walls is not None else WallPlace()

    def stands(self, of: WallPlace) -> list[TableStand]:
        """How the tables stand of the rounds that are played."""
        walls = self.state(of)
        return [
            TableStand(
                *(round, table, play, self.progress(play), self._lobby.waiting.waits_for(play), self.people(play)),
                tuple(self.is_taken(play, seat) for seat in range(SEATS)),
                self._lobby.waiting.let_go_as(play),
            )
            for round in walls.playing()
            for table, play in walls.rounds[round].numbered().items()
        ]

    def is_together(self, of: WallPlace, round: int) -> bool:
        """Whether the tables of a round wait for one another at every wall."""
        begun = self.state(of).rounds.get(round)
        if begun is None:
            return False
        shared = [self._lobby.setup(play).walls for play in begun.plays]
        return any(one is not None and one.together for one in shared) and not all(
            map(self._lobby.waiting.waits_for_none, begun.plays)
        )

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
        return self._lobby.standing(self._lobby.stream(play)).hand - 1

    def _over(self, play: str) -> None:
        """A table is done: where it was the last of its round, everything is told."""
        of = self.of_play(play)
        if of.kind in self._contests:
            task = asyncio.get_running_loop().create_task(self.collect(of, utc_now()))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    def _played(self, play: str) -> tuple[PlayedWall, ...]:
        setup = self._lobby.setup(play)
        return tuple(one.played for one in recorded_walls(setup.header, groups(bodies(self._store, play))))


def check_rules(plan: WallPlan) -> None:
    """See that the same walls are worth the same at every table. Raises DuplicateError `walls_players`, `walls_pot`."""
    if course_of(plan.rules).players != SEATS:
        raise DuplicateError("walls_players")
    if plan.rules.options.get("draw_pot"):
        raise DuplicateError("walls_pot")


def _setup(plan: WallPlan, table: WallSeats, sharing: SharedWalls, names: Set[str]) -> Setup:
    """A table; a seat that nobody has, a computer player fills, the same at every table, who has nobody's name."""
    free = iter([name for name in PLAYERS if name not in names])
    called = tuple(one or next(free) for one in table.people)
    match = new_match(plan.rules, called, tuple(range(SEATS)), rounds=min(4, -(-plan.walls // EAST_TURNS)),
                      hands=plan.walls)  # fmt: skip
    places = tuple(
        TablePlace("person" if one else FILLS_IN, int(promised(sharing.secrets)[0][:8], 16) + seat)
        for seat, one in enumerate(table.people)
    )
    return Setup(header_of(match._replace(given=True)), places, renamed=plan.renamed, walls=sharing)
