"""`windroos club print` and `windroos club site`: what the club prints, and its site, as files."""

from __future__ import annotations

from asyncio import Runner
from contextlib import suppress
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from windroos.cli.arguments import Arguments, Spec, read_arguments
from windroos.cli.club_words import evening_named
from windroos.cli.complain import OK
from windroos.cli.files import put_out
from windroos.cli.folders import data_dir
from windroos.cli.packages import of_the_page
from windroos.cli.store import place_asked
from windroos.errors import OptionError, WindroosError
from windroos.telling.printed.style import Style
from windroos.telling.score_jsonl import encode
from windroos.text.cli import SITE_WRITTEN
from windroos.text.figures import whole
from windroos.text.words import Lang

if TYPE_CHECKING:
    from windroos.club.deciding import ClubWorld
    from windroos.club.prints.source import PrintSource

SPEC: Final = Spec(
    values=("data", "club", "evening", "season", "person", "year", "rules", "out"), switches=("pdf", "large", "json")
)
YEAR_BOOK: Final = "jaarboek"


def print_command(words: list[str], style: Style) -> int:
    """Write what is asked for to a file or to the output; the exit status.

    `print WHAT`, `site FOLDER`, or `evening print EVENING WHAT`, which is `print WHAT --evening EVENING`.
    """
    of_evening = words[:1] == ["evening"]
    typed = read_arguments(words[of_evening:], SPEC)
    if len(typed.words) != 2 + of_evening:
        raise OptionError("nothing_asked", page="club")
    verb, *evening, what = typed.words
    if evening:
        typed = typed._replace(values={**typed.values, "evening": evening[0]})
    world = _world(typed, style.lang)
    source = _source(world, typed, style, public=verb == "site")
    if verb == "site":
        folder = Path(what).expanduser()
        files = _site(source, folder)
        said = SITE_WRITTEN.to(style.lang).format(count=len(files), folder=folder)
        print(encode({"folder": str(folder), "files": files}) if "json" in typed.switches else said)
        return OK
    made = _year_book(source, typed) if what == YEAR_BOOK else _printed(source, world, what, typed)
    put_out(what, made, typed.get("out"), as_json="json" in typed.switches)
    return OK


def _world(typed: Arguments, lang: Lang) -> ClubWorld:
    with of_the_page():
        from windroos.cli.club_folder import chosen
        from windroos.cli.counting_line import count_all
        from windroos.hosting.clubs import Clubs
        from windroos.store.store import Store
    with Runner() as runner:
        store = Store.open(place_asked(typed, Path(typed.get("data") or data_dir()).expanduser().absolute()))
        try:
            club = chosen(Clubs(store), typed.get("club"))
            club.world()
            if club.counting is not None:
                with suppress(WindroosError):
                    runner.run(count_all(club, lang))
            return club.world()
        finally:
            runner.run(store.close())


def _source(world: ClubWorld, typed: Arguments, style: Style, *, public: bool) -> PrintSource:
    """What is printed from, in the club's language where nobody asked for another.

    Names are as anybody may see them where it is for the public.
    """
    with of_the_page():
        from windroos.club.prints.source import PrintSource
        from windroos.web.club.access import Access
        from windroos.web.club.house import name_giver, open_club, sees_page
    today = date.today()
    access, large = Access() if public else Access("host"), "large" in typed.switches
    lang = style.lang if style.chosen else open_club(world).settings.lang
    names, sees = name_giver(world, access, today, lang), partial(sees_page, world, access)
    return PrintSource(open_club(world), world.evenings, names, lang, today, large, sees)


def _site(source: PrintSource, folder: Path) -> list[str]:
    """Write the club's site; the names of its files."""
    from windroos.web.club.folder_site import site_files
    from windroos.web.pages import Templates

    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for path, text in site_files(source, Templates()):
        (folder / path).write_text(text, encoding="utf-8")
        files.append(path)
    return files


def _year_book(source: PrintSource, typed: Arguments) -> bytes:
    """The year book as PDF."""
    from windroos.club.prints.yearbook import year_book
    from windroos.web.printing.typesetting import book_data, typeset

    return typeset(book_data(year_book(source, whole(typed.get("year") or "")), source.lang))


def _printed(source: PrintSource, world: ClubWorld, what: str, typed: Arguments) -> bytes:
    """A print as a page, as PDF, or as the plain text that it is."""
    from windroos.club.prints.catalog import (
        CLUB_PRINTS,
        EVENING_PRINTS,
        PrintAsked,
        PrintPlain,
        print_named,
    )
    from windroos.web.pages import Templates
    from windroos.web.printing.alone import print_file
    from windroos.web.printing.typesetting import typeset
    from windroos.web.printing.typesetting_sheets import print_data

    evening = typed.get("evening")
    kind = print_named(EVENING_PRINTS if evening else CLUB_PRINTS, what)
    held = evening_named(world, evening) if evening else None
    season, person, rules = (typed.get(key) or "" for key in ("season", "person", "rules"))
    asked = PrintAsked(source, held, season, person, year=whole(typed.get("year") or ""), rules=rules)
    printed = kind.make(asked)
    if isinstance(printed, PrintPlain):
        return printed.text.encode()
    if "pdf" in typed.switches:
        return typeset(print_data(printed, source.club.name, source.lang, large=source.large))
    return print_file(Templates(), printed, source.lang, large=source.large).encode()
