"""The lists of a club as rows for a spreadsheet: results, members, annals, cash, and the standings of each season."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from fractions import Fraction
from typing import Final

from windroos.club.annals import (
    adjustment_rows,
    calendar_rows,
    cup_rows,
    honour_rows,
    names_shown,
    record_rows,
)
from windroos.club.claims import claims
from windroos.club.club_state import ClubState
from windroos.club.deciding import ClubWorld
from windroos.club.people import NameOf, one_with
from windroos.club.program_rows import champion_rows, special_rows, twentyone_rows
from windroos.club.seasons import lines_of, season_called, season_of, standings
from windroos.people.mentions import with_names
from windroos.text.club_commands import PEOPLE
from windroos.text.club_lists import FILES, HEADS, TITLES
from windroos.text.words import Lang

ListRow = Sequence[str | int | Fraction]
LISTS: Final = (
    *("results", "members", "calendar", "attendance", "adjustments", "honours", "cups", "records"),
    *("specials", "twentyone", "champions", "cash", "claims"),
)
"""Those that every club has; the others are standings, by the id of the season."""


def club_list(world: ClubWorld, what: str, name: NameOf, lang: Lang) -> list[ListRow]:
    """The rows of a list, its heads first; of an id the standings of that season.

    Raises ClubError `club_season_unknown`, ReckoningError.
    """
    heads = [said.to(lang) for said in HEADS.get(what, HEADS["standings"])]
    return [heads, *(_ROWS[what](world, name, lang) if what in _ROWS else _standings(world, what, name))]


def _results(world: ClubWorld, name: NameOf, lang: Lang) -> list[ListRow]:  # noqa: ARG001 - as all lists
    """A line for each person at each table, as `long` files have it; results that do not add up are left out."""
    if world.club is None:
        return []
    rows: list[ListRow] = []
    for evening in sorted(world.evenings.values(), key=lambda one: (one.day, one.id)):
        if evening.cancelled:
            continue
        for line in lines_of(world.club, evening):
            counts = (line.points, line.mahjongs, line.caused, line.table_hands)
            figures = ["" if value is None else int(value) for value in counts]
            table: tuple[str | int, ...] = (line.table, line.part) if line.size else ("", "")
            rows.append((str(evening.day), *table, line.rules, name(line.person), *figures))
    return rows


def _members(world: ClubWorld, name: NameOf, lang: Lang) -> list[ListRow]:
    people = world.club.people if world.club is not None else {}
    return [
        (
            *(name(one.id), str(span.since), "" if span.until is None else str(span.until)),
            *(getattr(world.cards.get(one.id), key, "") for key in ("email", "telephone", "bond", "ema")),
            PEOPLE[span.kind].to(lang),
        )
        for one in people.values()
        if not one.erased and one_with(people, one.id) == one.id
        for span in one.spans
    ]


def _cash(world: ClubWorld, name: NameOf, lang: Lang) -> list[ListRow]:  # noqa: ARG001 - as all lists
    """Every booking, its amount as a number that a spreadsheet can add up."""
    entries, shown = world.club.entries if world.club is not None else (), names_shown(world, name)
    return [
        (
            one.entry,
            str(one.day),
            Fraction(one.amount, 100),
            with_names(one.kind, shown),
            name(one.person) if one.person else "",
            with_names(one.note, shown),
        )
        for one in entries
    ]


def _attendance(world: ClubWorld, name: NameOf, lang: Lang) -> list[ListRow]:  # noqa: ARG001 - as all lists
    """Who was at which evening, and since when where that was noted: a line each."""
    club, rows = world.club, list[ListRow]()
    for evening in sorted(world.evenings.values(), key=lambda one: (one.day, one.id)) if club is not None else ():
        if club is None or evening.cancelled:
            continue
        came = {one_with(club.people, one): evening.times.get(one, "") for one in evening.here}
        for line in lines_of(club, evening):
            came.setdefault(line.person, "")
        rows += sorted((str(evening.day), name(one), at) for one, at in came.items())
    return rows


def _claims(world: ClubWorld, name: NameOf, lang: Lang) -> Sequence[ListRow]:  # noqa: ARG001 - as all lists
    """Until when everybody who ever joined has a claim if he does not play again (house rule 12, p. 37)."""
    found = claims(world.club, world.evenings.values(), date.max) if world.club is not None else ()
    rows = [(name(one.person), "" if one.last is None else str(one.last), str(one.until)) for one in found]
    return sorted(rows)


def _standings(world: ClubWorld, what: str, name: NameOf) -> list[ListRow]:
    if world.club is None:
        return []
    scored = standings(world.club, world.evenings.values(), season_of(world.club, what))
    return [(row.place or "", name(row.person), row.score, row.evenings, row.kept) for row in scored.rows]


_ROWS: Final[Mapping[str, Callable[[ClubWorld, NameOf, Lang], Sequence[ListRow]]]] = {
    "results": _results,
    "members": _members,
    "calendar": calendar_rows,
    "attendance": _attendance,
    "adjustments": adjustment_rows,
    "honours": honour_rows,
    "cups": cup_rows,
    "records": record_rows,
    "specials": special_rows,
    "twentyone": twentyone_rows,
    "champions": champion_rows,
    "cash": _cash,
    "claims": _claims,
}


def every_list(world: ClubWorld) -> tuple[str, ...]:
    """The lists of a club: those that every club has, and the seasons by id."""
    return (*LISTS, *sorted(world.club.seasons if world.club is not None else ()))


def file_name(what: str, lang: Lang) -> str:
    """The name of the file of a list, without its kind."""
    season = "".join(sign if sign.isalnum() or sign in "-_" else "-" for sign in what)
    return FILES.get(what, FILES["standings"]).to(lang).format(season=season)


def list_title(what: str, club: ClubState | None, lang: Lang) -> str:
    """What a list is called; standings by the name of their season. Raises ReckoningError."""
    known = club.seasons.get(what) if club is not None else None
    return (
        TITLES.get(what, TITLES["standings"])
        .to(lang)
        .format(season=what if known is None else season_called(known, lang))
    )
