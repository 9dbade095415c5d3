"""What is asked of the cash book besides an entry: what taking part costs, who paid an evening, dissolving the club."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, Final, NamedTuple

from windroos.people.spelling import CENTS, DAY, ID, SHORT
from windroos.wire.objects import Key, listed
from windroos.wire.spelling import FLAG


class DoDues(NamedTuple):
    """Set what taking part costs from a day on, in cents."""

    since: date
    evening: int
    deposit: int
    half_year: int


class DoPaid(NamedTuple):
    """Somebody paid for an evening; or not after all: that entry is taken back by a counter-entry."""

    evening: str
    person: str
    paid: bool


class DoDissolve(NamedTuple):
    """Dissolve the club: draw who may buy which of its things, and who gets a cent more."""

    day: date
    things: tuple[str, ...]


CashRequest = DoDues | DoPaid | DoDissolve
CASH_REQUESTS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    "dues": (
        DoDues,
        (
            *(Key("since", DAY), Key("evening", CENTS, 0), Key("deposit", CENTS, 0)),
            Key("half_year", CENTS, 0),
        ),
    ),
    "paid": (DoPaid, (Key("evening", ID), Key("person", ID), Key("paid", FLAG, True))),
    "dissolve": (DoDissolve, (Key("date", DAY), Key("things", listed(SHORT), ()))),
}
"""The keys of each, by its word."""
