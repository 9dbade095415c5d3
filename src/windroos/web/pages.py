"""Pages from templates: words in the reader's language, addresses of static files with their digest."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse

from windroos.text.figures import number, signed
from windroos.text.formulas import formula_called, formula_source, part_called
from windroos.text.play import FIVE_SEATS
from windroos.text.tiles import tile_name
from windroos.text.web.base import WORDS as BASE
from windroos.text.web.tiles import row_name
from windroos.text.words import LANGS, Lang, Words
from windroos.tiles import EAST, SEASONS
from windroos.version import __version__
from windroos.web.reader import Reader, reader_of

HERE: Final = Path(__file__).parent
STATIC: Final = HERE / "static"
_TROUBLE: Final = ("base.html", "parts.html", "trouble.html")
"""Read at once: what goes wrong may be that no file can be opened any more."""


def digest_of(folder: Path) -> str:
    """What the files of a folder hold, in ten digits: a changed file has another address."""
    found = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            found.update(path.relative_to(folder).as_posix().encode())
            found.update(path.read_bytes())
    return found.hexdigest()[:10]


class Templates:
    """All templates of a server; those of further folders may use them."""

    def __init__(self, *more: Path) -> None:
        self.digest: Final = digest_of(STATIC)
        self._templates = Environment(
            loader=FileSystemLoader([HERE / "templates", *more]),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
        )
        self._templates.filters["symbol"] = picture
        self._templates.globals["static"] = self.static
        for name in _TROUBLE:
            self._templates.get_template(name)

    def static(self, name: str) -> str:
        """The address of a static file."""
        return f"/static/{self.digest}/{name}"

    def text(self, template: str, reader: Reader, words: Mapping[str, Words], **values: object) -> str:
        """A page, or a part of one, as text. `w` holds the words, `reader` who reads."""
        return self._rendered(template, reader.lang, words, {"reader": reader, **values})

    def part(self, template: str, lang: Lang, words: Mapping[str, Words], **values: object) -> Markup:
        """A part of a page that is the same for all who read a language: nothing says who reads it."""
        return Markup(self._rendered(template, lang, words, values))

    def _rendered(self, template: str, lang: Lang, words: Mapping[str, Words], values: Mapping[str, object]) -> str:
        spoken = {key: said.to(lang) for key, said in (*BASE.items(), *words.items())}

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

        def figure(value: int) -> str:
            return number(value, lang)

        def gain(value: int) -> str:
            return signed(value, lang)

        return self._templates.get_template(template).render(
            {
                "w": spoken, "lang": lang, "languages": LANGS, "version": __version__,
                "tile_name": tile, "row_name": row, "wind_name": wind, "number": figure, "signed": gain,
                "formula_called": formula, "formula_from": source, "part_called": part, "here": "", **values,
            }
        )  # fmt: skip

    def page(
        self, request: Request, template: str, words: Mapping[str, Words], status: int = 200, **values: object
    ) -> HTMLResponse:
        """A whole page for a request. Never kept by the browser: it holds what is so now."""
        text = self.text(template, reader_of(request), words, path=request.url.path, **values)
        return HTMLResponse(text, status, headers={"cache-control": "no-store"})


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


def lang_of(request: Request) -> Lang:
    """The reader's language."""
    return reader_of(request).lang
