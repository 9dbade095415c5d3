"""An evening as it stands, folded from its events; what was corrected stays visible."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from typing import NamedTuple

from windroos.club.errors import ClubError
from windroos.club.evening_events import (
    EveningCancelled,
    EveningClosed,
    EveningEvent,
    EveningReopened,
    EveningSet,
    PersonArrived,
    PersonLeft,
    PointsAdjusted,
    ResultTyped,
    ResultVoided,
    SheetTyped,
    TablesMade,
    TypedResult,
)

Place = tuple[int, int]
"""A table, and the part of it."""


class EarlierResult(NamedTuple):
    """A result as it was, and what was said when it was corrected or voided, by the event of this number."""

    typed: TypedResult
    event: int
    reason: str


class KeptResult(NamedTuple):
    """The result of a table part: what holds, None where it was voided; and what was there before, oldest first."""

    typed: TypedResult | None
    event: int
    earlier: tuple[EarlierResult, ...] = ()


class EveningState(NamedTuple):
    """An evening.

    length     events so far
    lot        decides where nothing else does
    here       who is there, in the order of coming
    tables     as they were made last
    cancelled  it is not held
    """

    id: str
    length: int
    day: date
    kind: str
    rules: str
    lot: str
    results: Mapping[Place, KeptResult] = {}
    adjustments: tuple[PointsAdjusted, ...] = ()
    here: tuple[str, ...] = ()
    tables: tuple[tuple[str, ...], ...] = ()
    closed: bool = False
    cancelled: bool = False

    @property
    def standing(self) -> tuple[TypedResult, ...]:
        """The results that hold, by table and part."""
        return tuple(kept.typed for _, kept in sorted(self.results.items()) if kept.typed is not None)

    @property
    def counting(self) -> tuple[TypedResult, ...]:
        """Those of them that add up."""
        return tuple(typed for typed in self.standing if typed.settled)


def fold_evening(id: str, events: Iterable[EveningEvent], evening: EveningState | None = None) -> EveningState:
    """The evening after these events; without one to begin with the first of them plans it.

    Raises ClubError `club_event`.
    """
    for event in events:
        if evening is not None:
            evening = _after(evening, event)._replace(length=evening.length + 1)
        elif isinstance(event, EveningSet):
            evening = EveningState(id, 1, *event)
        else:
            raise ClubError("club_event", key="event")
    if evening is None:
        raise ClubError("club_event", key="event")
    return evening


def _after(evening: EveningState, event: EveningEvent) -> EveningState:
    match event:
        case EveningSet(day, kind, rules, lot):
            return evening._replace(day=day, kind=kind, rules=rules, lot=lot, cancelled=False)
        case EveningCancelled():
            return evening._replace(cancelled=True)
        case PersonArrived(person):
            return evening._replace(here=(*(one for one in evening.here if one != person), person))
        case PersonLeft(person):
            return evening._replace(here=tuple(one for one in evening.here if one != person))
        case TablesMade(tables):
            return evening._replace(tables=tables)
        case ResultTyped() | SheetTyped():
            return _result(evening, (event.table, event.part), event, event.reason)
        case ResultVoided(table, part, reason):
            return _result(evening, (table, part), None, reason)
        case PointsAdjusted():
            return evening._replace(adjustments=(*evening.adjustments, event))
        case EveningClosed():
            return evening._replace(closed=True)
        case EveningReopened():
            return evening._replace(closed=False)
    return evening


def _result(evening: EveningState, place: Place, typed: TypedResult | None, reason: str) -> EveningState:
    number, old = evening.length + 1, evening.results.get(place)
    earlier: tuple[EarlierResult, ...] = ()
    if old is not None:
        earlier = old.earlier
        if old.typed is not None:
            earlier = (*earlier, EarlierResult(old.typed, number, reason))
    return evening._replace(results={**evening.results, place: KeptResult(typed, number, earlier)})
