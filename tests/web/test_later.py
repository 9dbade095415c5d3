"""Pages whose modules are read when somebody first asks for one."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import BaseRoute, Mount, Route
from starlette.testclient import TestClient

from tests.web.conftest import PATIENCE
from windroos.web.later import LaterRoutes

ASKED = """
import sys, tempfile
from pathlib import Path
from starlette.testclient import TestClient
from windroos.web.app import create_app, open_site
from windroos.web.settings import Settings

def read():
    rooms = ("windroos.web.club.routes", "windroos.web.tournament.routes")
    return [name in sys.modules for name in rooms]

site = open_site(Settings(Path(tempfile.mkdtemp()), names=frozenset({"testserver"})))
with TestClient(create_app(site)) as client:
    for path in ("/", "/tellen", "/club", "/toernooi"):
        print(client.get(path).status_code, *read())
"""


def test_a_club_and_tournaments_are_read_when_somebody_asks_for_them() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ASKED], env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True, text=True, check=False, timeout=PATIENCE,
    )  # fmt: skip
    assert done.stdout.splitlines() == [
        "200 False False",
        "200 False False",
        "200 True False",
        "200 True True",
    ], done.stderr[-2000:]


def test_they_are_read_once_by_many_threads() -> None:
    together, made = Barrier(8), []

    def make() -> list[BaseRoute]:
        made.append(1)
        return [Mount("/club", routes=[])]

    later = LaterRoutes(("/club",), make)

    def ask(_: int) -> int:
        together.wait(PATIENCE)
        return id(later.routes)

    with ThreadPoolExecutor(8) as threads:
        assert len(set(threads.map(ask, range(8)))) == 1
    assert len(made) == 1


def test_its_addresses_answer_as_if_they_had_been_there() -> None:
    """Also under another address, with a slash too many, by another method, and where there is nothing."""
    made = []

    async def page(request: Request) -> PlainTextResponse:
        return PlainTextResponse(request.path_params.get("id", "all"))

    def make() -> list[BaseRoute]:
        made.append(1)
        return [Route("/club", page), Route("/club/{id}", page)]

    app = Starlette(routes=[LaterRoutes(("/club",), make), Mount("/bij/{one}", routes=[LaterRoutes(("/club",), make)])])
    client = TestClient(app)
    assert client.get("/clubs").status_code == 404
    assert made == []
    assert client.get("/club").text == "all"
    assert client.get("/club/a").text == "a"
    assert client.get("/club/a/").text == "a"
    assert client.post("/club/a").status_code == 405
    assert client.get("/club/a/b").status_code == 404
    assert len(made) == 1
    assert client.get("/bij/x/club/a").text == "a"
    assert len(made) == 2
