"""The scheme of a season: who sits with whom in each round, and everybody's own way through it."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import randbelow
from typing import Final, NamedTuple

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.club.club_state import ClubState
from windroos.club.competition import Rounds
from windroos.club.errors import ClubError
from windroos.club.forming import sizes
from windroos.club.people import member_on, one_with, sorted_names
from windroos.club.season_requests import DoScheme
from windroos.club.seasons import season_of
from windroos.seating.even import SeatingFigures, figures_of, scheme
from windroos.text.figures import whole
from windroos.text.web.club_scheme import WORDS
from windroos.web.club.house import Clubhouse, open_club
from windroos.web.club.stand.shown import Naming
from windroos.web.posted import posted
from windroos.web.routing import get, post

MOST_ROUNDS: Final = 40
MOST_PLAYERS: Final = 200


class WalkingCard(NamedTuple):
    """Somebody's own way: of each round the number of the table, 0 where he is free, and who sit there too."""

    name: str
    rounds: tuple[tuple[int, tuple[str, ...]], ...]


def routes(house: Clubhouse) -> list[Route]:
    """The page of a scheme."""
    pages = SchemePages(house)
    return [
        get("/club/stand/{season}/schema", pages.shown),
        post("/club/stand/{season}/schema", pages.make),
    ]


class SchemePages:
    """Answers with schemes."""

    def __init__(self, house: Clubhouse) -> None:
        self._house = house

    async def shown(self, request: Request, season: str) -> Response:
        """The rounds, their figures and the walking cards."""
        access = self._house.access(request)
        club, name = open_club(self._house.world()), self._house.names(access)
        known = season_of(club, season)
        rounds = club.competition.schemes.get(season, ())
        members = [one for one in club.people if one_with(club.people, one) == one]
        members = [one for one in members if member_on(club.people, one, self._house.today())]
        by_name = {name(one): one for one in members}
        return self._house.page(
            request,
            "stand/scheme.html",
            WORDS,
            season=season,
            rounds=[[[name(one) for one in table] for table in tables] for tables in rounds],
            figures=_figures(rounds),
            cards=_cards(club, rounds, name),
            members=[
                (by_name[one], one, not known.people or by_name[one] in known.people) for one in sorted_names(by_name)
            ],
            most=MOST_ROUNDS,
        )

    async def make(self, request: Request, season: str) -> Response:
        """A scheme for those who are chosen; or none any more."""
        async with posted(request) as form:
            people = [str(one) for one in form.getlist("people")][:MOST_PLAYERS]
            count = whole(str(form.get("rounds", ""))) or 0
            removes = form.get("do") == "remove"
        rounds: Rounds = ()
        if not removes:
            tables = sizes(len(people))
            if not tables or not 0 < count <= MOST_ROUNDS:
                raise ClubError("club_scheme_people", most=MOST_ROUNDS)
            made = await run_in_threadpool(scheme, tables, count, randbelow(1 << 31))
            rounds = tuple(tuple(tuple(people[player] for player in table) for table in one) for one in made.rounds)
        await self._house.do(request, DoScheme(season, rounds))
        return RedirectResponse(request.url.path, 303)


def _figures(rounds: Rounds) -> SeatingFigures | None:
    """How even a scheme is; None of no rounds."""
    people = sorted({person for tables in rounds for table in tables for person in table})
    if not people:
        return None
    at = {person: number for number, person in enumerate(people)}
    return figures_of(
        [tuple(tuple(at[person] for person in table) for table in tables) for tables in rounds], len(people)
    )


def _cards(club: ClubState, rounds: Rounds, name: Naming) -> list[WalkingCard]:
    people = {person for tables in rounds for table in tables for person in table}
    by_name = {name(person): person for person in people if person in club.people}
    return [
        WalkingCard(one, tuple(_seat(tables, by_name[one], name) for tables in rounds)) for one in sorted_names(by_name)
    ]


def _seat(tables: Sequence[Sequence[str]], person: str, name: Naming) -> tuple[int, tuple[str, ...]]:
    """The table of somebody in a round, and the others there."""
    for number, table in enumerate(tables, 1):
        if person in table:
            return number, tuple(name(one) for one in table if one != person)
    return 0, ()
