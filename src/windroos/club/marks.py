"""What may be a record: who did it, where, and of which hand."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final, NamedTuple

from windroos.club.daybook import overscores
from windroos.club.mahjongs import RULED, ClubMahjong, ProgramRulings, TableSheet
from windroos.play.model.events import NOBODY

LOWEST: Final = frozenset(
    {"lowest_end", "most_even", "shortest_table", "shortest_evening", "twentyone_day", "twentyone_hands"}
)
"""Records of which less is more."""
OF_A_HAND: Final = frozenset({"hand_settled", "hand_counted", "hand_points", "overscore", "special_number"})
"""Kinds that are a single hand."""
MARK: Final = 5
"""Whole numbers of a mark that is packed."""


class RecordMark(NamedTuple):
    """Something that may be a record: who did it and where; `hand` 0 where it is no single hand.

    typed       the id of what somebody typed of the time before the program (`source` says where he had it from), of
                which no evening is known; "" of what follows from results
    whole_year  of `day` the year alone is known
    """

    kind: str
    value: int
    people: tuple[str, ...]
    evening: str
    day: date
    table: int
    part: int = 1
    hand: int = 0
    typed: str = ""
    source: str = ""
    whole_year: bool = False


@dataclass(frozen=True, slots=True)
class TableMarks:
    """What may be a record at one table, in order, and where that was is known of the table.

    A club of twenty years has three hundred thousand of them, so each is five whole numbers: its place in `kinds`, the
    value, its place in `people`, the part and the hand.
    """

    kinds: tuple[str, ...]
    people: tuple[tuple[str, ...], ...]
    packed: array[int]

    def __post_init__(self) -> None:
        """Raises ValueError where a place is none."""
        kinds, people = set(self.packed[::MARK]), set(self.packed[2::MARK])
        is_known = kinds <= set(range(len(self.kinds))) and people <= set(range(len(self.people)))
        if len(self.packed) % MARK or not is_known:
            raise ValueError("a mark of no kind, or of nobody")

    def __iter__(self) -> Iterator[tuple[str, int, tuple[str, ...], int, int]]:
        """Kind, value, people, part and hand of each."""
        kinds, people, numbers = self.kinds, self.people, iter(self.packed)
        for kind, value, whose, part, hand in zip(*[numbers] * MARK, strict=True):
            yield kinds[kind], value, people[whose], part, hand


def packed(marks: Iterable[RecordMark]) -> TableMarks:
    """Marks of one table, in a few bytes each."""
    kinds, people, numbers = dict[str, int](), dict[tuple[str, ...], int](), array("i")
    for mark in marks:
        kind, whose = kinds.setdefault(mark.kind, len(kinds)), people.setdefault(mark.people, len(people))
        numbers.extend((kind, mark.value, whose, mark.part, mark.hand))
    return TableMarks(tuple(kinds), tuple(people), numbers)


def table_marks(
    parts: Sequence[TableSheet],
    made: Sequence[ClubMahjong],
    all_round: Mapping[str, int],
    hands: int,
    ruled: ProgramRulings,
) -> TableMarks:
    """What only the hands of a table tell, its parts in order, in the order in which it happened."""
    return packed(_leading(_marks(parts, made, all_round, hands, ruled)))


def _leading(marks: Iterable[RecordMark]) -> Iterator[RecordMark]:
    """Those that nobody's own earlier mark of the same table goes above: no other can be a record."""
    best: dict[tuple[str, tuple[str, ...]], int] = {}
    for mark in marks:
        key = (mark.kind, mark.people)
        before = best.get(key)
        if before is None or mark.value == before or (mark.value < before) == (mark.kind in LOWEST):
            best[key] = mark.value
            yield mark


def _marks(
    parts: Sequence[TableSheet],
    made: Sequence[ClubMahjong],
    all_round: Mapping[str, int],
    hands: int,
    ruled: ProgramRulings,
) -> Iterator[RecordMark]:
    for table in parts:
        own = {one.hand: one for one in made if one.part == table.part}
        yield from _of_hands(table, own, ruled)
    if not hands:
        return
    at = parts[0][:3]
    for person, points in all_round.items():
        if points:
            yield RecordMark("all_round", points, (person,), *at)
    has, behind = dict[str, int](), Counter[str]()
    for table in parts:
        base = [has.get(person, 0) for person in table.people]
        for line in table.sheet.lines:
            has |= {person: had + now for person, had, now in zip(table.people, base, line.after.points, strict=True)}
            first = max(has.values())
            for person in table.people:
                behind[person] = max(behind[person], first - has[person])
    most = max(has.values())
    for person, points in has.items():
        if points == most and behind[person]:
            yield RecordMark("comeback", behind[person], (person,), *at)


def _of_hands(table: TableSheet, found: Mapping[int, ClubMahjong], ruled: ProgramRulings) -> Iterator[RecordMark]:
    at, formations = table[:4], table.sheet.match.rules.formations is not None
    row: tuple[str, int] = ("", 0)
    east: tuple[int, int] = (NOBODY, 0)
    for entry in table.played:
        east = (entry.before.seats[0], east[1] + 1 if entry.before.seats[0] == east[0] else 1)
        yield RecordMark("longest_east", east[1], (table.people[east[0]],), *at, hand=entry.number)
        one = found.get(entry.number)
        if one is None:
            row = ("", 0)
            continue
        row = (one.person, row[1] + 1 if one.person == row[0] else 1)
        yield RecordMark("mahjongs_in_a_row", row[1], (one.person,), *at, hand=entry.number)
        yield RecordMark("hand_settled", one.mahjong.settled, (one.person,), *at, hand=entry.number)
        yield RecordMark("hand_counted", one.mahjong.reckoned, (one.person,), *at, hand=entry.number)
        yield RecordMark("hand_points", one.net, (one.person,), *at, hand=entry.number)
        for person, score in overscores(entry, table.people, ruled if formations else RULED):
            yield RecordMark("overscore", score, (person,), *at, hand=entry.number)
        if one.mahjong.kind == "formation" and one.number is not None:
            yield RecordMark("special_number", one.number, (one.person,), *at, hand=entry.number)
