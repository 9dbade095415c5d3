"""What is said where the database goes away between two things: of what was stored, of who only looked, to a socket.

`test_database_away` takes a real server away; here it goes at one moment, on purpose.
"""

from __future__ import annotations

from html import unescape
from typing import NoReturn

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.web.club_roles import browser_of
from tests.web.club_world import CLUB, house_of, tell
from windroos.hosting.club_folder import ClubFolder
from windroos.hosting.scheduler import AGAIN
from windroos.store.errors import StoreError
from windroos.web.app import create_app
from windroos.web.club import house
from windroos.web.club.evening.shared import EveningHouse
from windroos.web.count.signal import UNKNOWN
from windroos.web.count.tables import CountedTables
from windroos.web.errors import PageError
from windroos.web.site import Site

ADDED = {"names": "Nieuw Lid", "kind": "member"}
FOR_GOOD = 4400
"""A socket that is closed with this code or a higher one is not opened again."""


def away(*_: object, **__: object) -> NoReturn:
    raise StoreError("store_away")


@pytest.fixture
def secretary(site: Site) -> TestClient:
    tell(site, *CLUB)
    return browser_of(site, create_app(site), "secretary")


def members(site: Site) -> list[str]:
    return [name for name in house_of(site).folder.names().values() if name == ADDED["names"]]


def test_what_was_stored_is_not_called_not_stored(
    secretary: TestClient, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "follow", away)
    told = secretary.post("/club/leden", data=ADDED)
    assert told.status_code == 500, "a script does not send it again"
    assert PageError("store_left").sentence("nl") in unescape(told.text)
    assert members(site) == [ADDED["names"]]


def test_what_was_not_stored_is_called_so(secretary: TestClient, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as gone:
        gone.setattr(ClubFolder, "do", away)
        told = secretary.post("/club/leden", data=ADDED)
    assert told.status_code == 503
    assert StoreError("store_away").sentence("nl") in unescape(told.text)
    assert members(site) == []


def test_who_only_looks_is_told_of_nothing_that_was_not_stored(
    secretary: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ClubFolder, "world", away)
    told = secretary.get("/club/leden")
    assert told.status_code == 503
    assert PageError("store_unread").sentence("nl") in unescape(told.text)


@pytest.mark.parametrize(
    ("where", "name", "path"),
    [(EveningHouse, "evening", "/club/avond/nu/ws"), (CountedTables, "get", "/tellen/aaaaaaaaaaaaaaaaaaaaaa/ws")],
)
def test_a_socket_comes_again(
    secretary: TestClient, monkeypatch: pytest.MonkeyPatch, where: type, name: str, path: str
) -> None:
    assert closed(secretary, path) == UNKNOWN, "there is no such thing"
    monkeypatch.setattr(where, name, away)
    assert closed(secretary, path) < FOR_GOOD


def test_a_window_of_a_game_comes_again(secretary: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("windroos.web.table.socket.admitted", away)
    assert closed(secretary, "/spelen/aaaaaaaaaaaaaaaaaaaaaa/ws") == AGAIN


def closed(client: TestClient, path: str) -> int:
    """The code with which a socket is closed, be it before it was opened."""
    try:
        with client.websocket_connect(f"ws://testserver{path}") as socket:
            while (told := socket.receive())["type"] != "websocket.close":
                pass
    except WebSocketDisconnect as early:
        return int(early.code)
    return int(told["code"])
