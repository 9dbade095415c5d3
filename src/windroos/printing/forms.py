"""The score form of a rule set, hand by hand: what its book asks to be written of every hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from windroos.books.catalog import rule_set
from windroos.printing.sheets import FormHand, ScoreForm
from windroos.text.play import SEATS
from windroos.text.score_forms import FORM
from windroos.text.words import Lang

ROUND: Final = 4
"""Hands of a wind round."""
CHIPS: Final = 3000
"""What everybody begins with where the book counts possessions."""


class FormPlace(NamedTuple):
    """What stands above and below a form: whose it is, of which evening or round, at which table; "" leaves it out."""

    whose: str
    when: str = ""
    table: str = ""
    imprint: str = ""


def book_form(
    rules: str, place: FormPlace, lang: Lang, players: Sequence[str] = ("", "", "", ""), hands: int = 16
) -> ScoreForm:
    """The form of a rule set, empty or for people by name. Raises OptionError for rules that are not known."""
    book = rule_set(rules)
    everyone, special = book.scheme.everyone, book.scheme.formations
    heads = ("score", "net", "total") if everyone else ("net", "total")
    lines = tuple(
        FormHand(at + 1, SEATS[at // ROUND % len(SEATS)].to(lang) if at % ROUND == 0 else "") for at in range(hands)
    )
    return ScoreForm(
        club=place.whose,
        evening=place.when,
        table=place.table,
        rules=book.words().short.to(lang),
        players=tuple(players),
        hands=lines,
        each=tuple(FORM[head].to(lang) for head in heads),
        worth="" if everyone else FORM["worth"].to(lang),
        special=special,
        begin=CHIPS if special else 0,
        imprint=place.imprint,
    )
