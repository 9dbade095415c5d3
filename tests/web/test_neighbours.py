"""What one process of a house hands to another."""

from __future__ import annotations

import asyncio
import socket
import sys
from pathlib import Path

import pytest

from tests.web.conftest import apart
from windroos.hosting.sharing import SharedQuestion
from windroos.web.handed import Handed
from windroos.web.neighbours import Neighbours
from windroos.wire.json_text import Json

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs files that are handed over")


def test_a_connection_that_is_handed_over_is_kept_open_by_no_program_begun_later(tmp_path: Path) -> None:
    """Else a browser would wait for an end that only the last of these programs brings."""
    taken: asyncio.Queue[tuple[socket.socket, Handed]] = asyncio.Queue()

    async def take(connection: socket.socket, handed: Handed) -> None:
        taken.put_nowait((connection, handed))

    async def answer(_: SharedQuestion) -> Json:
        raise AssertionError

    async def go() -> None:
        giving, taking = Neighbours(tmp_path, "0"), Neighbours(tmp_path, "1")
        taking.listen(take, answer)
        browser, ours = socket.socketpair()
        given = Handed(b"GET /", 1, ("192.0.2.7", 50_000))
        with browser, ours:
            await giving.give("1", ours.fileno(), given)
            connection, handed = await taken.get()
            with connection:
                assert not connection.get_inheritable()
                assert handed == given
                connection.sendall(b"HTTP")
                assert browser.recv(4) == b"HTTP"
        await taking.close()

    apart(go())
