"""`windroos tournament`: schedules, and whole tournaments from the terminal; with the machine's door to them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from windroos.cli.arguments import Spec, read_arguments
from windroos.cli.complain import OK
from windroos.cli.folders import data_dir
from windroos.cli.packages import of_the_page
from windroos.cli.store import place_asked
from windroos.cli.tournament_check import check_command
from windroos.cli.tournament_draw import verify_draw_command
from windroos.cli.tournament_mers import mers_command
from windroos.cli.tournament_schedule import schedule_command
from windroos.cli.tournament_walls import verify_walls_command, walls_command
from windroos.errors import OptionError
from windroos.telling.printed.style import Style
from windroos.telling.score_jsonl import encode

_KEPT: Final = ("data", "json", "tournament")
ACT_OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "round": ("minutes", "table", "reason"),
    "agree": (),
    **dict.fromkeys(("settle", "void", "finish", "reopen", "late", "withdraw", "return"), ("reason",)),
    **dict.fromkeys(("disqualify", "take-out", "drop"), ("reason",)),
    "publish": ("anyway",),
    "hide": (),
    "reveal": (),
    "penalty": ("points", "to", "deposit", "reason"),
    "substitute": ("from-hand", "reason"),
    "swap": ("reserves", "apply", "reason"),
    "prize": ("hand",),
    "card": ("reason",),
    "fix-table": ("reason",),
    "registration": ("until", "places", "home", "reserved", "about"),
    "referee": (),
}
"""The options of what is done on the day; `tournament_acts` does it."""
OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "do": ("data",),
    "new": (*_KEPT, "formula", "players", "rounds"),
    "entrants": (*_KEPT, "team", "club", "country", "ema", "partner", "reserve"),
    "draw": (*_KEPT, "seed"),
    "result": (*_KEPT, "reason"),
    "seat": (*_KEPT, "by", "seed", "reason"),
    "final": (*_KEPT, "rounds", "carry", "after", "seed", "reason"),
    "standings": (*_KEPT, "after"),
    "needs": _KEPT,
    "show": (*_KEPT, "after", "round", "table", "entrant"),
    "print": (*_KEPT, "round", "entrant", "out", "pdf", "large"),
    "verify": ("data", "json"),
    "export": ("data", "tournament"),
    "import": (*_KEPT, "dry-run", "reserve"),
    "checks": _KEPT,
    **{verb: (*_KEPT, *options) for verb, options in ACT_OPTIONS.items()},
}
"""The options of each command on tournaments that are kept."""
MOST_WORDS: Final[Mapping[str, int]] = {
    **dict.fromkeys(("set", "draw", "standings", "checks", "finish", "reopen"), 1),
    **dict.fromkeys(("new", "seat", "final", "needs", "show", "publish", "hide", "reveal"), 2),
    **dict.fromkeys(("registration", "referee", "export"), 2),
    **dict.fromkeys(
        (
            "round",
            "settle",
            "void",
            "withdraw",
            "return",
            "disqualify",
            "take-out",
            "drop",
            "prize",
            "import",
            "card",
            "fix-table",
        ),
        3,
    ),
    **dict.fromkeys(("penalty", "late", "substitute"), 4),
    "result": 7,
}
"""Of each command, itself among them; of the others as many as one likes."""
SET_OPTIONS: Final = (*_KEPT, "seed", "from", "rather")
SPEC: Final = Spec(
    values=(
        *("data", "tournament", "formula", "players", "rounds", "team", "club", "country", "ema", "partner"),
        *("reason", "after"),
        *("round", "table", "entrant", "seed", "from", "rather", "out", "by", "carry"),
        *("minutes", "points", "to", "deposit", "from-hand"),
        *("reserves", "hand", "until", "places", "home", "reserved", "about"),
    ),
    switches=("json", "reserve", "pdf", "large", "dry-run", "anyway", "apply"),
)
_ALONE: Final[Mapping[str, Callable[[list[str], Style], int]]] = {
    "schedule": schedule_command,
    "check": check_command,
    "mers": mers_command,
    "verify-draw": verify_draw_command,
    "walls": walls_command,
    "verify-walls": verify_walls_command,
}
"""What needs no tournament."""
VERBS: Final = (*_ALONE, *OPTIONS)


def tournament_command(words: list[str], style: Style) -> int:
    """Run the command; the exit status."""
    if not words:
        raise OptionError("nothing_asked", page="tournament")
    verb, *rest = words
    if rest[:1] == ["set"] and verb == "schedule":
        return _kept(rest, SET_OPTIONS, style)
    if verb in _ALONE:
        return _ALONE[verb](rest, style)
    if verb not in OPTIONS:
        raise OptionError("no_such_argument", argument=verb, near=", ".join(VERBS))
    return _kept(words, OPTIONS[verb], style)


def _kept(words: list[str], options: tuple[str, ...], style: Style) -> int:
    """A command on a tournament of a folder; the exit status."""
    typed = read_arguments(words, SPEC)
    typed.refuse(words[0], *options)
    typed.at_most(MOST_WORDS.get(words[0], len(typed.words)), "tournament")
    folder = Path(typed.get("data") or data_dir()).expanduser().absolute()
    with of_the_page():
        from windroos.cli.tournament_acts import ACTS_OF_THE_DAY, act_command
        from windroos.cli.tournament_folder import PatientTournaments, do_command
        from windroos.cli.tournament_import import checks_command, import_command
        from windroos.cli.tournament_kept import COMMANDS
        from windroos.cli.tournament_prints import print_tournament_command
        from windroos.cli.tournament_verify import export_command, verify_tournaments_command
    verb = words[0]
    if verb == "verify":
        return verify_tournaments_command(typed, folder, style)
    with PatientTournaments.open(place_asked(typed, folder), typed.get("tournament") or "") as kept:
        if verb == "do":
            return do_command(kept, typed.words[1:], style.lang)
        if verb == "print":
            return print_tournament_command(typed, kept, style)
        if verb == "export":
            return export_command(kept, typed.words[1:])
        commands = {**COMMANDS, **dict.fromkeys(ACTS_OF_THE_DAY, act_command)}
        commands |= {"import": import_command, "checks": checks_command}
        answer, lines = commands[verb](typed, kept, style.lang)
        print(encode(answer) if "json" in typed.switches else "\n".join(lines))
    return OK
