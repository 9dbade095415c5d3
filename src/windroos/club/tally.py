"""What figures need of an evening, counted once: who did what at each table, and what may be a record.

A sheet is large and slow to count; its tally is small, and every page of figures adds up tallies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from itertools import groupby
from typing import NamedTuple

from windroos.club.daybook import day_of, overscores
from windroos.club.mahjongs import RULED, ClubMahjong, ProgramRulings, TableSheet, mahjongs
from windroos.club.marks import TableMarks, table_marks
from windroos.hands import By
from windroos.intervals import Estimate, mean
from windroos.play.model.changing import quick
from windroos.play.model.events import NOBODY
from windroos.play.model.match import MAHJONG
from windroos.reckoning.lines import ResultLine, TablePart, from_sheet
from windroos.scoresheet.counted import CountedHand
from windroos.scoresheet.won import NO_NUMBERS


class Moments(NamedTuple):
    """Whole numbers that were seen: how many, their sum, and the sum of their squares."""

    seen: int = 0
    total: int = 0
    squares: int = 0

    def plus(self, value: int) -> Moments:
        """With one more."""
        return Moments(self.seen + 1, self.total + value, self.squares + value * value)

    def joined(self, other: Moments) -> Moments:
        """Both together."""
        return Moments(self.seen + other.seen, self.total + other.total, self.squares + other.squares)

    @property
    def mean(self) -> Estimate:
        """The mean with its interval."""
        return mean(self.total, self.squares, self.seen)


@quick
class SideTally(NamedTuple):
    """One person at one table.

    hands       that he played; `draws` of them nobody won
    won_known   mahjongs of his of which it was said how the tile came, `self_drawn` of them
    lost_known  mahjongs of others of which that was said, `gave` of them with his tile
    net         points of each hand; `gains` of those that he won
    east, other points of the hands that another won, as East and not
    seats       points of each hand, by the wind that he was (0 East to 3 North)
    """

    person: str
    hands: int = 0
    draws: int = 0
    won: int = 0
    won_known: int = 0
    self_drawn: int = 0
    lost_known: int = 0
    gave: int = 0
    dead: int = 0
    fouls: int = 0
    net: Moments = Moments()
    gains: Moments = Moments()
    east: Moments = Moments()
    other: Moments = Moments()
    seats: tuple[Moments, ...] = (Moments(),) * 4


class GameTally(NamedTuple):
    """A table of an evening of which the hands are known, its parts together.

    possessions, all_round  at the end, where the rules have special formations, else empty
    losers                  overscores of who did not win, where these count (ruling K8), in order
    marks                   what may be a record, in order
    """

    rules: str
    table: int
    hands: int
    draws: int
    sides: tuple[SideTally, ...]
    mahjongs: tuple[ClubMahjong, ...]
    possessions: Mapping[str, int]
    all_round: Mapping[str, int]
    losers: tuple[tuple[str, int], ...]
    marks: TableMarks

    @property
    def people(self) -> frozenset[str]:
        """Who played a hand there."""
        return frozenset(side.person for side in self.sides)


class EveningTally(NamedTuple):
    """An evening: the lines of all its results, typed totals too, and the tables whose hands are known."""

    evening: str
    day: date
    closed: bool
    lines: tuple[ResultLine, ...]
    games: tuple[GameTally, ...]

    @property
    def people(self) -> frozenset[str]:
        """Who has a result."""
        return frozenset(line.person for line in self.lines)


def games(tables: Iterable[TableSheet]) -> tuple[tuple[TableSheet, ...], ...]:
    """The tables of evenings, each with its parts in order; what was played by other rules there is another game."""
    ordered = sorted(tables, key=lambda one: (one.day, one.evening, one.table, _rules(one), one.part))
    return tuple(tuple(parts) for _, parts in groupby(ordered, key=lambda one: (*one[:3], _rules(one))))


def _rules(table: TableSheet) -> str:
    return table.sheet.opening.rules


def tallied(
    tables: Iterable[TableSheet], numbers: Mapping[str, int] = NO_NUMBERS, ruled: ProgramRulings = RULED
) -> tuple[EveningTally, ...]:
    """The evenings of these sheets, the oldest first."""
    played = [(parts, game_tally(parts, numbers, ruled)) for parts in games(tables)]
    found = []
    for (evening, day), some in groupby(played, key=lambda one: (one[0][0].evening, one[0][0].day)):
        held = list(some)
        lines = [line for parts, _ in held for table in parts for line in _lines(table)]
        found.append(EveningTally(evening, day, True, tuple(lines), tuple(game for _, game in held)))
    return tuple(found)


def _lines(table: TableSheet) -> tuple[ResultLine, ...]:
    at = TablePart(table.evening, table.day, table.table, table.part, table.sheet.opening.rules)
    return from_sheet(at, table.people, table.sheet)


def game_tally(
    parts: Sequence[TableSheet], numbers: Mapping[str, int] = NO_NUMBERS, ruled: ProgramRulings = RULED
) -> GameTally:
    """The tally of one table, its parts in order."""
    sides: dict[str, SideTally] = {}
    hands = draws = 0
    for table in parts:
        for entry in table.played:
            hands += 1
            draws += entry.counted.paper.end != MAHJONG
            for player, person in enumerate(table.people):
                if entry.counted.sides[player].seat != NOBODY:
                    sides[person] = _with_hand(sides.get(person, SideTally(person)), entry.counted, player)
        for player, person in enumerate(table.people):
            held = sides.get(person, SideTally(person))
            sides[person] = held._replace(fouls=held.fouls + table.sheet.match.fouls[player])
    made = tuple(_made(parts, numbers, ruled))
    formations = parts[0].sheet.match.rules.formations is not None
    day = day_of(parts, numbers, ruled, with_hands=False) if formations else None
    all_round = day.all_round if day is not None else {}
    return GameTally(
        rules=parts[0].sheet.opening.rules,
        table=parts[0].table,
        hands=hands,
        draws=draws,
        sides=tuple(sides.values()),
        mahjongs=made,
        possessions=day.possessions if day is not None else {},
        all_round=all_round,
        losers=tuple(_of_losers(parts, ruled)) if day is not None else (),
        marks=table_marks(parts, made, all_round, hands, ruled),
    )


def _made(parts: Sequence[TableSheet], numbers: Mapping[str, int], ruled: ProgramRulings) -> Iterator[ClubMahjong]:
    """The mahjongs of a table, each with how many hands who made it had played there."""
    before = Counter[str]()
    for table in parts:
        for one in mahjongs(table, numbers, ruled):
            yield one._replace(own=before[one.person] + one.own)
        for entry in table.played:
            before.update(table.people[player] for player in entry.before.seats)


def _with_hand(held: SideTally, counted: CountedHand, player: int) -> SideTally:
    """The tally after one hand that he played."""
    side, paper = counted.sides[player], counted.paper
    mahjong, won = paper.end == MAHJONG, paper.winner == player
    known, discarded = mahjong and paper.by is not None, paper.by in (By.DISCARD, By.ROBBED)
    lost = mahjong and not won
    at = side.seat
    seats = (*held.seats[:at], held.seats[at].plus(side.net), *held.seats[at + 1 :])
    return held._replace(
        hands=held.hands + 1,
        draws=held.draws + (not mahjong),
        won=held.won + (mahjong and won),
        won_known=held.won_known + (known and won),
        self_drawn=held.self_drawn + (known and won and not discarded),
        lost_known=held.lost_known + (known and lost),
        gave=held.gave + (known and lost and discarded and paper.giver == player),
        dead=held.dead + (side.source == "dead"),
        net=held.net.plus(side.net),
        gains=held.gains.plus(side.net) if mahjong and won else held.gains,
        east=held.east.plus(side.net) if lost and side.seat == 0 else held.east,
        other=held.other.plus(side.net) if lost and side.seat != 0 else held.other,
        seats=seats,
    )


def _of_losers(parts: Sequence[TableSheet], ruled: ProgramRulings) -> Iterator[tuple[str, int]]:
    """Overscores of who did not win."""
    for table in parts:
        for entry in table.played:
            for person, score in overscores(entry, table.people, ruled):
                if person != table.people[entry.counted.paper.winner]:
                    yield person, score
