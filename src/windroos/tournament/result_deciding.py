"""What is told of the tables of a round, decided: results, agreements, corrections. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from windroos.people.mentions import Spelt, with_ids
from windroos.reckoning.sums import check_sum, likely_slip, wanted_sum
from windroos.tournament.by_standings import rounds_settled
from windroos.tournament.errors import TournamentError
from windroos.tournament.form_figures import with_form
from windroos.tournament.formula import formula_of
from windroos.tournament.result_events import ResultStruck, TableAgreed, TableSettled, TypedOnce
from windroos.tournament.result_requests import DoAgree, DoSettle, DoStrike, DoTableResult, TableRequest
from windroos.tournament.results import KeptTable
from windroos.tournament.seats import least_at_table, seated
from windroos.tournament.state import TournamentState
from windroos.tournament.twice_deciding import is_typed_twice, typed_by_one
from windroos.tournament.world import TournamentDecision


def decide_table(state: TournamentState, asked: TableRequest, names: Spelt) -> TournamentDecision:
    """What a request comes to. Raises TournamentError."""
    people = seated(state, asked.round, asked.table)
    kept = state.results.get((asked.round, asked.table))
    match asked:
        case DoTableResult():
            if asked.round > rounds_settled(state):
                raise TournamentError("tournament_not_seated", round=asked.round)
            return _result(state, asked, kept, people, names)
        case DoAgree():
            return _agreed(asked, kept, people)
        case DoSettle(round, table, reason):
            holding(kept, round, table)
            if not reason.strip():
                raise TournamentError("tournament_settle_reason", round=round, table=table)
            return TournamentDecision({}, (TableSettled(round, table, with_ids(reason.strip(), names)),))
        case DoStrike(round, table, reason):
            if kept is None or not kept.typed_once:
                holding(kept, round, table)
            if not reason.strip():
                raise TournamentError("tournament_reason", round=round, table=table)
            return TournamentDecision(
                {}, (ResultStruck(round, table, with_ids(reason.strip(), names)),), correction=True
            )


def holding(kept: KeptTable | None, round: int, table: int) -> KeptTable:
    """A table that has a result. Raises TournamentError `tournament_no_result`."""
    if kept is None or kept.typed is None:
        raise TournamentError("tournament_no_result", round=round, table=table)
    return kept


def check_points(points: Sequence[int], start: int) -> None:
    """The points of a table sum to what all began with.

    Raises TournamentError with what it may be: `tournament_sum_sign`, `tournament_sum_digit`, else `tournament_sum`.
    """
    wanted = wanted_sum(start, len(points))
    wrong = check_sum(points, wanted)
    if wrong is None:
        return
    off, slip = wrong.difference, likely_slip(wrong)
    if slip is None:
        raise TournamentError("tournament_sum", off=off, wanted=wanted)
    code = "tournament_sum_sign" if slip.kind == "sign" else "tournament_sum_digit"
    raise TournamentError(
        code, off=off, wanted=wanted, place=slip.player + 1, points=points[slip.player], right=slip.figure
    )


def _result(
    state: TournamentState,
    asked: DoTableResult,
    kept: KeptTable | None,
    people: Sequence[str],
    names: Spelt,
) -> TournamentDecision:
    """A result; what was final needs a reason to change, and whatever changes takes all agreements back."""
    seats = {
        "points": asked.points,
        "mahjongs": asked.mahjongs,
        "caused": asked.caused,
        "best": asked.best,
        "limits": asked.limits,
    }
    for key, values in seats.items():
        if len(values) != len(people) and (values or key == "points"):
            raise TournamentError("tournament_length", key=key, count=len(values), wanted=len(people))
    if asked.form:
        asked = with_form(state, people, asked)
    empty = [at for at, one in enumerate(people) if not one]
    can_play = len(people) - len(empty) >= least_at_table(state) and not any(asked.points[seat] for seat in empty)
    if empty and not can_play and asked.round not in state.walls.rounds:  # there computer players fill in
        raise TournamentError("tournament_seat_empty", round=asked.round, table=asked.table)
    check_points(asked.points, formula_of(state.setup).table.start)
    reason = with_ids(asked.reason.strip(), names)
    made = sum(asked.mahjongs)
    limits = sum(asked.limits) > (made if asked.mahjongs else sum(asked.limits))
    if (asked.hands is not None and made > asked.hands) or (asked.mahjongs and sum(asked.caused) > made) or limits:
        raise TournamentError("tournament_mahjongs")
    typist = with_ids(" ".join(asked.typist.split()), names)
    typed = TypedOnce(*asked._replace(reason=reason, hand=" ".join(asked.hand.split()), typist=typist))
    event = typed.result
    if kept is not None and kept.typed is not None:
        if kept.typed._replace(reason="") == event._replace(reason=""):
            return TournamentDecision({"same": True})
        if kept.is_final(len(people) - len(empty)) and not reason:
            raise TournamentError("tournament_reason", round=asked.round, table=asked.table)
    if typist and is_typed_twice(state, asked.round):
        return typed_by_one(kept, typed)
    corrects = kept is not None
    return TournamentDecision({}, (event,), correction=corrects)


def _agreed(asked: DoAgree, kept: KeptTable | None, people: Sequence[str]) -> TournamentDecision:
    held = holding(kept, asked.round, asked.table)
    if asked.entrant not in people:
        raise TournamentError("tournament_not_there", entrant=asked.entrant, round=asked.round, table=asked.table)
    agreed = tuple(dict.fromkeys((*held.agreed, asked.entrant)))
    stage = held._replace(agreed=agreed).stage(sum(map(bool, people)))
    event = TableAgreed(asked.round, asked.table, asked.entrant, asked.how)
    answer = {"agreed": list(agreed), "state": stage}
    return TournamentDecision(answer, () if asked.entrant in held.agreed else (event,))
