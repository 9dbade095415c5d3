"""The year book of a club: a year in figures, standings, every evening, honours, records and hands; 8 to 20 pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from typing import Final

from windroos.books.catalog import IDS
from windroos.club.board import season_board
from windroos.club.evening_state import EveningState
from windroos.club.mahjongs import RULES
from windroos.club.prints.evenings import loose_text, outcomes, place_text, points_text, result_blocks
from windroos.club.prints.hands import all_records, best_hands, missed_notes, record_table, rules_name
from windroos.club.prints.honours import roll_of_honour
from windroos.club.prints.plots import bars_plot, lines_plot
from windroos.club.prints.ranking import running, standings_table
from windroos.club.prints.source import PrintSource
from windroos.club.records import ClubRecord
from windroos.club.seasons import part_lines
from windroos.club.year import ClubYear, numbered, year_of
from windroos.printing.document import (
    BookChapter,
    PrintBlock,
    PrintColumn,
    PrintFigures,
    PrintHand,
    PrintPlot,
    PrintRow,
    PrintTable,
    PrintText,
    YearBook,
)
from windroos.reckoning.numbers import Number
from windroos.reckoning.saying import formula_text
from windroos.reckoning.scored import Scored
from windroos.text.figures import number, signed

FULL_TABLES: Final = 36
"""Tables of a year up to which evenings are told in full; of more there is a line a table, in two columns."""
LEADERS: Final = 6
"""Whose scores are drawn."""
HANDS: Final = 12
"""Hands that are drawn."""


def year_book(source: PrintSource, year: int | None = None) -> YearBook:
    """The book of a club year, or of this one. Raises ClubError `club_year_far`."""
    kind = source.club.year
    of = year_of(kind, source.today) if year is None else numbered(kind, year)
    held = [one for one in source.held if one.day in of and one.has_points]
    facts, full = _facts(source, held), sum(len(one.counting) for one in held) <= FULL_TABLES
    chapters = (
        BookChapter(source.say("book_year"), tuple(_year(source, of, held, facts))),
        *_standings(source, of),
        BookChapter(source.say("book_evenings"), tuple(_evenings(source, held, full=full)), not full),
        BookChapter(source.say("book_honours"), roll_of_honour(source).blocks),
        BookChapter(source.say("print_records"), tuple(_records(source, of))),
        BookChapter(source.say("best_hands"), _hands(source, of)),
        BookChapter(source.say("book_people"), tuple(_people(source, held))),
        BookChapter(source.say("book_made"), tuple(_colophon(source, of))),
    )
    days = f"{source.day(of.first)} – {source.day(min(of.last, max(of.first, source.today)))}"
    name = str(of.number) if of.first.year == of.last.year else f"{of.first.year}-{of.last.year}"
    return YearBook(source.club.name, name, days, facts, chapters, source.imprint())


def _facts(source: PrintSource, held: Sequence[EveningState]) -> tuple[tuple[str, str], ...]:
    people = {line.person for one in held for line in source.lines(source.club, one)}
    tables = [part_lines(one, typed, typed.players) for one in held for typed in one.counting]
    hands = sum(lines[0].table_hands or 0 for lines in tables)
    found = [(str(len(held)), source.say("evenings"))]
    found += [(str(len(tables)), source.say("tables"))] if tables else []
    found.append((str(len(people)), source.say("people")))
    return (*found, (number(hands, source.lang), source.say("hands"))) if hands else tuple(found)


def _year(
    source: PrintSource, of: ClubYear, held: Sequence[EveningState], facts: tuple[tuple[str, str], ...]
) -> Iterator[PrintBlock]:
    if not held:
        yield PrintText(source.say("book_nothing"), "lead")
        return
    members = len(source.members(min(of.last, source.today)))
    yield PrintText(
        source.say(
            "book_lead",
            club=source.club.name,
            evenings=source.say("evenings_n", count=len(held)),
            first=source.day(held[0].day),
            last=source.day(held[-1].day),
            members=source.say("members_n", count=members),
        ),
        "lead",
    )
    yield PrintFigures(facts)
    title = source.say("book_turnout")
    bars = [
        (f"{one.day.day}-{one.day.month}", len({line.person for line in source.lines(source.club, one)}))
        for one in held
    ]
    yield PrintText(title, "heading")
    yield PrintPlot(title, bars_plot(title, bars))
    yield PrintText(source.say("book_winners"), "heading")
    rows = []
    for one in held:
        won = next((outcome.counted for outcome in outcomes(source, one) if outcome.counted.winners), None)
        names = ", ".join(source.name(person) for person in won.winners) if won is not None else "–"
        rows.append(PrintRow((str(source.number(one)), source.day(one.day), names)))
    columns = (
        PrintColumn("", "figure"),
        PrintColumn(source.say("day"), "text"),
        PrintColumn(source.say("winner"), "name"),
    )
    yield PrintTable(columns, tuple(rows))


def _standings(source: PrintSource, of: ClubYear) -> Iterator[BookChapter]:
    """A chapter for every season that the year has evenings of, as it stood at the end of the year."""
    for id, season in sorted(source.club.seasons.items(), key=lambda one: (one[1].since, one[0])):
        if season.until < of.first or of.last < season.since:
            continue
        board = season_board(source.club, source.held, season, on=of.last, lines=source.lines)
        scored = board.scored
        if not scored.rows:
            continue
        lead = source.say("after_evenings", played=scored.played, counting=scored.counting)
        blocks: list[PrintBlock] = [PrintText(lead, "lead"), standings_table(source, board)]
        if scored.needed:
            blocks.append(PrintText(source.say("needed", needed=scored.needed), "note"))
        plot = _leaders(source, scored)
        if plot is not None:
            blocks += [PrintText(plot.title, "heading"), plot]
        blocks.append(PrintText(source.say("book_formula"), "heading"))
        blocks += [PrintText(text, "plain") for text in formula_text(board.formula, source.lang)]
        yield BookChapter(f"{source.say('print_standings')} {source.season_name(id)}", tuple(blocks))


def _leaders(source: PrintSource, scored: Scored) -> PrintPlot | None:
    """The sums of who stand highest, over the evenings that were played; what fell away later is in them."""
    evenings = [one.evening for one in scored.evenings]
    if len(evenings) < 3:
        return None
    lines: list[tuple[str, list[Number]]] = []
    for row in scored.rows[:LEADERS]:
        earned: list[Number] = []
        for evening in evenings:
            scores = [entry.score for entry in row.entries if entry.evening.id == evening.id and entry.counts]
            earned.append(sum(scores))
        lines.append((source.name(row.person), running(earned)))
    title = source.say("book_race")
    return PrintPlot(
        title, lines_plot(title, [f"{one.date.day}-{one.date.month}" for one in evenings], lines, source.lang)
    )


def _evenings(source: PrintSource, held: Sequence[EveningState], *, full: bool) -> Iterator[PrintBlock]:
    for evening in held:
        yield PrintText(source.evening_name(evening), "heading")
        if full:
            blocks = result_blocks(source, evening)
            yield from (block for block in blocks if not isinstance(block, PrintHand) or block.sets)
        else:
            yield from _short(source, evening)
    if not held:
        yield PrintText(source.say("no_results"), "lead")


def _short(source: PrintSource, evening: EveningState) -> Iterator[PrintBlock]:
    """An evening in a line a table, and one for the totals of which no table is known."""
    counted = next((one.counted for one in outcomes(source, evening)), None)
    scored = {(parts[0].line.table, parts[0].line.part): parts for parts in (counted.tables if counted else ())}
    for typed in evening.counting:
        parts = scored.get((typed.table, typed.part))
        if parts is not None:
            said = "; ".join(place_text(source, part) for part in parts)
        else:
            said = points_text(source, evening, typed)
        yield PrintText(f"{source.say('table_number', table=typed.table)}: {said}", "plain")
    if evening.totals:
        yield PrintText(loose_text(source, evening), "plain")


def _records(source: PrintSource, of: ClubYear) -> Iterator[PrintBlock]:
    any_found = False
    for rules in IDS:
        own: list[ClubRecord] = []
        for key, since in (("book_of_year", of.first), ("book_for_ever", date.min)):
            found = all_records(source, rules, since, of.last)
            if found and found != own:
                any_found, own = True, found
                yield PrintText(source.say(key, rules=rules_name(source, rules)), "heading")
                yield record_table(source, found)
                yield from missed_notes(source, since, of.last) if rules == RULES else ()
    yield PrintText(source.say("records_note" if any_found else "no_records"), "note" if any_found else "lead")


def _hands(source: PrintSource, of: ClubYear) -> tuple[PrintBlock, ...]:
    return best_hands(source, of.first, of.last, HANDS) or (PrintText(source.say("no_records"), "lead"),)


def _people(source: PrintSource, held: Sequence[EveningState]) -> Iterator[PrintBlock]:
    """Who played: how often, how many tables, and what it came to."""
    nights: dict[str, int] = {}
    tables: dict[str, int] = {}
    points: dict[str, int] = {}
    for evening in held:
        lines = source.lines(source.club, evening)
        for person in {line.person for line in lines}:
            nights[person] = nights.get(person, 0) + 1
        for line in lines:
            tables[line.person] = tables.get(line.person, 0) + bool(line.size)
            points[line.person] = points.get(line.person, 0) + int(line.points or 0)
    columns = (
        PrintColumn(source.say("name"), "name"),
        PrintColumn(source.say("evenings"), "figure"),
        PrintColumn(source.say("tables"), "figure"),
        PrintColumn(source.say("points"), "figure"),
    )
    rows = tuple(
        PrintRow((source.name(one), str(nights[one]), str(tables[one]), signed(points[one], source.lang)))
        for one in source.ordered(nights)
    )
    yield PrintTable(columns, rows)


def _colophon(source: PrintSource, of: ClubYear) -> Iterator[PrintBlock]:
    yield PrintText(source.say("book_colophon", day=source.day(source.today), first=source.day(of.first)), "plain")
    yield PrintText(source.say("book_corrections"), "plain")
