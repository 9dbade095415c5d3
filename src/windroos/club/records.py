"""Records of a club or of a person: the highest of everything with its holder, when it was, and who held it before.

They are found anew from the results each time, so that a hand that is corrected takes its record back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from itertools import groupby
from typing import Final, NamedTuple

from windroos.books.catalog import rule_set
from windroos.club.daybook import POSSESSION
from windroos.club.mahjongs import ClubMahjong
from windroos.club.marks import LOWEST, RecordMark
from windroos.club.tally import EveningTally
from windroos.club.twentyone import BOOK_HANDS, BOOK_LATENESS
from windroos.reckoning.lines import ResultLine

YARDSTICKS: Final[Mapping[str, int]] = {
    "highest_end": 24_890,
    "overscore": 61_440,
    "all_round": 125,
    "special_number": 50,
    "twentyone_day": BOOK_LATENESS,
    "twentyone_hands": BOOK_HANDS,
}
"""What the book knows (144 rules, rules 129, 131, 132, 136 and 143)."""


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


class RecordSpan(NamedTuple):
    """A season whose points are added up, from one day to another."""

    since: date
    until: date


def records_of(
    evenings: Sequence[EveningTally],
    rules: str,
    seasons: Iterable[RecordSpan] = (),
    people: frozenset[str] | None = None,
    races: Iterable[RecordMark] = (),
) -> tuple[ClubRecord, ...]:
    """The records by one rule set over these evenings, the oldest first.

    Args:
        evenings: in order of time
        rules: id of the rule set
        seasons: whose points are added up
        people: whose records alone are wanted; None: everybody's
        races: who filled the twenty-one in the years of these evenings (`twentyone.twentyone_marks`)
    """
    formations = rule_set(rules).scheme.formations
    record_book = _RecordBook(people)
    _of_evenings(record_book, evenings, rules, formations=formations)
    for mark in (*_of_seasons(evenings, rules, seasons), *(races if formations else ())):
        record_book.add(mark)
    return _held(record_book, rules)


def with_marks(found: tuple[ClubRecord, ...], more: Iterable[RecordMark], rules: str) -> tuple[ClubRecord, ...]:
    """Records of one rule set with marks that no result tells of, each in its time.

    What was a record once is enough to find them again: whatever was less than that is less still.
    """
    told = tuple(more)
    if not told:
        return found
    kinds: dict[str, list[RecordMark]] = {one.kind: [*one.earlier, *one.holders] for one in found}
    for mark in told:
        kinds.setdefault(mark.kind, []).append(mark)
    record_book = _RecordBook(None)
    for marks in kinds.values():
        for mark in sorted(marks, key=lambda one: one.day):
            record_book.add(mark)
    return _held(record_book, rules)


def _held(record_book: _RecordBook, rules: str) -> tuple[ClubRecord, ...]:
    """The records of a book, with what the rules' own book knows."""
    yardsticks = YARDSTICKS if rule_set(rules).scheme.formations else {}
    return tuple(
        ClubRecord(kind, holders[0].value, tuple(holders), tuple(earlier), yardsticks.get(kind))
        for kind, (holders, earlier) in sorted(record_book.held.items())
    )


def rarest_of(evenings: Iterable[EveningTally], rules: str) -> tuple[RarestHand, ...]:
    """The special hands of these evenings by one rule set, the least often made first."""
    times, first = Counter[tuple[str, int | None]](), dict[tuple[str, int | None], ClubMahjong]()
    for game in (game for evening in evenings for game in evening.games if game.rules == rules):
        for one in game.mahjongs:
            for key in one.special:
                times[key] += 1
                first.setdefault(key, one)
    found = [RarestHand(id, number, times[id, number], one) for (id, number), one in first.items()]
    return tuple(sorted(found, key=lambda one: (one.times, -(one.number or 0), one.id)))


class _RecordBook:
    """What has stood so far: who hold each record, and who held it before.

    Of a club of twenty years half a million ends of tables are looked at, and a hundred make a record: a mark is made
    when it is one.
    """

    def __init__(self, people: frozenset[str] | None) -> None:
        self.people = people
        self.held: dict[str, tuple[list[RecordMark], list[RecordMark]]] = {}

    def see(
        self,
        kind: str,
        value: int,
        people: tuple[str, ...],
        evening: str,
        day: date,
        table: int,
        part: int = 1,
        hand: int = 0,
    ) -> None:
        """Something that came later than all that was seen before."""
        if self.people is not None and not self.people.issuperset(people):
            return
        record = self.held.get(kind)
        if record is None or not _is_less(kind, value, record[0][0].value):
            self.add(
                RecordMark(
                    kind=kind, value=value, people=people, evening=evening, day=day, table=table, part=part, hand=hand
                )
            )

    def add(self, mark: RecordMark) -> None:
        """Put in a mark that came later: among who hold it, or in their place."""
        if self.people is not None and not self.people.issuperset(mark.people):
            return
        holders, earlier = self.held.setdefault(mark.kind, ([], []))
        if holders and _is_less(mark.kind, mark.value, holders[0].value):
            return
        if holders and mark.value != holders[0].value:
            earlier += (one for one in holders if not _at_once(one, mark))
            holders.clear()
        holders.append(mark)


def _is_less(kind: str, value: int, best: int) -> bool:
    """Whether it is no record beside the best so far."""
    return value != best and (value < best) != (kind in LOWEST)


def _at_once(one: RecordMark, other: RecordMark) -> bool:
    """Whether two were there at the same moment, so that the lesser of them never stood: both at an evening's end."""
    return bool(other.evening) and one.evening == other.evening and not one.hand and not other.hand


class _Streaks:
    """How often in a row everybody had the most points, and how often fewer than none."""

    def __init__(self, of: str) -> None:
        self._kinds = (f"{of}_in_a_row", f"{of}_lost_in_a_row")
        self._rows = (Counter[str](), Counter[str]())

    def see(self, book: _RecordBook, has: Mapping[str, int], evening: EveningTally, table: int) -> None:
        """What everybody has at the end of the next one; who was not there goes on where he was."""
        most = max(has.values())
        for person, points in has.items():
            for kind, row, goes_on in zip(self._kinds, self._rows, (points == most, points < 0), strict=True):
                row[person] = row[person] + 1 if goes_on else 0
                if goes_on:
                    book.see(kind, row[person], (person,), evening.evening, evening.day, table)


def _of_evenings(book: _RecordBook, evenings: Iterable[EveningTally], rules: str, *, formations: bool) -> None:
    """All that was seen, in the order in which it happened."""
    tables, nights = _Streaks("tables"), _Streaks("evenings")
    for evening in evenings:
        lines = [line for line in evening.lines if line.rules == rules and line.points is not None]
        for game in evening.games:
            if game.rules == rules:
                at = (evening.evening, evening.day, game.table)
                for kind, value, people, part, hand in game.marks:
                    book.see(kind, value, people, *at, part, hand)
        for table, some in groupby(sorted((line for line in lines if line.size), key=_table), key=_table):
            _of_table(book, evening, table, list(some), tables, begun=POSSESSION if formations else 0)
        if lines:
            _of_evening(book, evening, lines, nights)


def _table(line: ResultLine) -> int:
    return line.table


def _points(lines: Iterable[ResultLine]) -> Counter[str]:
    """What everybody has at the end, in whole points; who has nothing too."""
    has = Counter[str]()
    for line in lines:
        has[line.person] += int((line.points or 0) - line.penalty)
    return has


def _hands(lines: Sequence[ResultLine]) -> int | None:
    """Hands that were played at these tables; None where that is not known of all, or no table is known."""
    if not all(line.size for line in lines):
        return None
    played = {(line.table, line.part): line.table_hands for line in lines}
    known = [hands for hands in played.values() if hands is not None]
    return sum(known) if len(known) == len(played) else None


def _of_table(
    book: _RecordBook,
    evening: EveningTally,
    table: int,
    lines: Sequence[ResultLine],
    streaks: _Streaks,
    begun: int,
) -> None:
    """What is known at the end of a table, from totals too."""
    has, hands, at = _points(lines), _hands(lines), (evening.evening, evening.day, table)
    if hands == 0:
        return
    everyone, most = tuple(has), max(has.values())
    for person, points in has.items():
        book.see("highest_end", begun + points, (person,), *at)
        book.see("lowest_end", begun + points, (person,), *at)
    streaks.see(book, has, evening, table)
    book.see("most_even", most - min(has.values()), everyone, *at)
    if hands is not None:
        book.see("longest_table", hands, everyone, *at)
        if evening.closed:
            book.see("shortest_table", hands, everyone, *at)


def _of_evening(book: _RecordBook, evening: EveningTally, lines: Sequence[ResultLine], streaks: _Streaks) -> None:
    """What is known of an evening: who has how many points and mahjongs, and who won or lost how often in a row."""
    has, at = _points(lines), (evening.evening, evening.day, 0)
    made = Counter[str]()
    for line in lines:
        made[line.person] += line.mahjongs or 0
    for person, points in has.items():
        book.see("evening_points", points, (person,), *at)
        if made[person]:
            book.see("evening_mahjongs", made[person], (person,), *at)
    streaks.see(book, has, evening, 0)
    hands = _hands(lines)
    if hands and evening.closed:
        book.see("longest_evening", hands, tuple(has), *at)
        book.see("shortest_evening", hands, tuple(has), *at)


def _of_seasons(evenings: Sequence[EveningTally], rules: str, seasons: Iterable[RecordSpan]) -> Iterator[RecordMark]:
    """Everybody's points of a season, on its last evening so far."""
    for span in sorted(seasons):
        own = [
            one
            for one in evenings
            if span.since <= one.day <= span.until and any(line.rules == rules for line in one.lines)
        ]
        has = _points(line for one in own for line in one.lines if line.rules == rules and line.points is not None)
        for person, points in has.items():
            yield RecordMark("season_points", points, (person,), own[-1].evening, own[-1].day, 0)
