"""Mahjongs of a club, as the score program of the 144 rules counts them from the sheets of tables. People are ids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import date
from typing import Final, Literal, NamedTuple

from windroos.books.catalog import IDS, rule_set
from windroos.scoresheet.sheet import Sheet, SheetHand
from windroos.scoresheet.won import NO_NUMBERS, SheetMahjong, all_round_of, number_of, won_hand

RULES: Final = next(id for id in IDS if rule_set(id).scheme.formations)
"""The rules that have special formations, whose program this is."""


class ProgramRulings(NamedTuple):
    """What the book leaves open (rulings K6, K7, K8, K11 and K12), with the program's answers.

    rich         more than all began with, or more than 12,000 at every table
    scarf_hands  hands of the green scarf: the player's own, or all of the table
    losers       an overscore of who did not win counts too
    situations   situations count in the total of a year
    both         a formation and a situation at once count both, and not the higher alone
    """

    rich: Literal["players", "twelve_thousand"] = "players"
    scarf_hands: Literal["own", "table"] = "own"
    losers: bool = False
    situations: bool = False
    both: bool = False


RULED: Final = ProgramRulings()


class TableSheet(NamedTuple):
    """The sheet of a part of a table, with when and by whom it was played; `people` in the order of its players."""

    evening: str
    day: date
    table: int
    part: int
    people: tuple[str, ...]
    sheet: Sheet

    @property
    def played(self) -> tuple[SheetHand, ...]:
        """Its hands that count."""
        return tuple(entry for entry in self.sheet.entries if not entry.struck)


class ClubMahjong(NamedTuple):
    """A mahjong of somebody of the club.

    hand        its number on the sheet
    beside      who else played that hand
    number      of the special hand, in the club's list or else that of the sheet; None where it is none, or not known
    all_round   points of rules 134 and 135; None where the number is not known
    own         hands that he had played with this one: at this part of the table, and in a tally at the whole table
    also        other special hands that it counts as (ruling K12), by id, each with its number
    """

    person: str
    evening: str
    day: date
    table: int
    part: int
    hand: int
    beside: tuple[str, ...]
    mahjong: SheetMahjong
    number: int | None
    all_round: int | None
    net: int
    own: int = 0
    also: tuple[tuple[str, int | None], ...] = ()

    @property
    def special(self) -> tuple[tuple[str, int | None], ...]:
        """The special hands that it counts as, by id, each with its number; () for an ordinary one."""
        if self.mahjong.kind in ("ordinary", "unsaid"):
            return ()
        return ((self.mahjong.id, self.number), *self.also)


class Missed(NamedTuple):
    """What a total misses: special hands whose number is not known, by id, and scores nobody said the hand of."""

    unnumbered: tuple[str, ...] = ()
    unsaid: int = 0


def mahjongs(
    table: TableSheet, numbers: Mapping[str, int] = NO_NUMBERS, ruled: ProgramRulings = RULED
) -> tuple[ClubMahjong, ...]:
    """The mahjongs of a sheet, in order."""
    found, played = [], Counter[int]()
    for entry in table.played:
        played.update(entry.before.seats)
        one = _mahjong(table, entry, numbers, ruled)
        if one is not None:
            found.append(one._replace(own=played[one.mahjong.player]))
    return tuple(found)


def highest_made(made: Iterable[ClubMahjong]) -> tuple[ClubMahjong, ...]:
    """The highest special formation that was made (rules 55 and 129), once for each who made it; () of none."""
    special = [one for one in made if one.mahjong.kind == "formation"]
    most = max((_rank(one) for one in special), default=(0, 0))
    first = {one.person: one for one in reversed(special) if _rank(one) == most}
    return tuple(reversed(first.values()))


def _rank(one: ClubMahjong) -> tuple[int, int]:
    return one.mahjong.value, one.number or 0


def missed(made: Iterable[ClubMahjong]) -> Missed:
    """What a total over these mahjongs does not hold."""
    ids, unsaid = set[str](), 0
    for one in made:
        unsaid += one.mahjong.kind == "unsaid"
        if one.mahjong.kind in ("formation", "situation"):
            ids.update(id for id, number in one.special if number is None)
    return Missed(tuple(sorted(ids)), unsaid)


def _mahjong(
    table: TableSheet, entry: SheetHand, numbers: Mapping[str, int], ruled: ProgramRulings
) -> ClubMahjong | None:
    won = won_hand(entry.counted)
    if won is None:
        return None
    person, seats = table.people[won.player], entry.before.seats
    points = all_round_of(won, numbers)
    rules = table.sheet.match.rules
    also = tuple((id, numbers.get(id, number_of(rules, id))) for id in won.besides) if ruled.both else ()
    known = [number for _, number in also if number is not None]
    number = numbers.get(won.id, won.number) if won.kind in ("formation", "situation") else None
    return ClubMahjong(
        person,
        *table[:4],
        hand=entry.number,
        beside=tuple(table.people[player] for player in seats if player != won.player),
        mahjong=won,
        number=number,
        all_round=sum(known, points or 0) if known else points,
        net=entry.counted.sides[won.player].net,
        also=also,
    )
