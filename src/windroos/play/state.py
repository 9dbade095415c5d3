"""Everything the referee knows, and how a step changes it."""

from __future__ import annotations

from typing import NamedTuple

from windroos.play import events as e
from windroos.play import legal
from windroos.play.changing import quick
from windroos.play.events import NOBODY, Answered, Step
from windroos.play.fold import clear_table, table_after
from windroos.play.liability import Choice, Decided, choice_at, decided_by
from windroos.play.match import Match
from windroos.play.memory import own_after
from windroos.play.seat import seat_after
from windroos.play.view import Laid, Own, Phase, Table, View
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
    table: Table
    own: tuple[Own, ...]
    wall: tuple[int, ...] = ()
    salt: str = ""
    pending: int = 0
    answers: tuple[Answered, ...] = ()
    choice: Choice | None = None
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
    conduct, table, own = state.conduct, state.table, state.own
    wall, salt = state.wall, state.salt
    pending, answers = state.pending, state.answers
    if step.sealed is not None:
        wall, salt = step.sealed
    event = step.public
    kind = type(event)
    if isinstance(event, e.HandBegan):
        own, pending, answers = (Own(),) * len(event.seats), 0, ()
    for private in step.private:
        seat = private.seat
        own = (*own[:seat], own_after(conduct, own[seat], seat, private), *own[seat + 1 :])
        if isinstance(private, Answered):
            pending &= ~(1 << seat)
            answers = (*answers, private)
    if event is not None:
        table = table_after(conduct, table, event)
        own = _own_after(state, own, table, event)
        if kind in _ENDING or (kind is e.Drew and table.phase == Phase.DISCARD):
            pending, answers = 0, ()
    choice, decided = _remembered(state, event) if conduct.liability else (None, ())
    after = State(state.rules, conduct, table, own, wall, salt, pending, answers, choice, decided)
    if kind is e.Discarded or (table.phase == Phase.ROB and state.table.phase != Phase.ROB):
        return after._replace(pending=asked(after))
    if isinstance(event, e.Drew) and table.phase in (Phase.CLAIM, Phase.ROB):
        return after._replace(pending=_asked_again(after, event.seat))
    return after


_ENDING = (e.Melded, e.Unclaimed, e.HandEnded)
_ONE_SEAT = (e.Discarded, e.Exposed, e.Konged, e.CalledFalsely)
_EVERYONE = (e.Drew, e.Melded, e.Unclaimed, e.HandEnded, e.Won)


def _own_after(state: State, own: tuple[Own, ...], table: Table, event: e.Public) -> tuple[Own, ...]:
    kind = type(event)
    if isinstance(event, _ONE_SEAT):
        seat = event.seat
        before = View(state.rules, state.conduct, state.table, seat, own[seat])
        return (*own[:seat], seat_after(before, table, event), *own[seat + 1 :])
    if kind not in _EVERYONE:
        return own
    if kind is e.Drew and not state.conduct.blocked and not state.answers:
        return own  # by far the most frequent: nobody had anything to say
    forgets = kind is e.Drew and not state.conduct.blocked  # then who said nothing has nothing to forget
    return tuple(
        [
            one
            if forgets and one.answer is None
            else seat_after(View(state.rules, state.conduct, state.table, seat, one), table, event)
            for seat, one in enumerate(own)
        ]
    )


def _remembered(state: State, event: e.Public | None) -> tuple[Choice | None, tuple[Decided, ...]]:
    """What a ruling on liability may have to look back at."""
    if isinstance(event, e.HandBegan):
        return None, ()
    if isinstance(event, (e.Discarded, e.Konged)):
        return choice_at(state.conduct, state.table, event.seat, state.own[event.seat].rack), state.decided
    if isinstance(event, e.Melded):
        laid = Laid(event.seat, event.meld, event.giver, event.tile, len(state.table.discards))
        return state.choice, (*state.decided, *decided_by(state.table, laid, state.choice))
    return state.choice, state.decided


def asked(state: State) -> int:
    """Mask of the seats that are asked about a discard or a kong: all others on a strict table, else who may claim."""
    table = state.table
    mask = 0
    for seat, own in enumerate(state.own):
        if seat == table.turn:
            continue
        if state.conduct.strict or (legal.of_use(state.rules, table, seat, own) and legal.claims(view_of(state, seat))):
            mask |= 1 << seat
    return mask


def _asked_again(state: State, seat: int) -> int:
    """A kong out of turn gave a seat a new tile, with which it may have something to claim (144 rules, rule 41)."""
    fresh = seat != state.table.turn and state.own[seat].answer is None and legal.may_claim(view_of(state, seat))
    return state.pending | (1 << seat if fresh else 0)
