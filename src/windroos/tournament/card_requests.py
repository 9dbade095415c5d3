"""What is asked of the cards that open pages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from windroos.people.spelling import ID
from windroos.tournament.spelling import MOST_TABLES, REASON
from windroos.wire.objects import Key
from windroos.wire.spelling import whole


class DoRenewCard(NamedTuple):
    """Withdraw the card of somebody, or of a table, so that another is printed; one of the two is named."""

    entrant: str = ""
    table: int = 0
    reason: str = ""


CARD_KINDS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    "renew_card": (DoRenewCard, (Key("entrant", ID, ""), Key("table", whole(0, MOST_TABLES), 0), REASON)),
}
"""The word of each request, and its keys."""
