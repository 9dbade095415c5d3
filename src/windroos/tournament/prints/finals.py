"""The final on paper: who sits in it and why, where in each round, and how it stands."""

from __future__ import annotations

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
from windroos.tournament.final_view import ShownFinal, shown_final
from windroos.tournament.prints.paper import TournamentPaper


def final(paper: TournamentPaper, after: int | None = None) -> PrintDocument:
    """The finalists with what they had and take along, the tables of each round, and the places after one."""
    found = shown_final(paper.state, after)
    if found is None:
        return paper.document("print_final", (PrintText(paper.say("final_none"), "plain"),))
    columns = (
        *(PrintColumn("", "figure"), PrintColumn(paper.say("name"), "name")),
        *(PrintColumn(paper.say(key), "figure") for key in ("final_before", "final_carried", "final_earned", "place")),
    )
    rows = tuple(
        PrintRow(
            (
                *(str(one.seed), paper.names[one.entrant], show(one.before, paper.lang), show(one.carried, paper.lang)),
                *((show(one.earned, paper.lang), str(one.place)) if one.place else ("–", "–")),
            ),
            "first" if one.place == 1 else "",
        )
        for one in found.finalists
    )
    blocks: list[PrintBlock] = [PrintText(said(paper, found), "lead"), PrintTable(columns, rows)]
    for round in range(found.first, found.last + 1):
        blocks.append(PrintText(paper.say("round", round=round), "heading"))
        for table in range(1, len(paper.state.schedule.rounds[round - 1]) + 1):
            lines = tuple((wind[:1], f"{number} {name}") for wind, number, name in paper.table(round, table))
            blocks.append(PrintGroup(paper.say("at_table", table=table), lines))
    return paper.document("print_final", tuple(blocks))


def said(paper: TournamentPaper, found: ShownFinal) -> str:
    """Why these, what they take along, and what it is for."""
    return " ".join(
        (
            paper.say("final_why", count=len(found.finalists), after=found.after),
            paper.say(f"carry_{found.carry}"),
            paper.say("final_above"),
        )
    )
