"""What happens to an evening, as stored."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from fractions import Fraction
from typing import Final, NamedTuple

from windroos.club.agreement_events import AGREEMENT, ResultAgreed
from windroos.club.calendar import KINDS
from windroos.club.forming import METHODS
from windroos.club.past_events import PAST_EVENING, PastEveningEvent
from windroos.club.purpose_events import PURPOSE, PurposeEvent
from windroos.duplicate.events import WALL_EVENTS, WallEvent
from windroos.people.spelling import DAY, ID, MOMENT, OPTIONS, POINTS, SHARE, SHORT, TIME
from windroos.rules.rule import Value
from windroos.rules.toml_text import LONGEST
from windroos.scoresheet.events import SHEET_EVENT, SheetEvent
from windroos.scoresheet.spelling import TAPS
from windroos.scoresheet.taps import Tap
from windroos.wire.objects import Key, fields, listed
from windroos.wire.spelling import FLAG, Spelling, one_of, or_null, text_to, whole

MOST_TABLES: Final = 1000
MOST_HANDS: Final = 1000
MOST_MINUTES: Final = 1440


class EveningSet(NamedTuple):
    """An evening is planned, or moved to another day, kind or rules. `lot` decides where nothing else does.

    rules   id of the rule set that its tables play where they do not say otherwise, "" where all say
    begins  the time of day, as 19:30; "" where nobody said
    also    ids of further rule sets that tables may play
    """

    day: date
    kind: str
    rules: str
    lot: str
    begins: str = ""
    also: tuple[str, ...] = ()


class EveningCancelled(NamedTuple):
    """It is not held."""

    reason: str


class PersonAnswered(NamedTuple):
    """Somebody says beforehand whether he comes."""

    person: str
    coming: bool


class PersonArrived(NamedTuple):
    """Somebody is there, `at` a time of day; `reason` says why, where arrivals were closed."""

    person: str
    at: str = ""
    reason: str = ""


class PersonLeft(NamedTuple):
    """Somebody is not there, or no longer, from a time of day."""

    person: str
    at: str = ""


class TablesMade(NamedTuple):
    """Who sits where, by lot (`seed`) or as the secretary wants it (0).

    method  how the tables were formed, "" where nobody said
    winds   the lot gave the seats too: everybody is named in seating order, East first
    reason  why, in words
    """

    tables: tuple[tuple[str, ...], ...]
    seed: int
    method: str = ""
    winds: bool = False
    reason: str = ""


class PartBegun(NamedTuple):
    """Somebody came late or went early: what follows at a table is played by these people, in seating order."""

    table: int
    part: int
    players: tuple[str, ...]
    reason: str = ""
    at: str = ""


class SheetLinked(NamedTuple):
    """A part of a table is counted on a score sheet of its own, the stream of this id."""

    table: int
    part: int
    sheet: str


class ClockSet(NamedTuple):
    """The clock of the evening runs for so many minutes from a moment (UTC, as 2024-03-05T19:30:00); 0: none runs.

    last  minutes before its end at which the last hand is called
    """

    since: str
    minutes: int
    last: int = 0


class ItemTicked(NamedTuple):
    """Something on the list of what is to be done before closing is done, or not after all; `item` says it."""

    item: str
    done: bool


class ResultTyped(NamedTuple):
    """What was won and lost at a part of a table, in seating order. Of a part that was typed before it is a correction.

    share     the part's share of the evening
    mahjongs, caused  made by each, and made with his tile by others; () where nobody knows
    hands     played at the table, None where nobody knows
    settled   False: the points do not add up, and the table counts for nobody
    complete  False: time was up before the game was, None: nobody said
    imported  the import that it came with, "" where it was typed
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
    complete: bool | None = None
    imported: str = ""


class SheetTyped(NamedTuple):
    """A paper form typed in hand by hand, in the place of totals: the taps of each hand, as a score sheet keeps them.

    Winds, payments and points are folded from them, and nothing of that is stored.

    sheet   the score sheet (`SheetLinked`) that this was taken over from, "" for a paper form
    events  all that happened to that sheet, in the place of `hands`; its players are ids
    house   the house rules that a form is counted by, as TOML, "" by the book
    """

    table: int
    part: int
    share: Fraction
    rules: str
    options: tuple[tuple[str, Value], ...]
    players: tuple[str, ...]
    hands: tuple[tuple[Tap, ...], ...]
    reason: str
    sheet: str = ""
    events: tuple[SheetEvent, ...] = ()
    imported: str = ""
    house: str = ""

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
    imported: str = ""


class EveningClosed(NamedTuple):
    """All results are in; `reason` why that is told after a title was given."""

    reason: str = ""


class EveningReopened(NamedTuple):
    """Results may come again."""

    reason: str


EveningEvent = (
    EveningSet
    | EveningCancelled
    | PersonAnswered
    | PersonArrived
    | PersonLeft
    | TablesMade
    | PartBegun
    | SheetLinked
    | ClockSet
    | ItemTicked
    | ResultTyped
    | SheetTyped
    | ResultVoided
    | PointsAdjusted
    | EveningClosed
    | EveningReopened
    | PastEveningEvent
    | PurposeEvent
    | ResultAgreed
    | WallEvent
)
_COUNTS: Final = listed(whole(0, MOST_HANDS))
_PERSON: Final = Key("person", ID)
_REASON: Final = Key("reason", SHORT, "")
_AT: Final = Key("at", TIME, "")
_IMPORTED: Final = Key("imported", SHORT, "")
_PART: Final = (Key("table", whole(1, MOST_TABLES)), Key("part", whole(1, MOST_TABLES), 1))
_EVENING: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "evening": (
        EveningSet,
        (
            *(Key("day", DAY), Key("kind", one_of(*KINDS)), Key("rules", SHORT, ""), Key("lot", SHORT)),
            *(Key("begins", TIME, ""), Key("also", listed(SHORT), ())),
        ),
    ),
    "cancelled": (EveningCancelled, (_REASON,)),
    "answered": (PersonAnswered, (_PERSON, Key("coming", FLAG))),
    "arrived": (PersonArrived, (_PERSON, _AT, _REASON)),
    "left": (PersonLeft, (_PERSON, _AT)),
    "tables": (
        TablesMade,
        (
            *(Key("tables", listed(listed(ID))), Key("seed", whole(0), 0)),
            *(Key("method", one_of("", *METHODS), ""), Key("winds", FLAG, False), _REASON),
        ),
    ),
    "part": (PartBegun, (*_PART, Key("players", listed(ID)), _REASON, _AT)),
    "linked": (SheetLinked, (*_PART, Key("sheet", ID))),
    "clock": (
        ClockSet,
        (Key("since", MOMENT), Key("minutes", whole(0, MOST_MINUTES)), Key("last", whole(0, MOST_MINUTES), 0)),
    ),
    "ticked": (ItemTicked, (Key("item", SHORT), Key("done", FLAG))),
    "result": (
        ResultTyped,
        (
            *(*_PART, Key("share", SHARE, Fraction(1)), Key("rules", SHORT, ""), Key("players", listed(ID))),
            *(Key("points", listed(POINTS)), Key("mahjongs", _COUNTS, ()), Key("caused", _COUNTS, ())),
            *(Key("hands", or_null(whole(0, MOST_HANDS), None), None), _REASON, Key("settled", FLAG, True)),
            Key("complete", or_null(FLAG, None), None),
            _IMPORTED,
        ),
    ),
    "sheet": (
        SheetTyped,
        (
            *(*_PART, Key("share", SHARE, Fraction(1)), Key("rules", SHORT), Key("options", OPTIONS, ())),
            *(Key("players", listed(ID)), Key("hands", listed(TAPS)), _REASON),
            *(Key("sheet", ID, ""), Key("events", listed(SHEET_EVENT), ()), _IMPORTED),
            Key("house", text_to(LONGEST), ""),
        ),
    ),
    "voided": (ResultVoided, (*_PART, _REASON)),
    "adjusted": (PointsAdjusted, (_PERSON, Key("points", POINTS), _REASON, Key("imported", SHORT, ""))),
    "closed": (EveningClosed, (_REASON,)),
    "reopened": (EveningReopened, (_REASON,)),
    **PAST_EVENING,
    **PURPOSE,
    **AGREEMENT,
    **WALL_EVENTS,
}
EVENING_WORDS: Final = {kind: word for word, (kind, _) in _EVENING.items()}
EVENING_EVENTS: Final[Mapping[str, Spelling[EveningEvent]]] = {
    word: fields(kind, *keys, tag=("event", word)) for word, (kind, keys) in _EVENING.items()
}
