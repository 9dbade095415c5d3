"""What goes on beside the pages: the socket over which they hear that something happened, and a sign of life."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from windroos.errors import WindroosError
from windroos.store.errors import StoreError
from windroos.tournament.clock import moment_of
from windroos.tournament.clock_requests import DoOutage
from windroos.tournament.hall_view import round_now
from windroos.web.count.signal import SHEET_MESSAGE, UNKNOWN
from windroos.web.tournament.entry import table_of_round
from windroos.web.tournament.house import HERE, TournamentHouse
from windroos.web.tournament.shared_form import FormPage
from windroos.web.until_gone import until_gone

BEAT: Final = 10.0
"""Seconds between two signs of life, by which it is known how long the server was out."""
LOOK: Final = 0.5
"""Seconds between two looks at whether something happened: a result is on the screens within a second."""
ALIVE: Final = "alive"
"""The note that holds the last of them, in seconds since 1970."""


def socket(house: TournamentHouse) -> WebSocketRoute:
    """The socket of a tournament."""

    async def signal(socket: WebSocket) -> None:
        id = socket.path_params["id"]
        await socket.accept()
        if house.folder.state(id) is None:
            await socket.close(UNKNOWN)
            return
        told, page, heard = -1, form_page(house, socket, id), house.access(socket, id)
        with suppress(WindroosError):  # the store is closed
            async with until_gone(socket, page.hear if page is not None else None) as gone:
                while not gone.done():
                    now = house.revision_now(id, heard)
                    if now != told:
                        told = now
                        await socket.send_text(SHEET_MESSAGE.write({"revision": now}))
                    if page is not None and (news := page.news()):
                        await socket.send_text(news)
                    await asyncio.wait({gone}, timeout=LOOK)

    return WebSocketRoute(f"{HERE}/{{id}}/ws", signal)


def form_page(house: TournamentHouse, socket: WebSocket, id: str) -> FormPage | None:
    """The form of a table that a page shares with others at that table; None of other pages, and of who may not."""
    text = socket.query_params.get("tafel", "")
    table = int(text) if text.isdecimal() and text.isascii() and len(text) < 4 else 0
    access = house.access(socket, id)
    if not table or not (access.table == table or access.may("desk")):
        return None

    def now() -> str:
        try:
            state = house.world(id).there()
            round = round_now(state)
            return form_of_table(round, table_of_round(state, round, table).event)
        except WindroosError:  # this round has no such table
            return ""

    return house.forms.page(id, table, now)


def form_of_table(round: int, event: int) -> str:
    """Which form of a table it is: of this round, over the result that this event told."""
    return f"{round}-{event}"


async def keep_alive(house: TournamentHouse) -> None:
    """Tell every clock that ran while the server was out for how long that was; then give a sign of life, for ever."""
    first = True
    while True:
        with suppress(WindroosError):
            await beat(house, first=first)
        first = False
        await asyncio.sleep(BEAT)


async def beat(house: TournamentHouse, *, first: bool) -> None:
    """A sign of life of every tournament whose clock runs; the `first` after a start sees how long there was none."""
    now = house.time.seconds()
    for id in house.folder.ids():
        state = house.folder.state(id)
        clock = state.clock.now_played if state is not None else None
        if clock is None or not clock.runs:
            continue
        if first and (last := house.folder.note(id, ALIVE)).isdecimal():
            await house.folder.do(id, DoOutage(moment_of(int(last)), moment_of(now)), "host", house.time.now())
        with suppress(StoreError):
            await house.folder.keep_note(id, ALIVE, str(now))
