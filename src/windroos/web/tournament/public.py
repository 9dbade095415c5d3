"""The page of a tournament for everybody: what goes on now, where one sits, who takes part, results and standings."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from windroos.duplicate.view import OwnWall
from windroos.reckoning.numbers import show
from windroos.text.web.tournament_public import WORDS
from windroos.text.words import Lang
from windroos.tournament.by_standings import rounds_settled
from windroos.tournament.draw_file import draw_object
from windroos.tournament.errors import TournamentError
from windroos.tournament.final_view import shown_final
from windroos.tournament.hall_view import round_coming, round_now, route_of, seat_in, tables_of
from windroos.tournament.registration import is_open, waiting
from windroos.tournament.schedule_deciding import rounds_played
from windroos.tournament.state import TournamentState
from windroos.tournament.wall_view import walls_of_entrant
from windroos.tournament.world import TournamentWorld
from windroos.web.pages import lang_of
from windroos.web.routing import get
from windroos.web.tournament.house import HERE, TournamentHouse
from windroos.web.tournament.registering import by_name
from windroos.web.tournament.shown import (
    day_said,
    has_points_beside,
    hidden_from,
    may_ask_needs,
    programme,
    running,
    seen_places,
)
from windroos.web.wall_desk import worth

PARTS: Final = ("nu", "deelnemers", "indeling", "uitslagen", "stand")
"""Of the page, by the word in its address."""
OF_ROUND: Final = ("indeling", "uitslagen")
"""Those that are of one round."""
MOST_FOUND: Final = 12


def routes(house: TournamentHouse) -> list[Route]:
    """The page for everybody, and that of a player."""
    desk = PublicDesk(house)
    return [
        get(f"{HERE}/{{id}}", desk.shown),
        get(f"{HERE}/{{id}}/speler/{{number:number}}", desk.player),
        get(f"{HERE}/{{id}}/loting.json", desk.draw),
    ]


class PublicDesk:
    """Answers everybody."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house

    async def shown(self, request: Request, id: str) -> Response:
        """A part of the page; who looks for himself is found by number or name."""
        return self._page(request, id)

    def _page(self, request: Request, id: str) -> HTMLResponse:
        """The part that is looked at. All of it but what goes on now is kept: it holds nothing of who reads."""
        world, lang, chosen = self._house.world(id), lang_of(request), request.query_params.get("deel", "nu")
        state, part = world.there(), chosen if chosen in PARTS else "nu"
        if part == "nu":
            values = self._now(request, world)
        else:
            round = _round_asked(request, state) if part in OF_ROUND else 0
            shown = self._house.part(
                world, "public_part.html", (part, round), lang, WORDS, lambda: self._values(world, part, round, lang)
            )
            values = {"shown": shown}
        return self._house.page(
            request, "public.html", world, WORDS, None, part=part, parts=PARTS,
            may_register=is_open(state, self._house.club.today()), **values,
        )  # fmt: skip

    def _now(self, request: Request, world: TournamentWorld) -> dict[str, object]:
        """What goes on now, and where somebody sits who looks for himself."""
        state, now = world.there(), self._house.time.seconds()
        sought = request.query_params.get("wie", "")[:60].strip()
        found = found_by(world, sought) if sought else []
        coming, (hall, rest) = round_coming(state), running(state, now)
        seats = [(one, seat_in(state, one, coming)) for one in found[:MOST_FOUND]]
        return {
            **{"sought": sought, "found": seats, "many": len(found) > MOST_FOUND},
            **{"hall": hall, "rest": rest, "programme": programme(state, now)},
            "day_of": day_said(lang_of(request)),
        }

    def _values(self, world: TournamentWorld, part: str, round: int, lang: Lang) -> dict[str, object]:
        """What stands in a part that is kept: of this tournament, for everybody."""
        state = world.there()
        if part == "deelnemers":
            return {"part": part, "people": by_name(world, state.entrants.values()), "waits": len(waiting(state))}
        if part in OF_ROUND:
            is_known, rounds = round <= rounds_settled(state), len(state.schedule.rounds)
            tables = tables_of(state, round) if is_known else ()
            closed = hidden_from(state)
            return {
                "part": part,
                "shown_round": round,
                "rounds": rounds,
                "is_known": is_known,
                "tables": tables,
                "closed": closed,
            }
        rows, after = seen_places(self._house.book, state, lang)
        return {
            **{"part": part, "rows": rows, "beside": has_points_beside(state), "after": after},
            **{"last": state.publishing.last(after), "closed": hidden_from(state)},
            **{"rounds": len(state.schedule.rounds), "final": shown_final(state, after)},
            "said": lambda value: show(value, lang),
        }

    async def player(self, request: Request, id: str, number: int) -> Response:
        """Where somebody sits in each round, with whom, and what it came to. Raises TournamentError."""
        world = self._house.world(id)
        state = world.there()
        entrant = state.schedule.entrant_of(number)
        if not entrant:
            raise TournamentError("tournament_player", number=number)
        row = next(
            (one for one in seen_places(self._house.book, state, lang_of(request))[0] if one.entrant == entrant), None
        )
        closed = hidden_from(state)
        results = {
            at: kept.typed.points for at, kept in state.results.items() if kept.typed is not None and at[0] < closed
        }
        return self._house.page(
            request, "player.html", world, WORDS, entrant=entrant, number=number, route=route_of(state, entrant),
            row=row, results=results, walls=self._walls(request, id, state, entrant), coming=round_coming(state),
            beside=has_points_beside(state),
            may_need=may_ask_needs(state, rounds_played(state) + 1),
        )  # fmt: skip

    def _walls(self, request: Request, id: str, state: TournamentState, entrant: str) -> list[tuple[OwnWall, str]]:
        """The walls that somebody played, with what each is worth; of rounds that are not kept back."""
        closed = len(state.schedule.rounds) + 1 if self._house.access(request, id).may("desk") else hidden_from(state)
        lang = lang_of(request)
        return [
            (one, "–" if one.compared is None else worth(one.compared, lang))
            for one in walls_of_entrant(state, entrant)
            if one.round < closed
        ]

    async def draw(self, _: Request, id: str) -> Response:
        """The draw with all that it takes to do it again. Raises TournamentError `tournament_draw_open`."""
        claim = self._house.world(id).there().draw.claim
        if claim is None:
            raise TournamentError("tournament_draw_open")
        return JSONResponse(draw_object(claim), headers={"cache-control": "no-store"})


def found_by(world: TournamentWorld, sought: str) -> list[str]:
    """Who somebody may be, by his playing number or by a part of his name."""
    state = world.there()
    if sought.isascii() and sought.isdecimal() and len(sought) < 5:
        found = state.schedule.entrant_of(int(sought))
        return [found] if found else []
    wanted = sought.casefold()
    names = {id: name.casefold() for id, name in world.names().items() if id in state.entrants}
    return sorted((id for id, name in names.items() if wanted in name), key=names.__getitem__)


def _round_asked(request: Request, state: TournamentState) -> int:
    """The round whose tables are shown: the one that is asked for, else the one that is played."""
    asked = request.query_params.get("ronde", "")
    round = int(asked) if asked.isascii() and asked.isdecimal() and len(asked) < 5 else 0
    return round if 0 < round <= len(state.schedule.rounds) else round_now(state)
