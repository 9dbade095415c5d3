"""Shares and means with the interval in which the true value lies 95 times out of 100."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959963984540054
"""The normal distribution has 95 % within so many standard deviations."""


class Estimate(NamedTuple):
    """A value with its interval. None where nothing was seen, or too little to say how far it may be off."""

    value: float | None
    low: float | None
    high: float | None
    seen: int
    """How often it was seen, or the sum of what was seen."""
    of: int
    """In how many trials."""

    def scaled(self, by: float) -> Estimate:
        """The same estimate in another unit."""
        low, value, high = (None if part is None else part * by for part in (self.low, self.value, self.high))
        return self._replace(low=low, value=value, high=high)


def share(count: int, of: int) -> Estimate:
    """Wilson's interval of a share: never outside 0..1, and honest where `count` is 0."""
    if not of:
        return Estimate(None, None, None, count, of)
    rate, weight = count / of, Z * Z / of
    middle = (rate + weight / 2) / (1 + weight)
    reach = Z * sqrt(rate * (1 - rate) / of + weight / (4 * of)) / (1 + weight)
    low, high = min(rate, middle - reach), max(rate, middle + reach)  # rounding must not put them past the rate
    return Estimate(rate, max(0.0, low), min(1.0, high), count, of)


def mean(total: int, squares: int, of: int) -> Estimate:
    """The normal interval of a mean, from the sum and the sum of squares of whole numbers."""
    if not of:
        return Estimate(None, None, None, total, of)
    middle = total / of
    if of == 1:
        return Estimate(middle, None, None, total, of)
    variance = (of * squares - total * total) / (of * (of - 1))  # exact: these are whole numbers
    reach = Z * sqrt(variance / of)
    return Estimate(middle, middle - reach, middle + reach, total, of)


def mean_of(histogram: Mapping[int, int]) -> Estimate:
    """The mean of a histogram (value -> how often)."""
    total = sum(value * times for value, times in histogram.items())
    squares = sum(value * value * times for value, times in histogram.items())
    return mean(total, squares, sum(histogram.values()))


def quantile(histogram: Mapping[int, int], part: float) -> int | None:
    """The lowest value that at least `part` (0..1) of what was seen does not exceed; None of nothing."""
    wanted = part * sum(histogram.values())
    seen = 0
    for value in sorted(histogram):
        seen += histogram[value]
        if seen >= wanted:
            return value
    return None
