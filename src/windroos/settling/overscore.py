"""Scores above the limit by the 144 rules: an overscore counts as the limit, a special hand's worth stands whole.

Sources: rules 80, 81, 88 and 90. A score that was typed does not show which of the two it is; whoever settles says so,
save where no hand can be counted at that score.
"""

from __future__ import annotations

from typing import Final

RULE_LIMIT: Final = 500
"""The limit of the 144 rules, of which special formations are half, whole or double (rule 90)."""
VALUES: Final = (250, 500, 1000)
"""What a special formation can be worth where that is the limit."""
MOST_COUNTED: Final = 220
"""More points before doubling no hand has: four concealed kongs of high tiles 128, a pair 2, eight seasons 32 and the
winning tile 22, rounded up, then 30 for four pungs (rules 62-70)."""


def worths(limit: int) -> tuple[int, ...]:
    """What special hands are worth, with a won bet too: half the limit, the limit, twice and four times as much."""
    return tuple(sorted({(value * limit // RULE_LIMIT) << bet for value in VALUES for bet in (0, 1)}))


def may_be_counted(score: int, round_up: bool) -> bool:
    """Whether the points of an ordinary hand can be doubled to this score."""
    step = 10 if round_up else 1
    while score > MOST_COUNTED and score % (2 * step) == 0:
        score //= 2
    return score <= MOST_COUNTED and score % step == 0


def is_doubtful(score: int, limit: int, round_up: bool) -> bool:
    """Whether a score may be either: the worth of a special hand above the limit, or an ordinary hand's overscore."""
    return score > limit and score in worths(limit) and may_be_counted(score, round_up)


def settled(score: int, said: bool | None, limit: int) -> int:
    """What a winner's score is settled at. `said`: it is a special hand's worth, it is not, or it needs no saying."""
    special = score in worths(limit) if said is None else said
    return score if special else min(score, limit)
