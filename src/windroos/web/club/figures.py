"""Pages of figures: a person, and records."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, Final
from urllib.parse import urlencode

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.books.catalog import IDS
from windroos.club.champion import best_year
from windroos.club.club_events import SeasonSet
from windroos.club.club_state import ClubState
from windroos.club.cup import cup_called
from windroos.club.deciding import ClubWorld
from windroos.club.errors import ClubError
from windroos.club.figures import figures_of, of_rules
from windroos.club.mahjongs import RULES, Missed, missed
from windroos.club.marks import OF_A_HAND, RecordMark
from windroos.club.people import NameOf, known_person, member_on, one_with
from windroos.club.portrait import portrait, rules_played
from windroos.club.programme_say import missed_lines
from windroos.club.record_requests import DoRecord
from windroos.club.records import ClubRecord, RecordSpan, rarest_of, records_of, with_marks
from windroos.club.requests import DoShow
from windroos.club.seasons import season_called
from windroos.club.tally import EveningTally
from windroos.club.tallying import programme_year, ruled_by
from windroos.club.typed_records import typed_marks
from windroos.text.club_records import RECORDS
from windroos.text.explain import listed
from windroos.text.figures import MINUS
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
from windroos.web.club.evening.shared import form_of
from windroos.web.club.evening.shared import listed as listed_people
from windroos.web.club.figure_lines import (
    MOST_MARKS,
    mark_line,
    record_lines,
    rules_name,
    special_line,
)
from windroos.web.club.hand_page import HandPlace, winners_tiles
from windroos.web.club.house import HERE, Clubhouse, open_club, open_world, sees_page
from windroos.web.club.person_page import (
    best_total_line,
    portrait_values,
    program_lines,
    season_line,
    year_lines,
)
from windroos.web.club.program_years import not_taken_line, races_between, totals_of_years
from windroos.web.club.tally_book import TallyBook
from windroos.web.club.title_lines import TitleLine, title_lines
from windroos.web.club.typed_people import with_people
from windroos.web.count.hand import FeltHand
from windroos.web.pages import lang_of
from windroos.web.routing import get, post

SPOKEN: Final = {**COUNT, **WORDS}
_YEAR_DIGITS: Final = 4
_DIGITS: Final = 9
_EVER: Final = (date.min, date.max)


def routes(house: Clubhouse, book: TallyBook) -> list[Route]:
    """The pages of figures."""
    pages = FigurePages(house, book)
    return [
        get(f"{HERE}/speler/{{person}}", pages.person),
        get(f"{HERE}/records", pages.records),
        post(f"{HERE}/records", pages.record_typed),
    ]


class FigurePages:
    """Answers requests with pages of figures; what takes long is done in a thread."""

    def __init__(self, house: Clubhouse, book: TallyBook) -> None:
        self._house = house
        self._book = book

    async def person(self, request: Request, person: str) -> Response:
        """A person's page, for members."""
        access, world, lang = self._house.access(request), open_world(self._house), lang_of(request)
        club = open_club(world)
        known_person(club.people, person)
        if not sees_page(world, access, person):
            raise ClubError("club_page_closed")
        who, query = one_with(club.people, person), request.query_params
        self._house.opened(access, who)
        values = await run_in_threadpool(
            self._person, world, who, query.get("regels", ""), query.get("seizoen", ""), self._house.names(access), lang
        )
        held, titles = await run_in_threadpool(self._held, world, who, lang)
        return self._house.page(
            request, "person.html", SPOKEN, person=who, cups=listed(held, lang) if held else "", titles=titles,
            told=lambda text: self._house.told(text, access), **values,
        )  # fmt: skip

    def _held(self, world: ClubWorld, who: str, lang: Lang) -> tuple[list[str], tuple[TitleLine, ...]]:
        """The cups that somebody has now, and the titles that he ever won."""
        club, today = open_club(world), self._house.today()
        cups = {cup_called(club, id, lang): self._house.folder.show(DoShow("cup", cup=id), today) for id in club.cups}
        held = [name for name, cup in cups.items() if cup["holder"] == who]
        return held, title_lines(club, who, cups, totals_of_years(self._book, world), today, lang)

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
        lines = [season_line(one, season_called(one, lang), row, lang, ended=one.until < today) for one, row in rows]
        held = collected(who, own, club.numbers) if chosen == RULES else None
        days = (span.since, span.until) if span is not None else _EVER
        races = races_between(self._book, world, *days)
        found = portrait(who, some, chosen, races)
        typed = typed_marks(club, chosen, *days, people=frozenset({who}), name=name_of)
        found = found._replace(records=with_marks(found.records, typed, chosen))
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
        access, world, lang = self._house.access(request), open_world(self._house), lang_of(request)
        query = request.query_params
        values = await run_in_threadpool(
            self._records, world, query.get("regels", ""), query.get("wie", ""), self._house.names(access), lang
        )
        return self._house.page(
            request, "records.html", SPOKEN, **values,
            people=listed_people(world) if access.may("secretary") else [],
            books=[(id, rules_name(id, lang)) for id in IDS],
            kinds=[(kind, words.to(lang)) for kind, words in RECORDS.items()],
        )  # fmt: skip

    async def record_typed(self, request: Request) -> Response:
        """Type a record of the time before the program, or take one back; who is not known yet becomes a guest."""
        typed = await form_of(request)
        if gone := typed.get("gone", "")[:40]:
            asked = DoRecord(id=gone, rules="", kind="", value=None, people=(), year=0, day=None, source="")
        else:
            asked, person, names = record_asked(typed), typed.get("person", ""), typed.get("name", "").strip()
            if not (person or names):
                raise ClubError("club_record_source")
            asked = await with_people(self._house, request, person, names, asked)
        await self._house.do(request, asked)
        return RedirectResponse(f"{HERE}/records?{urlencode({'regels': typed.get('rules', '')})}", 303)

    def _records(self, world: ClubWorld, rules: str, who: str, name_of: NameOf, lang: Lang) -> dict[str, Any]:
        club, today = open_club(world), self._house.today()
        told = self._book.reckoned(world, "rules", rules_played)
        played = tuple(dict.fromkeys((*told, *(one.rules for one in club.records))))
        chosen = rules if rules in played else next(iter(played), "")
        season = club.seasons.get(who)
        shown = who if season is not None or who == "leden" else ""
        spans = [RecordSpan(one.since, one.until) for one in club.seasons.values()]

        def some(evenings: tuple[EveningTally, ...]) -> tuple[EveningTally, ...]:
            if season is None:
                return evenings
            return tuple(one for one in evenings if season.since <= one.day <= season.until)

        days = (season.since, season.until) if season is not None else _EVER
        races = races_between(self._book, world, *days)
        members = frozenset(id for id in club.people if member_on(club.people, id, today)) if shown == "leden" else None
        found = self._book.reckoned(
            world,
            ("records", chosen, shown, today),
            lambda evenings: (
                records_of(some(evenings), chosen, spans, members, races),
                rarest_of(some(evenings), chosen),
                _missed(some(evenings), chosen),
            ),
        ) if chosen else ((), (), Missed())  # fmt: skip
        typed = typed_marks(club, chosen, *days, people=members, name=name_of)
        shown_records = with_marks(found[0], typed, chosen) if chosen else ()
        return {
            "played": [(id, rules_name(id, lang)) for id in played],
            "chosen": chosen,
            "shown": shown,
            "seasons": [(one.season, season_called(one, lang)) for one in _latest(club)],
            "found": record_lines(shown_records, name_of, lang),
            "rare": [special_line(one, chosen, name_of, lang) for one in found[1]] if members is None else [],
            "missed": [*missed_lines(found[2], lang), not_taken_line(world, lang)],
            "own_typed": [
                (mark.typed, RECORDS[mark.kind].to(lang), _typed_line(mark, name_of, lang))
                for mark in (typed_marks(club, chosen, name=name_of) if chosen else ())
            ],
            "tiles": self._tiles(world, shown_records, lang),
        }

    def _tiles(self, world: ClubWorld, found: tuple[ClubRecord, ...], lang: Lang) -> dict[tuple[str, int], FeltHand]:
        """The tiles of the hands that are a record, by kind and place among its holders, where they were entered."""
        shown = {
            (record.kind, at): winners_tiles(world, HandPlace(mark.evening, mark.table, mark.part, mark.hand), lang)
            for record in found
            if record.kind in OF_A_HAND
            for at, mark in enumerate(record.holders[:MOST_MARKS])
            if not mark.typed
        }
        return {key: felt for key, felt in shown.items() if felt is not None}


def _missed(evenings: tuple[EveningTally, ...], rules: str) -> Missed:
    """What the numbers and All Round points of these evenings do not hold; other rules have none."""
    return missed(one for game in of_rules(evenings, rules) for one in game.mahjongs) if rules == RULES else Missed()


def _typed_line(mark: RecordMark, name_of: NameOf, lang: Lang) -> str:
    line = mark_line(mark, name_of, lang)
    return ", ".join(filter(None, (line.value, line.people, line.day, mark.source)))


def record_asked(typed: Mapping[str, str]) -> DoRecord:
    """What the fields of the form of a record ask, people left out.

    Raises ClubError: `club_number`, `club_record_day`.
    """
    year, value, day = (typed.get(key, "").strip() for key in ("year", "value", "day"))
    figure = value.replace(".", "").replace(MINUS, "-")
    if value and not (figure.removeprefix("-").isdecimal() and figure.isascii() and len(figure) < _DIGITS):
        raise ClubError("club_number", value=value[:40])
    if year and not (year.isascii() and year.isdecimal() and len(year) == _YEAR_DIGITS):
        raise ClubError("club_record_day")
    try:
        when = date.fromisoformat(day) if day else None
    except ValueError:
        raise ClubError("club_record_day") from None
    kind, rules, source = (typed.get(key, "")[:80] for key in ("kind", "rules", "source"))
    return DoRecord("", rules, kind, int(figure) if value else None, (), int(year or 0), when, source)


def _latest(club: ClubState) -> list[SeasonSet]:
    return sorted(club.seasons.values(), key=lambda one: one.since, reverse=True)
