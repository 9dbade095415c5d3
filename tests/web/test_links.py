"""Join links: nobody can think one up, change one, or use one for anything but its own table, role and seat."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import Request
from starlette.testclient import TestClient

from tests.web.conftest import apart
from windroos.hosting.tickets import Ticket, new_id
from windroos.store.changes import BeginStream
from windroos.web.app import create_app
from windroos.web.links import Links
from windroos.web.site import Site, cookie_name

LETTERS = "bcdfghjkmnpqrstvwxz23456789"
SIGNS = "".join(map(chr, range(32, 127))) + "\x00\n\u00e9\u0435\U0001f600"
SECRET = bytes(range(32))
LINKS = Links(SECRET)

tables = st.text(LETTERS, min_size=8, max_size=8)
marks = st.one_of(st.just(""), tables)
tickets = st.one_of(
    st.builds(Ticket, tables, st.sampled_from(["writer", "reader"]), st.just(-1), st.just(""), st.just("")),
    st.builds(Ticket, tables, st.just("seat"), st.integers(0, 4), marks, marks),
)


@given(tickets)
def test_a_token_reads_back_as_its_ticket(ticket: Ticket) -> None:
    assert LINKS.read(LINKS.token(ticket)) == ticket
    assert Links(SECRET).read(LINKS.token(ticket)) == ticket


@given(tickets, st.data())
def test_any_change_of_any_character_is_refused(ticket: Ticket, data: st.DataObject) -> None:
    token = LINKS.token(ticket)
    at = data.draw(st.integers(0, len(token) - 1))
    sign = data.draw(st.sampled_from([sign for sign in SIGNS if sign != token[at]]))
    assert LINKS.read(token[:at] + sign + token[at + 1 :]) is None, "another character"
    assert LINKS.read(token[:at] + token[at + 1 :]) is None, "one fewer"
    assert LINKS.read(token[:at] + sign + token[at:]) is None, "one more"


@given(tickets, st.text(max_size=80))
def test_what_was_not_signed_is_refused(ticket: Ticket, text: str) -> None:
    assert LINKS.read(text) is None
    token = LINKS.token(ticket)
    for other in (token + text, text + token, token.upper(), token.replace("-", ".")):
        assert other == token or LINKS.read(other) is None


@given(tickets, st.binary(min_size=32, max_size=32).filter(lambda secret: secret != SECRET))
def test_a_token_of_another_server_is_refused(ticket: Ticket, secret: bytes) -> None:
    assert LINKS.read(Links(secret).token(ticket)) is None


@given(tickets, tickets)
def test_table_role_and_seat_cannot_be_exchanged(one: Ticket, other: Ticket) -> None:
    """The signature of one ticket under the words of another."""
    said, _, signature = LINKS.token(one).partition(".")
    others, _, _ = LINKS.token(other).partition(".")
    assert (LINKS.read(f"{others}.{signature}") is None) == (said != others)


@given(tables, st.integers(), st.sampled_from(["host", "king", ""]))
def test_no_token_makes_a_host(table: str, seat: int, role: str) -> None:
    with pytest.raises(ValueError, match=f"^{role}$"):
        LINKS.token(Ticket(table, role, seat))  # type: ignore[arg-type]  # a role that is none


def test_ids_are_of_the_alphabet_and_never_the_same() -> None:
    ids = {new_id() for _ in range(2000)}
    assert len(ids) == 2000
    assert all(len(id) == 8 and set(id) <= set(LETTERS) for id in ids)


@pytest.fixture
def two_tables(site: Site) -> tuple[str, str]:
    ids = ("bcdfghjk", "bcdfghjm")
    apart(site.store.write(*(BeginStream(id, "count", "{}") for id in ids)))
    return ids


@pytest.fixture
def stranger(site: Site) -> TestClient:
    """Somebody elsewhere on the network, without any link."""
    return TestClient(create_app(site), client=("192.168.1.77", 50000), follow_redirects=False)


def seen(site: Site, client: TestClient, table: str) -> Ticket | None:
    """What the site makes of a client's cookies at a table."""
    from starlette.requests import Request

    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    headers = [(b"cookie", cookies.encode()), (b"host", b"testserver")]
    return site.ticket(
        Request({"type": "http", "headers": headers, "client": ("192.168.1.77", 50000), "path": "/"}), table
    )


def test_opening_a_link_gives_a_cookie_for_that_table_alone(
    site: Site, two_tables: tuple[str, str], stranger: TestClient
) -> None:
    mine, other = two_tables
    ticket = Ticket(mine, "seat", 2)
    answer = stranger.get(f"/j/{site.links.token(ticket)}")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/tellen/{mine}")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    held = seen(site, stranger, mine)
    assert held is not None
    assert held._replace(browser="") == ticket
    assert len(held.browser) == 8, "a mark of this browser alone"
    assert seen(site, stranger, other) is None
    stranger.cookies.set(cookie_name(other), site.links.token(ticket))
    assert seen(site, stranger, other) is None, "a cookie of one table under the name of another"


def test_a_forged_link_opens_nothing(site: Site, two_tables: tuple[str, str], stranger: TestClient) -> None:
    for token in (f"{two_tables[0]}-w", f"{two_tables[0]}-w.{'A' * 43}", "x", "%00", "a" * 5000):
        answer = stranger.get(f"/j/{token}")
        assert answer.status_code == 404
        assert "set-cookie" not in answer.headers


def test_a_link_to_a_table_that_is_gone_says_so(site: Site, stranger: TestClient) -> None:
    answer = stranger.get(f"/j/{site.links.token(Ticket('zzzzzzzz', 'writer'))}", headers={"accept-language": "en"})
    assert answer.status_code == 404
    assert "does not belong to a table" in answer.text


def test_where_somebody_connects_from_makes_nobody_host(site: Site, two_tables: tuple[str, str]) -> None:
    """A proxy, a tunnel or a forwarded port makes strangers come from this machine."""
    for client in ("127.0.0.1", "::1", "192.168.1.5", "testclient"):
        asked = Request({"type": "http", "headers": [], "client": (client, 1)})
        assert site.ticket(asked, two_tables[0]) is None
        assert not site.host.knows(asked)
        held = [(b"cookie", f"{site.host.cookie}={site.host.token}".encode())]
        assert site.ticket(Request({"type": "http", "headers": held, "client": (client, 1)}), two_tables[0]) == Ticket(
            two_tables[0], "host"
        )
