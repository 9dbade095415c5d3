"""A word or sentence in the languages Windroos speaks."""

from __future__ import annotations

from typing import Literal, NamedTuple

Lang = Literal["nl", "en"]


class Words(NamedTuple):
    """The same words in Dutch and in English."""

    nl: str
    en: str

    def to(self, lang: Lang) -> str:
        """The words in one language."""
        return self.nl if lang == "nl" else self.en


class Trouble(NamedTuple):
    """What is wrong (one sentence) and what to do about it (one hint)."""

    sentence: Words
    hint: Words
