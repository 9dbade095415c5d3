"""A word or sentence in the languages Windroos speaks."""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter
from typing import Final, Literal, NamedTuple, Protocol, cast, get_args

Lang = Literal["nl", "en"]
LANGS: Final[tuple[Lang, ...]] = get_args(Lang)


def lang_of(code: str | None) -> Lang | None:
    """The language with this code, None where Windroos does not speak it."""
    return next((lang for lang in LANGS if lang == code), None)


class _Values(Protocol):
    """What has a value for each place."""

    def __getitem__(self, key: str, /) -> object: ...


class NumberWords(str):
    """Words that change with a number: `{count:# spel|# spellen}` is the first where `count` is one, with it at `#`."""

    __slots__ = ()

    def format(self, *args: object, **values: object) -> str:
        """The words with these values at their places."""
        return _FORMS.vformat(self, args, values)

    def format_map(self, values: _Values) -> str:
        """The same."""
        return _FORMS.vformat(self, (), cast("Mapping[str, object]", values))


class _Forms(Formatter):
    """Fills places as strings do, and those with two forms by the number that they stand for, however it is written."""

    def format_field(self, value: object, format_spec: str) -> str:
        one, two, many = format_spec.partition("|")
        if not two:
            return format(value, format_spec)
        return (one if str(value).removeprefix("+") == "1" else many).replace("#", str(value))


_FORMS: Final = _Forms()


class Words(NamedTuple):
    """The same words in Dutch and in English."""

    nl: str
    en: str

    def to(self, lang: Lang) -> str:
        """The words in one language."""
        said = self.nl if lang == "nl" else self.en
        return NumberWords(said) if "|" in said else said

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
