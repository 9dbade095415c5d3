"""The cash book: a year's statement, and dividing what is left, in whole cents (house rules 8, 9 and 11, p. 37)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from windroos.club.club_events import MoneyBooked
from windroos.club.year import ClubYear


class CashStatement(NamedTuple):
    """A club year in cents: what there was, what came in and went out by kind, and what there is.

    opening + the sum of income - the sum of spending = closing
    """

    opening: int
    income: Mapping[str, int]
    spending: Mapping[str, int]
    closing: int
    entries: tuple[MoneyBooked, ...]


def statement(entries: Iterable[MoneyBooked], year: ClubYear) -> CashStatement:
    """The statement of a year; an entry that takes back another goes off that one's side."""
    booked = sorted(entries, key=lambda entry: (entry.day, entry.entry))
    own = tuple(entry for entry in booked if entry.day in year)
    opening = sum(entry.amount for entry in booked if entry.day < year.first)
    income: dict[str, int] = {}
    spending: dict[str, int] = {}
    for entry in own:
        came_in = (entry.amount >= 0) != bool(entry.counter)
        side = income if came_in else spending
        side[entry.kind] = side.get(entry.kind, 0) + (entry.amount if came_in else -entry.amount)
    closing = opening + sum(entry.amount for entry in own)
    return CashStatement(opening, dict(sorted(income.items())), dict(sorted(spending.items())), closing, own)


def divided(amount: int, people: Iterable[str], seed: int) -> dict[str, int]:
    """An amount in cents among people, nothing left over: who gets a cent more is drawn by the seed."""
    shown = sorted(people)
    drawn = list(shown)
    Random(seed).shuffle(drawn)
    each, over = divmod(amount, len(drawn))
    more = set(drawn[:over])
    return {person: each + (person in more) for person in shown}


def lots(things: Sequence[str], people: Iterable[str], seed: int) -> dict[str, str]:
    """Who may buy which of the club's things, by lot; everybody one before anybody has two."""
    drawn = sorted(people)
    Random(seed).shuffle(drawn)
    return {thing: drawn[at % len(drawn)] for at, thing in enumerate(things)}
