"""Figures of people over a stretch of time, each with its number of hands and its interval (144 rules, 125 and 137)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from windroos.club.champion import is_very_special
from windroos.club.daybook import RULED, Day, Missed, ProgramRulings, TableSheet, day_of, missed
from windroos.intervals import Estimate, mean, share
from windroos.scoresheet.won import NO_NUMBERS

LEAST: Final = 30
"""Hands under which nobody is ranked."""
RACING: Final = (0.6, 0.7)
HUNTING: Final = 0.3
"""Shares of hands that somebody wins: where all race, and where several hunt for rare hands (rule 125)."""


class PersonFigures(NamedTuple):
    """Somebody's figures by the 144 rules; each estimate says over how many games, hands or mahjongs it is.

    end_total, game_all_round   a game
    won, hand_all_round         a hand that he played
    overscore                   a mahjong that was counted above the limit
    very_special                hands of 1000 points, a hand that he played
    ranked                      False: he has played fewer than thirty hands
    """

    person: str
    games: int
    hands: int
    won: Estimate
    end_total: Estimate
    overscore: Estimate
    game_all_round: Estimate
    hand_all_round: Estimate
    very_special: Estimate
    ranked: bool
    missed: Missed


class ClubFigures(NamedTuple):
    """Figures of all tables together: the share of hands that somebody won, and the share of draws."""

    hands: int
    won: Estimate
    draws: Estimate


def games(tables: Iterable[TableSheet]) -> tuple[tuple[TableSheet, ...], ...]:
    """The tables of evenings, each with its parts in order."""
    ordered = sorted(tables, key=lambda one: (one.day, one.evening, one.table, one.part))
    return tuple(tuple(parts) for _, parts in groupby(ordered, key=lambda one: one[:3]))


def figures(
    tables: Iterable[TableSheet], numbers: Mapping[str, int] = NO_NUMBERS, ruled: ProgramRulings = RULED
) -> tuple[PersonFigures, ...]:
    """Everybody's figures over these sheets of the 144 rules, by person."""
    days = [day_of(parts, numbers, ruled) for parts in games(tables)]
    people = sorted({person for day in days for person in day.people})
    return tuple(_of(person, [day for day in days if person in day.people], ruled) for person in people)


def club_figures(tables: Iterable[TableSheet]) -> ClubFigures:
    """The figures of all these sheets together."""
    days = [day_of(parts) for parts in games(tables)]
    hands, draws = sum(day.hands for day in days), sum(day.draws for day in days)
    return ClubFigures(hands, share(hands - draws, hands), share(draws, hands))


def _of(person: str, days: Sequence[Day], ruled: ProgramRulings) -> PersonFigures:
    hands = sum(day.own[person] for day in days)
    made = [one for day in days for one in day.mahjongs if one.person == person]
    counted = [one.mahjong for one in made if one.mahjong.kind == "ordinary"]
    over = [one.reckoned for one in counted if one.reckoned > one.settled]
    rounds = [one.all_round or 0 for one in made] + [0] * (hands - len(made))
    return PersonFigures(
        person,
        len(days),
        hands,
        share(len(made), hands),
        _mean([day.possessions[person] for day in days]),
        _mean(over),
        _mean([day.all_round[person] for day in days]),
        _mean(rounds),
        share(sum(is_very_special(one, ruled) for one in made), hands),
        hands >= LEAST,
        missed(made),
    )


def _mean(values: Sequence[int]) -> Estimate:
    return mean(sum(values), sum(value * value for value in values), len(values))
