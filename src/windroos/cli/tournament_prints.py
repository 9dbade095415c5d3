"""`windroos tournament print`: what a tournament prints, as files."""

from __future__ import annotations

from datetime import date

from windroos.cli.arguments import Arguments
from windroos.cli.complain import OK
from windroos.cli.files import put_out
from windroos.cli.tournament_folder import PatientTournaments
from windroos.cli.typed_numbers import whole_typed
from windroos.errors import OptionError
from windroos.telling.printed.style import Style
from windroos.tournament.entrants import known_entrant
from windroos.tournament.prints.catalog import PaperAsked, tournament_print
from windroos.tournament.prints.paper import TournamentPaper
from windroos.web.pages import Templates
from windroos.web.printing.alone import print_file
from windroos.web.printing.typesetting import typeset
from windroos.web.printing.typesetting_sheets import print_data


def print_tournament_command(typed: Arguments, kept: PatientTournaments, style: Style) -> int:
    """Write a print to a file or to the output, as a page or as PDF; the exit status."""
    if len(typed.words) != 2:
        raise OptionError("nothing_asked", page="tournament")
    what, world, large = typed.words[1], kept.world(), "large" in typed.switches
    state, entrant = world.there(), typed.get("entrant") or ""
    if entrant:
        known_entrant(state, entrant)
    kind = tournament_print(what)
    paper = TournamentPaper(state, world.names(), style.lang, date.today(), large, world.cards)
    printed = kind.make(PaperAsked(paper, whole_typed(typed, "round"), entrant))
    if "pdf" in typed.switches:
        made = typeset(print_data(printed, state.setup.name, style.lang, large=large))
    else:
        made = print_file(Templates(), printed, style.lang, large=large).encode()
    put_out(what, made, typed.get("out"), as_json="json" in typed.switches)
    return OK
