"""Pages of the score program and of honours: the collection, the twenty-one, the champion, and cups."""

from __future__ import annotations

from typing import Any, Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.club.collection import BOOK_BEST
from windroos.club.cup import cup_called
from windroos.club.deciding import ClubWorld
from windroos.club.errors import ClubError
from windroos.club.figures import of_rules
from windroos.club.honours import honours_of
from windroos.club.mahjongs import RULES, Missed, missed
from windroos.club.people import NameOf
from windroos.club.programme_say import missed_lines, special_name
from windroos.club.requests import DoHandIn, DoShow
from windroos.club.season_requests import DoHonour
from windroos.club.seasons import formula_of
from windroos.club.tallying import programme_year
from windroos.text.explain import listed
from windroos.text.web.club_figures import WORDS
from windroos.text.web.count import WORDS as COUNT
from windroos.text.words import Lang
from windroos.web.club.collection_lines import SlotCell, collected, collection_sum, slot_cells
from windroos.web.club.evening.shared import form_of
from windroos.web.club.evening.shared import listed as listed_people
from windroos.web.club.figure_lines import (
    day_of,
)
from windroos.web.club.house import HERE, Clubhouse, open_club, open_world
from windroos.web.club.program_years import not_taken_line, totals_of_years
from windroos.web.club.tally_book import TallyBook
from windroos.web.club.typed_people import with_people
from windroos.web.pages import lang_of
from windroos.web.routing import get, post

_YEAR_DIGITS: Final = 4
YEARS: Final = 12
"""Earlier years that a page of a year leads to."""
SPOKEN: Final = {**COUNT, **WORDS}


def routes(house: Clubhouse, book: TallyBook) -> list[Route]:
    """The collection, the twenty-one, the champion and cups."""
    desk = HonoursDesk(house, book)
    return [
        get(f"{HERE}/verzameling", desk.collection),
        get(f"{HERE}/21", desk.twentyone),
        get(f"{HERE}/kampioen", desk.champion),
        get(f"{HERE}/bekers", desk.cups),
        post(f"{HERE}/bekers", desk.honour),
        post(f"{HERE}/bekers/{{cup}}/ingeleverd", desk.hand_in),
    ]


class HonoursDesk:
    """Answers requests with these pages; what takes long is done in a thread."""

    def __init__(self, house: Clubhouse, book: TallyBook) -> None:
        self._house = house
        self._book = book

    async def collection(self, request: Request) -> Response:
        """Who made which special hand."""
        access, world, lang = self._house.access(request), open_world(self._house), lang_of(request)
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
        rows: list[tuple[str, str]] = []
        made_by: dict[str, dict[tuple[str, str], int]] = {}
        slots: dict[tuple[str, str], SlotCell] = {}
        for person in people:
            held = collected(person, evenings, club.numbers)
            if held is not None:
                own = {(cell.number, cell.name): cell for cell in slot_cells(held, lang)}
                slots |= own
                made_by[person] = {key: cell.times for key, cell in own.items() if cell.times}
                rows.append((person, collection_sum(held)))
        heads = [
            (key, cell, [(person, own[key]) for person, own in made_by.items() if key in own])
            for key, cell in sorted(slots.items(), key=lambda one: (not one[0][0], int(one[0][0] or 0), one[0][1]))
        ]
        unknown = sum(not cell.number for cell in slots.values())
        made = [one for game in of_rules(evenings, RULES) for one in game.mahjongs]
        return {
            "rows": rows,
            "heads": heads,
            "made_by": made_by,
            "unknown": unknown,
            "book": BOOK_BEST,
            "missed": missed_lines(missed(made), lang),
            "not_taken": not_taken_line(world, lang),
        }

    async def twentyone(self, request: Request) -> Response:
        """The race for the twenty-one."""
        return await self._year_page(request, "twentyone")

    async def champion(self, request: Request) -> Response:
        """The totals of hands of 1000 points."""
        return await self._year_page(request, "champion")

    async def _year_page(self, request: Request, what: str) -> Response:
        world, lang = open_world(self._house), lang_of(request)
        club, today = open_club(world), self._house.today()
        now = programme_year(club, today).number
        typed = request.query_params.get("jaar", "")
        year = int(typed) if typed.isascii() and typed.isdecimal() and len(typed) == _YEAR_DIGITS else now
        first = min((one.day.year for one in world.evenings.values()), default=now)
        name_of = self._house.names(self._house.access(request))
        asked = DoShow(what, year=min(max(year, first - 1), now + 1))
        found = await run_in_threadpool(self._house.folder.show, asked, today)
        totals = await run_in_threadpool(totals_of_years, self._book, world) if what == "champion" else ()
        return self._house.page(
            request,
            f"{what}.html",
            SPOKEN,
            found=found,
            years=[one for one in range(now, max(first, now - YEARS) - 1, -1) if one != found["year"]],
            day_of=lambda text: day_of(text, lang),
            hand_called=lambda hand: special_name(RULES, hand, None, lang),
            missed=[
                (name_of(row["person"]), line)
                for row in found["rows"]
                if row["missed"] is not None
                for line in missed_lines(Missed(tuple(row["missed"]["unnumbered"]), row["missed"]["unsaid"]), lang)
            ],
            champions=[
                (one.year, [row.person for row in one.rows if row.place == 1], one.rows[0].total)
                for one in totals
                if one.year < now
            ],
            not_taken=not_taken_line(world, lang),
            people_of=lambda people: listed([name_of(one) for one in people], lang),
        )

    async def cups(self, request: Request) -> Response:
        """Every cup: holder, when it is due, wins of the year, all winners; and the honours."""
        world, lang = open_world(self._house), lang_of(request)
        club, today = open_club(world), self._house.today()
        shown = []
        for id, cup in sorted(club.cups.items()):
            season = club.seasons.get(cup.season)
            keep = formula_of(season).cup.keep_after if season is not None else 0
            found = await run_in_threadpool(self._house.folder.show, DoShow("cup", cup=id), today)
            shown.append((id, cup_called(club, id, lang), keep, found))
        access = self._house.access(request)
        people = listed_people(world) if access.may("secretary") else []
        return self._house.page(
            request,
            "cups.html",
            SPOKEN,
            cups=shown,
            day_of=lambda text: day_of(text, lang),
            honours=honours_of(club, lang),
            told=lambda text: self._house.told(text, access),
            people=people,
        )

    async def honour(self, request: Request) -> Response:
        """Type a title of an earlier year, or take one back; who is not known yet becomes a guest."""
        typed = await form_of(request)
        if typed.get("gone"):
            await self._house.do(request, DoHonour(typed["gone"][:40], 0, "", (), ""))
            return RedirectResponse(f"{HERE}/bekers", 303)
        person, name, year = typed.get("person", ""), typed.get("name", "").strip(), typed.get("year", "").strip()
        if not (year.isascii() and year.isdecimal() and len(year) == _YEAR_DIGITS):
            raise ClubError("club_number", value=year[:40])
        if not (person or name) or not typed.get("title", "").strip() or not typed.get("source", "").strip():
            raise ClubError("club_honour_source")
        asked = DoHonour("", int(year), typed.get("title", "")[:80], (), typed.get("source", "")[:80])
        await self._house.do(request, await with_people(self._house, request, person, name, asked))
        return RedirectResponse(f"{HERE}/bekers", 303)

    async def hand_in(self, request: Request, cup: str) -> Response:
        """The cup is back."""
        await self._house.do(request, DoHandIn(cup, self._house.today()))
        return RedirectResponse(f"{HERE}/bekers", 303)
