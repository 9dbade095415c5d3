"""A strength as people read it: on a scale on which a beginner has 1000 and EXPERT 2000, in every book.

So the levels of the computer players stand on it by their names, and say what a number means.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from windroos.intervals import Z
from windroos.rating.anchors import LEVELS, StrengthMeasure
from windroos.rating.strength import Strength, strength_of
from windroos.rating.values import PlayedHands

BEGINNER: Final = 1000
EXPERT: Final = 2000
WIDEST: Final = 500
"""How far the ends of an interval may be from its middle: farther, and a number says nothing yet."""
MOST_WANTED: Final = 2000
"""With company of known strength it takes a quarter of these hands; with strangers alone it is never known."""
MOST_STRETCHES: Final = 6
"""In so many stretches at most it is told how a rating went."""


class Rating(NamedTuple):
    """A rating with the interval in which the true one lies 95 times out of 100, and in how many hands it rests."""

    value: int
    low: int
    high: int
    hands: int

    @property
    def is_told(self) -> bool:
        """Whether it says enough to be told as a number."""
        return self.high - self.low <= 2 * WIDEST

    @property
    def hands_wanted(self) -> int:
        """About how many hands it takes until it is told, with company as until now; 0 where company is the trouble."""
        wanted = max(self.hands + 1, round(self.hands * ((self.high - self.low) / 2 / WIDEST) ** 2))
        return wanted if wanted <= MOST_WANTED else 0


def on_scale(value: float, measure: StrengthMeasure) -> int:
    """A strength on the scale."""
    low, high = (measure.strengths[kind].value for kind in ("novice", "expert"))
    return round(BEGINNER + (EXPERT - BEGINNER) * (value - low) / (high - low))


def rating_of(player: str, played: Collection[PlayedHands], measure: StrengthMeasure) -> Rating:
    """The rating of a player from hands that he played."""
    return told(strength_of(player, played, measure), measure)


def told(strength: Strength, measure: StrengthMeasure) -> Rating:
    """A strength as a rating."""
    reach = Z * strength.deviation
    value, low, high = (on_scale(strength.value + part, measure) for part in (0.0, -reach, reach))
    return Rating(value, low, high, strength.hands)


def level_ratings(measure: StrengthMeasure) -> tuple[tuple[str, int], ...]:
    """The levels by their kinds, with where they stand on the scale, from low to high."""
    found = ((kind, on_scale(measure.strengths[kind].value, measure)) for kind in LEVELS)
    return tuple(sorted(found, key=lambda one: one[1]))


def between(rating: Rating, measure: StrengthMeasure) -> tuple[str, str]:
    """The levels between which all of a rating's interval lies; "" where it goes beyond the lowest, or the highest."""
    levels = level_ratings(measure)
    below = [kind for kind, at in levels if at <= rating.low]
    above = [kind for kind, at in levels if at >= rating.high]
    return below[-1] if below else "", above[0] if above else ""


def stretches(
    player: str, games: Sequence[Collection[PlayedHands]], measure: StrengthMeasure
) -> tuple[tuple[int, int, Rating], ...]:
    """How a rating went: of each stretch of games one after the other the first, the last (from 0) and its own rating.

    Each rests on its own games alone, so that they may be compared; so it takes two whose rating is told, else there
    is nothing to tell.
    """
    for count in range(min(MOST_STRETCHES, len(games)), 1, -1):
        ends = [len(games) * at // count for at in range(count + 1)]
        found = []
        for first, end in pairwise(ends):
            rating = rating_of(player, [one for game in games[first:end] for one in game], measure)
            if not rating.is_told:
                break
            found.append((first, end - 1, rating))
        else:
            return tuple(found)
    return ()
