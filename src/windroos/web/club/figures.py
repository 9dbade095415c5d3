"""Pages of figures: a person, and records."""

from __future__ import annotations

from typing import Any, Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from windroos.club.champion import best_year
from windroos.club.club_events import SeasonSet
from windroos.club.club_state import ClubState
from windroos.club.cup import cup_called
from windroos.club.deciding import ClubWorld
from windroos.club.errors import ClubError
from windroos.club.figures import figures_of
from windroos.club.mahjongs import RULES
from windroos.club.people import NameOf, known_person, member_on, one_with
from windroos.club.portrait import portrait, rules_played
from windroos.club.programme_say import missed_lines
from windroos.club.records import ClubRecord, RecordSpan, rarest_of, records_of
from windroos.club.seasons import season_called
from windroos.club.tally import EveningTally
from windroos.club.tallying import programme_year, ruled_by
from windroos.text.explain import listed
from windroos.text.web.club_figures import WORDS
from windroos.text.web.count import WORDS as COUNT
from windroos.text.words import Lang
from windroos.web.club.collection_lines import (
    collected,
    collection_sum,
    gathered,
    highest_line,
    slot_cells,
    unknown_slots,
)
from windroos.web.club.figure_lines import (
    MOST_MARKS,
    record_lines,
    rules_name,
    special_line,
)
from windroos.web.club.hand_page import HandPlace, winners_tiles
from windroos.web.club.honours import asked_show
from windroos.web.club.house import HERE, Clubhouse, open_club, sees_page
from windroos.web.club.person_page import (
    best_total_line,
    portrait_values,
    program_lines,
    season_line,
    year_lines,
)
from windroos.web.club.program_years import not_taken_line, races_between, totals_of_years
from windroos.web.club.tally_book import TallyBook
from windroos.web.club.title_lines import title_lines
from windroos.web.count.hand import FeltHand
from windroos.web.pages import lang_of
from windroos.web.routing import get

OF_A_HAND: Final = frozenset({"hand_settled", "hand_counted", "hand_points", "overscore", "special_number"})
"""Records that are a single hand."""
SPOKEN: Final = {**COUNT, **WORDS}


def routes(house: Clubhouse, book: TallyBook) -> list[Route]:
    """The pages of figures."""
    pages = FigurePages(house, book)
    return [
        get(f"{HERE}/speler/{{person}}", pages.person),
        get(f"{HERE}/records", pages.records),
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
        known_person(club.people, person)
        if not sees_page(world, access, person):
            raise ClubError("club_page_closed")
        who, query = one_with(club.people, person), request.query_params
        self._house.opened(access, who)
        values = await run_in_threadpool(
            self._person, world, who, query.get("regels", ""), query.get("seizoen", ""), self._house.names(access), lang
        )
        cups = {
            cup_called(club, id): self._house.folder.show(asked_show("cup", cup=id), self._house.today())
            for id in club.cups
        }
        held = [name for name, cup in cups.items() if cup["holder"] == who]
        titles = title_lines(club, who, cups, totals_of_years(self._book, world), self._house.today(), lang)
        return self._house.page(
            request, "person.html", SPOKEN, person=who, cups=listed(held, lang) if held else "", titles=titles,
            told=lambda text: self._house.told(text, access), **values,
        )  # fmt: skip

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
        held = collected(who, own, club.numbers) if chosen == RULES else None
        races = races_between(self._book, world, *((span.since, span.until) if span is not None else ()))
        found = portrait(who, some, chosen, races)
        totals = totals_of_years(self._book, world)
        ruled = ruled_by(club.settings)
        by_year = {one.year: row.total for one in totals for row in one.rows if row.person == who}
        return {
            "played": [(id, rules_name(id, lang)) for id in played],
            "chosen": chosen,
            "chosen_season": season if span is not None else "",
            "seasons_open": [line for line in lines if not line.ended],
            "seasons": lines,
            "winner_of": listed([line.name for line in lines if line.ended and line.place == 1], lang)
            if any(line.ended and line.place == 1 for line in lines)
            else "",
            "slots": slot_cells(held, lang) if held is not None else (),
            "slots_unknown": unknown_slots(held) if held is not None else 0,
            "slots_sum": collection_sum(held) if held is not None else "",
            "gathered": gathered(held, name_of, lang) if held is not None else (),
            "highest": highest_line(held, lang) if held is not None else None,
            "program": program_lines(who, some, lang, ruled) if chosen == RULES else (),
            "best_total": best_total_line(best_year(totals, who), lang) if chosen == RULES else None,
            "years": year_lines(who, own, lambda day: programme_year(club, day).number, by_year, lang, ruled)
            if chosen == RULES
            else (),
            "missed": missed_lines(figures_of(who, own, ruled).missed, lang) if chosen == RULES else (),
            "best_tiles": [
                winners_tiles(world, HandPlace(one.evening, one.table, one.part, one.hand), lang) for one in found.best
            ],
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

        races = races_between(self._book, world, *((season.since, season.until) if season is not None else ()))
        members = frozenset(id for id in club.people if member_on(club.people, id, today)) if shown == "leden" else None
        found = self._book.reckoned(
            world,
            ("records", chosen, shown, today),
            lambda evenings: (
                records_of(some(evenings), chosen, spans, members, races),
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
            "not_taken": not_taken_line(world, lang),
            "tiles": self._tiles(world, found[0], lang),
        }

    def _tiles(self, world: ClubWorld, found: tuple[ClubRecord, ...], lang: Lang) -> dict[tuple[str, int], FeltHand]:
        """The tiles of the hands that are a record, by kind and place among its holders, where they were entered."""
        shown = {
            (record.kind, at): winners_tiles(world, HandPlace(mark.evening, mark.table, mark.part, mark.hand), lang)
            for record in found
            if record.kind in OF_A_HAND
            for at, mark in enumerate(record.holders[:MOST_MARKS])
        }
        return {key: felt for key, felt in shown.items() if felt is not None}

    def _world(self) -> ClubWorld:
        world = self._house.world()
        open_club(world)
        return world


def _latest(club: ClubState) -> list[SeasonSet]:
    return sorted(club.seasons.values(), key=lambda one: one.since, reverse=True)
