"""Who is late, gone, ill, replaced, disqualified or back, as stored: each with an id by which it is revoked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from windroos.people.spelling import ID, SHORT
from windroos.tournament.spelling import AT_TABLE, NUMBER, ROUND
from windroos.wire.objects import Key, listed
from windroos.wire.spelling import FLAG, one_of, or_null, whole

MOST_MINUTES: Final = 1440
MOST_HANDS: Final = 1000
SeatReason = Literal["late", "ill", "disqualified", "absent"]
SEAT_REASONS: Final[tuple[SeatReason, ...]] = ("late", "ill", "disqualified", "absent")
ExchangeKind = Literal["swap", "wrong_seats", "wrong_table"]
EXCHANGE_KINDS: Final[tuple[ExchangeKind, ...]] = ("swap", "wrong_seats", "wrong_table")
"""So that fewer tables cannot play; noticed at a table; noticed of two tables."""


class LateCome(NamedTuple):
    """Somebody is late for a round; `minutes` None: nobody knows how late, he is not there.

    dispensation  he may come in after the round until which that is usual (Fu Hing, p. 39, rule 8)
    """

    id: str
    entrant: str
    round: int
    minutes: int | None = None
    dispensation: bool = False
    note: str = ""


class SeatTaken(NamedTuple):
    """Somebody sits in another's place, `by` "" nobody, from the hand of this number on; 0: before the start."""

    id: str
    entrant: str
    by: str
    round: int
    from_hand: int
    reason: SeatReason
    note: str = ""


class Disqualified(NamedTuple):
    """Somebody is disqualified in a round."""

    id: str
    entrant: str
    round: int
    note: str = ""


class Withdrawn(NamedTuple):
    """Somebody does not play from this round on; `by` sits in his place in all of them, "" who is told by round."""

    id: str
    entrant: str
    round: int
    note: str = ""
    by: str = ""


class Returned(NamedTuple):
    """Who had withdrawn plays again from this round on."""

    id: str
    entrant: str
    round: int
    note: str = ""


class TakenOut(NamedTuple):
    """Somebody's name is taken out of the result; what was played at his tables stays (EMA, MCR regulations, 4)."""

    id: str
    entrant: str
    note: str = ""


class TableDropped(NamedTuple):
    """A table cannot play a round, for want of four."""

    id: str
    round: int
    table: int
    note: str = ""


class SeatsExchanged(NamedTuple):
    """Playing numbers have changed places in a round: of each pair one sits where the other sat.

    kept  result of a table that was typed before went along with the players, and did not stay at the winds
    """

    id: str
    round: int
    pairs: tuple[tuple[int, ...], ...]
    kind: ExchangeKind
    kept: bool = False
    note: str = ""


class IrregularRevoked(NamedTuple):
    """What was told under this id never was."""

    id: str
    note: str = ""


IrregularFact = LateCome | SeatTaken | Disqualified | Withdrawn | Returned | TakenOut | TableDropped | SeatsExchanged
IrregularEvent = IrregularFact | IrregularRevoked
_ID: Final = Key("id", ID)
_NOTE: Final = Key("note", SHORT, "")
_WHO: Final = (_ID, Key("entrant", ID), Key("round", ROUND))
IRREGULAR_EVENTS: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "late": (
        LateCome,
        (*_WHO, Key("minutes", or_null(whole(0, MOST_MINUTES), None), None), Key("dispensation", FLAG, False), _NOTE),
    ),
    "seat": (
        SeatTaken,
        (
            *(_ID, Key("entrant", ID), Key("by", ID, ""), Key("round", ROUND)),
            *(Key("from_hand", whole(0, MOST_HANDS), 0), Key("reason", one_of(*SEAT_REASONS)), _NOTE),
        ),
    ),
    "disqualified": (Disqualified, (*_WHO, _NOTE)),
    "withdrawn": (Withdrawn, (*_WHO, _NOTE, Key("by", or_null(ID, ""), ""))),
    "returned": (Returned, (*_WHO, _NOTE)),
    "taken_out": (TakenOut, (_ID, Key("entrant", ID), _NOTE)),
    "dropped": (TableDropped, (_ID, *AT_TABLE, _NOTE)),
    "exchanged": (
        SeatsExchanged,
        (
            *(_ID, Key("round", ROUND), Key("pairs", listed(listed(NUMBER)))),
            *(Key("kind", one_of(*EXCHANGE_KINDS)), Key("kept", FLAG, False), _NOTE),
        ),
    ),
    "irregular_revoked": (IrregularRevoked, (_ID, _NOTE)),
}
"""The word of each event, and its keys."""
