"""A schedule that somebody brings along, gone through by name or number: what is wrong with it, and where."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from typing import Final, Literal, NamedTuple

from windroos.importing.schedule_cells import LayoutName, ReadLayout, ReadSeat, SheetCell
from windroos.seating.rounds import Round

DoubtCode = Literal["alike", "cell", "table_twice", "twice", "missing", "size", "same_wind"]
MOST_PLAYERS: Final = 400
MOST_ROUNDS: Final = 60
_NUMBER: Final = re.compile(r"(?:speler|player|nummer|number|nr|no|#)?\.?\s*0*(\d{1,4})", re.IGNORECASE)
_CLUB: Final = re.compile(r"(.+?)\s*\(([^()]+)\)")
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ALIKE: Final = 0.7
_FEW: Final = 200
"""Players among whom names that are alike are looked for."""


class ScheduleDoubt(NamedTuple):
    """Something that is wrong, what matters most first in the order of `DoubtCode`.

    at       the cells where it stands
    round    from 1, 0 where it is of several
    tables   at which, from 1, in their order in the round
    players  who it is about
    company  who sit at that table, where it is about who does not
    text     what stands there
    """

    code: DoubtCode
    at: tuple[str, ...] = ()
    round: int = 0
    tables: tuple[int, ...] = ()
    players: tuple[str, ...] = ()
    text: str = ""
    company: tuple[str, ...] = ()


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
    places = {seat.at: (at, number) for at, number, seat in _seats(rounds)}
    doubts += [_twice_given(cell, rounds) for cell in read.again]
    doubts += _wrong_rounds(rounds, players)
    for pair in read.alike:
        at, table = places.get(pair[0].at, (0, 0))
        labels = tuple(_plain(seat, clubs).label for seat in pair)
        doubts.append(ScheduleDoubt("same_wind", tuple(seat.at for seat in pair), at, (table,), labels))
    seated = tuple(
        tuple(tuple(dict.fromkeys(number[seat.label] for seat in table)) for table in tables if table)
        for tables in rounds
        if any(tables)
    )
    return ReadSchedule(
        read.layout, tuple(players), seated, tuple(clubs.get(label, "") for label in players), read.winds, tuple(doubts)
    )


def _seats(rounds: Sequence[Sequence[Sequence[ReadSeat]]]) -> Iterator[tuple[int, int, ReadSeat]]:
    """Every seat with its round and its table, from 1."""
    for at, tables in enumerate(rounds, 1):
        for number, table in enumerate(tables, 1):
            for seat in table:
                yield at, number, seat


def _twice_given(cell: SheetCell, rounds: Sequence[Sequence[Sequence[ReadSeat]]]) -> ScheduleDoubt:
    """A table that its round had before: which round, and who sit at it in that line of the sheet."""
    line = cell.at.lstrip(_LETTERS)
    seats = [(at, seat.label) for at, _, seat in _seats(rounds) if seat.at.lstrip(_LETTERS) == line]
    return ScheduleDoubt(
        "table_twice", (cell.at,), seats[0][0] if seats else 0, players=tuple(label for _, label in seats),
        text=cell.text[:40],
    )  # fmt: skip


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
        places: dict[str, list[tuple[int, str]]] = {}
        short = [number for number, table in enumerate(tables, 1) if len(table) < max(map(len, tables))]
        for number, table in enumerate(tables, 1):
            for seat in table:
                places.setdefault(seat.label, []).append((number, seat.at))
            if not 3 <= len(table) <= 5 or (len(table) != 4 and {3, 5} <= {len(other) for other in tables}):
                where = tuple(dict.fromkeys(seat.at for seat in table[:1]))
                sizes.append(ScheduleDoubt("size", where, at, (number,), tuple(seat.label for seat in table)))
        twice += [
            ScheduleDoubt(
                "twice",
                tuple(dict.fromkeys(cell for _, cell in found)),
                at,
                tuple(dict.fromkeys(one for one, _ in found)),
                (label,),
            )
            for label, found in places.items()
            if len(found) > 1
        ]
        gone = tuple(label for label in players if label not in places)
        if gone:
            company = tuple(seat.label for seat in tables[short[0] - 1]) if len(short) == 1 else ()
            missing.append(ScheduleDoubt("missing", (), at, tuple(short[:1]) if company else (), gone, company=company))
    return [*twice, *missing, *sizes]


def _misspelt(rounds: Sequence[Sequence[Sequence[ReadSeat]]]) -> list[ScheduleDoubt]:
    """Names that look like another name whose owner is missing in just these rounds: they are taken for that one."""
    where: dict[str, dict[int, tuple[int, str]]] = {}
    for at, number, seat in _seats(rounds):
        where.setdefault(seat.label, {})[at] = (number, seat.at)
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
            first, here = min(where[label]), where[label]
            cells = tuple(cell for _, cell in here.values())
            found.append(ScheduleDoubt("alike", cells, first, (here[first][0],), (label, near[0])))
    return found
