"""A record played again: to any point, or to its end to go on from there."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import NamedTuple

from windroos.play.model.events import Step
from windroos.play.record.header import first_state
from windroos.play.record.record import Record
from windroos.play.referee.referee import advance
from windroos.play.referee.state import State, evolve
from windroos.rules.special import Formations


class ResumedGame(NamedTuple):
    """A game that can go on. `steps` are all steps of the pending action, which the record may lack in part."""

    state: State
    steps: tuple[Step, ...]


def replay(record: Record, upto: int | None = None, formations: Formations | None = None) -> State:
    """The state after so many steps of the record; None for all steps of whole groups. The record is believed.

    `formations` is the club's own list of special formations, where the record was played with one.

    Raises:
        RecordError, PlayError: as `header.first_state`.
    """
    return follow(first_state(record.header, formations), islice(record.steps(), upto))


def follow(state: State, steps: Iterable[Step]) -> State:
    """The state after steps."""
    for step in steps:
        state = evolve(state, step)
    return state


def resume(record: Record, formations: Formations | None = None) -> ResumedGame:
    """The state at the end of a record, in which the pending action is carried out: nothing is lost.

    Raises:
        RecordError, PlayError: as `header.first_state`.
        IllegalAction, PlayError: the pending action may not or cannot be.
    """
    state = replay(record, formations=formations)
    if record.pending is None:
        return ResumedGame(state, ())
    return ResumedGame(*advance(state, record.pending))
