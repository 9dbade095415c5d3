"""Why somebody stands where he stands, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from windroos.club.board import SeasonBoard
from windroos.club.evening_events import SheetTyped
from windroos.club.evening_state import EveningState
from windroos.club.people import NameOf
from windroos.club.standing_account import StandingAccount, StandingNeighbour, TieValue
from windroos.people.mentions import with_names
from windroos.reckoning.criteria import Criterion
from windroos.reckoning.numbers import Number, running_totals, show
from windroos.reckoning.saying import item_text, measure_text, ordinal
from windroos.reckoning.scored import PartScore
from windroos.text import reckoning as reckoning_words
from windroos.text.figures import day
from windroos.text.words import Lang
from windroos.web.club.figure_lines import hand_path
from windroos.web.club.stand.shown import stand_text


class ShownEvening(NamedTuple):
    """An evening of an explanation.

    items    what it is made of; `worth` is their sum
    why      why it is no part of the total, "" where it is
    running  what the total has come to, "" where it adds nothing or the total is a mean
    sheets   of each table whose hands are known: its number and part, and the way to its first hand
    """

    id: str
    day: str
    items: tuple[str, ...]
    worth: str
    why: str
    running: str
    sheets: tuple[tuple[int, int, str], ...]


class ShownTie(NamedTuple):
    """A criterion between those who are equal: its value of each, and whether it decided."""

    measure: str
    values: tuple[str, ...]
    decides: bool


def shown_evenings(
    board: SeasonBoard, account: StandingAccount, evenings: Mapping[str, EveningState], name: NameOf, lang: Lang
) -> list[ShownEvening]:
    """What a score is made of; the notes of points by hand show names as this reader may see them."""
    entries = account.mine.row.entries
    names = {
        part.line.person: name(part.line.person) for one in board.scored.evenings for t in one.tables for part in t
    }
    sums = running_totals(one.score if one.kept else 0 for one in entries)
    is_sum = board.formula.season.combine == "sum"
    return [
        ShownEvening(
            one.evening.id,
            day(one.evening.date, lang),
            tuple(with_names(item_text(item, lang), names) for item in one.items)
            or (reckoning_words.NOTHING.to(lang),),
            show(one.score, lang),
            reckoning_words.FALLEN[one.why].to(lang) if one.why else "",
            show(so_far, lang) if one.kept and is_sum else "",
            _sheets(evenings.get(one.evening.id), one.parts),
        )
        for one, so_far in zip(entries, sums, strict=True)
    ]


def _sheets(evening: EveningState | None, parts: Iterable[PartScore]) -> tuple[tuple[int, int, str], ...]:
    """The tables of an evening whose hands are known; a game that was caught up elsewhere has its own evening."""
    found = []
    for table, part in sorted({(one.line.table, one.line.part) for one in parts}):
        kept = evening.results.get((table, part)) if evening is not None else None
        if evening is not None and kept is not None and isinstance(kept.typed, SheetTyped):
            found.append((table, part, hand_path(evening.id, table, part, 1)))
    return tuple(found)


def shown_ties(ties: Iterable[TieValue], lang: Lang) -> list[ShownTie]:
    """The criteria with everybody's values."""
    unknown = stand_text("unknown", lang)
    return [
        ShownTie(
            measure_text(one.criterion, lang),
            tuple(_tie(one.criterion, value, unknown, lang) for value in one.values),
            one.decides,
        )
        for one in ties
    ]


def _tie(criterion: Criterion, value: Number | None, unknown: str, lang: Lang) -> str:
    if value is None:
        return unknown
    return ordinal(1 - int(value), lang) if criterion.measure == "lot" else show(value, lang)


def place_line(account: StandingAccount, lang: Lang) -> str:
    """Which place somebody has."""
    place = account.mine.row.place
    return (
        stand_text("why_below", lang) if place is None else stand_text("why_place", lang, ordinal=ordinal(place, lang))
    )


def beside_lines(account: StandingAccount, name: NameOf, lang: Lang) -> list[str]:
    """How far those just above and below are."""
    found = [stand_text("why_first", lang)] if account.above is None and account.mine.row.place == 1 else []
    found += [_beside(account.above, "why_behind", name, lang)] if account.above else []
    found += [_beside(account.below, "why_ahead", name, lang)] if account.below else []
    return found


def _beside(other: StandingNeighbour, key: str, name: NameOf, lang: Lang) -> str:
    who = name(other.row.person)
    if not other.more:
        return stand_text("why_equal", lang, name=who)
    place = ordinal(other.row.place, lang) if other.row.place else "–"
    return stand_text(key, lang, more=show(max(other.more, -other.more), lang), name=who, ordinal=place)
