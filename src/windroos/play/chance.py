"""Chance, from a source that the caller holds: the tiles shuffled and the dice thrown for a hand."""

from __future__ import annotations

from random import Random

from windroos.play.actions import Begin
from windroos.play.conduct import Conduct
from windroos.play.dice import dice_needed


def shuffled(conduct: Conduct, round: int, random: Random) -> Begin:
    """A wall and the throws for a hand. For stakes give `random.SystemRandom()`: its salt cannot be guessed."""
    wall = list(conduct.tiles)
    random.shuffle(wall)
    dice = tuple(tuple(random.randint(1, 6) for _ in range(count)) for count in dice_needed(conduct, round))
    return Begin(tuple(wall), dice, f"{random.getrandbits(128):032x}")
