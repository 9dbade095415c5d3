"""What a formula makes of results: scores that explain themselves, standings, and what was not known."""

from __future__ import annotations

from typing import NamedTuple

from windroos.play.model.changing import quick
from windroos.reckoning.facts import SeasonEvening
from windroos.reckoning.lines import ResultLine
from windroos.reckoning.numbers import Number


class ScoreItem(NamedTuple):
    """One item of an explanation; a score is the sum of its items and of nothing else.

    code    what it is: a key of `windroos.text.reckoning.ITEMS`
    table   of which table, 0 of none
    place   of a place earned: which, and how many had it (`equal`)
    note    of points given by hand the reason
    part    of the table
    """

    code: str
    value: Number
    table: int = 0
    place: int = 0
    equal: int = 1
    note: str = ""
    part: int = 1


class PartScore(NamedTuple):
    """What a person's result at a table part is worth; `score` is None where something is not known."""

    line: ResultLine
    place: int
    equal: int
    items: tuple[ScoreItem, ...]
    score: Number | None


class Lack(NamedTuple):
    """A measure that the formula asks for and that nobody knows of somebody at this table; table 0: of several."""

    measure: str
    person: str
    evening: str = ""
    table: int = 0
    part: int = 0


@quick
class EveningScore(NamedTuple):
    """What an evening (or a game) is worth to a person.

    items    what it is made of; `score` is their sum
    present  he played
    kept     it is part of the total
    why      why not: a key of `windroos.text.reckoning.FALLEN`, else ""
    counts   the evening counts, whether its result is kept or not
    """

    evening: SeasonEvening
    parts: tuple[PartScore, ...]
    items: tuple[ScoreItem, ...]
    score: Number
    present: bool
    kept: bool
    why: str = ""
    counts: bool = True


class StandingRow(NamedTuple):
    """A row of the standings.

    place       from 1; who are equal share it; None below the line
    evenings    that count and at which he was
    needed      evenings for the title, for him
    kept        results that are part of the score
    decided_by  the measure that set him apart from who had an equal score; "" where none had to
    entries     evening by evening what the score is made of, in the order of the evenings
    """

    place: int | None
    person: str
    score: Number
    evenings: int
    needed: int
    kept: int
    eligible: bool
    mahjongs: int | None
    caused: int | None
    decided_by: str
    entries: tuple[EveningScore, ...]


class CountedEvening(NamedTuple):
    """An evening that was played.

    people   who decide whether it counts were so many
    winners  of those in the ranking; several where nothing decides
    tables   everybody's result, the best first, by table and part
    """

    evening: SeasonEvening
    people: int
    counts: bool
    winners: tuple[str, ...]
    tables: tuple[tuple[PartScore, ...], ...]


class Scored(NamedTuple):
    """Standings.

    evenings    those that were played, in order; `counting` of them count
    needed      evenings for the title, for who is there from the beginning
    rows        the best first, then who stand below the line
    champions   who have the title if nothing follows
    undecided   who stand equal until a lot is drawn
    lacks       what the formula asks for and nobody knows
    """

    evenings: tuple[CountedEvening, ...]
    counting: int
    needed: int
    rows: tuple[StandingRow, ...]
    champions: tuple[str, ...]
    undecided: tuple[tuple[str, ...], ...]
    lacks: tuple[Lack, ...]

    @property
    def played(self) -> int:
        """Evenings that were played."""
        return len(self.evenings)
