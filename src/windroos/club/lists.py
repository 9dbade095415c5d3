"""The lists of a club as rows for a spreadsheet: results, members, annals, cash, and the standings of each season."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from windroos.club.annals import adjustment_rows, calendar_rows, cup_rows, honour_rows, record_rows
from windroos.club.club_state import ClubState
from windroos.club.deciding import ClubWorld
from windroos.club.people import NameOf, one_with
from windroos.club.seasons import lines_of, season_called, season_of, standings
from windroos.text.club_lists import FILES, HEADS, TITLES
from windroos.text.words import Lang

ListRow = Sequence[str | int]
LISTS: Final = ("results", "members", "calendar", "adjustments", "honours", "cups", "records", "cash")
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


def _members(world: ClubWorld, name: NameOf, lang: Lang) -> list[ListRow]:  # noqa: ARG001 - as all lists
    people = world.club.people if world.club is not None else {}
    return [
        (
            *(name(one.id), str(span.since), "" if span.until is None else str(span.until)),
            *(getattr(world.cards.get(one.id), key, "") for key in ("email", "telephone", "bond", "ema")),
        )
        for one in people.values()
        if not one.erased and one_with(people, one.id) == one.id
        for span in one.memberships
    ]


def _cash(world: ClubWorld, name: NameOf, lang: Lang) -> list[ListRow]:  # noqa: ARG001 - as all lists
    entries = world.club.entries if world.club is not None else ()
    return [
        (
            one.entry,
            str(one.day),
            f"{one.amount / 100:.2f}".replace(".", ","),
            one.kind,
            name(one.person) if one.person else "",
        )
        for one in entries
    ]


def _standings(world: ClubWorld, what: str, name: NameOf) -> list[ListRow]:
    if world.club is None:
        return []
    scored = standings(world.club, world.evenings.values(), season_of(world.club, what))
    return [(row.place or "", name(row.person), str(row.score), row.evenings, row.kept) for row in scored.rows]


_ROWS: Final[Mapping[str, Callable[[ClubWorld, NameOf, Lang], list[ListRow]]]] = {
    "results": _results,
    "members": _members,
    "calendar": calendar_rows,
    "adjustments": adjustment_rows,
    "honours": honour_rows,
    "cups": cup_rows,
    "records": record_rows,
    "cash": _cash,
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
    return TITLES.get(what, TITLES["standings"]).to(lang).format(season=what if known is None else season_called(known))
