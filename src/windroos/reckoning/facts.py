"""What standings rest on besides results: evenings, who was a member when, points given by hand, lots drawn."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Set
from datetime import date, timedelta
from typing import NamedTuple

from windroos.reckoning.numbers import Number


class SeasonEvening(NamedTuple):
    """An evening of the season, also one to come; or a round or a tournament in its place.

    kind            competition, cup, free, course, final, ...
    without_notice  who were expected and stayed away without a word
    """

    id: str
    date: date
    kind: str = "competition"
    without_notice: tuple[str, ...] = ()


class Membership(NamedTuple):
    """Who was a member from a day until a day, both included; None: he still is. One person may have several."""

    person: str
    since: date
    until: date | None = None


class Adjustment(NamedTuple):
    """Points given to a person, or taken, on an evening, with the reason."""

    person: str
    evening: str
    points: int
    reason: str = ""


class MissedRound(NamedTuple):
    """A round that somebody did not play to its end, and what it is worth to him all the same.

    evening     id of the round
    code        why: a key of `windroos.text.reckoning.ITEMS`
    score, uma  together what the round is worth, in the unit of scores
    points      what he is reckoned to have won there, where measures of points are asked
    penalty     points taken off him in that round
    """

    person: str
    evening: str
    code: str
    score: Number
    uma: Number = 0
    points: Number = 0
    penalty: Number = 0


class Roster:
    """Memberships that can be asked; of None everybody is a member."""

    __slots__ = ("_changes", "_spans", "_then")

    def __init__(self, members: Iterable[Membership] | None) -> None:
        spans: dict[str, list[tuple[date, date]]] | None = None if members is None else {}
        for person, since, until in members or ():
            assert spans is not None
            spans.setdefault(person, []).append((since, until or date.max))
        self._spans = spans
        ends = [(since, until) for own in (spans or {}).values() for since, until in own]
        later = {until + timedelta(days=1) for _, until in ends if until < date.max}
        self._changes = sorted({since for since, _ in ends} | later)
        self._then: dict[int, frozenset[str]] = {}
        """Members between two changes, by how many changes came before; looked up when first asked."""

    def has(self, person: str, on: date) -> bool:
        """Whether a person was a member on a day."""
        return self._spans is None or any(since <= on <= until for since, until in self._spans.get(person, ()))

    def members(self, people: Set[str], on: date) -> Set[str]:
        """Who of these were members on a day."""
        if self._spans is None:
            return people
        at = bisect_right(self._changes, on)
        if at not in self._then:
            self._then[at] = frozenset(person for person in self._spans if self.has(person, on))
        return people & self._then[at]

    def between(self, since: date, until: date) -> list[str]:
        """Who were members at any time between two days, in order."""
        if self._spans is None:
            return []
        return sorted(
            person for person, spans in self._spans.items() if any(one <= until and since <= end for one, end in spans)
        )
