"""The words of a rule set: its name and book, headings, entries and options. Each book keeps them in its room.

A word that is missing is answered by its id, so that an
explanation never fails; a test sees to it that none is missing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from windroos.text.words import Lang, Words

NOTHING: Final = Words("", "")


class BookWords(NamedTuple):
    """All words of one rule set. Entries have a name and a meaning, options a question and the meaning of values.

    `short` is what a club calls the rule set, where room is short.
    """

    short: Words
    name: Words
    book: Words
    headings: Mapping[str, Words]
    entries: Mapping[str, tuple[Words, Words]]
    options: Mapping[str, tuple[Words, Mapping[str, Words]]]

    def heading(self, id: str, lang: Lang) -> str:
        """A heading of the book."""
        return self.headings[id].to(lang) if id in self.headings else plain(id)

    def entry(self, id: str, lang: Lang) -> str:
        """What players call an entry, with a capital, to stand at the beginning of a line."""
        return capital(self.entries[id][0].to(lang)) if id in self.entries else plain(id)

    def meaning(self, id: str, lang: Lang) -> str:
        """What an entry is, in one sentence without its full stop."""
        return self.entries[id][1].to(lang).rstrip(".") if id in self.entries else ""

    def question(self, id: str, lang: Lang) -> str:
        """What an option decides."""
        return self.options[id][0].to(lang) if id in self.options else plain(id)

    def answer(self, id: str, value: bool | int | str, lang: Lang) -> str:
        """What a value of an option means; the value itself where that says it all."""
        key = str(value).lower()
        words = self.options[id][1].get(key, NOTHING) if id in self.options else NOTHING
        return words.to(lang) or key


def renamed(words: BookWords, names: Mapping[str, Words]) -> BookWords:
    """The same words with the names that house rules give to entries."""
    if not names:
        return words
    entries = {id: (names.get(id, name), meaning) for id, (name, meaning) in words.entries.items()}
    entries |= {id: (name, NOTHING) for id, name in names.items() if id not in entries}
    return words._replace(entries=entries)


def small(text: str) -> str:
    """The text as it stands in the middle of a line, its first letter small."""
    return text[:1].lower() + text[1:]


def capital(text: str) -> str:
    """The text with a capital first letter; the rest stays. Dutch writes `één` as `Eén`."""
    return ("E" if text.startswith("één") else text[:1].upper()) + text[1:]


def plain(id: str) -> str:
    """An id as words: what is shown where nobody has worded it."""
    return capital(id.replace("_", " "))
