"""What happens to an evening, as stored."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from fractions import Fraction
from typing import Final, NamedTuple

from windroos.club.calendar import KINDS
from windroos.club.spelling import DAY, ID, OPTIONS, POINTS, SHARE, SHORT
from windroos.rules.rule import Value
from windroos.scoresheet.spelling import TAPS
from windroos.scoresheet.taps import Tap
from windroos.wire.objects import Key, fields, listed
from windroos.wire.spelling import FLAG, Spelling, one_of, or_null, whole

MOST_TABLES: Final = 1000
MOST_HANDS: Final = 1000


class EveningSet(NamedTuple):
    """An evening is planned, or moved to another day, kind or rules. `lot` decides where nothing else does.

    rules  id of the rule set that its tables play where they do not say otherwise, "" where all say
    """

    day: date
    kind: str
    rules: str
    lot: str


class EveningCancelled(NamedTuple):
    """It is not held."""

    reason: str


class PersonArrived(NamedTuple):
    """Somebody is there."""

    person: str


class PersonLeft(NamedTuple):
    """Somebody is not there, or no longer."""

    person: str


class TablesMade(NamedTuple):
    """Who sits where, by lot (`seed`) or as the secretary wants it (0)."""

    tables: tuple[tuple[str, ...], ...]
    seed: int


class ResultTyped(NamedTuple):
    """What was won and lost at a part of a table, in seating order. Of a part that was typed before it is a correction.

    share     the part's share of the evening
    mahjongs, caused  made by each, and made with his tile by others; () where nobody knows
    hands     played at the table, None where nobody knows
    settled   False: the points do not add up, and the table counts for nobody
    """

    table: int
    part: int
    share: Fraction
    rules: str
    players: tuple[str, ...]
    points: tuple[int, ...]
    mahjongs: tuple[int, ...]
    caused: tuple[int, ...]
    hands: int | None
    reason: str
    settled: bool


class SheetTyped(NamedTuple):
    """A paper form typed in hand by hand, in the place of totals: the taps of each hand, as a score sheet keeps them.

    Winds, payments and points are folded from them, and nothing of that is stored.
    """

    table: int
    part: int
    share: Fraction
    rules: str
    options: tuple[tuple[str, Value], ...]
    players: tuple[str, ...]
    hands: tuple[tuple[Tap, ...], ...]
    reason: str

    @property
    def settled(self) -> bool:
        """A sheet always adds up."""
        return True


TypedResult = ResultTyped | SheetTyped


class ResultVoided(NamedTuple):
    """The result of a part never was."""

    table: int
    part: int
    reason: str


class PointsAdjusted(NamedTuple):
    """Points given to a person, or taken."""

    person: str
    points: int
    reason: str


class EveningClosed(NamedTuple):
    """All results are in."""


class EveningReopened(NamedTuple):
    """Results may come again."""

    reason: str


EveningEvent = (
    EveningSet
    | EveningCancelled
    | PersonArrived
    | PersonLeft
    | TablesMade
    | ResultTyped
    | SheetTyped
    | ResultVoided
    | PointsAdjusted
    | EveningClosed
    | EveningReopened
)
_COUNTS: Final = listed(whole(0, MOST_HANDS))
_PERSON: Final = Key("person", ID)
_REASON: Final = Key("reason", SHORT, "")
_PART: Final = (Key("table", whole(1, MOST_TABLES)), Key("part", whole(1, MOST_TABLES), 1))
_EVENING: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "evening": (EveningSet, (Key("day", DAY), Key("kind", one_of(*KINDS)), Key("rules", SHORT, ""), Key("lot", SHORT))),
    "cancelled": (EveningCancelled, (_REASON,)),
    "arrived": (PersonArrived, (_PERSON,)),
    "left": (PersonLeft, (_PERSON,)),
    "tables": (TablesMade, (Key("tables", listed(listed(ID))), Key("seed", whole(0), 0))),
    "result": (
        ResultTyped,
        (
            *(*_PART, Key("share", SHARE, Fraction(1)), Key("rules", SHORT, ""), Key("players", listed(ID))),
            *(Key("points", listed(POINTS)), Key("mahjongs", _COUNTS, ()), Key("caused", _COUNTS, ())),
            *(Key("hands", or_null(whole(0, MOST_HANDS), None), None), _REASON, Key("settled", FLAG, True)),
        ),
    ),
    "sheet": (
        SheetTyped,
        (
            *(*_PART, Key("share", SHARE, Fraction(1)), Key("rules", SHORT), Key("options", OPTIONS, ())),
            *(Key("players", listed(ID)), Key("hands", listed(TAPS)), _REASON),
        ),
    ),
    "voided": (ResultVoided, (*_PART, _REASON)),
    "adjusted": (PointsAdjusted, (_PERSON, Key("points", POINTS), _REASON)),
    "closed": (EveningClosed, ()),
    "reopened": (EveningReopened, (_REASON,)),
}
EVENING_WORDS: Final = {kind: word for word, (kind, _) in _EVENING.items()}
EVENING_EVENTS: Final[Mapping[str, Spelling[EveningEvent]]] = {
    word: fields(kind, *keys, tag=("event", word)) for word, (kind, keys) in _EVENING.items()
}
