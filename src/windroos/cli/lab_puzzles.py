"""`windroos lab puzzles`: puzzles out of self-play, as they are kept."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from windroos.books.catalog import USUAL, rule_set
from windroos.cli.arguments import Arguments, Spec
from windroos.cli.complain import OK
from windroos.cli.typed_numbers import whole_typed
from windroos.telling.printed.style import Style
from windroos.text import lab as texts

PUZZLES: Final = Spec(values=("rules", "seed", "hands", "out"))
HANDS: Final = 10
"""Hands that are looked through; most have a puzzle of three or four themes."""


def puzzles_command(typed: Arguments, style: Style) -> int:
    """Find them, and write them."""
    from windroos.lab.files import can_write, write_whole
    from windroos.puzzles.finding import make_stock

    book = rule_set(typed.get("rules") or USUAL).id
    file = Path(typed.get("out") or f"{book}.txt")
    can_write(file)
    found = make_stock(book, whole_typed(typed, "seed") or 1, whole_typed(typed, "hands") or HANDS)
    write_whole(file, "".join(f"{one.line()}\n" for one in found))
    print(style.say(texts.WROTE, files=str(file)))
    return OK
