"""The turn that most of a hand is made of: a tile goes, nobody takes it, and the next seat draws.

Everything here is what `referee` would decide step by step, in one piece and with one state at its end: a hand is some
fifty such turns. The steps are the same, and what they make of the state before is this state
(`tests/play/test_laws.py`).
"""

from __future__ import annotations

from typing import Final

from windroos.play.model import events
from windroos.play.model.actions import Call, Claim, Discard
from windroos.play.model.events import NOBODY
from windroos.play.model.fold import Board, board_of, discard, draw, table_of
from windroos.play.model.memory import discarded, received
from windroos.play.model.view import CLAIM, DISCARD, OpenTable, Own, Source, live_left
from windroos.play.model.wall import drawn_from
from windroos.play.referee.claims import close
from windroos.play.referee.state import Claims, State, asked
from windroos.play.referee.step_builder import StepBuilder
from windroos.play.rules import winning
from windroos.play.rules.liability import choice_at
from windroos.play.rules.options import useful
from windroos.rules.conduct import Conduct
from windroos.rules.rules import Rules
from windroos.tiles import KINDS

_new: Final = tuple.__new__
"""Makes a NamedTuple at once, for what happens at every step."""
_REPLACED: Final = (Source.KONG, Source.BONUS)
_PASS: Final = Call.PASS


def pass_on(builder: StepBuilder, action: Discard) -> bool:
    """A discard that is plainly in order, and the next draw if nobody is asked; False where more must be looked at."""
    rules, conduct, table, own, wall, salt, _, answers, waits, choice, decided, _ = builder.state
    seat, tile = action
    if conduct.strict or table.phase != DISCARD or table.turn != seat or answers or not _plain(builder.state, action):
        return False
    if conduct.liability:
        choice = choice_at(conduct, table, seat, own[seat].rack)
    seats, known = [*own], [*waits]
    one = seats[seat] = discarded(own[seat], tile)
    if tile != own[seat].drawn:
        known[seat] = winning.waits_of_seat(rules, table, seat, one)
    board = board_of(table)
    discard(board, seat, tile, False)
    following = (seat + 1) % len(own)
    pending = 0
    found: Claims = ()
    for other, its in enumerate(seats):
        if other != seat and useful(tile, its[0], known[other], other == following):
            pending, found = asked(rules, conduct, table_of(board), tuple(seats), tuple(known))
            break
    builder.steps.append(events.discarded(seat, tile, False))
    drawn = KINDS if pending else _next_tile(conduct, table, wall)
    if drawn < KINDS and conduct.blocked and useful(tile, received(seats[following], drawn).rack, 0, True):
        drawn = KINDS  # with the new tile it could have claimed: what that blocks is looked at step by step
    if drawn < KINDS:
        _take(rules, table, board, seats, known, following, drawn)
        builder.steps.append(events.drew(following, drawn, False))
    builder.state = _new(
        State,
        (
            rules,
            conduct,
            table_of(board),
            tuple(seats),
            wall,
            salt,
            pending,
            answers,
            tuple(known),
            choice,
            decided,
            found,
        ),
    )
    if drawn >= KINDS and not pending:
        close(builder)
    return True


def let_pass(builder: StepBuilder, claim: Claim) -> bool:
    """The only seat that was asked claims nothing, and the next one draws; False where more must be looked at."""
    rules, conduct, table, own, wall, salt, pending, answers, waits, choice, decided, _ = builder.state
    seat, call, tile, shown = claim
    if call != _PASS or seat < 0 or pending != 1 << seat or answers or table.phase != CLAIM:
        return False
    drawn = KINDS if conduct.strict or conduct.blocked else _next_tile(conduct, table, wall)
    if drawn >= KINDS:
        return False
    seats, known, board, following = [*own], [*waits], board_of(table), (table.turn + 1) % len(own)
    _take(rules, table, board, seats, known, following, drawn)
    builder.steps += (events.answered(seat, call, tile, shown), events.drew(following, drawn, False))
    builder.state = _new(
        State,
        (rules, conduct, table_of(board), tuple(seats), wall, salt, 0, (), tuple(known), choice, decided, ()),
    )
    return True


def _next_tile(conduct: Conduct, table: OpenTable, wall: tuple[int, ...]) -> int:
    """The tile that the next seat draws; KINDS or more where it is a bonus tile, or the wall is at its end."""
    if live_left(conduct, table) <= conduct.moon or table.moon != NOBODY:
        return KINDS
    return wall[drawn_from(conduct, table.front, table.back)]


def _take(
    rules: Rules, table: OpenTable, board: Board, seats: list[Own], known: list[int], seat: int, tile: int
) -> None:
    """A seat takes this tile; what it waited for stays as it was, unless its number of tiles is wrong."""
    draw(board, seat)
    one = seats[seat] = received(seats[seat], tile)
    if len(one.rack) + 3 * len(table.melds[seat]) != 14:
        known[seat] = winning.waits_of_seat(rules, table, seat, one)


def _plain(state: State, action: Discard) -> bool:
    """Nothing stands in the way of this discard: no bet, no tile that is owed or was accepted, no wrong number."""
    table, (seat, tile) = state.table, action
    one = state.own[seat]
    if table.bets or table.owed[seat] or one.accepted or tile >= KINDS or tile not in one.rack:
        return False
    if state.conduct.reject_replacement and table.source in _REPLACED:
        return False
    return table.counts[seat] + 3 * len(table.melds[seat]) == 14
