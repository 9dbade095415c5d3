"""`windroos tournament mers`: the European ranking, in the terminal and as JSON."""

from __future__ import annotations

from typing import Any

from windroos.cli.arguments import Spec, read_arguments
from windroos.cli.complain import OK
from windroos.cli.files import file_lines
from windroos.errors import OptionError
from windroos.telling.hand_line import line_error
from windroos.telling.printed.style import Style
from windroos.telling.score_jsonl import encode
from windroos.tournament.mers_door import mers_answer
from windroos.wire.fault import WireError
from windroos.wire.json_text import decode


def mers_command(words: list[str], style: Style) -> int:  # noqa: ARG001 - as all commands
    """Players and place, as words; or one object with `--json`; the exit status."""
    typed = read_arguments(words, Spec(switches=("json",)))
    try:
        if "json" in typed.switches:
            line: Any = decode("".join(file_lines(typed.words[0] if typed.words else "-")), fractions=True)
            print(encode(mers_answer(line)))
            return OK
        if len(typed.words) != 2:
            raise OptionError("nothing_asked", page="tournament")
        players, place = typed.words
        print(mers_answer({"players": int(players) if players.isdecimal() else players, "place": place})["rank"])
    except WireError as wrong:
        raise line_error(wrong) from None
    return OK
