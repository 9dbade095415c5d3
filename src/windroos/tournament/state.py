"""A tournament as it stands, folded from its events; each noun folds its own part."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from windroos.duplicate.events import WallEvent
from windroos.duplicate.state import WallsState, after_walls
from windroos.tournament.card_events import CardOwner, CardRenewed
from windroos.tournament.clock import HallClock, after_clock
from windroos.tournament.clock_events import ClockEvent
from windroos.tournament.draw_deciding import DrawState, after_draw
from windroos.tournament.draw_events import DrawCommitted, DrawEvent
from windroos.tournament.entrant_events import EntrantEvent, EntrantSet, EntrantsTaken, EntrantsTakenBack
from windroos.tournament.errors import TournamentError
from windroos.tournament.events import TournamentEvent
from windroos.tournament.irregular import IrregularState, after_irregular
from windroos.tournament.irregular_events import IrregularEvent
from windroos.tournament.message_events import HallMessage
from windroos.tournament.penalties import PenaltyState, after_penalty
from windroos.tournament.penalty_events import PenaltyEvent
from windroos.tournament.prize_events import PrizeGiven
from windroos.tournament.publishing import PublishingState, after_publishing
from windroos.tournament.publishing_events import PublishingEvent
from windroos.tournament.registration_events import RegistrationSet
from windroos.tournament.result_events import ResultEvent
from windroos.tournament.results import KeptTable, TableAt, after_result
from windroos.tournament.schedule import ScheduleState, after_schedule
from windroos.tournament.schedule_events import ScheduleEvent
from windroos.tournament.setup_events import DeskLinkRenewed, TournamentSet
from windroos.tournament.sheet_events import TableSheetEvent
from windroos.tournament.sheets import TableCount, after_sheet
from windroos.tournament.twice_events import TwiceRounds, TwiceSet


class TournamentState(NamedTuple):
    """A tournament.

    length    events so far
    setup     as it is set up now
    entrants  everybody who takes part, in order of registering
    aside     who waits for a place, will not come after all, or is there and no entrant
    taken     entrants taken over from files, by the digest of each
    prizes    those that people gave, by kind
    desk      how often the link of the desk was renewed
    renewed   how often the card of somebody, or of a table, was
    sheets    the score sheets of tables that count hand by hand
    message   what all screens and phones show, with ids in the place of names; "" nothing
    """

    id: str
    length: int
    setup: TournamentSet
    entrants: Mapping[str, EntrantSet] = {}
    schedule: ScheduleState = ScheduleState()
    results: Mapping[TableAt, KeptTable] = {}
    publishing: PublishingState = PublishingState()
    clock: HallClock = HallClock()
    draw: DrawState = DrawState()
    irregular: IrregularState = IrregularState()
    penalties: PenaltyState = PenaltyState()
    prizes: Mapping[str, PrizeGiven] = {}
    desk: int = 0
    aside: Mapping[str, EntrantSet] = {}
    taken: Mapping[str, tuple[str, ...]] = {}
    registration: RegistrationSet = RegistrationSet(open=False)
    walls: WallsState = WallsState()
    renewed: Mapping[CardOwner, int] = {}
    twice: TwiceRounds = "final"
    sheets: Mapping[TableAt, tuple[TableCount, ...]] = {}
    message: str = ""

    def card(self, of: CardOwner) -> int:
        """Which card of somebody, or of a table, is good: how often it was renewed."""
        return self.renewed.get(of, 0)


def fold_tournament(
    id: str, events: Iterable[TournamentEvent], state: TournamentState | None = None
) -> TournamentState:
    """The tournament after these events; without one to begin with the first of them makes it.

    Raises TournamentError `tournament_event`.
    """
    for event in events:
        if state is not None:
            state = _after(state, event)._replace(length=state.length + 1)
        elif isinstance(event, TournamentSet):
            state = TournamentState(id, 1, event)
        else:
            raise TournamentError("tournament_event", key="event")
    if state is None:
        raise TournamentError("tournament_event", key="event")
    return state


def _after(state: TournamentState, event: TournamentEvent) -> TournamentState:
    """The tournament after its next event; a noun adds a line here, and its part to the state."""
    if isinstance(event, TournamentSet):
        return state._replace(setup=event)
    if isinstance(event, DeskLinkRenewed):
        return state._replace(desk=event.version)
    if isinstance(event, CardRenewed):
        return state._replace(renewed={**state.renewed, event.of: event.version})
    if isinstance(event, TwiceSet):
        return state._replace(twice=event.rounds)
    if isinstance(event, HallMessage):
        return state._replace(message=event.text)
    if isinstance(event, RegistrationSet):
        return state._replace(registration=event)
    if isinstance(event, EntrantEvent):
        return _after_entrant(state, event)
    if isinstance(event, ScheduleEvent):
        return state._replace(schedule=after_schedule(state.schedule, event))
    if isinstance(event, PublishingEvent):
        return state._replace(publishing=after_publishing(state.publishing, event, state.length + 1))
    if isinstance(event, ClockEvent):
        return state._replace(clock=after_clock(state.clock, event))
    if isinstance(event, DrawEvent):
        draw = after_draw(state.draw, event)
        if isinstance(event, DrawCommitted):
            return state._replace(draw=draw)
        return state._replace(draw=draw, schedule=state.schedule._replace(numbers=dict(sorted(draw.numbers.items()))))
    if isinstance(event, IrregularEvent):
        return state._replace(irregular=after_irregular(state.irregular, event))
    if isinstance(event, PenaltyEvent):
        return state._replace(penalties=after_penalty(state.penalties, event))
    if isinstance(event, PrizeGiven):
        others = {kind: one for kind, one in state.prizes.items() if kind != event.prize}
        return state._replace(prizes={**others, event.prize: event} if event.entrant else others)
    if isinstance(event, WallEvent):
        return state._replace(walls=after_walls(state.walls, event))
    if isinstance(event, TableSheetEvent):
        return state._replace(sheets=after_sheet(state.sheets, event))
    assert isinstance(event, ResultEvent)
    return state._replace(results=after_result(state.results, event, state.length + 1))


def _after_entrant(state: TournamentState, event: EntrantEvent) -> TournamentState:
    """Who changes from one list to another is last there."""
    match event:
        case EntrantSet():
            own, other = (state.entrants, state.aside) if event.standing == "in" else (state.aside, state.entrants)
            own = {**own, event.entrant: event}
            other = {id: one for id, one in other.items() if id != event.entrant}
            entrants, aside = (own, other) if event.standing == "in" else (other, own)
            return state._replace(entrants=entrants, aside=aside)
        case EntrantsTaken(digest, people):
            return state._replace(taken={**state.taken, digest: people})
        case EntrantsTakenBack(digest):
            gone = set(state.taken.get(digest, ()))
            return state._replace(
                entrants={id: one for id, one in state.entrants.items() if id not in gone},
                aside={id: one for id, one in state.aside.items() if id not in gone},
                taken={one: people for one, people in state.taken.items() if one != digest},
            )
