"""The signal: every open page of a table is told the number of the latest revision, and nothing else."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.websockets import WebSocket

from windroos.web.count.tables import CountedTables
from windroos.web.until_gone import until_gone
from windroos.wire.objects import Key, shape
from windroos.wire.spelling import COUNT, named

REFUSED: Final = 4403
"""Code with which a socket is closed that may not look on."""
UNKNOWN: Final = 4404
"""Code for a table that is not there."""
SHEET_MESSAGE: Final = named("SheetMessage", shape(Key("revision", COUNT)))
"""All that a page is told; what is new it asks for."""


async def follow(socket: WebSocket, tables: CountedTables, id: str) -> None:
    """Tell a page the revision, now and whenever it changes, until it goes away."""
    await socket.accept()
    changed = tables.watch(id)
    try:
        async with until_gone(socket) as gone:
            while not gone.done():
                changed.clear()
                await socket.send_text(SHEET_MESSAGE.write({"revision": (await tables.get(id)).revision}))
                told = asyncio.create_task(changed.wait())
                await asyncio.wait({told, gone}, return_when=asyncio.FIRST_COMPLETED)
                told.cancel()
    finally:
        tables.leave(id, changed)
