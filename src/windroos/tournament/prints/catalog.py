"""The list of a tournament's prints: under which address, for whom, and how each is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from windroos.printing.document import PrintDocument
from windroos.printing.sheets import PrintSheets
from windroos.tournament.errors import TournamentError
from windroos.tournament.prints import booklet, cards, finals, letters, rulings, walls
from windroos.tournament.prints.paper import TournamentPaper

RESULTS: Final = ("uitslag", "uitslag-op-naam")
"""Prints of standings."""
KEPT_BACK: Final = (*RESULTS, "finale")
"""Prints of which the desk may keep some back."""


class PaperAsked(NamedTuple):
    """What is to be printed.

    round    None for all of them, or the newest
    entrant  "" for everybody
    table    what the code on a table's card opens, and its digits; `badge` what somebody's opens; "" for nothing
    digits   the code on somebody's card
    network  name and password of the hall's, "" where nobody typed them
    """

    paper: TournamentPaper
    round: int | None = None
    entrant: str = ""
    table: Callable[[int], tuple[str, str]] = lambda _: ("", "")
    badge: Callable[[str], str] = lambda _: ""
    digits: Callable[[str], str] = lambda _: ""
    network: tuple[str, str] = ("", "")


class TournamentPrint(NamedTuple):
    """A print: its address, whether it is for the desk alone, and how it is made."""

    what: str
    of_desk: bool
    make: Callable[[PaperAsked], PrintDocument | PrintSheets]


TOURNAMENT_PRINTS: Final = (
    TournamentPrint("programma", False, lambda asked: booklet.booklet(asked.paper)),
    TournamentPrint("deelnemers", False, lambda asked: walls.entrants(asked.paper)),
    TournamentPrint("plaatsen", False, lambda asked: walls.by_name(asked.paper)),
    TournamentPrint("tafels", False, lambda asked: walls.by_table(asked.paper, asked.round)),
    TournamentPrint("routekaarten", True, lambda asked: cards.route_cards(asked.paper, asked.entrant, asked.digits)),
    TournamentPrint("badges", True, lambda asked: cards.badges(asked.paper, asked.badge, asked.digits)),
    TournamentPrint("tafelkaarten", True, lambda asked: cards.table_signs(asked.paper, asked.table, asked.network)),
    TournamentPrint("oost", False, lambda asked: cards.east_signs(asked.paper)),
    TournamentPrint("scorebriefjes", True, lambda asked: cards.score_slips(asked.paper, asked.round)),
    TournamentPrint("spelformulieren", True, lambda asked: cards.score_forms(asked.paper, asked.round)),
    TournamentPrint("laatste-ronde", True, lambda asked: letters.last_round(asked.paper)),
    TournamentPrint("bar", True, lambda asked: letters.bar_list(asked.paper)),
    TournamentPrint("uitslag", False, lambda asked: walls.result(asked.paper, asked.round)),
    TournamentPrint("uitslag-op-naam", False, lambda asked: walls.result(asked.paper, asked.round, named=True)),
    TournamentPrint("finale", False, lambda asked: finals.final(asked.paper, asked.round)),
    TournamentPrint("uitspraken", True, lambda asked: rulings.rulings(asked.paper)),
    TournamentPrint("scheidsrechter", False, lambda asked: rulings.referee_card(asked.paper)),
    TournamentPrint("waarnemer", True, lambda asked: letters.observer(asked.paper)),
    TournamentPrint("weggebleven", True, lambda asked: letters.stayed_away(asked.paper)),
    TournamentPrint("oorkonden", True, lambda asked: cards.certificates(asked.paper)),
)
"""In the order in which they are needed."""


def tournament_print(what: str) -> TournamentPrint:
    """The print of an address. Raises TournamentError `tournament_print`."""
    found = next((one for one in TOURNAMENT_PRINTS if one.what == what), None)
    if found is None:
        known = ", ".join(one.what for one in TOURNAMENT_PRINTS)
        raise TournamentError("tournament_print", what=what[:40], known=known)
    return found
