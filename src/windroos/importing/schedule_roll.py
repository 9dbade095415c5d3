"""A schedule that somebody brings along, gone through by name or number: what is wrong with it, and where."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Final, Literal, NamedTuple

from windroos.importing.schedule_cells import LayoutName, ReadLayout, ReadSeat
from windroos.seating.rounds import Round

DoubtCode = Literal["alike", "cell", "table_twice", "twice", "missing", "size", "same_wind"]
MOST_PLAYERS: Final = 400
MOST_ROUNDS: Final = 60
_NUMBER: Final = re.compile(r"(?:speler|player|nummer|number|nr|no|#)?\.?\s*0*(\d{1,4})", re.IGNORECASE)
_CLUB: Final = re.compile(r"(.+?)\s*\(([^()]+)\)")
_ALIKE: Final = 0.7
_FEW: Final = 200
"""Players among whom names that are alike are looked for."""


class ScheduleDoubt(NamedTuple):
    """Something that is wrong, what matters most first in the order of `DoubtCode`.

    at       the cells where it stands
    round, table  from 1, 0 where it is of none
    players  who it is about
    text     what stands there
    """

    code: DoubtCode
    at: tuple[str, ...] = ()
    round: int = 0
    table: int = 0
    players: tuple[str, ...] = ()
    text: str = ""


class ReadSchedule(NamedTuple):
    """A schedule as it was read.

    players  their names or numbers, in the order of the numbers that `rounds` has, from 0
    rounds   everybody once at a table at most, also where he was written there twice
    clubs    of each player, "" unknown
    winds    the order at a table says who starts as what wind
    """

    layout: LayoutName
    players: tuple[str, ...]
    rounds: tuple[Round, ...]
    clubs: tuple[str, ...]
    winds: bool
    doubts: tuple[ScheduleDoubt, ...]

    def numbered(self) -> bool:
        """Whether players are the numbers from 1 on, none left out."""
        return self.players == tuple(str(at) for at in range(1, len(self.players) + 1))


def called(read: ReadLayout) -> ReadSchedule:
    """Everybody in the schedule, and what is wrong with it."""
    clubs = dict(read.clubs)
    rounds = [[[_plain(seat, clubs) for seat in table] for table in tables] for tables in read.rounds]
    doubts = _misspelt(rounds)
    meant = {doubt.players[0]: doubt.players[1] for doubt in doubts}
    rounds = [
        [[seat._replace(label=meant.get(seat.label, seat.label)) for seat in table] for table in tables]
        for tables in rounds
    ]
    seated_labels = [seat.label for tables in rounds for table in tables for seat in table]
    first = [_plain(ReadSeat(label, ""), clubs).label for label in read.people]
    known = set(seated_labels)
    players = _in_order([*(label for label in first if label in known), *seated_labels])
    number = {label: at for at, label in enumerate(players)}
    doubts += [ScheduleDoubt("cell", (cell.at,), text=cell.text[:40]) for cell in read.unread]
    doubts += [ScheduleDoubt("table_twice", (cell.at,), text=cell.text[:40]) for cell in read.again]
    doubts += _wrong_rounds(rounds, players)
    doubts += [
        ScheduleDoubt(
            "same_wind", tuple(seat.at for seat in pair), players=tuple(_plain(seat, clubs).label for seat in pair)
        )
        for pair in read.alike
    ]
    seated = tuple(
        tuple(tuple(dict.fromkeys(number[seat.label] for seat in table)) for table in tables if table)
        for tables in rounds
        if any(tables)
    )
    return ReadSchedule(
        read.layout, tuple(players), seated, tuple(clubs.get(label, "") for label in players), read.winds, tuple(doubts)
    )


def _plain(seat: ReadSeat, clubs: dict[str, str]) -> ReadSeat:
    """The seat with a number as a number, and a club behind a name as a club."""
    if number := _NUMBER.fullmatch(seat.label):
        return seat._replace(label=number[1])
    if found := _CLUB.fullmatch(seat.label):
        clubs.setdefault(found[1], found[2])
        return seat._replace(label=found[1])
    return seat


def _in_order(labels: Iterable[str]) -> list[str]:
    """Everybody once: numbers in their order, names as they came."""
    found = list(dict.fromkeys(labels))
    return sorted(found, key=int) if all(label.isdecimal() for label in found) else found


def _wrong_rounds(rounds: Sequence[Sequence[Sequence[ReadSeat]]], players: Sequence[str]) -> list[ScheduleDoubt]:
    """Who sits twice in a round and who nowhere, and tables of a size that is none."""
    twice, missing, sizes = [], [], []
    for at, tables in enumerate(rounds, 1):
        places: dict[str, list[str]] = {}
        for number, table in enumerate(tables, 1):
            for seat in table:
                places.setdefault(seat.label, []).append(seat.at)
            if not 3 <= len(table) <= 5 or (len(table) != 4 and {3, 5} <= {len(other) for other in tables}):
                where = tuple(dict.fromkeys(seat.at for seat in table[:1]))
                sizes.append(ScheduleDoubt("size", where, at, number, tuple(seat.label for seat in table)))
        twice += [
            ScheduleDoubt("twice", tuple(dict.fromkeys(found)), at, players=(label,))
            for label, found in places.items()
            if len(found) > 1
        ]
        gone = tuple(label for label in players if label not in places)
        if gone:
            missing.append(ScheduleDoubt("missing", (), at, players=gone))
    return [*twice, *missing, *sizes]


def _misspelt(rounds: Sequence[Sequence[Sequence[ReadSeat]]]) -> list[ScheduleDoubt]:
    """Names that look like another name whose owner is missing in just these rounds: they are taken for that one."""
    where: dict[str, dict[int, str]] = {}
    for at, tables in enumerate(rounds):
        for table in tables:
            for seat in table:
                where.setdefault(seat.label, {})[at] = seat.at
    if len(where) > _FEW:
        return []
    often = Counter({label: len(found) for label, found in where.items() if not label.isdecimal()})
    order = {label: at for at, label in enumerate(where)}
    found = []
    for label, times in often.items():
        others = [
            one
            for one, more in often.items()
            if times * 2 <= len(rounds) <= more * 2
            and (more, -order[one]) > (times, -order[label])
            and not set(where[one]) & set(where[label])
        ]
        if near := get_close_matches(label, others, 1, _ALIKE):
            found.append(ScheduleDoubt("alike", tuple(where[label].values()), players=(label, near[0])))
    return found
