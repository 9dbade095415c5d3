"""Pages of figures: a person, records, the collection, the twenty-one, the champion and cups."""

from __future__ import annotations

from typing import Any, Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.club.club_events import SeasonSet
from windroos.club.club_state import ClubState
from windroos.club.collection import BOOK_BEST
from windroos.club.daybook import RULES
from windroos.club.deciding import ClubWorld
from windroos.club.errors import ClubError
from windroos.club.people import member_on, one_with
from windroos.club.portrait import portrait, rules_played
from windroos.club.records import RecordSpan, rarest_of, records_of
from windroos.club.requests import DoHandIn, DoShow
from windroos.club.seasons import formula_of, season_called
from windroos.club.tally import EveningTally
from windroos.club.tallying import programme_year, ruled_by
from windroos.text.explain import listed
from windroos.text.web.club_figures import WORDS
from windroos.text.web.count import WORDS as COUNT
from windroos.text.words import Lang
from windroos.web.club.figure_lines import (
    NameOf,
    day_of,
    record_lines,
    rules_name,
    special_line,
)
from windroos.web.club.house import HERE, Clubhouse, open_club
from windroos.web.club.person_page import (
    SlotCell,
    collected,
    collection_sum,
    portrait_values,
    program_lines,
    season_line,
    slot_cells,
    unknown_slots,
)
from windroos.web.club.tally_book import TallyBook
from windroos.web.pages import lang_of
from windroos.web.routing import get, post

YEARS: Final = 12
"""Earlier years that a page of a year leads to."""
SPOKEN: Final = {**COUNT, **WORDS}


def routes(house: Clubhouse, book: TallyBook) -> list[Route]:
    """The pages of figures."""
    pages = FigurePages(house, book)
    return [
        get(f"{HERE}/speler/{{person}}", pages.person),
        get(f"{HERE}/records", pages.records),
        get(f"{HERE}/verzameling", pages.collection),
        get(f"{HERE}/21", pages.twentyone),
        get(f"{HERE}/kampioen", pages.champion),
        get(f"{HERE}/bekers", pages.cups),
        post(f"{HERE}/bekers/{{cup}}/ingeleverd", pages.hand_in),
    ]


class FigurePages:
    """Answers requests with pages of figures; what takes long is done in a thread."""

    def __init__(self, house: Clubhouse, book: TallyBook) -> None:
        self._house = house
        self._book = book

    async def person(self, request: Request, person: str) -> Response:
        """A person's page, for members."""
        access, world, lang = self._house.access(request), self._world(), lang_of(request)
        club = open_club(world)
        if person not in club.people:
            raise ClubError("club_person_unknown", person=person[:40])
        who, query = one_with(club.people, person), request.query_params
        values = await run_in_threadpool(
            self._person, world, who, query.get("regels", ""), query.get("seizoen", ""), self._house.names(access), lang
        )
        cups = [
            _cup_name(club, id)
            for id in club.cups
            if self._house.folder.show(_asked("cup", cup=id), self._house.today())["holder"] == who
        ]
        return self._house.page(
            request, "person.html", SPOKEN, person=who, cups=listed(cups, lang) if cups else "", **values
        )

    def _person(
        self, world: ClubWorld, who: str, rules: str, season: str, name_of: NameOf, lang: Lang
    ) -> dict[str, Any]:
        club, today = open_club(world), self._house.today()
        own = self._book.reckoned(world, ("own", who), lambda all_of: tuple(one for one in all_of if who in one.people))
        played = rules_played(own, who)
        if not played:
            return {"played": (), "winner_of": ""}
        chosen = rules if rules in played else played[0]
        span = club.seasons.get(season)
        some = own if span is None else tuple(one for one in own if span.since <= one.day <= span.until)
        rows = [
            (one, row)
            for one in sorted(club.seasons.values(), key=lambda one: one.since, reverse=True)
            for row in self._book.ranking(world, one, today)
            if row.person == who
        ]
        lines = [season_line(one, season_called(one), row, lang, ended=one.until < today) for one, row in rows]
        held = collected(who, own, club.numbers)
        found = portrait(who, some, chosen)
        return {
            "played": [(id, rules_name(id, lang)) for id in played],
            "chosen": chosen,
            "chosen_season": season if span is not None else "",
            "seasons_open": [line for line in lines if not line.ended],
            "seasons": lines,
            "winner_of": listed([line.name for line in lines if line.ended and line.place == 1], lang)
            if any(line.ended and line.place == 1 for line in lines)
            else "",
            "slots": slot_cells(held, lang) if held is not None and chosen == RULES else (),
            "slots_unknown": unknown_slots(held) if held is not None else 0,
            "slots_sum": collection_sum(held) if held is not None else "",
            "program": program_lines(who, some, lang, ruled_by(club.settings)) if chosen == RULES else (),
            **portrait_values(found, name_of, lang),
        }

    async def records(self, request: Request) -> Response:
        """The records by one rule set, of the club, a season, or the members of now."""
        access, world, lang = self._house.access(request), self._world(), lang_of(request)
        query = request.query_params
        values = await run_in_threadpool(
            self._records, world, query.get("regels", ""), query.get("wie", ""), self._house.names(access), lang
        )
        return self._house.page(request, "records.html", SPOKEN, **values)

    def _records(self, world: ClubWorld, rules: str, who: str, name_of: NameOf, lang: Lang) -> dict[str, Any]:
        club, today = open_club(world), self._house.today()
        played = self._book.reckoned(world, "rules", rules_played)
        chosen = rules if rules in played else next(iter(played), "")
        season = club.seasons.get(who)
        shown = who if season is not None or who == "leden" else ""
        spans = [RecordSpan(one.since, one.until) for one in club.seasons.values()]

        def some(evenings: tuple[EveningTally, ...]) -> tuple[EveningTally, ...]:
            if season is None:
                return evenings
            return tuple(one for one in evenings if season.since <= one.day <= season.until)

        members = frozenset(id for id in club.people if member_on(club.people, id, today)) if shown == "leden" else None
        found = self._book.reckoned(
            world,
            ("records", chosen, shown, today),
            lambda evenings: (
                records_of(some(evenings), chosen, spans, members),
                rarest_of(some(evenings), chosen),
            ),
        ) if chosen else ((), ())  # fmt: skip
        return {
            "played": [(id, rules_name(id, lang)) for id in played],
            "chosen": chosen,
            "shown": shown,
            "seasons": [(one.season, season_called(one)) for one in _latest(club)],
            "found": record_lines(found[0], name_of, lang),
            "rare": [special_line(one, chosen, name_of, lang) for one in found[1]] if members is None else [],
        }

    async def collection(self, request: Request) -> Response:
        """Who made which special hand."""
        access, world, lang = self._house.access(request), self._world(), lang_of(request)
        values = await run_in_threadpool(self._collection, world, self._house.names(access), lang)
        return self._house.page(request, "collection.html", SPOKEN, **values)

    def _collection(self, world: ClubWorld, name_of: NameOf, lang: Lang) -> dict[str, Any]:
        club = open_club(world)
        evenings = self._book.evenings(world)
        people = sorted(
            {
                one.person
                for evening in evenings
                for game in evening.games
                if game.rules == RULES
                for one in game.mahjongs
            },
            key=name_of,
        )
        cells: dict[str, tuple[SlotCell, ...]] = {}
        rows = []
        for person in people:
            held = collected(person, evenings, club.numbers)
            if held is not None:
                cells[person] = slot_cells(held, lang)
                rows.append((person, collection_sum(held)))
        slots = {(cell.number, cell.name): cell for own in cells.values() for cell in own}
        heads = [
            (
                cell,
                [
                    (person, one.times)
                    for person, own in cells.items()
                    for one in own
                    if (one.number, one.name) == key and one.times
                ],
            )
            for key, cell in slots.items()
        ]
        unknown = sum(not cell.number for cell in slots.values())
        return {"rows": rows, "heads": heads, "unknown": unknown, "book": BOOK_BEST}

    async def twentyone(self, request: Request) -> Response:
        """The race for the twenty-one."""
        return self._year_page(request, "twentyone")

    async def champion(self, request: Request) -> Response:
        """The totals of hands of 1000 points."""
        return self._year_page(request, "champion")

    def _year_page(self, request: Request, what: str) -> Response:
        world, lang = self._world(), lang_of(request)
        club, today = open_club(world), self._house.today()
        now = programme_year(club, today).number
        asked = request.query_params.get("jaar", "")
        year = int(asked) if asked.isascii() and asked.isdecimal() and len(asked) == 4 else now
        first = min((one.day.year for one in world.evenings.values()), default=now)
        name_of = self._house.names(self._house.access(request))
        found = self._house.folder.show(_asked(what, year=min(max(year, first - 1), now + 1)), today)
        return self._house.page(
            request,
            f"{what}.html",
            SPOKEN,
            found=found,
            years=[one for one in range(now, max(first, now - YEARS) - 1, -1) if one != found["year"]],
            day_of=lambda text: day_of(text, lang),
            people_of=lambda people: listed([name_of(one) for one in people], lang),
        )

    async def cups(self, request: Request) -> Response:
        """Every cup: holder, when it is due, wins of the year, all winners."""
        world, lang = self._world(), lang_of(request)
        club, today = open_club(world), self._house.today()
        shown = []
        for id, cup in sorted(club.cups.items()):
            season = club.seasons.get(cup.season)
            keep = formula_of(season).cup.keep_after if season is not None else 0
            found = self._house.folder.show(_asked("cup", cup=id), today)
            shown.append((id, _cup_name(club, id), keep, found))
        return self._house.page(request, "cups.html", SPOKEN, cups=shown, day_of=lambda text: day_of(text, lang))

    async def hand_in(self, request: Request, cup: str) -> Response:
        """The cup is back."""
        await self._house.do(request, DoHandIn(cup, self._house.today()))
        return RedirectResponse(f"{HERE}/bekers", 303)

    def _world(self) -> ClubWorld:
        world = self._house.world()
        open_club(world)
        return world


def _asked(what: str, **keys: Any) -> DoShow:
    return DoShow(what, "", "", None, "", "", "", None, 0, "")._replace(**keys)


def _latest(club: ClubState) -> list[SeasonSet]:
    return sorted(club.seasons.values(), key=lambda one: one.since, reverse=True)


def _cup_name(club: ClubState, id: str) -> str:
    season = club.seasons.get(club.cups[id].season)
    return season_called(season) if season is not None else id
