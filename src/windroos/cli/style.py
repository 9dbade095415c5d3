"""How the terminal looks: bold for what counts, soft for what explains, red for the winner and nothing else."""

from __future__ import annotations

import os
import textwrap
from typing import Final, NamedTuple, TextIO

from windroos.text.words import Lang, Words
from windroos.tiles import symbol

WIDTH: Final = 80
LETTERS: Final = (Words("OZWN", "ESWN"), Words("PGR", "PGR"))
"""Winds and dragons (white, green, red) by letter, as the notation reads them."""


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
    """Dutch where LC_ALL, LC_MESSAGES or LANG (the first that says anything) is Dutch; else English."""
    values = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if values.get(name):
            return "nl" if values[name].lower().startswith("nl") else "en"
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


def tiles_text(kinds: tuple[int, ...] | list[int], lang: Lang) -> str:
    """Tiles in the notation, by the letters of the reader's language: `234m 33s EE RR`, in Dutch `T234 B33 OO RR`."""
    ordered = sorted(kinds)
    parts: list[str] = []
    for first, dutch, sign in ((0, "T", "m"), (9, "K", "p"), (18, "B", "s")):
        suit = "".join(str(kind - first + 1) for kind in ordered if first <= kind < first + 9)
        if suit:
            parts.append(dutch + suit if lang == "nl" else suit + sign)
    letters = LETTERS[0].to(lang) + LETTERS[1].to(lang)
    for kind in range(27, 34):
        copies = ordered.count(kind)
        if copies:
            parts.append(letters[kind - 27] * copies)
    parts.extend(symbol(kind) for kind in ordered if kind >= 34)
    return " ".join(parts)
