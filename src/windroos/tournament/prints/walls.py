"""Lists for the wall: who sits where, by table and by name; who takes part; the standings by place and by name."""

from __future__ import annotations

from typing import Final

from windroos.printing.document import (
    PrintBlock,
    PrintBreak,
    PrintColumn,
    PrintDocument,
    PrintGroup,
    PrintRow,
    PrintTable,
    PrintText,
)
from windroos.reckoning.numbers import show
from windroos.tournament.final_view import shown_final
from windroos.tournament.prints.finals import said as final_said
from windroos.tournament.prints.paper import TournamentPaper
from windroos.tournament.ranking import RankedEntrant, standings

ABREAST: Final = 9
"""Rounds that stand beside each other on an upright sheet; of more it lies on its side."""


def by_table(paper: TournamentPaper, round: int | None = None) -> PrintDocument:
    """Of each round, or of one, a sheet with who sits at which table."""
    rounds = [paper.round(round)] if round else list(range(1, paper.rounds + 1))
    blocks: list[PrintBlock] = []
    for number in rounds:
        if blocks:
            blocks.append(PrintBreak())
        blocks.append(PrintText(paper.say("round", round=number), "heading"))
        for table in range(1, len(paper.state.schedule.rounds[number - 1]) + 1):
            lines = tuple((wind[:1], f"{at} {name}") for wind, at, name in paper.table(number, table))
            blocks.append(PrintGroup(paper.say("at_table", table=table), lines))
    return paper.document("print_by_table", tuple(blocks))


def by_name(paper: TournamentPaper) -> PrintDocument:
    """Everybody by name with his table and wind in each round: 12 O."""
    places = paper.places()
    columns = (
        PrintColumn(paper.say("number"), "figure"),
        PrintColumn(paper.say("name"), "name"),
        *(PrintColumn(str(round), "mark") for round in range(1, paper.rounds + 1)),
    )
    rows = tuple(
        PrintRow(
            (
                *(paper.number(who), paper.names[who]),
                *(f"{table} {wind[:1]}" if table else "–" for table, wind in places[who]),
            )
        )
        for who in paper.players
    )
    note = PrintText(paper.say("read_so"), "note")
    return paper.document("print_by_name", (note, PrintTable(columns, rows)), upright=paper.rounds <= ABREAST)


def entrants(paper: TournamentPaper) -> PrintDocument:
    """Who take part, by name, and the reserves after them."""
    columns = (
        *(PrintColumn(paper.say("number"), "figure"), PrintColumn(paper.say("name"), "name")),
        *(PrintColumn(paper.say("club"), "text", spare=True), PrintColumn(paper.say("country"), "text", spare=True)),
    )
    known = paper.state.entrants

    def rows(reserve: bool) -> tuple[PrintRow, ...]:
        people = paper.ordered(id for id, one in known.items() if one.reserve is reserve)
        return tuple(PrintRow((paper.number(id), paper.names[id], known[id].club, known[id].country)) for id in people)

    blocks: list[PrintBlock] = [PrintTable(columns, rows(reserve=False))]
    if reserves := rows(reserve=True):
        blocks.append(PrintTable(columns, reserves, paper.say("reserves")))
    return paper.document("print_entrants", tuple(blocks))


def result(paper: TournamentPaper, after: int | None = None, *, named: bool = False) -> PrintDocument:
    """The standings after a round, by place or by name, to look oneself up; with their version where published."""
    found = standings(paper.state, after)
    by_name = paper.ordered(row.entrant for row in found.rows)
    rows = sorted(found.rows, key=lambda row: by_name.index(row.entrant)) if named else found.rows
    has_points = any(row.table_points is not None for row in rows)
    columns = (
        *(PrintColumn("", "figure"), PrintColumn(paper.say("name"), "name")),
        PrintColumn(paper.say("country"), "text", spare=True),
        *(PrintColumn(str(round), "figure", spare=True) for round in range(1, found.after + 1)),
        *((PrintColumn(paper.say("table_points"), "figure"),) if has_points else ()),
        PrintColumn(paper.say("points"), "figure", spare=has_points),
    )
    lines = tuple(_line(paper, row, has_points=has_points) for row in rows)
    title = paper.say("after", after=found.after, rounds=paper.rounds)
    last = paper.state.publishing.last(found.after)
    if last is not None:
        title += " · " + paper.say("version", version=last.told.version)
    key = "print_result_named" if named else "print_result"
    legend = [PrintText(paper.say("table_points_said"), "note")] if has_points else []
    has_final = shown_final(paper.state, after)
    if has_final is not None and found.after > has_final.after:
        legend.append(PrintText(final_said(paper, has_final), "note"))
    blocks: tuple[PrintBlock, ...] = (PrintText(title, "heading"), PrintTable(columns, lines), *legend)
    return paper.document(key, blocks, upright=found.after <= ABREAST)


def _line(paper: TournamentPaper, row: RankedEntrant, *, has_points: bool) -> PrintRow:
    scores = tuple("–" if score is None else show(score, paper.lang) for score in row.scores)
    ranked = (show(row.table_points, paper.lang) if row.table_points is not None else "",) if has_points else ()
    country = paper.state.entrants[row.entrant].country
    cells = (str(row.place or "–"), paper.names[row.entrant], country, *scores, *ranked, show(row.points, paper.lang))
    return PrintRow(cells, "below" if row.place is None else "first" if row.place == 1 else "")
