"""Who is late, gone, ill, replaced, disqualified or back, decided. Pure."""

from __future__ import annotations

from windroos.people.mentions import Spelt, with_ids
from windroos.tournament.entrants import known_entrant
from windroos.tournament.errors import TournamentError
from windroos.tournament.exchanging import exchange, propose
from windroos.tournament.formula import formula_of
from windroos.tournament.irregular import late_verdict
from windroos.tournament.irregular_events import (
    Disqualified,
    IrregularFact,
    IrregularRevoked,
    LateCome,
    Returned,
    SeatTaken,
    TableDropped,
    TakenOut,
    Withdrawn,
)
from windroos.tournament.irregular_requests import (
    DoDisqualify,
    DoDrop,
    DoExchange,
    DoLate,
    DoReturn,
    DoSubstitute,
    DoSwap,
    DoTakeOut,
    DoWithdraw,
    IrregularRequest,
)
from windroos.tournament.seats import people_in, reason_of, told_of
from windroos.tournament.sheet_moves import carried
from windroos.tournament.state import TournamentState
from windroos.tournament.world import TournamentDecision


def decide_irregular(state: TournamentState, asked: IrregularRequest, names: Spelt, fresh: str) -> TournamentDecision:
    """What a request comes to. Raises TournamentError."""
    id = asked.id or fresh
    note = with_ids(asked.note.strip(), names)
    if id in state.penalties.kept or any(one.fact.id == id for one in state.irregular.revoked):
        raise TournamentError("tournament_id_taken", id=id)
    match asked:
        case DoLate():
            return _late(state, asked, id, note)
        case DoSubstitute():
            return _substitute(state, asked, id, note)
        case DoDisqualify(entrant, round):
            at = round_of(state, max(last_round(state), 1) if round is None else round)
            return _told(state, Disqualified(id, with_number(state, entrant), at, note))
        case DoWithdraw():
            return _withdraw(state, asked, id, note)
        case DoReturn(entrant, round):
            return _return(state, entrant, _next(state) if round is None else round, id, note)
        case DoTakeOut(entrant):
            known_entrant(state, entrant)
            return _told(state, TakenOut(id, entrant, note))
        case DoDrop(round, table):
            state.schedule.table(round, table)
            kept = state.results.get((round, table))
            if kept is not None and kept.typed is not None:
                raise TournamentError("tournament_table_played", round=round, table=table)
            return _told(state, TableDropped(id, round, table, note))
        case DoSwap():
            round_of(state, asked.round)
            return propose(state, asked, id, note)
        case DoExchange():
            round_of(state, asked.round)
            return exchange(state, asked, id, note)


def last_round(state: TournamentState) -> int:
    """The last round of which a table has a result, 0 where none has."""
    return max((at[0] for at, kept in state.results.items() if kept.typed is not None), default=0)


def _next(state: TournamentState) -> int:
    return min(last_round(state) + 1, len(state.schedule.rounds) or 1)


def round_of(state: TournamentState, round: int) -> int:
    """A round that the schedule has.

    Raises TournamentError `tournament_no_schedule`, `tournament_no_round`.
    """
    state.schedule.table(round, 1)
    return round


def with_number(state: TournamentState, entrant: str) -> str:
    """Somebody who has a playing number. Raises TournamentError `tournament_entrant`, `tournament_no_number`."""
    known_entrant(state, entrant)
    if entrant not in state.schedule.numbers:
        raise TournamentError("tournament_no_number", entrant=entrant)
    return entrant


def _told(state: TournamentState, fact: IrregularFact, **answer: object) -> TournamentDecision:
    """One more fact; told again as it was it is nothing new, under an id that is taken it cannot be."""
    kept = state.irregular.facts.get(fact.id)
    if kept is not None and kept != fact:
        raise TournamentError("tournament_id_taken", id=fact.id)
    return TournamentDecision({"id": fact.id, **answer}, () if kept is not None else (fact,))


def _late(state: TournamentState, asked: DoLate, id: str, note: str) -> TournamentDecision:
    stage = formula_of(state.setup).tournament.late
    entrant, at = with_number(state, asked.entrant), round_of(state, asked.round)
    verdict = late_verdict(stage, asked.minutes)
    told = told_of(state)
    came_in = at == 1 or told.played(entrant, range(1, at))
    if stage.admitted_until and at >= stage.admitted_until and not came_in and not asked.dispensation:
        raise TournamentError("tournament_not_admitted", entrant=entrant, round=stage.admitted_until)
    fact = LateCome(id, entrant, at, asked.minutes, asked.dispensation, note)
    answer = {"plays": verdict.plays, "points": str(verdict.points)}
    before = [
        one
        for one in state.irregular.facts.values()
        if isinstance(one, LateCome) and (one.entrant, one.round) == (entrant, at) and one.id != id
    ]
    done = _told(state, fact, **answer)
    back = tuple(IrregularRevoked(one.id, note) for one in before)
    return done._replace(events=(*back, *done.events), correction=bool(back))


def _substitute(state: TournamentState, asked: DoSubstitute, id: str, note: str) -> TournamentDecision:
    entrant, at = with_number(state, asked.entrant), round_of(state, asked.round)
    if asked.by:
        known_entrant(state, asked.by)
        if asked.by == entrant:
            raise TournamentError("tournament_own_seat", entrant=entrant)
        _check_free(state, asked.by, entrant, at)
    reason = asked.reason or reason_of(state, entrant, at)
    stage = formula_of(state.setup).tournament.substitute
    place = stage.during if asked.from_hand else stage.before
    fact = SeatTaken(id, entrant, asked.by, at, asked.from_hand, reason, note)
    done = _told(state, fact, place=place, reason=reason)
    if not asked.from_hand:
        return done
    return done._replace(events=(*done.events, *carried(state, done.events, at)))


def _withdraw(state: TournamentState, asked: DoWithdraw, id: str, note: str) -> TournamentDecision:
    """Somebody stops; who sits in his place does so in every round from then on, and is free in all of them."""
    at = round_of(state, _next(state) if asked.round is None else asked.round)
    entrant = with_number(state, asked.entrant)
    if asked.by:
        known_entrant(state, asked.by)
        if asked.by == entrant:
            raise TournamentError("tournament_own_seat", entrant=entrant)
        for round in range(at, len(state.schedule.rounds) + 1):
            _check_free(state, asked.by, entrant, round)
    return _told(state, Withdrawn(id, entrant, at, note, asked.by))


def _check_free(state: TournamentState, by: str, entrant: str, round: int) -> None:
    """Nobody sits at two tables. Raises TournamentError `tournament_seated_elsewhere`."""
    own = told_of(state).use(entrant, round).sitter
    for one in people_in(state, round):
        if one.entrant == by and by != own:
            raise TournamentError("tournament_seated_elsewhere", entrant=by, round=round, table=one.table)


def _return(state: TournamentState, entrant: str, round: int, id: str, note: str) -> TournamentDecision:
    round_of(state, round)
    if not told_of(state).withdrawn(with_number(state, entrant), round):
        known = state.irregular.facts.get(id)
        if not isinstance(known, Returned):
            raise TournamentError("tournament_not_withdrawn", entrant=entrant, round=round)
    return _told(state, Returned(id, entrant, round, note))
