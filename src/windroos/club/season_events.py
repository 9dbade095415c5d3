"""What happens to a season besides being opened and changed, as stored: titles, lots, a scheme of who meets whom."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final, NamedTuple

from windroos.people.spelling import DAY, ID, SHORT
from windroos.rules.toml_text import LONGEST
from windroos.wire.objects import Key, listed
from windroos.wire.spelling import text_to, whole

FIRST_HONOUR: Final = 1800
LAST_HONOUR: Final = 9999
"""Years of honours that may be typed."""


class SeasonEnded(NamedTuple):
    """A season, or a period of it, is closed: who have the title, and the digest of the standings that say so.

    period  its name, "" for the whole season
    """

    season: str
    period: str
    day: date
    people: tuple[str, ...]
    digest: str


class SeasonLetStand(NamedTuple):
    """Something was corrected after the end, and the title stays; `digest` is of the standings as they are now."""

    season: str
    period: str
    digest: str


class SeasonResumed(NamedTuple):
    """It was not the end after all, and nobody has the title yet."""

    season: str
    period: str


class SeasonLot(NamedTuple):
    """Who stood equal, in the order that the lot put them; `seed` lets anybody draw it again."""

    season: str
    period: str
    people: tuple[str, ...]
    seed: str


class SchemeSet(NamedTuple):
    """Who sits with whom in each round of a season, by table; () takes the scheme away."""

    season: str
    rounds: tuple[tuple[tuple[str, ...], ...], ...]


class HouseRules(NamedTuple):
    """By which house rules a season plays a rule set: the text of their TOML file, "" by the book again."""

    season: str
    rules: str
    toml: str


class HonourTyped(NamedTuple):
    """A title or a cup of an earlier year, typed by hand; `source` says where it was taken from."""

    honour: str
    year: int
    title: str
    people: tuple[str, ...]
    source: str
    imported: str = ""


class HonourWithdrawn(NamedTuple):
    """What was typed was wrong."""

    honour: str


SeasonEvent = (
    HonourTyped | HonourWithdrawn | HouseRules | SeasonEnded | SeasonLetStand | SeasonResumed | SeasonLot | SchemeSet
)
_OF: Final = (Key("season", ID), Key("period", SHORT, ""))
_PEOPLE: Final = Key("people", listed(ID))
SEASON: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "season_ended": (SeasonEnded, (*_OF, Key("day", DAY), _PEOPLE, Key("digest", SHORT))),
    "season_stands": (SeasonLetStand, (*_OF, Key("digest", SHORT))),
    "season_resumed": (SeasonResumed, _OF),
    "season_lot": (SeasonLot, (*_OF, _PEOPLE, Key("seed", SHORT))),
    "honour": (
        HonourTyped,
        (
            *(Key("honour", ID), Key("year", whole(FIRST_HONOUR, LAST_HONOUR)), Key("title", SHORT)),
            _PEOPLE,
            *(Key("source", SHORT), Key("imported", SHORT, "")),
        ),
    ),
    "honour_gone": (HonourWithdrawn, (Key("honour", ID),)),
    "house_rules": (HouseRules, (Key("season", ID), Key("rules", SHORT), Key("toml", text_to(LONGEST)))),
    "scheme": (SchemeSet, (Key("season", ID), Key("rounds", listed(listed(listed(ID)))))),
}
"""The events by the word that they are stored under, with their keys."""
