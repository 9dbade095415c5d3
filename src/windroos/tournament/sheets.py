"""The score sheets on which tables of a round count hand by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from windroos.tournament.results import TableAt
from windroos.tournament.sheet_events import CountBegun, CountLeft, TableSheetEvent


class TableCount(NamedTuple):
    """A score sheet of a table, with its people, East first; `left`: it writes no more into the table.

    kept   where people sit elsewhere since: what each made before stays his, and not with the places
    again  they do: the sheet is to be told
    """

    sheet: str
    people: tuple[str, ...]
    left: bool = False
    kept: bool = False
    again: bool = False


SheetsState = Mapping[TableAt, tuple[TableCount, ...]]
"""Of each table all that it ever counted on, oldest first; the last alone can be the one that it counts on."""


def after_sheet(state: SheetsState, event: TableSheetEvent) -> SheetsState:
    """The sheets after an event."""
    at = (event.round, event.table)
    before = state.get(at, ())
    match event:
        case CountBegun(_, _, sheet, people, kept):
            known = any(one.sheet == sheet for counts in state.values() for one in counts)
            others = {
                place: tuple(one for one in counts if one.sheet != sheet) if known else counts
                for place, counts in state.items()
            }
            return {**others, at: (*others.get(at, ()), TableCount(sheet, people, kept=kept, again=known))}
        case CountLeft():
            return {**state, at: (*before[:-1], *(one._replace(left=True) for one in before[-1:]))}


def counted_on(state: SheetsState, at: TableAt, people: Sequence[str]) -> str:
    """The sheet on which a table counts at which these people sit now; "" where it counts on none of its own."""
    last = next(iter(state.get(at, ())[-1:]), None)
    return last.sheet if last is not None and not last.left and last.people == tuple(people) else ""
