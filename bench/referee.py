"""Time the referee in plain Python: whole hands with greedy players and their record, and each step by itself.

Hands are counted by processor time, for what else runs on the machine is no matter of the referee. Each figure stands
twice: as it is here, and as it would be on the reference machine (`bench.machine`), where its goal holds.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import median
from time import perf_counter

from bench.machine import Measured, factor, measured
from bench.score import TimedRow, show
from windroos.books.catalog import IDS, rules
from windroos.bots.player import acting, make
from windroos.play.model.actions import Action
from windroos.play.model.events import Step
from windroos.play.model.match import new_match
from windroos.play.record.log import action_line, step_line
from windroos.play.referee.game import Decide, Game, play_hand
from windroos.play.referee.referee import decide
from windroos.play.referee.state import evolve
from windroos.play.rules.options import options

RUNS = 5
HANDS = 40
NAMES = ("Aad", "Bep", "Cor", "Dik")


def players_of(id: str, name: str) -> list[Decide]:
    """Four computer players of one kind."""
    return [acting(make(name, rules(id), seed)) for seed in range(4)]


def hands_of(id: str, name: str) -> list[Measured]:
    """`HANDS` whole hands with a record, each run by itself; the first, which makes the tables, is left out."""
    players, random = players_of(id, name), Random(1)

    def play() -> None:
        for _ in range(HANDS):
            lines: list[str] = []

            def write(action: Action, steps: tuple[Step, ...], lines: list[str] = lines) -> None:
                lines.append(action_line(action, len(steps)))
                lines.extend(map(step_line, steps))

            play_hand(Game(new_match(rules(id), NAMES, (0, 1, 2, 3)), listener=write), players, random)
            "\n".join(lines)

    play()
    return measured(play, RUNS)


def step_times(id: str) -> tuple[list[float], list[float]]:
    """Microseconds of `decide` for each action, and of `evolve` for each step, of some hands of greedy players."""
    players, random = players_of(id, "greedy"), Random(2)
    decided: list[float] = []
    evolved: list[float] = []
    for _ in range(HANDS):
        game = Game(new_match(rules(id), NAMES, (0, 1, 2, 3)))
        game.begin(random)
        while waiting := game.waiting():
            view = game.view(waiting[0])
            action = players[view.table.players[view.seat]](view, options(view))
            began = perf_counter()
            steps = decide(game.state, action)
            decided.append((perf_counter() - began) * 1e6)
            for step in steps:
                began = perf_counter()
                game.state = evolve(game.state, step)
                evolved.append((perf_counter() - began) * 1e6)
    return decided, evolved


def rows() -> Iterator[TimedRow]:
    """All lines of the table."""
    for id in IDS:
        runs = hands_of(id, "greedy")
        name = f"referee, greedy players, with record, {id}"
        yield TimedRow(f"{name}, here", [HANDS / run.seconds for run in runs], "hands/s")
        yield TimedRow(name, [HANDS / run.corrected for run in runs], "hands/s", 250, True)
    for id in IDS:
        before, (decided, evolved) = factor(), step_times(id)
        here = (before + factor()) / 2
        for each, what in ((decided, "decide"), (evolved, "evolve")):
            yield TimedRow(f"{what}, {id} (median of {len(each)}), here", [median(each)], "us")
            yield TimedRow(f"{what}, {id}", [median(each) / here], "us", 60)


def main() -> int:
    """Print the table; 1 where a goal is missed."""
    return show(rows())
