"""Games through the real server: sockets, links, wrong messages, downloads, and a server that is killed."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.web.conftest import KEY, PATIENCE, apart, be_host, free_port
from windroos.books.catalog import IDS
from windroos.hosting.errors import TableError
from windroos.hosting.requests import read_request
from windroos.hosting.tickets import Ticket
from windroos.play.record.verify import verify
from windroos.text.trouble.table import TROUBLE
from windroos.text.words import Lang
from windroos.web.app import create_app, open_site
from windroos.web.settings import Settings
from windroos.web.site import Site, cookie_name

Json = dict[str, Any]
ROUNDS = 100 if os.environ.get("WINDROOS_FULL") else 10
"""How often the server is killed."""
SERVER = """
import socket, sys, uvicorn
from pathlib import Path
from windroos.web.app import create_app, open_site
from windroos.web.serve import uvicorn_config
from windroos.web.settings import Settings
folder, port = Path(sys.argv[1]), int(sys.argv[2])
site = open_site(Settings(folder, f"http://localhost:{port}", pace=0.0, grace=0.5, apart=False))
uvicorn.Server(uvicorn_config(create_app(site))).run(sockets=[socket.create_server(("127.0.0.1", port))])
"""


@contextmanager
def process(folder: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A server in a process of its own; it is killed at the end."""
    started = subprocess.Popen([sys.executable, "-c", SERVER, str(folder), str(port)])
    try:
        while True:
            try:
                urllib.request.urlopen(f"http://localhost:{port}/spelen", timeout=PATIENCE).close()
                break
            except OSError:
                assert started.poll() is None
                time.sleep(0.02)
        yield started
    finally:
        started.kill()
        started.wait()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real server; its address."""
    port = free_port()
    with process(tmp_path_factory.mktemp("server"), port):
        yield f"http://localhost:{port}"


def made(address: str, **form: str) -> tuple[str, list[str]]:
    """A new game: its address, and the cookies of its people (the maker's first)."""
    with httpx.Client(base_url=address, headers={"accept-language": "nl"}, timeout=PATIENCE) as client:
        answer = client.post("/spelen/nieuw", data=form)
        assert answer.status_code == 303, answer.text
        url = answer.headers["location"]
        cookies = [f"{key}={value}" for key, value in client.cookies.items()]
        page = client.get(url).text
    for token in dict.fromkeys(part.split('"')[0].split("<")[0].strip() for part in page.split("/j/")[1:]):
        with httpx.Client(base_url=address, timeout=PATIENCE) as friend:
            friend.get(f"/j/{token}")
            found = [f"{key}={value}" for key, value in friend.cookies.items()]
            if found and found[0] not in cookies:
                cookies.append(found[0])
    return url, cookies


def sit(address: str, url: str, cookie: str) -> connect:
    return connect(
        f"ws{address.removeprefix('http')}{url}/ws",
        additional_headers={"cookie": cookie},
        compression=None,
        proxy=None,
        open_timeout=PATIENCE,
        ping_timeout=PATIENCE,
    )


def choice(message: Json, random: Random) -> Json | None:
    """Something that may be done, by chance; mahjong where it is offered."""
    ask = message.get("ask")
    if ask is None or ask["answered"] is not None or ask["kind"] == "aside":
        return None
    found = [option["action"] for option in ask["options"]]
    best = [one for one in found if "mahjong" in one.values()]
    if best:
        return dict(best[0])
    discards = [{"action": "discard", "seat": message["seat"], "tile": tile} for tile in ask["discards"]]
    return random.choice(discards) if discards and random.random() < 0.9 else random.choice([*found, *discards])


async def play(window: ClientConnection, random: Random, player: int) -> list[Json]:
    """Play until the match is over; everything that was sent."""
    got: list[Json] = []
    seat = ""
    async for text in window:
        message = json.loads(text)
        got.append(message)
        assert message["t"] != "trouble", message
        if message["t"] == "view":
            seat = message["view"]["seat"] or ""
        for event in message.get("events", ()):
            if event["event"] == "hand_began":
                seat = "ESWN"[event["seats"].index(player)]
            if event["event"] == "match_ended":
                return got
        action = choice({**message, "seat": seat}, random)
        if action is not None:
            await window.send(json.dumps({"t": "do", "n": message["n"], "action": action}))
        elif message.get("rest") and player not in message["rest"]["ready"]:
            await window.send('{"t":"next"}')
    raise AssertionError("the socket ended before the match")


@pytest.mark.parametrize("id", IDS)
def test_four_sockets_play_each_rule_set_to_the_end(address: str, id: str) -> None:
    friends = {f"place{at}": "friend" for at in (1, 2, 3)}
    url, cookies = made(address, rules=id, hands="1", window="1", strict=str(int(id == "mcr")), **friends)
    assert len(cookies) == 5  # with who watches

    async def go() -> None:
        windows = [await sit(address, url, cookie) for cookie in cookies[:4]]
        everybody = await asyncio.gather(*(play(window, Random(f"{id}{at}"), at) for at, window in enumerate(windows)))
        for at, got in enumerate(everybody):
            assert [message["m"] for message in got] == list(range(1, len(got) + 1))
            public = [e for m in got for e in m.get("events", ()) if e["event"] in ("discarded", "hand_ended")]
            assert public == [e for m in everybody[0] for e in m.get("events", ()) if e in public]
            view = got[0]["view"]
            assert view["player"] == at
        for window in windows:
            await window.close()

    apart(go())
    with httpx.Client(base_url=address, headers={"cookie": cookies[0]}, timeout=PATIENCE) as client:
        record = client.get(f"{url}/record.jsonl")
        assert verify(record.text.splitlines()).over
        part, whole = (client.get(f"{url}/hand/1", headers=headers) for headers in ({"x-windroos": "live"}, {}))
        assert (part.status_code, whole.status_code) == (200, 200)
        assert "<html" not in part.text
        assert part.text.strip() in whole.text
        assert "</html>" in whole.text
        replay = client.get(f"{url}/replay/1.json").json()
        assert replay["checked"]
        assert replay["steps"][-1]["public"]["event"] in ("hand_ended", "match_ended")
        assert client.get(f"{url}/hand/2").status_code == 404
        own = client.get(f"{url}/seat.jsonl").text
        assert '"rack"' in own
        assert '"sealed"' not in own


# --- wrong messages ----------------------------------------------------------------------------------------------

NONSENSE = [
    "", "{", "[]", "null", '{"t":1}', '{"t":"do"}', '{"t":"next","x":1}', '{"t":"nothing"}',
    '{"t":"do","n":NaN,"action":{}}',
    '{"t":"do","n":1.5,"action":{"action":"bet","seat":"E"}}', '{"t":"do","n":-1,"action":{"action":"bet","seat":"E"}}',
    '{"t":"do","n":1,"action":{"action":"bet","seat":"X"}}', '{"t":"do","n":1,"action":{"action":"bet"}}',
    '{"t":"do","n":1,"action":{"action":"bet","seat":"E","t":1}}',
    '{"t":"do","n":true,"action":{"action":"bet","seat":"E"}}',
    '{"t":"view","t":"view"}', '{"t":"do","n":' + "9" * 5000 + ',"action":{"action":"bet","seat":"E"}}', "[" * 10_000,
    '{"t":"do","n":1,"action":null}', '{"t":"view","x":"' + "x" * 20_000 + '"}',
]  # fmt: skip


@pytest.mark.parametrize("text", NONSENSE, ids=range(len(NONSENSE)))
def test_a_message_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(TableError):
        read_request(text)


@given(st.text() | st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists).map(json.dumps))
def test_whatever_comes_is_a_message_or_none(text: str) -> None:
    with suppress(TableError):
        read_request(text)


def test_what_a_socket_says_wrong_ends_it_with_a_sentence(address: str) -> None:
    url, cookies = made(address)

    async def ended(*says: str | bytes) -> tuple[int, list[Json]]:
        got: list[Json] = []
        async with asyncio.timeout(PATIENCE), sit(address, url, cookies[0]) as window:
            with suppress(ConnectionClosed):
                for said in says:
                    await window.send(said)
                while True:
                    got.append(json.loads(await window.recv()))
            return window.close_code or 0, got

    async def go() -> None:
        for said in ('{"t":', b"\x00\x01", '{"t":"view","x":1}'):
            code, got = await ended(said)
            assert code == 4400
            assert got[-1]["t"] == "trouble"
            assert got[-1]["message"] == "De bladzijde stuurde iets wat de tafel niet verstaat."
        code, got = await ended("x" * 10_000_000)
        assert code == 1009  # the server reads no more of it
        # Far more than a slow server answers within what it allows a second: sixty were sometimes let through.
        code, got = await ended(*['{"t":"view"}'] * 600)
        assert code in (4429, 4408)
        async with sit(address, url, cookies[0]) as window:  # and the table is as it was
            message = json.loads(await window.recv())
            assert message["t"] == "view"
            await window.send('{"t":"do","n":0,"action":{"action":"discard","seat":"W","tile":"1m"}}')
            while message["t"] != "refused":
                message = json.loads(await window.recv())
            assert message["code"] == "table_seat"

    apart(go())


def test_a_seat_is_taken_with_its_link_only(address: str) -> None:
    url, cookies = made(address, place1="friend")
    mine, friends, watches = cookies
    id = url.rsplit("/", 1)[1]

    async def first(cookie: str, at: str = url, **more: str) -> Json:
        async with connect(
            f"ws{address.removeprefix('http')}{at}/ws", additional_headers={"cookie": cookie, **more}, proxy=None
        ) as window:
            found: Json = json.loads(await window.recv())
            return found

    async def go() -> None:
        assert (await first(mine))["view"]["player"] == 0
        assert (await first(friends))["view"]["player"] == 1
        assert (await first(watches))["view"]["own"] is None
        for other in ("", f"{cookie_name(id)}=forged", mine.replace(id, "b" * 8), mine[:-1] + "_"):
            stranger = await first(other)
            assert (stranger["t"], stranger["code"]) == ("trouble", "no_ticket")
        assert (await first(mine, "/spelen/bbbbbbbb"))["code"] in ("no_table", "no_ticket")
        with pytest.raises(InvalidStatus):
            await first(mine, origin="http://elsewhere.example")

    apart(go())


# --- killed ------------------------------------------------------------------------------------------------------


PRIVATE = ("rack", "received", "covered", "answered")


def told(lines: list[str], count: int) -> list[str]:
    """The beginning of a stream, up to so many public events; one's own answers left out, which come in between."""
    out: list[str] = []
    for line in lines:
        event = json.loads(line)["event"]
        count -= event not in PRIVATE
        if count < 0:
            break
        if event != "answered":
            out.append(line)
    return out


def test_nothing_that_was_shown_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """Killed at a random moment of a game in which something is written all the time, again and again."""
    random = Random(9)
    shown: list[str] = []
    with process(tmp_path, port := free_port()):
        url, cookies = made(f"http://localhost:{port}", rules="nmv144", **{f"place{at}": "greedy" for at in (1, 2, 3)})

    async def until_killed(server: subprocess.Popen[bytes], address: str, after: int) -> None:
        loop, seat = asyncio.get_running_loop(), ""
        async with sit(address, url, cookies[0]) as window:
            async for text in window:
                message = json.loads(text)
                if message["t"] == "view":
                    if message["view"]["over"]:
                        return
                    seat = message["view"]["seat"]
                    kept = httpx.get(
                        f"{address}{url}/seat.jsonl", headers={"cookie": cookies[0]}, timeout=PATIENCE
                    ).text
                    assert told(kept.splitlines(), 10**6)[: len(shown)] == shown
                    shown[:] = told(kept.splitlines(), message["n"])
                for event in message.get("events", ()):
                    if event["event"] == "hand_began":
                        seat = "ESWN"[event["seats"].index(0)]
                    if event["event"] != "answered":
                        shown.append(json.dumps(event, ensure_ascii=False, separators=(",", ":")))
                after -= bool(message.get("events"))
                if not after:
                    loop.call_later(random.uniform(0.0, 0.02), server.send_signal, signal.SIGKILL)
                action = choice({**message, "seat": seat}, random)
                if action is not None:
                    await window.send(json.dumps({"t": "do", "n": message["n"], "action": action}))
                elif message.get("rest") and 0 not in message["rest"]["ready"]:
                    await window.send('{"t":"next"}')

    for _ in range(ROUNDS):
        with process(tmp_path, port := free_port()) as server, suppress(ConnectionClosed, OSError):
            apart(until_killed(server, f"http://localhost:{port}", random.randrange(1, 30)))
    assert len(shown) > 3 * ROUNDS
    with process(tmp_path, port := free_port()):  # another than before: somebody else may have taken that one
        record = httpx.get(
            f"http://localhost:{port}{url}/record.jsonl", headers={"cookie": cookies[0]}, timeout=PATIENCE
        ).text
        assert verify(record.splitlines()).trouble is None


# --- the form, and closed tables ---------------------------------------------------------------------------------


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[tuple[TestClient, Site]]:
    names = frozenset({"testserver"})
    settings = Settings(tmp_path, "http://testserver", names=names, key=KEY, pace=0.0, grace=0.1, apart=False)
    site = open_site(settings)
    with TestClient(create_app(site), headers={"accept-language": "nl"}) as client:
        yield be_host(client), site


@pytest.mark.parametrize(("page", "accepted", "said"), [("nl", "en", "Spel 1"), ("en", "nl", "Hand 1")])
def test_a_window_is_told_what_happens_in_the_language_of_its_page(
    quick: tuple[TestClient, Site], page: Lang, accepted: Lang, said: str
) -> None:
    client, _ = quick
    form = {"place1": "greedy", "place2": "greedy", "place3": "greedy"}
    url = client.post("/spelen/nieuw", data=form, follow_redirects=False).headers["location"]
    client.headers["accept-language"] = accepted
    client.cookies["lang"] = accepted  # chosen in another window since
    with client.websocket_connect(f"{url}/ws?lang={page}") as window:
        told: list[str] = []
        while not told:
            told = [one["text"] for one in window.receive_json().get("said", ()) if "text" in one]
        assert told[0].startswith(said)
        window.send_text("nonsense")
        message = window.receive_json()
        while message["t"] != "trouble":
            message = window.receive_json()
        assert message["message"] == TROUBLE["table_message"].sentence.to(page)


def test_a_form_that_cannot_be_says_why_and_keeps_what_was_typed(quick: tuple[TestClient, Site]) -> None:
    client, site = quick
    for form, code in (
        ({"rules": "nothing"}, "nothing"),
        ({"hands": "0"}, "past niet bij &#39;Hoogstens zoveel spellen&#39;: dat is een getal van 1 tot en met 999."),
        ({"window": "99"}, "past niet bij &#39;Tijd om te roepen&#39;: dat is een getal van 1 tot en met 30."),
        ({"place1": "boss"}, "&#39;boss&#39; past niet bij &#39;Plaats 2&#39;"),
        (
            {"rules": "mcr", "option-minimum": "-1"},
            "past niet bij &#39;Punten die nodig zijn om uit te gaan, zonder bloemen&#39;: dat is een",
        ),
        ({"name": "Joost", "place1": "friend", "name1": "Joost"}, "Joost"),
        ({"house": 'rules = "nts2002"\nformations = "../../etc/passwd"'}, "formations"),
        ({"house": "rules = 1"}, "TOML"),
        ({"name": "x" * 200}, "200"),
    ):
        answer = client.post("/spelen/nieuw", data={"name1": "Truus", **form}, follow_redirects=False)
        assert answer.status_code == 422, form
        assert code in answer.text, form
        assert 'value="Truus"' in answer.text or "name1" in form
        assert all(f'value="{form[key]}"' in answer.text for key in ("hands", "option-minimum") if key in form)
    assert site.store.streams("play") == []


def test_house_rules_and_options_are_played(quick: tuple[TestClient, Site]) -> None:
    client, site = quick
    house = 'name = "De Rode Draak"\nrules = "nts2002"\n[options]\nminimum = 1\n'
    url = client.post("/spelen/nieuw", data={"house": house}, follow_redirects=False).headers["location"]
    assert "De Rode Draak" in client.get(url).text
    form = {"rules": "hongkong", "players": "3", "strict": "1", "option-timeouts": "1", "name": "<b>Ko</b>"}
    url = client.post("/spelen/nieuw", data=form, follow_redirects=False).headers["location"]
    header = json.loads(site.store.streams("play")[0].header.split("\n")[0])
    assert (header["rules"], header["strict"], header["options"]["timeouts"]) == ("hongkong", True, 1)
    assert len(header["players"]) == 3
    assert "<b>Ko" not in client.get("/spelen").text
    assert "&lt;b&gt;Ko" in client.get("/spelen").text


def test_a_closed_table_says_so(quick: tuple[TestClient, Site]) -> None:
    client, site = quick
    url = client.post("/spelen/nieuw", follow_redirects=False).headers["location"]
    id = url.rsplit("/", 1)[1]
    with client.websocket_connect(f"{url}/ws") as window:
        while window.receive_json().get("n", 0) < 3:
            pass
    reader = {"cookie": f"{cookie_name(id)}={site.links.token(Ticket(id, 'reader'))}"}
    watcher = TestClient(client.app, headers=reader)
    refused = watcher.post(f"{url}/close", follow_redirects=False)
    assert (refused.status_code, "geopend" in refused.text) == (403, True)
    assert client.post(f"{url}/close", follow_redirects=False).status_code == 303
    with client.websocket_connect(f"{url}/ws") as window:
        message = window.receive_json()
        window.send_json({"t": "do", "n": message["n"], "action": {"action": "discard", "seat": "E", "tile": "1m"}})
        while message["t"] != "refused":
            message = window.receive_json()
        assert message["code"] == "table_closed"


def test_the_coach_and_why_not(quick: tuple[TestClient, Site]) -> None:
    client, _ = quick
    url = client.post("/spelen/nieuw", data={"rules": "nts2002"}, follow_redirects=False).headers["location"]
    with client.websocket_connect(f"{url}/ws") as window:
        message = window.receive_json()
        while not message.get("ask"):
            message = window.receive_json()
        window.send_json({"t": "coach"})
        advice = window.receive_json()
        while advice["t"] != "advice":
            advice = window.receive_json()
        assert advice["action"]["action"] == "discard"
        assert 1 <= len(advice["discards"]) <= 5
        assert all(one["missing"] and one["live"] for one in advice["discards"])
        assert advice["discards"][0]["tile"] == advice["action"]["tile"]
        window.send_json({"t": "why", "action": {"action": "mahjong", "seat": "E"}})
        why = window.receive_json()
        assert (why["t"], why["allowed"]) == ("why", False)
        assert why["text"].startswith("Mahjong: nee.")
        window.send_json({"t": "why", "action": {"action": "mahjong", "seat": "W"}})
        assert window.receive_json()["code"] == "table_seat"


def test_unknown_tables_and_hands(quick: tuple[TestClient, Site]) -> None:
    client, _ = quick
    for path in ("", "/replay", "/record.jsonl", "/seat.jsonl", "/hand/1", "/replay/1.json"):
        assert client.get(f"/spelen/zzzzzzzz{path}").status_code == 404
    url = client.post("/spelen/nieuw", follow_redirects=False).headers["location"]
    assert client.get(f"{url}/hand/1").status_code == 404
    assert client.get(f"{url}/hand/x").status_code in (404, 422)
    assert client.get(url, headers={"cookie": ""}).status_code in (200, 403)
