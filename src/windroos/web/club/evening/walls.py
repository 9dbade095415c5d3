"""Equal walls of an evening: opened at the desk, sat down to by a table's code, looked back at wall by wall."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from windroos.club.errors import ClubError
from windroos.club.wall_deciding import tables_for_walls
from windroos.club.wall_view import evening_walls
from windroos.duplicate.comparing import COMPARE_WAYS
from windroos.duplicate.errors import DuplicateError
from windroos.duplicate.walls import WALL_FILE
from windroos.errors import WindroosError
from windroos.hosting.setup import WallPlace
from windroos.hosting.wall_contest import WallChoice
from windroos.store.store import utc_now
from windroos.text.web.club_evening import WORDS as EVENING
from windroos.text.web.tournament_walls import WORDS
from windroos.web.club.evening.result import compared_of
from windroos.web.club.evening.shared import EveningHouse, evening_values, form_of, number_in, place_of, trouble_of
from windroos.web.errors import status_of
from windroos.web.form import Form
from windroos.web.pages import lang_of
from windroos.web.routing import get, post
from windroos.web.wall_desk import desk_values, wall_step, wall_values, worth
from windroos.wire.json_text import decode


def routes(rooms: EveningHouse) -> list[Route]:
    """The walls of an evening."""
    desk = EveningWallDesk(rooms)
    at = "/club/avond/{id}/muren"
    return [
        get(at, desk.shown),
        post(at, desk.sent),
        get(f"{at}/bestand.json", desk.file),
        get(f"{at}/{{round:number}}/{{wall:number}}", desk.wall),
    ]


class EveningWallDesk:
    """Answers who leads an evening on equal walls, or looks at walls that were played."""

    def __init__(self, rooms: EveningHouse) -> None:
        self._rooms = rooms
        self._house = rooms.house

    def _of(self, id: str) -> WallPlace:
        return WallPlace("evening", self._rooms.placed(id))

    async def shown(self, request: Request, id: str) -> Response:
        """How the walls stand, and those that were played."""
        await self._rooms.walls.collect(self._of(id), utc_now())
        return self._page(request, id)

    def _page(
        self, request: Request, id: str, wrong: WindroosError | None = None, form: Form | None = None
    ) -> HTMLResponse:
        evening, lang = self._rooms.evening(id), lang_of(request)
        state, leads = evening.walls, self._house.access(request).may("helper")
        free: list[int] = []
        lacks = None
        if leads and not state.playing():
            try:
                free = [one.table for one in tables_for_walls(evening)]
            except ClubError as lacking:
                lacks = trouble_of(lacking, lang)
        coming = max(state.rounds, default=0) + 1 if free else 0
        shown = [
            (round, begun, state.is_done(round), sorted(evening_walls(evening, round).items()))
            for round, begun in sorted(state.rounds.items())
        ]
        at = f"{place_of(id)}/muren"
        return self._house.page(
            request, "evening/walls.html", {**EVENING, **WORDS}, status_of(wrong), **evening_values(request, evening),
            trouble=trouble_of(wrong, lang), leads=leads, lacks=lacks, shown=shown, chooses=free, count=0,
            compared=compared_of(evening), worth=partial(worth, lang=lang),
            **desk_values(self._rooms.walls, self._of(id), at, coming, form),
        )  # fmt: skip

    async def sent(self, request: Request, id: str) -> Response:
        """The next step of who leads. Raises ClubError `club_for_helper`."""
        by = self._house.needs(request, "helper").by
        form = await form_of(request)
        try:
            chosen = choice_of(form) if form.get("do") == "begin" else None
            await wall_step(self._rooms.walls, self._of(id), form, by, utc_now(), chosen)
        except WindroosError as wrong:
            return self._page(request, id, wrong, form)
        return RedirectResponse(f"{place_of(id)}/muren", 303)

    async def wall(self, request: Request, id: str, round: int, wall: int) -> Response:
        """One wall: what every table made of it, and the tiles. Raises DuplicateError `wall_open`."""
        await self._rooms.walls.collect(self._of(id), utc_now())
        evening, access, lang = self._rooms.evening(id), self._house.access(request), lang_of(request)
        rows = evening_walls(evening, round) if round in evening.walls.rounds else {}
        return self._house.page(
            request, "evening/wall.html", {**EVENING, **WORDS}, 200, **evening_values(request, evening), round=round,
            worth=partial(worth, lang=lang),
            **await wall_values(self._rooms.walls, rows, wall, lambda one: self._house.name(one, access)),
        )  # fmt: skip

    async def file(self, _: Request, id: str) -> Response:
        """All that it takes to check the walls. Raises DuplicateError `walls_kept`."""
        claim = self._rooms.evening(id).walls.claim
        if claim is None:
            raise DuplicateError("walls_kept")
        return JSONResponse(decode(WALL_FILE.write(claim)), headers={"cache-control": "no-store"})


def choice_of(form: Form) -> WallChoice:
    """What is chosen for a round. Raises ClubError `club_number`, DuplicateError `walls_compare`."""
    compare = next((way for way in COMPARE_WAYS if way == form.get("compare", "mean")), None)
    if compare is None:
        raise DuplicateError("walls_compare", way=form.get("compare", "")[:40], known=", ".join(COMPARE_WAYS))
    return WallChoice(compare, number_in(form, "walls", 8, 100), "together" in form)


def seat_ticket_path(rooms: EveningHouse, evening: str, table: int, part: int, seat: int) -> str:
    """The way to a seat at a table that is played on equal walls. Raises DuplicateError `walls_not_begun`."""
    walls = rooms.evening(evening).walls
    for round in walls.playing():
        begun = walls.rounds[round]
        if (table, part) in begun.tables:
            ticket = rooms.walls.seat(begun.numbered()[table], seat)
            return f"/j/{rooms.house.site.links.token(ticket)}"
    raise DuplicateError("walls_not_begun", round=max(walls.rounds, default=1))
