"""Mahjong Competition Rules, with the house rules of De Dertien Wezen."""

from __future__ import annotations

from typing import Final

from windroos.books.mcr.pages import PAGES
from windroos.books.mcr.play import conduct, course
from windroos.books.mcr.settle import terms
from windroos.books.mcr.table import options, policy, table
from windroos.rules.rule import RuleSet
from windroos.rules.schemes import POINTS
from windroos.rules.sheet import SheetQuestions
from windroos.text.books import BookWords


def _words() -> BookWords:
    from windroos.books.mcr.words import WORDS  # only where somebody reads them

    return WORDS


MCR: Final = RuleSet(
    id="mcr",
    version=1,
    scheme=POINTS,
    options=options(),
    table=table,
    policy=policy,
    conduct=conduct,
    course=course,
    settled_by=("minimum", "foul_steps"),
    terms=terms,
    sheet=SheetQuestions(("last", "last_of_kind")),
    pages=PAGES,
    words=_words,
)
