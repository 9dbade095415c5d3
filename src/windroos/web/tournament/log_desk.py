"""The log at the desk: everything that was told, the latest first, of a table or a person too."""

from __future__ import annotations

from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from windroos.people.mentions import with_names
from windroos.text.dates import day_said
from windroos.text.tournament_log import FIELDS, SAID, TELLERS
from windroos.text.web.tournament_log import WORDS
from windroos.text.words import Lang
from windroos.tournament.log_book import HallEntry, chosen, hall_log
from windroos.web.pages import lang_of
from windroos.web.routing import get
from windroos.web.tournament.house import HERE, TournamentHouse, number_in

PAGE: Final = 200
"""Entries on a page."""


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
    """The log."""
    return [get(f"{HERE}/{{id}}/leiding/logboek", HallLogDesk(house).shown)]


class HallLogDesk:
    """Answers what happened."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house

    async def shown(self, request: Request, id: str) -> Response:
        """The entries that are asked for."""
        params, lang = request.query_params, lang_of(request)
        world = self._house.world(id)
        state, names = world.there(), world.names()
        known = {**state.entrants, **state.aside}
        whole = self._house.folder.whole(id)
        table, person = number_in(params, "tafel", most=1000), params.get("wie", "")[:40]
        found = chosen(hall_log(((one.number, one.at, one.body) for one in whole.events), known), table, person)
        first = max(0, number_in(params, "vanaf", most=1_000_000))
        lines = [log_line(one, names, lang) for one in found[first : first + PAGE]]
        people = sorted(((one, names.get(one, one)) for one in known), key=lambda one: one[1].casefold())
        tables = max((len(tables) for tables in state.schedule.rounds), default=0)
        return self._house.page(
            request, "log.html", id, WORDS, lines=lines, found=len(found), people=people, tables=tables, table=table,
            person=person, first=first, later=first + PAGE if first + PAGE < len(found) else 0,
        )  # fmt: skip


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
