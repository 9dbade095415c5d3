"""The rules of a small club, made up to show what a book needs."""

from __future__ import annotations

from typing import Final

from windroos.books.vierwinden.pages import PAGES
from windroos.books.vierwinden.play import conduct, course
from windroos.books.vierwinden.settle import terms
from windroos.books.vierwinden.table import options, policy, table

from windroos.rules.rule import RuleSet
from windroos.rules.schemes import DOUBLES
from windroos.rules.sheet import SheetQuestions
from windroos.text.books import BookWords


def _words() -> BookWords:
    from windroos.books.vierwinden.words import WORDS  # only where somebody reads them

    return WORDS


VIERWINDEN: Final = RuleSet(
    id="vierwinden",
    version=1,
    scheme=DOUBLES,
    options=options(),
    table=table,
    policy=policy,
    conduct=conduct,
    course=course,
    settled_by=("limit",),
    terms=terms,
    sheet=SheetQuestions(("last", "first14")),
    pages=PAGES,
    words=_words,
)
