"""What is typed of the tables of an evening: results, paper forms hand by hand, and what is struck."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final, NamedTuple

from windroos.club.evening_events import MOST_HANDS, MOST_TABLES
from windroos.people.spelling import ID, OPTIONS, POINTS, SHARE, SHORT
from windroos.rules.rule import Value
from windroos.scoresheet.taps import MOST
from windroos.wire.objects import Key, fields, listed
from windroos.wire.spelling import FLAG, Spelling, matching, one_of, or_null, whole


class DoResult(NamedTuple):
    """Type the result of a table part, or correct it; `unsettled`: keep it though it does not add up."""

    evening: str
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
    unsettled: bool
    complete: bool | None = None


class PaperSpecial(NamedTuple):
    """Which special hand it was: a formation by its number or id, or a situation by its id; nothing: none."""

    number: int = 0
    formation: str = ""
    situation: str = ""


class PaperHand(NamedTuple):
    """A hand of a paper form; without a winner nobody won.

    by      where the winning tile came from; "" is a discard where there is a giver, else the winner's own
    scores  in seating order, None of who has none; of the winner alone it may be missing where `special` says it
    bet     who had bet; "" is the winner
    """

    winner: str
    by: str
    giver: str
    scores: tuple[int | None, ...]
    special: PaperSpecial
    bet: tuple[str, ...]
    end: str


class DoHands(NamedTuple):
    """Type a paper form hand by hand, or correct it."""

    evening: str
    table: int
    part: int
    share: Fraction
    rules: str
    options: tuple[tuple[str, Value], ...]
    players: tuple[str, ...]
    hands: tuple[PaperHand, ...]
    reason: str


class DoVoid(NamedTuple):
    """Take a result back."""

    evening: str
    table: int
    part: int
    reason: str


class DoInstead(NamedTuple):
    """Say that somebody else sat there: a result stays, and is of `by` in the place of `person`."""

    evening: str
    table: int
    part: int
    person: str
    by: str
    reason: str


ResultRequest = DoResult | DoHands | DoVoid | DoInstead


def _read_bet(value: Any, where: str) -> tuple[str, ...]:
    """True for the winner, an id, or a list of ids."""
    if isinstance(value, bool):
        return ("",) if value else ()
    return (value,) if isinstance(value, str) else listed(ID).read(value, where)


_WAYS: Final = ("self", "discard", "wall", "kong", "bonus", "robbed")
_SPECIAL: Final = fields(
    PaperSpecial, Key("number", whole(0, 99), 0), Key("formation", SHORT, ""), Key("situation", SHORT, "")
)
_SCORE: Final = or_null(whole(0, MOST), None)
_SCORES: Final = listed(_SCORE)
_HAND: Final = fields(
    PaperHand,
    Key("winner", or_null(ID, ""), ""),
    Key("by", or_null(one_of(*_WAYS), ""), ""),
    Key("giver", or_null(ID, ""), ""),
    Key("scores", or_null(_SCORES, ()), ()),
    Key("special", or_null(_SPECIAL, PaperSpecial()), PaperSpecial()),
    Key("bet", Spelling(lambda _: "null", _read_bet, {}), ()),
    Key("end", or_null(one_of("draw", "kongs", "bell"), ""), ""),
)
REASON: Final = matching(r"\s*\S.{0,199}", '"..."')
"""Why something is put right, in a few words."""
_COUNTS: Final = or_null(listed(whole(0, MOST_HANDS)), ())
_TABLE: Final = (Key("evening", ID), Key("table", whole(1, MOST_TABLES)), Key("part", whole(1, MOST_TABLES), 1))
RESULT_KINDS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    "result": (
        DoResult,
        (
            *(*_TABLE, Key("share", SHARE, Fraction(1)), Key("rules", or_null(SHORT, ""), "")),
            *(Key("players", listed(ID)), Key("points", listed(POINTS)), Key("mahjongs", _COUNTS, ())),
            *(Key("caused", _COUNTS, ()), Key("hands", or_null(whole(0, MOST_HANDS), None), None)),
            *(Key("reason", or_null(SHORT, ""), ""), Key("unsettled", FLAG, False)),
            Key("complete", or_null(FLAG, None), None),
        ),
    ),
    "hands": (
        DoHands,
        (
            *(*_TABLE, Key("share", SHARE, Fraction(1)), Key("rules", or_null(SHORT, ""), "")),
            *(Key("options", OPTIONS, ()), Key("players", listed(ID)), Key("hands", listed(_HAND))),
            Key("reason", or_null(SHORT, ""), ""),
        ),
    ),
    "void": (DoVoid, (*_TABLE, Key("reason", REASON))),
    "instead": (DoInstead, (*_TABLE, Key("person", ID), Key("by", ID), Key("reason", REASON))),
}
"""Each by the word of `do`, with its keys."""
