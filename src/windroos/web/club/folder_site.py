"""The club's site as a folder of pages for anybody to read."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, time
from typing import Any, Final, NamedTuple

from windroos.club.calendar import ics
from windroos.club.prints.agenda import agenda
from windroos.club.prints.evenings import evening_result
from windroos.club.prints.honours import record_lists, roll_of_honour
from windroos.club.prints.house_rules import house_rules
from windroos.club.prints.ranking import season_standings
from windroos.club.prints.source import PrintSource
from windroos.people.mentions import with_names
from windroos.printing.document import PrintDocument
from windroos.text.web.club_prints import WORDS
from windroos.text.words import Lang
from windroos.web.club.evening.calendar import calendar_evening
from windroos.web.pages import Templates
from windroos.web.printing.alone import DRAWINGS, STYLES, styles_text
from windroos.web.printing.on_paper import on_paper
from windroos.web.rendering import STATIC
from windroos.web.who_reads import Reader

STYLE: Final = "stijl.css"
CALENDAR: Final = "avonden.ics"


class SiteLink(NamedTuple):
    """A page of the folder, and what it is called."""

    path: str
    name: str


class SiteFrame(NamedTuple):
    """What all pages of one language share.

    before  how the names of its files begin, and `across` those of the other language
    """

    source: PrintSource
    pages: Templates
    places: list[SiteLink]
    before: str
    across: str


def site_files(source: PrintSource, pages: Templates) -> Iterator[tuple[str, str]]:
    """The files of a site with their texts, in the language of `source` and, as `en-…` or `nl-…`, in the other.

    Standings of every season, results, records, honours, calendar and house rules; names as `source` has them.
    """
    other: Lang = "en" if source.lang == "nl" else "nl"
    for lang, before in ((source.lang, ""), (other, f"{other}-")):
        yield from _in_language(replace(source, lang=lang), pages, before, "" if before else f"{other}-")
    place = with_names(source.club.settings.place, source.names)
    evenings = sorted(source.evenings.values(), key=lambda one: (one.day, one.id))
    shown = [calendar_evening(one, source.club.settings.time, place, source.lang) for one in evenings]
    yield CALENDAR, ics(source.club.name, shown, datetime.combine(source.today, time(), UTC))
    yield STYLE, styles_text(*STYLES)


def _in_language(source: PrintSource, pages: Templates, before: str, across: str) -> Iterator[tuple[str, str]]:
    held = [one for one in source.held if one.has_points]
    seasons = [
        (f"{before}{f'stand-{at}' if at else 'index'}.html", source.season_name(id), season_standings(source, id))
        for at, id in enumerate(source.newest)
    ]
    parts = [
        (f"{before}{name}.html", printed.title, printed)
        for name, printed in (
            ("records" if seasons else "index", record_lists(source)),
            ("erelijst", roll_of_honour(source)),
            ("agenda", agenda(source)),
            ("huisregels", house_rules(source)),
        )
    ]
    results = [SiteLink(f"{before}avond-{at}.html", source.evening_name(one)) for at, one in enumerate(held, 1)]
    shown = (*seasons, *parts)
    frame = SiteFrame(source, pages, [SiteLink(path, name) for path, name, _ in shown], before, across)
    for path, _, printed in shown:
        yield path, _page(frame, path, printed, results[::-1])
    for link, one in zip(results, held, strict=True):
        yield link.path, _page(frame, link.path, evening_result(source, one), [])


def zipped(source: PrintSource, pages: Templates) -> bytes:
    """The same files in a zip."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as files:
        for path, text in site_files(source, pages):
            files.writestr(path, text)
    return out.getvalue()


def _page(frame: SiteFrame, path: str, printed: PrintDocument, more: list[SiteLink]) -> str:
    values: dict[str, Any] = on_paper(printed, large=False)
    text = frame.pages.text(
        "club/site.html",
        Reader(frame.source.lang),
        WORDS,
        path=path,
        other=frame.across + path.removeprefix(frame.before),
        calendar=CALENDAR,
        club=frame.source.club.name,
        places=frame.places,
        more=more,
        static=lambda name: "" if name == DRAWINGS else name,
        **values,
    )
    return text.replace("</body>", f"<div hidden>{_drawings(text)}</div>\n</body>")


def _drawings(text: str) -> str:
    """The drawings that a page shows, within it: a browser takes none from another file of a folder."""
    whole = (STATIC / DRAWINGS).read_text(encoding="utf-8")
    opening, definitions = whole[: whole.index(">") + 1], "".join(re.findall(r"<defs>.*?</defs>", whole, re.DOTALL))
    symbols = {id: symbol for symbol, id in re.findall(r'(<symbol id="([^"]+)".*?</symbol>)', whole, re.DOTALL)}
    found: dict[str, str] = {}
    wanted = re.findall(r'href="#([^"]+)"', text)
    while wanted:
        name = wanted.pop()
        if name in symbols and name not in found:
            found[name] = symbols[name]
            wanted += re.findall(r'href="#([^"]+)"', found[name])
    return f"{opening}{definitions}{''.join(found[name] for name in sorted(found))}</svg>"
