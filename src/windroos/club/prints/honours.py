"""Prints of honours: records by rule set, champions and cups for the engraver, certificates."""

from __future__ import annotations

from typing import NamedTuple

from windroos.books.catalog import IDS
from windroos.club.cup import cup_standing
from windroos.club.prints.document import PrintBlock, PrintColumn, PrintDocument, PrintRow, PrintTable, PrintText
from windroos.club.prints.hands import all_records, record_table, rules_name
from windroos.club.prints.source import PrintSource
from windroos.club.seasons import season_of, standings
from windroos.reckoning.numbers import show


class Certificate(NamedTuple):
    """What a certificate says: of which club, whose, what for, and the day from which it is."""

    club: str
    name: str
    title: str
    reason: str
    day: str


def record_lists(source: PrintSource) -> PrintDocument:
    """The records of every rule set that the club has sheets of."""
    blocks: list[PrintBlock] = []
    for rules in IDS:
        found = all_records(source, rules)
        if found:
            blocks += [PrintText(rules_name(source, rules), "heading"), record_table(source, found)]
    note = PrintText(source.say("records_note"), "note")
    shown = (*blocks, note) if blocks else (PrintText(source.say("no_records"), "lead"),)
    return PrintDocument(source.say("print_records"), source.club.name, shown, source.imprint(), 10)


def champions_table(source: PrintSource) -> PrintTable:
    """Who had the title of each season that is over."""
    rows = []
    for id, season in sorted(source.club.seasons.items(), key=lambda one: (one[1].until, one[0])):
        if season.until < source.today:
            scored = standings(source.club, source.held, season)
            names = ", ".join(source.name(person) for person in scored.champions)
            score = show(scored.rows[0].score, source.lang) if scored.champions else ""
            if names:
                rows.append(PrintRow((source.season_name(id), names, score)))
    columns = (
        PrintColumn(source.say("season"), "text"),
        PrintColumn(source.say("champion"), "name"),
        PrintColumn(source.say("score"), "figure"),
    )
    return PrintTable(columns, tuple(rows))


def cup_tables(source: PrintSource) -> tuple[PrintTable, ...]:
    """The winners of each cup, the oldest first; a star who keeps it."""
    found = []
    for id, cup in sorted(source.club.cups.items()):
        rows = []
        for win in cup_standing(source.club, source.held, cup, source.today).wins:
            shared = ", ".join(source.name(person) for person in win.shared)
            name = source.name(win.person) if win.person else shared
            kept = source.say("keeps") if win.kept else ""
            rows.append(PrintRow((str(win.year), source.day(win.day), name, str(win.times or ""), kept)))
        columns = (
            PrintColumn(source.say("year"), "figure"),
            PrintColumn(source.say("day"), "text"),
            PrintColumn(source.say("winner"), "name"),
            PrintColumn(source.say("times"), "figure"),
            PrintColumn("", "text"),
        )
        found.append(PrintTable(columns, tuple(rows), source.say("cup_named", cup=id)))
    return tuple(found)


def roll_of_honour(source: PrintSource) -> PrintDocument:
    """Champions and winners of cups since the beginning, for everybody to read."""
    shown = _honours(source) or (_nothing(source),)
    return PrintDocument(source.say("print_roll"), source.club.name, tuple(shown), source.imprint(), 12)


def engraving(source: PrintSource) -> PrintDocument:
    """The list for the trophy shop: champions and winners of cups, names as they are to be cut."""
    blocks = _honours(source)
    shown = (*blocks, PrintText(source.say("engraving_note"), "note")) if blocks else (_nothing(source),)
    return PrintDocument(source.say("print_engraving"), source.club.name, shown, source.imprint(), 12)


def _honours(source: PrintSource) -> list[PrintBlock]:
    blocks: list[PrintBlock] = []
    champions = champions_table(source)
    if champions.rows:
        blocks += [PrintText(source.say("champions"), "heading"), champions]
    cups = [table for table in cup_tables(source) if table.rows]
    if cups:
        blocks += [PrintText(source.say("cups"), "heading"), *cups]
    return blocks


def certificates(source: PrintSource, season: str, places: int = 1) -> tuple[Certificate, ...]:
    """Certificates of a season for its champions, and for who stand at the next places down to `places`.

    Raises ClubError `club_season_unknown`.
    """
    held = season_of(source.club, season)
    scored = standings(source.club, source.held, held)
    until = min(held.until, source.today)
    found = []
    for row in scored.rows:
        champion = row.person in scored.champions
        if champion or (row.place is not None and 1 < row.place <= places):
            title = source.say("champion") if champion else source.say("certificate_place", place=row.place)
            reason = source.say(
                "certificate_for", season=source.season_name(season), score=show(row.score, source.lang)
            )
            found.append(Certificate(source.club.name, source.name(row.person), title, reason, source.day(until)))
    return tuple(found)


def _nothing(source: PrintSource) -> PrintText:
    return PrintText(source.say("no_honours"), "lead")
