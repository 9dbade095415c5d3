"""The annals of a club as rows for a spreadsheet: its calendar, points given or taken, honours, cups and records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from windroos.books.catalog import IDS
from windroos.club.cup import cup_called, cup_standing
from windroos.club.deciding import ClubWorld
from windroos.club.honours import honours_of
from windroos.club.people import NameOf
from windroos.club.records import RecordSpan, records_of, with_marks
from windroos.club.tallying import evening_tally, races_of, ruled_by
from windroos.club.typed_records import typed_marks
from windroos.people.mentions import with_names
from windroos.text.club_records import RECORDS
from windroos.text.dates import day_of_year
from windroos.text.web.club_evening import WORDS
from windroos.text.words import Lang

AnnalsRow = Sequence[str | int]
KEPT: Final = "x"
"""What says that somebody kept a cup, or that an evening is not held."""


def names_shown(world: ClubWorld, name: NameOf) -> dict[str, str]:
    """What everybody is called in texts that somebody wrote, by id."""
    return {id: name(id) for id in (world.club.people if world.club is not None else ())}


def calendar_rows(world: ClubWorld, name: NameOf, lang: Lang) -> list[AnnalsRow]:  # noqa: ARG001 - as all lists
    """Every evening, those that are not held too: day, time, kind, rules."""
    return [
        (str(one.day), one.begins, WORDS[f"kind_{one.kind}"].to(lang), one.rules, KEPT if one.cancelled else "")
        for one in sorted(world.evenings.values(), key=lambda one: (one.day, one.id))
    ]


def adjustment_rows(world: ClubWorld, name: NameOf, lang: Lang) -> list[AnnalsRow]:  # noqa: ARG001 - as all lists
    """Points given or taken by hand: day, person, points, reason."""
    shown = names_shown(world, name)
    return [
        (str(evening.day), name(one.person), one.points, with_names(one.reason, shown))
        for evening in sorted(world.evenings.values(), key=lambda one: (one.day, one.id))
        if not evening.cancelled
        for one in evening.adjustments
    ]


def honour_rows(world: ClubWorld, name: NameOf, lang: Lang) -> list[AnnalsRow]:  # noqa: ARG001 - as all lists
    """Titles that were given here and those that were typed, a line for each person."""
    honours, shown = honours_of(world.club) if world.club is not None else (), names_shown(world, name)
    return [
        (one.year, with_names(one.title, shown), name(person), with_names(one.source, shown))
        for one in reversed(honours)
        for person in one.people
    ]


def cup_rows(world: ClubWorld, name: NameOf, lang: Lang) -> list[AnnalsRow]:  # noqa: ARG001 - as all lists
    """The winners of each cup, the oldest first."""
    club = world.club
    played = [one.day for one in world.evenings.values() if one.has_points]
    if club is None or not played:
        return []
    return [
        (str(win.day), cup_called(club, id), win.cup, ", ".join(map(name, win.shared or (win.person,))), win.times,
         KEPT if win.kept else "")
        for id, cup in sorted(club.cups.items())
        for win in cup_standing(club, world.evenings.values(), cup, max(played)).wins
        if win.person or win.shared
    ]  # fmt: skip


def record_rows(world: ClubWorld, name: NameOf, lang: Lang) -> list[AnnalsRow]:
    """The records of every rule set with all who hold them and who held them before."""
    club = world.club
    if club is None:
        return []
    ruled, spans = ruled_by(club.settings), [RecordSpan(one.since, one.until) for one in club.seasons.values()]
    held = sorted((one for one in world.evenings.values() if not one.cancelled), key=lambda one: (one.day, one.id))
    tallies = [evening_tally(club, evening, ruled) for evening in held]
    races = races_of(club, tallies)
    return [
        (
            rules,
            RECORDS[record.kind].to(lang),
            day_of_year(mark.day, lang) if record.kind == "twentyone_day" else mark.value,
            str(mark.day.year if mark.whole_year else mark.day),
            ", ".join(map(name, mark.people)),
            mark.table or "",
            is_old,
        )
        for rules in IDS
        for record in with_marks(records_of(tallies, rules, spans, races=races), typed_marks(club, rules), rules)
        for marks, is_old in ((record.earlier, KEPT), (record.holders, ""))
        for mark in marks
    ]
