"""Prints outside the server: one as a file by itself, and the club's site as a folder of pages for anybody to read."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from windroos.club.prints.catalog import PrintSheets
from windroos.club.prints.document import PrintDocument
from windroos.club.prints.evenings import evening_result
from windroos.club.prints.honours import record_lists
from windroos.club.prints.ranking import season_standings
from windroos.club.prints.source import PrintSource
from windroos.text.web.club_prints import WORDS
from windroos.web.club.on_paper import on_paper
from windroos.web.pages import STATIC, Templates
from windroos.web.reader import Reader

STYLES: Final = ("tokens.css", "tile.css", "club-print.css", "club-site.css")
STYLE: Final = "stijl.css"
DRAWINGS: Final = "tiles.svg"


class SiteLink(NamedTuple):
    """A page of the folder, and what it is called."""

    path: str
    name: str


def site_files(source: PrintSource, pages: Templates) -> Iterator[tuple[str, str]]:
    """The files of a site with their texts: standings of every season, results, records; names as `source` has them."""
    held = [one for one in source.held if one.counting]
    seasons = [
        SiteLink("index.html" if not at else f"stand-{at}.html", source.season_name(id))
        for at, id in enumerate(source.newest)
    ]
    evenings = [SiteLink(f"avond-{at}.html", source.evening_name(one)) for at, one in enumerate(held, 1)]
    records = SiteLink("records.html" if seasons else "index.html", source.say("print_records"))
    places = [*seasons, records]
    for link, id in zip(seasons, source.newest, strict=True):
        yield link.path, _page(source, pages, link.path, season_standings(source, id), places, evenings[::-1])
    yield records.path, _page(source, pages, records.path, record_lists(source), places, evenings[::-1])
    for link, one in zip(evenings, held, strict=True):
        yield link.path, _page(source, pages, link.path, evening_result(source, one), places, [])
    yield STYLE, _styles("")
    yield DRAWINGS, (STATIC / DRAWINGS).read_text(encoding="utf-8")


def zipped(source: PrintSource, pages: Templates) -> bytes:
    """The same files in a zip."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as files:
        for path, text in site_files(source, pages):
            files.writestr(path, text)
    return out.getvalue()


def print_file(source: PrintSource, pages: Templates, printed: PrintDocument | PrintSheets) -> str:
    """A print as a page that needs no other file."""
    values = on_paper(printed, source.large)
    return pages.text(
        "club/print_file.html",
        Reader(source.lang),
        WORDS,
        styles=_styles(f"paper-{values['paper']}.css"),
        drawings=(STATIC / DRAWINGS).read_text(encoding="utf-8"),
        static=lambda _: "",
        **values,
    )


def _page(
    source: PrintSource,
    pages: Templates,
    path: str,
    printed: PrintDocument,
    places: list[SiteLink],
    more: list[SiteLink],
) -> str:
    values: dict[str, Any] = on_paper(printed, large=False)
    return pages.text(
        "club/site.html",
        Reader(source.lang),
        WORDS,
        path=path,
        club=source.club.name,
        places=places,
        more=more,
        static=lambda name: name,
        **values,
    )


def _styles(paper: str) -> str:
    names = (*STYLES, paper) if paper else STYLES
    return "\n".join((STATIC / name).read_text(encoding="utf-8") for name in names)
