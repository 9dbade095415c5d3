"""Everything the referee knows, and how a step changes it."""

from __future__ import annotations

from typing import Final, NamedTuple, cast

from windroos.play.model import events
from windroos.play.model.actions import Claim, PlayerAction
from windroos.play.model.changing import quick
from windroos.play.model.events import NOBODY, Answered, Step
from windroos.play.model.fold import table_after
from windroos.play.model.match import Match
from windroos.play.model.memory import own_after, said, with_right_number
from windroos.play.model.memory import received as drew
from windroos.play.model.view import CLAIM, DISCARD, ROB, Laid, OpenTable, Own, View, clear_table
from windroos.play.referee.seat import seat_after
from windroos.play.rules import winning
from windroos.play.rules.liability import Decided, DiscardChoice, choice_at, decided_by
from windroos.play.rules.options import claims, may_claim, of_use, options
from windroos.rules.conduct import Conduct
from windroos.rules.rules import Rules, conduct_of

Claims = tuple[tuple[Claim, ...], ...]
"""Of each seat what it may claim."""


@quick
class State(NamedTuple):
    """The whole game. What is not in `table` or in a seat's `own` nobody at the table knows.

    pending   mask of the seats that have yet to answer to the tile that lies there
    claims    of each seat what it may claim of that tile, where it was found already; else ()
    answers   the answers so far, in the order they came
    waits     of each seat the mask of the kinds that could complete its tiles (`winning.waiting_for`)
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
    waits: tuple[int, ...] = ()
    choice: DiscardChoice | None = None
    decided: tuple[Decided, ...] = ()
    claims: Claims = ()


def new_state(match: Match, strict: bool = False) -> State:
    """A match before its first hand."""
    table = clear_table(match)
    seats = table.seats
    return State(match.rules, conduct_of(match.rules, strict), table, (Own(),) * seats, waits=(0,) * seats)


def view_of(state: State, seat: int) -> View:
    """What a seat sees; seat NOBODY is a spectator."""
    if seat == NOBODY:
        return View(state.rules, state.conduct, state.table, NOBODY, Own())
    table = state.table
    return _new(View, (state.rules, state.conduct, table, seat, state.own[seat], table.players[seat]))


def options_of(state: State, view: View) -> tuple[PlayerAction, ...]:
    """What a seat may do now (`options`), by its view and by what was looked up of it already."""
    seat, claims = view.seat, state.claims
    return options(view, state.waits[seat], claims[seat] if claims else None)


def evolve(state: State, step: Step) -> State:
    """The state after a step."""
    event, privates, sealed = step
    if sealed is None and len(privates) < 2:  # the steps that a hand is made of, each by the shortest way
        kind = type(event)
        if kind is events.Discarded and not privates:
            return _after_discard(state, cast(events.Discarded, event))
        if (
            privates
            and kind is events.Drew
            and type(privates[0]) is events.Received
            and privates[0].seat == cast(events.Drew, event).seat
        ):
            return _after_draw(state, cast(events.Drew, event), privates[0])
        if event is None and privates and type(privates[0]) is Answered:
            return _after_answer(state, privates[0])
    rules, conduct, before, own, wall, salt, pending, answers, waits, choice, decided, _ = state
    kind, table = type(event), before
    found: Claims = ()
    if sealed is not None:
        wall, salt = sealed
    if isinstance(event, events.HandBegan):
        seats = len(event.seats)
        own, pending, answers, waits = (Own(),) * seats, 0, (), (0,) * seats
    for private in privates:
        seat = private.seat
        own = (*own[:seat], own_after(conduct, own[seat], seat, private), *own[seat + 1 :])
        if isinstance(private, Answered):
            pending &= ~(1 << seat)
            answers = (*answers, private)
    if event is not None:
        table = table_after(conduct, before, event)
        own = _own_after(state, own, table, event)
        if kind in _ENDING or (kind is events.Drew and table.phase == DISCARD):
            pending, answers = 0, ()
    if own is not state.own:
        waits = _waits_after(state, table, own, waits)
    if conduct.liability:
        choice, decided = _remembered(state, event)
    if kind is events.Discarded or (table.phase == ROB and before.phase != ROB):
        pending, found = asked(rules, conduct, table, own, waits)
    elif isinstance(event, events.Drew) and table.phase in _ASKING:
        pending |= _asked_again(View(rules, conduct, table, event.seat, own[event.seat]))
    return _new(State, (rules, conduct, table, own, wall, salt, pending, answers, waits, choice, decided, found))


def _after_answer(state: State, answer: Answered) -> State:
    """The state after one seat has answered and nothing else happened: nobody else knows more."""
    rules, conduct, table, own, wall, salt, pending, answers, waits, choice, decided, found = state
    seat, call, _, _ = answer
    own = (*own[:seat], said(own[seat], call), *own[seat + 1 :])
    pending &= ~(1 << seat)
    answers = (*answers, answer)
    return _new(State, (rules, conduct, table, own, wall, salt, pending, answers, waits, choice, decided, found))


def _after_discard(state: State, event: events.Discarded) -> State:
    """The state after a discard: who discarded learns by it, and the others may be asked."""
    rules, conduct, before, own, wall, salt, _, answers, waits, choice, decided, _ = state
    seat = event.seat
    table = table_after(conduct, before, event)
    one = with_right_number(table, own_after(conduct, own[seat], seat, event), seat)
    own = (*own[:seat], one, *own[seat + 1 :])
    waits = (*waits[:seat], winning.waits_of_seat(rules, table, seat, one), *waits[seat + 1 :])
    if conduct.liability:
        choice, decided = _remembered(state, event)
    pending, found = asked(rules, conduct, table, own, waits)
    return _new(State, (rules, conduct, table, own, wall, salt, pending, answers, waits, choice, decided, found))


def _after_draw(state: State, event: events.Drew, received: events.Received) -> State:
    """The state after a seat has taken a tile that it alone sees; it may close what was asked."""
    rules, conduct, before, own, wall, salt, pending, answers, waits, choice, decided, _ = state
    seat = event.seat
    seats = [*own]
    seats[seat] = drew(own[seat], received.tile)
    table = table_after(conduct, before, event)
    closed = table.phase == DISCARD
    if closed and not conduct.blocked:  # else what was let pass is remembered
        for answer in answers:
            seats[answer.seat] = said(seats[answer.seat], None)
    own = tuple(seats) if not conduct.blocked else _own_after(state, tuple(seats), table, event)
    if closed:
        pending, answers = 0, ()
    waits = (*waits[:seat], winning.waits_of_seat(rules, table, seat, own[seat]), *waits[seat + 1 :])
    if table.phase in _ASKING:
        pending |= _asked_again(View(rules, conduct, table, seat, own[seat]))
    return _new(State, (rules, conduct, table, own, wall, salt, pending, answers, waits, choice, decided, ()))


_new: Final = tuple.__new__
"""Makes a NamedTuple at once: by its name it takes three times as long, and states are made at every step."""
_NO_CLAIM: Final[tuple[Claim, ...]] = ()
_ASKING: Final = (CLAIM, ROB)
_ENDING: Final = (events.Melded, events.Unclaimed, events.HandEnded)
_ONE_SEAT: Final = frozenset((events.Discarded, events.Exposed, events.Konged, events.CalledFalsely))
_CLOSING: Final = frozenset((events.Drew, *_ENDING))


def _own_after(state: State, own: tuple[Own, ...], table: OpenTable, event: events.Public) -> tuple[Own, ...]:
    """What the seats know after a public event; one that neither acts nor has said anything learns nothing by it."""
    kind = type(event)
    if kind in _ONE_SEAT:
        return _learnt(state, own, table, event, event.seat)  # type: ignore[union-attr]  # all of these have one
    if kind in _CLOSING and (state.answers or state.conduct.blocked):
        seats = {answer.seat for answer in state.answers}  # who was not asked has let nothing pass
        if state.conduct.blocked and isinstance(event, events.Drew):
            seats.add(event.seat)  # it knows its new tile already
        for seat in seats:
            own = _learnt(state, own, table, event, seat)
    elif isinstance(event, events.Won) and event.robbed:
        return _learnt(state, own, table, event, event.giver)
    return own


def _learnt(state: State, own: tuple[Own, ...], table: OpenTable, event: events.Public, seat: int) -> tuple[Own, ...]:
    view = _new(View, (state.rules, state.conduct, state.table, seat, own[seat], NOBODY))
    return (*own[:seat], seat_after(view, table, event), *own[seat + 1 :])


def _waits_after(state: State, table: OpenTable, own: tuple[Own, ...], waits: tuple[int, ...]) -> tuple[int, ...]:
    """What each seat waits for: looked up anew where its tiles have changed."""
    laid = state.table.melds
    for seat, (one, before) in enumerate(zip(own, state.own, strict=True)):
        if one is not before and (one.rack is not before.rack or table.melds[seat] is not laid[seat]):
            waits = (*waits[:seat], winning.waits_of_seat(state.rules, table, seat, one), *waits[seat + 1 :])
    return waits


def _remembered(state: State, event: events.Public | None) -> tuple[DiscardChoice | None, tuple[Decided, ...]]:
    """What a ruling on liability may have to look back at."""
    if isinstance(event, events.HandBegan):
        return None, ()
    if isinstance(event, (events.Discarded, events.Konged)):
        return choice_at(state.conduct, state.table, event.seat, state.own[event.seat].rack), state.decided
    if isinstance(event, events.Melded):
        laid = Laid(event.seat, event.meld, event.giver, event.tile, len(state.table.discards))
        return state.choice, (*state.decided, *decided_by(state.table, laid, state.choice))
    return state.choice, state.decided


def asked(
    rules: Rules, conduct: Conduct, table: OpenTable, own: tuple[Own, ...], waits: tuple[int, ...]
) -> tuple[int, Claims]:
    """Mask of the seats that are asked about a discard or a kong, and what each may claim.

    All others are asked on a strict table, where nobody looks what they may claim; else who may claim.
    """
    turn = table.turn
    if conduct.strict:
        return (1 << len(own)) - 1 & ~(1 << turn), ()
    mask, found = 0, [_NO_CLAIM] * len(own)
    for seat, one in enumerate(own):
        if seat != turn and of_use(table, seat, one.rack, waits[seat]):
            its = found[seat] = claims(_new(View, (rules, conduct, table, seat, one, NOBODY)))
            if its:
                mask |= 1 << seat
    return mask, tuple(found) if mask else ()


def _asked_again(view: View) -> int:
    """A kong out of turn gave a seat a new tile, with which it may have something to claim (144 rules, rule 41)."""
    fresh = view.seat != view.table.turn and view.own.answer is None and may_claim(view)
    return 1 << view.seat if fresh else 0
