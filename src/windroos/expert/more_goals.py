"""Goals that EXPERT alone works for, with their values: LIVE and GREEDY, by which it is measured, stay as they are.

Special formations of the 144 rules (97, 99 and 89-122), where the list in force has them, at what they are paid; hands
whose doubles make them dear; in MCR the fan most often used, with other sets beside it, all types, and hands that lack
so little that small fans mostly bring it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from windroos.distance.shapes import STANDARD, Shape
from windroos.expert.goals import (
    ANY_SETS,
    CHOWS,
    CROCHET,
    MOST_WORTH,
    ONE_CHOW,
    PATTERN,
    PUNG_PACE,
    PUNGS,
    SETS,
    TRICHOW,
    TYPES,
    WAIT_PACE,
    Goal,
    goals_of,
)
from windroos.expert.rack import MIDDLE
from windroos.rules.fans import chows, whole_hand, winning_tile
from windroos.rules.groups import parse_group
from windroos.rules.plans import brings, by_shape
from windroos.rules.rules import Rules
from windroos.tiles import ALL, BAMBOO, CHARACTERS, DOTS, SIMPLES, SUITED

Valued = tuple[Goal, float]
"""A goal, and what a hand of it is worth (1: a plain one)."""
PLAIN_SCORE: Final = 100
"""What a formation is paid for each time it is worth a plain hand: found by matches (docs/players.md)."""
SMALL: Final = 2
"""So many points mostly come along, by small fans."""
_MADE: Final = {
    CROCHET: ("4 false pungs", "false pair"),
    TRICHOW: ("3 chows of any", "winds", "single of winds"),
}
"""Of which groups the formations are made that have a form of their own."""


def more_goals(rules: Rules) -> tuple[Valued, ...]:
    """What EXPERT works for beside the goals of all."""
    more = _MORE.get(rules.rule_set.scheme.id)
    return () if more is None else more(rules)


def _gau(rules: Rules) -> tuple[Valued, ...]:
    """144 rules: formations, full flushes (three doubles) and four pungs (30 points)."""
    return (
        *_formations(rules),
        *((Goal(ladder=ONE_CHOW, allowed=suit), 4.0) for suit in (CHARACTERS, DOTS, BAMBOO)),
        (Goal(ladder=PUNGS, pace=PUNG_PACE), 0.5),
    )


def _formations(rules: Rules) -> tuple[Valued, ...]:
    rows = rules.formations.rows if rules.formations is not None else ()
    found = []
    for form, groups in _MADE.items():
        made = tuple(map(parse_group, groups))
        value = max((row.value for row in rows if made in row.forms), default=0)
        if value:
            found.append((Goal(form, worth=MOST_WORTH, closed=True, pace=WAIT_PACE), value / PLAIN_SCORE))
    return tuple(found)


def _points(rules: Rules) -> tuple[Valued, ...]:
    """Points: fans that find what they lack beside them.

    Mixed shifted chows go with a set of any kind, where a pung of honours brings what all chows would. Half flushes,
    four pungs and concealed hands that lack little mostly get it by small fans; and all types have a pung of honours.
    """
    least = rules.policy.minimum
    goals = goals_of(rules)
    shifted = (goal for goal in goals if goal.form == PATTERN and goal.ladder == CHOWS)
    worth = brings(rules, STANDARD, chows.mixed_shifted_chows).worth
    small = (
        goal
        for goal in (*(goal for goal in goals if goal.form == SETS), *_concealed(rules))
        if least - SMALL <= goal.worth < least
    )
    types = brings(rules, STANDARD, whole_hand.all_types).worth
    found = [goal._replace(ladder=ANY_SETS, allowed=ALL, worth=worth) for goal in shifted]
    found += [goal._replace(worth=least, hoped=True) for goal in small]
    found += [Goal(TYPES, worth=max(least, types))] if types and least - SMALL <= types else []
    return tuple((goal, 1.0) for goal in found)


def _concealed(rules: Rules) -> tuple[Goal, ...]:
    """Points: concealed hands of simples, of chows or of both."""
    patterns = (whole_hand.all_chows, winning_tile.concealed_hand, winning_tile.fully_concealed)
    all_chows, closed, drawn = (brings(rules, STANDARD, pattern).worth for pattern in patterns)
    of_simples = by_shape(rules, 0, 1).get(Shape(allowed=SIMPLES))
    simples = of_simples.worth if of_simples else 0
    own = Goal(closed=True, pace=WAIT_PACE)
    return (
        own._replace(ladder=CHOWS, allowed=SIMPLES, filter=MIDDLE, worth=simples + all_chows + closed),
        own._replace(ladder=CHOWS, allowed=SUITED, worth=all_chows + drawn, drawn=True),
        own._replace(allowed=SIMPLES, filter=MIDDLE, worth=simples + drawn, drawn=True),
    )


_MORE: Final[Mapping[str, Callable[[Rules], tuple[Valued, ...]]]] = {"gau": _gau, "points": _points}
"""By scheme."""
