"""Time self-play: whole hands a second of each rule set and player, on one thread and on two, and what others do.

Each number is the median of several runs, with the slowest and the quickest, beside its goal. RiichiEnv and RLCard
(mahjong) play random hands in the same run.
"""

from __future__ import annotations

import os
import random
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from time import perf_counter
from typing import Any

from bench.peers import peer
from bench.score import TimedRow, show
from windroos.books.catalog import IDS, rules
from windroos.fast.selfplay.play import play_many

RUNS = 5
GOALS = {"random": 0, "greedy": 25_000, "live": 10_000}
TWO_THREADS = 1.9
MOST_MEGABYTES = 400
FIRST = """
import resource, sys
from windroos.fast.selfplay.play import play_many
from windroos.books.catalog import rules

play_many(rules(sys.argv[1]), hands=10)
print(max(resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)))
"""


def rate(play: Callable[[], object], hands: int) -> float:
    """Hands a second, once."""
    start = perf_counter()
    play()
    return hands / (perf_counter() - start)


def own(hands: int) -> Iterator[TimedRow]:
    """Every rule set and player, on one thread and two in turn."""
    for id in IDS:
        known = rules(id)
        for player, goal in GOALS.items():
            players = (player,) * 4
            play_many(known, players, 10)
            one, two = list[float](), list[float]()
            for run in range(RUNS):
                one.append(rate(partial(play_many, known, players, hands, run), hands))
                two.append(rate(partial(play_many, known, players, hands, run, threads=2), hands))
            yield TimedRow(f"self-play {id}, four {player}", one, "hands/s", goal, more=True)
            times = [both / alone for both, alone in zip(two, one, strict=True)]
            if goal:
                yield TimedRow(f"self-play {id}, four {player}, two threads", times, "times", TWO_THREADS, more=True)


def memory(hands: int) -> Iterator[TimedRow]:
    """The most memory that this process has had, after many hands; and any process, where all is yet to be compiled."""
    for first in range(0, 4 * hands, hands):
        play_many(rules("nts2002"), ("live",) * 4, hands, first=first)
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    yield TimedRow("memory", [most], "MB", MOST_MEGABYTES)
    for id in IDS:
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, "-c", FIRST, id]
            done = subprocess.run(
                command, env=os.environ | {"WINDROOS_CACHE": folder}, stdout=subprocess.PIPE, text=True, check=True
            )
        yield TimedRow(f"memory, first hands of {id}, empty cache", [int(done.stdout) / 1024], "MB", MOST_MEGABYTES)


def peers(hands: int) -> Iterator[TimedRow]:
    """Random hands in RiichiEnv and RLCard, beside four random players by the Dutch rules."""
    known, number = rules("nts2002"), 50_000
    for name, module, hand_of in (("RiichiEnv", "riichienv", riichienv), ("RLCard", "rlcard", rlcard)):
        library = peer(name, module)
        if library is None:
            continue
        play = hand_of(library)
        ours, theirs = list[float](), list[float]()
        for run in range(RUNS):
            theirs.append(rate(partial(_all, play, range(100 * run, 100 * run + hands)), hands))
            ours.append(rate(partial(play_many, known, ("random",) * 4, number, run), number))
        yield TimedRow(f"{name}, random hands", theirs, "hands/s")
        ratio = [one / other for one, other in zip(ours, theirs, strict=True)]
        yield TimedRow(f"self-play nts2002, four random / {name}", ratio, "times")


def _all(play: Callable[[int], None], seeds: range) -> None:
    for seed in seeds:
        play(seed)


def riichienv(library: Any) -> Callable[[int], None]:
    """A function that plays one random hand in RiichiEnv."""

    def play(seed: int) -> None:
        chance = random.Random(seed)
        env = library.RiichiEnv(seed=seed)
        seen = env.reset()
        while not env.done():
            seen = env.step({seat: chance.choice(one.legal_actions()) for seat, one in seen.items()})

    return play


def rlcard(library: Any) -> Callable[[int], None]:
    """A function that plays one random hand in RLCard."""

    def play(seed: int) -> None:
        chance = random.Random(seed)
        env = library.make("mahjong", config={"seed": seed})
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))

    return play


def main(hands: int = 20_000) -> int:
    """Print the table; 1 where a goal is missed."""
    print(f"self-play; median of {RUNS} runs of {hands} hands (least-most)")
    return show(chain(own(hands), memory(hands), peers(20)))


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:2])))
