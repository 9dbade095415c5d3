"""Rulings, revoking, appeals and calls, decided. Pure."""

from __future__ import annotations

from windroos.people.mentions import Spelt, with_ids
from windroos.tournament.entrants import known_entrant
from windroos.tournament.errors import TournamentError
from windroos.tournament.exchanging import revoked_exchange
from windroos.tournament.formula import formula_of
from windroos.tournament.irregular_deciding import round_of
from windroos.tournament.irregular_events import IrregularRevoked, SeatsExchanged, SeatTaken
from windroos.tournament.offences import OFFENCES, OTHER, Offence, ProposedRuling, offence_of
from windroos.tournament.penalties import KeptPenalty, proposed
from windroos.tournament.penalty_events import (
    AppealDecided,
    AppealNoted,
    PenaltyGiven,
    PenaltyRevoked,
    RefereeCalled,
    RefereeCame,
)
from windroos.tournament.penalty_requests import (
    DoAppeal,
    DoCallReferee,
    DoDecideAppeal,
    DoPenalty,
    DoRefereeCame,
    DoRevoke,
    PenaltyRequest,
)
from windroos.tournament.sheet_moves import carried
from windroos.tournament.state import TournamentState
from windroos.tournament.world import TournamentDecision


def decide_penalty(state: TournamentState, asked: PenaltyRequest, names: Spelt, fresh: str) -> TournamentDecision:
    """What a request comes to. Raises TournamentError."""
    match asked:
        case DoPenalty():
            return _penalty(state, asked, asked.id or fresh, with_ids(asked.note.strip(), names))
        case DoRevoke(id, reason):
            return _revoke(state, id, with_ids(reason.strip(), names))
        case DoAppeal(id, deposit, note):
            kept = _kept(state, id)
            if not kept.holds:
                raise TournamentError("tournament_penalty_gone", id=id)
            return TournamentDecision({"id": id}, (AppealNoted(id, deposit, with_ids(note.strip(), names)),))
        case DoDecideAppeal(id, granted, returned, note):
            if _kept(state, id).appeal is None:
                raise TournamentError("tournament_no_appeal", id=id)
            back = granted if returned is None else returned
            event = AppealDecided(id, granted, back, with_ids(note.strip(), names))
            return TournamentDecision({"id": id, "holds": not granted}, (event,), correction=True)
        case DoCallReferee(round, table, note):
            state.schedule.table(round, table)
            return TournamentDecision({}, (RefereeCalled(round, table, with_ids(note.strip(), names)),))
        case DoRefereeCame(round, table):
            waits = any((one.round, one.table) == (round, table) for one in state.penalties.calls)
            return TournamentDecision({}, (RefereeCame(round, table),) if waits else ())


def proposal(state: TournamentState, kind: str, entrant: str, round: int) -> tuple[Offence, ProposedRuling] | None:
    """What an offence of the formula's list comes to for somebody; None where that list has no such."""
    stage = formula_of(state.setup).tournament.offences
    offence = offence_of(stage, kind)
    if offence is None:
        return None
    return offence, proposed(stage, state.penalties.holding, offence, entrant, round)


def _penalty(state: TournamentState, asked: DoPenalty, id: str, note: str) -> TournamentDecision:
    known_entrant(state, asked.entrant)
    round_of(state, asked.round)
    if asked.twice:
        known_entrant(state, asked.twice)
    old = state.penalties.kept.get(id)
    found = proposal(state, asked.kind, asked.entrant, asked.round) if old is None else None
    ruling = found[1] if found is not None else None
    if asked.kind == OTHER and not note and not asked.paragraph.strip():
        raise TournamentError("tournament_ruling_why")
    if asked.points is None and ruling is None and old is None:
        known = ", ".join(one.id for one in OFFENCES[formula_of(state.setup).tournament.offences.list])
        raise TournamentError("tournament_offence", kind=asked.kind[:40], known=known or "-")
    event = PenaltyGiven(
        id=id, entrant=asked.entrant, round=asked.round,
        points=asked.points if asked.points is not None else ruling.points if ruling is not None else 0,
        to=asked.to or (ruling.to if ruling is not None else "nobody"), kind=asked.kind,
        paragraph=asked.paragraph or (ruling.source if ruling is not None else ""),
        twice=asked.twice if ruling is None or ruling.twice else "",
        dead=asked.dead or (ruling is not None and ruling.dead), note=note,
    )  # fmt: skip
    if old is not None:
        same = (event.entrant, event.round) == (old.given.entrant, old.given.round)
        if not same or asked.points not in (None, old.given.points) or not old.holds:
            raise TournamentError("tournament_id_taken", id=id)
        event = old.given
    if id in state.irregular.facts:
        raise TournamentError("tournament_id_taken", id=id)
    answer = {
        **{"id": id, "points": event.points, "to": event.to, "kind": event.kind, "paragraph": event.paragraph},
        **{"twice": event.twice or None, "dead": event.dead, "foul": ruling.foul if ruling is not None else 0},
    }
    return TournamentDecision(answer, () if old is not None else (event,))


def _kept(state: TournamentState, id: str) -> KeptPenalty:
    if id not in state.penalties.kept:
        raise TournamentError("tournament_id_unknown", id=id)
    return state.penalties.kept[id]


def _revoke(state: TournamentState, id: str, note: str) -> TournamentDecision:
    """Take back a ruling, or what was told of somebody; what was told together goes together."""
    kept = state.penalties.kept.get(id)
    if kept is not None:
        return TournamentDecision(
            {"id": id}, () if kept.revoked is not None else (PenaltyRevoked(id, note),), correction=True
        )
    facts = [fact for fact in state.irregular.facts.values() if fact.id == id or fact.id.startswith(f"{id}-")]
    if not facts:
        if any(one.fact.id == id for one in state.irregular.revoked):
            return TournamentDecision({"id": id})
        raise TournamentError("tournament_id_unknown", id=id)
    done = TournamentDecision({"id": id}, correction=True)
    for fact in facts:
        if isinstance(fact, SeatsExchanged):
            events = revoked_exchange(state, fact, note).events
        else:
            events = (IrregularRevoked(fact.id, note),)
            if isinstance(fact, SeatTaken) and fact.from_hand:
                events += carried(state, events, fact.round)
        done = done._replace(events=(*done.events, *events))
    return done
