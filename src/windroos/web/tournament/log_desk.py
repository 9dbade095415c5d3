"""The log at the desk: everything that was told, the latest first, of a table or a person too; and as a file."""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import AsyncIterator, Iterator, Mapping
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from windroos.hosting.tournament_log import PIECE, HallLogAsked, TournamentLogs
from windroos.people.mentions import with_names
from windroos.text.dates import day_said
from windroos.text.tournament_log import FIELDS, SAID, TELLERS
from windroos.text.web.tournament_log import WORDS
from windroos.text.words import Lang
from windroos.tournament.log_book import HallEntry
from windroos.tournament.world import TournamentWorld
from windroos.web.export import csv_text
from windroos.web.pages import lang_of
from windroos.web.routing import get
from windroos.web.tournament.house import HERE, TournamentHouse, number_in

PAGE: Final = 200
"""Entries on a page."""
_HEADS: Final = ("when", "by", "what", "where", "who", "reason", "field", "before", "after")


class HallLogLine(NamedTuple):
    """An entry as the page shows it; `changes` are fields, each with what it says and what it said, "" nothing."""

    at: str
    by: str
    what: str
    place: str
    people: tuple[str, ...]
    reason: str
    changes: tuple[tuple[str, str, str], ...]


def routes(house: TournamentHouse) -> list[Route]:
    """The log, and the same as a file."""
    desk, at = HallLogDesk(house), f"{HERE}/{{id}}/leiding/logboek"
    return [get(at, desk.shown), get(f"{at}.csv", desk.listed)]


class HallLogDesk:
    """Answers what happened."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house
        self._logs = TournamentLogs(house.folder)

    async def shown(self, request: Request, id: str) -> Response:
        """The entries that are asked for."""
        lang, world = lang_of(request), self._house.world(id)
        state, names, known = world.there(), world.names(), _known(world)
        asked = _asked(request)
        part = await self._logs.part(id, asked, known)
        people = sorted(((one, names.get(one, one)) for one in known), key=lambda one: one[1].casefold())
        later = asked.first + PAGE
        return self._house.page(
            request, "log.html", world, WORDS, lines=[log_line(one, names, lang) for one in part.entries],
            found=part.found, people=people, table=asked.table, person=asked.person, first=asked.first,
            tables=max((len(tables) for tables in state.schedule.rounds), default=0),
            later=later if later < part.found else 0,
        )  # fmt: skip

    async def listed(self, request: Request, id: str) -> Response:
        """All of them as CSV, a line for each change, written while it is sent."""
        self._house.world(id)
        headers = {"content-disposition": f'attachment; filename="logboek-{id}.csv"', "cache-control": "no-store"}
        return StreamingResponse(self._pieces(request, id), 200, headers, "text/csv; charset=utf-8")

    async def _pieces(self, request: Request, id: str) -> AsyncIterator[bytes]:
        lang, asked = lang_of(request), _asked(request)._replace(first=0, most=PIECE)
        heads = [WORDS[f"log_{key}"].to(lang) for key in _HEADS]
        yield csv_text([heads], lang)
        while True:
            world = self._house.world(id)
            names = world.names()
            part = await self._logs.part(id, asked, _known(world))
            lines = [log_line(one, names, lang) for one in part.entries]
            yield csv_text([row for line in lines for row in _rows(line)], lang).removeprefix(BOM_UTF8)
            asked = asked._replace(first=asked.first + PIECE)
            if asked.first >= part.found:
                return


def _asked(request: Request) -> HallLogAsked:
    params = request.query_params
    first = max(0, number_in(params, "vanaf", most=1_000_000))
    return HallLogAsked(number_in(params, "tafel", most=1000), params.get("wie", "")[:40], first, PAGE)


def _known(world: TournamentWorld) -> Mapping[str, object]:
    """Everybody of a tournament by id, those who are out too."""
    state = world.there()
    return {**state.entrants, **state.aside}


def _rows(line: HallLogLine) -> Iterator[list[str]]:
    """A line of the file for each change, one where nothing changed."""
    whose = [line.at, line.by, line.what, line.place, ", ".join(line.people), line.reason]
    for name, now, before in line.changes or (("", "", ""),):
        yield [*whose, name, before, now]


def log_line(entry: HallEntry, names: dict[str, str], lang: Lang) -> HallLogLine:
    """An entry in words, with names in the place of ids."""
    role, _, who = entry.by.partition("#")
    here = entry.at.astimezone()
    teller = TELLERS[role].to(lang) if role in TELLERS else role
    place = " · ".join(
        WORDS[key].to(lang).format(**{key: number})
        for key, number in (("round", entry.round), ("table", entry.table))
        if number
    )
    changes = tuple(
        (FIELDS[one.field].to(lang), _said(one.now, lang), "" if one.before is None else _said(one.before, lang))
        for one in entry.changes
        if one.field in FIELDS
    )
    return HallLogLine(
        f"{day_said(here.date(), lang)} {here:%H:%M:%S}", f"{teller} {names.get(who, who)}".strip(),
        SAID[entry.word].to(lang), place, tuple(names.get(one, one) for one in entry.people),
        with_names(entry.reason, names), changes,
    )  # fmt: skip


def _said(value: object, lang: Lang) -> str:
    if isinstance(value, bool):
        return WORDS["yes" if value else "no"].to(lang)
    if isinstance(value, tuple):
        return ", ".join("–" if one is None else str(one).replace("-", "\N{MINUS SIGN}") for one in value)
    return str(value) if value not in ("", None) else "–"
