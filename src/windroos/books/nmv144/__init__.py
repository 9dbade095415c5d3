"""The 144 rules of the Dutch association, with its special formations."""

from __future__ import annotations

from typing import Final

from windroos.books.nmv144.pages import PAGES
from windroos.books.nmv144.play import conduct, course
from windroos.books.nmv144.settle import terms
from windroos.books.nmv144.table import options, policy, table
from windroos.rules import bmj
from windroos.rules.rule import RuleSet
from windroos.rules.schemes import GAU
from windroos.rules.sheet import SheetQuestions
from windroos.text.books import BookWords


def _words() -> BookWords:
    from windroos.books.nmv144.words import WORDS  # only where somebody reads them

    return WORDS


NMV144: Final = RuleSet(
    id="nmv144",
    version=1,
    scheme=GAU,
    options=options(),
    table=table,
    policy=policy,
    conduct=conduct,
    course=course,
    settled_by=("limit", "round_up"),
    terms=terms,
    sheet=SheetQuestions(("last", "first14", "first_discard", "rejected_replacement")),
    pages=PAGES,
    words=_words,
    formations=bmj.shipped,
)
