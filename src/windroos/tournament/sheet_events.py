"""What is told of tables that count hand by hand, as stored: on which score sheet, and that it no longer is theirs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from windroos.people.spelling import ID
from windroos.tournament.spelling import AT_TABLE
from windroos.wire.objects import Key, listed
from windroos.wire.spelling import FLAG


class CountBegun(NamedTuple):
    """A table of a round counts on the score sheet of this id; `people` are those whom it has, East first.

    kept  told again of a sheet with hands on it, as people sit elsewhere: what they made stays theirs, from here on
          they sit otherwise; without it the hands stay with the places, and are of who should have sat there
    """

    round: int
    table: int
    sheet: str
    people: tuple[str, ...]
    kept: bool = False


class CountLeft(NamedTuple):
    """The result of the table was typed or struck: its score sheet writes no more into it."""

    round: int
    table: int


TableSheetEvent = CountBegun | CountLeft
SHEET_LINK_EVENTS: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "sheet": (CountBegun, (*AT_TABLE, Key("sheet", ID), Key("people", listed(ID)), Key("kept", FLAG, False))),
    "sheet_left": (CountLeft, AT_TABLE),
}
"""The word of each event, and its keys."""
