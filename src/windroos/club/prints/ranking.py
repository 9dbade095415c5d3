"""What is printed of a season: its standings, who came when, and the sheet of one person."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from windroos.club.board import RankedRow, SeasonBoard, season_board
from windroos.club.club_events import SeasonSet
from windroos.club.portrait import tables_of
from windroos.club.prints.hands import best_hands
from windroos.club.prints.plots import line_plot
from windroos.club.prints.source import PrintSource
from windroos.club.seasons import evenings_of, season_of, standings
from windroos.printing.document import (
    PrintBlock,
    PrintColumn,
    PrintDocument,
    PrintFigures,
    PrintPlot,
    PrintRow,
    PrintTable,
    PrintText,
)
from windroos.reckoning.numbers import Number, decimal, show, total
from windroos.reckoning.saying import item_text
from windroos.reckoning.scored import EveningScore, Scored, StandingRow
from windroos.text.figures import day, signed
from windroos.text.formulas import part_called
from windroos.text.reckoning import FALLEN, MEASURES

ONE_SHEET: Final = 40
"""Names that standings hold on one sheet."""
ROOMY, FULL = 22, 32
"""Names up to which letters are larger."""
ACROSS: Final = 22
"""Evenings beside each other on the list of who came."""
MOST_FALLEN: Final = 6
"""Results that fell away which are written out."""
SHORT: Final = 16
"""Evenings of a person that one sheet holds, with his chart and hands."""
OPPONENTS: Final = 8
"""Of whom somebody's sheet tells."""


def season_standings(source: PrintSource, id: str, period: str = "") -> PrintDocument:
    """The standings of a season or a period, with what changed since the evening before; one sheet up to 40 names.

    Raises ClubError `club_season_unknown`, `club_period`.
    """
    season = season_of(source.club, id)
    board = season_board(source.club, source.held, season, period, lines=source.lines)
    scored, table = board.scored, standings_table(source, board)
    lead = PrintText(source.say("after_evenings", played=scored.played, counting=scored.counting), "lead")
    blocks: list[PrintBlock] = [lead, table]
    if scored.needed:
        blocks.append(PrintText(source.say("needed", needed=scored.needed), "note"))
    decided = [row for row in scored.rows if row.decided_by]
    if decided:
        measures = dict.fromkeys(
            MEASURES[row.decided_by].to(source.lang) for row in decided if row.decided_by in MEASURES
        )
        blocks.append(PrintText(source.say("decided_by", measures=", ".join(measures)), "note"))
    if not scored.rows:
        blocks = [PrintText(source.say("no_results"), "lead")]
    count = len(scored.rows)
    letters = 12 if count <= ROOMY else 10.5 if count <= FULL else 9
    subtitle = " · ".join(filter(None, (source.season_name(id), part_called(board.period, source.lang))))
    return PrintDocument(
        source.say("print_standings"), subtitle, tuple(blocks), source.imprint(), letters, single=count <= ONE_SHEET
    )


def standings_table(source: PrintSource, board: SeasonBoard) -> PrintTable:
    """Standings as a table; who stand below the line come last."""
    columns: tuple[PrintColumn, ...] = (
        PrintColumn("", "figure"),
        PrintColumn(source.say("moved"), "mark"),
        PrintColumn(source.say("name"), "name"),
        PrintColumn(source.say("score"), "figure"),
        PrintColumn(source.say("evenings"), "figure", spare=True),
        PrintColumn(source.say("average"), "figure", spare=True),
        PrintColumn(source.say("falls_away"), "text", spare=True),
    )
    ranked = (*board.rows, *board.below)
    away = [_fallen(source, one.row) for one in ranked]
    if not any(away):
        columns = columns[:-1]
    first = board.scored.played < 2
    rows = []
    for one, fallen in zip(ranked, away, strict=True):
        row = one.row
        cells = (
            "–" if row.place is None else str(row.place),
            "" if first else movement(one),
            source.name(row.person),
            show(row.score, source.lang),
            f"{row.evenings}/{row.needed}" if row.needed else str(row.evenings),
            "" if one.average is None else decimal(one.average, source.lang),
            fallen,
        )
        rows.append(
            PrintRow(cells[: len(columns)], "below" if row.place is None else "first" if row.place == 1 else "")
        )
    return PrintTable(columns, tuple(rows))


def movement(one: RankedRow) -> str:
    """How somebody went up or down since last time: `▲2`, `▼1`, `=`; `●` for who is new."""
    if one.is_new:
        return "●"
    if one.moved is None:
        return ""
    return f"▲{one.moved}" if one.moved > 0 else f"▼{-one.moved}" if one.moved < 0 else "="


def attendance(source: PrintSource, id: str) -> PrintDocument:
    """Who came when, over a season: the evenings across, in as many tables as they need.

    Raises ClubError `club_season_unknown`.
    """
    season = season_of(source.club, id)
    planned = evenings_of(season, source.held)
    there = {one.id: {line.person for line in source.lines(source.club, one)} for one in planned}
    held = [one for one in planned if there[one.id]]
    people = source.ordered(
        {person for found in there.values() for person in found} | set(source.members(season.until))
    )
    blocks: list[PrintBlock] = []
    for at in range(0, len(held), ACROSS):
        some = held[at : at + ACROSS]
        columns = (
            PrintColumn(source.say("name"), "name"),
            *(PrintColumn(f"{one.day.day}-{one.day.month}", "mark") for one in some),
            PrintColumn(source.say("times"), "figure"),
        )
        rows = tuple(
            PrintRow(
                (
                    source.name(person),
                    *("●" if person in there[one.id] else "" for one in some),
                    str(sum(person in found for found in there.values())),
                )
            )
            for person in people
        )
        sums = PrintRow((source.say("people"), *(str(len(there[one.id])) for one in some), ""), "total")
        blocks.append(PrintTable(columns, (*rows, sums)))
    shown = tuple(blocks) or (PrintText(source.say("no_results"), "lead"),)
    return PrintDocument(
        source.say("print_attendance"), source.season_name(id), shown, source.imprint(), 8.5, upright=False
    )


def personal_sheet(source: PrintSource, id: str, person: str) -> PrintDocument:
    """A person's season: place, figures, evening by evening, chart, best hands, against whom.

    Raises ClubError `club_season_unknown`, `club_person_unknown`, `club_page_closed`.
    """
    season = season_of(source.club, id)
    who = source.shown(person)
    scored = standings(source.club, source.held, season, lines=source.lines)
    row = next((row for row in scored.rows if row.person == who), None)
    blocks: list[PrintBlock] = [PrintText(source.say("no_results"), "lead")]
    short = row is None or len(row.entries) <= SHORT
    if row is not None:
        blocks = list(_person_blocks(source, season, scored, row))
    subtitle = f"{source.season_name(id)} · {source.club.name}"
    letters = 9 if short else 10
    return PrintDocument(source.name(who), subtitle, tuple(blocks), source.imprint(), letters, single=short)


def _person_blocks(source: PrintSource, season: SeasonSet, scored: Scored, row: StandingRow) -> Iterator[PrintBlock]:
    lang = source.lang
    won = sum(part.place == 1 for entry in row.entries for part in entry.parts)
    place = "–" if row.place is None else source.say("of_people", place=row.place, count=len(scored.rows))
    figures = [(place, source.say("place")), (show(row.score, lang), source.say("score"))]
    figures += [(str(row.evenings), source.say("evenings")), (str(won), source.say("tables_won"))]
    if row.mahjongs is not None:
        figures.append((str(row.mahjongs), source.say("mahjongs")))
    yield PrintFigures(tuple(figures))
    sums = running([entry.score for entry in row.entries])
    if len(sums) > 1:
        title = source.say("chart_points")
        yield PrintPlot(
            title,
            line_plot(title, [(day(e.evening.date, lang), s) for e, s in zip(row.entries, sums, strict=True)], lang),
        )
    yield PrintText(source.say("by_evening"), "heading")
    columns = (
        PrintColumn(source.say("day"), "figure"),
        PrintColumn(source.say("made_of"), "name"),
        PrintColumn(source.say("score"), "figure"),
        PrintColumn(source.say("sum"), "figure", spare=True),
    )
    rows = tuple(_entry(source, entry, so_far) for entry, so_far in zip(row.entries, sums, strict=True))
    yield PrintTable(columns, (*rows, PrintRow(("", source.say("counts_in_all"), show(row.score, lang), ""), "total")))
    hands = best_hands(source, season.since, season.until, 3, row.person)
    if hands:
        yield PrintText(source.say("best_hands"), "heading")
        yield from hands
    against = opponents(source, season, row.person)
    if against.rows:
        yield PrintText(source.say("against"), "heading")
        yield against


def _entry(source: PrintSource, entry: EveningScore, so_far: Number) -> PrintRow:
    made = "; ".join(item_text(item, source.lang) for item in entry.items)
    if entry.why:
        made = f"{made} ({FALLEN[entry.why].to(source.lang)})"
    score = show(entry.score, source.lang)
    return PrintRow(
        (
            day(entry.evening.date, source.lang),
            made,
            score if entry.kept else f"({score})",
            show(so_far, source.lang),
        )
    )


def running(scores: Sequence[Number]) -> list[Number]:
    """The sum so far, after each."""
    return [total(scores[: at + 1]) for at in range(len(scores))]


def opponents(source: PrintSource, season: SeasonSet, person: str) -> PrintTable:
    """Whom somebody met most often in a season, and the points between them: what he won more or less than they."""
    met, between = Counter[str](), Counter[str]()
    for evening in evenings_of(season, source.held):
        for _, at in tables_of(source.lines(source.club, evening), person):
            for other in at.keys() - {person}:
                met[other] += 1
                between[other] += at[person] - at[other]
    columns = (
        PrintColumn(source.say("name"), "name"),
        PrintColumn(source.say("met"), "figure"),
        PrintColumn(source.say("difference"), "figure", spare=True),
    )
    most = sorted(met, key=lambda one: (-met[one], -between[one], source.name(one)))[:OPPONENTS]
    rows = tuple(PrintRow((source.name(one), str(met[one]), signed(between[one], source.lang))) for one in most)
    return PrintTable(columns, rows)


def _fallen(source: PrintSource, row: StandingRow) -> str:
    away = [show(entry.score, source.lang) for entry in row.entries if entry.why and entry.counts]
    more = " …" if len(away) > MOST_FALLEN else ""
    return ", ".join(away[:MOST_FALLEN]) + more
