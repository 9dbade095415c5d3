"""Equal walls: opening a round's tables at the desk, sitting down by the card of a table, and every wall afterwards."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from windroos.duplicate.walls import WALL_FILE
from windroos.errors import WindroosError
from windroos.text.web.tournament_walls import WORDS
from windroos.tournament.errors import TournamentError
from windroos.tournament.formula import formula_of
from windroos.tournament.state import TournamentState
from windroos.tournament.wall_deciding import has_walls
from windroos.tournament.wall_view import wall_rows, walls_of
from windroos.web.pages import lang_of
from windroos.web.posted import Form
from windroos.web.routing import get, post
from windroos.web.tournament.house import HERE, TournamentHouse, form_of, number_in
from windroos.web.tournament.shown import hidden_from, worth
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
        state = self._house.world(id).there()
        walls, tables = self._house.walls, []
        rounds = range(1, len(state.schedule.rounds) + 1)
        on = [round for round in state.walls.rounds if not state.walls.is_done(round)]
        for round in on:
            for table, play in enumerate(state.walls.rounds[round].plays, 1):
                taken = [walls.is_taken(play, seat) for seat in range(4)]
                tables.append((round, table, play, walls.progress(play), walls.people(play), taken))
        coming = next((round for round in rounds if round not in state.walls.rounds), 0)
        return self._house.page(
            request, "walls_desk.html", id, WORDS, wrong, has=has_walls(state), tables=tables, coming=coming, on=on,
            count=formula_of(state.setup).tournament.rounds.hands or 16, rounds=rounds, typed=form or {},
        )  # fmt: skip

    async def sent(self, request: Request, id: str) -> Response:
        """The next step: committing, opening a round, stopping it, freeing a seat, showing the secret."""
        form = await form_of(request)
        word, _, what = form.get("do", "").partition(":")
        now, by = self._house.time.now(), self._house.access(request, id).by
        walls = self._house.walls
        try:
            if word == "commit":
                await walls.commit(id, by, now)
            elif word == "begin":
                await walls.begin(id, number_in(form, "round", most=1000), form.get("word", "")[:100].strip(), by, now)
            elif word == "stop":
                await walls.stop(id, number_in(form, "round", most=1000), now)
            elif word == "show":
                await walls.show(id, by, now)
            elif word == "free":
                play, _, seat = what.partition("-")
                if walls.of_play(play) != id or seat not in ("0", "1", "2", "3"):
                    raise TournamentError("tournament_tap", name=what[:40])
                await walls.free(play, int(seat))
            else:
                raise TournamentError("tournament_tap", name=word[:40])
        except WindroosError as wrong:
            return self._led(request, id, wrong, form)
        return RedirectResponse(f"{HERE}/{id}/leiding/muren", 303)

    # --- at a table

    async def sit(self, request: Request, id: str, table: int) -> Response:
        """The way to a seat for who scanned the card of its table. Raises TournamentError, TableError."""
        access = self._house.access(request, id)
        if access.table != table and not access.may("desk"):
            raise TournamentError("tournament_for_table")
        form = await form_of(request)
        state = self._house.world(id).there()
        begun = state.walls.rounds.get(number_in(form, "round", most=1000))
        if begun is None or table > len(begun.plays):
            raise TournamentError("tournament_walls_not_begun", round=form.get("round", "")[:4])
        ticket = self._house.walls.seat(begun.plays[table - 1], number_in(form, "seat", most=3))
        return RedirectResponse(f"/j/{self._house.site.links.token(ticket)}", 303)

    # --- afterwards

    async def listed(self, request: Request, id: str) -> Response:
        """The rounds with their walls, and how anybody can check where these came from."""
        await self._house.walls.collect(id, self._house.time.now())
        state = self._house.world(id).there()
        seen = self._seen(request, id, state)
        shown = []
        for round, begun in sorted(state.walls.rounds.items()):
            walls = [(at, promise, wall_rows(state, round, at) if round in seen else ()) for at, promise in
                     enumerate(begun.promises, 1)]  # fmt: skip
            shown.append((round, begun, round in seen, walls))
        return self._house.page(request, "walls.html", id, WORDS, has=has_walls(state), shown=shown)

    async def wall(self, request: Request, id: str, round: int, wall: int) -> Response:
        """One wall: what every table made of it, and the tiles. Raises TournamentError `tournament_wall_open`."""
        await self._house.walls.collect(id, self._house.time.now())
        state, lang = self._house.world(id).there(), lang_of(request)
        rows = wall_rows(state, round, wall) if round in self._seen(request, id, state) else ()
        if not rows:
            raise TournamentError("tournament_wall_open", round=round, wall=wall)
        tiles = await self._house.walls.tiles(rows[0].play, wall)
        best = [max(row.points[wind] for row in rows) for wind in range(4)]
        return self._house.page(
            request, "wall.html", id, WORDS, round=round, wall=wall, rows=rows, tiles=tiles, best=best,
            count=walls_of(state, round), worth=lambda value: worth(value, lang),
            stage=formula_of(state.setup).tournament.walls, round_wind=tiles.round,
        )  # fmt: skip

    async def file(self, _: Request, id: str) -> Response:
        """All that it takes to check the walls. Raises TournamentError `tournament_walls_open`."""
        claim = self._house.world(id).there().walls.claim
        if claim is None:
            raise TournamentError("tournament_walls_kept")
        return JSONResponse(decode(WALL_FILE.write(claim)), headers={"cache-control": "no-store"})

    def _seen(self, request: Request, id: str, state: TournamentState) -> set[int]:
        """The rounds whose walls may be seen: played at all tables, and their results not kept back."""
        closed = len(state.schedule.rounds) + 1 if self._house.access(request, id).may("desk") else hidden_from(state)
        return {round for round in state.walls.rounds if state.walls.is_done(round) and round < closed}
