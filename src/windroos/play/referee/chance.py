"""Chance, from a source that the caller holds: the tiles shuffled, the dice thrown, the seats found."""

from __future__ import annotations

from random import Random

from windroos.play.model.actions import Begin, Sit
from windroos.play.model.dice import WAITS as FIFTH
from windroos.play.model.dice import Throw, dice_needed, throws_needed
from windroos.rules.conduct import Conduct
from windroos.rules.rules import Rules, conduct_of, course_of
from windroos.tiles import EAST


def shuffled(conduct: Conduct, round: int, random: Random) -> Begin:
    """A wall and the throws for a hand. For stakes give `random.SystemRandom()`: its salt cannot be guessed."""
    wall = list(conduct.tiles)
    random.shuffle(wall)
    dice = tuple(tuple(random.randint(1, 6) for _ in range(count)) for count in dice_needed(conduct, round))
    return Begin(tuple(wall), dice, f"{random.getrandbits(128):032x}")


def seats_by_chance(rules: Rules, random: Random) -> Sit:
    """The action that finds the seats with dice or tiles from a source of chance."""
    players = int(rules.value("players"))
    if course_of(rules).seating == "drawn":
        tiles = [*range(EAST, EAST + min(players, 4)), FIFTH][:players]
        random.shuffle(tiles)
        return Sit(drawn=tuple(tiles))
    dice = conduct_of(rules).dice
    rounds: list[tuple[Throw, ...]] = []
    while due := throws_needed(rules, rounds):
        rounds.append(tuple(tuple(random.randint(1, 6) for _ in range(dice)) for _ in due))
    return Sit(tuple(rounds))
