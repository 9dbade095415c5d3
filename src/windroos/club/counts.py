"""What the sheets of an evening were counted to, as it is kept beside its events; it can be counted anew at any time.

Counts of seats depend on a sheet and on nothing else. Tables also depend on who is who, on the club's list and on its
rulings: `tables_mark` says on which. What is kept of another mark, or cannot be read, is let be and counted anew.
"""

from __future__ import annotations

import json
from array import array
from base64 import b64decode, b64encode
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from sys import intern
from typing import Any, Final, NamedTuple
from zlib import compress, decompress
from zlib import error as UnpackError  # noqa: N812  # it is a class

from windroos.club.club_state import ClubState
from windroos.club.evening_events import SheetTyped
from windroos.club.evening_state import EveningState, SheetCounts
from windroos.club.hands import seats_of, sheet_of
from windroos.club.mahjongs import ClubMahjong, ProgramRulings, TableSheet
from windroos.club.marks import TableMarks
from windroos.club.people import one_with
from windroos.club.tally import GameTally, Moments, SideTally, game_tally, games
from windroos.reckoning.lines import HighestHand, MadeSpecial, SeatCount
from windroos.scoresheet.won import SheetMahjong

_BROKEN: Final = (ValueError, TypeError, KeyError, IndexError, OverflowError, UnpackError)
"""What comes of reading a text that is none of ours."""
KEPT_MAHJONGS: Final = 16_384
_SIDE: Final = 10
"""Fields of a side before its sums."""


_NOTHING: Final = Moments()


class CountTexts(NamedTuple):
    """What is kept of an evening, as text: its seats, its tables and the mark of these."""

    seats: str
    tables: str
    mark: str


def with_counts(evening: EveningState, kept: CountTexts) -> EveningState:
    """The evening with what was kept of it."""
    return evening._replace(counts=SheetCounts(read_seats(kept.seats), kept.mark, kept.tables))


def count_texts(club: ClubState, evening: EveningState, ruled: ProgramRulings) -> CountTexts:
    """What is to be kept of an evening, counted anew."""
    seats = {
        kept.event: seats_of(kept.typed) for kept in evening.results.values() if isinstance(kept.typed, SheetTyped)
    }
    found = counted_tables(club, evening, ruled)
    return CountTexts(_text(seats), tables_text(found), tables_mark(club, evening, ruled))


def is_counted(club: ClubState, evening: EveningState, ruled: ProgramRulings) -> bool:
    """Whether all that is to be kept of an evening is, or there is nothing: no sheet."""
    sheets = [kept.event for kept in evening.results.values() if isinstance(kept.typed, SheetTyped)]
    if not sheets:
        return True
    known = evening.counts
    return all(event in known.seats for event in sheets) and known.mark == tables_mark(club, evening, ruled)


def hands_of(evening: EveningState) -> int:
    """How many hands the sheets of an evening have, of those that were taken over about as many."""
    kept = (one.typed for one in evening.results.values())
    return sum(len(typed.hands) or len(typed.events) for typed in kept if isinstance(typed, SheetTyped))


def tables_of(club: ClubState, evening: EveningState, ruled: ProgramRulings) -> tuple[GameTally, ...]:
    """The tables of an evening whose hands are known, by one rule set each; as kept where that still holds."""
    if evening.counts.tables and evening.counts.mark == tables_mark(club, evening, ruled):
        try:
            return read_tables(evening.counts.tables, evening)
        except _BROKEN:
            pass
    return counted_tables(club, evening, ruled)


def counted_tables(club: ClubState, evening: EveningState, ruled: ProgramRulings) -> tuple[GameTally, ...]:
    """The same counted from the sheets."""
    sheets = [
        TableSheet(
            evening.id,
            evening.day,
            typed.table,
            typed.part,
            tuple(one_with(club.people, person) for person in typed.players),
            sheet_of(typed),
        )
        for typed in (() if evening.cancelled else evening.counting)
        if isinstance(typed, SheetTyped)
    ]
    return tuple(game_tally(parts, club.numbers, ruled) for parts in games(sheets))


def tables_mark(club: ClubState, evening: EveningState, ruled: ProgramRulings) -> str:
    """What the tables of an evening depend on, in short: its events, who its players are, the list, the rulings."""
    people = sorted({player for typed in evening.counting for player in typed.players})
    said = [evening.length, [one_with(club.people, person) for person in people], sorted(club.numbers.items()), ruled]
    return sha256(json.dumps(said).encode()).hexdigest()


def same_seats(kept: str, counted: str) -> bool:
    """Whether two texts say the same of the sheets that both speak of; a corrected sheet is in one of them alone."""
    one, other = read_seats(kept), read_seats(counted)
    return bool(one) and all(one[event] == seats for event, seats in other.items() if event in one)


def read_seats(text: str) -> Mapping[int, tuple[SeatCount, ...]]:
    """Counts of seats by the event that typed their sheet; nothing of a text that cannot be read."""
    try:
        found = json.loads(text) if text else {}
        return {int(event): tuple([_seat(*one) for one in seats]) for event, seats in found.items()}
    except (*_BROKEN, AttributeError):
        return {}


def _seat(*values: Any) -> SeatCount:
    seat = SeatCount._make(values)
    if seat.special is None and seat.best is None:
        return seat._replace(besides=())
    special = None if seat.special is None else tuple([MadeSpecial(*one) for one in seat.special])
    besides = tuple([MadeSpecial(*one) for one in seat.besides])
    return seat._replace(special=special, best=None if seat.best is None else HighestHand(*seat.best), besides=besides)


def tables_text(tables: Iterable[GameTally]) -> str:
    """Tables as text, packed; a person is his place in the list that a table begins with."""
    return b64encode(compress(_text([_table_row(table) for table in tables]).encode())).decode()


def _table_row(table: GameTally) -> list[object]:
    people = list(
        dict.fromkeys(
            (*(side.person for side in table.sides), *table.possessions, *table.all_round)
            + tuple(person for one in table.mahjongs for person in (one.person, *one.beside))
            + tuple(person for group in table.marks.people for person in group)
        )
    )
    place = {person: at for at, person in enumerate(people)}
    return [
        *(people, table.rules, table.table, table.hands, table.draws),
        [[place[side.person], *side[1:_SIDE], *_sums(side)] for side in table.sides],
        [
            [
                *(place[one.person], one.part, one.hand, [place[other] for other in one.beside]),
                *(one.mahjong, one.number, one.all_round, one.net, one.own, one.also),
            ]
            for one in table.mahjongs
        ],
        [[place[person], points] for person, points in table.possessions.items()],
        [[place[person], points] for person, points in table.all_round.items()],
        [[place[person], score] for person, score in table.losers],
        table.marks.kinds,
        [[place[person] for person in group] for group in table.marks.people],
        table.marks.packed.tolist(),
    ]


def _sums(side: SideTally) -> list[int]:
    return [value for sums in (side.net, side.gains, side.east, side.other, *side.seats) for value in sums]


def read_tables(text: str, evening: EveningState) -> tuple[GameTally, ...]:
    """Tables of an evening from their text. Raises what `_BROKEN` names for what is none."""
    return tuple([_table(row, evening) for row in json.loads(decompress(b64decode(text, validate=True)))])


def _table(row: Sequence[Any], evening: EveningState) -> GameTally:
    named, rules, table, hands, draws, sides, mahjongs, possessions, all_round, losers, kinds, whose, marks = row
    people = [intern(person) for person in named]
    at = (evening.id, evening.day, table)
    groups: dict[tuple[int, ...], tuple[str, ...]] = {}

    def group(places: list[int]) -> tuple[str, ...]:
        key = tuple(places)
        return groups.get(key) or groups.setdefault(key, tuple([people[place] for place in key]))

    return GameTally(
        *(intern(rules), table, hands, draws),
        tuple([_side(people, *side) for side in sides]),
        tuple(
            [
                ClubMahjong(
                    *(people[person], *at, part, hand, group(beside)),
                    *(_mahjong(*mahjong[:-1], tuple(mahjong[-1])), number, rounds, net, own, _also(also)),
                )
                for person, part, hand, beside, mahjong, number, rounds, net, own, also in mahjongs
            ]
        ),
        {people[person]: points for person, points in possessions},
        {people[person]: points for person, points in all_round},
        tuple([(people[person], score) for person, score in losers]),
        TableMarks(tuple(map(intern, kinds)), tuple(map(group, whose)), array("i", marks)),
    )


def _also(also: Sequence[Any]) -> tuple[tuple[str, int | None], ...]:
    return tuple([(id, number) for id, number in also])


@lru_cache(maxsize=KEPT_MAHJONGS)
def _mahjong(*values: Any) -> SheetMahjong:
    """Many are alike, and one value of each will do."""
    return SheetMahjong._make(values)


def _side(people: Sequence[str], person: int, *values: int) -> SideTally:
    plain, sums = values[: _SIDE - 1], values[_SIDE - 1 :]
    net, gains, east, other, *seats = [
        Moments(*sums[at : at + 3]) if sums[at] else _NOTHING for at in range(0, len(sums), 3)
    ]
    return SideTally._make((people[person], *plain, net, gains, east, other, tuple(seats)))


def _text(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))
