"""A socket that is spoken to: when its page has gone away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from starlette.websockets import WebSocket, WebSocketDisconnect


@asynccontextmanager
async def until_gone(socket: WebSocket, hear: Callable[[str], None] | None = None) -> AsyncIterator[asyncio.Task[None]]:
    """While the page is told what happens: a task that is done when it has closed its socket.

    What it says is given to `hear`, or not listened to. That it went away while it was told is no error.
    """
    gone = asyncio.create_task(_gone(socket, hear))
    try:
        yield gone
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        gone.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await gone


async def _gone(socket: WebSocket, hear: Callable[[str], None] | None) -> None:
    """Wait until the page closes its socket."""
    while (message := await socket.receive())["type"] != "websocket.disconnect":
        if hear is not None and (text := message.get("text")):
            hear(text)
