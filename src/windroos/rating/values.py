"""What a hand says of each who played it.

Points as they are would let one dear hand outweigh a whole evening. So each counts to a power below one, and then what
it is more than the mean of the table, which takes away what a hand was worth at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple


class PlayedHands(NamedTuple):
    """Hands that the same people played with each other.

    players  who they are: the id of a computer player's kind, or anything else that is the same for the same person
    hands    how many
    sums     of each of them the sum of his values
    """

    players: tuple[str, ...]
    hands: int
    sums: tuple[float, ...]


def values_of(points: Sequence[int], power: float) -> tuple[float, ...]:
    """What a hand says of each, from the points that each won or lost; together they are 0."""
    found = [(1 if one > 0 else -1) * abs(one) ** power if one else 0.0 for one in points]
    mean = sum(found) / len(found)
    return tuple(one - mean for one in found)


def together(hands: Iterable[tuple[tuple[str, ...], Sequence[int]]], power: float) -> tuple[PlayedHands, ...]:
    """Hands by who played them, wherever each of them sat.

    Args:
        hands: of each the players and the points of each
        power: of the book's measure
    """
    found: dict[tuple[str, ...], tuple[int, list[float]]] = {}
    for players, points in hands:
        at = sorted(range(len(players)), key=players.__getitem__)
        key = tuple(players[one] for one in at)
        values = values_of(points, power)
        count, sums = found.get(key, (0, [0.0] * len(at)))
        found[key] = (count + 1, [one + values[place] for one, place in zip(sums, at, strict=True)])
    return tuple(PlayedHands(key, count, tuple(sums)) for key, (count, sums) in sorted(found.items()))
