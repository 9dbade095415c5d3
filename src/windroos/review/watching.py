"""The choices of one seat in a finished hand, and what the others were waiting for, from its record."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from windroos.bots.review import SeatChoice
from windroos.play.model.actions import PlayerAction
from windroos.play.model.events import HandEnded
from windroos.play.record.header import Header, first_state
from windroos.play.record.record import RecordedAction
from windroos.play.record.replay import follow
from windroos.play.referee.state import State, view_of
from windroos.play.rules.options import options


class WaitingSeat(NamedTuple):
    """A seat that waited when the hand ended: for which kinds (a mask), and since how many discards."""

    seat: int
    kinds: int
    since: int


class WatchedHand(NamedTuple):
    """What a seat chose in a hand, who else waited, what everybody got of it (by player), and how it ended."""

    choices: tuple[SeatChoice, ...]
    waiting: tuple[WaitingSeat, ...]
    net: tuple[int, ...]
    state: State


def watch(state: State, hand: Iterable[RecordedAction], player: int) -> WatchedHand:
    """Go through a hand once more, from the state before it; `player` is a place in the list of players."""
    found: list[SeatChoice] = []
    since: dict[int, int] = {}
    before, step, net = state, 0, (0,) * len(state.table.match.players)
    for group in hand:
        seat = state.table.players.index(player) if player in state.table.players else -1
        action = group.action
        if isinstance(action, PlayerAction) and action.seat == seat:
            view = view_of(state, seat)
            allowed = options(view)
            if len(allowed) > 1 and action in allowed:
                found.append(SeatChoice(step, view, allowed, action))
        before, state, step = state, follow(state, group.steps), step + len(group.steps)
        for other, kinds in enumerate(state.waits):
            if not kinds:
                since.pop(other, None)
            else:
                since.setdefault(other, len(state.table.discards))
        for one in group.steps:
            if isinstance(one.public, HandEnded):
                net = tuple(one.public.net)
    return WatchedHand(tuple(found), _waiting(before, since, player), net, before)


def _waiting(state: State, since: dict[int, int], player: int) -> tuple[WaitingSeat, ...]:
    return tuple(
        WaitingSeat(seat, kinds, since.get(seat, 0))
        for seat, kinds in enumerate(state.waits)
        if kinds and state.table.players[seat] != player
    )


def watched(header: Header, groups: Sequence[RecordedAction], first: int, player: int) -> WatchedHand:
    """A hand of a record for one of its players.

    Args:
        header: of the record.
        groups: of the record, to the last one of the hand.
        first: the number of the hand's first group, from 1.
        player: a place in the list of players.

    Raises RecordError, PlayError: another version of the program wrote it by other rules.
    """
    state = first_state(header)
    for group in groups[: first - 1]:
        state = follow(state, group.steps)
    return watch(state, groups[first - 1 :], player)
