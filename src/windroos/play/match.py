"""The course of a match (contract; the owner of this module fills it in)."""

from __future__ import annotations

from typing import NamedTuple

from windroos.rules.rules import Rules


class Match(NamedTuple):
    """Where a match stands, between hands. Players are places in `players`."""

    rules: Rules
    players: tuple[str, ...]
    seats: tuple[int, ...]
    """The player at each seat of the coming hand, East first."""
    dreamer: int
    """Who sits out, or -1."""
    round: int
    """0 E to 3 N, 4 the green dragon's."""
    hand: int
    """Number of the coming hand, from 1."""
    turns: int
    """How many Easts this round has had (0-based place in the round)."""
    rounds: int
    """Wind rounds of the whole game."""
    points: tuple[int, ...]
    """Standings, deductions taken off."""
    fouls: tuple[int, ...]
    """Offences of each player in this match."""
    special: tuple[int, ...]
    """Rank of each player's highest special formation."""
    pot: int
    last: bool
    """The coming (or running) hand is the last."""
    over: bool
