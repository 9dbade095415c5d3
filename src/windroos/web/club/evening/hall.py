"""What stands in the hall: check-in at the door by phone, and the screen with seats, leaders, clock and result."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from hashlib import sha256
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from windroos.club.errors import ClubError
from windroos.club.evening_requests import DoArrive
from windroos.errors import WindroosError
from windroos.hosting.tickets import ALPHABET, Ticket
from windroos.store.errors import StoreError
from windroos.text.web.club_evening import WORDS
from windroos.web.club.devices import LASTING
from windroos.web.club.evening import result as results
from windroos.web.club.evening.desk import clock_end, clock_text
from windroos.web.club.evening.shared import (
    EveningHouse,
    evening_values,
    form_of,
    place_of,
    trouble_of,
)
from windroos.web.club.evening.sheets import live_sheets
from windroos.web.club.evening.worn import worn_at
from windroos.web.club.forms import clock_time
from windroos.web.club.house import Clubhouse
from windroos.web.count.signal import SHEET_MESSAGE, UNKNOWN
from windroos.web.errors import status_of
from windroos.web.pages import lang_of
from windroos.web.routing import get, post
from windroos.web.site import qr_code
from windroos.web.until_gone import until_gone

LOOK: Final = 1.0
"""Seconds between two looks at whether anything has happened to an evening."""
DOOR: Final = "door"


def door_link(house: Clubhouse, id: str) -> str:
    """The address of an evening's check-in, with what opens it: good for this evening and a week after it."""
    return f"{house.address}{place_of(id)}/aan?k={house.site.links.token(_ticket(house, id))}"


def _ticket(house: Clubhouse, id: str) -> Ticket:
    """What opens the door of one evening: a ticket of a table that is not there."""
    found = sha256(" ".join(filter(None, (DOOR, house.beside, id))).encode()).digest()
    return Ticket("".join(ALPHABET[byte % len(ALPHABET)] for byte in found[:8]), "reader")


def routes(rooms: EveningHouse) -> list[Route]:
    """Check-in and the screen."""
    desk = HallDesk(rooms)
    return [
        get("/club/avond/{id}/aan", desk.door),
        post("/club/avond/{id}/aan", desk.arrived),
        get("/club/avond/{id}/scherm", desk.screen),
    ]


class HallDesk:
    """Answers phones at the door, and the screen."""

    def __init__(self, rooms: EveningHouse) -> None:
        self._rooms = rooms
        self._house = rooms.house

    def _may_check_in(self, connection: HTTPConnection, id: str, key: str) -> bool:
        """Whether somebody helps here, or was let in by the link of this evening, which is good for a week after it."""
        if self._house.access(connection).may("helper"):
            return True
        held = self._house.site.links.read(key) if key else None
        return held == _ticket(self._house, id) and self._house.today() <= self._rooms.evening(id).day + LASTING

    async def _page(
        self, request: Request, id: str, key: str, wrong: WindroosError | None = None, who: str = ""
    ) -> HTMLResponse:
        """Who may be ticked as there."""
        evening, desk = self._rooms.evening(id), await self._rooms.desk(id)
        link = door_link(self._house, id) if self._house.access(request).may("helper") else ""
        return self._house.page(
            request, "evening/door.html", WORDS, status_of(wrong), **evening_values(request, evening),
            rows=[row for row in desk.rows if row.is_member], key=key, welcome=who,
            trouble=trouble_of(wrong, lang_of(request)), link=link, code=qr_code(link) if link else "",
            lan=self._house.site.settings.lan,
        )  # fmt: skip

    async def door(self, request: Request, id: str) -> Response:
        """Check-in. Raises ClubError `club_door` for who was not let in."""
        key = request.query_params.get("k", "")[:200]
        self._rooms.evening(id)
        if not self._may_check_in(request, id, key):
            raise ClubError("club_door")
        return await self._page(request, id, key, who=request.query_params.get("wie", "")[:40])

    async def arrived(self, request: Request, id: str) -> Response:
        """Notes that somebody is there."""
        form = await form_of(request)
        key, person = form.get("k", ""), form.get("person", "")
        self._rooms.evening(id)
        if not self._may_check_in(request, id, key):
            raise ClubError("club_door")
        try:
            desk = await self._rooms.desk(id)
            if person not in [row.person for row in desk.rows if row.is_member]:
                raise ClubError("club_person_unknown", person=person[:40])
            await self._house.folder.do(DoArrive(id, person, clock_time()), DOOR, self._house.today())
        except WindroosError as wrong:
            return await self._page(request, id, key, wrong)
        return RedirectResponse(f"{place_of(id)}/aan?k={key}&wie={person}", 303)

    async def screen(self, request: Request, id: str) -> Response:
        """Seats, leaders, the clock, and in the end the result."""
        revision = await self._rooms.revision(id)
        evening, desk = self._rooms.evening(id), await self._rooms.desk(id)
        ends = int(clock_end(evening).timestamp()) if clock_text(evening) else 0
        last = evening.clock.last if evening.clock is not None else 0
        shown = [table[-1] for table in desk.tables]
        done = evening.closed or (bool(shown) and all(part.state in ("in", "wrong") for part in shown))
        slides = ["result"] if done else ["seats", "leaders"] if any(one.points for one in shown) else ["seats"]
        return self._house.page(
            request, "evening/screen.html", WORDS, 200, **evening_values(request, evening), desk=desk, slides=slides,
            revision=revision, ends=ends, last=last * 60, until=clock_text(evening),
            result=await results.values(self._rooms, request, evening) if done else None, shown=shown,
            worn=worn_at(self._house.club(), evening, await live_sheets(self._rooms.tables, evening), lang_of(request)),
        )  # fmt: skip


def socket(rooms: EveningHouse) -> WebSocketRoute:
    """The socket of an evening, over which its pages hear that something happened, also to its sheets."""

    async def signal(socket: WebSocket) -> None:
        id = socket.path_params["id"]
        await socket.accept()
        try:
            rooms.evening(id)
        except StoreError:
            raise  # the page is to come again
        except WindroosError:
            await socket.close(UNKNOWN)
            return
        told = -1
        with suppress(WindroosError):  # the store is closed
            async with until_gone(socket) as gone:
                while not gone.done():
                    now = await rooms.revision(id)
                    if now != told:
                        told = now
                        await socket.send_text(SHEET_MESSAGE.write({"revision": now}))
                    await asyncio.wait({gone}, timeout=LOOK)

    return WebSocketRoute("/club/avond/{id}/ws", signal)
