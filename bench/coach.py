"""Time what the coach takes for an answer: `python -m bench.coach [hands]`.

Four advanced computer players play hands before the referee; wherever a seat has a choice the coach is asked for what
the page asks it: what to do, why in words, and what the best discards keep. Milliseconds of the processor and by the
clock: median, slowest of a hundred and slowest. Exit status 1 where the slowest of a hundred misses the goal.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Final, NamedTuple

from windroos.books.catalog import IDS, book_words, rules
from windroos.bots.player import make
from windroos.hosting.advice import advice
from windroos.play.model.actions import PlayerAction
from windroos.play.model.match import new_match
from windroos.play.model.view import View
from windroos.play.referee.game import Decide, Game, play_hand

HANDS: Final = 12
WARM: Final = 2
"""Hands before the clock runs: look-ups are made at first use."""
GOAL: Final = 100.0
"""Milliseconds of the processor that the slowest answer of a hundred may take."""


class CoachTime(NamedTuple):
    """Milliseconds of an answer, of the processor and by the clock."""

    processor: float
    clock: float


def asked(id: str, hands: int) -> Iterator[View]:
    """What seats saw that had a choice."""
    played, found = rules(id), list[View]()

    def decide(player: Decide, view: View, actions: tuple[PlayerAction, ...]) -> PlayerAction:
        if len(actions) > 1:
            found.append(view)
        return player(view, actions)

    def thinking(seat: int) -> Decide:
        player = make("advanced", played, seat)
        return lambda view, actions: player.decide(view, actions).action

    players: list[Decide] = [partial(decide, thinking(seat)) for seat in range(4)]
    random = Random(f"coach {id}")
    for _ in range(hands):
        play_hand(Game(new_match(played, ("a", "b", "c", "d"), (0, 1, 2, 3))), players, random)
        yield from found
        found.clear()


def timed(view: View) -> CoachTime:
    """The time of one answer."""
    began, spent = perf_counter(), process_time()
    advice(view, book_words(view.rules.id), "nl")
    return CoachTime(1000 * (process_time() - spent), 1000 * (perf_counter() - began))


def main() -> int:
    """Print the table."""
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else HANDS
    print(f"{hands} hands of four advanced players; milliseconds that the coach takes for an answer")
    print(f"{'':16}{'processor':>27}{'clock':>27}{'answers':>9}")
    print(f"{'':16}{'median':>9}{'99 %':>9}{'most':>9}{'median':>9}{'99 %':>9}{'most':>9}")
    missed = 0
    for id in IDS:
        for view in asked(id, WARM):
            timed(view)
        each = [timed(view) for view in asked(id, hands)]
        row = ""
        for times in zip(*each, strict=True):
            ordered = sorted(times)
            row += f"{median(ordered):9.1f}{ordered[int(0.99 * len(ordered))]:9.1f}{ordered[-1]:9.1f}"
        slow = sorted(one.processor for one in each)[int(0.99 * len(each))]
        print(f"{id:16}{row}{len(each):9}  goal {GOAL:g}: {'met' if slow <= GOAL else 'MISSED'}")
        missed += slow > GOAL
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
