"""What is asked of the tables of a round: results, agreements, corrections."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from windroos.people.spelling import ID, SHORT
from windroos.scoresheet.taps import Tap
from windroos.tournament.result_events import AGREE_WAYS, FORM, AgreeWay
from windroos.tournament.spelling import AT_TABLE, FOUR_BESTS, FOUR_COUNTS, FOUR_POINTS, HANDS, REASON
from windroos.wire.objects import Key
from windroos.wire.spelling import one_of, or_null


class DoTableResult(NamedTuple):
    """Type what was won and lost at a table, East first; with a reason where it was final.

    form    the taps of each hand, where every hand was typed
    typist  who types it from paper, as he signs: where two people type, it waits for the other
    screen  the mark of the browser at which he does, by which one person is not taken for two; "" where nobody knows
    """

    round: int
    table: int
    points: tuple[int, ...]
    mahjongs: tuple[int, ...]
    best: tuple[int | None, ...]
    reason: str
    caused: tuple[int, ...] = ()
    hands: int | None = None
    hand: str = ""
    limits: tuple[int, ...] = ()
    form: tuple[tuple[Tap, ...], ...] = ()
    typist: str = ""
    screen: str = ""


class DoAgree(NamedTuple):
    """Somebody at the table says that its result is right."""

    round: int
    table: int
    entrant: str
    how: AgreeWay = "phone"


class DoSettle(NamedTuple):
    """The desk says that a result is right."""

    round: int
    table: int
    reason: str


class DoStrike(NamedTuple):
    """A result never was."""

    round: int
    table: int
    reason: str


TableRequest = DoTableResult | DoAgree | DoSettle | DoStrike
RESULT_KINDS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    "result": (
        DoTableResult,
        (
            *(*AT_TABLE, Key("points", FOUR_POINTS), Key("mahjongs", or_null(FOUR_COUNTS, ()), ())),
            *(Key("best", or_null(FOUR_BESTS, ()), ()), REASON, Key("caused", or_null(FOUR_COUNTS, ()), ())),
            *(Key("hands", HANDS, None), Key("hand", or_null(SHORT, ""), "")),
            *(Key("limits", or_null(FOUR_COUNTS, ()), ()), FORM, Key("typist", or_null(SHORT, ""), "")),
            Key("screen", or_null(SHORT, ""), ""),
        ),
    ),
    "agree": (DoAgree, (*AT_TABLE, Key("entrant", ID), Key("how", one_of(*AGREE_WAYS), "phone"))),
    "settle": (DoSettle, (*AT_TABLE, REASON)),
    "void": (DoStrike, (*AT_TABLE, REASON)),
}
"""The word of each request, and its keys."""
