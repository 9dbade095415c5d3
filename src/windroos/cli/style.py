"""How the terminal looks: bold for what counts, soft for what explains, red for the winner and nothing else."""

from __future__ import annotations

import os
import textwrap
from typing import Final, NamedTuple, TextIO

from windroos.text.words import Lang, Words, lang_of

WIDTH: Final = 80


class Style(NamedTuple):
    """The language, and whether there is colour."""

    lang: Lang = "en"
    colour: bool = False
    tiles: bool = False
    """Show tiles as Unicode characters too."""

    def bold(self, text: str) -> str:
        """What the eye should meet first."""
        return self._code("1", text)

    def soft(self, text: str) -> str:
        """Sources and asides."""
        return self._code("2", text)

    def lak(self, text: str) -> str:
        """The red of a seal: the winner."""
        return self._code("1;31", text)

    def say(self, words: Words, **values: object) -> str:
        """Words in the reader's language."""
        return words.to(self.lang).format_map(values)

    def _code(self, code: str, text: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.colour and text.strip() else text


def wants_colour(stream: TextIO | None, choice: str = "auto") -> bool:
    """Colour on a terminal that can, unless NO_COLOR is set; `always` and `never` overrule."""
    if choice != "auto":
        return choice == "always"
    if stream is None or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    return stream.isatty() and (os.name != "nt" or "WT_SESSION" in os.environ or "TERM" in os.environ)


def language(environment: dict[str, str] | None = None) -> Lang:
    """The language of LC_ALL, LC_MESSAGES or LANG (the first that says anything) if we speak it; else English."""
    values = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if values.get(name):
            return lang_of(values[name].lower()[:2]) or "en"
    return "en"


def wrap(text: str, indent: int = 2, hang: int = 0) -> list[str]:
    """A paragraph of at most 80 columns; all lines after the first stand `hang` columns further in."""
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + hang),
        break_long_words=False,
        break_on_hyphens=False,
    )


def utf8(stream: TextIO | None, errors: str = "strict") -> None:
    """Make a stream speak UTF-8, whatever the system's own encoding is."""
    import io

    if isinstance(stream, io.TextIOWrapper):
        other = stream.encoding.lower().replace("-", "") != "utf8"
        if other or stream.errors != errors:
            stream.reconfigure(encoding="utf-8", errors=errors)
