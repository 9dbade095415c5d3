"""Time what computer players take for a decision: `python bench/players.py [hands]`.

Four alike play hands before the referee; microseconds a decision, the median, the mean and the slowest of a hundred,
and milliseconds that the four of them think in one hand. Exit status 1 when a goal is missed.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import fmean, median
from time import perf_counter

from windroos.books.catalog import IDS, rules
from windroos.bots.player import make
from windroos.play.model.actions import PlayerAction
from windroos.play.model.match import new_match
from windroos.play.model.view import View
from windroos.play.referee.game import Decide, Game, play_hand

SEATS = ("East", "South", "West", "North")
GOALS = {"random": 0, "greedy": 0, "live": 2000, "expert": 0}
"""Microseconds a decision at the median; 0: none. The referee's own goal covers greedy players."""
SLOW_GOALS = {"expert": 200_000}
"""Microseconds of the slowest of a hundred decisions."""
WARM = 20
"""Hands before the clock runs: look-ups are made at first use."""


def timed(name: str, id: str, hands: int) -> list[list[float]]:
    """The seconds of each decision, for each hand."""
    played = rules(id)
    spent: list[list[float]] = []

    def watched(seat: int) -> Decide:
        player = make(name, played, seat)

        def decide(view: View, actions: tuple[PlayerAction, ...]) -> PlayerAction:
            start = perf_counter()
            action = player.decide(view, actions).action
            spent[-1].append(perf_counter() - start)
            return action

        return decide

    players = [watched(seat) for seat in range(4)]
    random = Random(34)
    for _ in range(WARM + hands):
        spent.append([])
        play_hand(Game(new_match(played, SEATS, (0, 1, 2, 3))), players, random)
    return spent[WARM:]


def main() -> int:
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    print(f"{hands} hands of four alike, one thread; us a decision")
    print(f"{'':24}{'median':>8}{'mean':>8}{'99 %':>8}{'ms a hand':>11}{'decisions':>11}")
    missed = 0
    for id in IDS:
        for name, goal in GOALS.items():
            spent = timed(name, id, hands)
            each = sorted(1e6 * seconds for hand in spent for seconds in hand)
            middle, slow = median(each), each[int(0.99 * len(each))]
            slow_goal = SLOW_GOALS.get(name, 0)
            thought = 1e3 * fmean(sum(hand) for hand in spent)
            missing = (goal and middle > goal) or (slow_goal and slow > slow_goal)
            aim = f"  goal {goal or slow_goal}: {'MISSED' if missing else 'met'}" if goal or slow_goal else ""
            label = f"{id}, {name}"
            print(f"{label:24}{middle:8.1f}{fmean(each):8.1f}{slow:8.1f}{thought:11.2f}{len(each) / hands:11.1f}{aim}")
            missed += bool(missing)
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
