"""The referee: what follows from an action. Reads as a referee would tell it, from the dice to the settlement.

`decide` answers an action with the steps it leads to, or refuses it; nothing else changes a game. It is deterministic
and knows no chance and no clock: walls and dice come with `Begin`, time with `TimeUp`.
"""

from __future__ import annotations

from typing import Final, NamedTuple, cast

from windroos.hands import FACE_DOWN, Meld
from windroos.play.model import actions, events
from windroos.play.model.actions import Action, Call
from windroos.play.model.deal import deal, replace_bonus
from windroos.play.model.dice import double_seat, opening, seating, seating_drawn
from windroos.play.model.events import NOBODY, Answered, Step
from windroos.play.model.match import bell_stops
from windroos.play.model.view import BETWEEN, CLAIM, DISCARD, DRAW, ROB, Laid, Source, loose_left
from windroos.play.model.wall import check_wall, commitment
from windroos.play.referee.claims import answer_claim, close, close_if_answered
from windroos.play.referee.counting import WonHand
from windroos.play.referee.mixing import Turn, check_mixed, digest, mixed_hand, mixed_seats
from windroos.play.referee.state import State, view_of
from windroos.play.referee.step_builder import (
    StepBuilder,
    call_falsely,
    draw,
    end_if_nothing_is_left,
    endanger,
    finish,
    foul,
    replace_kong,
    win,
)
from windroos.play.referee.turn import let_pass, pass_on
from windroos.play.rules import legal, winning
from windroos.play.rules.legal import IllegalAction
from windroos.play.rules.options import options


class Decision(NamedTuple):
    """The steps that follow from an action, and the state after them."""

    state: State
    steps: tuple[Step, ...]


def decide(state: State, action: Action) -> tuple[Step, ...]:
    """The steps that follow from an action.

    Raises:
        IllegalAction: the rules, or the state of the table, do not allow it; nothing has changed.
        PlayError: a wall or dice that cannot be.
    """
    return advance(state, action).steps


def advance(state: State, action: Action) -> Decision:
    """As `decide`, with the state after the steps."""
    builder = StepBuilder(state)
    if type(action) not in _TABLES:
        _players_action(builder, action)  # type: ignore[arg-type]  # what is left; a cast is a call at every action
    elif isinstance(action, actions.Begin):
        _begin(builder, action)
    elif isinstance(action, actions.Sit):
        _sit(builder, action)
    elif isinstance(action, actions.TimeUp):
        _time_up(builder)
    elif isinstance(action, actions.LastHand):
        _last_hand(builder)
    else:
        _correct(builder, cast(actions.Correct, action))
    return _new(Decision, (builder.state, tuple(builder.steps)))


_new: Final = tuple.__new__
"""Makes a NamedTuple at once, for what is made at every decision."""
_TABLES: Final = frozenset((actions.Begin, actions.Sit, actions.TimeUp, actions.LastHand, actions.Correct))
"""What the table around the players asks."""


# --- the table around the players --------------------------------------------------------------------------------


def _sit(builder: StepBuilder, action: actions.Sit) -> None:
    """Who sits where, once a match, before the first hand."""
    table, rules = builder.state.table, builder.state.rules
    if table.phase != BETWEEN or table.match.hand > 1:
        raise IllegalAction("seated_already")
    promised = ""
    if action.contributions is not None:
        right = mixed_seats(rules, action.secret, action.contributions)
        check_mixed(action, right, len(table.match.players))
        promised = digest(action.secret)
    found = seating_drawn(rules, action.drawn) if action.drawn else seating(rules, action.throws)
    builder.say(
        events.Seated(
            action.throws, action.drawn, found.seats, found.dreamer, promised, action.secret, action.contributions
        )
    )


def _begin(builder: StepBuilder, action: actions.Begin) -> None:
    """The wall is built, broken and dealt; seasons are replaced."""
    state = builder.state
    conduct, match = state.conduct, state.table.match
    if state.table.phase != BETWEEN:
        raise IllegalAction("hand_is_on")
    if match.over:
        raise IllegalAction("match_is_over")
    check_wall(conduct, action.wall)
    promised = _promised(builder.state, action)
    opened = opening(conduct, action.dice, match.round)
    builder.say(
        events.HandBegan(
            match.hand,
            match.round,
            match.seats,
            match.dreamer,
            double_seat(conduct, action.dice, match.round),
            match.last,
            promised,
            action.contributions,
        ),
        sealed=events.Built(action.wall, action.salt),
    )
    builder.say(events.Opened(action.dice, opened.side, opened.stack))
    dealt = deal(conduct, action.wall)
    racks = [events.DealtRack(seat, tiles) for seat, tiles in enumerate(dealt.racks)]
    builder.say(events.Dealt(tuple(len(tiles) for tiles in dealt.racks)), *racks)
    if not conduct.bonus_optional:
        for replaced in replace_bonus(conduct, action.wall, dealt):
            builder.say(events.Exposed(replaced.seat, replaced.laid))
            builder.say(events.Drew(replaced.seat, loose=True), events.Received(replaced.seat, replaced.tile))


def _promised(state: State, action: actions.Begin) -> str:
    """What bound the table before the deal. Raises PlayError as `mixing.check_mixed`."""
    match = state.table.match
    if action.contributions is None:
        return commitment(action.wall, action.salt)
    right = mixed_hand(state.conduct, Turn(match.hand, match.round), action.salt, action.contributions)
    check_mixed(action, right, len(match.players))
    return digest(action.salt)


def _time_up(builder: StepBuilder) -> None:
    """The clock: who has not answered passes; who is in turn does the simplest thing there is to do."""
    state = builder.state
    table = state.table
    if table.phase in (CLAIM, ROB):
        for seat in range(table.seats):
            if state.pending >> seat & 1:
                builder.say(None, Answered(seat, Call.PASS))
        close(builder)
        return
    if table.phase == BETWEEN:
        raise IllegalAction("no_hand")
    seat, conduct = table.turn, state.conduct
    if conduct.timeouts and table.pauses[seat] < conduct.timeouts:
        builder.say(events.Paused(seat, conduct.timeouts - table.pauses[seat] - 1))  # imposed (Fu Hing, p. 26)
        return
    builder.say(events.TimeWasUp(seat))
    if conduct.fouls:
        foul(builder, seat, "time")
    while builder.state.table.phase in (DRAW, DISCARD) and builder.state.table.turn == seat:
        _players_action(builder, _simplest(builder.state))


def _simplest(state: State) -> actions.PlayerAction:
    """What is done for a player whose time is up: the tile just drawn is discarded."""
    seat = state.table.turn
    allowed = options(view_of(state, seat))
    drawn = actions.Discard(seat, state.own[seat].drawn)
    if drawn in allowed:
        return drawn
    discards = [
        action
        for action in allowed
        if isinstance(action, actions.Discard | actions.Replace | actions.Draw | actions.Keep)
    ]
    return discards[-1] if discards else actions.Discard(seat, state.own[seat].rack[-1])


def _last_hand(builder: StepBuilder) -> None:
    table = builder.state.table
    if table.match.over:
        raise IllegalAction("match_is_over")
    builder.say(events.LastHandAnnounced())
    if bell_stops(table.match) and table.phase != BETWEEN:
        finish(builder, "bell")


def _correct(builder: StepBuilder, action: actions.Correct) -> None:
    match = builder.state.table.match
    if len(action.points) != len(match.players):
        raise IllegalAction("correction_players", count=len(action.points), wanted=len(match.players))
    builder.say(events.Corrected(action.points, action.reason))


# --- the players -------------------------------------------------------------------------------------------------


def _players_action(builder: StepBuilder, action: actions.PlayerAction) -> None:
    if type(action) is actions.Discard:
        if pass_on(builder, action):
            return
    elif type(action) is actions.Claim and let_pass(builder, action):
        return
    state = builder.state
    if not 0 <= action.seat < state.table.seats:
        raise IllegalAction("no_such_seat", seat=action.seat)
    view = view_of(state, action.seat)
    code = legal.refusal(view, action)
    if code is not None:
        raise IllegalAction(code)
    if isinstance(action, actions.Discard):
        _discard(builder, action)
    elif isinstance(action, actions.Claim):
        answer_claim(builder, action)
    elif isinstance(action, actions.Kong):
        _kong(builder, action)
    elif isinstance(action, actions.Mahjong):
        _mahjong(builder, action)
    elif isinstance(action, actions.Draw):
        if action.moon and legal.why_not(view, action) is None:
            builder.say(events.MoonAnnounced(action.seat))
        draw(builder, action.seat)
    elif isinstance(action, actions.Replace):
        draw(builder, action.seat, loose=True)
        end_if_nothing_is_left(builder)
    elif isinstance(action, actions.Expose):
        builder.say(events.Exposed(action.seat, action.tile))
        if loose_left(state.conduct, builder.state.table) < 1:
            finish(builder, "draw")  # no tile is left to take its place
    elif isinstance(action, actions.Keep):
        finish(builder, "draw")
    elif isinstance(action, actions.Bet):
        builder.say(events.BetMade(action.seat))
    else:
        left = state.conduct.timeouts - state.table.pauses[action.seat] - 1 if state.conduct.timeouts else NOBODY
        builder.say(events.Paused(action.seat, left))


def _discard(builder: StepBuilder, action: actions.Discard) -> None:
    state = builder.state
    source = state.table.source
    rejected = (
        state.conduct.reject_replacement
        and source in (Source.KONG, Source.BONUS)
        and state.own[action.seat].drawn == action.tile
    )
    builder.add(events.discarded(action.seat, action.tile, rejected))
    close_if_answered(builder)


def _kong(builder: StepBuilder, action: actions.Kong) -> None:
    """Four own tiles, or the fourth to an open pung, which may be robbed before it is replaced."""
    seat, tile = action.seat, action.tile
    before = builder.state.table
    pung = next((meld for meld in before.melds[seat] if meld.kind == "pung" and meld.tile == tile), None)
    if pung is not None:
        meld = Meld("kong", tile, open=True, added=True, east_first=pung.east_first)
    else:
        meld = Meld("kong", FACE_DOWN if builder.state.conduct.kong_face_down else tile, open=False)
    builder.say(events.Konged(seat, meld), *([events.Covered(seat, tile)] if meld.tile == FACE_DOWN else []))
    endanger(builder, Laid(seat, meld, NOBODY, tile, len(before.discards)), before)
    if builder.state.table.phase == ROB and before.phase != ROB:  # else it is a kong out of turn
        close_if_answered(builder)
    else:
        replace_kong(builder, seat)


def _mahjong(builder: StepBuilder, action: actions.Mahjong) -> None:
    view = view_of(builder.state, action.seat)
    if action.seasons:
        found = winning.seasons(view)
    else:
        found = winning.drawn(view) if not view.own.dead else None
    if found is not None and found.legal and action.shown:
        win(builder, WonHand(action.seat, found, NOBODY))
    else:
        call_falsely(builder, action.seat, found, action.shown, NOBODY)
