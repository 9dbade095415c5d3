"""Claims: who gets the tile that lies there, when everyone who was asked has answered."""

from __future__ import annotations

from typing import Final

from windroos.hands import Meld, MeldKind
from windroos.play.model import actions, events
from windroos.play.model.actions import Call
from windroos.play.model.events import Answered, answered
from windroos.play.model.view import BETWEEN, ROB, Laid, live_left
from windroos.play.referee.counting import WonHand
from windroos.play.referee.state import view_of
from windroos.play.referee.step_builder import (
    StepBuilder,
    call_falsely,
    draw,
    endanger,
    finish,
    foul,
    replace_kong,
    win,
)
from windroos.play.rules import legal, winning
from windroos.play.rules.legal import IllegalAction
from windroos.rules.conduct import Priority

_PASS, _MAHJONG = Call.PASS, Call.MAHJONG
_SETS: Final[dict[Call, MeldKind]] = {Call.CHOW: "chow", Call.PUNG: "pung", Call.KONG: "kong"}


def answer_claim(builder: StepBuilder, claim: actions.Claim) -> None:
    """A seat says what it does with the tile that lies there; its own answer only it knows until all have answered."""
    if not builder.state.pending >> claim.seat & 1 and claim.call != _PASS:
        raise IllegalAction("answered")  # who is not asked may say so, too
    builder.add(answered(claim.seat, claim.call, claim.tile, claim.shown))
    close_if_answered(builder)


def close_if_answered(builder: StepBuilder) -> None:
    """Go on when nobody is waited for any more."""
    if not builder.state.pending:
        close(builder)


def close(builder: StepBuilder) -> None:
    """All have answered: mahjong goes before kong and pung, these before chow, and all before the next draw."""
    answers = [answer for answer in builder.state.answers if answer.call != _PASS]
    if answers:
        if _mahjong_claimed(builder, [answer for answer in answers if answer.call == _MAHJONG]):
            return
        for answer in sorted(answers, key=lambda answer: -min(answer.call, Call.KONG)):
            if answer.call != _MAHJONG and _set_claimed(builder, answer):
                return
    _nobody_claims(builder)


def _mahjong_claimed(builder: StepBuilder, answers: list[Answered]) -> bool:
    """Whether the hand is over: somebody wins, or in Hong Kong somebody called falsely."""
    if not answers:
        return False
    turn, seats = builder.state.table.turn, builder.state.table.seats
    ranked = len(answers) > 1 and builder.state.conduct.priority != Priority.TURN
    called = []
    for answer in answers:
        view = view_of(builder.state, answer.seat)
        reason = legal.why_not_claim(view, actions.Claim(answer.seat, Call.MAHJONG))
        if reason == "passed":
            builder.say(
                events.Voided(answer.seat, Call.MAHJONG, reason)
            )  # not to be claimed, but no false mahjong (H18)
            continue
        found = winning.claimed(view) if not view.own.dead else None
        right = reason is None and answer.shown
        order = winning.rank(view, found) if ranked and right and found is not None else 0
        called.append((-order, (answer.seat - turn) % seats, right, answer, found))
    for _, _, right, answer, found in sorted(called, key=lambda call: call[:2]):
        if right and found is not None:
            win(builder, WonHand(answer.seat, found, turn))
            return True
    for _, _, _, answer, found in sorted(called, key=lambda call: call[1]):
        call_falsely(builder, answer.seat, found, answer.shown, turn)
        if builder.state.table.phase == BETWEEN:
            return True
    return False


def _set_claimed(builder: StepBuilder, answer: Answered) -> bool:
    """Whether a claim for a set could be carried out."""
    state = builder.state
    seat, table = answer.seat, state.table
    reason = legal.why_not_claim(view_of(state, seat), actions.Claim(seat, answer.call, answer.tile))
    if reason is not None:
        builder.say(events.Voided(seat, answer.call, reason))
        if state.conduct.fouls:
            foul(builder, seat, reason)
        return False
    tile = table.discards[-1].tile
    east_first = state.conduct.east_first and len(table.discards) == 1 and table.turn == 0
    lowest = answer.tile if answer.call == Call.CHOW else tile
    meld = Meld(_SETS[answer.call], lowest, east_first=east_first)
    giver = table.turn
    builder.say(events.Melded(seat, meld, giver, tile))
    endanger(builder, Laid(seat, meld, giver, tile, len(table.discards)), table)
    if answer.call == Call.KONG:
        replace_kong(builder, seat)
    return True


def _nobody_claims(builder: StepBuilder) -> None:
    state = builder.state
    conduct, table = state.conduct, state.table
    seat = table.turn
    if table.phase == ROB:
        if conduct.strict:
            builder.say(events.Unclaimed())
        replace_kong(builder, seat)
        return
    left = live_left(conduct, table)
    if left < 1:
        finish(builder, "draw")
    elif conduct.strict or (conduct.moon and left == 1):
        builder.say(events.Unclaimed())
    else:
        draw(builder, (seat + 1) % table.seats)
