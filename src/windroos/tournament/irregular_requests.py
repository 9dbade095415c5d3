"""What is asked where somebody is late, gone, ill, replaced, disqualified or back, and where seats change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from windroos.people.spelling import ID, SHORT
from windroos.tournament.irregular_events import (
    EXCHANGE_KINDS,
    MOST_HANDS,
    MOST_MINUTES,
    SEAT_REASONS,
    ExchangeKind,
    SeatReason,
)
from windroos.tournament.spelling import NUMBER, PLAYER, ROUND, TABLE
from windroos.wire.objects import Key, listed
from windroos.wire.spelling import FLAG, Spelling, one_of, or_null, whole

Player = int | str
"""Somebody by his playing number, or by his id."""


class DoLate(NamedTuple):
    """Somebody is late for a round; `minutes` None: he is not there."""

    entrant: str
    round: int
    minutes: int | None
    dispensation: bool
    id: str
    note: str


class DoSubstitute(NamedTuple):
    """Somebody (`by`, "" nobody) sits in another's place from a hand on, 0: before the start.

    reason  None: as is known already, else absent
    """

    entrant: str
    by: str
    round: int
    from_hand: int
    reason: SeatReason | None
    id: str
    note: str


class DoDisqualify(NamedTuple):
    """Somebody is disqualified in a round; None: in the one that was played last."""

    entrant: str
    round: int | None
    id: str
    note: str


class DoWithdraw(NamedTuple):
    """Somebody does not play from a round on; None: the next. `by` sits in his place in all of them, "" nobody yet."""

    entrant: str
    round: int | None
    id: str
    note: str
    by: str = ""


class DoReturn(NamedTuple):
    """Who had withdrawn plays again from a round on; None: the next."""

    entrant: str
    round: int | None
    id: str
    note: str


class DoTakeOut(NamedTuple):
    """Somebody's name is taken out of the result."""

    entrant: str
    round: int | None
    id: str
    note: str


class DoDrop(NamedTuple):
    """A table cannot play a round."""

    round: int
    table: int
    id: str
    note: str


class DoSwap(NamedTuple):
    """Propose which numbers change places, so that as few tables as possible cannot play; `apply`: do it too.

    reserves  who are there to fill in: ids, or so many
    """

    round: int
    absent: tuple[Player, ...]
    reserves: tuple[str, ...] | int
    apply: bool
    id: str
    note: str


class DoExchange(NamedTuple):
    """Players sit in each other's places, noticed late: at one table, or two tables altogether (`tables`).

    keep  points that were typed already go along with the players, or stay at the winds
    """

    round: int
    pairs: tuple[tuple[Player, ...], ...]
    tables: tuple[int, ...]
    kind: ExchangeKind
    keep: bool
    id: str
    note: str


IrregularRequest = (
    DoLate | DoSubstitute | DoDisqualify | DoWithdraw | DoReturn | DoTakeOut | DoDrop | DoSwap | DoExchange
)


def _read_reserves(value: Any, where: str) -> tuple[str, ...] | int:
    return whole(0, 1000).read(value, where) if type(value) is int else listed(ID).read(value, where)


_RESERVES: Final[Spelling[tuple[str, ...] | int]] = Spelling(
    lambda _: "null", _read_reserves, {"description": '3, or a list of ids: ["rob", "sara"]'}
)
_ENTRANT: Final = Key("entrant", ID)
_ROUND: Final = Key("round", or_null(ROUND, None), None)
_MORE: Final = (Key("id", ID, ""), Key("note", SHORT, ""))
_SINCE: Final = (_ENTRANT, _ROUND, Key("id", ID, ""), Key("reason", or_null(SHORT, ""), ""))
IRREGULAR_KINDS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    "late": (
        DoLate,
        (
            *(_ENTRANT, Key("round", ROUND), Key("minutes", or_null(whole(0, MOST_MINUTES), None), None)),
            *(Key("dispensation", FLAG, False), *_MORE),
        ),
    ),
    "substitute": (
        DoSubstitute,
        (
            *(Key("for", ID), Key("by", or_null(ID, ""), ""), Key("round", ROUND)),
            *(Key("from_hand", whole(0, MOST_HANDS), 0), Key("reason", or_null(one_of(*SEAT_REASONS), None), None)),
            *_MORE,
        ),
    ),
    "disqualify": (DoDisqualify, _SINCE),
    "withdraw": (DoWithdraw, (*_SINCE, Key("by", or_null(ID, ""), ""))),
    "return": (DoReturn, _SINCE),
    "take_out": (DoTakeOut, _SINCE),
    "drop": (DoDrop, (Key("round", ROUND), Key("table", TABLE), *_MORE)),
    "swap": (
        DoSwap,
        (
            *(Key("round", ROUND), Key("absent", listed(PLAYER))),
            *(Key("reserves", _RESERVES, ()), Key("apply", FLAG, False), *_MORE),
        ),
    ),
    "exchange": (
        DoExchange,
        (
            *(Key("round", ROUND), Key("pairs", listed(listed(PLAYER)), ()), Key("tables", listed(NUMBER), ())),
            *(Key("kind", one_of(*EXCHANGE_KINDS), "wrong_seats"), Key("keep", FLAG, True), *_MORE),
        ),
    ),
}
"""The word of each request, and its keys."""
