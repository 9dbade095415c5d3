"""What became of the seasons of a club: titles, lots and schemes, folded from events."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import NamedTuple

from windroos.club.season_events import (
    HonourTyped,
    HonourWithdrawn,
    HouseRules,
    SchemeSet,
    SeasonEnded,
    SeasonEvent,
    SeasonLetStand,
    SeasonLot,
    SeasonResumed,
)

SeasonPart = tuple[str, str]
"""A season, and the name of a period of it; "" is the whole season."""
Rounds = tuple[tuple[tuple[str, ...], ...], ...]
"""Of each round its tables, of each table who sits there."""


class SeasonEnding(NamedTuple):
    """How a season or a period ended.

    people  who have the title
    digest  of the standings that it was given by, or that it was to stand by when these changed
    """

    day: date
    people: tuple[str, ...]
    digest: str


class Competition(NamedTuple):
    """What became of the seasons. `lots` are in the order in which they were drawn, `honours` are typed.

    houses  TOML of house rules by season and rule set
    """

    endings: Mapping[SeasonPart, SeasonEnding] = {}
    lots: tuple[SeasonLot, ...] = ()
    schemes: Mapping[str, Rounds] = {}
    honours: tuple[HonourTyped, ...] = ()
    houses: Mapping[tuple[str, str], str] = {}

    def lots_of(self, season: str, period: str) -> tuple[tuple[str, ...], ...]:
        """The orders that lots gave in the standings of a season, or of a period of it."""
        return tuple(lot.people for lot in self.lots if (lot.season, lot.period) == (season, period))


def after_season(old: Competition, event: SeasonEvent) -> Competition:
    """What became of the seasons after this event."""
    match event:
        case SeasonEnded(season, period, day, people, digest):
            return old._replace(endings={**old.endings, (season, period): SeasonEnding(day, people, digest)})
        case SeasonLetStand(season, period, digest):
            known = old.endings[season, period]
            return old._replace(endings={**old.endings, (season, period): known._replace(digest=digest)})
        case SeasonResumed(season, period):
            left = {part: ending for part, ending in old.endings.items() if part != (season, period)}
            return old._replace(endings=left)
        case HonourTyped(honour) | HonourWithdrawn(honour):
            left_over = tuple(one for one in old.honours if one.honour != honour)
            return old._replace(honours=(*left_over, event) if isinstance(event, HonourTyped) else left_over)
        case HouseRules(season, rules, toml):
            houses = {key: one for key, one in old.houses.items() if key != (season, rules)}
            return old._replace(houses={**houses, (season, rules): toml} if toml else houses)
        case SeasonLot():
            return old._replace(lots=(*old.lots, event))
        case SchemeSet(season, rounds):
            schemes = {id: one for id, one in old.schemes.items() if id != season}
            return old._replace(schemes={**schemes, season: rounds} if rounds else schemes)
