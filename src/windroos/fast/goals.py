"""What the computer players of self-play work for, as a table: the hands with which their rule set lets them go out.

A goal says which sets count and where the worth comes from. The minimum of the rule set (doubles, fan or points) is
met by the goal's own worth, by what lies there already (honour pungs, in Hong Kong seasons), and where that is not
enough by pungs of dragons and of the own and the round's wind: as many as are needed, those that miss the fewest tiles.

    form      SETS: four sets and a pair; PAIRS, THIRTEEN: seven pairs, thirteen orphans; KNITTED: fourteen different
              honours and knitted tiles; PATTERN: nine tiles of a pattern (three chows, or the knitted straight)
              with one set and a pair
    ladder    which sets: any, pungs, at most one chow, chows (`windroos.fast.tables`)
    allowed   the kinds that may be in it
    filter    which tiles of a suit are looked up: all ranks, the middle ones, or the ends (`windroos.fast.seats`)
    worth     what the hand is worth by itself
    drawn     the worth counts on a self-drawn tile
    closed    no set may be laid out
    pace      which row of `LATER` says how long the tiles after the next one take
    bias      how much more (in sixteenths of a tile) than its missing tiles the goal is thought to cost: what it
              promises beyond the minimum, and how seldom its tiles can be claimed

Sources of the worths: the tables of the books (`windroos.rules`); `windroos.rules.plans` lists the same hands whole.
"""

from __future__ import annotations

from functools import partial
from itertools import permutations
from typing import Final, NamedTuple

from windroos.fast.seats import ALL_RANKS, ENDS, MIDDLE, MOST_GOALS
from windroos.rules.rule import Scheme
from windroos.rules.rules import Rules
from windroos.tiles import ALL, BAMBOO, CHARACTERS, DOTS, HONOURS, ORPHANS, SIMPLES, SUITED

SETS, PAIRS, THIRTEEN, KNITTED, PATTERN = range(5)
ANY_SETS, PUNGS, ONE_CHOW, CHOWS = range(4)
FORM, LADDER, ALLOWED, FILTER, WORTH, DRAWN, CLOSED, PACE, BIAS, TILES, CHOW_BITS, FREE = range(12)
"""Columns of a goal in memory."""
OPEN_PACE, CLOSED_PACE, PUNG_PACE, WAIT_PACE = range(4)
LATER: Final = (
    (0, 0, 18, 29, 37, 44, 50, 56, 62, 68, 74, 80, 86, 92, 98, 104),
    (0, 0, 44, 64, 78, 88, 97, 106, 115, 124, 133, 142, 151, 160, 169, 178),
    (0, 0, 28, 44, 57, 68, 78, 88, 98, 108, 118, 128, 138, 148, 158, 168),
    (0, 0, 24, 44, 58, 68, 77, 86, 95, 104, 113, 122, 131, 140, 149, 158),
)
"""Quarter turns that the tiles after the next one take, by how many are missing: where sets may be claimed; where all
is drawn; of pungs; where only the last tile may be claimed."""


class Goal(NamedTuple):
    """One row of the table."""

    form: int = SETS
    ladder: int = ANY_SETS
    allowed: int = ALL
    filter: int = ALL_RANKS
    worth: int = 0
    drawn: bool = False
    closed: bool = False
    pace: int = OPEN_PACE
    bias: int = 0
    tiles: int = 0
    """The tiles of a pattern; 0 for the knitted straight, of which the nearest of six is looked at."""
    lows: int = 0
    """The lowest tiles of its chows."""


_SUITS: Final = (CHARACTERS, DOTS, BAMBOO)
_PAIRS: Final = Goal(PAIRS, worth=99, closed=True, pace=WAIT_PACE)
_ORPHANS: Final = Goal(THIRTEEN, worth=99, closed=True, pace=WAIT_PACE)


def goals_of(rules: Rules) -> tuple[Goal, ...]:
    """The goals of a rule set; those whose worth leaves too much to honour pungs are left out."""
    scheme = rules.rule_set.scheme
    if scheme == Scheme.DOUBLES:
        found = _dutch(int(rules.value("four_pungs_double")))
    elif scheme == Scheme.FAN:
        found = _hongkong()
    elif scheme == Scheme.GAU:
        found = _book144()
    else:
        found = _mcr(rules.policy.minimum)
    lacking = rules.policy.minimum - 4 * (2 if scheme == Scheme.POINTS else 1)
    kept = [goal for goal in found if goal.worth >= lacking]
    return tuple(sorted(kept, key=partial(is_for_live, rules)))[:MOST_GOALS]


def is_for_live(rules: Rules, goal: Goal) -> bool:
    """Whether only LIVE looks at a goal: in MCR there are too many for GREEDY's speed, and these are seldom nearest."""
    if rules.rule_set.scheme != Scheme.POINTS:
        return False
    if goal.form == PATTERN:
        return goal.ladder == CHOWS
    return goal.form in (THIRTEEN, KNITTED) or (goal.form == SETS and (goal.worth > 8 or goal.filter == MIDDLE))


def _dutch(four_pungs: int) -> tuple[Goal, ...]:
    """Nederlandse Toernooispelregels: doubles (NTS 2002, p. 10-12)."""
    return (
        Goal(),
        Goal(worth=2, drawn=True, closed=True, pace=CLOSED_PACE, bias=14),
        Goal(ladder=PUNGS, worth=four_pungs, pace=PUNG_PACE),
        Goal(ladder=CHOWS, worth=1),
        Goal(allowed=SIMPLES, filter=MIDDLE, worth=1),
        Goal(ladder=PUNGS, allowed=SIMPLES, filter=MIDDLE, worth=1 + four_pungs, pace=PUNG_PACE),
        Goal(ladder=CHOWS, allowed=SIMPLES, filter=MIDDLE, worth=2),
        *(Goal(allowed=suit | HONOURS, worth=1, bias=-6) for suit in _SUITS),
        *(Goal(ladder=PUNGS, allowed=suit | HONOURS, worth=1 + four_pungs, pace=PUNG_PACE, bias=-6) for suit in _SUITS),
        *(Goal(ladder=CHOWS, allowed=suit | HONOURS, worth=2, bias=-4) for suit in _SUITS),
        *(Goal(allowed=suit, worth=3, bias=-10) for suit in _SUITS),
        Goal(ladder=PUNGS, allowed=ORPHANS, filter=ENDS, worth=1 + four_pungs, pace=PUNG_PACE, bias=-8),
        _PAIRS,
        _ORPHANS._replace(bias=-12),
    )


def _hongkong() -> tuple[Goal, ...]:
    """Fan (Fu Hing, p. 16-21). A concealed hand has one, a self-drawn tile another."""
    return (
        Goal(),
        Goal(worth=1, drawn=True, bias=10),
        Goal(worth=1, closed=True, pace=WAIT_PACE),
        Goal(worth=2, drawn=True, closed=True, pace=CLOSED_PACE, bias=8),
        Goal(ladder=PUNGS, worth=3, pace=PUNG_PACE, bias=-4),
        Goal(ladder=CHOWS, worth=1),
        Goal(ladder=CHOWS, worth=2, closed=True, pace=WAIT_PACE),
        *(Goal(allowed=suit | HONOURS, worth=3, bias=-8) for suit in _SUITS),
        *(Goal(allowed=suit, worth=6, bias=-12) for suit in _SUITS),
        _ORPHANS._replace(bias=-8),
    )


def _book144() -> tuple[Goal, ...]:
    """No minimum, but at most one chow or four (144 rules, 20 and 23)."""
    return (
        Goal(ladder=ONE_CHOW),
        Goal(ladder=CHOWS),
        *(Goal(ladder=ONE_CHOW, allowed=suit | HONOURS, bias=-12) for suit in _SUITS),
        _PAIRS._replace(bias=-8),
        _ORPHANS._replace(bias=-8),
    )


def _mcr(minimum: int) -> tuple[Goal, ...]:
    """Points of the fans. Small fans that come along by chance are not counted on."""
    flush = tuple(suit | HONOURS for suit in _SUITS)
    return (
        Goal(ladder=PUNGS, worth=6, pace=PUNG_PACE),
        *(Goal(allowed=allowed, worth=6) for allowed in flush),
        *(Goal(ladder=PUNGS, allowed=allowed, worth=12, pace=PUNG_PACE) for allowed in flush),
        *(Goal(allowed=suit, worth=24, bias=-4) for suit in _SUITS),
        Goal(ladder=CHOWS, allowed=SIMPLES, filter=MIDDLE, worth=8, drawn=True, closed=True, pace=CLOSED_PACE, bias=4),
        Goal(ladder=PUNGS, allowed=SIMPLES, filter=MIDDLE, worth=8, pace=PUNG_PACE),
        _PAIRS._replace(bias=4),
        _ORPHANS,
        Goal(KNITTED, worth=12, closed=True, pace=WAIT_PACE),
        Goal(PATTERN, worth=12, pace=WAIT_PACE),
        *_three_chows(),
        *((Goal(),) if minimum <= 4 else ()),
    )


KNITTED_STRAIGHTS: Final = tuple(
    sum(0b1001001 << start << 9 * suit for suit, start in enumerate(order)) for order in permutations(range(3))
)
"""1-4-7, 2-5-8 and 3-6-9, each in one suit: the kinds of the six knitted straights."""


def _three_chows() -> tuple[Goal, ...]:
    """Pure straight, mixed straight, mixed triple chow; and mixed shifted chows, with all chows."""
    pure = [tuple(9 * suit + rank for rank in (0, 3, 6)) for suit in range(3)]
    straight = [tuple(9 * suit + rank for suit, rank in enumerate(ranks)) for ranks in permutations((0, 3, 6))]
    triple = [(rank, 9 + rank, 18 + rank) for rank in range(7)]
    shifted = [
        tuple(9 * suit + rank + step for suit, step in enumerate(steps))
        for rank in range(5)
        for steps in permutations(range(3))
    ]
    found = [_chows(lows, worth=16) for lows in pure]
    found += [_chows(lows, worth=8) for lows in (*straight, *triple)]
    return (*found, *(_chows(lows, worth=8, ladder=CHOWS, allowed=SUITED) for lows in shifted))


def _chows(
    lows: tuple[int, ...],
    worth: int,
    ladder: int = ANY_SETS,
    allowed: int = ALL,
) -> Goal:
    tiles = 0
    for low in lows:
        tiles |= 7 << low
    return Goal(PATTERN, ladder, allowed, worth=worth, tiles=tiles, lows=sum(1 << low for low in lows))
