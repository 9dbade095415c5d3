"""The look-ups of distances for plain Python: what the compiled players have as arrays, made when it is asked for."""

from __future__ import annotations

from functools import lru_cache

from windroos.distance.ladders import Ladder, Steps, steps_of
from windroos.expert.rack import Maps

_KEPT = 1 << 14
"""Keys that are remembered before it begins anew."""


class _Codes(dict[int, int]):
    """By a suit's key the classes of all ladders in one number."""

    __slots__ = ("_honours", "_shifts", "_steps")

    def __init__(self, steps: list[Steps], shifts: list[int], honours: bool) -> None:
        super().__init__()
        self._steps, self._shifts, self._honours = steps, shifts, honours

    def __missing__(self, key: int) -> int:
        found = 0
        for steps, shift in zip(self._steps, self._shifts, strict=True):
            found |= (steps.honours if self._honours else steps.suit)[key] << shift
        if len(self) >= _KEPT:
            self.clear()
        self[key] = found
        return found


@lru_cache(maxsize=1)
def plain_maps() -> Maps:
    """The look-ups of players in plain Python; takes some tenths of a second at first."""
    every = [steps_of(ladder) for ladder in Ladder]
    steps: list[int] = [0]
    short: list[int] = [0]
    shifts: list[int] = []
    rows: list[tuple[int, ...]] = []
    shift = 0
    for one in every:
        bits = max(*one.suit, *one.honours).bit_length()
        two = [value for row in one.two for value in row]
        three = [value for row in one.three for value in row]
        width, honours = len(one.two[0]), len(one.short[0][0])
        rows.append((shift, (1 << bits) - 1, len(steps), width, len(steps) + len(two), len(short), honours, 0))
        steps += two
        steps += three
        trios = range(len(one.short[0]))
        short += [one.short[sets][trio][honour] for trio in trios for honour in range(honours) for sets in range(5)]
        shifts.append(shift)
        shift += bits
    return Maps(_Codes(every, shifts, False), _Codes(every, shifts, True), steps, short, rows)
