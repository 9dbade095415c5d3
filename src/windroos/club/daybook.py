"""The score program of the 144 rules during a day: possessions, jersey, scarves and All Round points after every hand.

Everything is folded from the sheets of one table, its parts in order. A person is an id.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from windroos.club.mahjongs import (
    RULED,
    ClubMahjong,
    Missed,
    ProgramRulings,
    TableSheet,
    highest_made,
    mahjongs,
    missed,
)
from windroos.play.model.match import MAHJONG
from windroos.scoresheet.counted import CountedHand
from windroos.scoresheet.sheet import Sheet, SheetHand
from windroos.scoresheet.won import NO_NUMBERS, reckoned, won_hand
from windroos.settling.chips import START

POSSESSION: Final = START.worth()
"""What everyone begins with (rule 7)."""
ORANGE: Final = 50
"""All Round points of the orange scarf (rule 139)."""
DayCode = Literal["jersey", "green_won", "green_lost", "orange", "red", "black", "rich"]


class DayNews(NamedTuple):
    """Something that happens: the jersey goes to `people` (() to nobody), a scarf is won or lost, ..."""

    code: DayCode
    people: tuple[str, ...]


class DayHand(NamedTuple):
    """How a day stands after a hand; what was corrected after it is in its points.

    jersey  largest possession: several where equal, () while all are (rule 126)
    green, orange, red, rich  who wears a scarf, is in the red, has more than all began with (rules 127, 138, 139)
    """

    part: int
    hand: int
    possessions: Mapping[str, int]
    all_round: Mapping[str, int]
    jersey: tuple[str, ...]
    green: tuple[str, ...]
    orange: tuple[str, ...]
    red: tuple[str, ...]
    rich: tuple[str, ...]
    news: tuple[DayNews, ...]


class Day(NamedTuple):
    """A day of a table.

    hands, draws  of the table
    own, won      hands that each played, and mahjongs that each made
    overscores    highest overscore of each who made one, as it was counted (rule 81)
    whole         a whole game was played: the highest special formation wins, else the largest possession (rule 55)
    winners, second  by that rule; several where equal
    by_points     who has the largest possession
    """

    people: tuple[str, ...]
    after: tuple[DayHand, ...]
    possessions: Mapping[str, int]
    all_round: Mapping[str, int]
    hands: int
    draws: int
    own: Mapping[str, int]
    won: Mapping[str, int]
    overscores: Mapping[str, int]
    whole: bool
    winners: tuple[str, ...]
    second: tuple[str, ...]
    by_points: tuple[str, ...]
    mahjongs: tuple[ClubMahjong, ...]
    missed: Missed


def day_of(
    parts: Sequence[TableSheet],
    numbers: Mapping[str, int] = NO_NUMBERS,
    ruled: ProgramRulings = RULED,
    *,
    with_hands: bool = True,
) -> Day:
    """The day of one table. Who comes in later begins with 3000, and who has gone keeps what he had.

    with_hands  say also how it stood after each hand; else `after` is empty
    """
    has: dict[str, int] = {}
    all_round, own, won, over = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    after: list[DayHand] = []
    made: list[ClubMahjong] = []
    played = draws = 0
    for table in parts:
        people = table.people
        for person in people:
            has.setdefault(person, POSSESSION)
        base = [has[person] for person in people]
        found = {one.hand: one for one in mahjongs(table, numbers, ruled)}
        for entry, points in _hands(table.sheet):
            played += 1
            has |= {person: begun + now for person, begun, now in zip(people, base, points, strict=True)}
            own.update(people[player] for player in entry.before.seats)
            one = found.get(entry.number)
            if one is None:
                draws += 1
            else:
                made.append(one)
                won[one.person] += 1
                all_round[one.person] += one.all_round or 0
            for person, score in overscores(entry, people, ruled):
                over[person] = max(over[person], score)
                if one is None or person != one.person:
                    all_round[person] += score // 100
            if not with_hands:
                continue
            stands = _stands(table, entry, has, all_round, own if ruled.scarf_hands == "own" else None, played, ruled)
            after.append(stands._replace(news=tuple(_news(after[-1] if after else None, stands))))
        has |= dict(zip(people, (b + p for b, p in zip(base, table.sheet.match.points, strict=True)), strict=True))
    return _ended(
        parts=parts, has=has, all_round=all_round, played=played, draws=draws, own=own, won=won, over=over, after=after,
        made=made,
    )  # fmt: skip


def _hands(sheet: Sheet) -> Iterator[tuple[SheetHand, tuple[int, ...]]]:
    """The hands that count, each with the points just before the next one."""
    last: SheetHand | None = None
    points: tuple[int, ...] = ()
    for line in sheet.lines:
        if isinstance(line, SheetHand) and not line.struck:
            if last is not None:
                yield last, points
            last = line
        points = line.after.points
    if last is not None:
        yield last, points


def overscores(entry: SheetHand, people: Sequence[str], ruled: ProgramRulings) -> Iterator[tuple[str, int]]:
    """Who counted more than is settled in this hand: the winner, and by ruling K8 the others."""
    counted, paper = entry.counted, entry.counted.paper
    if paper.end != MAHJONG:
        return
    for player in entry.before.seats if ruled.losers else (paper.winner,):
        score = reckoned(counted, player)
        if score > counted.sides[player].total and (player != paper.winner or _is_ordinary(counted)):
            yield people[player], score


def _is_ordinary(counted: CountedHand) -> bool:
    won = won_hand(counted)
    return won is not None and won.kind == "ordinary"


def rich_above(players: int, ruled: ProgramRulings = RULED) -> int:
    """Above which possession somebody has more than all began with (rule 127, ruling K6)."""
    return POSSESSION * (players if ruled.rich == "players" else 4)


def _stands(
    table: TableSheet,
    entry: SheetHand,
    has: Mapping[str, int],
    all_round: Mapping[str, int],
    own: Mapping[str, int] | None,
    played: int,
    ruled: ProgramRulings,
) -> DayHand:
    people = table.people
    most = max(has[person] for person in people)
    first = tuple(person for person in people if has[person] == most)
    hands = {person: played if own is None else own.get(person, 0) for person in people}
    return DayHand(
        part=table.part,
        hand=entry.number,
        possessions={person: has[person] for person in people},
        all_round={person: all_round.get(person, 0) for person in people},
        jersey=() if len(first) == len(people) else first,
        green=tuple(person for person in people if hands[person] and all_round.get(person, 0) >= hands[person]),
        orange=tuple(person for person in people if all_round.get(person, 0) >= ORANGE),
        red=tuple(person for person in people if has[person] < 0),
        rich=tuple(person for person in people if has[person] > rich_above(len(people), ruled)),
        news=(),
    )


def _news(before: DayHand | None, now: DayHand) -> Iterator[DayNews]:
    """What has changed since the hand before."""
    if now.jersey != (before.jersey if before is not None else ()):
        yield DayNews("jersey", now.jersey)
    had = (before.green, before.orange, before.red, before.rich) if before is not None else ((), (), (), ())
    have = (now.green, now.orange, now.red, now.rich)
    gained: tuple[DayCode, ...] = ("green_won", "orange", "red", "rich")
    lost: tuple[DayCode | None, ...] = ("green_lost", None, "black", None)
    for was, held, won_code, lost_code in zip(had, have, gained, lost, strict=True):
        new = tuple(person for person in held if person not in was)
        gone = tuple(person for person in was if person not in held and person in now.possessions)
        if new:
            yield DayNews(won_code, new)
        if gone and lost_code is not None:
            yield DayNews(lost_code, gone)


def _ended(
    parts: Sequence[TableSheet],
    has: Mapping[str, int],
    all_round: Mapping[str, int],
    played: int,
    draws: int,
    own: Mapping[str, int],
    won: Mapping[str, int],
    over: Mapping[str, int],
    after: Sequence[DayHand],
    made: Sequence[ClubMahjong],
) -> Day:
    people = tuple(has)
    by_points = _most({person: (has[person],) for person in people}) if people else ()
    whole = bool(parts) and parts[-1].sheet.match.whole
    highest = [one.person for one in highest_made(made)]
    winners = by_points
    second: tuple[str, ...] = ()
    if whole and highest:
        winners = _most({person: (has[person],) for person in highest})
        rest = {person: (has[person],) for person in people if person not in winners}
        second = _most(rest) if rest else ()
    return Day(
        people=people,
        after=tuple(after),
        possessions=dict(has),
        all_round={person: all_round.get(person, 0) for person in people},
        hands=played,
        draws=draws,
        own={person: own.get(person, 0) for person in people},
        won={person: won.get(person, 0) for person in people},
        overscores=dict(over),
        whole=whole,
        winners=winners,
        second=second,
        by_points=by_points,
        mahjongs=tuple(made),
        missed=missed(made),
    )


def _most(values: Mapping[str, tuple[int, ...]]) -> tuple[str, ...]:
    most = max(values.values())
    return tuple(person for person, value in values.items() if value == most)
