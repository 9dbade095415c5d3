"""Seats by chance, as the book finds them: dice thrown until nobody is tied, or wind tiles drawn."""

from __future__ import annotations

from random import Random

from windroos.play.actions import Sit
from windroos.play.conduct import conduct_of
from windroos.play.dice import WAITS as FIFTH
from windroos.play.dice import Throw, throws_needed, way_of
from windroos.rules.rules import Rules
from windroos.tiles import EAST


def seats_by_chance(rules: Rules, random: Random) -> Sit:
    """The action that finds the seats with dice or tiles from a source of chance."""
    players = int(rules.value("players"))
    if way_of(rules) == "drawn":
        tiles = [*range(EAST, EAST + min(players, 4)), FIFTH][:players]
        random.shuffle(tiles)
        return Sit(drawn=tuple(tiles))
    dice = conduct_of(rules).dice
    rounds: list[tuple[Throw, ...]] = []
    while due := throws_needed(rules, rounds):
        rounds.append(tuple(tuple(random.randint(1, 6) for _ in range(dice)) for _ in due))
    return Sit(tuple(rounds))
