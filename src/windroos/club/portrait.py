"""A person's page: everything that his results say of him by one rule set, each figure with what it is a figure of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from typing import Final, NamedTuple

from windroos.books.catalog import IDS
from windroos.club.figures import LEAST
from windroos.club.mahjongs import ClubMahjong
from windroos.club.marks import RecordMark
from windroos.club.records import ClubRecord, RarestHand, rarest_of, records_of
from windroos.club.tally import EveningTally, Moments, SideTally
from windroos.intervals import Estimate, share
from windroos.reckoning.lines import ResultLine

BEST: Final = 5
"""Hands that a person's page shows."""


class PortraitNight(NamedTuple):
    """An evening of somebody: his points, those of all his evenings until then, and his place among who were there."""

    evening: str
    day: date
    points: int
    so_far: int
    place: int
    of: int


class Opponent(NamedTuple):
    """Somebody he met at so many tables, and how many points more than him he had there."""

    person: str
    tables: int
    ahead: Estimate


class SizeFigure(NamedTuple):
    """Tables of so many players: how many, how many won, and points a table."""

    size: int
    tables: int
    won: Estimate
    points: Estimate


class Portrait(NamedTuple):
    """Somebody by one rule set.

    evenings, tables  that he has a result of; of `sheets` of the tables the hands are known: those of `side`
    hands_won         also over the totals of which the mahjongs and the hands were typed
    points            a table; `won` the share of tables at which nobody had more
    side              all his tables together
    seats             points a hand by wind (0 East to 3 North)
    best              his highest hands; `special` the special and limit hands by how often
    records           his own highest and lowest of everything
    ranked            False: he has played fewer than thirty hands
    """

    person: str
    rules: str
    evenings: int
    tables: int
    sheets: int
    points: Estimate
    won: Estimate
    side: SideTally
    hands_won: Estimate
    a_hand: Estimate
    gained: Estimate
    self_drawn: Estimate
    gave: Estimate
    draws: Estimate
    dead: Estimate
    fouls: Estimate
    lost_as_east: Estimate
    lost_else: Estimate
    seats: tuple[Estimate, ...]
    sizes: tuple[SizeFigure, ...]
    nights: tuple[PortraitNight, ...]
    best: tuple[ClubMahjong, ...]
    special: tuple[RarestHand, ...]
    records: tuple[ClubRecord, ...]
    opponents: tuple[Opponent, ...]
    ranked: bool


def rules_played(evenings: Iterable[EveningTally], person: str = "") -> tuple[str, ...]:
    """The books of these evenings, the one played most first; of one person where one is given.

    Riichi takes part by results alone: there is no book of which figures and records could be told.
    """
    played = Counter(
        line.rules
        for evening in evenings
        for line in evening.lines
        if line.rules in IDS and person in ("", line.person)
    )
    return tuple(sorted(played, key=lambda rules: (-played[rules], rules)))


class _Played(NamedTuple):
    """What somebody did: evenings that he was at and what he had there, tables and those at which nobody had more.

    sizes  by how many sat at a table: wins, and points a table
    met    by whom he met: what he had more at each table
    """

    there: int
    nights: tuple[PortraitNight, ...]
    tables: Moments
    won: int
    sizes: Mapping[int, tuple[int, Moments]]
    met: Mapping[str, Moments]


def portrait(person: str, evenings: Sequence[EveningTally], rules: str, races: Iterable[RecordMark] = ()) -> Portrait:
    """A person over these evenings, the oldest first, by one rule set; `races` as `records.records_of` takes them."""
    played = _played(person, evenings, rules)
    own = [evening for evening in evenings if person in evening.people]
    games = [game for evening in own for game in evening.games if game.rules == rules]
    side = _together(person, (one for game in games for one in game.sides))
    counted = hands_counted(
        line for evening in own for line in evening.lines if line.person == person and line.rules == rules
    )
    return Portrait(
        person=person,
        rules=rules,
        evenings=played.there,
        tables=played.tables.seen,
        sheets=sum(person in game.people for game in games),
        points=played.tables.mean,
        won=share(played.won, played.tables.seen),
        side=side,
        hands_won=share(*counted),
        a_hand=side.net.mean,
        gained=side.gains.mean,
        self_drawn=share(side.self_drawn, side.won_known),
        gave=share(side.gave, side.lost_known),
        draws=share(side.draws, side.hands),
        dead=share(side.dead, side.hands),
        fouls=share(min(side.fouls, side.hands), side.hands),
        lost_as_east=side.east.mean,
        lost_else=side.other.mean,
        seats=tuple(seat.mean for seat in side.seats),
        sizes=tuple(
            SizeFigure(size, points.seen, share(wins, points.seen), points.mean)
            for size, (wins, points) in sorted(played.sizes.items())
        ),
        nights=played.nights,
        best=_best([one for game in games for one in game.mahjongs if one.person == person]),
        special=_special(person, own, rules),
        records=records_of(own, rules, people=frozenset({person}), races=races),
        opponents=_opponents(played.met),
        ranked=counted[1] >= LEAST,
    )


def _played(person: str, evenings: Iterable[EveningTally], rules: str) -> _Played:
    """What somebody did over these evenings, the oldest first."""
    nights: list[PortraitNight] = []
    there = 0
    tables, won, sizes, met = Moments(), 0, dict[int, tuple[int, Moments]](), dict[str, Moments]()
    for evening in evenings:
        lines = [line for line in evening.lines if line.rules == rules]
        if all(line.person != person for line in lines):
            continue
        there += 1
        here = _points(lines)
        if person not in here:
            continue
        so_far = (nights[-1].so_far if nights else 0) + here[person]
        place = 1 + sum(points > here[person] for points in here.values())
        nights.append(PortraitNight(evening.evening, evening.day, here[person], so_far, place, len(here)))
        for table, at in tables_of(lines, person):
            first = at[person] == max(at.values())
            tables, won = tables.plus(at[person]), won + first
            size = max(line.size for line in lines if line.table == table)
            wins, points = sizes.get(size, (0, Moments()))
            sizes[size] = (wins + first, points.plus(at[person]))
            for other, theirs in at.items():
                if other != person:
                    met[other] = met.get(other, Moments()).plus(at[person] - theirs)
    return _Played(there, tuple(nights), tables, won, sizes, met)


def tables_of(lines: Sequence[ResultLine], person: str) -> Iterator[tuple[int, dict[str, int]]]:
    """The tables of an evening at which somebody sat: the number, and everybody's points over all parts of it."""
    for table in sorted({line.table for line in lines if line.person == person and line.size}):
        at = _points(line for line in lines if line.table == table)
        if person in at:
            yield table, at


def hands_counted(lines: Iterable[ResultLine]) -> tuple[int, int]:
    """Hands that somebody won, of how many that he played: where his lines know both, from sheets and from totals."""
    known = [(line.mahjongs, line.hands) for line in lines if line.mahjongs is not None and line.hands]
    return sum(won for won, _ in known), sum(hands for _, hands in known)


def _points(lines: Iterable[ResultLine]) -> dict[str, int]:
    """What everybody has of whom points are known."""
    has = Counter[str]()
    for line in lines:
        if line.points is not None:
            has[line.person] += int(line.points)
    return dict(has)


def _together(person: str, sides: Iterable[SideTally]) -> SideTally:
    """All tables of a person as one."""
    found = SideTally(person)
    for side in sides:
        if side.person != person:
            continue
        found = SideTally(
            person=person,
            hands=found.hands + side.hands,
            draws=found.draws + side.draws,
            won=found.won + side.won,
            won_known=found.won_known + side.won_known,
            self_drawn=found.self_drawn + side.self_drawn,
            lost_known=found.lost_known + side.lost_known,
            gave=found.gave + side.gave,
            dead=found.dead + side.dead,
            fouls=found.fouls + side.fouls,
            net=found.net.joined(side.net),
            gains=found.gains.joined(side.gains),
            east=found.east.joined(side.east),
            other=found.other.joined(side.other),
            seats=tuple(one.joined(other) for one, other in zip(found.seats, side.seats, strict=True)),
        )
    return found


def _best(made: Sequence[ClubMahjong]) -> tuple[ClubMahjong, ...]:
    """The highest hands, the rarest first where they settled alike, then the oldest."""
    ordered = sorted(made, key=lambda one: (-one.mahjong.settled, -one.mahjong.reckoned, -(one.number or 0), one.day))
    return tuple(ordered[:BEST])


def _special(person: str, evenings: Iterable[EveningTally], rules: str) -> tuple[RarestHand, ...]:
    own = (
        evening._replace(
            games=tuple(
                game._replace(mahjongs=tuple(one for one in game.mahjongs if one.person == person))
                for game in evening.games
            )
        )
        for evening in evenings
    )
    return rarest_of(own, rules)


def _opponents(met: Mapping[str, Moments]) -> tuple[Opponent, ...]:
    """Whom he met most first."""
    found = [Opponent(person, seen.seen, seen.mean) for person, seen in met.items()]
    return tuple(sorted(found, key=lambda one: (-one.tables, one.person)))
