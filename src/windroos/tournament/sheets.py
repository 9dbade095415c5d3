"""The score sheets on which tables of a round count hand by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from windroos.tournament.results import TableAt
from windroos.tournament.sheet_events import CountBegun, CountLeft, TableSheetEvent


class TableCount(NamedTuple):
    """A score sheet of a table, with its people, East first; `left`: it writes no more into the table."""

    sheet: str
    people: tuple[str, ...]
    left: bool = False


SheetsState = Mapping[TableAt, tuple[TableCount, ...]]
"""Of each table all that it ever counted on, oldest first; the last alone can be the one that it counts on."""


def after_sheet(state: SheetsState, event: TableSheetEvent) -> SheetsState:
    """The sheets after an event."""
    at = (event.round, event.table)
    before = state.get(at, ())
    match event:
        case CountBegun(_, _, sheet, people):
            return {**state, at: (*before, TableCount(sheet, people))}
        case CountLeft():
            return {**state, at: (*before[:-1], *(one._replace(left=True) for one in before[-1:]))}


def counted_on(state: SheetsState, at: TableAt, people: Sequence[str]) -> str:
    """The sheet on which a table counts at which these people sit now; "" where it counts on none of its own."""
    last = next(iter(state.get(at, ())[-1:]), None)
    return last.sheet if last is not None and not last.left and last.people == tuple(people) else ""
