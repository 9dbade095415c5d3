"""Pages that are asked for over HTTP, of templates and static files as they stand in this folder."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from jinja2 import FileSystemLoader
from starlette.requests import Request
from starlette.responses import HTMLResponse

from windroos.text.words import Lang, Words
from windroos.web.reader import reader_of
from windroos.web.rendering import STATIC, TEMPLATES, Rendering, digest_of

_TROUBLE: Final = ("base.html", "choices.html", "not_come.html", "parts.html", "settings.html", "trouble.html")
"""Read at once: what goes wrong may be that no file can be opened any more."""


class Templates(Rendering):
    """All templates of a server; those of further folders may use them."""

    def __init__(self, *more: Path) -> None:
        self.digest: Final = digest_of(STATIC)
        super().__init__(FileSystemLoader([TEMPLATES, *more]), lambda name: f"/static/{self.digest}/{name}")
        for name in _TROUBLE:
            self.read(name)

    def page(
        self, request: Request, template: str, words: Mapping[str, Words], status: int = 200, **values: object
    ) -> HTMLResponse:
        """A whole page for a request. Never kept by the browser: it holds what is so now."""
        text = self.text(template, reader_of(request), words, path=request.url.path, **values)
        return HTMLResponse(text, status, headers={"cache-control": "no-store"})


def lang_of(request: Request) -> Lang:
    """The reader's language."""
    return reader_of(request).lang
