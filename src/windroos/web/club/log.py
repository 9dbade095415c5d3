"""The log of the club: who did what, when, and what stood there before; for the secretary."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Final, NamedTuple
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from windroos.club.club_events import ClubEvent
from windroos.club.evening_events import EveningEvent
from windroos.club.log_book import LOG_KINDS, LogAsked, LogEntry, LogRow, log_people, replaced, replaces, teller
from windroos.club.log_said import LogChange, LogLanguage, log_changes, log_reason, log_sentence, log_teller
from windroos.club.rights_events import DeviceAdmitted, PassGiven
from windroos.club.seasons import season_called
from windroos.club.told import ToldClub, ToldEvening, read_club, read_evening
from windroos.text.dates import day_said
from windroos.text.figures import day, whole
from windroos.text.web.club_log import WORDS
from windroos.text.words import Lang
from windroos.web.club.forms import FormOption, day_of
from windroos.web.club.house import HERE, Clubhouse
from windroos.web.export import csv_text
from windroos.web.pages import lang_of
from windroos.web.routing import get

LOG: Final = f"{HERE}/logboek"
PAGE: Final = 50
"""Entries on a page."""
FILE: Final = 1000
"""Entries of a file."""
_ASKED: Final = ("avond", "persoon", "soort", "dag")


class LogLine(NamedTuple):
    """An entry as the page shows it; `evening` is its day, "" of what no evening is about."""

    at: str
    who: str
    what: str
    reason: str
    changes: tuple[LogChange, ...]
    evening: str
    id: str


def routes(house: Clubhouse) -> list[Route]:
    """The log, and the same as a file."""
    desk = LogDesk(house)
    return [get(LOG, desk.page), get(f"{LOG}.csv", desk.listed)]


class LogDesk:
    """Answers the secretary what happened."""

    def __init__(self, house: Clubhouse) -> None:
        self._house = house

    async def page(self, request: Request) -> Response:
        """A page of the entries that are asked for, the latest first."""
        club, world, lang = self._house.club(), self._house.world(), lang_of(request)
        number = whole(request.query_params.get("blad", "")) or 1
        part = self._house.folder.log(self._asked(request), PAGE, (number - 1) * PAGE)
        chosen = {key: request.query_params.get(key, "") for key in _ASKED}
        names = self._house.names(self._house.access(request))
        people = sorted((FormOption(id, names(id)) for id, one in club.people.items() if not one.into), key=_by_name)
        latest = sorted(world.evenings.values(), key=lambda one: (one.day, one.id), reverse=True)
        evenings = [FormOption(one.id, day(one.day, lang)) for one in latest]
        return self._house.page(
            request, "log.html", WORDS,
            lines=list(self._lines(request, part.entries, lang)), found=part.found, number=number,
            pages=max(1, -(-part.found // PAGE)), chosen=chosen, people=people, evenings=evenings,
            kinds=tuple(LOG_KINDS),
            at=lambda page: f"{LOG}?{_query(chosen, page)}", file=f"{LOG}.csv?{_query(chosen)}",
        )  # fmt: skip

    async def listed(self, request: Request) -> Response:
        """The same as CSV, a line for each change."""
        self._house.club()
        lang = lang_of(request)
        part = self._house.folder.log(self._asked(request), FILE)
        heads = [
            WORDS[f"log_{key}"].to(lang) for key in ("when", "who", "evening", "what", "reason", "before", "after")
        ]
        rows = [
            [line.at, line.who, line.evening, line.what, line.reason, _of(change, change.old), _of(change, change.new)]
            for line in self._lines(request, part.entries, lang)
            for change in line.changes or (LogChange("", "", ""),)
        ]
        return Response(csv_text([heads, *rows], lang), media_type="text/csv; charset=utf-8")

    def _asked(self, request: Request) -> LogAsked:
        """What the address asks. Raises ClubError `club_day`."""
        evening, person, kind, when = (request.query_params.get(key, "")[:60] for key in _ASKED)
        people = log_people(self._house.club(), person) if person else ()
        return LogAsked(evening, people, kind, day_of(when))

    def _lines(self, request: Request, entries: tuple[LogEntry, ...], lang: Lang) -> Iterator[LogLine]:
        language, world = self._language(request, lang), self._house.world()
        for row in self._rows(entries):
            evening = world.evenings.get(row.evening)
            yield LogLine(
                _moment(row.at, lang),
                log_teller(row.teller, language),
                log_sentence(row.what, language),
                log_reason(row.what, language),
                log_changes(row, language),
                day(evening.day, lang) if evening is not None else "",
                row.evening,
            )

    def _rows(self, entries: tuple[LogEntry, ...]) -> Iterator[LogRow]:
        """The entries with what each is in the place of; a stream is read for that once."""
        streams: dict[str, dict[int, ClubEvent | EveningEvent]] = {}
        for entry in entries:
            told = _told(entry.evening, entry.text)
            before = None
            if replaces(told.what) is not None:
                if entry.evening not in streams:
                    happened = self._house.folder.happened(entry.evening)
                    streams[entry.evening] = replaced((number, _told(entry.evening, text)) for number, text in happened)
                before = streams[entry.evening].get(entry.number)
            yield LogRow(entry.at, entry.evening, entry.number, teller(told.by), told.what, before)

    def _language(self, request: Request, lang: Lang) -> LogLanguage:
        club, access = self._house.club(), self._house.access(request)
        entered = self._house.folder.log(LogAsked(kind="rights")).entries
        let_in = [read_club(entry.text).what for entry in entered]
        passes = {one.id: self._house.told(one.label, access) for one in let_in if isinstance(one, PassGiven)}
        return LogLanguage(
            lang,
            self._house.names(access),
            lambda text: self._house.told(text, access),
            {id: season_called(season, lang) for id, season in club.seasons.items()},
            {**passes, **{one.id: one.name for one in let_in if isinstance(one, DeviceAdmitted)}},
        )


def _told(evening: str, text: str) -> ToldClub | ToldEvening:
    return read_evening(text) if evening else read_club(text)


def _moment(at: datetime, lang: Lang) -> str:
    here = at.astimezone()
    return f"{day_said(here.date(), lang)} {here:%H:%M}"


def _by_name(one: FormOption) -> str:
    return one.name.casefold()


def _of(change: LogChange, value: str) -> str:
    return f"{change.name}: {value}" if change.name else ""


def _query(chosen: dict[str, str], page: int = 1) -> str:
    asked = {key: value for key, value in chosen.items() if value}
    return urlencode({**asked, **({"blad": page} if page > 1 else {})})
