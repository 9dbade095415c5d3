"""Pages made of templates, whoever asks for them: words in the reader's language, addresses of static files."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable, Iterable, Mapping
from pathlib import Path
from typing import Final

from jinja2 import BaseLoader, Environment, StrictUndefined
from jinja2.runtime import Macro
from markupsafe import Markup

from windroos.errors import WindroosError
from windroos.text.figures import number, signed
from windroos.text.formulas import formula_called, formula_source, part_called
from windroos.text.play import FIVE_SEATS
from windroos.text.tiles import tile_name
from windroos.text.web.base import WORDS as BASE
from windroos.text.web.tiles import row_name
from windroos.text.words import LANGS, Lang, Words
from windroos.tiles import EAST, SEASONS
from windroos.version import __version__
from windroos.web.who_reads import Reader

HERE: Final = Path(__file__).parent
STATIC: Final = HERE / "static"
TEMPLATES: Final = HERE / "templates"
MOST_ONCE: Final = 2_000
"""Parts of pages that are kept: keys of a keypad, of which there are some hundreds in a language."""

MOST_SPOKEN: Final = 200
"""Lists of words that are kept in a language: some pages put theirs together each time."""


def digest_of(folder: Path) -> str:
    """What the files of a folder hold, in ten digits: a changed file has another address."""
    found = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            found.update(path.relative_to(folder).as_posix().encode())
            found.update(path.read_bytes())
    return found.hexdigest()[:10]


class Rendering:
    """Templates that are read by a loader; `static` gives the address of a static file."""

    def __init__(self, loader: BaseLoader, static: Callable[[str], str]) -> None:
        self.static: Final = static
        self._templates = Environment(
            loader=loader,
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
        )
        self._templates.filters["symbol"] = picture
        self._templates.globals["static"] = static
        self._once: Final[dict[tuple[str, Lang, Hashable], Markup]] = {}
        self._spoken: Final[dict[tuple[int, Lang], tuple[Mapping[str, Words], dict[str, str]]]] = {}

    def read(self, name: str) -> None:
        """Read a template at once, and not when it is first asked for."""
        self._templates.get_template(name)

    def names(self) -> list[str]:
        """The names of all templates."""
        return self._templates.list_templates()

    def compile(self, folder: Path) -> None:
        """Write all templates as modules, which are read where no template can be."""
        self._templates.compile_templates(folder, zip=None, ignore_errors=False)

    def text(self, template: str, reader: Reader, words: Mapping[str, Words], **values: object) -> str:
        """A page, or a part of one, as text. `w` holds the words, `reader` who reads."""
        return self._rendered(template, reader.lang, words, {"reader": reader, **values})

    def part(self, template: str, lang: Lang, words: Mapping[str, Words], **values: object) -> Markup:
        """A part of a page that is the same for all who read a language: nothing says who reads it."""
        return Markup(self._rendered(template, lang, words, values))

    def _rendered(self, template: str, lang: Lang, words: Mapping[str, Words], values: Mapping[str, object]) -> str:
        spoken = self._in(lang, words)

        def tile(kind: int) -> str:
            return tile_name(kind, lang)

        def row(kinds: Iterable[int]) -> str:
            return row_name(kinds, lang)

        def wind(seat: int) -> str:
            return FIVE_SEATS[seat].to(lang)

        def formula(name: str) -> str:
            return formula_called(name, lang)

        def part(name: str) -> str:
            return part_called(name, lang)

        def source(said: str) -> str:
            return formula_source(said, lang)

        def once(macro: Macro, value: Hashable) -> Markup:
            return self._said_once(macro, value, lang)

        def figure(value: int) -> str:
            return number(value, lang)

        def gain(value: int) -> str:
            return signed(value, lang)

        return self._templates.get_template(template).render(
            {
                "w": spoken, "lang": lang, "languages": LANGS, "version": __version__,
                "tile_name": tile, "row_name": row, "wind_name": wind, "number": figure, "signed": gain,
                "formula_called": formula, "formula_from": source, "part_called": part, "once": once, "here": "",
                **values,
            }
        )  # fmt: skip

    def _in(self, lang: Lang, words: Mapping[str, Words]) -> dict[str, str]:
        """Words in a language, with those of every page: put together once for each list of words."""
        key = (id(words), lang)
        found = self._spoken.get(key)
        if found is None or found[0] is not words:
            if len(self._spoken) >= MOST_SPOKEN:
                self._spoken.clear()
            found = (words, {name: said.to(lang) for name, said in (*BASE.items(), *words.items())})
            self._spoken[key] = found
        return found[1]

    def _said_once(self, macro: Macro, value: Hashable, lang: Lang) -> Markup:
        """What a macro of this name makes of a value, which says all but the language: made once, and then kept."""
        key = (macro.name, lang, value)
        found = self._once.get(key)
        if found is None:
            if len(self._once) >= MOST_ONCE:
                self._once.clear()
            found = self._once[key] = Markup(macro(value))
        return found


def trouble_of(wrong: WindroosError | None, lang: Lang) -> dict[str, str] | None:
    """What is wrong and what to do, as pages show it; None where nothing is."""
    return None if wrong is None else {"message": wrong.sentence(lang), "hint": wrong.hint(lang)}


_SUITS: Final = "mps"
_HONOURS: Final = "ESWNPGR"


def picture(kind: int) -> str:
    """The name of a tile's picture: m1-m9 p1-p9 s1-s9 E S W N P G R f1-f4 g1-g4; `back` for one face down."""
    if kind < 0:
        return "back"
    if kind < EAST:
        return f"{_SUITS[kind // 9]}{kind % 9 + 1}"
    if kind < SEASONS:
        return _HONOURS[kind - EAST]
    return f"{'fg'[(kind - SEASONS) // 4]}{(kind - SEASONS) % 4 + 1}"
