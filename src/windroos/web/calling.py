"""Calling another machine at its inner port: a way to it, once both have made themselves known (`greeting`)."""

from __future__ import annotations

import asyncio
import errno
import json
import socket
from contextlib import closing
from typing import Any, Final

from windroos.web.greeting import greet
from windroos.wire.json_text import Json

MOST: Final = 1_000_000
"""Bytes of an answer."""
PIECE: Final = 65_536

Address = tuple[str, int]
"""A name or an address, and a port."""


async def called(place: Address, number: int, secret: bytes, said: bytes, seconds: float) -> socket.socket:
    """A way to a machine, by whichever address answers within so long: a name may have several.

    Raises OSError: it is not that machine, or is not reached; with ECONNREFUSED only where nobody listens at any of
    its addresses.
    """
    why: OSError | None = None
    async with asyncio.timeout(seconds):
        found = await asyncio.get_running_loop().getaddrinfo(*place, type=socket.SOCK_STREAM)
    for family, _, _, _, address in found:
        try:
            async with asyncio.timeout(seconds / len(found)):
                return await _called(family, address, number, secret, said)
        except OSError as refused:
            why = refused if why is None or is_refusal(why) else why
    raise why or ConnectionRefusedError


async def answer_on(way: socket.socket) -> Json:
    """What is answered on a way, which is closed then. Raises OSError, also where that is nothing, or nonsense."""
    answer = b""
    with closing(way):
        while len(answer) < MOST and (part := await asyncio.get_running_loop().sock_recv(way, PIECE)):
            answer += part
    return told_in(answer)


def told_in(answer: bytes) -> Json:
    """What an answer says. Raises OSError: there is none, or it was cut off in the middle, or is nothing of ours."""
    try:
        told: Json = json.loads(answer)
    except (ValueError, RecursionError):
        raise ConnectionResetError from None
    return told


def is_refusal(why: OSError) -> bool:
    """Whether nobody listens there, as the system says; not that somebody does who is another."""
    return why.errno == errno.ECONNREFUSED


async def _called(family: int, address: Any, number: int, secret: bytes, said: bytes) -> socket.socket:
    way = socket.socket(family, socket.SOCK_STREAM)
    try:
        way.setblocking(False)
        way.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        await asyncio.get_running_loop().sock_connect(way, address)
        await greet(way, secret, number, said)
    except BaseException:
        way.close()
        raise
    return way
