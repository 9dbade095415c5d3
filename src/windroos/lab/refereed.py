"""Hands played by the referee, with the players of `windroos.bots` and programs of anyone: slow, and as it really goes.

`refereed` is a `count.Play`, so that everything the laboratory does with compiled self-play works with these too. The
referee deals from one wall, as at a table. In a match the four games of a deal therefore begin with the same tiles,
and go apart once a player claims what another let pass; two equal players still tie exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from random import Random
from typing import Final, NamedTuple

import numpy as np

from windroos.bots.player import PROGRAMS, ComputerPlayer, acting, make
from windroos.fast.batch.arrays import REPLACED
from windroos.fast.selfplay.results import Batch
from windroos.lab.task import SEATS
from windroos.play.model.actions import Mahjong
from windroos.play.model.events import NOBODY, HandEnded, Won
from windroos.play.model.match import new_match
from windroos.play.referee.game import Game
from windroos.play.referee.state import State, view_of
from windroos.play.rules import winning
from windroos.play.rules.options import options
from windroos.rules.rules import Rules
from windroos.scoring.score import Score

NAMES: Final = ("East", "South", "West", "North")


class RefereedHand(NamedTuple):
    """How one hand ended."""

    event: HandEnded
    discards: int
    giver: int
    score: Score | None
    """The winner's."""


def refereed(
    rules: Rules,
    players: Sequence[str],
    hands: int,
    seed: int,
    *,
    first: int = 0,
    round: int | None = 0,
    stock: bool = False,  # noqa: ARG001  # the referee has one wall
) -> Batch:
    """The hands `first` .. `first + hands - 1` of a seed, with a player by its name at each seat.

    Each hand has new players, whose chance depends on the hand and the seat alone; programs stay for all these hands.

    Raises:
        BotError: a player that does not exist, or a program that does not play along.
    """
    with ExitStack() as leaving:
        programs = {
            seat: _until(leaving, make(name, rules, seed))
            for seat, name in enumerate(players)
            if name.partition(":")[0] in PROGRAMS
        }
        ended = []
        for number in range(first, first + hands):
            chance = Random(f"{seed}:{number}")
            seeds = [chance.getrandbits(32) for _ in players]
            table = [
                programs.get(seat) or make(name, rules, own)
                for seat, (name, own) in enumerate(zip(players, seeds, strict=True))
            ]
            ended.append(_hand(rules, table, number % SEATS if round is None else round, chance))
        return _together(rules, ended)


def _until(leaving: ExitStack, player: ComputerPlayer) -> ComputerPlayer:
    leaving.callback(player.close)
    return player


def _hand(rules: Rules, players: Sequence[ComputerPlayer], round: int, chance: Random) -> RefereedHand:
    """One hand with these players at East, South, West and North."""
    match = new_match(rules, NAMES, tuple(range(SEATS)))._replace(round=round)
    game = Game(match)
    deciding = [acting(player) for player in players]
    game.begin(chance)
    while True:
        seat = game.waiting()[0]
        view = game.view(seat)
        action = deciding[seat](view, options(view))
        before = game.state
        events = [step.public for step in game.do(action)]
        ending = next((event for event in events if isinstance(event, HandEnded)), None)
        if ending is None:
            continue
        won = next((event for event in events if isinstance(event, Won)), None)
        score = None if won is None else _winning(before, won, isinstance(action, Mahjong) and action.seasons)
        return RefereedHand(ending, len(game.state.table.discards), NOBODY if won is None else won.giver, score)


def _winning(before: State, won: Won, seasons: bool) -> Score | None:
    """The winner's score, from what the winner saw before the last action."""
    view = view_of(before, won.seat)
    if won.giver != NOBODY:
        return winning.claimed(view)
    return winning.seasons(view) if seasons else winning.drawn(view)


def _together(rules: Rules, ended: Sequence[RefereedHand]) -> Batch:
    """Hands as arrays."""
    place = {entry.id: at for at, entry in enumerate(rules.entries)}
    times = np.zeros((len(ended), len(rules.entries)), np.uint8)
    numbers = np.zeros((len(ended), 5), np.int64)
    for at, hand in enumerate(ended):
        if hand.score is None or hand.score.best is None or hand.score.situation.win is None:
            numbers[at, 3] = -1
            continue
        best = hand.score.best
        numbers[at] = (
            hand.score.situation.win.by, hand.score.points, hand.score.doubles, best.total.limit, best.facts.lay.special
        )  # fmt: skip
        for line in hand.score.lines:
            times[at, place[line.entry.id]] = line.times + (REPLACED if line.replaced_by is not None else 0)
    by, points, doubles, limit, special = numbers.T
    return Batch(
        winner=np.array([hand.event.winner for hand in ended], np.int8),
        by=by.astype(np.uint8),
        giver=np.array([hand.giver for hand in ended], np.int8),
        turns=np.array([hand.discards for hand in ended], np.int16),
        scores=np.array([hand.event.scores for hand in ended], np.int32),
        net=np.array([hand.event.net for hand in ended], np.int32),
        points=points.astype(np.int32),
        doubles=doubles.astype(np.int16),
        limit=limit.astype(np.int16),
        special=special.astype(np.int16),
        times=times,
    )
