"""A socket that is only spoken to: when its page has gone away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from starlette.websockets import WebSocket, WebSocketDisconnect


@asynccontextmanager
async def until_gone(socket: WebSocket) -> AsyncIterator[asyncio.Task[None]]:
    """While the page is told what happens: a task that is done when it has closed its socket.

    That it went away while it was told is no error.
    """
    gone = asyncio.create_task(_gone(socket))
    try:
        yield gone
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        gone.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await gone


async def _gone(socket: WebSocket) -> None:
    """Wait until the page closes its socket; what it says is not listened to."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass
