"""Nederlandse Toernooispelregels: the book of 2002, and the same rules as Groene Hart printed them in 2011.

The two differ in a few options and in pages.
"""

from __future__ import annotations

from typing import Final

from windroos.books.nts.pages import GROENEHART2011_PAGES, NTS2002_PAGES
from windroos.books.nts.play import conduct, course
from windroos.books.nts.settle import terms
from windroos.books.nts.table import options, policy, table
from windroos.rules.rule import RuleSet
from windroos.rules.schemes import DOUBLES
from windroos.rules.sheet import SheetQuestions
from windroos.text.books import BookWords

SHEET: Final = SheetQuestions(("last", "first14", "first_discard", "kongs_in_turn"), last_is_drawn=True)


def _words2002() -> BookWords:
    from windroos.books.nts.words import NTS2002 as WORDS  # only where somebody reads them

    return WORDS


def _words2011() -> BookWords:
    from windroos.books.nts.words import GROENEHART2011 as WORDS  # only where somebody reads them

    return WORDS


NTS2002: Final = RuleSet(
    id="nts2002",
    version=1,
    scheme=DOUBLES,
    options=options("turn", "turn", "east", "refused", "highest", (False,)),
    table=lambda o: table("nts2002", o),
    policy=policy,
    conduct=lambda o, strict: conduct("nts2002", o, strict),
    course=course,
    settled_by=("limit",),
    terms=terms,
    sheet=SHEET,
    pages=NTS2002_PAGES,
    words=_words2002,
)
GROENEHART2011: Final = RuleSet(
    id="groenehart2011",
    version=1,
    scheme=DOUBLES,
    options=options("replay", "stay", "four", "draw", "ranked", (False, True)),
    table=lambda o: table("groenehart2011", o),
    policy=policy,
    conduct=lambda o, strict: conduct("groenehart2011", o, strict),
    course=course,
    settled_by=("limit", "chips"),
    terms=terms,
    sheet=SHEET,
    pages=GROENEHART2011_PAGES,
    words=_words2011,
)
