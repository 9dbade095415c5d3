"""A server on the open net: whom the proxies speak for, what goes over TLS alone, and what programs may ask."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.testclient import TestClient
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from tests.web.conftest import apart, free_port
from tests.web.sockets import PLAIN
from tests.web.started import started
from windroos.cli import main
from windroos.web import doorman
from windroos.web.app import create_app, open_site
from windroos.web.budget import Budget
from windroos.web.crowd import Crowd
from windroos.web.guard import HSTS
from windroos.web.health import ALIVE, READY, WARN
from windroos.web.proxies import Proxies
from windroos.web.settings import Settings
from windroos.web.site import Site
from windroos.web.turns import Turns

pytestmark = pytest.mark.usefixtures("impatient")

PUBLIC = "https://mahjong.example.org"
PROXY = "10.0.0.2"
STRANGER = "198.51.100.7"


@pytest.fixture
def house(tmp_path: Path) -> Site:
    """A site on the open net."""
    settings = Settings(tmp_path, PUBLIC, lan=True, apart=False, proxies=(PROXY,), contact="mailto:admin@example.org")
    return open_site(settings)


def at(house: Site, peer: str = PROXY) -> TestClient:
    headers = {"x-forwarded-proto": "https", "x-forwarded-for": STRANGER, "accept-language": "en"}
    return TestClient(create_app(house), base_url=PUBLIC, client=(peer, 1), headers=headers)


# --- whom the proxies speak for


@pytest.mark.parametrize(
    ("peer", "forwarded", "who"),
    [
        (PROXY, STRANGER, STRANGER),
        (PROXY, f"203.0.113.9, {STRANGER}", STRANGER),
        (PROXY, f"{STRANGER}, 10.1.2.3", STRANGER),
        (PROXY, f"{STRANGER}:4711", STRANGER),
        (PROXY, "[2001:db8::1]:4711", "2001:db8::1"),
        (PROXY, "", PROXY),
        (STRANGER, "10.0.0.9", STRANGER),
        ("10.0.0.3", STRANGER, "10.0.0.3"),
    ],
    ids=["plain", "spoofed", "two proxies", "with a port", "of six", "nobody", "no proxy", "beside the proxy"],
)
def test_who_asks_is_whom_a_proxy_names_last(peer: str, forwarded: str, who: str) -> None:
    """Whatever stands before the last address that is no proxy's anybody may have written."""

    async def says(scope: Scope, receive: Receive, send: Send) -> None:
        client = Request(scope).client
        await PlainTextResponse("" if client is None else client.host)(scope, receive, send)

    app = Proxies((PROXY, "10.1.0.0/16")).behind(says)
    answer = TestClient(app, client=(peer, 1)).get("/", headers={"x-forwarded-for": forwarded})
    assert answer.text == who


def test_without_proxies_nothing_that_is_forwarded_is_believed(tmp_path: Path) -> None:
    site = open_site(Settings(tmp_path, apart=False, names=frozenset({"testserver"})))
    poor = replace(site, allowed=site.allowed._replace(pages=Budget(0.001, doorman.LISTS)))
    with TestClient(create_app(poor), client=(STRANGER, 1)) as stranger:
        asked = [stranger.get("/spelen", headers={"x-forwarded-for": f"203.0.113.{at}"}) for at in range(3)]
    assert [answer.status_code for answer in asked] == [200, 429, 429], "he is who he is, whatever he writes"


def test_everybody_behind_a_proxy_has_a_purse_of_his_own(house: Site) -> None:
    poor = replace(house, allowed=house.allowed._replace(pages=Budget(0.001, doorman.LISTS)))
    with at(poor) as stranger:
        assert [stranger.get("/spelen").status_code for _ in range(2)] == [200, 429]
        assert stranger.get("/spelen", headers={"x-forwarded-for": "203.0.113.9"}).status_code == 200


class QuietGuest:
    """A connection that does nothing."""

    transport: Any = None
    idle = False

    def is_late(self, now: float) -> bool:
        del now
        return False


def test_a_proxy_may_bring_as_many_connections_as_there_may_be() -> None:
    async def go() -> None:
        crowd = Crowd(100, most_each=2, arrivals=Budget(0.001, 2), proxies=Proxies(("127.0.0.0/8",)))
        assert [crowd.enter(QuietGuest(), STRANGER, 0.0) for _ in range(3)] == [True, True, False]
        assert all(crowd.enter(QuietGuest(), "127.0.0.1", 0.0) for _ in range(98))
        assert not crowd.enter(QuietGuest(), "127.0.0.1", 0.0), "but no more than that"

    apart(go())


def test_one_address_holds_so_many_sockets_and_no_more(house: Site) -> None:
    """Behind a proxy the crowd cannot count them."""

    async def held(scope: Scope, receive: Receive, send: Send) -> None:
        del scope
        await receive()
        await send({"type": "websocket.accept"})
        await receive()

    narrow = replace(house, allowed=house.allowed._replace(sockets=2))
    app = Proxies((PROXY,)).behind(doorman.Doorman(held, narrow, Turns(lambda: False)))

    def comes(opened: ExitStack, who: str) -> None:
        client = TestClient(app, client=(PROXY, 1), headers={"x-forwarded-for": who})
        opened.enter_context(client.websocket_connect("/x"))

    with ExitStack() as opened:
        with ExitStack() as early:
            comes(early, STRANGER)
            comes(opened, STRANGER)
            with pytest.raises(WebSocketDisconnect) as refused:
                comes(opened, STRANGER)
            assert refused.value.code == doorman.TRY_LATER
            comes(opened, "203.0.113.9")
        comes(opened, STRANGER)


# --- over TLS alone


def test_cookies_go_over_tls_alone_and_browsers_are_told_to_come_so(house: Site, tmp_path: Path) -> None:
    with at(house) as stranger:
        made = stranger.post("/spelen/nieuw", headers={"origin": PUBLIC}, follow_redirects=False)
        refused = stranger.get("/nergens")
    cookies = made.headers.get_list("set-cookie")
    assert made.status_code == 303
    assert cookies
    assert all(cookie.endswith("; Secure") for cookie in cookies)
    assert [answer.headers["strict-transport-security"] for answer in (made, refused)] == [HSTS, HSTS]
    (tmp_path / "plain").mkdir()
    plain = open_site(Settings(tmp_path / "plain", apart=False, names=frozenset({"testserver"})))
    with TestClient(create_app(plain)) as here:
        made = here.post("/spelen/nieuw", follow_redirects=False)
    assert "Secure" not in made.headers["set-cookie"]
    assert "strict-transport-security" not in made.headers


@pytest.mark.parametrize(
    ("origin", "status"),
    [(PUBLIC, 303), ("http://mahjong.example.org", 403), ("https://example.org", 403), ("null", 403)],
)
def test_what_changes_something_comes_from_a_page_over_tls(house: Site, origin: str, status: int) -> None:
    with at(house) as stranger:
        answer = stranger.post("/spelen/nieuw", headers={"origin": origin}, follow_redirects=False)
    assert answer.status_code == status


def test_every_cookie_is_for_this_server_alone(house: Site) -> None:
    """No script reads it, no page elsewhere sends it along, no name beside ours gets it."""
    with at(house) as stranger:
        made = [
            stranger.post("/spelen/nieuw", headers={"origin": PUBLIC}, follow_redirects=False),
            stranger.post("/tellen", headers={"origin": PUBLIC}, follow_redirects=False),
        ]
    for answer in made:
        for cookie in answer.headers.get_list("set-cookie"):
            said = {part.strip().lower() for part in cookie.split(";")[1:]}
            assert {"httponly", "samesite=lax", "secure"} <= said
            assert not any(part.startswith("domain") for part in said)


def test_no_header_says_which_version_runs(house: Site) -> None:
    """And each says what it holds, in which signs, and to no page elsewhere."""
    with at(house) as stranger:
        for path in ("/", "/over", "/api/rules", "/static/table/invite.js", "/nergens", WARN):
            headers = stranger.get(path).headers
            assert "server" not in headers
            assert not any(name.startswith(("x-powered", "access-control")) for name in headers)
            kind = headers["content-type"]
            assert "charset=utf-8" in kind or kind == "application/json", path


# --- what programs ask


def test_a_program_asks_whether_it_lives_and_can_work(house: Site, tmp_path: Path) -> None:
    with at(house) as watcher:
        assert [(watcher.get(one).status_code, watcher.get(one).text) for one in (ALIVE, READY)] == [(200, "ok\n")] * 2
        (tmp_path / "windroos.db").rename(tmp_path / "elsewhere.db")
        assert watcher.get(ALIVE).status_code == 200
        answer = watcher.get(READY)
        assert (answer.status_code, answer.text) == (503, "store_moved\n")
        (tmp_path / "elsewhere.db").rename(tmp_path / "windroos.db")


def test_who_finds_a_hole_reads_whom_to_write_to(house: Site) -> None:
    with at(house) as finder:
        said = dict(line.split(": ", 1) for line in finder.get(WARN).text.splitlines())
    assert said["Contact"] == "mailto:admin@example.org"
    assert said["Canonical"] == f"{PUBLIC}{WARN}"
    assert said["Expires"].endswith("T00:00:00Z")
    unnamed = replace(house, settings=house.settings._replace(contact=""))
    with at(unnamed) as finder:
        assert finder.get(WARN).status_code == 404


# --- the command


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--public", "http://mahjong.example.org"], "no address on the open net"),
        (["--public", "https://mahjong.example.org/spelen"], "no address on the open net"),
        (["--public", ""], "no address on the open net"),
        (["--proxy", "10.0.0.2"], "no address on the open net"),
        (["--public", PUBLIC, "--proxy", "nginx"], "'nginx' is no address or network of a proxy"),
        (["--public", PUBLIC, "--proxy", "10.0.0.1/8"], "'10.0.0.1/8' is no address or network of a proxy"),
        (["--public", PUBLIC, "--contact", "admin"], "'admin' is not where anybody can reach you"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_opened(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    folder = tmp_path / "data"
    assert main(["serve", "--data", str(folder), "--lang", "en", *words]) == 2
    assert said in capsys.readouterr().err
    assert not folder.exists()


def test_a_started_house_is_known_by_its_address_in_the_world(tmp_path: Path) -> None:
    """It speaks plain HTTP to a proxy on its own machine, by whose word the stranger is no neighbour."""
    port = free_port()
    words = ("--port", str(port), "--public", PUBLIC)
    with started(tmp_path / "data", *words) as (process, address):
        assert address == PUBLIC
        assert process.stdout is not None
        told = ""
        while "/host/" not in told:
            told = process.stdout.readline()
        assert told.strip().startswith(f"{PUBLIC}/host/")
        headers = {"host": "mahjong.example.org", "x-forwarded-for": STRANGER, "x-forwarded-proto": "https"}
        answer = httpx.get(f"http://127.0.0.1:{port}/over", headers=headers, **PLAIN)
        assert answer.status_code == 200
        assert answer.headers["strict-transport-security"] == HSTS
        assert httpx.get(f"http://127.0.0.1:{port}{READY}", headers=headers, **PLAIN).text == "ok\n"
