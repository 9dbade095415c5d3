"""Hands in which anybody does anything. With WINDROOS_FULL set there are many more."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import NamedTuple

from tests.anybody import answer_of
from tests.play_helpers import any_rules, match_of, rich
from windroos.books.catalog import IDS
from windroos.play.model import actions as action_kinds
from windroos.play.model.actions import Action, Begin
from windroos.play.model.events import Step
from windroos.play.model.match import Match
from windroos.play.model.view import Phase
from windroos.play.referee.referee import advance
from windroos.play.referee.state import State, evolve, new_state

FULL = "WINDROOS_FULL" in os.environ


TABLES = list(product(IDS, (False, True)))


HANDS = 60 if FULL else 8


class Played(NamedTuple):
    """A hand that was played: before it, its actions and the steps and state after each."""

    match: Match
    strict: bool
    actions: tuple[Action, ...]
    steps: tuple[tuple[Step, ...], ...]
    states: tuple[State, ...]


def play(match: Match, strict: bool, begin: Begin, random: Random, clock: bool = True) -> Played:
    """Play a hand with players who do nearly anything; `clock`: sometimes the time is up."""
    actions: list[Action] = [begin]
    state, first = advance(new_state(match, strict), begin)
    steps, states = [first], [state]
    while state.table.phase != Phase.BETWEEN:
        action = answer_of(state, random)
        if isinstance(action, action_kinds.TimeUp) and not clock:
            continue
        state, then = advance(state, action)
        actions.append(action)
        steps.append(then)
        states.append(state)
        assert len(actions) < 3000, "a hand without an end"
    return Played(match, strict, tuple(actions), tuple(steps), tuple(states))


@cache
def hands(id: str, strict: bool, count: int = HANDS) -> tuple[Played, ...]:
    """Hands with 3, 4 and 5 players and options drawn by lot."""
    random = Random(f"{id} {strict}")
    found = []
    for number in range(count):
        made = any_rules(id, random, (4, 3, 4, 5)[number % 4])
        match = match_of(made)
        begin = rich(new_state(match, strict).conduct, random)
        found.append(play(match, strict, begin, random))
    return tuple(found)


def each_step(played: Played) -> Iterator[tuple[State, Step]]:
    """Every step with the state after it."""
    state = new_state(played.match, played.strict)
    for steps in played.steps:
        for step in steps:
            state = evolve(state, step)
            yield state, step
