"""A player whom two real processes know: erased in one, he has no name at the tables of both."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

from tests.web.conftest import apart
from tests.web.sockets import sit
from tests.web.test_processes import closed, housed
from windroos.store.place import DATABASE
from windroos.web.site import cookie_name

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs processes that are copies")


def test_who_is_erased_has_no_name_any_more_at_the_tables_of_both(tmp_path: Path) -> None:
    """What his process keeps of a game, and what the home keeps of him, is one; and he is erased in both."""
    name = "Quirinia Xanthippe"
    with housed(tmp_path) as house, house.client() as client:
        client.post("/ik/begin", data={"name": name})
        tables: dict[str, tuple[str, str]] = {}
        made_here: set[str] = set()
        while tables.keys() != {"0", "1"}:
            url = client.post("/spelen/nieuw", data={"name": name}).headers["location"]
            id = url.removeprefix("/spelen/")
            made_here.add(id)
            cookie = f"{cookie_name(id)}={client.cookies[cookie_name(id)]}"
            assert client.get(url).status_code == 200

            async def come(url: str = url, cookie: str = cookie) -> None:
                async with sit(house.address, url, cookie) as window:
                    await window.recv()

            apart(come())
            tables.setdefault(house.lease(url)[0], (url, cookie))
        assert {one["table"] for one in client.get("/ik/gegevens.json").json()["games"]} == made_here

        async def called(window: ClientConnection, name: str) -> None:
            while (message := json.loads(await window.recv()))["t"] != "view" or (
                message["view"]["players"][0]["name"] != name
            ):
                pass

        async def go() -> None:
            windows = [await sit(house.address, url, cookie) for url, cookie in tables.values()]
            for window in windows:
                await called(window, name)
            await asyncio.to_thread(client.post, "/ik/wissen", data={"sure": "1"})
            for window in windows:
                await called(window, "")
            await closed(windows)

        apart(go())
        assert client.get("/ik/gegevens.json").status_code == 404
        with closing(sqlite3.connect(house.folder / DATABASE)) as file:
            for asked in ("SELECT body FROM person", "SELECT body FROM note", "SELECT header FROM stream"):
                assert not [body for (body,) in file.execute(asked) if name in body]
