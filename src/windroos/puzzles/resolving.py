"""A choice solved in another way: played on from there, many times, by players who evaluate otherwise.

What the seat does not see is dealt anew each time, the same for every answer that is tried. So it says nothing of who
held what, and the answers are compared with the same luck.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Final

from windroos.bots.player import ComputerPlayer, make
from windroos.play.model.actions import PlayerAction
from windroos.play.model.events import HandEnded
from windroos.play.model.wall import draw_order, loose_order
from windroos.play.referee.game import Game
from windroos.play.referee.state import State, options_of
from windroos.play.rules import winning
from windroos.puzzles.position import Position
from windroos.puzzles.puzzle import Puzzle
from windroos.puzzles.solving import answers, evaluated
from windroos.tiles import KINDS

PLAYED: Final = 120
"""Times that each answer is played on."""
ERRORS: Final = 2.5
"""Standard errors by which the best must bring more, so that other seeds say the same."""
_PLAYER: Final = "greedy"


def confirms(puzzle: Puzzle, position: Position, seed: str) -> bool:
    """Whether the best answer clearly brings more than the next by playing on as well."""
    return lead(puzzle, position, seed) > ERRORS


def lead(puzzle: Puzzle, position: Position, seed: str, played: int = PLAYED) -> float:
    """What the best answer brings more than the next when both are played on, in standard errors; below 0: less."""
    gains = _gains(puzzle, position, seed, played)
    spread = stdev(gains)
    return mean(gains) * sqrt(played) / spread if spread else 0.0


def _gains(puzzle: Puzzle, position: Position, seed: str, played: int) -> list[int]:
    """What the best answer by evaluation brings more than the next, in hands played on with the same luck."""
    allowed = answers(puzzle, position)
    best, other = [one.action for one in evaluated(position).actions if one.action in allowed][:2]
    gains = []
    for number in range(played):
        dealt = dealt_anew(position.state, puzzle.seat, Random(f"{seed} {number}"))
        brought, others = (_played_on(dealt, action, puzzle.seat) for action in (best, other))
        gains.append(brought - others)
    return gains


def dealt_anew(state: State, seat: int, random: Random) -> State:
    """The same for one seat, with other tiles on the other racks and in the wall; bonus tiles stay where they are."""
    table, wall = state.table, list(state.wall)
    taken = {*draw_order(state.conduct)[: table.front], *loose_order(state.conduct)[: table.back]}
    places = [place for place, tile in enumerate(wall) if place not in taken and tile < KINDS]
    others = [other for other in range(table.seats) if other != seat]
    hidden = [wall[place] for place in places] + [tile for other in others for tile in state.own[other].rack]
    random.shuffle(hidden)
    own = list(state.own)
    for other in others:
        size = len(own[other].rack)
        rack, hidden = tuple(sorted(hidden[:size])), hidden[size:]
        own[other] = own[other]._replace(rack=rack)
    for place, tile in zip(places, hidden, strict=True):
        wall[place] = tile
    waits = tuple(
        state.waits[at] if at == seat else winning.waits_of_seat(state.rules, table, at, one)
        for at, one in enumerate(own)
    )
    return state._replace(own=tuple(own), wall=tuple(wall), waits=waits, claims=())


def _played_on(state: State, action: PlayerAction, seat: int) -> int:
    """What a seat gets of a hand that goes on with this action."""
    game = Game.resumed(state)
    players: list[ComputerPlayer] = [make(_PLAYER, state.rules) for _ in range(state.table.seats)]
    first: PlayerAction | None = action
    while waiting := game.waiting():
        acting = waiting[0]
        if acting == seat and first is not None:
            done, first = first, None
        else:
            view = game.view(acting)
            done = players[acting].decide(view, options_of(game.state, view)).action
        for step in game.do(done):
            if isinstance(step.public, HandEnded):
                return step.public.net[state.table.players[seat]]
    return 0
