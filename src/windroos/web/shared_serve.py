"""Serving one house with several processes: what each of them does, and how they are begun and ended together."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from signal import SIGTERM
from tempfile import TemporaryDirectory
from time import monotonic

from windroos.errors import WindroosError
from windroos.hosting.answering import answer
from windroos.hosting.sharing import HOME
from windroos.store.store import Store
from windroos.web.app import create_app, open_site
from windroos.web.application import Application
from windroos.web.crowd import SPARE, Crowd, raise_file_limit
from windroos.web.directing import Directing
from windroos.web.folder import Folder
from windroos.web.handover import HandoverDoor
from windroos.web.log_file import LOG_FILE, log_to
from windroos.web.neighbours import Neighbours
from windroos.web.owned import Owned
from windroos.web.processes import Keeper, Processes
from windroos.web.proxies import Proxies
from windroos.web.serve import LOOKS, OPTIONS, Server, Starter, stopping_once, tune, watch
from windroos.web.settings import Settings
from windroos.web.share import Share
from windroos.web.shared_protocol import SharedConfig, SharedProtocol
from windroos.web.site import Site


def serve_shared(
    settings: Settings, folder: Folder, listening: socket.socket, said: Starter, door: HandoverDoor, owned: Owned
) -> None:
    """Serve on a socket with several processes until somebody takes over, or a signal ends them.

    Ctrl-C raises KeyboardInterrupt after that. The socket stays open.

    Raises:
        StoreError: the database cannot be opened, or is served by another program.
        ServeError: `serve_processes_die`, the processes end before they have begun.
    """
    with owned:
        _serve(settings, folder, listening, said, door, owned)
    owned.raise_lost()


def _serve(
    settings: Settings, folder: Folder, listening: socket.socket, said: Starter, door: HandoverDoor, owned: Owned
) -> None:
    place = settings.place
    # Made, or brought to this version, before several have it open.
    asyncio.run(open_site(settings, owner=owned.number).close())
    names = tuple(map(str, range(settings.processes)))
    with TemporaryDirectory(prefix="windroos-") as hall, ExitStack() as open_:
        # When the last of them lets go of the database SQLite throws its log away, and the database says that it needs
        # one; so it is held from before they end until it is at rest.

        def hold() -> None:
            if isinstance(place, Path):
                open_.enter_context(closing(_reader(place)))

        def look() -> None:
            if not owned.is_kept():
                processes.handle_exit(SIGTERM, None)
            look_at_folder()

        look_at_folder = _looking(folder, said.warned)
        work = partial(_serve_one, settings, names, Path(hall), listening, said, owned)
        processes = Processes(names, work, hold, door)
        with stopping_once(processes):
            processes.run(said.ready, look)
            if isinstance(place, Path):
                asyncio.run(Store.open(place).close())


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
    listening: socket.socket,
    said: Starter,
    owned: Owned,
    name: str,
    keeper: Keeper,
) -> None:
    """What one of the processes does: it serves, and takes what belongs to it from the others."""
    log_to(settings.folder / LOG_FILE, said.faulty, name)
    owned.leave_to_parent()
    site, neighbours = open_site(settings, shared=True, owner=owned.number), Neighbours(hall, name)
    app = create_app(site, partial(_looks, site, name == HOME, said.warned), Share(name, names, neighbours, keeper))
    crowd = Crowd(raise_file_limit() - SPARE, proxies=Proxies(settings.proxies))
    server = SharedServer(app, crowd, neighbours, name, names, keeper)
    tune()
    with stopping_once(server):
        server.run(sockets=[listening])


async def _looks(site: Site, is_home: bool, warned: Callable[[WindroosError], None]) -> None:
    """Look again and again: each process who is banned, and one of them whether the database is still in its place."""
    if is_home:
        await watch((site.store.look, site.bans.look), warned)
    else:
        await watch((site.bans.look,), lambda _: None)


class SharedServer(Server):
    """The server of one of several processes."""

    config: SharedConfig

    def __init__(
        self,
        app: Application,
        crowd: Crowd,
        neighbours: Neighbours,
        own: str,
        names: tuple[str, ...],
        keeper: Keeper,
    ) -> None:
        self._keeper = keeper
        sharing = app.lobby.sharing
        assert sharing is not None
        self._answer = partial(answer, app.lobby, app.figures)
        directing = Directing(own, names, app.lobby.is_here, sharing.leases)
        super().__init__(SharedConfig(crowd, directing, neighbours, app=app, **OPTIONS))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen to browsers, and to the other processes."""
        await super().startup(sockets)
        self.config.neighbours.listen(self._take, self._answer)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Be gone for the others before windows are closed, so that they take the tables these now go elsewhere for.

        Before that all of them let nobody in any more, and who was let in just now, by any of them, is where he is
        answered.
        """
        await self.let_in_no_more()
        await self._keeper.wait_for_all()
        await self.config.neighbours.close()
        await super(Server, self).shutdown(sockets)

    async def _take(self, connection: socket.socket, read: bytes, handed: int) -> None:
        """Go on with a connection that another process began to read from."""
        protocol = partial(
            SharedProtocol, self.config, self.server_state, self.lifespan.state, read=read, handed=handed
        )
        try:
            connection.setblocking(False)
            await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        except OSError:
            connection.close()  # the browser is gone
