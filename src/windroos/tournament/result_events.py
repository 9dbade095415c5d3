"""What is told of the tables of a round, as stored: results, agreements, corrections."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from windroos.people.spelling import ID, SHORT
from windroos.scoresheet.spelling import TAPS
from windroos.scoresheet.taps import Tap
from windroos.tournament.spelling import AT_TABLE, FOUR_BESTS, FOUR_COUNTS, FOUR_POINTS, HANDS
from windroos.wire.objects import Key, listed
from windroos.wire.spelling import one_of

AgreeWay = Literal["phone", "paper"]
AGREE_WAYS: Final[tuple[AgreeWay, ...]] = ("phone", "paper")
"""He tapped it, or signed the form."""


class TableResult(NamedTuple):
    """What was won and lost at a table, East first; in the place of what was told before, whose agreements are gone.

    points    as they were counted, without penalties
    mahjongs  made by each; () where nobody knows
    best      the highest hand of each, None where nobody knows; () of nobody
    reason    why it is corrected
    caused    mahjongs of others with his tile, of each; () where nobody knows
    hands     played at the table, None where nobody knows
    hand      what the highest hand of the table was, in words
    limits    limit hands made by each; () where nobody said
    form      the taps of each hand, where a form was typed hand by hand; the figures above are what they come to
    """

    round: int
    table: int
    points: tuple[int, ...]
    mahjongs: tuple[int, ...] = ()
    best: tuple[int | None, ...] = ()
    reason: str = ""
    caused: tuple[int, ...] = ()
    hands: int | None = None
    hand: str = ""
    limits: tuple[int, ...] = ()
    form: tuple[tuple[Tap, ...], ...] = ()


class TypedOnce(NamedTuple):
    """A result as one of two people typed it from paper; it holds when another has typed the same. Fields as above.

    typist  who typed it, as he signs
    screen  the mark of the browser at which he did, "" where nobody knows
    """

    round: int
    table: int
    points: tuple[int, ...]
    mahjongs: tuple[int, ...] = ()
    best: tuple[int | None, ...] = ()
    reason: str = ""
    caused: tuple[int, ...] = ()
    hands: int | None = None
    hand: str = ""
    limits: tuple[int, ...] = ()
    form: tuple[tuple[Tap, ...], ...] = ()
    typist: str = ""
    screen: str = ""

    @property
    def result(self) -> TableResult:
        """What the table comes to by it."""
        return TableResult(*self[:-2])


class ResultStruck(NamedTuple):
    """The result of a table never was."""

    round: int
    table: int
    reason: str


class TableAgreed(NamedTuple):
    """Somebody who sat there says that the result is right. The bond asks it of all four (book 002, p. 38, rule 4)."""

    round: int
    table: int
    entrant: str
    how: AgreeWay = "phone"


class TableSettled(NamedTuple):
    """The desk says that the result is right, where one of the four cannot."""

    round: int
    table: int
    reason: str


ResultEvent = TableResult | TypedOnce | ResultStruck | TableAgreed | TableSettled
_REASON: Final = Key("reason", SHORT, "")
FORM: Final = Key("form", listed(TAPS), ())
_FIGURES: Final = (
    *(*AT_TABLE, Key("points", FOUR_POINTS), Key("mahjongs", FOUR_COUNTS, ()), Key("best", FOUR_BESTS, ())),
    *(_REASON, Key("caused", FOUR_COUNTS, ()), Key("hands", HANDS, None), Key("hand", SHORT, "")),
    *(Key("limits", FOUR_COUNTS, ()), FORM),
)
RESULT_EVENTS: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "result": (TableResult, _FIGURES),
    "typed_once": (TypedOnce, (*_FIGURES, Key("typist", SHORT, ""), Key("screen", SHORT, ""))),
    "struck": (ResultStruck, (*AT_TABLE, _REASON)),
    "agreed": (TableAgreed, (*AT_TABLE, Key("entrant", ID), Key("how", one_of(*AGREE_WAYS), "phone"))),
    "settled": (TableSettled, (*AT_TABLE, _REASON)),
}
"""The word of each event, and its keys."""
