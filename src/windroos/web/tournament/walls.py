"""Equal walls: opening a round's tables at the desk, sitting down by the card of a table, and every wall afterwards."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from windroos.duplicate.errors import DuplicateError
from windroos.duplicate.walls import WALL_FILE
from windroos.errors import WindroosError
from windroos.hosting.setup import WallPlace
from windroos.hosting.tournament_walls import WALLS
from windroos.text.web.tournament_walls import WORDS
from windroos.tournament.errors import TournamentError
from windroos.tournament.formula import formula_of
from windroos.tournament.state import TournamentState
from windroos.tournament.wall_deciding import has_walls
from windroos.tournament.wall_view import round_walls
from windroos.web.form import Form
from windroos.web.pages import lang_of
from windroos.web.routing import get, post
from windroos.web.tournament.house import HERE, TournamentHouse, form_of, number_in
from windroos.web.tournament.shown import hidden_from
from windroos.web.wall_desk import desk_values, wall_step, wall_values, worth
from windroos.wire.json_text import decode


def routes(house: TournamentHouse) -> list[Route]:
    """The walls of a tournament."""
    desk = WallDesk(house)
    at = f"{HERE}/{{id}}"
    return [
        get(f"{at}/leiding/muren", desk.led),
        post(f"{at}/leiding/muren", desk.sent),
        get(f"{at}/muren", desk.listed),
        get(f"{at}/muren.json", desk.file),
        get(f"{at}/muren/{{round:number}}/{{wall:number}}", desk.wall),
        post(f"{at}/tafel/{{table:number}}/zit", desk.sit),
    ]


class WallDesk:
    """Answers who leads a tournament on equal walls, sits down at a table of it, or looks at walls that were played."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house

    # --- at the desk

    async def led(self, request: Request, id: str) -> Response:
        """How the walls stand: which rounds are open, and how far each table is."""
        return self._led(request, id)

    def _led(
        self, request: Request, id: str, wrong: WindroosError | None = None, form: Form | None = None
    ) -> HTMLResponse:
        world = self._house.world(id)
        state = world.there()
        rounds = range(1, len(state.schedule.rounds) + 1)
        coming = next((round for round in rounds if round not in state.walls.rounds), 0)
        return self._house.page(
            request, "walls_desk.html", world, WORDS, wrong, has=has_walls(state), count_rounds=len(rounds),
            count=formula_of(state.setup).tournament.rounds.hands or WALLS, chooses=(),
            **desk_values(self._house.walls, _of(id), f"{HERE}/{id}/leiding/muren", coming, form),
        )  # fmt: skip

    async def sent(self, request: Request, id: str) -> Response:
        """The next step."""
        form = await form_of(request)
        try:
            by = self._house.access(request, id).by
            await wall_step(self._house.walls, _of(id), form, by, self._house.time.now())
        except WindroosError as wrong:
            return self._led(request, id, wrong, form)
        return RedirectResponse(f"{HERE}/{id}/leiding/muren", 303)

    # --- at a table

    async def sit(self, request: Request, id: str, table: int) -> Response:
        """The way to a seat for who scanned the card of its table.

        Raises TournamentError, DuplicateError, TableError.
        """
        access = self._house.access(request, id)
        if access.table != table and not access.may("desk"):
            raise TournamentError("tournament_for_table")
        form = await form_of(request)
        state = self._house.world(id).there()
        begun = state.walls.rounds.get(number_in(form, "round", most=1000))
        if begun is None or table > len(begun.plays):
            raise DuplicateError("walls_not_begun", round=form.get("round", "")[:4])
        ticket = self._house.walls.seat(begun.plays[table - 1], number_in(form, "seat", most=3))
        return RedirectResponse(f"/j/{self._house.site.links.token(ticket)}", 303)

    # --- afterwards

    async def listed(self, request: Request, id: str) -> Response:
        """The rounds with their walls, and how anybody can check where these came from."""
        await self._house.walls.collect(_of(id), self._house.time.now())
        world = self._house.world(id)
        state = world.there()
        seen = self._seen(request, id, state)
        shown = []
        for round, begun in sorted(state.walls.rounds.items()):
            found = sorted(round_walls(state, round).items()) if round in seen else []
            shown.append((round, begun, round in seen, found))
        return self._house.page(
            request, "walls.html", world, WORDS, has=has_walls(state), shown=shown, walls=state.walls
        )

    async def wall(self, request: Request, id: str, round: int, wall: int) -> Response:
        """One wall: what every table made of it, and the tiles. Raises DuplicateError `wall_open`."""
        await self._house.walls.collect(_of(id), self._house.time.now())
        world, lang = self._house.world(id), lang_of(request)
        state = world.there()
        names = world.names()
        rows = round_walls(state, round) if round in self._seen(request, id, state) else {}
        return self._house.page(
            request, "wall.html", world, WORDS, round=round, worth=lambda value: worth(value, lang),
            **await wall_values(self._house.walls, rows, wall, lambda one: names.get(one, one)),
        )  # fmt: skip

    async def file(self, _: Request, id: str) -> Response:
        """All that it takes to check the walls. Raises DuplicateError `walls_kept`."""
        claim = self._house.world(id).there().walls.claim
        if claim is None:
            raise DuplicateError("walls_kept")
        return JSONResponse(decode(WALL_FILE.write(claim)), headers={"cache-control": "no-store"})

    def _seen(self, request: Request, id: str, state: TournamentState) -> set[int]:
        """The rounds whose walls may be seen: played at all tables, and their results not kept back."""
        closed = len(state.schedule.rounds) + 1 if self._house.access(request, id).may("desk") else hidden_from(state)
        return {round for round in state.walls.rounds if state.walls.is_done(round) and round < closed}


def _of(id: str) -> WallPlace:
    return WallPlace("tournament", id)
