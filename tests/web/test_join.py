"""Opening a join link: what the browser keeps of it."""

from __future__ import annotations

import asyncio
import threading

import pytest
from starlette.testclient import TestClient

from windroos.hosting.tickets import Role, Ticket
from windroos.store.changes import BeginStream
from windroos.web.app import create_app
from windroos.web.site import Site, cookie_name

TABLE = "bcdfghjk"


@pytest.fixture
def phone(site: Site) -> TestClient:
    """Somebody on the network; there is one table."""
    begun = threading.Thread(target=asyncio.run, args=(site.store.write(BeginStream(TABLE, "count", "{}")),))
    begun.start()
    begun.join()
    return TestClient(create_app(site), client=("192.168.1.77", 50000), follow_redirects=False)


def opened(site: Site, phone: TestClient, *roles: Role | int) -> Ticket | None:
    """What a phone holds that opened links of these roles, or seats, one after the other."""
    for role in roles:
        ticket = Ticket(TABLE, "seat", role) if isinstance(role, int) else Ticket(TABLE, role)
        phone.get(f"/j/{site.links.token(ticket)}")
    held = site.links.read(phone.cookies.get(cookie_name(TABLE), ""))
    assert held is None or bool(held.browser) == (held.role == "seat"), "a seat's ticket is of this browser alone"
    return None if held is None else held._replace(browser="")


def test_who_opens_the_link_to_watch_keeps_what_he_may_do(site: Site, phone: TestClient) -> None:
    assert opened(site, phone, "writer", "reader") == Ticket(TABLE, "writer")
    assert opened(site, phone, 2, "reader") == Ticket(TABLE, "seat", 2)


def test_who_made_the_table_keeps_his_seat_when_he_tries_the_links_of_others(site: Site, phone: TestClient) -> None:
    assert opened(site, phone, 0, 2, "reader") == Ticket(TABLE, "seat", 0)


def test_a_seat_of_another_can_be_taken_with_its_link(site: Site, phone: TestClient) -> None:
    assert opened(site, phone, 2, 0) == Ticket(TABLE, "seat", 0)


def test_who_watches_may_be_given_a_seat(site: Site, phone: TestClient) -> None:
    assert opened(site, phone, "reader", 2) == Ticket(TABLE, "seat", 2)
