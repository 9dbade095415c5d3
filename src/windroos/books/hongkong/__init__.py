"""Hong Kong by the book of Fu Hing."""

from __future__ import annotations

from typing import Final

from windroos.books.hongkong.pages import PAGES
from windroos.books.hongkong.play import conduct, course
from windroos.books.hongkong.settle import terms
from windroos.books.hongkong.table import options, policy, table
from windroos.rules.rule import RuleSet
from windroos.rules.schemes import FAN
from windroos.rules.sheet import SheetQuestions
from windroos.text.books import BookWords


def _words() -> BookWords:
    from windroos.books.hongkong.words import WORDS  # only where somebody reads them

    return WORDS


HONGKONG: Final = RuleSet(
    id="hongkong",
    version=1,
    scheme=FAN,
    options=options(),
    table=table,
    policy=policy,
    conduct=conduct,
    course=course,
    settled_by=("minimum", "most_fan", "bamboo_one_bonus", "draw_pot"),
    terms=terms,
    sheet=SheetQuestions(
        (
            *("last", "announced_moon", "first14", "first_discard", "kongs_in_turn"),
            *("robbed_concealed", "claimed_seasons"),
        )
    ),
    pages=PAGES,
    words=_words,
)
