"""The guard: who is listened to, how much, and what every answer carries, also where something goes wrong."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import NoReturn
from urllib.parse import urlsplit

import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import WebSocketRoute
from starlette.testclient import TestClient
from starlette.types import Message, Scope
from starlette.websockets import WebSocket, WebSocketDisconnect

from tests.web.conftest import PATIENCE, apart, serving
from windroos.hosting.worker import WorkerError
from windroos.web import guard
from windroos.web.app import create_app
from windroos.web.aside import Aside
from windroos.web.errors import answering
from windroos.web.guard import HEADERS, LOG, MOST_ADDRESS, MOST_BYTES, MOST_HEADERS, Guard
from windroos.web.site import Site


async def body(request: Request) -> Response:
    return PlainTextResponse(str(len(await request.body())))


async def form(request: Request) -> Response:
    return PlainTextResponse(str(len(await request.form())))


async def boom(request: Request) -> Response:
    raise ZeroDivisionError("a secret of the house")


async def talk(socket: WebSocket) -> None:
    await socket.accept()
    if await socket.receive_text() == "boom":
        raise ZeroDivisionError
    await socket.close()


@pytest.fixture
def guarded(site: Site) -> Iterator[TestClient]:
    """The site, with some pages of the test's own."""
    app = create_app(site)
    app.add_route("/body", body, methods=["POST"])
    app.add_route("/form", form, methods=["POST"])
    app.add_route("/boom", boom)
    app.sockets.routes.append(WebSocketRoute("/talk", talk))
    with TestClient(app, headers={"accept-language": "en"}, follow_redirects=False) as client:
        yield client


def is_dressed(answer: object) -> bool:
    headers = answer.headers  # type: ignore[attr-defined]  # of the test client's answer
    return all(headers.get(name) == value for name, value in HEADERS.items())


def test_every_answer_carries_the_policy(guarded: TestClient, site: Site) -> None:
    answers = {
        200: guarded.get("/"),
        303: guarded.post("/instelling", data={"lang": "en"}),
        403: guarded.post("/instelling", headers={"origin": "http://evil.example"}),
        404: guarded.get("/nowhere"),
        405: guarded.put("/instelling"),
        413: guarded.post("/body", content=b"x" * (MOST_BYTES + 1)),
        414: guarded.get("/?a=" + "x" * MOST_ADDRESS),
        421: guarded.get("/", headers={"host": "evil.example"}),
        431: guarded.get("/", headers={"cookie": "a=" + "x" * MOST_HEADERS}),
        500: guarded.get("/boom"),
    }
    for status, answer in answers.items():
        assert answer.status_code == status
        assert is_dressed(answer), status
        assert answer.headers["content-security-policy"].startswith("default-src 'none'")
        if status not in (200, 303):
            assert "<h1" in answer.text, "a page"
            assert "Traceback" not in answer.text
    static = guarded.get(site.pages.static("tokens.css"))
    kept = guarded.get(site.pages.static("tokens.css"), headers={"if-none-match": static.headers["etag"]})
    missing = guarded.get(site.pages.static("../app.py"))
    assert [answer.status_code for answer in (static, kept, missing)] == [200, 304, 404]
    assert all(map(is_dressed, (static, kept, missing)))


def test_the_icon_is_where_everything_looks_for_it(guarded: TestClient) -> None:
    answer = guarded.get("/favicon.ico")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/png"
    assert answer.content.startswith(b"\x89PNG")


def test_a_fault_is_a_calm_page_and_a_line_in_the_log(
    guarded: TestClient, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LOG, "propagate", True)
    with caplog.at_level(logging.ERROR, LOG.name):
        page = guarded.get("/boom")
        live = guarded.get("/boom", headers={"x-windroos": "live", "accept-language": "nl"})
    assert page.status_code == live.status_code == 500
    assert "What was stored is still there" in page.text
    assert live.json()["code"] == "page_fault"
    assert "Wat was opgeslagen, is er nog" in live.json()["message"]
    assert "secret" not in page.text + live.text
    assert [record.message for record in caplog.records if record.name == LOG.name] == ["GET /boom"] * 2
    assert "a secret of the house" in caplog.text


@pytest.mark.parametrize(
    "link",
    ["/j/", "/host/", "/club/k/", "/bij/abc/club/k/", "/club/tafel/", "/toernooi/k/", "/ik/k/", "/spelen/gedeeld/"],
)
def test_the_log_has_no_link_that_opens_anything(
    site: Site, link: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> NoReturn:
        raise RuntimeError

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(_: Message) -> None:
        pass

    monkeypatch.setattr(LOG, "propagate", True)
    with caplog.at_level(logging.ERROR, LOG.name):
        apart(Guard(broken, site.settings, answering(site.pages))(asked_for(f"{link}t0ken"), receive, send))
    assert [record.message for record in caplog.records] == [f"POST {link}..."]


class Broken(Aside):
    """Beside this server nothing is ever done."""

    def __init__(self, code: str) -> None:
        super().__init__(apart=False)
        self._code = code

    async def do(self, *_: object, **__: object) -> NoReturn:
        raise WorkerError(self._code)


@pytest.mark.parametrize(
    ("code", "status", "said"),
    [
        ("worker_busy", 503, {"nl": "te druk", "en": "too busy"}),
        ("worker_slow", 503, {"nl": "duurde te lang", "en": "took too long"}),
        ("worker_lost", 503, {"nl": "is onverwacht afgebroken", "en": "was broken off unexpectedly"}),
        ("worker_stopped", 503, {"nl": "wordt net afgesloten", "en": "is just closing"}),
        ("worker_fault", 500, {"nl": "door een fout in Windroos zelf", "en": "because of a fault in Windroos itself"}),
    ],
)
def test_what_will_do_in_a_moment_says_when_to_ask_again(
    site: Site, code: str, status: int, said: dict[str, str]
) -> None:
    """What is made beside the server may fail and go well the next time; only a fault of ours stays one."""
    with TestClient(create_app(replace(site, aside=Broken(code)))) as client:
        for lang, words in said.items():
            for headers in ({}, {"x-windroos": "live"}):
                answer = client.get("/spelregels/mcr", headers={"accept-language": lang, **headers})
                assert (answer.status_code, words in answer.text) == (status, True)
                assert answer.headers.get("retry-after") == (guard.AGAIN if status == 503 else None)
            api = client.get(f"/api/rules?lang={lang}")
            assert (api.status_code, words in api.json()["message"]) == (status, True)


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST:8400", "127.0.0.1:1", "192.168.1.20:8136", "[::1]:8136", "[FE80::1]", "testserver."],
)
def test_a_name_of_this_machine_is_listened_to(guarded: TestClient, host: str) -> None:
    assert guarded.get("/", headers={"host": host}).status_code == 200
    same = {"host": host, "origin": f"http://{host.lower()}"}
    assert guarded.post("/body", headers=same).status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example", "localhost.evil.example", "localhost@evil.example", "evil.example@localhost", "", "1.2.3",
        "127.0.0.1.nip.example", "[::1", "[::1]evil", "localhost:8136:1", "localhost:port", "localhost/", "loc alhost",
        "[v1.a]", "０.0.0.1", "evil.local",
    ],
)  # fmt: skip
def test_a_name_that_is_not_ours_is_refused(guarded: TestClient, host: str) -> None:
    """A page elsewhere could have its own name lead to this machine."""
    answer = guarded.get("/", headers={b"host": host.encode()})
    assert answer.status_code == 421
    assert "<h1" in answer.text


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"}, {"origin": "null"}, {"origin": ""}, {"origin": "http://testserver:81"},
        {"origin": "http://testserver.evil.example"}, {"origin": "file://testserver"}, {"origin": "http://a@testserver"},
        {"origin": "http://testserver/"}, {"sec-fetch-site": "cross-site"}, {"sec-fetch-site": "same-site"},
        {"origin": "http://evil.example", "sec-fetch-site": "same-origin"},
    ],
    ids=str,
)  # fmt: skip
def test_only_our_own_pages_may_change_something(guarded: TestClient, headers: dict[str, str]) -> None:
    for method in ("POST", "PUT", "DELETE", "PATCH", "TRACE"):
        answer = guarded.request(method, "/body", headers=headers)
        assert answer.status_code == 403, method
        assert "another website" in answer.text
    assert guarded.get("/", headers=headers).status_code == 200, "looking is free"
    with pytest.raises(WebSocketDisconnect) as refused, guarded.websocket_connect("/talk", headers=headers):
        raise AssertionError("it was accepted")
    assert refused.value.code == 1008


@pytest.mark.parametrize(
    "headers",
    [{}, {"origin": "http://testserver"}, {"origin": "https://TESTSERVER"}, {"sec-fetch-site": "same-origin"}],
    ids=str,
)
def test_our_own_pages_may(guarded: TestClient, headers: dict[str, str]) -> None:
    assert guarded.post("/body", content=b"abc", headers=headers).text == "3"
    with guarded.websocket_connect("/talk", headers=headers) as connected:
        connected.send_text("well")


def test_a_socket_that_fails_is_closed_and_logged(
    guarded: TestClient, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LOG, "propagate", True)
    with caplog.at_level(logging.ERROR, LOG.name), guarded.websocket_connect("/talk") as connected:
        connected.send_text("boom")
        assert connected.receive() == {"type": "websocket.close", "code": 1011}
    assert "socket /talk" in caplog.text


@pytest.mark.parametrize("place", ["/body", "/form", "/api/score"])
def test_a_body_without_a_length_is_counted_too(guarded: TestClient, place: str) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(MOST_BYTES // 10_000 + 1):
            yield b"a" * 10_000

    kind = "application/json" if place == "/api/score" else "application/x-www-form-urlencoded"
    answer = guarded.post(place, content=pieces(), headers={"content-type": kind})
    assert answer.status_code == 413
    assert is_dressed(answer)
    assert "1000 kB" in answer.text
    assert guarded.post("/body", content=b"a" * MOST_BYTES).text == str(MOST_BYTES), "just enough"


def test_a_question_for_the_headers_gets_no_body(guarded: TestClient) -> None:
    for path, status in (("/", 200), ("/nowhere", 404), ("/boom", 500)):
        answer = guarded.head(path)
        assert (answer.status_code, answer.content) == (status, b"")
        assert is_dressed(answer)


def asked_for(path: str, *headers: tuple[bytes, bytes]) -> Scope:
    """What a server tells of a request that sends something."""
    return {
        "type": "http", "method": "POST", "path": path, "raw_path": path.encode(), "query_string": b"",
        "headers": [(b"host", b"testserver"), (b"accept-language", b"nl"), *headers], "client": ("127.0.0.1", 1),
        "server": ("testserver", 80), "scheme": "http", "http_version": "1.1", "root_path": "",
    }  # fmt: skip


def test_a_body_whose_length_is_wrong_is_not_waited_for(site: Site) -> None:
    sent: list[Message] = []

    async def receive() -> NoReturn:
        raise AssertionError("nothing of it is read")

    async def send(message: Message) -> None:
        sent.append(message)

    length, two = (b"content-length", str(MOST_BYTES + 1).encode()), (b"transfer-encoding", b"chunked")
    apart(create_app(site)(asked_for("/api/score", length), receive, send))
    apart(create_app(site)(asked_for("/api/score", (b"content-length", b"4"), two), receive, send))
    starts = [(one["status"], dict(one["headers"]).get(b"connection")) for one in sent if "status" in one]
    assert starts == [(413, None), (400, b"close")], "behind two lengths stands no request"


@pytest.mark.parametrize("pause", [10 * PATIENCE, 0.01])
def test_a_body_may_not_take_for_ever(site: Site, monkeypatch: pytest.MonkeyPatch, pause: float) -> None:
    """The first part comes, and then nothing, or a little at a time without an end."""
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.05)
    app = create_app(site)
    app.add_route("/body", body, methods=["POST"])
    sent: list[Message] = []

    async def receive() -> Message:
        if receiving:
            await asyncio.sleep(pause)
        receiving.append(True)
        return {"type": "http.request", "body": b"a", "more_body": True}

    async def send(message: Message) -> None:
        sent.append(message)

    receiving: list[bool] = []
    apart(asyncio.wait_for(app(asked_for("/body"), receive, send), PATIENCE))
    assert sent[0]["status"] == 408
    assert b"seconden aan" in b"".join(message.get("body", b"") for message in sent)


def test_waiting_for_an_answer_may_take_longer(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once the body is whole, receiving waits for the reader to go away."""
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.1)

    async def slow(scope: object, receive: object, send: object) -> None:
        await receive()  # type: ignore[operator]
        await asyncio.sleep(0.2)
        assert (await receive())["type"] == "http.disconnect"  # type: ignore[operator]
        done.append(True)

    messages: list[Message] = [{"type": "http.request", "body": b"", "more_body": False}, {"type": "http.disconnect"}]

    async def receive() -> Message:
        if len(messages) == 1:
            await asyncio.sleep(0.01)
        return messages.pop(0)

    async def send(message: Message) -> None:
        raise AssertionError

    done: list[bool] = []
    guarding = Guard(slow, site.settings, answering(site.pages))
    scope = {"type": "http", "method": "GET", "path": "/", "query_string": b"", "headers": [(b"host", b"localhost")]}
    apart(guarding(scope, receive, send))
    assert done == [True]


def exchange(address: str, *sent: bytes) -> bytes:
    """What a server says to these bytes; asked again where closing the line overtook the answer."""
    for _ in range(9):
        with suppress(ConnectionResetError, BrokenPipeError):
            return exchanged(address, *sent)
    return exchanged(address, *sent)


def exchanged(address: str, *sent: bytes) -> bytes:
    place = urlsplit(address)
    with closing(socket.create_connection((str(place.hostname), place.port or 80), PATIENCE)) as line:
        for part in sent:
            line.sendall(part)
        said = b""
        while part := line.recv(65536):
            said += part
        return said


def test_a_real_server_and_rude_clients(tmp_path: Path) -> None:
    post = b"POST /instelling HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    with serving(tmp_path) as address:
        huge = exchange(address, post + b"Content-Length: 999999999999\r\n\r\n")
        assert huge.startswith(b"HTTP/1.1 413")
        assert b"content-security-policy" in huge
        more = exchange(address, post + b"Content-Length: 4\r\n\r\n", b"lang=en&theme=dark")
        assert more.startswith((b"HTTP/1.1 303", b"HTTP/1.1 400")), "four bytes are read, and no more"
        assert b"theme" not in more
        for nonsense in (
            post + b"Content-Length: -5\r\n\r\n",
            post + b"Content-Length: 4\r\nContent-Length: 5\r\n\r\nlang=",
            b"GET / HTTP/1.1\r\nHost: a\r\nHost: localhost\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX: " + b"a" * 50_000 + b"\r\n\r\n",
        ):
            assert exchange(address, nonsense).startswith((b"HTTP/1.1 400", b"HTTP/1.1 431")), nonsense[:80]
        with suppress(ConnectionError):  # it does not wait for the end
            exchange(address, b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 3_000_000)
        head = exchange(address, b"HEAD / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200")
        assert head.endswith(b"\r\n\r\n")
        refused = exchange(
            address,
            b"GET /spelen/bcdfghjk/ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nOrigin: http://evil.example\r\n\r\n",
        )
        assert refused.startswith(b"HTTP/1.1 403")


@pytest.mark.parametrize(
    ("address", "field"), [("/tellen", "house"), ("/spelen/nieuw", "house"), ("/spelregels/kaart", "huisregels")]
)
def test_house_rules_that_would_take_long_to_read_are_refused_at_every_door(
    address: str, field: str, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = 'rules = "groenehart2011"\n' + "a" + ".a" * 9_000 + " = 1\n"
    monkeypatch.setattr("tomllib.loads", lambda _: pytest.fail("it is read"))
    sent = {"files": {field: ("huis.toml", text)}} if field == "huisregels" else {"data": {field: text}}
    answer = client.post(address, headers={"origin": "http://testserver"}, **sent)
    assert answer.status_code == 422
    assert "dit is te veel voor een bestand met huisregels" in answer.text
