"""Everything the referee knows, and how a step changes it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from windroos.play.model import events as e
from windroos.play.model.changing import quick
from windroos.play.model.events import NOBODY, Answered, Step
from windroos.play.model.fold import clear_table, table_after
from windroos.play.model.match import Match
from windroos.play.model.memory import own_after
from windroos.play.model.view import Laid, OpenTable, Own, Phase, View
from windroos.play.referee.seat import seat_after
from windroos.play.rules import legal
from windroos.play.rules.liability import Decided, DiscardChoice, choice_at, decided_by
from windroos.rules.conduct import Conduct
from windroos.rules.rules import Rules, conduct_of


@quick
class State(NamedTuple):
    """The whole game. What is not in `table` or in a seat's `own` nobody at the table knows.

    pending   mask of the seats that have yet to answer to the tile that lies there
    answers   the answers so far, in the order they came
    choice    Hong Kong: what the last who discarded or declared a kong could choose from
    decided   Hong Kong: the sets given that decided a dangerous hand
    """

    rules: Rules
    conduct: Conduct
    table: OpenTable
    own: tuple[Own, ...]
    wall: tuple[int, ...] = ()
    salt: str = ""
    pending: int = 0
    answers: tuple[Answered, ...] = ()
    choice: DiscardChoice | None = None
    decided: tuple[Decided, ...] = ()


def new_state(match: Match, strict: bool = False) -> State:
    """A match before its first hand."""
    table = clear_table(match)
    return State(match.rules, conduct_of(match.rules, strict), table, (Own(),) * table.seats)


def view_of(state: State, seat: int) -> View:
    """What a seat sees; seat NOBODY is a spectator."""
    if seat == NOBODY:
        return View(state.rules, state.conduct, state.table, NOBODY, Own())
    return View(state.rules, state.conduct, state.table, seat, state.own[seat], state.table.players[seat])


def evolve(state: State, step: Step) -> State:
    """The state after a step."""
    rules, conduct, before, own, wall, salt, pending, answers, choice, decided = state
    event, privates, sealed = step
    table = before
    if sealed is not None:
        wall, salt = sealed
    if isinstance(event, e.HandBegan):
        own, pending, answers = (Own(),) * len(event.seats), 0, ()
    for private in privates:
        seat = private.seat
        own = (*own[:seat], own_after(conduct, own[seat], seat, private), *own[seat + 1 :])
        if isinstance(private, Answered):
            pending &= ~(1 << seat)
            answers = (*answers, private)
    if event is not None:
        table = table_after(conduct, before, event)
        own = _own_after(state, own, table, event)
        if isinstance(event, _ENDING) or (isinstance(event, e.Drew) and table.phase == Phase.DISCARD):
            pending, answers = 0, ()
    if conduct.liability:
        choice, decided = _remembered(state, event)
    if isinstance(event, e.Discarded) or (table.phase == Phase.ROB and before.phase != Phase.ROB):
        pending = _asked(rules, conduct, table, own)
    elif isinstance(event, e.Drew) and table.phase in (Phase.CLAIM, Phase.ROB):
        pending |= _asked_again(View(rules, conduct, table, event.seat, own[event.seat]))
    return State(rules, conduct, table, own, wall, salt, pending, answers, choice, decided)


_ENDING: Final = (e.Melded, e.Unclaimed, e.HandEnded)
_ONE_SEAT: Final = (e.Discarded, e.Exposed, e.Konged, e.CalledFalsely)
_CLOSING: Final = (e.Drew, *_ENDING)


def _own_after(state: State, own: tuple[Own, ...], table: OpenTable, event: e.Public) -> tuple[Own, ...]:
    """What the seats know after a public event; one that neither acts nor has said anything learns nothing by it."""
    seats: Iterable[int] = ()
    if isinstance(event, _ONE_SEAT):
        seats = (event.seat,)
    elif isinstance(event, _CLOSING):
        seats = {answer.seat for answer in state.answers}  # who was not asked has let nothing pass
        if state.conduct.blocked and isinstance(event, e.Drew):
            seats.add(event.seat)  # it knows its new tile already
    elif isinstance(event, e.Won) and event.robbed:
        seats = (event.giver,)
    for seat in seats:
        view = View(state.rules, state.conduct, state.table, seat, own[seat])
        own = (*own[:seat], seat_after(view, table, event), *own[seat + 1 :])
    return own


def _remembered(state: State, event: e.Public | None) -> tuple[DiscardChoice | None, tuple[Decided, ...]]:
    """What a ruling on liability may have to look back at."""
    if isinstance(event, e.HandBegan):
        return None, ()
    if isinstance(event, (e.Discarded, e.Konged)):
        return choice_at(state.conduct, state.table, event.seat, state.own[event.seat].rack), state.decided
    if isinstance(event, e.Melded):
        laid = Laid(event.seat, event.meld, event.giver, event.tile, len(state.table.discards))
        return state.choice, (*state.decided, *decided_by(state.table, laid, state.choice))
    return state.choice, state.decided


def _asked(rules: Rules, conduct: Conduct, table: OpenTable, own: tuple[Own, ...]) -> int:
    """Mask of the seats that are asked about a discard or a kong: all others on a strict table, else who may claim."""
    mask = 0
    for seat, one in enumerate(own):
        if seat != table.turn and (
            conduct.strict
            or (legal.of_use(rules, table, seat, one) and legal.claims(View(rules, conduct, table, seat, one)))
        ):
            mask |= 1 << seat
    return mask


def _asked_again(view: View) -> int:
    """A kong out of turn gave a seat a new tile, with which it may have something to claim (144 rules, rule 41)."""
    fresh = view.seat != view.table.turn and view.own.answer is None and legal.may_claim(view)
    return 1 << view.seat if fresh else 0
