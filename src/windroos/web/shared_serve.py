"""Serving one house with several processes: what each of them does, and how they are begun and ended together."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
from asyncio import gather
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from functools import partial
from pathlib import Path
from signal import SIGTERM
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Final

from windroos.errors import WindroosError
from windroos.hosting.answering import answer
from windroos.hosting.household import Household
from windroos.store.errors import StoreError
from windroos.store.machines import Machine
from windroos.store.place import ServerPlace
from windroos.store.store import Store
from windroos.web.absence import SharedAbsence
from windroos.web.app import create_app, open_site
from windroos.web.application import Application
from windroos.web.crowd import SPARE, Crowd, raise_file_limit
from windroos.web.directing import Directing
from windroos.web.far import FarProcesses
from windroos.web.folder import Folder
from windroos.web.handed import ARRIVES, Handed
from windroos.web.handover import HandoverDoor
from windroos.web.listening import listen_at
from windroos.web.log_file import LOG_FILE, log_to
from windroos.web.machines import Machines
from windroos.web.neighbours import Neighbours
from windroos.web.owned import Owned
from windroos.web.processes import Keeper, Processes
from windroos.web.proxies import Proxies
from windroos.web.serve import LOOKS, OPTIONS, Server, Starter, stopping_once, tune, watch
from windroos.web.settings import Settings
from windroos.web.share import Share
from windroos.web.shared_protocol import SharedConfig, SharedProtocol
from windroos.web.site import Site

SECRET: Final = "beside"
"""The name of the secret by which machines know each other."""
LOOKS_FOR: Final = 0.5
"""Seconds between two looks whether the database that was away is there again."""
MOST_WAITING: Final = 512
"""Who wait to be let in: more the system keeps in no line."""


def serve_shared(
    settings: Settings, folder: Folder, listening: socket.socket, said: Starter, door: HandoverDoor, owned: Owned
) -> None:
    """Serve on a socket with several processes until somebody takes over, or a signal ends them.

    Ctrl-C raises KeyboardInterrupt after that. The socket stays open.

    Raises:
        StoreError: the database cannot be opened, or is served by another program.
        ServeError: `serve_processes_die`, the processes end before they have begun; `serve_beside_port`, other machines
            cannot be listened to.
    """
    with owned:
        _serve(settings, folder, listening, said, door, owned)
    owned.raise_lost()


def _serve(
    settings: Settings, folder: Folder, listening: socket.socket, said: Starter, door: HandoverDoor, owned: Owned
) -> None:
    place, count = settings.place, settings.processes
    machine = Machine(owned.number, settings.beside, count, "")
    names = machine.names if settings.beside else tuple(map(str, range(count)))
    if not settings.beside:  # else it was when this one became one of several
        # Made, or brought to this version, before several have it open.
        asyncio.run(open_site(settings, owner=owned.number).close())
    hall = TemporaryDirectory(prefix="windroos-")
    with hall, ExitStack() as open_:
        # When the last of them lets go of the database SQLite throws its log away, and the database says that it needs
        # one; so it is held from before they end until it is at rest.

        def hold() -> None:
            if isinstance(place, Path):
                open_.enter_context(closing(_reader(place)))
            # Who comes when the others let nobody in any more is refused at once, and goes to another machine; unless
            # a new version lets in who waits here.
            for one in (inner, None if door.is_asked else listening):
                if one is not None:
                    one.close()

        def look() -> None:
            if not owned.is_kept():
                processes.handle_exit(SIGTERM, None)
            elif owned.is_first:
                processes.add(machine.home)
            look_at_folder()

        look_at_folder = _looking(folder, said.warned)
        inner = open_.enter_context(closing(listen_at(settings.beside))) if settings.beside else None
        if isinstance(place, ServerPlace) and inner is not None:
            waits = partial(said.warned, StoreError("store_away_for_all", file=place))
            owned.absence = SharedAbsence(asyncio.run(_secret(place, owned.number)), waits)
        work = partial(_serve_one, settings, names, Path(hall.name), (listening, inner), said, owned)
        processes = Processes((machine.home, *names) if owned.is_first else names, work, hold, door)
        with stopping_once(processes):
            processes.run(said.ready, look)
            if isinstance(place, Path):
                asyncio.run(Store.open(place).close())
            owned.close()  # here as what follows, for a signal ends this program right after
            open_.close()
            hall.cleanup()


async def _secret(place: ServerPlace, owner: int) -> bytes:
    """By which machines know each other. Raises StoreError."""
    store = Store.join(place, owner=owner)
    try:
        return store.secret(SECRET)
    finally:
        await store.close()


def _reader(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path)
    connection.execute("SELECT count(*) FROM setting").fetchone()  # it has the log open from now on
    return connection


def _looking(folder: Folder, warned: Callable[[WindroosError], None]) -> Callable[[], None]:
    """A look at the folder every few seconds, which says once what is wrong."""
    due, told = monotonic(), ""

    def look() -> None:
        nonlocal due, told
        if monotonic() < due:
            return
        due, code = monotonic() + LOOKS, ""
        try:
            folder.look()
        except WindroosError as error:
            code = error.code
            if code != told:
                warned(error)
        told = code

    return look


def _serve_one(
    settings: Settings,
    names: tuple[str, ...],
    hall: Path,
    listening: tuple[socket.socket, socket.socket | None],
    said: Starter,
    owned: Owned,
    name: str,
    keeper: Keeper,
) -> None:
    """What one of the processes does: it serves, and takes what belongs to it from the others.

    `listening`: to browsers, and to other machines where there may be such.
    """
    log_to(settings.folder / LOG_FILE, said.faulty, name)
    owned.leave_to_parent()
    site = _open_when_there(settings, owned, keeper)
    outer, inner = listening
    machines = Machines(site.store, name) if inner is not None else None
    household = Household(names) if machines is None else machines.household
    far = FarProcesses(machines, site.store.secret(SECRET), inner) if machines and inner else None
    share = Share(name, household, Neighbours(hall, name, far), keeper)
    app = create_app(site, partial(_looks, site, household.home == name, said.warned, machines), share)
    most = (raise_file_limit() - SPARE) // (1 if far is None else 2)  # one that is carried on is two files
    server = SharedServer(app, Crowd(most, proxies=Proxies(settings.proxies)), share)
    tune()
    with stopping_once(server):
        server.run(sockets=[outer])


def _open_when_there(settings: Settings, owned: Owned, keeper: Keeper) -> Site:
    """The site; who is begun while the server of its database is away waits for it, and lives. Raises StoreError."""
    while True:
        try:
            return open_site(settings, shared=True, owner=owned.number)
        except StoreError as error:
            if error.code != "store_away":
                raise
        keeper.lives()
        sleep(LOOKS_FOR)


async def _looks(site: Site, is_home: bool, warned: Callable[[WindroosError], None], machines: Machines | None) -> None:
    """Look again and again: each process who is banned, and one of them whether the database is still in its place.

    And on one of several machines which there are.
    """
    looks = (site.store.look, site.bans.look) if is_home else (site.bans.look,)
    looking = watch(looks, warned if is_home else lambda _: None)
    await (looking if machines is None else gather(looking, machines.keep()))


class SharedServer(Server):
    """The server of one of several processes."""

    config: SharedConfig

    def __init__(
        self,
        app: Application,
        crowd: Crowd,
        share: Share,
    ) -> None:
        self._keeper = share.keeper
        sharing = app.lobby.sharing
        assert sharing is not None
        self._answer = partial(answer, app.lobby, app.figures)
        directing = Directing(share.own, share.household, app.lobby.is_here, sharing.leases)
        super().__init__(SharedConfig(crowd, directing, share.neighbours, app=app, **OPTIONS))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen to browsers, and to the other processes."""
        await super().startup(sockets)
        self.config.neighbours.listen(self._take, self._answer)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Be gone for the others before windows are closed, so that they take the tables these now go elsewhere for.

        Before that all of them let nobody in any more, and who was let in just now, by any of them, is where he is
        answered.
        """
        waiting = [one for listening in sockets or () for one in _waiting_at(listening)]
        for one in self.servers:
            one.close()
        for connection in waiting:
            await self._take(connection, ARRIVES)
        await self.config.neighbours.close_far()  # who was carried here goes to whoever answers him, as all others do
        await self.let_in_no_more()
        await self._keeper.wait_for_all()
        await self.config.neighbours.close()
        await super(Server, self).shutdown(sockets)

    async def _take(self, connection: socket.socket, handed: Handed) -> None:
        """Go on with a connection that another process began to read from."""
        protocol = partial(SharedProtocol, self.config, self.server_state, self.lifespan.state, handed=handed)
        try:
            connection.setblocking(False)
            await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        except OSError:
            connection.close()  # the browser is gone


def _waiting_at(listening: socket.socket) -> list[socket.socket]:
    """Who has connected and was not let in yet: the system would hang up on him when the last process closes it."""
    found: list[socket.socket] = []
    with suppress(OSError):
        while len(found) < MOST_WAITING:
            found.append(listening.accept()[0])
    return found
