"""What is printed of an evening: who comes, who sits where, how it ended, and the same as plain text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from windroos.club.day_board import evening_stands
from windroos.club.evening_desk import seats_known
from windroos.club.evening_events import TypedResult
from windroos.club.evening_state import EveningState
from windroos.club.people import one_with
from windroos.club.prints.hands import evening_records, special_hands
from windroos.club.prints.source import PrintSource
from windroos.club.seasons import evenings_of, formula_of, part_lines, standings
from windroos.club.wall_view import ComparedRow, compared_rows, way_of
from windroos.printing.document import (
    PrintBlock,
    PrintColumn,
    PrintDocument,
    PrintGroup,
    PrintRow,
    PrintTable,
    PrintText,
)
from windroos.reckoning.numbers import show
from windroos.reckoning.scored import CountedEvening, PartScore
from windroos.text.figures import signed
from windroos.text.play import SEATS

GUEST_LINES: Final = 8
"""Empty lines for guests on the list at the door."""
MOST_WINNERS: Final = 3
"""Of more who are equal nobody won the evening, where each table has a winner."""
WALL: Final = 28
"""Points of letters that are read from a wall."""


class EveningOutcome(NamedTuple):
    """An evening as a season counts it: id of the season, and what it made of the evening."""

    season: str
    counted: CountedEvening


def outcomes(source: PrintSource, evening: EveningState) -> tuple[EveningOutcome, ...]:
    """The evening by each season that it belongs to."""
    found = []
    for id, season in sorted(source.club.seasons.items()):
        if evenings_of(season, [evening]) and evening.kind in formula_of(season).lines.kinds:
            scored = standings(source.club, [evening], season)
            found += [EveningOutcome(id, one) for one in scored.evenings]
    return tuple(found)


def arrival_list(source: PrintSource, evening: EveningState) -> PrintDocument:
    """The list at the door: every member with boxes, and lines for guests."""
    people = source.members(evening.day)
    here = {one_with(source.club.people, person) for person in evening.here}
    columns = (
        PrintColumn("", "figure", spare=True),
        PrintColumn(source.say("name"), "name"),
        PrintColumn(source.say("is_here"), "box"),
        PrintColumn(source.say("has_paid"), "box"),
        PrintColumn(source.say("table"), "box", spare=True),
        PrintColumn(source.say("remark"), "room"),
    )
    guests = source.ordered(here - set(people))
    names = [source.name(person) for person in (*people, *guests)]
    rows = [PrintRow((str(at), name, *[""] * 4)) for at, name in enumerate(names, 1)]
    empty = [PrintRow(("", source.say("guest"), *[""] * 4)) for _ in range(GUEST_LINES)]
    note = PrintText(source.say("members_n", count=len(people)), "note")
    return _document(source, "arrival", evening, (PrintTable(columns, (*rows, *empty)), note))


def tables_wall(source: PrintSource, evening: EveningState) -> PrintDocument:
    """Who sits at which table, for the wall."""
    groups = tuple(
        PrintGroup(source.say("table_number", table=at), seat_marks(source, evening, at))
        for at, people in enumerate(evening.tables, 1)
    )
    return _wall(source, "tables", evening, groups or (PrintText(source.say("no_tables"), "lead"),))


def seats_wall(source: PrintSource, evening: EveningState) -> PrintDocument:
    """Everybody by name with his table, and with his place where the lot gave it, for the wall."""
    places = {
        one_with(source.club.people, person): (str(at), wind)
        for at, people in enumerate(evening.tables, 1)
        for person, (wind, _) in zip(people, seat_marks(source, evening, at), strict=True)
    }
    columns = [PrintColumn(source.say("name"), "name"), PrintColumn(source.say("table"), "figure")]
    if any(wind for _, wind in places.values()):
        columns.append(PrintColumn(source.say("seat"), "mark"))
    rows = tuple(PrintRow((source.name(person), *places[person])[: len(columns)]) for person in source.ordered(places))
    shown: tuple[PrintBlock, ...] = (PrintTable(tuple(columns), rows),)
    return _wall(source, "seats", evening, shown if rows else (PrintText(source.say("no_tables"), "lead"),))


def evening_result(source: PrintSource, evening: EveningState) -> PrintDocument:
    """How an evening ended: its winner, its tables, special hands and records."""
    blocks = list(result_blocks(source, evening))
    return _document(source, "result", evening, tuple(blocks) or (PrintText(source.say("no_results"), "lead"),))


def result_blocks(source: PrintSource, evening: EveningState) -> Iterator[PrintBlock]:
    """Winners, tables, special hands and records of an evening; nothing where no result is in."""
    counted = outcomes(source, evening)
    for one in counted:
        if 0 < len(one.counted.winners) <= MOST_WINNERS:
            names = ", ".join(source.name(person) for person in one.counted.winners)
            yield PrintText(source.say("evening_winner", names=names, season=source.season_name(one.season)), "lead")
    scores = _scores(counted)
    for typed in evening.standing:
        yield _table(source, evening, typed, scores)
    if evening.totals:
        yield _loose(source, evening)
    for given in evening.adjustments:
        text = source.say("adjusted", name=source.name(given.person), points=signed(given.points, source.lang))
        yield PrintText(text, "note")
    for round in sorted(evening.walls.rounds):
        if rows := compared_rows(evening, round):
            yield _compared(source, evening, round, rows)
    stands = evening_stands(source.club, evening, source.names, source.lang)
    if stands:
        yield PrintText(source.say("stands"), "heading")
    for number, lines in stands:
        yield PrintText(f"{source.say('table_number', table=number)}: {' '.join(lines)}", "plain")
    special = special_hands(source, [evening])
    if special:
        yield PrintText(source.say("special_hands"), "heading")
        yield from special
    found = evening_records(source, evening)
    if found.rows:
        yield PrintText(source.say("new_records"), "heading")
        yield found


def _scores(counted: Sequence[EveningOutcome]) -> dict[tuple[int, int, str], PartScore]:
    """What each part of a table is worth: by the first season that makes of points something else, like table points.

    Where none does, by the first; the points themselves stand beside it anyhow.
    """
    by_season = [
        {(part.line.table, part.line.part, part.line.person): part for table in one.counted.tables for part in table}
        for one in counted
    ]
    turned = (one for one in by_season if any(part.score not in (None, part.line.points) for part in one.values()))
    return next(turned, by_season[0] if by_season else {})


def _compared(source: PrintSource, evening: EveningState, round: int, rows: Sequence[ComparedRow]) -> PrintTable:
    """Everybody of a round on equal walls by what his points are worth beside those of who had the same tiles."""
    columns = (
        PrintColumn("", "figure"),
        PrintColumn(source.say("name"), "name"),
        PrintColumn(source.say("table"), "figure"),
        PrintColumn(source.say("points"), "figure"),
        PrintColumn(source.say(f"compared_{way_of(evening, round)}"), "figure"),
    )
    shown = tuple(
        PrintRow(
            (
                *(str(row.place), source.name(row.person), f"{row.table} {SEATS[row.seat].to(source.lang)[0]}"),
                *(signed(row.points, source.lang), show(row.worth, source.lang)),
            ),
            "first" if row.place == 1 else "",
        )
        for row in rows
    )
    return PrintTable(columns, shown, source.say("compared_title"))


def result_text(source: PrintSource, evening: EveningState) -> str:
    """The result as plain text, for the mail or a chat: a line each for the evening, its winner and its tables."""
    lines = [f"{source.club.name}: {source.evening_name(evening)}"]
    counted = outcomes(source, evening)
    for one in counted[:1]:
        if 0 < len(one.counted.winners) <= MOST_WINNERS:
            lines.append(source.say("winner_text", names=", ".join(map(source.name, one.counted.winners))))
        for parts in one.counted.tables:
            people = "; ".join(place_text(source, part) for part in parts)
            lines.append(f"{source.say('table_number', table=parts[0].line.table)}: {people}")
    if not counted:
        for typed in evening.standing:
            table = source.say("table_number", table=typed.table)
            lines.append(f"{table}: {points_text(source, evening, typed)}")
    if evening.totals:
        lines.append(loose_text(source, evening))
    if not evening.standing and not evening.totals:
        lines.append(source.say("no_results"))
    return "\n".join(lines) + "\n"


def loose_text(source: PrintSource, evening: EveningState) -> str:
    """The totals of which no table is known, as text, the best first."""
    rows = (" ".join(filter(None, cells)) for cells in _loose_cells(source, evening))
    return f"{source.say('loose_totals')}: {'; '.join(rows)}"


def _loose_cells(source: PrintSource, evening: EveningState) -> list[tuple[str, str]]:
    """Name and points of each total of which no table is known, the best first."""
    best = sorted(evening.totals, key=lambda one: (one.points is None, -(one.points or 0), source.name(one.person)))
    return [(source.name(one.person), "" if one.points is None else signed(one.points, source.lang)) for one in best]


def _loose(source: PrintSource, evening: EveningState) -> PrintTable:
    """The totals of which no table is known."""
    columns = (PrintColumn(source.say("name"), "name"), PrintColumn(source.say("points"), "figure"))
    rows = tuple(PrintRow(cells) for cells in _loose_cells(source, evening))
    return PrintTable(columns, rows, source.say("loose_totals"), apart=True)


def place_text(source: PrintSource, part: PartScore) -> str:
    """A place at a table as text: `1. Anna 5`."""
    score = "?" if part.score is None else show(part.score, source.lang)
    return f"{part.place or '?'}. {source.name(part.line.person)} {score}"


def points_text(source: PrintSource, evening: EveningState, typed: TypedResult) -> str:
    """Who won how much at a table, the best first: `Anna +120; Bram −120`."""
    best = sorted(part_lines(evening, typed, typed.players), key=lambda line: -(line.points or 0))
    return "; ".join(f"{source.name(one.person)} {signed(int(one.points or 0), source.lang)}" for one in best)


def seat_marks(source: PrintSource, evening: EveningState, table: int) -> tuple[tuple[str, str], ...]:
    """Who sits at a table: the letter of his wind, and his name; a fifth player dreams.

    "" for the letter where nobody drew winds: the order of names says nothing then.
    """
    people = evening.tables[table - 1]
    marks = [SEATS[at].to(source.lang)[0] if at < len(SEATS) else "·" for at in range(len(people))]
    known = seats_known(evening, (table, 1))
    return tuple((mark if known else "", source.name(person)) for mark, person in zip(marks, people, strict=True))


def _table(
    source: PrintSource,
    evening: EveningState,
    typed: TypedResult,
    scores: dict[tuple[int, int, str], PartScore],
) -> PrintTable:
    """A table's result, the best first."""
    people = [one_with(source.club.people, player) for player in typed.players]
    lines = part_lines(evening, typed, people)
    own = [scores.get((typed.table, typed.part, line.person)) for line in lines]
    plain = all(part is not None and part.score == line.points for part, line in zip(own, lines, strict=True))
    with_scores = all(part is not None for part in own) and not plain
    with_mahjongs = all(line.mahjongs is not None for line in lines)
    columns = [
        PrintColumn("", "figure"),
        PrintColumn(source.say("name"), "name"),
        PrintColumn(source.say("points"), "figure"),
    ]
    if with_scores:
        columns.append(PrintColumn(source.say("score"), "figure"))
    if with_mahjongs:
        columns += [
            PrintColumn(source.say("mahjongs"), "figure", spare=True),
            PrintColumn(source.say("caused"), "figure", spare=True),
        ]
    rows = []
    for line in sorted(lines, key=lambda line: -(line.points or 0)):
        part = scores.get((typed.table, typed.part, line.person))
        cells = [
            str(part.place) if part is not None and part.place else "",
            source.name(line.person),
            signed(int(line.points or 0), source.lang),
        ]
        if with_scores:
            cells.append("?" if part is None or part.score is None else show(part.score, source.lang))
        if with_mahjongs:
            cells += [str(line.mahjongs), "" if line.caused is None else str(line.caused)]
        rows.append(PrintRow(tuple(cells), "first" if part is not None and part.place == 1 else ""))
    rows.sort(key=lambda row: int(row.cells[0] or 99))
    title = source.say("table_number", table=typed.table)
    if typed.part > 1 or (typed.table, 2) in evening.results:
        title = source.say("table_part", table=typed.table, part=typed.part)
    hands = lines[0].table_hands
    more = [source.say("hands_n", count=hands)] if hands else []
    more += [source.say("unsettled")] if not typed.settled else []
    return PrintTable(tuple(columns), tuple(rows), " · ".join((title, *more)), apart=True)


def _document(source: PrintSource, key: str, evening: EveningState, blocks: tuple[PrintBlock, ...]) -> PrintDocument:
    return PrintDocument(source.say(f"print_{key}"), source.evening_name(evening), blocks, source.imprint())


def _wall(source: PrintSource, key: str, evening: EveningState, blocks: tuple[PrintBlock, ...]) -> PrintDocument:
    return _document(source, key, evening, blocks)._replace(letters=WALL)
