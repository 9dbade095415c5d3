"""Running the server: one process, one event loop, and a log in its folder instead of tracebacks on the screen."""

from __future__ import annotations

import signal
import socket
import sys
from asyncio import gather, get_running_loop, sleep
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from types import FrameType
from typing import Any, Final, NamedTuple, Protocol

import uvicorn
from starlette.types import ASGIApp
from uvicorn.server import HANDLED_SIGNALS

from windroos.errors import WindroosError
from windroos.web.app import create_app, open_site
from windroos.web.crowd import SPARE, Crowd, raise_file_limit
from windroos.web.folder import Folder
from windroos.web.garbage import look_little
from windroos.web.handover import HandoverDoor
from windroos.web.log_file import LOG_FILE, log_to
from windroos.web.owned import Owned
from windroos.web.protocols import PageConfig, PageProtocol
from windroos.web.proxies import Proxies
from windroos.web.settings import Settings

MOST_MESSAGE: Final = 65536
"""Bytes of one message on a socket."""
SWITCH: Final = 0.0002
"""Seconds until a thread gives way: the database's writer must not wait the usual 5 ms for a busy event loop."""
LOOKS: Final = 5.0
"""Seconds between two looks at the folder."""
GRACE: Final = 3
"""Seconds that answers under way get when the server stops."""
COMES: Final = 2.0
"""Seconds from his coming in which somebody may say what he wants, when nobody else is let in any more: browsers also
connect without ever asking anything."""
LOOKS_IN: Final = 0.05
"""Seconds between two looks whether all have; before the first of them everybody has arrived who was let in."""
OPTIONS: Final[Mapping[str, Any]] = {
    "ws_max_size": MOST_MESSAGE, "ws_per_message_deflate": False, "log_config": None, "access_log": False,
    "server_header": False, "proxy_headers": False, "timeout_graceful_shutdown": GRACE, "lifespan": "on",
}  # fmt: skip
"""How every server listens."""


def uvicorn_config(app: ASGIApp, crowd: Crowd | None = None) -> uvicorn.Config:
    """How the server listens.

    h11 refuses headers of more than 64 kB while they come in. Without compression a socket takes 60 kB less memory.
    """
    return PageConfig(Crowd(raise_file_limit() - SPARE) if crowd is None else crowd, app=app, **OPTIONS)


class Starter(NamedTuple):
    """How the server talks to who started it.

    ready   nothing can keep it from starting any more
    faulty  a fault of the program, with the file that tells more
    warned  something is wrong with its folder
    """

    ready: Callable[[], None]
    faulty: Callable[[Path], None]
    warned: Callable[[WindroosError], None]


def serve(
    settings: Settings, folder: Folder, listening: socket.socket, said: Starter, door: HandoverDoor, owned: Owned
) -> None:
    """Serve on a socket until somebody comes to the door who takes over, or a signal ends it.

    Ctrl-C raises KeyboardInterrupt when all is stored and closed. The socket stays open.

    Raises:
        StoreError: the database cannot be opened, or is served by another program.
    """
    with owned:
        _serve(settings, folder, listening, said, door, owned)
    owned.raise_lost()


def _serve(
    settings: Settings, folder: Folder, listening: socket.socket, said: Starter, door: HandoverDoor, owned: Owned
) -> None:
    site = open_site(settings, owner=owned.number)
    log_to(settings.folder / LOG_FILE, said.faulty)
    looks = (site.store.look, site.store.look_at_mirror, folder.look, site.bans.look)

    async def beside() -> None:
        await gather(watch(looks, said.warned), owned.watch(server.end))

    app = create_app(site, beside)
    crowd = Crowd(raise_file_limit() - SPARE, proxies=Proxies(settings.proxies))
    server = DoorServer(uvicorn_config(app, crowd), door, said.ready)
    tune()
    with stopping_once(server):
        server.run(sockets=[listening.dup()])


class Server(uvicorn.Server):
    """A server that leaves it to `stopping_once` to hear signals."""

    def capture_signals(self) -> AbstractContextManager[None]:  # type: ignore[override]  # it wants a generator's own
        """Hear nothing."""
        return nullcontext()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, answer who has just come, and then end."""
        await self.let_in_no_more()
        await super().shutdown(sockets)

    async def let_in_no_more(self) -> None:
        """Let nobody in; the system keeps him waiting, where the socket is open elsewhere."""
        for one in self.servers:
            one.close()
        await sleep(LOOKS_IN)
        until = get_running_loop().time() + COMES
        while get_running_loop().time() < until and any(map(_is_coming, self.server_state.connections)):
            await sleep(LOOKS_IN)


def _is_coming(connection: object) -> bool:
    return isinstance(connection, PageProtocol) and connection.is_coming(COMES)


class DoorServer(Server):
    """A server alone, which ends when somebody takes over."""

    def __init__(self, config: uvicorn.Config, door: HandoverDoor, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._door = door
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen to browsers, and at the door."""
        await super().startup(sockets)
        if self._door.listening is not None:
            get_running_loop().add_reader(self._door.listening, self._came)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody else comes to the door."""
        if self._door.listening is not None:
            get_running_loop().remove_reader(self._door.listening)
        await super().shutdown(sockets)

    def end(self) -> None:
        """Serve no longer."""
        self.should_exit = True

    def _came(self) -> None:
        if self._door.came():
            self.end()


class Stoppable(Protocol):
    """What can be told to end."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal came."""


@contextmanager
def stopping_once(server: Stoppable) -> Iterator[None]:
    """Stop a server at the first signal; when it has stopped, do what the signal does otherwise.

    Who presses Ctrl-C again waits for the same end: it takes some seconds at most, and cut short it would leave the
    database open. After it there is only the end of the process to interrupt, so that Ctrl-C means nothing any more.
    """
    heard: list[int] = []

    def hear(number: int, frame: FrameType | None) -> None:
        if not heard:
            heard.append(number)
            server.handle_exit(number, frame)

    before = {number: signal.signal(number, hear) for number in HANDLED_SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, signal.SIG_IGN if heard and number == signal.SIGINT else handler)
    if signal.SIGINT in heard:
        raise KeyboardInterrupt
    if heard:
        signal.raise_signal(heard[0])


async def watch(looks: Sequence[Callable[[], None]], warned: Callable[[WindroosError], None]) -> None:
    """Look every few seconds whether all is still in its place, and say once what is not."""
    told: set[str] = set()
    while True:
        wrong: dict[str, WindroosError] = {}
        for look in looks:
            try:
                look()
            except WindroosError as error:
                wrong[error.code] = error
        for code in wrong.keys() - told:
            warned(wrong[code])
        told = set(wrong)
        await sleep(LOOKS)


def tune() -> None:
    """Set the interpreter for short waits: threads give way soon, and garbage is looked for little by little."""
    sys.setswitchinterval(SWITCH)
    look_little()
