"""Prints of honours: records by rule set, champions and cups for the engraver, certificates."""

from __future__ import annotations

from windroos.books.catalog import IDS
from windroos.club.champion import champions, championships
from windroos.club.cup import cup_called, cup_standing
from windroos.club.figures import of_rules
from windroos.club.honours import honours_of
from windroos.club.mahjongs import RULES
from windroos.club.people import one_with
from windroos.club.prints.hands import all_records, missed_notes, record_hands, record_table, rules_name
from windroos.club.prints.source import PrintSource
from windroos.club.seasons import season_of, standings
from windroos.club.tallying import programme_year
from windroos.people.mentions import with_names
from windroos.printing.document import PrintBlock, PrintColumn, PrintDocument, PrintRow, PrintTable, PrintText
from windroos.printing.sheets import Certificate
from windroos.reckoning.numbers import show


def record_lists(source: PrintSource) -> PrintDocument:
    """The records of every rule set that the club has sheets of."""
    blocks: list[PrintBlock] = []
    for rules in IDS:
        found = all_records(source, rules)
        if found:
            blocks += [PrintText(rules_name(source, rules), "heading"), record_table(source, found)]
            blocks += record_hands(source, found)
            blocks += missed_notes(source) if rules == RULES else ()
    note = PrintText(source.say("records_note"), "note")
    shown = (*blocks, note) if blocks else (PrintText(source.say("no_records"), "lead"),)
    return PrintDocument(source.say("print_records"), source.club.name, shown, source.imprint(), 9)


def champions_table(source: PrintSource) -> PrintTable:
    """Who had the title of each season that is over: as it was given, else as the standings are."""
    rows = []
    for id, season in sorted(source.club.seasons.items(), key=lambda one: (one[1].until, one[0])):
        ending = source.club.competition.endings.get((id, ""))
        if season.until < source.today or ending is not None:
            scored = standings(source.club, source.held, season, lines=source.lines)
            now = dict.fromkeys(one_with(source.club.people, one) for one in (ending.people if ending else ()))
            first = tuple(now) or scored.champions
            scores = [row.score for row in scored.rows if first and row.person == first[0]]
            names = ", ".join(source.name(person) for person in first)
            if names:
                rows.append(PrintRow((source.season_name(id), names, show(scores[0], source.lang) if scores else "")))
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
        found.append(
            PrintTable(columns, tuple(rows), source.say("cup_named", cup=cup_called(source.club, id, source.lang)))
        )
    return tuple(found)


def roll_of_honour(source: PrintSource) -> PrintDocument:
    """Champions and winners of cups since the beginning, for everybody to read."""
    shown = honour_blocks(source) or (_nothing(source),)
    return PrintDocument(source.say("print_roll"), source.club.name, tuple(shown), source.imprint(), 12)


def engraving(source: PrintSource) -> PrintDocument:
    """The list for the trophy shop: champions and winners of cups, names as they are to be cut."""
    blocks = honour_blocks(source)
    shown = (*blocks, PrintText(source.say("engraving_note"), "note")) if blocks else (_nothing(source),)
    return PrintDocument(source.say("print_engraving"), source.club.name, shown, source.imprint(), 12)


def honour_blocks(source: PrintSource) -> list[PrintBlock]:
    """All honours of a club: champions, cups, what was typed of earlier years, and the earliest twenty-one."""
    blocks: list[PrintBlock] = []
    for title, tables in (
        ("champions", (champions_table(source),)),
        ("program_champions", (program_champions(source),)),
        ("cups", cup_tables(source)),
        ("typed_honours", (typed_table(source),)),
        ("earliest_twentyone", (twentyone_table(source),)),
    ):
        shown = [table for table in tables if table.rows]
        if shown:
            blocks += [PrintText(source.say(title), "heading"), *shown]
    return blocks


def program_champions(source: PrintSource) -> PrintTable:
    """The champion of every year that is over by the 144 rules, the first first (rule 140)."""
    years = championships(
        (one for game in of_rules(source.tallies, RULES) for one in game.mahjongs),
        lambda day: programme_year(source.club, day).number,
        source.ruled,
    )
    now = programme_year(source.club, source.today).number
    rows = [
        PrintRow((str(one.year), ", ".join(map(source.name, champions(one.rows))), str(one.rows[0].total)))
        for one in reversed(years)
        if one.year < now and champions(one.rows)
    ]
    columns = (
        PrintColumn(source.say("year"), "figure"),
        PrintColumn(source.say("champion"), "name"),
        PrintColumn(source.say("total"), "figure"),
    )
    return PrintTable(columns, tuple(rows))


def typed_table(source: PrintSource) -> PrintTable:
    """Titles and cups of earlier years as they were typed, the first first, with where each was taken from."""

    def told(text: str) -> str:
        return with_names(text, {id: source.name(id) for id in source.club.people})

    typed = sorted(
        (one for one in honours_of(source.club, source.lang) if one.honour), key=lambda one: (one.year, one.title)
    )
    rows = [
        PrintRow((str(one.year), told(one.title), ", ".join(map(source.name, one.people)), told(one.source)))
        for one in typed
    ]
    columns = (
        PrintColumn(source.say("year"), "figure"),
        PrintColumn(source.say("title"), "text"),
        PrintColumn(source.say("winner"), "name"),
        PrintColumn(source.say("taken_from"), "text"),
    )
    return PrintTable(columns, tuple(rows))


def twentyone_table(source: PrintSource) -> PrintTable:
    """The earliest twenty-one, and the one in the fewest hands (rule 143)."""
    found = [one for one in all_records(source, RULES) if one.kind in ("twentyone_day", "twentyone_hands")]
    return record_table(source, found)


def certificates(source: PrintSource, season: str, places: int = 1) -> tuple[Certificate, ...]:
    """Certificates of a season for its champions, and for who stand at the next places down to `places`.

    Raises ClubError `club_season_unknown`.
    """
    held = season_of(source.club, season)
    scored = standings(source.club, source.held, held, lines=source.lines)
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
