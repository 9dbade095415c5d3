"""Prints as PDF: their values as data for a typesetter, whose template never takes a name for markup."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from windroos.printing.document import (
    PrintBlock,
    PrintBreak,
    PrintDocument,
    PrintFigures,
    PrintGroup,
    PrintHand,
    PrintPlot,
    PrintTable,
    PrintText,
    YearBook,
)
from windroos.text.web.printing import PRINTED
from windroos.text.words import Lang
from windroos.web.errors import PageError
from windroos.web.printing.on_paper import LARGE
from windroos.web.rendering import HERE, STATIC, picture

TEMPLATES: Final = HERE / "templates" / "printing"
PAPER: Final = "paper.typ"
"""The template of lists and of the year book."""
BOOK_LETTERS: Final = 10.5
"""Points of the letters of a year book."""
FACE: Final = 1.12
"""So much larger its letters have to be than those of the page to be read as easily: they are of a smaller face."""
ROSE: Final = "rose"


def book_data(book: YearBook, lang: Lang) -> dict[str, Any]:
    """A year book as its template takes it: plain lists and texts."""
    return {
        "template": PAPER, "cover": True, "flipped": False, "letters": BOOK_LETTERS, "lang": lang, "club": book.club,
        "title": PRINTED["print_jaarboek"].to(lang) + f" {book.year}", "days": book.days, "facts": book.facts,
        "contents": PRINTED["book_contents"].to(lang), "imprint": book.imprint,
        "chapters": [
            {"title": one.title, "subtitle": "", "dense": one.dense, "blocks": list(map(_block, one.blocks))}
            for one in book.chapters
        ],
    }  # fmt: skip


def document_data(printed: PrintDocument, club: str, lang: Lang, *, large: bool = False) -> dict[str, Any]:
    """A single print as the same template takes it; in large letters without the columns that are spare."""
    blocks = [_block(_without_spare(block) if large else block) for block in printed.blocks]
    own = FACE * printed.letters if printed.letters < LARGE else printed.letters
    letters = max(LARGE, printed.letters) if large else own
    return {
        "template": PAPER, "cover": False, "flipped": not printed.upright, "letters": letters, "lang": lang,
        "club": club, "title": printed.title, "days": "", "facts": [], "contents": "", "imprint": printed.imprint,
        "chapters": [{"title": printed.title, "subtitle": printed.subtitle, "dense": False, "blocks": blocks}],
    }  # fmt: skip


def typeset(data: Mapping[str, Any]) -> bytes:
    """The PDF by the template that the data names. It takes about a second: it is made beside the server.

    Raises PageError `print_pdf`.
    """
    try:
        import typst
    except ModuleNotFoundError:
        raise PageError("print_pdf") from None
    if data["template"] == PAPER:
        inputs = {"book": json.dumps(data), "tiles": json.dumps(tile_images(_drawn(data)))}
    else:
        inputs = {"printed": json.dumps(data)}
    source = (TEMPLATES / data["template"]).read_bytes()
    made: bytes = typst.compile(source, format="pdf", sys_inputs=inputs)
    return made


def _without_spare(block: PrintBlock) -> PrintBlock:
    if not isinstance(block, PrintTable):
        return block
    kept = [at for at, column in enumerate(block.columns) if not column.spare]
    rows = tuple(row._replace(cells=tuple(row.cells[at] for at in kept)) for row in block.rows)
    return block._replace(columns=tuple(block.columns[at] for at in kept), rows=rows)


def tile_images(names: Iterable[str]) -> dict[str, str]:
    """Pictures of tiles and the rose by name, each a drawing of its own."""
    return {name: _image(name) for name in sorted({ROSE, *names})}


def _drawn(data: Mapping[str, Any]) -> Iterator[str]:
    for chapter in data["chapters"]:
        for block in chapter["blocks"]:
            for group in block.get("sets", ()):
                yield from group


@lru_cache(maxsize=64)
def _image(name: str) -> str:
    """A symbol of the sheet of tiles with what it refers to, its colours as they are by day."""
    whole = (STATIC / "tiles.svg").read_text(encoding="utf-8")
    whole = re.sub(r"var\(--[\w-]+,([^()]*)\)", r"\1", whole)
    found = re.search(rf'<symbol id="{name}" viewBox="([^"]*)"[^>]*>(.*?)</symbol>', whole, re.DOTALL)
    assert found is not None, name
    definitions = "".join(re.findall(r"<defs>.*?</defs>", whole, re.DOTALL))
    box, drawing = found.groups()
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" color="#111">{definitions}{drawing}</svg>'


def _block(block: PrintBlock) -> dict[str, Any]:
    match block:
        case PrintTable(columns, rows, caption):
            heads = [{"head": one.head, "kind": one.kind} for one in columns]
            lines = [{"cells": row.cells, "mark": row.mark} for row in rows]
            return {"kind": "table", "columns": heads, "rows": lines, "caption": caption}
        case PrintText(text, kind):
            return {"kind": kind, "text": text}
        case PrintFigures(figures):
            return {"kind": "figures", "figures": figures}
        case PrintGroup(title, lines_of):
            return {"kind": "group", "title": title, "lines": lines_of}
        case PrintPlot(title, svg):
            return {"kind": "plot", "title": title, "svg": svg}
        case PrintHand(title, figure, note, sets):
            drawn = [[picture(kind) for kind in group] for group in sets]
            return {"kind": "hand", "title": title, "figure": figure, "note": note, "sets": drawn}
        case PrintBreak():
            return {"kind": "break"}
