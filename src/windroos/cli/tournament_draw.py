"""`windroos tournament verify-draw`: a draw of playing numbers done again, from its file."""

from __future__ import annotations

from typing import Final

from windroos.cli.arguments import Spec, read_arguments
from windroos.cli.complain import OK, SOME_BAD
from windroos.cli.files import file_lines
from windroos.telling.printed.style import Style
from windroos.telling.score_jsonl import encode
from windroos.text import tournament as texts
from windroos.tournament.draw import repeats
from windroos.tournament.draw_file import read_draw

SPEC: Final = Spec(switches=("json",))


def verify_draw_command(words: list[str], style: Style) -> int:
    """Do a draw again; the exit status says whether it comes to the same. Raises TournamentError for another file."""
    typed = read_arguments(words, SPEC)
    claim = read_draw("".join(file_lines(typed.words[0] if typed.words else "-")))
    fits = repeats(claim)
    if "json" in typed.switches:
        print(encode({"fits": fits, "players": len(claim.numbers), "committed": claim.committed}))
    else:
        said = texts.DRAW_FITS if fits else texts.DRAW_FAILS
        print(said.to(style.lang).format(count=len(claim.numbers), word=claim.word))
    return OK if fits else SOME_BAD
