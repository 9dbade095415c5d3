"""Rulings as they stand, with their appeals; what they do to the points of a round; calls for the referee. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from windroos.reckoning.numbers import Number
from windroos.reckoning.tournament_stages import OffenceStage
from windroos.tournament.offences import Offence, ProposedRuling, offence_of, ruling
from windroos.tournament.penalty_events import (
    AppealDecided,
    AppealNoted,
    PenaltyEvent,
    PenaltyGiven,
    PenaltyRevoked,
    RefereeCalled,
    RefereeCame,
)


class KeptPenalty(NamedTuple):
    """A ruling, with the appeal against it and how that was decided; `revoked` says why it no longer holds."""

    given: PenaltyGiven
    appeal: AppealNoted | None = None
    decided: AppealDecided | None = None
    revoked: PenaltyRevoked | None = None

    @property
    def holds(self) -> bool:
        """Whether it counts."""
        return self.revoked is None and not (self.decided is not None and self.decided.granted)


class PenaltyState(NamedTuple):
    """Every ruling by its id, in order; the tables that wait for the referee, the first first."""

    kept: Mapping[str, KeptPenalty] = {}
    calls: tuple[RefereeCalled, ...] = ()

    @property
    def holding(self) -> tuple[PenaltyGiven, ...]:
        """The rulings that count, in order."""
        return tuple(one.given for one in self.kept.values() if one.holds)


def after_penalty(state: PenaltyState, event: PenaltyEvent) -> PenaltyState:
    """The rulings after an event."""
    match event:
        case PenaltyGiven():
            return _with(state, KeptPenalty(event))
        case PenaltyRevoked(id):
            return _with(state, state.kept[id]._replace(revoked=event)) if id in state.kept else state
        case AppealNoted(id):
            return _with(state, state.kept[id]._replace(appeal=event, decided=None)) if id in state.kept else state
        case AppealDecided(id):
            return _with(state, state.kept[id]._replace(decided=event)) if id in state.kept else state
        case RefereeCalled():
            return state._replace(calls=(*_others(state, event), event))
        case RefereeCame():
            return state._replace(calls=_others(state, event))


def _with(state: PenaltyState, kept: KeptPenalty) -> PenaltyState:
    return state._replace(kept={**state.kept, kept.given.id: kept})


def _others(state: PenaltyState, event: RefereeCalled | RefereeCame) -> tuple[RefereeCalled, ...]:
    return tuple(one for one in state.calls if (one.round, one.table) != (event.round, event.table))


class PenaltyEffect(NamedTuple):
    """What penalties do to somebody in a round: points that are taken off him, and that he gets (or pays, below 0)."""

    off: Number = 0
    moved: Number = 0


def effects(
    penalties: Sequence[PenaltyGiven], round: int, company: Mapping[str, Sequence[str]]
) -> dict[str, PenaltyEffect]:
    """What rulings do to the points of everybody in a round; `company` is who else sits at somebody's table.

    What is paid to others sums to nothing; what goes to nobody is taken off (ruling T10).
    """
    found: dict[str, PenaltyEffect] = {}

    def move(person: str, off: int, moved: int) -> None:
        old = found.get(person, PenaltyEffect())
        found[person] = PenaltyEffect(old.off + off, old.moved + moved)

    for one in penalties:
        if one.round != round:
            continue
        if one.to == "nobody":
            move(one.entrant, one.points, 0)
            continue
        for other in company.get(one.entrant, ()):
            paid = one.points * (2 if other == one.twice else 1)
            move(other, 0, paid)
            move(one.entrant, 0, -paid)
    return found


def fouls_before(stage: OffenceStage, penalties: Sequence[PenaltyGiven], offence: Offence, who: str, round: int) -> int:
    """How many fouls of somebody count with one of this kind in a round."""
    found = 0
    for one in penalties:
        known = offence_of(stage, one.kind)
        if one.entrant != who or known is None or not known.foul:
            continue
        if offence.always or known.always:
            found += offence.id == known.id
        else:
            found += stage.reset == "never" or one.round == round
    return found


def proposed(
    stage: OffenceStage, penalties: Sequence[PenaltyGiven], offence: Offence, who: str, round: int
) -> ProposedRuling:
    """The ruling on an offence, by what somebody has done before."""
    return ruling(stage, offence, fouls_before(stage, penalties, offence, who, round))
