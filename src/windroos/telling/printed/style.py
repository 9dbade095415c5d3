"""How printed text looks: bold for what counts, soft for what explains, red for the winner and nothing else."""

from __future__ import annotations

import textwrap
from typing import Final, NamedTuple

from windroos.text.books import BookWords
from windroos.text.words import Lang, Words

WIDTH: Final = 80


class Style(NamedTuple):
    """The language, and whether there is colour.

    tiles   show tiles as Unicode characters too
    chosen  somebody said which language, and it is not just that of the terminal
    """

    lang: Lang = "en"
    colour: bool = False
    tiles: bool = False
    chosen: bool = False

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


class Presentation(NamedTuple):
    """Whom an explanation is for: how it looks, and the words of the rule set (with the house's own names)."""

    style: Style
    words: BookWords

    def entry(self, id: str) -> str:
        """The name of an entry."""
        return self.words.entry(id, self.style.lang)


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
