"""How the values of a club are spelt as JSON: as those of a tournament."""

from __future__ import annotations

from windroos.people.spelling import (
    CENTS,
    DAY,
    ID,
    KEPT_IDS,
    LONGEST_ID,
    LONGEST_TEXT,
    MOMENT,
    MONEY,
    MOST_CENTS,
    MOST_POINTS,
    OPTIONS,
    POINTS,
    SHARE,
    SHORT,
    TIME,
)

__all__ = [
    "CENTS",
    "DAY",
    "ID",
    "KEPT_IDS",
    "LONGEST_ID",
    "LONGEST_TEXT",
    "MOMENT",
    "MONEY",
    "MOST_CENTS",
    "MOST_POINTS",
    "OPTIONS",
    "POINTS",
    "SHARE",
    "SHORT",
    "TIME",
]
