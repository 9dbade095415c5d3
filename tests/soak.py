"""Computer players of every kind play every book for long, whatever the options: `python -m tests.soak`.

Ten thousand hands of each book, from a place by chance, and at the end how many of which: some minutes of the processor
a book. `python -m tests.soak BOOK [HANDS [FROM]]` plays one book; a game that went wrong is told by its number, and is
played again by `python -m tests.soak BOOK 1 NUMBER`. Exit status 1 where anything went wrong.
"""

from __future__ import annotations

import sys
import traceback
from collections import Counter
from random import Random
from typing import Final, NamedTuple

from tests.houses import house_by_chance
from windroos.books import catalog
from windroos.books.catalog import IDS, book_words, rules
from windroos.bots.player import NAMES, RUNGS, acting, make
from windroos.errors import OptionError
from windroos.hosting.history import HandEnd
from windroos.play.model.actions import Action
from windroos.play.model.events import NOBODY, HandEnded, Step
from windroos.play.model.match import new_match
from windroos.play.referee.game import Game, play_hand
from windroos.play.referee.state import State
from windroos.rules.rule import Value
from windroos.rules.rules import Rules, course_of
from windroos.web.table.ended import ended

HANDS: Final = 10_000
NAMES5: Final = ("Aad", "Bep", "Cor", "Dik", "Eef")
MIXTURES: Final = (("random",),) * 12 + (("greedy",),) * 2 + (("live",),) + (RUNGS,) * 2 + (NAMES,)
"""Whom a table's players are drawn from. Who plays by chance costs least and comes everywhere, so he plays most."""
IN_A_ROW: Final = (1, 1, 1, 4)
"""Hands of one game: mostly one, for other rules come with the next, and now and then a round."""
MOST: Final = 4_000
"""Actions of a hand that ends."""


class SoakTable(NamedTuple):
    """Who plays by which rules, and how many hands."""

    rules: Rules
    kinds: tuple[str, ...]
    strict: bool
    hands: int

    def told(self) -> tuple[str, ...]:
        """What is counted of it."""
        kinds = " and ".join(sorted(set(self.kinds)))
        return (f"{len(self.kinds)} players", "strict" if self.strict else "friendly", f"by {kinds}")


def table_of(id: str, random: Random) -> SoakTable:
    """A table by chance: three, four or five players, options, house rules and computer players."""
    options: dict[str, Value] = {}
    for option in catalog.rule_set(id).options:
        if option.id == "players" or random.random() < 0.5:
            options[option.id] = random.choice(list(option.values))
    mixture = random.choice(MIXTURES)
    try:
        made = rules(id, options) if random.random() < 0.7 else house_by_chance(id, random, **options)
    except OptionError:
        made = rules(id, {"players": options["players"]})  # values that do not go together
    kinds = tuple(random.choice(mixture) for _ in range(int(made.value("players"))))
    return SoakTable(made, kinds, random.random() < 0.4, random.choice(IN_A_ROW))


def play(id: str, number: int) -> tuple[SoakTable, int]:
    """Play a game by its number and explain its hands: the table, and how many. Raises whatever goes wrong."""
    random = Random(f"{id} {number}")
    made, kinds, strict, hands = table = table_of(id, random)
    seats = list(range(len(kinds)))
    random.shuffle(seats)
    match = new_match(made, NAMES5[: len(kinds)], tuple(seats[:4]), seats[4] if len(kinds) > 4 else NOBODY)
    match = match._replace(round=random.choice(course_of(made).winds))
    before: list[State] = []
    done = 0

    def seen(_: Action, steps: tuple[Step, ...]) -> None:
        nonlocal done
        done += 1
        assert done < MOST, "the hand does not end"
        if any(isinstance(step.public, HandEnded) for step in steps):
            assert ended(HandEnd(before[-1], steps), book_words(before[-1].rules.id), "nl") is not None
        before[:] = [game.state]

    game = Game(match, strict, seen)
    before.append(game.state)
    players = [acting(make(kind, made, number + at)) for at, kind in enumerate(kinds)]
    for hand in range(1, hands + 1):
        done = 0
        play_hand(game, players, random)
        assert game.match.hand == hand + 1 or game.match.over
        if game.match.over:
            break
    return table, hand


def soaked(id: str, hands: int, first: int) -> tuple[int, Counter[str]]:
    """So many hands at least of a book, from a game on: how many games went wrong, and the hands of each kind."""
    wrong, counts = 0, Counter[str]()
    number = first
    while counts["hands"] < hands:
        try:
            table, played = play(id, number)
        except Exception:
            wrong += 1
            sys.stdout.write(f"python -m tests.soak {id} 1 {number}\n{traceback.format_exc()}\n")
            counts["hands"] += 1  # a book in which everything goes wrong comes to its end too
        else:
            counts.update(dict.fromkeys(("hands", *table.told()), played))
        number += 1
        if (number - first) % 500 == 0:
            sys.stdout.write(f"{id}: {counts['hands']} hands, {wrong} games wrong\n")
            sys.stdout.flush()
    return wrong, counts


def main(words: list[str]) -> int:
    """Play a book or all of them; 1 where anything went wrong."""
    books = words[:1] or IDS
    hands = int(words[1]) if len(words) > 1 else HANDS
    first = int(words[2]) if len(words) > 2 else Random().randrange(10**6)
    failed = 0
    for id in books:
        wrong, counts = soaked(id, hands, first)
        failed += wrong
        told = "; ".join(f"{name} {count}" for name, count in sorted(counts.items()) if name != "hands")
        sys.stdout.write(f"{id} from game {first}: {counts['hands']} hands, {wrong} games wrong; {told}\n")
        sys.stdout.flush()
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
