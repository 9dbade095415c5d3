"""The programme of the day as a booklet: times, what is played by, how one behaves, prizes, who take part."""

from __future__ import annotations

from datetime import datetime, timedelta

from windroos.printing.document import PrintBlock, PrintColumn, PrintDocument, PrintRow, PrintTable, PrintText
from windroos.reckoning.tournament_saying import prizes_text, round_text
from windroos.text.dates import day_said
from windroos.text.formulas import formula_called, formula_source
from windroos.text.tournament_booklet import BOOKLET, CONDUCT, TABLES_OF_FOUR
from windroos.tournament.clock_events import PlannedRound
from windroos.tournament.formula import formula_of, sizes_of
from windroos.tournament.prints.paper import TournamentPaper
from windroos.tournament.prints.walls import entrants
from windroos.tournament.registration import referees


def booklet(paper: TournamentPaper) -> PrintDocument:
    """All that somebody who plays wants to know beforehand; names as they may be shown."""
    blocks: list[PrintBlock] = [PrintText(_say(paper, "phones"), "lead"), *_times(paper), *_rules(paper)]
    blocks += [PrintText(_say(paper, "conduct"), "heading")]
    always_four = sizes_of(paper.state.setup) == "four"
    conduct = {rule: words for rule, words in CONDUCT.items() if rule != TABLES_OF_FOUR or always_four}
    blocks += [PrintText(f"{words.to(paper.lang)} ({rule})") for rule, words in conduct.items()]
    prizes = prizes_text(formula_of(paper.state.setup).tournament.prizes, paper.lang)
    blocks += [PrintText(_say(paper, "prizes"), "heading"), PrintText(prizes)] if prizes else []
    blocks += _people(paper)
    return paper.document("print_booklet", tuple(blocks))


def _say(paper: TournamentPaper, key: str, **values: object) -> str:
    text = BOOKLET[key].to(paper.lang)
    return text.format_map(values) if values else text


def _times(paper: TournamentPaper) -> list[PrintBlock]:
    planned = paper.state.clock.programme
    if not planned:
        return [PrintText(_say(paper, "no_times"))]
    days = {one.day or str(paper.state.setup.day) for one in planned}
    columns = (
        PrintColumn(_say(paper, "round"), "name"),
        *((PrintColumn(_say(paper, "day"), "text"),) if len(days) > 1 else ()),
        *(PrintColumn(_say(paper, key), "figure") for key in ("from", "until", "minutes")),
    )
    final = paper.state.schedule.final

    def row(one: PlannedRound) -> PrintRow:
        begins = datetime.strptime(one.begins, "%H:%M")
        name = paper.say("round", round=one.round)
        if final is not None and one.round > final.after:
            name += f" · {paper.say('print_final')}"
        day = (_day(paper, one),) if len(days) > 1 else ()
        ends = (begins + timedelta(minutes=one.minutes)).strftime("%H:%M")
        return PrintRow((name, *day, one.begins, ends, str(one.minutes)))

    return [PrintText(_say(paper, "times"), "heading"), PrintTable(columns, tuple(row(one) for one in planned))]


def _day(paper: TournamentPaper, one: PlannedRound) -> str:
    try:
        return day_said(datetime.fromisoformat(one.day).date(), paper.lang)
    except ValueError:
        return one.day


def _rules(paper: TournamentPaper) -> list[PrintBlock]:
    """What is played by: the formula and what it says of the rounds, of who is late, of the referee."""
    formula = formula_of(paper.state.setup)
    name = formula_called(formula.name, paper.lang)
    source = formula_source(formula.source, paper.lang)
    lines = [f"{name}. {source}." if source else f"{name}."]
    lines += round_text(formula.tournament, paper.lang)
    called = [paper.shown[one.entrant] for one in referees(paper.state) if one.entrant in paper.shown]
    if called:
        lines.append(_say(paper, "referees", names=", ".join(called)))
    return [PrintText(_say(paper, "rules"), "heading"), *(PrintText(line) for line in lines)]


def _people(paper: TournamentPaper) -> tuple[PrintBlock, ...]:
    return (PrintText(paper.say("print_entrants"), "heading"), *entrants(paper).blocks)
