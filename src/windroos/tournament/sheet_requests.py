"""What is asked of tables that count hand by hand: on which score sheet, and to take over what it holds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from windroos.people.spelling import ID
from windroos.scoresheet.events import SHEET_EVENT, SheetEvent
from windroos.tournament.spelling import AT_TABLE, REASON
from windroos.wire.objects import Key, listed


class DoLinkSheet(NamedTuple):
    """Count a table of a round on the score sheet of this id; a table that has one already keeps it."""

    round: int
    table: int
    sheet: str


class DoTakeSheet(NamedTuple):
    """Make what a score sheet holds the result of the table that counts on it; with a reason where it was final."""

    round: int
    table: int
    sheet: str
    events: tuple[SheetEvent, ...]
    reason: str = ""


TableSheetRequest = DoLinkSheet | DoTakeSheet
SHEET_LINK_REQUESTS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    "link": (DoLinkSheet, (*AT_TABLE, Key("sheet", ID))),
    "take": (DoTakeSheet, (*AT_TABLE, Key("sheet", ID), Key("events", listed(SHEET_EVENT)), REASON)),
}
"""The word of each request, and its keys."""
