"""Forms and cards whose shape is their own: the score form of a rule set, table cards, cards of members."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from windroos.club.evening_state import EveningState
from windroos.club.prints.evenings import seat_marks
from windroos.club.prints.source import PrintSource
from windroos.printing.forms import FormPlace, book_form
from windroos.printing.sheets import ScoreForm, TableTent

HANDS: Final = (16, 20)
"""Lines that a score form may have."""


def score_form(
    source: PrintSource,
    rules: str,
    players: Sequence[str] = ("", "", "", ""),
    hands: int = 16,
    evening: EveningState | None = None,
    table: int = 0,
) -> ScoreForm:
    """The form of a rule set, empty or for a table of an evening; `players` are names.

    Raises OptionError for rules that are not known.
    """
    when = "" if evening is None else source.evening_name(evening)
    place = FormPlace(source.club.name, when, str(table or ""), source.imprint())
    return book_form(rules, place, source.lang, players, hands)


def evening_forms(
    source: PrintSource, evening: EveningState, rules: Sequence[str], hands: int
) -> tuple[ScoreForm, ...]:
    """A form for every table of an evening, each by its own rules, in the order of the tables."""
    return tuple(
        score_form(source, book, [source.name(person) for person in people], hands, evening, at)
        for at, (people, book) in enumerate(zip(evening.tables, rules, strict=True), 1)
    )


def table_cards(source: PrintSource, evening: EveningState, codes: Sequence[tuple[str, str]]) -> tuple[TableTent, ...]:
    """A card for each table, with what its code opens and its digits, in the order of the tables."""
    name = source.evening_name(evening)
    found = []
    for at, (address, digits) in enumerate(codes[: len(evening.tables) or None], 1):
        seats = seat_marks(source, evening, at) if evening.tables else ()
        found.append(TableTent(source.club.name, name, at, seats, address, digits))
    return tuple(found)
