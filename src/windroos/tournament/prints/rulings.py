"""The rulings of the day, to show how sums came about; and the referee's card with what each offence comes to."""

from __future__ import annotations

from typing import Final

from windroos.people.mentions import with_names
from windroos.printing.document import PrintBlock, PrintColumn, PrintDocument, PrintRow, PrintTable, PrintText
from windroos.tournament.formula import formula_of
from windroos.tournament.irregular_events import IrregularFact
from windroos.tournament.offences import OFFENCES, OTHER, foul_cost, ruling
from windroos.tournament.penalties import KeptPenalty
from windroos.tournament.prints.paper import TournamentPaper
from windroos.tournament.ruling_said import fact_said, offence_name, paragraph_said, ruling_said

FOULS: Final = 6
"""So many fouls in a row stand on the referee's card."""


def rulings(paper: TournamentPaper) -> PrintDocument:
    """Every ruling with its paragraph and what became of it, and all that was irregular."""
    columns = (
        *(PrintColumn(paper.say("round_word"), "figure"), PrintColumn(paper.say("name"), "name")),
        *(PrintColumn(paper.say("offence"), "text"), PrintColumn(paper.say("penalty"), "text")),
        *(PrintColumn(paper.say("paragraph"), "text", spare=True), PrintColumn(paper.say("state"), "text")),
    )
    given = sorted(paper.state.penalties.kept.values(), key=lambda one: one.given.round)
    blocks: list[PrintBlock] = [PrintTable(columns, tuple(_ruling(paper, one) for one in given))] if given else []
    if not given:
        blocks.append(PrintText(paper.say("no_rulings"), "plain"))
    if paper.state.irregular.facts:
        blocks.append(PrintText(paper.say("irregular"), "heading"))
    blocks += [PrintText(_fact(paper, fact)) for fact in paper.state.irregular.facts.values()]
    return paper.document("print_rulings", tuple(blocks), upright=False)


def _ruling(paper: TournamentPaper, kept: KeptPenalty) -> PrintRow:
    one, lang = kept.given, paper.lang
    points = paper.say("each" if one.to == "each" else "off", points=one.points) if one.points else ""
    said = ", ".join(filter(None, (points, paper.say("dead") if one.dead else ""))) or paper.say("warning")
    name = offence_name(one.kind, lang)
    if one.kind == OTHER and one.note:
        name = f"{name}: {with_names(one.note, paper.names)}"
    cells = (
        str(one.round),
        paper.names[one.entrant],
        name,
        said,
        paragraph_said(one.paragraph, lang),
        paper.say(_state(kept)),
    )
    return PrintRow(cells, "" if kept.holds else "below")


def _state(kept: KeptPenalty) -> str:
    if kept.revoked is not None:
        return "revoked"
    if kept.decided is not None:
        return "granted" if kept.decided.granted else "refused"
    return "appealed" if kept.appeal is not None else "holds"


def _fact(paper: TournamentPaper, fact: IrregularFact) -> str:
    return " ".join(filter(None, (fact_said(fact, paper.names, paper.lang), with_names(fact.note, paper.names))))


def referee_card(paper: TournamentPaper) -> PrintDocument:
    """What each offence of the formula's list comes to the first time, with where it stands; and fouls in a row."""
    stage = formula_of(paper.state.setup).tournament.offences
    columns = (
        *(PrintColumn(paper.say("offence"), "text"), PrintColumn(paper.say("ruling"), "name")),
        PrintColumn(paper.say("paragraph"), "name", spare=True),
    )
    rows = tuple(
        PrintRow(
            (
                offence_name(one.id, paper.lang),
                " ".join(ruling_said(one.id, ruling(stage, one, 0), paper.lang)),
                paragraph_said(one.source, paper.lang),
            )
        )
        for one in OFFENCES[stage.list]
    )
    blocks: list[PrintBlock] = []
    if stage.fouls:
        costs = ", ".join(str(foul_cost(stage, number) or paper.say("warning")) for number in range(1, FOULS + 1))
        blocks.append(PrintText(paper.say(f"fouls_{stage.reset}", costs=costs), "lead"))
    return paper.document("print_referee", (*blocks, PrintTable(columns, rows)))
