"""Records of a club or of a person: the highest of everything with its holder, when it was, and who held it before.

They are found anew from the sheets each time, so that a hand that is corrected takes its record back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from typing import Final, NamedTuple

from windroos.club.daybook import POSSESSION, RULED, ClubMahjong, ProgramRulings, TableSheet, mahjongs
from windroos.club.figures import games
from windroos.play.model.events import NOBODY
from windroos.scoresheet.sheet import SheetHand
from windroos.scoresheet.won import NO_NUMBERS

LOWEST: Final = frozenset({"lowest_end", "most_even", "shortest_table"})
"""Records of which less is more."""
YARDSTICKS: Final[Mapping[str, int]] = {
    "highest_end": 24_890,
    "overscore": 61_440,
    "all_round": 125,
    "special_number": 50,
}
"""What the book knows (144 rules, rules 129, 131, 132 and 136)."""


class RecordMark(NamedTuple):
    """Something that may be a record: who did it and where; `hand` 0 where it is no single hand."""

    kind: str
    value: int
    people: tuple[str, ...]
    evening: str
    day: date
    table: int
    part: int = 1
    hand: int = 0


class ClubRecord(NamedTuple):
    """A record: who hold it, all that equal it in order, and who held it before, the oldest first."""

    kind: str
    value: int
    holders: tuple[RecordMark, ...]
    earlier: tuple[RecordMark, ...]
    yardstick: int | None


class RarestHand(NamedTuple):
    """A special or limit hand, how often it was made, and by whom first."""

    id: str
    number: int | None
    times: int
    first: ClubMahjong


def records(
    tables: Iterable[TableSheet],
    rules: str,
    numbers: Mapping[str, int] = NO_NUMBERS,
    ruled: ProgramRulings = RULED,
) -> tuple[ClubRecord, ...]:
    """The records over the sheets of one rule set, by kind."""
    own = [table for table in tables if table.sheet.opening.rules == rules]
    found: dict[str, ClubRecord] = {}
    for mark in _marks(own, numbers, ruled):
        found[mark.kind] = _held(found.get(mark.kind), mark, own)
    return tuple(found[kind] for kind in sorted(found))


def rarest(tables: Iterable[TableSheet], rules: str, numbers: Mapping[str, int] = NO_NUMBERS) -> tuple[RarestHand, ...]:
    """The special hands that were made by one rule set, the least often made first."""
    times, first = Counter[tuple[str, int | None]](), dict[tuple[str, int | None], ClubMahjong]()
    for table in (table for parts in games(tables) for table in parts if table.sheet.opening.rules == rules):
        for one in mahjongs(table, numbers):
            if one.mahjong.kind not in ("ordinary", "unsaid"):
                key = (one.mahjong.id, one.number)
                times[key] += 1
                first.setdefault(key, one)
    found = [RarestHand(id, number, times[id, number], one) for (id, number), one in first.items()]
    return tuple(sorted(found, key=lambda one: (one.times, -(one.number or 0), one.id)))


def _held(record: ClubRecord | None, mark: RecordMark, tables: Sequence[TableSheet]) -> ClubRecord:
    """The record after a mark that came later."""
    if record is None:
        formations = any(table.sheet.match.rules.formations is not None for table in tables[:1])
        return ClubRecord(mark.kind, mark.value, (mark,), (), YARDSTICKS.get(mark.kind) if formations else None)
    if mark.value == record.value:
        return record._replace(holders=(*record.holders, mark))
    if (mark.value < record.value) == (mark.kind in LOWEST):
        return record._replace(value=mark.value, holders=(mark,), earlier=(*record.earlier, *record.holders))
    return record


def _marks(tables: Sequence[TableSheet], numbers: Mapping[str, int], ruled: ProgramRulings) -> Iterator[RecordMark]:
    """All marks in the order in which they were set."""
    evenings: dict[str, list[tuple[TableSheet, ...]]] = {}
    for parts in games(tables):
        evenings.setdefault(parts[0].evening, []).append(parts)
    in_a_row = Counter[str]()
    for played in evenings.values():
        points, made = Counter[str](), Counter[str]()
        for parts in played:
            for table in parts:
                yield from _of_hands(table, numbers, ruled)
                points.update(dict(zip(table.people, table.sheet.match.points, strict=True)))
                made.update(one.person for one in mahjongs(table, numbers, ruled))
            yield from _of_table(parts, numbers, ruled, in_a_row)
        last = played[0][0]
        for person, won in points.items():
            yield RecordMark("evening_points", won, (person,), last.evening, last.day, 0)
            yield RecordMark("evening_mahjongs", made[person], (person,), last.evening, last.day, 0)


def _of_hands(table: TableSheet, numbers: Mapping[str, int], ruled: ProgramRulings) -> Iterator[RecordMark]:
    at, found = table[:4], {one.hand: one for one in mahjongs(table, numbers, ruled)}
    row: tuple[str, int] = ("", 0)
    east: tuple[int, int] = (NOBODY, 0)
    for entry in table.sheet.entries:
        if entry.struck:
            continue
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
        if one.mahjong.kind == "ordinary" and one.mahjong.reckoned > one.mahjong.settled:
            yield RecordMark("overscore", one.mahjong.reckoned, (one.person,), *at, hand=entry.number)
        if one.mahjong.kind == "formation" and one.number is not None:
            yield RecordMark("special_number", one.number, (one.person,), *at, hand=entry.number)


def _of_table(
    parts: tuple[TableSheet, ...], numbers: Mapping[str, int], ruled: ProgramRulings, in_a_row: Counter[str]
) -> Iterator[RecordMark]:
    """What is known at the end of a table: totals, the most even one, the largest comeback, tables won in a row."""
    at = parts[0][:3]
    formations = parts[0].sheet.match.rules.formations is not None
    begun = POSSESSION if formations else 0
    has, rounds, lowest = Counter[str](), Counter[str](), dict[str, int]()
    hands = 0
    for table in parts:
        base = [has[person] for person in table.people]
        for line in table.sheet.lines:
            hands += isinstance(line, SheetHand) and not line.struck
            for person, had, now in zip(table.people, base, line.after.points, strict=True):
                has[person] = had + now
                lowest[person] = min(lowest.get(person, 0), has[person])
        for one in mahjongs(table, numbers, ruled):
            rounds[one.person] += one.all_round or 0
    if not hands:
        return
    most = max(has[person] for table in parts for person in table.people)
    everyone = tuple(dict.fromkeys(person for table in parts for person in table.people))
    for person in everyone:
        yield RecordMark("highest_end", begun + has[person], (person,), *at)
        yield RecordMark("lowest_end", begun + has[person], (person,), *at)
        if formations:
            yield RecordMark("all_round", rounds[person], (person,), *at)
        in_a_row[person] = in_a_row[person] + 1 if has[person] == most else 0
        if has[person] == most:
            yield RecordMark("tables_in_a_row", in_a_row[person], (person,), *at)
            yield RecordMark("comeback", most - lowest.get(person, 0), (person,), *at)
    spread = most - min(has[person] for person in everyone)
    yield RecordMark("most_even", spread, everyone, *at)
    yield RecordMark("longest_table", hands, everyone, *at)
    yield RecordMark("shortest_table", hands, everyone, *at)
