"""Who reads a page: the language, light or dark, the letters on the tiles. Chosen on every page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from windroos.text.words import LANGS, Lang, Words

Theme = Literal["auto", "light", "dark"]
Letters = Literal["nl", "en", "none"]

CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "lang": LANGS,
    "theme": ("auto", "light", "dark"),
    "letters": ("nl", "en", "none"),
}
"""What may be chosen, by the name under which it is kept."""


class Reader(NamedTuple):
    """Who reads, and where.

    house  how the house is reached, `https://house.example.org`; "" where nobody else can
    path   of the page that is shown, without what is asked of it; "" where its address opens something
    """

    lang: Lang = "nl"
    theme: Theme = "auto"
    letters: Letters = "nl"
    house: str = ""
    path: str = ""

    def say(self, words: Words, **values: object) -> str:
        """Words in the reader's language."""
        text = words.to(self.lang)
        return text.format_map(values) if values else text
