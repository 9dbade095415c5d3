"""A print as a file by itself: a page that needs no other file."""

from __future__ import annotations

from typing import Final

from windroos.printing.document import PrintDocument
from windroos.printing.sheets import PrintSheets
from windroos.text.web.printing import PRINTED
from windroos.text.words import Lang
from windroos.web.pages import Templates
from windroos.web.printing.on_paper import on_paper
from windroos.web.rendering import STATIC
from windroos.web.who_reads import Reader

STYLES: Final = ("tokens.css", "tile.css", "printing.css", "site.css")
DRAWINGS: Final = "tiles.svg"


def print_file(pages: Templates, printed: PrintDocument | PrintSheets, lang: Lang, *, large: bool = False) -> str:
    """A print with its styles and drawings in it."""
    values = on_paper(printed, large)
    return pages.text(
        "printing/file.html",
        Reader(lang),
        PRINTED,
        styles=styles_text(*STYLES, f"paper-{values['paper']}.css"),
        drawings=(STATIC / DRAWINGS).read_text(encoding="utf-8"),
        static=lambda _: "",
        **values,
    )


def styles_text(*names: str) -> str:
    """Style sheets one after another."""
    return "\n".join((STATIC / name).read_text(encoding="utf-8") for name in names)
