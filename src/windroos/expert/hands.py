"""Kinds of hands, by name: what EXPERT values alike, in whatever suit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.expert.goals import (
    CHOWS,
    CROCHET,
    KNITTED,
    PAIRS,
    PATTERN,
    SETS,
    THIRTEEN,
    TRICHOW,
    TYPES,
    Goal,
)
from windroos.tiles import ALL, BAMBOO, CHARACTERS, DOTS, HONOURS, ORPHANS, SIMPLES, SUITED

_SUITS: Final = (CHARACTERS, DOTS, BAMBOO)
_ALLOWED: Final[Mapping[int, str]] = {
    ALL: "all",
    SIMPLES: "simple",
    ORPHANS: "orphan",
    SUITED: "suited",
    **{suit | HONOURS: "half flush" for suit in _SUITS},
    **dict.fromkeys(_SUITS, "full flush"),
}
_LADDERS: Final = ("sets", "pungs", "one chow", "chows")
_FORMS: Final[Mapping[int, str]] = {
    PAIRS: "pairs",
    THIRTEEN: "thirteen orphans",
    KNITTED: "knitted",
    CROCHET: "crochet",
    TRICHOW: "trichow",
    TYPES: "all types",
}


def hand_of(goal: Goal) -> str:
    """What kind of hand a goal is: "half flush pungs", "all sets drawn", "mixed shifted chows"."""
    if goal.form == SETS:
        found = f"{_ALLOWED[goal.allowed]} {_LADDERS[goal.ladder]}" + " drawn" * goal.drawn
        return found + " concealed" * (goal.hoped and goal.closed) + " hoped" * goal.hoped
    if goal.form == PATTERN:
        return _pattern(goal) + " with chows" * (goal.ladder == CHOWS)
    return _FORMS[goal.form]


def _pattern(goal: Goal) -> str:
    """Three chows by the suits and ranks of their lowest tiles."""
    lows = [kind for kind in range(27) if goal.lows >> kind & 1]
    ranks = sorted(kind % 9 for kind in lows)
    if not lows:
        return "knitted straight"
    if len({kind // 9 for kind in lows}) == 1:
        return "pure straight"
    if ranks == [0, 3, 6]:
        return "mixed straight"
    return "mixed triple chow" if len(set(ranks)) == 1 else "mixed shifted chows"
