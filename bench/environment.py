"""Time the environment: steps a second of processor time of each book with a random policy, beside RLCard's mahjong.

A step is one agent's answer, with what is seen as an array before it and what may be done as a mask.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any

import numpy as np

from bench.peers import peer
from bench.score import TimedRow, show
from windroos.books.catalog import IDS
from windroos.env import mahjong_v1

RUNS = 5


def own(id: str) -> Callable[[int], int]:
    """A function that plays one hand of a book, and says in how many steps."""
    environment = mahjong_v1.raw_env(rules=id)

    def play(seed: int) -> int:
        chance = random.Random(seed)
        environment.reset(seed=seed)
        steps = 0
        while not environment.terminations["player_0"]:
            observation = environment.observe(environment.agent_selection)
            environment.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
            steps += 1
        return steps

    return play


def rlcard(library: Any) -> Callable[[int], int]:
    """The same of RLCard."""

    def play(seed: int) -> int:
        chance = random.Random(seed)
        environment = library.make("mahjong", config={"seed": seed})
        state, _ = environment.reset()
        steps = 0
        while not environment.is_over():
            state, _ = environment.step(chance.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return play


def rates(play: Callable[[int], int], hands: int) -> list[float]:
    """Steps a second of processor time, of several runs."""
    play(0)
    found = []
    for run in range(RUNS):
        start = process_time()
        steps = sum(play(100 * run + hand) for hand in range(hands))
        found.append(steps / (process_time() - start))
    return found


def rows(hands: int) -> Iterator[TimedRow]:
    """Each book, and RLCard beside them."""
    for id in IDS:
        yield TimedRow(f"environment {id}, random policy", rates(own(id), hands), "steps/s", more=True)
    library = peer("RLCard", "rlcard")
    if library is not None:
        yield TimedRow("RLCard mahjong, random policy", rates(rlcard(library), hands), "steps/s")


def main(hands: int = 20) -> int:
    """Print the table."""
    print(f"environment; median of {RUNS} runs of {hands} hands (least-most)")
    return show(rows(hands))


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:2])))
