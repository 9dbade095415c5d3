"""What is asked of a tournament, decided: which events it comes to, or why it cannot be. Pure."""

from __future__ import annotations

from windroos.duplicate.requests import WallRequest
from windroos.people.mentions import with_ids
from windroos.tournament.card_deciding import decide_card
from windroos.tournament.card_requests import DoRenewCard
from windroos.tournament.clock_requests import ClockRequest, DoRoundCall
from windroos.tournament.draw_requests import DrawRequest
from windroos.tournament.entrant_requests import DoForgetEntrant, EntrantRequest
from windroos.tournament.entrants import known_entrant
from windroos.tournament.errors import TournamentError
from windroos.tournament.final_deciding import decide_final
from windroos.tournament.hall_deciding import decide_hall_clock, decide_hall_draw
from windroos.tournament.irregular_deciding import decide_irregular
from windroos.tournament.irregular_requests import IrregularRequest
from windroos.tournament.message_events import HallMessage
from windroos.tournament.message_requests import DoMessage
from windroos.tournament.penalty_deciding import decide_penalty
from windroos.tournament.penalty_requests import PenaltyRequest
from windroos.tournament.prize_events import PrizeGiven
from windroos.tournament.prize_requests import DoPrize
from windroos.tournament.publishing_deciding import decide_publishing
from windroos.tournament.publishing_requests import PublishingRequest
from windroos.tournament.rank_seating import decide_seats, seats_of_call
from windroos.tournament.registering import decide_registering
from windroos.tournament.requests import TournamentRequest
from windroos.tournament.result_requests import TableRequest
from windroos.tournament.schedule_deciding import decide_schedule
from windroos.tournament.schedule_requests import DoSeatFinal, DoSeatRound, ScheduleRequest
from windroos.tournament.setup_deciding import decide_setup
from windroos.tournament.setup_events import DeskLinkRenewed
from windroos.tournament.setup_requests import DoRenewDeskLink, DoTournament, DoTournamentShow
from windroos.tournament.sheet_deciding import decide_counted
from windroos.tournament.sheet_requests import TableSheetRequest
from windroos.tournament.state import fold_tournament
from windroos.tournament.twice_events import TwiceSet
from windroos.tournament.twice_requests import DoTwice
from windroos.tournament.wall_deciding import decide_round_walls
from windroos.tournament.world import AskedAt, TournamentDecision, TournamentWorld


def decide_tournament(world: TournamentWorld, asked: TournamentRequest, at: AskedAt) -> TournamentDecision:
    """What a request comes to; each noun decides its own.

    Raises TournamentError, ReckoningError for a formula, SeatingError for a schedule.
    """
    if isinstance(asked, DoTournament):
        return decide_setup(world.id, world.state, asked, at.today)
    if isinstance(asked, DoTournamentShow):
        raise TournamentError("tournament_shown")
    state = world.there()
    if isinstance(asked, DoRenewDeskLink):
        return TournamentDecision({}, (DeskLinkRenewed(state.desk + 1),))
    if isinstance(asked, DoRenewCard):
        return decide_card(state, asked, world.spelt())
    if isinstance(asked, DoTwice):
        return TournamentDecision({}, () if state.twice == asked.rounds else (TwiceSet(asked.rounds),))
    if isinstance(asked, DoMessage):
        said = HallMessage(with_ids(" ".join(asked.text.split()), world.spelt()))
        return TournamentDecision({}, () if state.message == said.text else (said,))
    if isinstance(asked, PublishingRequest):
        return decide_publishing(state, asked, world.spelt(), at.now)
    if isinstance(asked, DoPrize):
        if asked.entrant:
            known_entrant(state, asked.entrant)
        given = PrizeGiven(asked.prize, asked.entrant, with_ids(" ".join(asked.hand.split()), world.spelt()))
        return TournamentDecision({}, (given,))
    if state.publishing.finished and not isinstance(asked, DoForgetEntrant):
        raise TournamentError("tournament_finished")
    if isinstance(asked, EntrantRequest):
        return decide_registering(world, asked, at.fresh, at.today)
    if isinstance(asked, DoSeatRound):
        return decide_seats(state, asked, world.spelt())
    if isinstance(asked, DoSeatFinal):
        return decide_final(state, asked, world.spelt())
    if isinstance(asked, ScheduleRequest):
        return decide_schedule(state, asked, world.spelt())
    if isinstance(asked, DoRoundCall):
        seated = seats_of_call(state, asked.round, world.spelt())
        called = decide_hall_clock(fold_tournament(world.id, seated.events, state), asked, at.now)
        return called._replace(answer=seated.answer, events=(*seated.events, *called.events))
    if isinstance(asked, ClockRequest):
        return decide_hall_clock(state, asked, at.now)
    if isinstance(asked, DrawRequest):
        return decide_hall_draw(state, asked)
    if isinstance(asked, IrregularRequest):
        return decide_irregular(state, asked, world.spelt(), at.fresh)
    if isinstance(asked, WallRequest):
        return decide_round_walls(state, asked)
    if isinstance(asked, PenaltyRequest):
        return decide_penalty(state, asked, world.spelt(), at.fresh)
    assert isinstance(asked, TableRequest | TableSheetRequest)
    return decide_counted(state, asked, world.spelt())
