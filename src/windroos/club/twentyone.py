"""The game within the game of the 144 rules: special formations 1 to 21 in a year, as early as can be (142, 143)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from itertools import groupby
from typing import Final, NamedTuple

from windroos.club.mahjongs import RULED, RULES, ClubMahjong, Missed, ProgramRulings, TableSheet, missed
from windroos.club.marks import RecordMark
from windroos.club.tally import EveningTally, tallied
from windroos.club.year import ClubYear
from windroos.scoresheet.won import NO_NUMBERS

LAST: Final = 21
BOOK_DAY: Final = (4, 27)
BOOK_HANDS: Final = 734
"""The earliest day (27 April) and the fewest hands that the book knows (rule 143)."""
BOOK_LATENESS: Final = 327
"""That day as `lateness` has it, in a year that begins on 1 January."""


class TwentyOneRow(NamedTuple):
    """How far somebody is.

    made   the first hand of each number that he has, by number
    gaps   the numbers that he lacks ("gaatjes")
    hands  that he played that year; once it is full, up to and including the last of the twenty-one
    full   the day of that hand
    """

    place: int
    person: str
    made: Mapping[int, ClubMahjong]
    gaps: tuple[int, ...]
    hands: int
    full: date | None
    missed: Missed


def twentyone(
    tables: Iterable[TableSheet], numbers: Mapping[str, int] = NO_NUMBERS, ruled: ProgramRulings = RULED
) -> tuple[TwentyOneRow, ...]:
    """Everybody's twenty-one over the sheets of a year: the full ones first, by day and then by hands."""
    return twentyone_of(tallied(tables, numbers, ruled))


def twentyone_of(evenings: Iterable[EveningTally]) -> tuple[TwentyOneRow, ...]:
    """The same over the evenings of a year, the oldest first."""
    hands, made, full = Counter[str](), dict[str, dict[int, ClubMahjong]](), dict[str, ClubMahjong]()
    until, own = dict[str, int](), dict[str, list[ClubMahjong]]()
    for game in (game for evening in evenings for game in evening.games if game.rules == RULES):
        for one in game.mahjongs:
            own.setdefault(one.person, []).append(one)
            for number in (number for _, number in one.special if number is not None and 1 <= number <= LAST):
                held = made.setdefault(one.person, {})
                held.setdefault(number, one)
                if len(held) == LAST and one.person not in full:
                    full[one.person], until[one.person] = one, hands[one.person] + one.own
        hands.update({side.person: side.hands for side in game.sides})
    rows = [
        TwentyOneRow(
            0,
            person,
            dict(sorted(held.items())),
            tuple(number for number in range(1, LAST + 1) if number not in held),
            until.get(person, hands[person]),
            full[person].day if person in full else None,
            missed(own[person]),
        )
        for person, held in made.items()
    ]
    rows.sort(key=lambda row: (*_rank(row), row.person))
    return tuple(row._replace(place=1 + sum(_rank(other) < _rank(row) for other in rows)) for row in rows)


def _rank(row: TwentyOneRow) -> tuple[date, int, int]:
    return (row.full or date.max, -len(row.made), row.hands if row.full is not None else 0)


def twentyone_marks(evenings: Sequence[EveningTally], year_of: Callable[[date], ClubYear]) -> tuple[RecordMark, ...]:
    """What may be the earliest twenty-one (rule 143): of each year who filled it, by day and by hands, in order.

    Args:
        evenings: all of them, the oldest first
        year_of: the year of the score program that a day belongs to
    """
    found = []
    for year, some in groupby(evenings, key=lambda one: year_of(one.day)):
        for row in twentyone_of(some):
            if row.full is not None:
                last = max(row.made.values(), key=lambda one: (one.day, one.evening, one.table, one.part, one.hand))
                at = ((row.person,), last.evening, last.day, last.table, last.part, last.hand)
                found += [
                    RecordMark("twentyone_day", lateness(row.full, year.first), *at),
                    RecordMark("twentyone_hands", row.hands, *at),
                ]
    return tuple(sorted(found, key=lambda mark: (mark.day, mark.evening, mark.table, mark.part, mark.hand)))


def lateness(day: date, first: date) -> int:
    """How late in its year a day is, the same in leap years: a hundred for each month gone by, and the day of it."""
    months = (day.month - first.month) % 12
    return 100 * (12 if not months and day.day < first.day else months) + day.day
