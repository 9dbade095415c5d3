"""A word or sentence in the languages Windroos speaks."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, get_args

Lang = Literal["nl", "en"]
LANGS: Final[tuple[Lang, ...]] = get_args(Lang)


def lang_of(code: str | None) -> Lang | None:
    """The language with this code, None where Windroos does not speak it."""
    return next((lang for lang in LANGS if lang == code), None)


class Words(NamedTuple):
    """The same words in Dutch and in English."""

    nl: str
    en: str

    def to(self, lang: Lang) -> str:
        """The words in one language."""
        return self.nl if lang == "nl" else self.en

    def __repr__(self) -> str:
        """As digests of rules have it: a language that is added later is no part of them."""
        return f"Words(nl={self.nl!r}, en={self.en!r})"


class Trouble(NamedTuple):
    """What is wrong (one sentence) and what to do about it (one hint)."""

    sentence: Words
    hint: Words


def trouble(nl: str, en: str, nl_hint: str, en_hint: str) -> Trouble:
    """A sentence and its hint, in both languages."""
    return Trouble(Words(nl, en), Words(nl_hint, en_hint))
