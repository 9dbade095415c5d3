"""Opening a join link: what the browser keeps of it."""

from __future__ import annotations

import asyncio
import threading

import pytest
from starlette.testclient import TestClient

from windroos.store.changes import Begin
from windroos.web.app import create_app
from windroos.web.links import Role, Ticket
from windroos.web.site import Site, cookie_name

TABLE = "bcdfghjk"


@pytest.fixture
def phone(site: Site) -> TestClient:
    """Somebody on the network; there is one table."""
    begun = threading.Thread(target=asyncio.run, args=(site.store.write(Begin(TABLE, "count", "{}")),))
    begun.start()
    begun.join()
    return TestClient(create_app(site), client=("192.168.1.77", 50000), follow_redirects=False)


def opened(site: Site, phone: TestClient, *roles: Role) -> Ticket | None:
    """What a phone holds that opened links of these roles one after the other."""
    for role in roles:
        phone.get(f"/j/{site.links.token(Ticket(TABLE, role, 2 if role == 'seat' else -1))}")
    return site.links.read(phone.cookies.get(cookie_name(TABLE), ""))


@pytest.mark.parametrize("role", ["writer", "seat"])
def test_who_opens_the_link_to_watch_keeps_what_he_may_do(site: Site, phone: TestClient, role: Role) -> None:
    held = opened(site, phone, role, "reader")
    assert held is not None
    assert held.role == role


def test_who_watches_may_be_given_a_seat(site: Site, phone: TestClient) -> None:
    assert opened(site, phone, "reader", "seat") == Ticket(TABLE, "seat", 2)
