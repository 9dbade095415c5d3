"""The walls of a record: what one table made of each hand that it finished, and from which tiles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from windroos.duplicate.comparing import PlayedWall
from windroos.play.model.actions import Begin
from windroos.play.model.dice import Throw
from windroos.play.model.events import NOBODY, Discarded, HandEnded, Won
from windroos.play.record.header import Header, first_state
from windroos.play.record.record import RecordedAction
from windroos.play.record.replay import follow
from windroos.play.referee.mixing import digest
from windroos.rules.special import Formations


class RecordedWall(NamedTuple):
    """A hand that was played to its end.

    promise  what bound the table before the deal: SHA-256 of the wall's secret
    tiles    in the order of the wall; `dice` as they were thrown
    round    the wind of the round
    """

    played: PlayedWall
    promise: str
    tiles: tuple[int, ...]
    dice: tuple[Throw, ...]
    round: int

    def same(self, other: RecordedWall) -> bool:
        """Whether both were dealt from one wall, with the same winds."""
        return (self.promise, *self[2:]) == (other.promise, *other[2:]) and self.played.seats == other.played.seats


def recorded_walls(
    header: Header, groups: Iterable[RecordedAction], formations: Formations | None = None
) -> Iterator[RecordedWall]:
    """The finished hands of a record, the first is wall 1. Raises RecordError, PlayError."""
    state = first_state(header, formations)
    dealt, before, turns = Begin((), (), ""), state.table.match, 0
    winner = giver = NOBODY
    began: tuple[int, ...] = ()
    for group in groups:
        if isinstance(group.action, Begin):
            dealt, before, turns, winner, giver = group.action, state.table.match, 0, NOBODY, NOBODY
            began = began or before.seats
        state = follow(state, group.steps)
        for step in group.steps:
            event = step.public
            turns += isinstance(event, Discarded)
            if isinstance(event, Won):
                winner, giver = event.seat, event.giver
            if isinstance(event, HandEnded):
                score = event.scores[winner] if winner != NOBODY else 0
                seats = tuple(began.index(player) for player in before.seats)
                points = tuple(event.net[player] - event.deductions[player] for player in began)
                played = PlayedWall(before.hand, seats, points, winner, giver, score, turns)
                yield RecordedWall(played, digest(dealt.salt), dealt.wall, dealt.dice, before.round)
