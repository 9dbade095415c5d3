"""What the rules of an evening are called: those of a book, and Riichi, which takes part by results."""

from __future__ import annotations

from typing import Final

from windroos.books.catalog import IDS, book_words, rule_set
from windroos.club.results import PLAYED, RIICHI
from windroos.text.words import Lang

_RIICHI: Final = "Riichi"
"""The same in every language."""


def rules_called(rules: str, lang: Lang) -> str:
    """The name of a rule set; of one that is not known its id."""
    if rules in IDS:
        return book_words(rules).name.to(lang)
    return _RIICHI if rules == RIICHI else rules


def rules_called_briefly(rules: str, lang: Lang) -> str:
    """The same where there is little room."""
    return book_words(rules).short.to(lang) if rules in IDS else rules_called(rules, lang)


def all_played(lang: Lang) -> list[tuple[str, str]]:
    """The rules that an evening may play, by id, with their names."""
    return [(rules, rules_called(rules, lang)) for rules in PLAYED]


def size_followed(rules: str, players: int) -> str:
    """Where in another book it stands how a table of so many plays; "" where the rules know that size themselves."""
    return rule_set(rules).pages.sizes.get(players, "") if rules in IDS else ""
