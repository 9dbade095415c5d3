"""The scheme of a season: who sits with whom in each round, and everybody's own way through it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from secrets import randbelow
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.club.club_state import ClubState
from windroos.club.competition import Rounds
from windroos.club.errors import ClubError
from windroos.club.evening_state import EveningState
from windroos.club.forming import sizes
from windroos.club.people import NameOf, member_on, one_with
from windroos.club.purpose_requests import DoRound
from windroos.club.requests import DoEvening
from windroos.club.scheme_games import GameCourse, courses, home_of, rounds_to_give
from windroos.club.season_requests import DoScheme
from windroos.club.seasons import formula_of, season_of
from windroos.people.names import sorted_names
from windroos.seating.measure import SeatingMeasure, measure
from windroos.text.dates import long_day
from windroos.text.figures import whole
from windroos.text.web.club_scheme import WORDS
from windroos.text.words import Lang
from windroos.web.club.evening.calendar import free_id
from windroos.web.club.forms import FormOption, day_needed, text_of
from windroos.web.club.house import Clubhouse, open_club
from windroos.web.pages import lang_of
from windroos.web.posted import posted
from windroos.web.routing import get, post
from windroos.web.schedule.asked import SECONDS
from windroos.web.schedule.made import schedule_within

MOST_ROUNDS: Final = 40
MOST_PLAYERS: Final = 200


class WalkingCard(NamedTuple):
    """Somebody's own way: of each round the number of the table, 0 where he is free, and who sit there too."""

    name: str
    rounds: tuple[tuple[int, tuple[str, ...]], ...]


class GameShown(NamedTuple):
    """A table of a round: who meet there, and what became of it ("" nothing yet)."""

    table: int
    names: tuple[str, ...]
    state: str
    note: str


class RoundShown(NamedTuple):
    """A round with the evening of all of it: its id and its day, "" where it has none."""

    number: int
    evening: str
    day: str
    games: tuple[GameShown, ...]


def routes(house: Clubhouse) -> list[Route]:
    """The page of a scheme."""
    pages = SchemePages(house)
    return [
        get("/club/stand/{season}/schema", pages.shown),
        post("/club/stand/{season}/schema", pages.make),
        post("/club/stand/{season}/schema/avonden", pages.give),
        post("/club/stand/{season}/schema/inhalen", pages.catch_up),
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
        evenings, lang = self._house.world().evenings, lang_of(request)
        found = courses(club, evenings.values(), season)
        held = [one for one in evenings.values() if known.since <= one.day <= known.until and not one.cancelled]
        coming = sorted((one for one in held if not one.closed), key=lambda one: (one.day, one.id))
        members = [one for one in club.people if one_with(club.people, one) == one]
        members = [one for one in members if member_on(club.people, one, self._house.today())]
        by_name = {name(one): one for one in members}
        return self._house.page(
            request,
            "stand/scheme.html",
            WORDS,
            season=season,
            rounds=[
                _round(number, games, home_of(held, season, number), evenings, name, lang)
                for number, games in enumerate(found, 1)
            ],
            missed=_choices(found, ("missed",), name, lang),
            ahead=_choices(found, ("open", "planned"), name, lang),
            coming=[FormOption(one.id, long_day(one.day, lang)) for one in coming],
            to_give=len(rounds_to_give(club, evenings.values(), season, formula_of(known).lines.kinds)),
            today=self._house.today().isoformat(),
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
            site = self._house.site
            seed = randbelow(1 << 31)
            made = await site.searching.do(site.who(request), schedule_within, SECONDS, tables, count, seed)
            rounds = tuple(tuple(tuple(people[player] for player in table) for table in one) for one in made.rounds)
        await self._house.do(request, DoScheme(season, rounds))
        return RedirectResponse(request.url.path, 303)

    async def give(self, request: Request, season: str) -> Response:
        """A round to an evening; or to each evening to come the next round that has none."""
        world = self._house.world()
        async with posted(request) as form:
            word, evening = text_of(form, "do"), text_of(form, "evening")[:40]
            number = whole(text_of(form, "round")) or 0
        asked = [DoRound(evening, season, number, (), off=word == "off")]
        if word == "all":
            club = open_club(world)
            kinds = formula_of(season_of(club, season)).lines.kinds
            given = rounds_to_give(club, world.evenings.values(), season, kinds)
            asked = [DoRound(one.id, season, at, (), off=False) for one, at in given]
        for one in asked:
            await self._house.do(request, one)
        return RedirectResponse(_page_of(request), 303)

    async def catch_up(self, request: Request, season: str) -> Response:
        """A table of a round on another evening; on a new one where a day is given."""
        async with posted(request) as form:
            number, _, table = text_of(form, "game").partition(".")
            evening, on = text_of(form, "evening")[:40], text_of(form, "day")
        asked = DoRound(evening, season, whole(number) or 0, (whole(table) or 0,), off=False)
        games = courses(open_club(self._house.world()), (), season)
        if not 0 < asked.round <= len(games) or not 0 < asked.tables[0] <= len(games[asked.round - 1]):
            raise ClubError("club_round_none", season=season, round=asked.round)
        if not evening:
            asked = asked._replace(evening=await self._new_evening(request, season, asked.round, day_needed(on)))
        await self._house.do(request, asked)
        return RedirectResponse(_page_of(request), 303)

    async def _new_evening(self, request: Request, season: str, round: int, on: date) -> str:
        """A catch-up evening, played as the round's own."""
        world = self._house.world()
        home = home_of(world.evenings.values(), season, round)
        rules = home.allowed if home is not None else ()
        begins = home.begins if home is not None else ""
        made = await self._house.do(request, DoEvening(free_id(world, on), on, "catch_up", rules, begins))
        return str(made["id"])


def _page_of(request: Request) -> str:
    """The page of the scheme, of an address beneath it."""
    return request.url.path.rpartition("/")[0]


def _round(
    number: int,
    games: Sequence[GameCourse],
    home: EveningState | None,
    evenings: Mapping[str, EveningState],
    name: NameOf,
    lang: Lang,
) -> RoundShown:
    shown = []
    for course in games:
        key = course.state
        values = {"names": ", ".join(name(one) for one in course.lacking)}
        if course.played and home is not None and course.played[-1].evening != home.id:
            on = evenings[course.played[-1].evening].day
            values["day"] = long_day(on, lang)
            note = WORDS["game_caught_up" if on > home.day else "game_ahead"].to(lang).format_map(values)
        elif course.state == "planned" and home is not None and home.id not in course.evenings[-1:]:
            values["day"] = long_day(evenings[course.evenings[-1]].day, lang)
            note = WORDS["game_moved"].to(lang).format_map(values)
        elif course.state in ("open", "planned"):
            note = ""
        else:
            note = WORDS[f"game_{key}"].to(lang).format_map(values)
        shown.append(GameShown(course.game.table, tuple(name(one) for one in course.game.players), key, note))
    day = long_day(home.day, lang) if home is not None else ""
    return RoundShown(number, home.id if home is not None else "", day, tuple(shown))


def _choices(
    rounds: Sequence[Sequence[GameCourse]], states: Sequence[str], name: NameOf, lang: Lang
) -> list[FormOption]:
    """The games of these states, to choose from."""
    said = WORDS["game_choice"].to(lang)
    return [
        FormOption(
            f"{course.game.round}.{course.game.table}",
            said.format(
                round=course.game.round,
                table=course.game.table,
                names=", ".join(name(one) for one in course.game.players),
            ),
        )
        for games in rounds
        for course in games
        if course.state in states
    ]


def _figures(rounds: Rounds) -> SeatingMeasure | None:
    """How even a scheme is; None of no rounds."""
    people = sorted({person for tables in rounds for table in tables for person in table})
    if not people:
        return None
    at = {person: number for number, person in enumerate(people)}
    return measure([tuple(tuple(at[person] for person in table) for table in tables) for tables in rounds])


def _cards(club: ClubState, rounds: Rounds, name: NameOf) -> list[WalkingCard]:
    people = {person for tables in rounds for table in tables for person in table}
    by_name = {name(person): person for person in people if person in club.people}
    return [
        WalkingCard(one, tuple(_seat(tables, by_name[one], name) for tables in rounds)) for one in sorted_names(by_name)
    ]


def _seat(tables: Sequence[Sequence[str]], person: str, name: NameOf) -> tuple[int, tuple[str, ...]]:
    """The table of somebody in a round, and the others there."""
    for number, table in enumerate(tables, 1):
        if person in table:
            return number, tuple(name(one) for one in table if one != person)
    return 0, ()
