"""A site in a folder of its own, a client for it, a real server, and the system's Chromium."""

from __future__ import annotations

import asyncio
import os
import runpy
import shutil
import socket
import sqlite3
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from functools import cache, partial
from itertools import cycle
from pathlib import Path
from random import SystemRandom
from types import CodeType
from typing import Any, Literal, TypeVar

import pytest
import uvicorn
from jinja2 import BytecodeCache, Environment
from jinja2.bccache import Bucket
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright
from sqlalchemy import Connection
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.testclient import TestClient

from tests.engine_events import heard
from tests.web.slow import SEED, on_the_line, slowed
from tests.web.thumb import Thumb
from windroos.hosting.lobby import Lobby
from windroos.hosting.room import Pace
from windroos.hosting.thinker import Thinker
from windroos.hosting.worker import Worker
from windroos.store.place import Place
from windroos.store.store import Store
from windroos.web.app import create_app, open_site
from windroos.web.application import Application
from windroos.web.budget import Allowed, Budget
from windroos.web.later import LaterRoutes
from windroos.web.owned import Owned
from windroos.web.serve import uvicorn_config
from windroos.web.settings import Settings
from windroos.web.site import Site

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 800}
KEY = "the-key-of-the-host"
PATIENCE = 120.0
"""Seconds that anything may take before a test fails: a machine may be busy, and who passes waits for none of them."""
T = TypeVar("T")
CHROMIUM = next(
    filter(None, map(shutil.which, runpy.run_path(str(Path(__file__).parents[2] / "run.py"))["BROWSERS"])), None
)
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


class CompiledOnce(BytecodeCache):
    """What templates were compiled to in this process; they are known by their name and their text."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, str], CodeType] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        bucket.code = self._found.get((bucket.key, bucket.checksum))

    def dump_bytecode(self, bucket: Bucket) -> None:
        assert bucket.code is not None
        self._found[bucket.key, bucket.checksum] = bucket.code


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """With a slow line the tests run that use it."""
    if SEED:
        items[:] = [one for one in items if isinstance(one, pytest.Function) and "browser" in one.fixturenames]


@pytest.fixture(scope="session", autouse=True)
def compiled_once() -> Iterator[None]:
    """Every test has a site of its own: to compile the templates anew for each takes longer than most of its pages."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("windroos.web.rendering.Environment", partial(Environment, bytecode_cache=CompiledOnce()))
        yield


def unsynced(connection: Connection) -> None:
    """No power fails during a test, and a process that is killed loses nothing by this."""
    raw = connection.connection.driver_connection
    if isinstance(raw, sqlite3.Connection):
        raw.execute("PRAGMA synchronous = OFF")


@pytest.fixture(autouse=True)
def quick_disk() -> Iterator[None]:
    """Servers of these tests wait for no disk; that all is on it when it was answered is for the tests of the store.

    These have a disk that is waited for, also where they come after a test of this folder in the same process.
    """
    with heard("begin", unsynced):
        yield


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The processes beside the server and browsers have time for what they do, also where the processor has little."""
    for name in ("SECONDS", "LOADING"):
        monkeypatch.setattr(f"windroos.hosting.thinker.{name}", PATIENCE)
    monkeypatch.setattr("windroos.hosting.scheduler.PATIENCE", PATIENCE)
    monkeypatch.setattr("windroos.web.aside.SECONDS", PATIENCE)
    expect.set_options(timeout=1000 * PATIENCE)


@pytest.fixture(autouse=True)
def left_open(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The databases that a test opened and did not close are closed after it: later Pythons tell of each."""
    opened: dict[int, Store] = {}
    begin, end = Store.__init__, Store.close

    def open(self: Store, *given: Any, **more: Any) -> None:
        begin(self, *given, **more)
        opened[id(self)] = self

    async def close(self: Store) -> None:
        opened.pop(id(self), None)
        await end(self)

    monkeypatch.setattr(Store, "__init__", open)
    monkeypatch.setattr(Store, "close", close)
    yield
    for store in list(opened.values()):
        apart(end(store))


@pytest.fixture
def site(tmp_path: Path) -> Site:
    """A site with an empty database, for the test client."""
    return open_site_at(tmp_path)


def all_routes(app: Starlette) -> list[Route]:
    """Every address of an application, also where its modules are not read yet."""
    found = [one for route in app.routes for one in (route.routes if isinstance(route, LaterRoutes) else (route,))]
    return [route for route in found if isinstance(route, Route)]


@pytest.fixture
def client(site: Site) -> Iterator[TestClient]:
    """The host's browser, without scripts."""
    with TestClient(create_app(site), headers={"accept-language": "nl"}) as client:
        yield be_host(client)


def open_site_at(folder: Path) -> Site:
    """The site of a folder, for the test client."""
    return open_site(Settings(folder, "http://testserver", names=frozenset({"testserver"}), key=KEY, apart=False))


def be_host(client: TestClient) -> TestClient:
    """A browser that has opened the host's link."""
    client.get(f"/host/{KEY}", follow_redirects=False)
    return client


def boundless(site: Site) -> Site:
    """The same site, of which everybody may ask as much as he likes."""
    pages, heavy, making, coach, files, person = (Budget(1e9, 1e9) for _ in range(6))
    return replace(site, allowed=Allowed(pages, heavy, making, coach, files, person, sockets=10_000, windows=10_000))


def apart(work: Coroutine[Any, Any, T]) -> T:
    """What something asynchronous comes to, on a thread of its own: a browser of another test may have a loop here."""
    done: Future[T] = Future()

    def run() -> None:
        try:
            done.set_result(asyncio.run(work))
        except BaseException as fault:
            done.set_exception(fault)

    threading.Thread(target=run, daemon=True).start()  # nobody waits for one that hangs after its test was given up
    return done.result()


def lobby_of(store: Store) -> Lobby:
    """The tables of a store, at which no computer player thinks."""
    return Lobby(store, Pace(), Thinker(Worker("nobody").do))


PORTS = range(20_000, 32_000)
"""Which the system gives to nobody who asks for any."""
WORKERS = 24
"""Processes of one run of the tests that are each given ports of their own."""


@cache
def own_ports() -> Iterator[int]:
    """The ports of this process of the tests, one after the other from a random one, each again when all have been."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % WORKERS
    size = len(PORTS) // WORKERS
    first = SystemRandom().randrange(size)
    return cycle(PORTS[worker * size + (first + at) % size] for at in range(size))


def is_free(port: int) -> bool:
    """Whether nobody listens on a port of this machine."""
    with suppress(OSError), closing(socket.create_server(("127.0.0.1", port))):
        return True
    return False


def free_port() -> int:
    """A port that nobody listens on, and that no other test is given before its server has it."""
    return next(filter(is_free, own_ports()))


@contextmanager
def serving(
    folder: Path, port: int = 0, pace: float = 0.0, grace: float = PATIENCE, place: Place | None = None
) -> Iterator[str]:
    """A real server in a thread; its address. Its computer players do not wait, unless they are given a pace.

    Nobody is played for while a page is slow to come back, unless he is given less grace. `place`: of its database.
    """
    with (
        closing(socket.create_server(("127.0.0.1", port))) as taken,
        Owned(folder if place is None else place) as owned,
    ):
        port = int(taken.getsockname()[1])
        address = f"http://localhost:{port}"
        settings = Settings(folder, address, key=KEY, pace=pace, grace=grace, apart=False, database=place)
        site = open_site(settings, owner=owned.number)
        app = create_app(boundless(site))
        server = uvicorn.Server(uvicorn_config(on_the_line(app)))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [taken]}, daemon=True)
        thread.start()
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.01)
        try:
            yield address
        finally:
            server.should_exit = True
            thread.join(PATIENCE)


@pytest.fixture
def club(site: Site) -> Site:
    """The site of a club."""
    from tests.web.club_world import CLUB, tell  # which is built on this module

    tell(site, *CLUB)
    return site


@pytest.fixture
def app(club: Site) -> Application:
    """What serves a club, to whom everybody may ask as much as he likes."""
    return create_app(boundless(club))


@pytest.fixture
def host(club: Site, app: Application) -> TestClient:
    """The host of that club, who does not follow where he is sent."""
    from tests.web.club_roles import browser_of

    return browser_of(club, app, "host")


@pytest.fixture
def anna(club: Site, app: Application) -> TestClient:
    """The device on which Anna of that club is known as a player, who is tied to her card."""
    from tests.web.tied_world import tied_phone

    return tied_phone(club, app)


@pytest.fixture
def house(tmp_path: Path) -> Site:
    """The site of a server on a network."""
    return open_site(Settings(tmp_path, "http://testserver", names=frozenset({"testserver"}), lan=True, apart=False))


@pytest.fixture
def nobody(site: Site) -> Iterator[TestClient]:
    """The browser of somebody who has a seat nowhere; what it sends comes from a page of the site."""
    with TestClient(create_app(site), headers={"origin": "http://testserver"}) as client:
        yield client


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refusals come at once."""
    monkeypatch.setattr("windroos.web.doorman.PATIENCE", 0.0)


@pytest.fixture
def thumb(client: TestClient) -> Thumb:
    """Somebody at this machine who taps."""
    return Thumb(client)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """A real server with an empty database; its address."""
    with serving(tmp_path) as address:
        yield address


@pytest.fixture
def hasty_server(tmp_path: Path) -> Iterator[str]:
    """The same, where who goes away is played for after half a second."""
    with serving(tmp_path, grace=0.5) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, without a screen."""
    if CHROMIUM is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)("no Chromium here")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@contextmanager
def own_page(browser: Browser, **options: Any) -> Iterator[Page]:
    """A page in a browser profile of its own, which has the patience that a busy machine needs."""
    with slowed(browser.new_context(**options)) as context:
        context.set_default_timeout(1000 * PATIENCE)
        yield context.new_page()


OpenPage = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser) -> Iterator[OpenPage]:
    """Opens a page in a browser profile of its own; a script's error or a refused resource fails the test."""
    contexts = []
    wrong: list[str] = []

    def opened(
        address: str,
        phone: bool = False,
        lang: str = "nl-NL",
        scheme: Literal["light", "dark"] = "light",
        script: bool = True,
        host: str = "",
    ) -> Page:
        """`host`: the server whose host looks."""
        context = browser.new_context(
            viewport=PHONE if phone else DESK, has_touch=phone, is_mobile=phone, locale=lang, color_scheme=scheme,
            java_script_enabled=script, reduced_motion="reduce",
            extra_http_headers={"accept-language": lang},  # whatever this browser says of itself
        )  # fmt: skip
        slowed(context).set_default_timeout(1000 * PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
        if host:
            page.goto(f"{host}/host/{KEY}")
        page.goto(address)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert wrong == []
