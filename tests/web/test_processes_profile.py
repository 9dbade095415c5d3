"""A player whom two real processes know: erased in one, he has no name at the tables of both."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

from tests.web.club_world import CLUB, tell
from tests.web.conftest import apart, open_site_at
from tests.web.sockets import sit
from tests.web.test_processes import closed, housed
from tests.web.tied_world import card_of
from windroos.hosting.clubs import Clubs
from windroos.store.place import DATABASE
from windroos.web.club.rights import OPENING
from windroos.web.site import cookie_name
from windroos.web.tokens import Token

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


def test_a_card_is_tied_asked_with_and_said_yes_to_in_whichever_process(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    site = open_site_at(tmp_path / "data")
    tell(site, *CLUB)
    opening = f"{OPENING}/{site.tokens.make(Token('card', card_of(site, 'anna')))}"
    club = Clubs(site.store).first
    apart(site.store.close())
    with housed(tmp_path) as house, house.client() as own, house.client() as new:
        own.post("/ik/begin", data={"name": "Quirinia Xanthippe"})
        for client in (own, new):
            client.get(opening)
        own.post("/mij/speler", data={"do": "tie"})
        for _ in range(4):  # whichever answers
            assert own.get("/mij/gegevens.json").json()["player"]["name"] == "Quirinia Xanthippe"
            assert [one["person"] for one in own.get("/ik/gegevens.json").json()["clubs"]] == ["anna"]
        new.post("/mij/speler", data={"do": "ask"})
        asked = new.get("/mij/speler").text
        code = asked.partition('class="knock-code">')[2][:4]
        assert re.fullmatch("[0-9]{4}", code), asked
        assert f">{code}<" in own.get("/ik").text
        own.post("/ik/kaart", data={"club": club, "code": code, "do": "yes"})
        assert new.post("/mij/speler", data={"do": "take"}).status_code == 303
        assert new.get("/ik/gegevens.json").json()["name"] == "Quirinia Xanthippe"
