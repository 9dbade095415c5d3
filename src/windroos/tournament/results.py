"""The results of tables as they stand, with who agreed; what was corrected stays visible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from windroos.tournament.result_events import (
    ResultEvent,
    ResultStruck,
    TableAgreed,
    TableResult,
    TableSettled,
    TypedOnce,
)

TableAt = tuple[int, int]
"""A round, and a table of it."""
TableStage = Literal["empty", "once", "differs", "entered", "agreed", "final", "settled", "dropped"]
"""Nothing yet; typed by one of two; by both, and not the same; typed; some of the four agree; all do; the desk says so;
it cannot play."""

_UNTYPED: Final[tuple[TableStage, ...]] = ("empty", "once", "differs")
"""How far a table is that has no result, by how many people have typed it."""


class EarlierTable(NamedTuple):
    """A result as it was until the event of this number, with who had agreed and why it is no longer so."""

    typed: TableResult
    agreed: tuple[str, ...]
    settled: bool
    event: int
    reason: str


class KeptTable(NamedTuple):
    """A table's result: what holds, None where it was struck.

    event    the number of the event that told it
    agreed   who of the four agree, in order of saying so
    settled  the desk says that it is right
    why      what the desk said of that
    earlier  what was there before, oldest first
    typed_once  what people typed from paper since, one of each, while no two are the same
    """

    typed: TableResult | None
    event: int
    agreed: tuple[str, ...] = ()
    settled: bool = False
    why: str = ""
    earlier: tuple[EarlierTable, ...] = ()
    typed_once: tuple[TypedOnce, ...] = ()

    def stage(self, seated: int = 4) -> TableStage:
        """How far it is, where so many sat there."""
        if self.typed is None:
            return _UNTYPED[min(len(self.typed_once), 2)]
        if self.settled:
            return "settled"
        if not self.agreed:
            return "entered"
        return "final" if len(self.agreed) >= seated else "agreed"

    def is_final(self, seated: int = 4) -> bool:
        """Whether nothing changes any more without a reason."""
        return self.stage(seated) in ("final", "settled")


ResultsState = Mapping[TableAt, KeptTable]


def after_result(state: ResultsState, event: ResultEvent, number: int) -> ResultsState:
    """The results after the event of this number."""
    at = (event.round, event.table)
    old = state.get(at)
    match event:
        case TableResult():
            return {**state, at: KeptTable(event, number, earlier=_earlier(old, number, event.reason))}
        case TypedOnce():
            kept = old or KeptTable(None, 0)  # the form of the second typist is still over nothing
            others = tuple(one for one in kept.typed_once if not same_typist(one.typist, event.typist))
            return {**state, at: kept._replace(typed_once=(*others, event))}
        case ResultStruck():
            return {**state, at: KeptTable(None, number, earlier=_earlier(old, number, event.reason))}
        case TableAgreed(entrant=entrant):
            kept = state[at]
            agreed = tuple(one for one in kept.agreed if one != entrant)
            return {**state, at: kept._replace(agreed=(*agreed, entrant))}
        case TableSettled(reason=reason):
            return {**state, at: state[at]._replace(settled=True, why=reason)}


def same_typist(one: str, other: str) -> bool:
    """Whether two people sign alike, however they write it."""
    return "".join(one.split()).casefold() == "".join(other.split()).casefold()


def _earlier(old: KeptTable | None, number: int, reason: str) -> tuple[EarlierTable, ...]:
    if old is None:
        return ()
    if old.typed is None:
        return old.earlier
    return (*old.earlier, EarlierTable(old.typed, old.agreed, old.settled, number, reason))
