"""The results of tables as they stand, with who agreed; what was corrected stays visible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from windroos.tournament.result_events import ResultEvent, ResultStruck, TableAgreed, TableResult, TableSettled

TableAt = tuple[int, int]
"""A round, and a table of it."""
TableStage = Literal["empty", "entered", "agreed", "final", "settled", "dropped"]
"""Nothing yet; typed; some of the four agree; all do; the desk says so; it cannot play."""


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
    """

    typed: TableResult | None
    event: int
    agreed: tuple[str, ...] = ()
    settled: bool = False
    why: str = ""
    earlier: tuple[EarlierTable, ...] = ()

    def stage(self, seated: int = 4) -> TableStage:
        """How far it is, where so many sat there."""
        if self.typed is None:
            return "empty"
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
        case ResultStruck():
            return {**state, at: KeptTable(None, number, earlier=_earlier(old, number, event.reason))}
        case TableAgreed(entrant=entrant):
            kept = state[at]
            agreed = tuple(one for one in kept.agreed if one != entrant)
            return {**state, at: kept._replace(agreed=(*agreed, entrant))}
        case TableSettled(reason=reason):
            return {**state, at: state[at]._replace(settled=True, why=reason)}


def _earlier(old: KeptTable | None, number: int, reason: str) -> tuple[EarlierTable, ...]:
    if old is None:
        return ()
    if old.typed is None:
        return old.earlier
    return (*old.earlier, EarlierTable(old.typed, old.agreed, old.settled, number, reason))
