"""Rounds that somebody brings along: whether they can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from windroos.seating.errors import SeatingError
from windroos.seating.rounds import Round


def checked(rounds: Sequence[Round]) -> tuple[Round, ...]:
    """The rounds, where the same people sit once in each. Raises SeatingError, with round and player from 1."""
    if not rounds or not all(rounds):
        raise SeatingError("seating_empty")
    everybody = {player for tables in rounds for table in tables for player in table}
    for at, tables in enumerate(rounds, 1):
        counts = Counter(player for table in tables for player in table)
        for player in sorted(everybody):
            if counts[player] != 1:
                code = "seating_twice" if counts[player] else "seating_missing"
                raise SeatingError(code, round=at, player=player + 1)
    return tuple(rounds)
