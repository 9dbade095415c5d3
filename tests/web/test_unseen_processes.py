"""What a window is sent does not depend on tiles that its seat cannot see, whichever process its table lives in."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final
from zlib import crc32

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.conftest import FULL
from tests.unseen import elsewhere, plain
from tests.web.conftest import apart
from tests.web.postgres import postgres
from tests.web.sockets import Json, sit
from tests.web.test_processes import SharedHouse, housed
from windroos.books.catalog import rules
from windroos.hosting.setup import Setup, TablePlace, setup_text
from windroos.hosting.tickets import Ticket, new_id
from windroos.play.model.actions import Begin, Call, Claim, Discard, PlayerAction
from windroos.play.model.match import new_match
from windroos.play.model.wall import deal_positions, draw_order
from windroos.play.record.header import first_state, header_of
from windroos.play.record.log import action_object
from windroos.play.record.record import group_lines
from windroos.play.referee.referee import advance
from windroos.rules.rules import conduct_of
from windroos.store.changes import Append, BeginStream
from windroos.store.place import DATABASE, Place, ServerPlace, place_of
from windroos.store.store import Store
from windroos.web.app import open_site
from windroos.web.settings import Settings
from windroos.web.site import Site, cookie_name

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs processes that are copies")
BOOK: Final = "nts2002"
WATCHER: Final = 4
"""The place of the window of who watches."""
SEATS: Final = (0, 1, 2, 3) if FULL else (2,)
TURNS: Final = 8
"""Before a process is killed, and as many after it."""
MOVED: Final = 2
"""Walls that differ from the first one where a seat cannot see."""
OWN: Final = re.compile(r'"commitment":"\w*"|"left":\d+|"id":"\w{8}"|"m":\d+')
"""What is each wall's or table's own, or the clock's, and no matter of tiles; who comes is told at its own time."""


class SeenWindow:
    """A window of a seat, or of who watches, which keeps all that it is sent."""

    def __init__(self, address: str, url: str, cookie: str) -> None:
        self._where = (address, url, cookie)
        self.bytes: list[str] = []
        self.last: Json = {}
        """The last message about the table."""
        self._changed = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None
        self._socket: ClientConnection | None = None

    async def come(self) -> None:
        """Open it, and wait until it is shown the table; who is refused tries again."""
        self.last = {}
        while not self.last:
            try:
                self._socket = await sit(*self._where)
                self._take(await self._socket.recv())
            except (OSError, InvalidHandshake, ConnectionClosed):
                await asyncio.sleep(0.05)
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self._socket is not None
        async for text in self._socket:
            self._take(text)

    def _take(self, text: str | bytes) -> None:
        message = json.loads(text)
        assert message["t"] not in ("trouble", "refused"), message
        if message["t"] != "people":
            self.bytes.append(OWN.sub("", str(text)))
        if message["t"] in ("view", "events"):
            self.last = message
        self._changed.set()

    async def asked(self, kind: str) -> None:
        """Wait until something is asked."""
        while (ask := self.last["ask"]) is None or ask["kind"] != kind or ask["answered"] is not None:
            await self._next()

    async def shown(self, count: int) -> None:
        """Wait until so many events were shown."""
        while self.last["n"] < count:
            await self._next()

    async def _next(self) -> None:
        assert self._reading is not None
        self._changed.clear()
        waiting = asyncio.create_task(self._changed.wait())
        await asyncio.wait({waiting, self._reading}, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        assert not self._reading.done(), "the window was closed"

    async def do(self, action: PlayerAction) -> None:
        """Do something."""
        assert self._socket is not None
        await self._socket.send(json.dumps({"t": "do", "n": self.last["n"], "action": action_object(action)}))

    async def ended(self) -> None:
        """Wait until it is closed."""
        assert self._reading is not None
        assert self._socket is not None
        await asyncio.gather(self._reading, return_exceptions=True)
        await self._socket.close()

    async def close(self) -> None:
        """Close it."""
        assert self._socket is not None
        await self._socket.close()


class ThrownTable:
    """A table whose hand is dealt: everybody throws what he draws, and nobody claims."""

    def __init__(self, begin: Begin, process: int) -> None:
        """`process`: the number of the one in which it is to live."""
        self.id = new_id()
        while crc32(self.id.encode()) % 2 != process:
            self.id = new_id()
        self.process = process
        conduct = conduct_of(rules(BOOK))
        places = deal_positions(conduct)
        drawn = draw_order(conduct)[sum(map(len, places)) :]
        self._throws = [begin.wall[at] for at in (places[0][13], *drawn)]
        self._begin = begin
        self._cookies: list[str] = []
        self.windows: list[SeenWindow] = []
        self._turn = 0

    async def keep(self, site: Site) -> None:
        """Store it with its deal, and give out its seats, and a place to watch."""
        header = header_of(new_match(rules(BOOK), ("Aad", "Bep", "Cor", "Dik"), (0, 1, 2, 3), hands=1))
        setup = Setup(header, tuple(TablePlace("person", at) for at in range(4)))
        _, steps = advance(first_state(header), self._begin)
        dealt = "\n".join(group_lines(self._begin, steps))
        await site.store.write(BeginStream(self.id, "play", setup_text(setup)), Append(self.id, 0, [dealt]))
        tickets = [*(Ticket(self.id, "seat", at) for at in range(4)), Ticket(self.id, "reader")]
        self._cookies = [f"{cookie_name(self.id)}={site.links.token(one)}" for one in tickets]

    async def come(self, address: str) -> None:
        """All windows, one after another, first of who is in turn: so no computer player plays for him."""
        self.windows = self.windows or [SeenWindow(address, f"/spelen/{self.id}", one) for one in self._cookies]
        for at in (*((self._turn + later) % 4 for later in range(4)), WATCHER):
            await self.windows[at].come()

    async def play(self, turns: int) -> None:
        """So many turns; then everybody is shown all, and who is in turn has done nothing yet."""
        for _ in range(turns):
            seat, tile = self._turn % 4, self._throws[self._turn]
            await self.windows[seat].asked("turn")
            await self.windows[seat].do(Discard(seat, tile))
            for other in {0, 1, 2, 3} - {seat}:
                await self.windows[other].asked("claim")
                await self.windows[other].do(Claim(other, Call.PASS))
            self._turn += 1
        await self.windows[self._turn % 4].asked("turn")
        for window in self.windows:
            await window.shown(self.windows[self._turn % 4].last["n"])


@contextmanager
def new_place(kind: str, folder: Path) -> Iterator[Place]:
    """Where nothing is yet."""
    if kind == "sqlite":
        yield folder / DATABASE
        return
    with postgres() as server:
        yield place_of(server.fresh(), folder)


async def kept(tables: list[ThrownTable], folder: Path, place: Place) -> None:
    """Store them all, before anybody serves."""
    site = open_site(Settings(folder, database=place))
    for table in tables:
        await table.keep(site)
    await site.close()


async def played(tables: list[ThrownTable], house: SharedHouse, place: Place) -> None:
    """Play at them all at the same time; halfway one of the two processes is killed."""
    store = Store.join(place)
    await asyncio.gather(*(table.come(house.address) for table in tables))
    await asyncio.gather(*(table.play(TURNS) for table in tables))
    held = {table: store.held.lease(table.id) for table in tables}
    assert [int(lease.holder) for lease in held.values()] == [table.process for table in tables]
    os.kill(house.number("1"), signal.SIGKILL)
    killed = [table for table in tables if table.process == 1]
    await asyncio.gather(*(window.ended() for table in killed for window in table.windows))
    await asyncio.gather(*(table.come(house.address) for table in killed))
    await asyncio.gather(*(table.play(TURNS) for table in tables))
    for table, lease in held.items():
        assert (store.held.lease(table.id).fence > lease.fence) == (table in killed)
    await store.close()
    await asyncio.gather(*(window.close() for table in tables for window in table.windows))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_unseen_makes_no_difference_on_the_wire_of_any_process(tmp_path: Path, kind: str) -> None:
    """Nor where a process is killed, and another one goes on with what is stored."""
    folder = tmp_path / "data"
    folder.mkdir()
    tables: dict[tuple[int, int], list[ThrownTable]] = {}
    for seat in SEATS:
        random = Random(f"{BOOK} {seat}")
        first = plain(BOOK, random)
        walls = [first, *(elsewhere(BOOK, first, seat, random) for _ in range(MOVED))]
        assert len({wall.wall for wall in walls}) == 1 + MOVED
        for process in (0, 1):
            tables[seat, process] = [ThrownTable(wall, process) for wall in walls]
    everywhere = [table for some in tables.values() for table in some]
    with new_place(kind, folder) as place:
        apart(kept(everywhere, folder, place))
        words = ("--database", place.url) if isinstance(place, ServerPlace) else ()
        with housed(tmp_path, *words) as house:
            apart(played(everywhere, house, place))
    for (seat, _), (like, *others) in tables.items():
        for at in (seat, WATCHER):
            assert len(like.windows[at].bytes) > 4 * TURNS
            for other in others:
                assert other.windows[at].bytes == like.windows[at].bytes
