"""What may be asked of a season: to open it, close it, draw a lot, and set who meets whom."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, Final, NamedTuple

from windroos.club.club_events import LONGEST_FORMULA
from windroos.club.competition import Rounds
from windroos.club.season_events import LAST_HONOUR
from windroos.people.spelling import DAY, ID, LONGEST_ID, LONGEST_TEXT, SHORT
from windroos.rules.toml_text import LONGEST
from windroos.wire.objects import Key, listed
from windroos.wire.spelling import or_null, text_to, whole

MOST_MOVES: Final = 100


class DoSeason(NamedTuple):
    """Open a season, or change it; its formula is one that comes with Windroos, or a TOML file's text.

    name, people, above, moves  as of `club_events.SeasonSet`; None leaves what is there
    starts  from this day on evenings count by the new formula; None: all evenings of the season
    """

    id: str
    since: date
    until: date
    formula: str
    toml: str
    name: str | None = None
    people: tuple[str, ...] | None = None
    above: str | None = None
    moves: int | None = None
    starts: date | None = None


class DoEndSeason(NamedTuple):
    """Close a season or a period of it: who lead have the title. Closed already: the title follows the standings."""

    season: str
    period: str
    day: date


class DoLetStand(NamedTuple):
    """The title stays whose it is, though the standings have changed since."""

    season: str
    period: str


class DoResumeSeason(NamedTuple):
    """A season, or a period, is not closed after all."""

    season: str
    period: str


class DoLot(NamedTuple):
    """Draw the lot between those who stand equal to the end in a season or a period."""

    season: str
    period: str


class DoScheme(NamedTuple):
    """Who sits with whom in each round of a season; no rounds: there is no scheme any more."""

    season: str
    rounds: Rounds


class DoHouseRules(NamedTuple):
    """By which house rules a season plays a rule set: their TOML, which says which; of `rules` none where it is ""."""

    season: str
    rules: str
    toml: str


class DoHonour(NamedTuple):
    """Type a title or a cup of an earlier year, with where it was taken from; without people it is taken back."""

    id: str
    year: int
    title: str
    people: tuple[str, ...]
    source: str


SeasonRequest = DoHonour | DoHouseRules | DoSeason | DoEndSeason | DoLetStand | DoResumeSeason | DoLot | DoScheme
_OF: Final = (Key("season", ID), Key("period", or_null(SHORT, ""), ""))
SEASON_KINDS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    "season": (
        DoSeason,
        (
            *(Key("id", or_null(ID, ""), ""), Key("from", DAY), Key("until", DAY)),
            *(Key("formula", SHORT, ""), Key("toml", text_to(LONGEST_FORMULA), "")),
            *(Key("name", or_null(SHORT, None), None), Key("people", or_null(listed(ID), None), None)),
            Key("above", or_null(text_to(LONGEST_ID), None), None),
            *(Key("moves", or_null(whole(0, MOST_MOVES), None), None), Key("starts", or_null(DAY, None), None)),
        ),
    ),
    "end_season": (DoEndSeason, (*_OF, Key("date", DAY))),
    "let_stand": (DoLetStand, _OF),
    "resume_season": (DoResumeSeason, _OF),
    "lot": (DoLot, _OF),
    "honour": (
        DoHonour,
        (
            *(Key("id", or_null(ID, ""), ""), Key("year", whole(0, LAST_HONOUR), 0)),
            *(Key("title", text_to(LONGEST_TEXT), ""), Key("people", listed(ID), ())),
            Key("source", text_to(LONGEST_TEXT), ""),
        ),
    ),
    "house_rules": (DoHouseRules, (Key("season", ID), Key("rules", SHORT, ""), Key("toml", text_to(LONGEST), ""))),
    "scheme": (DoScheme, (Key("season", ID), Key("rounds", listed(listed(listed(ID)))))),
}
"""Each by the word of `do`, with its keys."""
