"""Cards that open pages, as stored: one that was lost or copied is withdrawn, and its owner gets another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from windroos.people.spelling import ID, SHORT
from windroos.tournament.spelling import MOST_TABLES
from windroos.wire.objects import Key
from windroos.wire.spelling import whole


class CardRenewed(NamedTuple):
    """The card of somebody, or of a table, is another; who has an older one is let in by it no longer.

    entrant  whose it is, "" of a table
    table    which table's, 0 of a person
    version  counts from 1: the first card has 0
    """

    entrant: str
    table: int
    version: int
    reason: str = ""

    @property
    def of(self) -> CardOwner:
        """Whose card it is."""
        return self.entrant or self.table


CardOwner = str | int
"""Somebody by his id, or a table by its number."""
CARD_EVENTS: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "card_renewed": (
        CardRenewed,
        (
            *(Key("entrant", ID, ""), Key("table", whole(0, MOST_TABLES), 0), Key("version", whole(1))),
            Key("reason", SHORT, ""),
        ),
    ),
}
"""The word of each event, and its keys."""
