"""What is told of tables that count hand by hand, as stored: on which score sheet, and that it no longer is theirs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from windroos.people.spelling import ID
from windroos.tournament.spelling import AT_TABLE
from windroos.wire.objects import Key, listed


class CountBegun(NamedTuple):
    """A table of a round counts on the score sheet of this id; `people` are those whom it has, East first."""

    round: int
    table: int
    sheet: str
    people: tuple[str, ...]


class CountLeft(NamedTuple):
    """The result of the table was typed or struck: its score sheet writes no more into it."""

    round: int
    table: int


TableSheetEvent = CountBegun | CountLeft
SHEET_LINK_EVENTS: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "sheet": (CountBegun, (*AT_TABLE, Key("sheet", ID), Key("people", listed(ID)))),
    "sheet_left": (CountLeft, AT_TABLE),
}
"""The word of each event, and its keys."""
