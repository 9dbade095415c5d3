"""`windroos club print` and `windroos club site`: what the club prints, and its site, as files."""

from __future__ import annotations

import sys
from asyncio import Runner
from datetime import date
from pathlib import Path
from typing import Final

from windroos.cli.arguments import Spec, read_arguments
from windroos.cli.folders import data_dir
from windroos.cli.packages import of_the_page
from windroos.club.errors import ClubError
from windroos.errors import OptionError
from windroos.telling.printed.style import Style
from windroos.text.cli import SITE_WRITTEN
from windroos.text.figures import whole

SPEC: Final = Spec(values=("data", "evening", "season", "person", "year", "rules", "out"), switches=("pdf", "large"))


def print_command(words: list[str], style: Style) -> int:
    """Write what is asked for to a file or to the output; the exit status."""
    typed = read_arguments(words, SPEC)
    if len(typed.words) != 2:
        raise OptionError("nothing_to_do", page="club")
    with of_the_page():
        from windroos.club.prints.catalog import (
            CLUB_PRINTS,
            EVENING_PRINTS,
            PrintAsked,
            PrintPlain,
            PrintSheets,
            print_named,
        )
        from windroos.club.prints.source import PrintSource
        from windroos.club.prints.yearbook import year_book
        from windroos.hosting.club_folder import ClubFolder
        from windroos.store.store import DATABASE, Store
        from windroos.web.club.access import Access
        from windroos.web.club.folder_site import print_file, site_files
        from windroos.web.club.house import name_giver
        from windroos.web.club.typesetting import book_data, document_data, typeset
        from windroos.web.pages import Templates
    verb, what = typed.words
    today = date.today()
    with Runner() as runner:
        store = Store.open(Path(typed.get("data") or data_dir()).expanduser().absolute() / DATABASE)
        try:
            world = ClubFolder(store).world()
        finally:
            runner.run(store.close())
    if world.club is None:
        raise ClubError("club_none")
    access = Access() if verb == "site" else Access("host")
    names = name_giver(world, access, today)
    source = PrintSource(world.club, world.evenings, names, style.lang, today, large="large" in typed.switches)
    if verb == "site":
        folder = Path(what).expanduser()
        folder.mkdir(parents=True, exist_ok=True)
        count = 0
        for path, text in site_files(source, Templates()):
            (folder / path).write_text(text, encoding="utf-8")
            count += 1
        print(SITE_WRITTEN.to(style.lang).format(count=count, folder=folder))
        return 0
    evening = typed.get("evening")
    year = whole(typed.get("year") or "")
    if what == "jaarboek":
        _write(typeset(book_data(year_book(source, year), style.lang)), typed.get("out"))
        return 0
    kind = print_named(EVENING_PRINTS if evening else CLUB_PRINTS, what)
    if evening and evening not in world.evenings:
        raise ClubError("club_evening_unknown", evening=evening)
    held = world.evenings[evening] if evening else None
    asked = PrintAsked(
        source, held, typed.get("season") or "", typed.get("person") or "", year=year, rules=typed.get("rules") or ""
    )
    printed = kind.make(asked)
    if isinstance(printed, PrintPlain):
        made = printed.text.encode()
    elif "pdf" in typed.switches and not isinstance(printed, PrintSheets):
        made = typeset(document_data(printed, world.club.name, style.lang))
    else:
        made = print_file(source, Templates(), printed).encode()
    _write(made, typed.get("out"))
    return 0


def _write(made: bytes, out: str | None) -> None:
    if out:
        Path(out).expanduser().write_bytes(made)
    else:
        sys.stdout.buffer.write(made)
