"""Time the review of a match of sixteen hands: `python -m bench.review [PLAYER ...]`.

Four alike play a match of sixteen hands of each book; then its record is refereed, and the hands of one of them are
reviewed as the page does it. Processor seconds: of the referee, of the sixteen hands, and of the slowest hand; the
first hand of all loads the tables of the strongest player. Exit status 1 where a hand takes two seconds or a match
twenty.
"""

from __future__ import annotations

import resource
import sys
from collections.abc import Iterator
from functools import partial
from random import Random
from time import process_time
from typing import Final

from windroos.books.catalog import IDS, rules
from windroos.bots.expert_evaluation import ExpertEvaluator
from windroos.bots.player import make
from windroos.bots.review import review
from windroos.play.model.match import new_match
from windroos.play.record.header import first_state, header_line, header_of
from windroos.play.record.record import group_lines
from windroos.play.referee.game import Decide, Game, play_hand
from windroos.review.brought import BroughtRecord, read_brought

HANDS: Final = 16
MOST_A_HAND: Final = 2.0
MOST_A_MATCH: Final = 20.0
PLAYERS: Final = ("greedy", "live", "expert")


def record(id: str, kind: str) -> str:
    """The record of a match of four alike."""
    played = rules(id)
    header = header_of(new_match(played, ("a", "b", "c", "d"), (0, 1, 2, 3), hands=HANDS))
    lines = [header_line(header)]
    game = Game.resumed(first_state(header), lambda action, steps: lines.extend(group_lines(action, steps)))
    players = [make(kind, played, seat) for seat in range(4)]
    decide: list[Decide] = [
        partial(lambda one, view, actions: one.decide(view, actions).action, one) for one in players
    ]
    random = Random(5)
    for _ in range(HANDS):
        play_hand(game, decide, random)
    return "\n".join(lines)


def timed(found: BroughtRecord) -> Iterator[float]:
    """The processor seconds of each hand, for the first player."""
    for number in range(1, len(found.hands) + 1):
        start = process_time()
        watched = found.watched(number, 0)
        review(watched.choices, ExpertEvaluator(), watched.net[0])
        yield process_time() - start


def main() -> int:
    kinds = sys.argv[1:] or PLAYERS
    print(f"{HANDS} hands of four alike, one of them reviewed; processor seconds")
    print(f"{'':26}{'kB':>6}{'refereed':>10}{'reviewed':>10}{'slowest':>9}{'goals':>9}")
    missed = 0
    for id in IDS:
        for kind in kinds:
            text = record(id, kind)
            start = process_time()
            (found,) = read_brought(text)
            refereed = process_time() - start
            each = list(timed(found))
            met = max(each) <= MOST_A_HAND and sum(each) <= MOST_A_MATCH
            row = f"{len(text) // 1000:6}{refereed:10.2f}{sum(each):10.2f}{max(each):9.2f}"
            print(f"{f'{id}, {kind}':26}{row}{'met' if met else 'MISSED':>9}")
            missed += not met
    print(f"memory at most {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1000} MB")
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
