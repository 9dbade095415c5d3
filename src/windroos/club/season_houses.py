"""House rules that hold for a season: which of them an evening is played by, and what they change."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from windroos.books.house import House, load_sent_house
from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.evening_state import EveningState
from windroos.club.season_events import HouseRules
from windroos.club.season_requests import DoHouseRules


class SeasonHouse(NamedTuple):
    """House rules of a season: the rule set that they build on, as they were typed, and as they were read."""

    season: str
    rules: str
    toml: str
    house: House


@lru_cache(maxsize=64)
def house_of(toml: str) -> House:
    """House rules from their text. Raises HouseError."""
    return load_sent_house(toml)


def houses_of(club: ClubState, season: str) -> tuple[SeasonHouse, ...]:
    """The house rules of a season, by rule set. Raises HouseError where a newer program refuses them."""
    kept = sorted((rules, toml) for (one, rules), toml in club.competition.houses.items() if one == season)
    return tuple(SeasonHouse(season, rules, toml, house_of(toml)) for rules, toml in kept)


def house_at(club: ClubState, evening: EveningState, rules: str) -> str:
    """The house rules that a table of an evening plays a rule set by, "" as the book has it.

    Of seasons that run at once that of the one that began last, of those that have any.
    """
    held = [
        (season.since, id)
        for id, season in club.seasons.items()
        if season.since <= evening.day <= season.until and (id, rules) in club.competition.houses
    ]
    return club.competition.houses[max(held)[1], rules] if held else ""


def names_at(club: ClubState, evening: EveningState) -> Iterator[tuple[str, str]]:
    """Of the rule sets of an evening those that are played by house rules, with what these are called."""
    for rules in evening.allowed:
        if toml := house_at(club, evening, rules):
            yield rules, house_of(toml).name


def decide_house_rules(club: ClubState, asked: DoHouseRules) -> tuple[HouseRules, ...]:
    """What a request comes to; () where that is so already.

    Raises HouseError for what is wrong in the text, ClubError `club_season_unknown`, `club_house_none`.
    """
    if asked.season not in club.seasons:
        raise ClubError("club_season_unknown", season=asked.season)
    rules = house_of(asked.toml).rules.id if asked.toml.strip() else asked.rules
    kept = club.competition.houses.get((asked.season, rules), "")
    if not kept and not asked.toml.strip():
        raise ClubError("club_house_none", rules=rules or "–")
    toml = asked.toml if asked.toml.strip() else ""
    return () if toml == kept else (HouseRules(asked.season, rules, toml),)
