"""`windroos tournament print`: what a tournament prints, as files."""

from __future__ import annotations

import sys
from datetime import date
from pathlib import Path

from windroos.cli.arguments import Arguments
from windroos.cli.complain import OK
from windroos.cli.tournament_folder import PatientTournaments
from windroos.cli.tournament_kept import whole_typed
from windroos.errors import OptionError
from windroos.printing.sheets import PrintSheets
from windroos.telling.printed.style import Style
from windroos.telling.score_jsonl import encode
from windroos.tournament.entrants import known_entrant
from windroos.tournament.prints.catalog import PaperAsked, tournament_print
from windroos.tournament.prints.paper import TournamentPaper
from windroos.web.pages import Templates
from windroos.web.printing.alone import print_file
from windroos.web.printing.typesetting import document_data, typeset
from windroos.web.printing.typesetting_sheets import sheets_data


def print_tournament_command(typed: Arguments, kept: PatientTournaments, style: Style) -> int:
    """Write a print to a file or to the output, as a page or as PDF; the exit status."""
    if len(typed.words) != 2:
        raise OptionError("nothing_asked", page="tournament")
    what, world, large = typed.words[1], kept.world(), "large" in typed.switches
    state, entrant = world.there(), typed.get("entrant") or ""
    if entrant:
        known_entrant(state, entrant)
    kind = tournament_print(what)
    paper = TournamentPaper(state, world.names(), style.lang, date.today(), large)
    printed = kind.make(PaperAsked(paper, whole_typed(typed, "round"), entrant))
    if "pdf" not in typed.switches:
        made = print_file(Templates(), printed, style.lang, large=large).encode()
    elif isinstance(printed, PrintSheets):
        made = typeset(sheets_data(printed, state.setup.name, style.lang, large))
    else:
        made = typeset(document_data(printed, state.setup.name, style.lang, large=large))
    out = typed.get("out")
    if out:
        Path(out).expanduser().write_bytes(made)
    if "json" in typed.switches:
        text = {} if out else {"text": made.decode("utf-8", "replace")}
        print(encode({"print": what, "file": out, "bytes": len(made), **text}))
    elif not out:
        sys.stdout.buffer.write(made)
    return OK
