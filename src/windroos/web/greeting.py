"""How a process of one machine makes itself known to one of another: both show that they have the house's secret.

    callee  a number that is used once
    caller  the length of what it says, that, a number of its own, and a seal over it all
    callee  a seal over the same

The secret itself is never said, what was overheard is good for nothing, and who has no secret hears one number. The
machine that is called is part of the seals, so that nobody is taken for another whose address he has now.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import socket
from typing import Final

MOST: Final = 2048
"""Bytes that may be said in a greeting."""
_ONCE: Final = 32
_SEAL: Final = 32


async def greet(way: socket.socket, secret: bytes, machine: int, said: bytes) -> None:
    """Call a machine on a socket that does not block. Raises OSError: it is not that machine, or is gone."""
    loop = asyncio.get_running_loop()
    theirs, ours = await _exactly(way, _ONCE), secrets.token_bytes(_ONCE)
    seal = _sealed(secret, b"call", machine, theirs, ours, said)
    await loop.sock_sendall(way, len(said).to_bytes(2, "big") + said + ours + seal)
    if not hmac.compare_digest(await _exactly(way, _SEAL), _sealed(secret, b"hear", machine, theirs, ours, said)):
        raise ConnectionRefusedError


async def be_greeted(way: socket.socket, secret: bytes, machine: int) -> bytes:
    """What a caller says who has the secret. Raises OSError: he has not, or is gone."""
    loop, ours = asyncio.get_running_loop(), secrets.token_bytes(_ONCE)
    await loop.sock_sendall(way, ours)
    length = int.from_bytes(await _exactly(way, 2), "big")
    if length > MOST:
        raise ConnectionRefusedError
    said, theirs = await _exactly(way, length), await _exactly(way, _ONCE)
    if not hmac.compare_digest(await _exactly(way, _SEAL), _sealed(secret, b"call", machine, ours, theirs, said)):
        raise ConnectionRefusedError
    await loop.sock_sendall(way, _sealed(secret, b"hear", machine, ours, theirs, said))
    return said


async def _exactly(way: socket.socket, count: int) -> bytes:
    """So many bytes, and none that comes behind them. Raises OSError."""
    loop, got = asyncio.get_running_loop(), b""
    while len(got) < count:
        part = await loop.sock_recv(way, count - len(got))
        if not part:
            raise ConnectionResetError
        got += part
    return got


def _sealed(secret: bytes, who: bytes, machine: int, of_callee: bytes, of_caller: bytes, said: bytes) -> bytes:
    return hmac.digest(secret, b"%b %d " % (who, machine) + of_callee + of_caller + said, hashlib.sha256)
