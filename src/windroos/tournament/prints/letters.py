"""Papers of the desk: the bar's list, the letter to the bond, the observer's report, how the last round begins."""

from __future__ import annotations

from windroos.people.mentions import with_names
from windroos.printing.document import PrintBlock, PrintColumn, PrintDocument, PrintRow, PrintTable, PrintText
from windroos.reckoning.numbers import show
from windroos.reckoning.tournament_saying import prizes_text
from windroos.text.dates import day_said
from windroos.text.formulas import formula_called
from windroos.text.tournament_letters import LETTERS
from windroos.tournament.entrant_card import EntrantCard
from windroos.tournament.formula import formula_of
from windroos.tournament.observer import FEWEST_FROM_EUROPE, observer_countries, tournament_weight
from windroos.tournament.prints.paper import TournamentPaper
from windroos.tournament.ranking import standings
from windroos.tournament.registration import officials, referees
from windroos.tournament.ruling_said import fact_said
from windroos.tournament.schedule_deciding import rounds_played


def _say(paper: TournamentPaper, key: str, **values: object) -> str:
    text = LETTERS[key].to(paper.lang)
    return text.format_map(values) if values else text


def bar_list(paper: TournamentPaper) -> PrintDocument:
    """Everybody who is there, with room for strokes and a box for who has paid."""
    here = [one.entrant for one in (*paper.state.entrants.values(), *officials(paper.state))]
    names = [paper.names[one] if one in paper.names else paper.shown.get(one, one) for one in here]
    columns = (
        PrintColumn(paper.say("name"), "name"),
        PrintColumn(_say(paper, "drinks"), "room"),
        PrintColumn(_say(paper, "paid"), "box"),
    )
    rows = tuple(PrintRow((name, "", "")) for name in sorted(names, key=str.casefold))
    return paper.document("print_bar", (PrintTable(columns, rows),))


def stayed_away(paper: TournamentPaper) -> PrintDocument:
    """The letter to the bond about who stayed away without notice (book 002, p. 39, rule 9), to be signed."""
    setup = paper.state.setup
    people = [(id, card) for id, card in sorted(paper.cards.items()) if card.absent]
    if not people:
        return paper.document("print_away", (PrintText(_say(paper, "away_nobody")),))
    lines = tuple(PrintRow(_away(paper, id, card)) for id, card in people)
    columns = (PrintColumn(paper.say("name"), "name"), *(PrintColumn(_say(paper, key)) for key in ("club", "bond")))
    blocks: tuple[PrintBlock, ...] = (
        PrintText(_say(paper, "away_to")),
        PrintText(day_said(paper.today, paper.lang), "note"),
        PrintText(_say(paper, "away_about", name=setup.name or _say(paper, "a_tournament")), "heading"),
        PrintText(_say(paper, "away_said", name=setup.name or _say(paper, "a_tournament"), day=paper.day())),
        PrintTable(columns, lines),
        PrintText(_say(paper, "away_rule")),
        PrintText(_say(paper, "away_signed")),
        PrintText(_say(paper, "away_name")),
    )
    return paper.document("print_away", blocks)


def _away(paper: TournamentPaper, id: str, card: EntrantCard) -> tuple[str, str, str]:
    entrant = paper.state.entrants.get(id) or paper.state.aside.get(id)
    return card.name, entrant.club if entrant is not None else "", card.bond or "–"


def observer(paper: TournamentPaper) -> PrintDocument:
    """The observer's report for the European association: what is known filled in, the rest an open line."""
    state, setup = paper.state, paper.state.setup
    formula, weight = formula_of(setup), tournament_weight(paper.state)
    open_line = ""
    called = [
        f"{paper.shown.get(one.entrant, '')} ({_say(paper, 'played' if one.standing == 'in' else 'not_played')})"
        for one in referees(state)
    ]
    sessions = ", ".join(
        _say(paper, "session", begins=one.begins, minutes=one.minutes) for one in state.clock.programme
    )
    countries = ", ".join(f"{code} {count}" for code, count in observer_countries(state).items())
    clock = _say(paper, "clock_ran", count=len(state.clock.rounds)) if state.clock.rounds else open_line
    published = (
        _say(paper, "versions", count=len(state.publishing.versions)) if state.publishing.versions else open_line
    )
    system = formula_called(formula.name, paper.lang)
    known = (
        *(
            ("what", setup.name or open_line),
            ("when", paper.day()),
            ("system", system),
        ),
        ("weight", f"{show(weight.weight, paper.lang)} ({_say(paper, 'weighed', **weight._asdict())})"),
        ("sessions", sessions or open_line),
        ("players", str(weight.players) + ("" if weight.players >= FEWEST_FROM_EUROPE else f" ({_say(paper, 'few')})")),
        *(("countries", countries or open_line), ("referees", ", ".join(called) or open_line)),
        *(
            ("clock", clock),
            ("results", published),
            ("prizes", prizes_text(formula.tournament.prizes, paper.lang)),
            ("remarks", open_line),
        ),
    )
    columns = (PrintColumn(_say(paper, "asked"), "text"), PrintColumn(_say(paper, "answer"), "name"))
    rows = tuple(PrintRow((_say(paper, f"ask_{key}"), said)) for key, said in known)
    blocks: list[PrintBlock] = [PrintTable(columns, rows), PrintText(_say(paper, "irregular"), "heading")]
    facts = [
        " ".join(filter(None, (fact_said(fact, paper.names, paper.lang), with_names(fact.note, paper.names))))
        for fact in state.irregular.facts.values()
    ]
    holds = sum(one.holds for one in state.penalties.kept.values())
    corrected = sum(len(kept.earlier) for kept in state.results.values())
    blocks.append(PrintText(_say(paper, "counts", rulings=holds, corrected=corrected)))
    blocks += [PrintText(fact) for fact in facts]
    blocks.append(PrintText(_say(paper, "observer_signed")))
    return paper.document("print_observer", tuple(blocks))


def last_round(paper: TournamentPaper) -> PrintDocument:
    """A sheet for each table of the last round: who sits there, where each stands, and what is between them."""
    last, now = paper.rounds, rounds_played(paper.state)
    found = standings(paper.state, min(now, last - 1))
    rows = {row.entrant: row for row in found.rows}
    leader = max((row.score for row in found.rows if row.place is not None), default=0)
    columns = (
        *(PrintColumn("", "mark"), PrintColumn(paper.say("name"), "name")),
        *(PrintColumn(_say(paper, key), "figure", spare=key == "has") for key in ("stands", "has", "behind")),
    )
    by_number = {number: id for id, number in paper.state.schedule.numbers.items()}
    blocks: list[PrintBlock] = [PrintText(_say(paper, "last_about", after=found.after), "lead")]
    for table in range(1, len(paper.state.schedule.rounds[last - 1]) + 1):
        lines = []
        for wind, number, name in paper.table(last, table):
            owner = by_number.get(int(number), "")
            fills_in = bool(owner) and paper.names[owner] != name
            sits = _say(paper, "for_whom", name=name, owner=paper.names[owner]) if fills_in else name
            row = rows.get(owner)
            place = "–" if row is None else str(row.place or "–")
            has = "–" if row is None else show(row.score, paper.lang)
            behind = "–" if row is None else show(leader - row.score, paper.lang)
            lines.append(PrintRow((wind[:1], sits, place, has, behind)))
        blocks.append(PrintTable(columns, tuple(lines), paper.say("at_table", table=table), apart=True))
    return paper.document("print_last_round", tuple(blocks))
