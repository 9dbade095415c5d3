"""What one person did at one part of a table, made from typed totals or from a score sheet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from typing import Final, NamedTuple

from windroos.hands import By
from windroos.play.model.events import NOBODY
from windroos.play.model.match import MAHJONG
from windroos.reckoning.errors import ReckoningError
from windroos.reckoning.numbers import Number
from windroos.scoresheet.counted import CountedHand
from windroos.scoresheet.sheet import Sheet
from windroos.scoresheet.won import SheetMahjong, all_round_of, number_of, won_hand


class MadeSpecial(NamedTuple):
    """A special formation or situation that somebody made, and its number in the club's list where it is known."""

    id: str
    number: int | None = None


class HighestHand(NamedTuple):
    """The highest mahjong of somebody, as it was settled and as it was reckoned before the limit."""

    limited: int
    reckoned: int


class TablePart(NamedTuple):
    """Which part of which table results belong to.

    evening   id of the evening, or of the round or tournament that takes its place
    date      the day it was played
    share     the part's share of the evening, from its hands or as typed
    complete  the game reached its end; None: nobody said
    """

    evening: str
    date: date
    table: int
    part: int = 1
    rules: str = ""
    share: Number = 1
    complete: bool | None = None


class ResultLine(NamedTuple):
    """What one person did at one table part; what is not known is None, and never 0.

    person       id of a person, or the label of a guest
    size         players at the table, the dreamer too; 0 where no table is known
    hands        hands that he played himself; `table_hands` were played at the table
    place        the place that the sheet gives where it is not by points alone
    caused       mahjongs of others with his tile, robbed kongs too (ruling K19)
    penalty      points taken off him alone, no part of `points`
    ranked       False: he sat there outside the competition, and his result counts for nobody's ranking
    placed       False: he takes no place at the table, and the others move up
    compared     what it is worth beside the others who had the same tiles, where tables played the same walls
    """

    person: str
    evening: str
    date: date
    table: int
    part: int = 1
    size: int = 4
    rules: str = ""
    points: Number | None = None
    hands: int | None = None
    table_hands: int | None = None
    share: Number = 1
    place: int | None = None
    mahjongs: int | None = None
    caused: int | None = None
    self_drawn: int | None = None
    dead: int | None = None
    fouls: int | None = None
    all_round: int | None = None
    special: tuple[MadeSpecial, ...] | None = None
    best: HighestHand | None = None
    penalty: Number = 0
    ranked: bool = True
    complete: bool | None = None
    placed: bool = True
    compared: Number | None = None


_new: Final = tuple.__new__
"""Makes a NamedTuple at once, for what is made of every result."""


class SeatCount(NamedTuple):
    """What one player of a score sheet did, whoever he was; as `ResultLine` has it.

    complete  the game reached its end; None while it has not ended
    hundreds  All Round points of his overscores (144 rules, rule 134)
    besides   other special hands that his were too, which count where a club rules so (ruling K12)
    """

    points: int
    hands: int
    table_hands: int
    mahjongs: int
    caused: int
    self_drawn: int
    dead: int
    fouls: int
    all_round: int | None
    special: tuple[MadeSpecial, ...] | None
    best: HighestHand | None
    penalty: int
    complete: bool | None
    hundreds: int = 0
    besides: tuple[MadeSpecial, ...] = ()


def from_totals(
    at: TablePart,
    people: Sequence[str],
    points: Sequence[Number | None],
    mahjongs: Sequence[int | None] | None = None,
    caused: Sequence[int | None] | None = None,
    hands: int | None = None,
    penalties: Sequence[Number] | None = None,
    best: Sequence[HighestHand | None] | None = None,
    unranked: Iterable[str] = (),
) -> tuple[ResultLine, ...]:
    """The lines of a table of which totals were typed, everything in seating order; `hands` were played at it.

    Where five sit nobody knows who played how many of them.

    Raises ReckoningError `totals_length`, `totals_twice`.
    """
    size, outside = len(people), frozenset(unranked)
    nothing: tuple[None, ...] = (None,) * size
    typed = (points, mahjongs or nothing, caused or nothing, penalties or (0,) * size, best or nothing)
    for values in typed:
        if len(values) != size:
            raise ReckoningError("totals_length", table=at.table, count=len(values), wanted=size)
    if len(set(people)) < size:
        raise ReckoningError("totals_twice", table=at.table)
    evening, day, table, part, rules, share, complete = at
    own = hands if size < 5 else None
    # By position: a club of twenty years has a hundred thousand of them, and names cost more than all the rest.
    after = (None, None, None, None, None)
    last = (complete, True, None)
    head = (evening, day, table, part, size, rules)
    return tuple(
        [
            _new(
                ResultLine,
                (
                    person,
                    *head,
                    won,
                    own,
                    hands,
                    share,
                    None,
                    made,
                    gave,
                    *after,
                    high,
                    off,
                    person not in outside,
                    *last,
                ),
            )
            for person, won, made, gave, off, high in zip(people, *typed, strict=True)
        ]
    )


def from_total(
    at: TablePart,
    person: str,
    points: Number | None,
    mahjongs: int | None = None,
    caused: int | None = None,
    hands: int | None = None,
) -> ResultLine:
    """The line of somebody of whom only a total is known, and no table: its size is 0, and nobody has a place at it."""
    return ResultLine(
        person,
        *at[:4],
        size=0,
        rules=at.rules,
        points=points,
        hands=hands,
        table_hands=hands,
        share=at.share,
        mahjongs=mahjongs,
        caused=caused,
    )


def from_sheet(
    at: TablePart, people: Sequence[str], sheet: Sheet, unranked: Iterable[str] = ()
) -> tuple[ResultLine, ...]:
    """The lines of a table whose hands are on a sheet; `people` are in the order of its players.

    Raises ReckoningError `totals_length`.
    """
    return from_counts(at, people, seat_counts(sheet), unranked)


def from_counts(
    at: TablePart, people: Sequence[str], counts: Sequence[SeatCount], unranked: Iterable[str] = ()
) -> tuple[ResultLine, ...]:
    """The lines of a table of which a sheet was counted before; `people` are in the order of its players.

    Raises ReckoningError `totals_length`.
    """
    if len(people) != len(counts):
        raise ReckoningError("totals_length", table=at.table, count=len(people), wanted=len(counts))
    outside = frozenset(unranked)
    evening, day, table, part, rules, share, complete = at
    return tuple(
        [
            ResultLine(
                *(person, evening, day, table, part, len(counts), rules, *one[:3], share, None, *one[3:12]),
                *(person not in outside, complete if complete is not None else one.complete),
            )
            for person, one in zip(people, counts, strict=True)
        ]
    )


def numbered(count: SeatCount, numbers: Mapping[str, int], *, both: bool = False) -> SeatCount:
    """The same by a club's own list: its number of a special hand, by id, goes before that of the sheet.

    `both`: a formation and a situation at once count both (ruling K12).
    """
    if not count.special or not (numbers or (both and count.besides)):
        return count
    special = _listed((*count.special, *(count.besides if both else ())), numbers)
    known = [made.number for made in special if made.number is not None]
    all_round = count.hundreds + sum(known) if len(known) == len(special) else None
    return count._replace(special=special, all_round=all_round)


def _listed(made: Iterable[MadeSpecial], numbers: Mapping[str, int]) -> tuple[MadeSpecial, ...]:
    return tuple(one._replace(number=numbers.get(one.id, one.number)) for one in made)


def seat_counts(sheet: Sheet) -> tuple[SeatCount, ...]:
    """What each player of a sheet did, in the order of its players.

    All Round points and special hands are None as soon as nobody said which special hand a typed score was.
    """
    hands = [entry.counted for entry in sheet.entries if not entry.struck]
    won = [won_hand(hand) for hand in hands]
    return tuple(_seat(player, sheet, hands, won) for player in range(len(sheet.match.players)))


def _seat(
    player: int, sheet: Sheet, hands: Sequence[CountedHand], won_hands: Sequence[SheetMahjong | None]
) -> SeatCount:
    match = sheet.match
    played = [hand.sides[player] for hand in hands if hand.sides[player].seat != NOBODY]
    won = [hand for hand in hands if hand.paper.end == MAHJONG and hand.paper.winner == player]
    deductions = sum(side.deduction for side in played)
    made = [found for found in won_hands if found is not None and found.player == player]
    has_specials = match.rules.formations is not None and all(one.kind != "unsaid" for one in made)
    rounds = [all_round_of(one) for one in made] if has_specials else []
    known = [points for points in rounds if points is not None]
    return SeatCount(
        points=match.points[player] + deductions,
        hands=len(played),
        table_hands=len(hands),
        mahjongs=len(won),
        caused=sum(
            hand.paper.giver == player and hand.paper.by in (By.DISCARD, By.ROBBED)
            for hand in hands
            if hand.paper.end == MAHJONG
        ),
        self_drawn=sum(hand.paper.by not in (By.DISCARD, By.ROBBED) for hand in won),
        dead=sum(side.source == "dead" for side in played),
        fouls=match.fouls[player],
        all_round=sum(known) if has_specials and len(known) == len(rounds) else None,
        special=tuple(MadeSpecial(one.id, one.number) for one in made if one.kind != "ordinary")
        if has_specials
        else None,
        best=max((HighestHand(one.settled, one.reckoned) for one in made), default=None),
        penalty=deductions,
        complete=match.whole if match.over else None,
        hundreds=sum(all_round_of(one) or 0 for one in made if one.kind == "ordinary"),
        besides=tuple(MadeSpecial(id, number_of(match.rules, id)) for one in made for id in one.besides),
    )
