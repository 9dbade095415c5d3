"""Which walls somebody's first hands are dealt from who learns: found by playing them, and how often they are won.

    python -m tools.first_walls            finds them in all books, and writes `lesson/first_walls.json`
    python -m tools.first_walls --check    plays those that are there forty times each and prints who won how often

A wall is tried by a beginner (`novice`) against three of the lowest level, where he sits: as East in the first hand,
and as North in the second, when he lost the first. What is won again and again is kept.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from windroos.books.catalog import IDS, rules
from windroos.bots.expert_evaluation import ExpertEvaluator
from windroos.bots.player import acting, make, simplest
from windroos.lesson.first_walls import FILE, PLACES, numbers, secret_of
from windroos.play.model.events import HandEnded
from windroos.play.model.match import new_match
from windroos.play.model.view import DISCARD
from windroos.play.referee.game import Game
from windroos.play.referee.mixing import Turn, mixed_hand
from windroos.play.rules.options import options
from windroos.rules.rules import conduct_of

BEGINNER: Final = "novice"
OTHERS: Final = "learner"
NEWCOMERS: Final = ("learner", "novice", "expert")
"""Who plays like those at the table, a beginner, and who does what the coach says."""
CANDIDATES: Final = 3000
PROMISING: Final = 40
"""Of the candidates, those that promise most before he has chosen anything."""
ROUNDS: Final = (2, 6, 24)
"""Times that what is left is played, one after another; each time the better third stays."""
CHECKS: Final = 40
NAMES: Final = ("1", "2", "3", "4")


class FirstHand(NamedTuple):
    """A hand of a book: its number in the match, and the number that its secret is made of."""

    book: str
    hand: int
    number: int


def dealt(wall: FirstHand) -> Game:
    """A table that begins with that wall."""
    played = rules(wall.book)
    game = Game(new_match(played, NAMES, (0, 1, 2, 3))._replace(hand=wall.hand))
    game.do(mixed_hand(conduct_of(played), Turn(wall.hand, 0), secret_of(wall.number), ()))
    return game


def won(wall: FirstHand, newcomer: str, seed: int) -> bool:
    """Whether a newcomer wins that hand at his place."""
    played = rules(wall.book)
    place = PLACES[wall.hand - 1]
    table = [make(newcomer if seat == place else OTHERS, played, 10 * seed + seat) for seat in range(4)]
    deciding = [acting(player) for player in table]
    game = dealt(wall)
    while True:
        seat = game.waiting()[0]
        view = game.view(seat)
        steps = game.do(deciding[seat](view, options(view)))
        for step in steps:
            if isinstance(step.public, HandEnded):
                return step.public.winner == place


def share(wall: FirstHand, newcomer: str, times: Iterable[int]) -> float:
    """Which part of these games he wins."""
    found = [won(wall, newcomer, seed) for seed in times]
    return sum(found) / len(found)


def promise(wall: FirstHand) -> float:
    """The chance to win that the strongest player sees in his tiles at his first turn, where nobody claims anything."""
    game = dealt(wall)
    while waiting := game.waiting():
        view = game.view(waiting[0])
        actions = options(view)
        if view.seat == PLACES[wall.hand - 1] and view.table.phase == DISCARD:
            return ExpertEvaluator().evaluate(view, actions).best.chance
        game.do(simplest(view, actions))
    return 0.0


def found(book: str, hand: int) -> int:
    """The wall that is won most often."""
    walls = [FirstHand(book, hand, number) for number in range(CANDIDATES)]
    left = sorted(walls, key=promise, reverse=True)[:PROMISING]
    begun = 0
    for times in ROUNDS:
        shares = {wall: share(wall, BEGINNER, range(begun, begun + times)) for wall in left}
        left = sorted(left, key=lambda wall: -shares[wall])[: max(1, len(left) // 3)]
        begun += times
        print(book, hand, times, [(wall.number, round(shares[wall], 2)) for wall in left], flush=True)
    return left[0].number


def main(words: list[str]) -> None:
    """Find them, or play those that are there."""
    if words == ["--check"]:
        for book in IDS:
            for hand, number in enumerate(numbers()[book], 1):
                wall = FirstHand(book, hand, number)
                shares = {one: share(wall, one, range(1000, 1000 + CHECKS)) for one in NEWCOMERS}
                print(book, hand, *(f"{one} {100 * part:.0f} %" for one, part in shares.items()), flush=True)
        return
    best = {book: [found(book, hand) for hand in (1, 2)] for book in IDS}
    Path("src/windroos/lesson", FILE).write_text(json.dumps(best, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
