"""Sockets that leave while they come in: that is no fault of the server's, and nothing is reported."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from starlette.types import ASGIApp, Message, Scope
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState

from tests.web.club_world import CLUB, tell
from tests.web.conftest import apart
from windroos.scoresheet.opening import open_sheet
from windroos.web.app import create_app
from windroos.web.count.tables import CountedTables
from windroos.web.crowd import Crowd
from windroos.web.guard import LOG
from windroos.web.protocols import SocketProtocol
from windroos.web.serve import uvicorn_config
from windroos.web.site import Site

TABLE = "bcdfghjk"
SOCKETS = (
    *(f"/tellen/{TABLE}/ws", "/tellen/kjhgfdcb/ws", f"/spelen/{TABLE}/ws", "/club/avond/e1/ws", "/club/avond/x/ws"),
    *("/toernooi/x/ws", "/bij/0123abcd/club/avond/e1/ws", "/nergens"),
)


def scope_of(path: str, host: str = "testserver") -> Scope:
    return {
        "type": "websocket", "path": path, "raw_path": path.encode(), "query_string": b"", "scheme": "ws",
        "headers": [(b"host", host.encode())], "client": ("127.0.0.1", 5), "server": ("testserver", 80),
        "subprotocols": [], "asgi": {"version": "3.0"}, "extensions": {}, "root_path": "",
    }  # fmt: skip


async def left(app: ASGIApp, scope: Scope, messages: int) -> None:
    """Connect and go away before so many messages and one more have come."""
    asked: list[Message] = [{"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1006}]
    sent: list[Message] = []

    async def receive() -> Message:
        if not asked:
            await asyncio.Event().wait()
        return asked.pop(0)

    async def send(message: Message) -> None:
        if len(sent) == messages:
            raise ClientDisconnected
        sent.append(message)

    await app(scope, receive, send)


@pytest.mark.parametrize("messages", [0, 1])
@pytest.mark.parametrize("path", SOCKETS)
def test_who_leaves_is_reported_nowhere(
    path: str, messages: int, site: Site, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell(site, *CLUB)
    apart(CountedTables(site.store, lambda: TABLE).make(open_sheet("nts2002", ["Anna", "Bart", "Cor", "Dora"])))
    monkeypatch.setattr(LOG, "propagate", True)

    async def main() -> None:
        with suppress(ClientDisconnected):  # the server itself knows what that means
            await left(create_app(site), scope_of(path), messages)

    with caplog.at_level(logging.WARNING):
        apart(main())
    assert caplog.text == ""


def test_who_is_refused_and_has_left_is_reported_nowhere(
    site: Site, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LOG, "propagate", True)
    with caplog.at_level(logging.WARNING), pytest.raises(ClientDisconnected):
        apart(left(create_app(site), scope_of("/spelen/bcdfghjk/ws", "evil.example"), 0))
    assert caplog.text == ""


class Going(asyncio.Transport):
    """A connection whose other side is going."""

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"peername": ("127.0.0.1", 5), "sockname": ("127.0.0.1", 80)}.get(name, default)

    def is_closing(self) -> bool:
        return True


def test_a_connection_that_is_closing_lets_nobody_in(site: Site, tmp_path: Path) -> None:
    """Else the socket would be taken as open, and every message on it be a fault."""

    async def main() -> None:
        config = uvicorn_config(create_app(site), Crowd(10))
        config.load()
        protocol = SocketProtocol(config, ServerState(), {})
        protocol.connection_made(Going())
        with pytest.raises(ClientDisconnected):
            await protocol.send({"type": "websocket.accept"})

    apart(main())
