"""The final of a season: who sits where and why, which evening plays it, and who wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.club.errors import ClubError
from windroos.club.evening_state import EveningState
from windroos.club.finale import WHOLE_SEASON, FinalScore, FinalSeat, FinalTable, PlayedRound, season_final
from windroos.club.people import NameOf
from windroos.club.purpose_requests import DoFinal
from windroos.club.requests import DoEvening
from windroos.club.seasons import evenings_of, season_called, season_of
from windroos.reckoning.numbers import show
from windroos.reckoning.saying import ordinal
from windroos.text.dates import long_day
from windroos.text.explain import listed
from windroos.text.figures import whole
from windroos.text.formulas import part_called
from windroos.text.web.club_final import WORDS
from windroos.text.words import Lang
from windroos.web.club.evening.calendar import free_id
from windroos.web.club.forms import FormOption, day_needed, text_of
from windroos.web.club.house import Clubhouse, open_club
from windroos.web.pages import lang_of
from windroos.web.posted import posted
from windroos.web.routing import get, post


class SeatShown(NamedTuple):
    """A seat: whose it is ("" nobody's yet), what earned it, and who passed it on."""

    name: str
    reason: str
    passed: str


class ScoreShown(NamedTuple):
    """A place at a table of a final."""

    name: str
    reason: str
    score: str
    carried: str
    through: bool
    by_lot: bool


class TableShown(NamedTuple):
    """A table of a final."""

    table: int
    seats: tuple[SeatShown, ...]
    scores: tuple[ScoreShown, ...]
    substitutes: str


class RoundOfFinal(NamedTuple):
    """A round of a final, with the day of its evening; "" where none plays it. `closed`: that evening is over."""

    number: int
    name: str
    evening: str
    day: str
    closed: bool
    played: bool
    tables: tuple[TableShown, ...]


def routes(house: Clubhouse) -> list[Route]:
    """The page of a final."""
    pages = FinalPages(house)
    return [
        get("/club/stand/{season}/finale", pages.shown),
        post("/club/stand/{season}/finale", pages.plan),
    ]


class FinalPages:
    """Answers with finals."""

    def __init__(self, house: Clubhouse) -> None:
        self._house = house

    async def shown(self, request: Request, season: str) -> Response:
        """The rounds: seats with what earned them, results, and who wins."""
        world, lang = self._house.world(), lang_of(request)
        club, name = open_club(world), self._house.names(self._house.access(request))
        known = season_of(club, season)
        final = season_final(club, world.evenings.values(), known)
        coming = [one for one in world.evenings.values() if not one.closed and not one.cancelled and one.final is None]
        coming = sorted((one for one in coming if one.kind == "final"), key=lambda one: (one.day, one.id))
        return self._house.page(
            request,
            "stand/final.html",
            WORDS,
            season=season,
            season_name=season_called(known, lang),
            final=final,
            rounds=[
                _round(number, one, world.evenings, name, lang)
                for number, one in enumerate(final.rounds if final is not None else (), 1)
            ],
            winners=listed([name(one) for one in final.winners], lang) if final is not None else "",
            ended=(season, "") in club.competition.endings,
            coming=[FormOption(one.id, long_day(one.day, lang)) for one in coming],
            today=self._house.today().isoformat(),
        )

    async def plan(self, request: Request, season: str) -> Response:
        """An evening for a round: one that is there, or a new one; or none after all."""
        async with posted(request) as form:
            round, evening = whole(text_of(form, "round")) or 0, text_of(form, "evening")[:40]
            on, is_off = text_of(form, "day"), text_of(form, "do") == "off"
        if not round:
            raise ClubError("club_final_none", season=season, round=0)
        world = self._house.world()
        if not evening:
            known, day = season_of(open_club(world), season), day_needed(on)
            final = season_final(open_club(world), world.evenings.values(), known)
            if final is None or round > len(final.rounds):
                raise ClubError("club_final_none", season=season, round=round)
            last = max(evenings_of(known, world.evenings.values()), key=lambda one: (one.day, one.id), default=None)
            rules = last.allowed if last is not None else ()
            begins = last.begins if last is not None else ""
            made = await self._house.do(request, DoEvening(free_id(world, day), day, "final", rules, begins))
            evening = str(made["id"])
        await self._house.do(request, DoFinal(evening, season, 0 if is_off else round))
        return RedirectResponse(request.url.path, 303)


def _round(
    number: int, one: PlayedRound, evenings: Mapping[str, EveningState], name: NameOf, lang: Lang
) -> RoundOfFinal:
    evening = evenings.get(one.evening)
    day = long_day(evening.day, lang) if evening is not None else ""
    tables = tuple(_table(table, name, lang) for table in one.tables)
    is_closed = evening is not None and evening.closed
    return RoundOfFinal(number, part_called(one.name, lang), one.evening, day, is_closed, one.played, tables)


def _table(table: FinalTable, name: NameOf, lang: Lang) -> TableShown:
    seats = {seat.person: _seat(seat, name, lang) for seat in table.seats}
    return TableShown(
        table.table,
        tuple(_seat(seat, name, lang) for seat in table.seats),
        tuple(_score(score, seats[score.person].reason, name, lang) for score in table.scores),
        listed([name(one) for one in table.substitutes], lang),
    )


def _seat(seat: FinalSeat, name: NameOf, lang: Lang) -> SeatShown:
    place = ordinal(seat.place, lang)
    if seat.source == WHOLE_SEASON:
        reason = WORDS["seat_stand"].to(lang).format(place=place)
    elif seat.source.isdecimal():
        reason = WORDS["seat_table"].to(lang).format(place=place, table=seat.source)
    else:
        reason = WORDS["seat_period"].to(lang).format(place=place, period=part_called(seat.source, lang))
    passed = ""
    if seat.passed:
        names = listed([name(one) for one in seat.passed], lang)
        passed = WORDS["seat_passed" if len(seat.passed) == 1 else "seat_passed_some"].to(lang).format(names=names)
    return SeatShown(name(seat.person) if seat.person else "", reason, passed)


def _score(score: FinalScore, reason: str, name: NameOf, lang: Lang) -> ScoreShown:
    carried = show(score.carried, lang) if score.carried else ""
    return ScoreShown(name(score.person), reason, show(score.score, lang), carried, score.through, score.by_lot)
