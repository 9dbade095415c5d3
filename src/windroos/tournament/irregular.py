"""Whose seat it is, who sits there, from which hand and why: what holds of all that was told. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

from windroos.reckoning.numbers import Number
from windroos.reckoning.tournament_stages import LateStage
from windroos.tournament.irregular_events import (
    Disqualified,
    IrregularEvent,
    IrregularFact,
    IrregularRevoked,
    LateCome,
    Returned,
    SeatTaken,
    TableDropped,
    TakenOut,
    Withdrawn,
)

Why = Literal["", "late", "ill", "disqualified", "absent", "withdrawn"]
"""Why somebody does not play; "" he does."""


class RevokedFact(NamedTuple):
    """What was told and taken back, with what was said of that."""

    fact: IrregularFact
    note: str


class IrregularState(NamedTuple):
    """All that was told, in order, by id; and what of it was revoked."""

    facts: Mapping[str, IrregularFact] = {}
    revoked: tuple[RevokedFact, ...] = ()


def after_irregular(state: IrregularState, event: IrregularEvent) -> IrregularState:
    """What holds after an event; revoking one is as if it had never been told."""
    if not isinstance(event, IrregularRevoked):
        return state._replace(facts={**state.facts, event.id: event})
    facts = {id: fact for id, fact in state.facts.items() if id != event.id}
    taken = state.facts.get(event.id)
    return state if taken is None else IrregularState(facts, (*state.revoked, RevokedFact(taken, event.note)))


# --- being late --------------------------------------------------------------------------------------------------


class LateVerdict(NamedTuple):
    """What being late comes to: whether he plays the round, and the points that are taken off him."""

    plays: bool
    points: Number


def late_verdict(stage: LateStage, minutes: int | None) -> LateVerdict:
    """What so many minutes come to; None: he is not there.

    A step says under how many minutes it holds; the last holds with its minutes included.
    """
    if minutes is None:
        return LateVerdict(plays=False, points=0)
    if stage.per_minute:
        on_time = minutes <= stage.until
        return LateVerdict(on_time, stage.per_minute * minutes if on_time else 0)
    for at, (until, points) in enumerate(stage.steps, 1):
        if minutes < until or (at == len(stage.steps) and minutes == until):
            return LateVerdict(plays=True, points=points)
    return LateVerdict(plays=False, points=0)


# --- who sits where ----------------------------------------------------------------------------------------------


class SeatUse(NamedTuple):
    """A seat in a round: whose it is, who sits there ("" nobody) from which hand, and why it is not the owner."""

    owner: str
    sitter: str
    from_hand: int = 0
    why: Why = ""

    @property
    def own(self) -> bool:
        """Whether its owner plays to the end."""
        return not self.why


class RoundFacts:
    """What was told, so that it can be asked of a round and a person."""

    def __init__(self, facts: Iterable[IrregularFact], late: LateStage) -> None:
        self.late = late
        self._taken: dict[tuple[str, int], list[SeatTaken]] = {}
        self._late: dict[tuple[str, int], LateCome] = {}
        self._gone: dict[str, list[Withdrawn | Returned]] = {}
        self.disqualified: dict[str, int] = {}
        """From which round."""
        self.taken_out: set[str] = set()
        self.dropped: set[tuple[int, int]] = set()
        """Tables that cannot play, by round and table."""
        for fact in facts:
            match fact:
                case SeatTaken(entrant=entrant, round=round):
                    self._taken.setdefault((entrant, round), []).append(fact)
                case LateCome(entrant=entrant, round=round):
                    self._late[entrant, round] = fact
                case Withdrawn(entrant=entrant) | Returned(entrant=entrant):
                    self._gone.setdefault(entrant, []).append(fact)
                case Disqualified(entrant=entrant, round=round):
                    self.disqualified[entrant] = min(round, self.disqualified.get(entrant, round))
                case TakenOut(entrant=entrant):
                    self.taken_out.add(entrant)
                case TableDropped(round=round, table=table):
                    self.dropped.add((round, table))
                case _:
                    pass

    def use(self, owner: str, round: int) -> SeatUse:
        """Who sits in somebody's place in a round."""
        taken = self._taken.get((owner, round))
        why = self.absent(owner, round)
        if taken:
            last = taken[-1]
            return SeatUse(owner, last.by, max(one.from_hand for one in taken), why or taken[0].reason)
        if why == "withdrawn" and (by := self._stands_in(owner, round)):
            return SeatUse(owner, by, 0, why)
        # Who is disqualified in a round sat there until then.
        sat = not why or self.disqualified.get(owner) == round
        return SeatUse(owner, owner if sat else "", 0, why)

    def absent(self, entrant: str, round: int) -> Why:
        """Why somebody does not play a round, whoever sits there for him; "" where nothing says so."""
        if round >= self.disqualified.get(entrant, round + 1):
            return "disqualified"
        if self.withdrawn(entrant, round):
            return "withdrawn"
        late = self._late.get((entrant, round))
        return "late" if late is not None and not late_verdict(self.late, late.minutes).plays else ""

    def withdrawn(self, entrant: str, round: int) -> bool:
        """Whether somebody had withdrawn when a round was played."""
        return isinstance(self._last_of(entrant, round), Withdrawn)

    def _stands_in(self, entrant: str, round: int) -> str:
        """Who plays for somebody who withdrew, in all rounds that he does not; "" where it is told by round."""
        last = self._last_of(entrant, round)
        return last.by if isinstance(last, Withdrawn) else ""

    def _last_of(self, entrant: str, round: int) -> Withdrawn | Returned | None:
        """What was told last of somebody up to a round: that he withdrew, or is back."""
        told = sorted(self._gone.get(entrant, ()), key=lambda fact: fact.round)
        return next((fact for fact in reversed(told) if fact.round <= round), None)

    def late_points(self, entrant: str, round: int) -> Number:
        """What being late for a round takes off somebody who plays it."""
        late = self._late.get((entrant, round))
        return 0 if late is None else late_verdict(self.late, late.minutes).points

    def played(self, owner: str, rounds: Sequence[int]) -> bool:
        """Whether somebody played any of these rounds from the beginning of it."""
        return any(self.use(owner, round).own or self.use(owner, round).from_hand for round in rounds)
