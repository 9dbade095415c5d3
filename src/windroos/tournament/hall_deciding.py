"""What is asked of the clock and of the draw, decided for a tournament as it stands. Pure."""

from __future__ import annotations

from datetime import datetime

from windroos.tournament.clock import seconds_of
from windroos.tournament.clock_deciding import decide_call, decide_clock, decide_programme, was_out
from windroos.tournament.clock_requests import ClockRequest, DoOutage, DoProgramme, DoRoundCall, DoRoundClock
from windroos.tournament.draw_deciding import decide_draw
from windroos.tournament.draw_groups import draw_classes
from windroos.tournament.draw_requests import DoCommit, DrawRequest
from windroos.tournament.errors import TournamentError
from windroos.tournament.schedule_deciding import rounds_played
from windroos.tournament.state import TournamentState
from windroos.tournament.world import TournamentDecision


def decide_hall_clock(state: TournamentState, asked: ClockRequest, now: datetime) -> TournamentDecision:
    """What a request comes to. Raises TournamentError as `clock_deciding`."""
    rounds, moment = len(state.schedule.rounds) or state.setup.rounds, int(now.timestamp())
    match asked:
        case DoProgramme():
            return TournamentDecision({}, decide_programme(asked, state.clock, rounds))
        case DoRoundCall():
            if not state.schedule.rounds:
                raise TournamentError("tournament_no_schedule")
            return TournamentDecision({}, decide_call(asked, state.clock, moment, rounds))
        case DoRoundClock():
            return TournamentDecision({}, decide_clock(asked, state.clock, moment))
        case DoOutage(since, until):
            return TournamentDecision({}, was_out(state.clock, seconds_of(since), seconds_of(until)))


def decide_hall_draw(state: TournamentState, asked: DrawRequest) -> TournamentDecision:
    """What a request comes to.

    Raises TournamentError `tournament_has_results`, `tournament_drawn` where numbers were given in another way, and as
    `draw_deciding`.
    """
    if rounds_played(state):
        raise TournamentError("tournament_has_results")
    if state.schedule.numbers != state.draw.numbers and not isinstance(asked, DoCommit):
        raise TournamentError("tournament_drawn")
    return TournamentDecision({}, decide_draw(asked, state.draw, draw_classes(state)))
