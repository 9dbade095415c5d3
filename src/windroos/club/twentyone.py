"""The game within the game of the 144 rules: special formations 1 to 21 in a year, as early as can be (142, 143)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import date
from typing import Final, NamedTuple

from windroos.club.daybook import RULED, ClubMahjong, Missed, ProgramRulings, TableSheet, mahjongs, missed
from windroos.play.model.events import NOBODY
from windroos.scoresheet.won import NO_NUMBERS

LAST: Final = 21
BOOK_DAY: Final = (4, 27)
BOOK_HANDS: Final = 734
"""The earliest day (27 April) and the fewest hands that the book knows (rule 143)."""


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
    hands, made, full = Counter[str](), dict[str, dict[int, ClubMahjong]](), dict[str, tuple[date, int]]()
    own: dict[str, list[ClubMahjong]] = {}
    for table in sorted(tables, key=lambda one: (one.day, one.evening, one.table, one.part)):
        found = {one.hand: one for one in mahjongs(table, numbers, ruled)}
        for entry in table.sheet.entries:
            if entry.struck:
                continue
            hands.update(table.people[player] for player in entry.before.seats if player != NOBODY)
            one = found.get(entry.number)
            if one is None:
                continue
            own.setdefault(one.person, []).append(one)
            if one.mahjong.kind == "formation" and one.number is not None and 1 <= one.number <= LAST:
                held = made.setdefault(one.person, {})
                held.setdefault(one.number, one)
                if len(held) == LAST:
                    full.setdefault(one.person, (one.day, hands[one.person]))
    rows = [
        TwentyOneRow(
            0,
            person,
            dict(sorted(held.items())),
            tuple(number for number in range(1, LAST + 1) if number not in held),
            full[person][1] if person in full else hands[person],
            full[person][0] if person in full else None,
            missed(own[person]),
        )
        for person, held in made.items()
    ]
    rows.sort(key=lambda row: (*_rank(row), row.person))
    return tuple(row._replace(place=1 + sum(_rank(other) < _rank(row) for other in rows)) for row in rows)


def _rank(row: TwentyOneRow) -> tuple[date, int, int]:
    return (row.full or date.max, -len(row.made), row.hands if row.full is not None else 0)
