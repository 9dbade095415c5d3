"""Cards, slips and signs of a tournament: everybody's way through the rounds, and what a table fills in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from windroos.books.catalog import IDS
from windroos.printing.forms import FormPlace, book_form
from windroos.printing.sheets import (
    Badge,
    Certificate,
    PocketCard,
    PocketRound,
    PrintSheets,
    ScoreSlip,
    Sign,
    SlipSeat,
    TableTent,
)
from windroos.text.tournament_booklet import CONDUCT
from windroos.tournament.formula import formula_of
from windroos.tournament.prints.paper import TournamentPaper
from windroos.tournament.ranking import standings

ROUNDS: Final = 10
"""Rounds on a card; in large letters half as many."""
FORM_HANDS: Final = 16
"""On a form, where the formula does not say how many a round has."""
PLACES: Final = 3
"""Places that have a certificate."""


def route_cards(paper: TournamentPaper, entrant: str = "", digits: Callable[[str], str] = lambda _: "") -> PrintSheets:
    """Of everybody by name, or of one, where he sits in each round, with room for his points, and his code."""
    most, places = (ROUNDS // 2 if paper.large else ROUNDS), paper.places()
    found = []
    for who in [entrant] if entrant else paper.players:
        rounds = tuple(
            PocketRound(number, table, wind, "", paper.begins(number))
            for number, (table, wind) in enumerate(places[who], 1)
            if table
        )
        parts = [rounds[at : at + most] for at in range(0, len(rounds), most)]
        title, name = paper.state.setup.name, " · ".join(filter(None, (paper.numbered(who), _code(paper, digits(who)))))
        found += [PocketCard(title, paper.day(), name, part, at, len(parts)) for at, part in enumerate(parts, 1)]
    return PrintSheets("walking", paper.say("print_routes"), tuple(found))


def badges(
    paper: TournamentPaper,
    address: Callable[[str], str] = lambda _: "",
    digits: Callable[[str], str] = lambda _: "",
) -> PrintSheets:
    """A badge for everybody who plays and for every reserve, by name; `address` is what its code opens.

    On its back stands where he sits in each round, once numbers are drawn.

    `digits`: by which he agrees with a result on the phone of his table.
    """
    people = paper.ordered(paper.state.entrants)
    places = paper.places() if paper.state.schedule.rounds else {}
    found = []
    for who in people:
        entrant = paper.state.entrants[who]
        origin = " · ".join(part for part in (entrant.club, entrant.country, _code(paper, digits(who))) if part)
        number = paper.number(who) or (paper.say("reserve") if entrant.reserve else "")
        back = tuple(
            " · ".join(filter(None, (str(at), paper.begins(at), paper.say("badge_seat", table=table, wind=wind))))
            for at, (table, wind) in enumerate(places.get(who, ()), 1)
            if table
        )
        found.append(Badge(paper.state.setup.name, paper.names[who], number, origin, address(who), back))
    return PrintSheets("badges", paper.say("print_badges"), tuple(found))


def _code(paper: TournamentPaper, digits: str) -> str:
    return paper.say("code", code=digits) if digits else ""


def table_signs(
    paper: TournamentPaper,
    codes: Callable[[int], tuple[str, str]] = lambda _: ("", ""),
    network: tuple[str, str] = ("", ""),
) -> PrintSheets:
    """A card for each table, folded to stand: what its code opens, digits for the same, and that phones are silent.

    `network`: name and password of the hall's, "" where nobody typed them.
    """
    name, password = network
    said = [paper.say("network", name=name)] if name else []
    said += [paper.say("password", password=password)] if name and password else []
    tables = range(1, len(paper.state.schedule.rounds[paper.rounds - 1]) + 1)
    foot = " · ".join(filter(None, (paper.day(), CONDUCT[1].to(paper.lang))))
    signs = tuple(TableTent(paper.state.setup.name, foot, table, (), *codes(table), tuple(said)) for table in tables)
    return PrintSheets("tents", paper.say("print_tables"), signs)


def east_signs(paper: TournamentPaper) -> PrintSheets:
    """East, to lay down or stand where he sits."""
    return PrintSheets("signs", paper.say("print_east"), (Sign(paper.wind(0), paper.state.setup.name),))


def score_slips(paper: TournamentPaper, round: int | None = None) -> PrintSheets:
    """What every table fills in after a round, or after each of them: points, penalties, mahjongs, a signature."""
    rounds = [paper.round(round)] if round else range(1, paper.rounds + 1)
    heads = ["points", "penalty", "mahjongs"]
    if formula_of(paper.state.setup).table.measure == "uma":
        heads = ["chips", "penalty"]
    columns = tuple(paper.say(head) for head in (*heads, "signed"))
    name = paper.state.setup.name
    found = [
        ScoreSlip(name, number, table, tuple(SlipSeat(*seat) for seat in paper.table(number, table)), columns)
        for number in rounds
        for table in range(1, len(paper.state.schedule.rounds[number - 1]) + 1)
    ]
    return PrintSheets("slips", paper.say("print_slips"), tuple(found))


def score_forms(paper: TournamentPaper, round: int | None = None) -> PrintSheets:
    """What every table keeps in a round hand by hand, by its rule set; of Riichi, which has no hands here, its slip."""
    formula = formula_of(paper.state.setup)
    book = next((rules for rules in formula.lines.rules if rules in IDS), "")
    if not book:
        return score_slips(paper, round)
    rounds = [paper.round(round)] if round else range(1, paper.rounds + 1)
    hands = formula.tournament.rounds.hands or FORM_HANDS
    found = []
    for number in rounds:
        for table in range(1, len(paper.state.schedule.rounds[number - 1]) + 1):
            place = FormPlace(paper.state.setup.name, paper.say("round", round=number), str(table), paper.imprint())
            people = [f"{called} {name}".strip() for _, called, name in paper.table(number, table)]
            found.append(book_form(book, place, paper.lang, people, hands))
    return PrintSheets("forms", paper.say("print_forms"), tuple(found))


def certificates(paper: TournamentPaper, places: int = PLACES) -> PrintSheets:
    """A certificate for who have the first places."""
    rows = [row for row in standings(paper.state).rows if row.place is not None and row.place <= places]
    name = paper.state.setup.name
    found = tuple(
        Certificate(name, paper.names[row.entrant], paper.say("placed", place=row.place), "", paper.day())
        for row in rows
    )
    return PrintSheets("certificates", paper.say("print_certificates"), found)
