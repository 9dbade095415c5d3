"""All tables that are played at: made, read from the store when somebody comes, and forgotten when all have gone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from datetime import datetime
from functools import partial
from random import Random, SystemRandom
from typing import Any, Final

from windroos.errors import WindroosError
from windroos.hosting.chance import NOTE
from windroos.hosting.errors import TableError
from windroos.hosting.hands import HandIndex, HandSpan, hand_of
from windroos.hosting.history import SHOWN, EndedHand, board_of, bodies, ended_hand, finished, record_text
from windroos.hosting.leases import Leases
from windroos.hosting.new_tables import NewTables
from windroos.hosting.open_seats import OpenSeats
from windroos.hosting.room import Pace, Room
from windroos.hosting.seats import SeatOwners
from windroos.hosting.setup import Setup, WallPlace, read_setup, with_names
from windroos.hosting.sharing import SharedQuestion, Sharing
from windroos.hosting.standing import MatchStanding, read_standing, standing_of
from windroos.hosting.thinker import Thinker
from windroos.hosting.tickets import Ticket
from windroos.hosting.wall_waiting import Tables, WallWaiting
from windroos.store.changes import Close, Stream
from windroos.store.errors import StoreError
from windroos.store.store import Store, today
from windroos.text.words import Lang

_KEEPS: Final = 1.0
"""Seconds that a table is kept after everybody is away."""


class Lobby:
    """The tables of one server."""

    def __init__(
        self,
        store: Store,
        pace: Pace,
        thinker: Thinker,
        random: Random | None = None,
        names: Callable[[WallPlace], Mapping[str, str]] = lambda _: {},
        sharing: Sharing | None = None,
    ) -> None:
        """`names` gives those of the people of a contest by their ids; `sharing`: the other processes of the house."""
        self.sharing: Final = sharing
        self._store = store
        self._thinker = thinker
        self._pace = pace
        self._random = random = random or SystemRandom()
        self._names = names
        self._rooms: dict[str, Room] = {}
        self._waking: dict[str, asyncio.Task[Room]] = {}
        self._clearing = asyncio.Lock()
        self._hands = HandIndex(store)
        self.seats = SeatOwners(store)
        self.new = NewTables(store, self.seats, lambda: random.getrandbits(32))
        self.open_seats = OpenSeats(store, self.seats, self._rooms)
        self.waiting = WallWaiting(
            store, Tables(self.setup, self._is_over, lambda one: self.standing(self.stream(one)).hand, self._wake_one)
        )
        self._beside: set[asyncio.Task[None]] = set()
        self.over: Callable[[str], object] = str
        """Is told the id of a table at which nothing more is played."""

    def keeps_back(self, id: str) -> bool:
        """Whether nobody may be shown what was played at a table: others have yet to play the same walls.

        Raises TableError, RecordError.
        """
        walls = self.setup(id).walls
        return walls is not None and (walls.still_kept(today()) or not all(map(self._is_over, walls.tables)))

    def _is_over(self, id: str) -> bool:
        """Whether nothing more is played at a table; one that is gone has nothing to keep."""
        stream = self._store.stream(id)
        return stream is None or stream.closed is not None or self.standing(stream).over

    def check_open(self, ticket: Ticket, *, seated: bool = False) -> None:
        """See that somebody may be shown what is played at a table; `seated`: as far as he sees it at his own seat.

        Raises TableError `table_walls`: others have yet to play the same walls.
        """
        if not (seated and ticket.role == "seat") and self.keeps_back(ticket.table):
            raise TableError("table_walls")

    async def clear(self, before: datetime, *, played: bool) -> int:
        """Close the open tables made before a moment at which nobody is, and tell how many there were.

        Where something was played only if `played` says so. Raises StoreError.
        """
        async with self._clearing:
            held = self.sharing.leases.held() if self.sharing is not None else frozenset()
            here = self._rooms.keys() | self._waking.keys() | held
            gone = [
                stream.id
                for stream in self._store.streams("play", open=True)
                if stream.made < before
                and not (stream.id in here or (stream.length and not played))
                and not self._shares_walls(stream)
            ]
            await self._store.write(*map(Close, gone))
        return len(gone)

    def _shares_walls(self, stream: Stream) -> bool:
        """Whether others play the same walls, so that closing it is the tournament's alone."""
        try:
            walls = self.setup(stream.id).walls
            return walls is not None and (not walls.until or walls.still_kept(today()))
        except WindroosError:
            return False  # of a version that this one cannot read

    def stream(self, id: str) -> Stream:
        """What is stored of a table. Raises TableError `no_table`."""
        stream = self._store.stream(id)
        if stream is None or stream.kind != "play":
            raise TableError("no_table")
        return stream

    def setup(self, id: str) -> Setup:
        """How a table was set up. Raises TableError, RecordError."""
        return room.setup if (room := self._rooms.get(id)) is not None else self._kept(id)

    def _kept(self, id: str) -> Setup:
        return self._named(id, read_setup(self.stream(id).header))

    def _named(self, id: str, setup: Setup) -> Setup:
        """The same with the names of its people, and of those of whom equal walls keep the ids."""
        known = {} if setup.walls is None else self._names(setup.walls.of)
        of_contest = {at: known[one] for at, one in enumerate(setup.header.players) if one in known}
        return with_names(self.open_seats.named(id, setup), of_contest)

    def standing(self, stream: Stream) -> MatchStanding:
        """Where a match stands, as everybody has seen."""
        room = self._rooms.get(stream.id)
        if room is None:
            return read_standing(self._store, stream)
        return standing_of(room.board.table.match)._replace(closed=room.closed)

    async def hands(self, id: str) -> tuple[HandSpan, ...]:
        """The hands that everybody has seen end. Raises TableError, RecordError, PlayError, StoreError."""
        return await self._hands.finished(id, self.setup(id), *self._seen(id))

    async def hand(self, id: str, number: int) -> EndedHand:
        """One of them. Raises TableError `table_hand`: it is none."""
        hand, strict = hand_of(await self.hands(id), number), self.setup(id).header.strict
        return await asyncio.to_thread(lambda: ended_hand(hand, strict, bodies(self._store, id, hand.first, hand.last)))

    async def record(self, id: str, lang: Lang) -> str:
        """The record of these hands, as a file for a reader."""
        setup, (length, shown) = self.setup(id), self._seen(id)
        read = partial(bodies, self._store, id, last=length)
        return await asyncio.to_thread(lambda: record_text(setup, finished(read(), shown), lang))

    def _seen(self, id: str) -> tuple[int, bool]:
        """How many groups a table's record has, and whether everybody has seen all of them.

        Where somebody is, the store may be a moment ahead of what the table knows to be written.
        """
        room = self._rooms.get(id)
        if room is not None:
            return room.session.length, room.board.shows_all
        return self.stream(id).length, not self.is_played_at(id)

    async def _follow(self, id: str, people: frozenset[int]) -> str:
        match = self._rooms[id].board.table.match
        return await self.new.follow(id, lambda: (self.open_seats.unchanged(id), self._kept(id)), match, people)

    @property
    def is_played(self) -> bool:
        """Whether anybody is at any table, or was just now."""
        return bool(self._rooms or self._waking)

    def is_played_at(self, id: str) -> bool:
        """Whether anybody is at a table, or was just now, in whichever process. Raises StoreError."""
        return id in self._rooms or (self.sharing is not None and bool(self.sharing.elsewhere(id)))

    @property
    def rooms(self) -> Mapping[str, Room]:
        """The tables where somebody is, or was just now, by id."""
        return self._rooms

    def is_here(self, id: str) -> bool:
        """Whether a table lives in this process, as far as that knows."""
        return id in self._waking or ((room := self._rooms.get(id)) is not None and not room.session.stale)

    def here(self, id: str) -> Room | None:
        """A table where somebody is, or was just now."""
        return self._rooms.get(id)

    async def renew(self, ticket: Ticket, player: int) -> None:
        """Make a new link for a seat. Whoever sits there must leave, and everybody hears of it.

        Who makes one for his own seat keeps that until he sits down elsewhere. Raises StoreError.
        """
        own = ticket.seat == player
        await self.seats.renew(ticket.table, player, stays=own)
        if own or (
            self.sharing is not None and await self.sharing.asked(SharedQuestion("turn_out", ticket.table, player))
        ):
            return
        if (room := self._rooms.get(ticket.table)) is not None:
            room.turn_out(player)

    async def room(self, id: str) -> Room:
        """A table to sit down at. Raises TableError, RecordError, PlayError, StoreError."""
        if (room := self._rooms.get(id)) is not None and not room.session.stale:
            return room
        waking = self._waking.get(id)
        if waking is None:
            waking = self._waking[id] = asyncio.create_task(self._wake(id))
            waking.add_done_callback(lambda _: self._waking.pop(id))
        return await asyncio.shield(waking)  # who goes away meanwhile does not take it from who waits with him

    async def _wake(self, id: str) -> Room:
        self.stream(id)
        fence = await self.sharing.leases.take(id) if self.sharing is not None else 0
        async with self._clearing:  # what is being cleared away is closed after it
            stream = self.stream(id)
        setup = self._named(id, read_setup(stream.header))
        hands = await self._hands.begun(id, setup, stream.length)
        room = self._rooms[id] = await asyncio.to_thread(self._read, stream, setup, hands[-1] if hands else None, fence)
        self._spawn(self._thinker.load(setup))
        return room

    def _read(self, stream: Stream, setup: Setup, hand: HandSpan | None, fence: int) -> Room:
        id, store = stream.id, self._store
        if hand is None:
            board = board_of(setup, bodies(store, id, last=stream.length))
        else:
            last = bodies(store, id, hand.first, stream.length)
            board = board_of(setup, last, hand.match, store.count(id, SHOWN, hand.first - 1))
        note = store.note(id, NOTE)
        bound, closed = None if note is None else note.body, stream.closed is not None
        return Room(
            *(id, setup, board, store, self._thinker, self._pace, self._random, stream.length, closed, bound),
            over=self._over, ended=self.waiting.wake_others, behind=partial(self.waiting.behind, id),
            follow=partial(self._follow, id) if setup.walls is None else None, next=self.new.next_of(id), fence=fence,
        )  # fmt: skip

    def _over(self, id: str) -> None:
        if (room := self._rooms.get(id)) is not None:
            room.rematch.tell()
        if self.sharing is not None and not self.sharing.is_home:
            self.sharing.tell(SharedQuestion("over", id), home=True)  # what the table belongs to lives there
        else:
            self.over(id)
        self.waiting.wake_others(id)

    def _wake_one(self, id: str) -> None:
        if (room := self._rooms.get(id)) is not None:
            room.wake()
        elif self.sharing is not None:
            self.sharing.tell(SharedQuestion("wake", id))

    async def renamed(self, id: str) -> None:
        """People of a table are called otherwise from now on, wherever it lives. Raises RecordError, StoreError."""
        self._hands.forget(id)
        if self.sharing is not None and await self.sharing.asked(SharedQuestion("renamed", id)):
            return
        if (waking := self._waking.get(id)) is not None:
            with suppress(WindroosError):  # then nobody is there
                await asyncio.shield(waking)
        if (room := self._rooms.get(id)) is not None:
            room.rename(self._kept(id))

    async def close(self, id: str) -> None:
        """Nothing more is played at a table, whether anybody is there or not. Raises TableError, StoreError."""
        if self.sharing is not None and await self.sharing.asked(SharedQuestion("close", id)):
            return
        if id in self._rooms or id in self._waking:
            await (await self.room(id)).close()
        else:
            await self._store.write(Close(id))
            self._over(id)

    def left(self, room: Room) -> None:
        """Somebody left a table: when nobody comes back it is forgotten."""
        asyncio.get_running_loop().call_later(self._pace.grace + _KEEPS, self._forget, room)

    def _forget(self, room: Room) -> None:
        if room.idle and self._rooms.get(room.id) is room:
            del self._rooms[room.id]
            self._thinker.forget(room.id)
            if self.sharing is not None:
                self._spawn(self._let_go(self.sharing.leases, room))

    async def _let_go(self, leases: Leases, room: Room) -> None:
        with suppress(StoreError):  # it lapses by itself
            await leases.let_go(room.id, room.session.fence)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)
