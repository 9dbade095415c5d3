"""What planning players work for, as a table: the hands with which their rule set lets them go out.

A goal says which sets count and where the worth comes from. The minimum of the rule set (doubles, fan or points) is
met by the goal's own worth, by what lies there already (honour pungs, in Hong Kong seasons), and where that is not
enough by pungs of dragons and of the own and the round's wind: as many as are needed, those that miss the fewest tiles.

    form      SETS: four sets and a pair; PAIRS, THIRTEEN: seven pairs, thirteen orphans; KNITTED: fourteen different
              honours and knitted tiles; PATTERN: nine tiles of a pattern (three chows, or the knitted straight)
              with one set and a pair; CROCHET, TRICHOW: special formations (`windroos.expert.more_goals`);
              TYPES: a set or the pair of each suit, of winds and of dragons
    ladder    which sets: any, pungs, at most one chow, chows (`windroos.distance.ladders`)
    allowed   the kinds that may be in it
    filter    which tiles of a suit are looked up: all ranks, the middle ones, or the ends (`expert.rack`)
    worth     what the hand is worth by itself
    drawn     the worth counts on a self-drawn tile
    closed    no set may be laid out
    pace      which row of `LATER` says how long the tiles after the next one take
    bias      how much more (in sixteenths of a tile) than its missing tiles the goal is thought to cost: what it
              promises beyond the minimum, and how seldom its tiles can be claimed
    hoped     what lacks to the minimum is left to small fan that mostly come along

The worths come from the entries of the rules, with their options and house rules (`windroos.rules.plans`); biases and
paces are what the players make of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import permutations
from typing import Final, NamedTuple

from windroos.distance.shapes import STANDARD, Shape
from windroos.expert.known import MOST_GOALS
from windroos.expert.rack import ALL_RANKS, ENDS, MIDDLE
from windroos.rules import irregular_patterns
from windroos.rules.fans import chows, whole_hand, winning_tile
from windroos.rules.patterns import whole
from windroos.rules.plans import brings, by_shape
from windroos.rules.rule import Pattern
from windroos.rules.rules import Rules
from windroos.tiles import ALL, BAMBOO, CHARACTERS, DOTS, EAST, HONOURS, ORPHANS, SIMPLES, SUITED

SETS, PAIRS, THIRTEEN, KNITTED, PATTERN, CROCHET, TRICHOW, TYPES = range(8)
ANY_SETS, PUNGS, ONE_CHOW, CHOWS = range(4)
NOT_FOUND: Final = -1
"""No goal, no kind."""
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
    hoped: bool = False


_SUITS: Final = (CHARACTERS, DOTS, BAMBOO)
MOST_WORTH: Final = 99
"""The worth of a hand that may always go out."""


class _Has:
    """What the rules in force bring for the hands that the goals are about."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._shapes = by_shape(rules, 0, 1)

    def kinds(self, allowed: int) -> int:
        """A hand of these kinds alone."""
        return self._of(Shape(allowed=allowed))

    @property
    def pungs(self) -> int:
        """Four pungs."""
        return self._of(Shape(max_chows=0))

    @property
    def chows(self) -> int:
        """Four chows."""
        return self._of(Shape(min_chows=4))

    def fan(self, *patterns: Pattern) -> int:
        """These patterns together."""
        return min(MOST_WORTH, brings(self._rules, STANDARD, *patterns).worth)

    def irregular(self, pattern: Pattern, form: int, bias: int = 0) -> tuple[Goal, ...]:
        """The goal of a hand outside sets, if it is counted and reaches the minimum."""
        for slot in self._rules.irregular:
            if slot.pattern is pattern:
                entry = self._rules.entries[slot.entry]
                worth = entry.fan if not self._rules.rule_set.scheme.limits else MOST_WORTH
                return (Goal(form, worth=worth, closed=True, pace=WAIT_PACE, bias=bias),)
        return ()

    def _of(self, shape: Shape) -> int:
        found = self._shapes.get(shape)
        return min(MOST_WORTH, found.worth) if found is not None else 0


def goals_of(rules: Rules) -> tuple[Goal, ...]:
    """The goals of a rule set; those whose worth leaves too much to honour pungs are left out."""
    found = _GOALS[rules.rule_set.scheme.id](_Has(rules), rules.policy.minimum)
    honours = max(honour_worths(rules)[1][0])  # East in South's round: no wind counts twice
    kept = [goal for goal in found if goal.worth >= rules.policy.minimum - 4 * honours]
    return tuple(sorted(kept, key=partial(is_for_live, rules)))[:MOST_GOALS]


def honour_worths(rules: Rules) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """What a pung of each honour is worth: [round][seat][honour], by what the entries bring."""
    return tuple(tuple(honours_of(rules, seat, round_wind) for seat in range(4)) for round_wind in range(4))


def honours_of(rules: Rules, seat: int, round_wind: int) -> tuple[int, ...]:
    """The same for one seat in one round."""
    found = by_shape(rules, seat, round_wind)
    shapes = (Shape(required=1 << EAST + honour) for honour in range(7))
    return tuple(min(MOST_WORTH, found[shape].worth) if shape in found else 0 for shape in shapes)


def is_for_live(rules: Rules, goal: Goal) -> bool:
    """Whether only LIVE looks at a goal: in MCR there are too many for GREEDY's speed, and these are seldom nearest."""
    if rules.rule_set.scheme.limits:
        return False
    if goal.form == PATTERN:
        return goal.ladder == CHOWS
    return goal.form in (THIRTEEN, KNITTED) or (goal.form == SETS and (goal.worth > 8 or goal.filter == MIDDLE))


def _doubles(has: _Has, _minimum: int) -> tuple[Goal, ...]:
    """Nederlandse Toernooispelregels: doubles (NTS 2002, p. 10-12)."""
    pungs, chows, simples, orphans = has.pungs, has.chows, has.kinds(SIMPLES), has.kinds(ORPHANS)
    closed = has.fan(whole.fully_concealed)
    half, full = has.kinds(_SUITS[0] | HONOURS), has.kinds(_SUITS[0])
    return (
        Goal(),
        Goal(worth=closed, drawn=True, closed=True, pace=CLOSED_PACE, bias=14),
        Goal(ladder=PUNGS, worth=pungs, pace=PUNG_PACE),
        Goal(ladder=CHOWS, worth=chows),
        Goal(allowed=SIMPLES, filter=MIDDLE, worth=simples),
        Goal(ladder=PUNGS, allowed=SIMPLES, filter=MIDDLE, worth=simples + pungs, pace=PUNG_PACE),
        Goal(ladder=CHOWS, allowed=SIMPLES, filter=MIDDLE, worth=simples + chows),
        *(Goal(allowed=suit | HONOURS, worth=half, bias=-6) for suit in _SUITS),
        *(Goal(ladder=PUNGS, allowed=suit | HONOURS, worth=half + pungs, pace=PUNG_PACE, bias=-6) for suit in _SUITS),
        *(Goal(ladder=CHOWS, allowed=suit | HONOURS, worth=half + chows, bias=-4) for suit in _SUITS),
        *(Goal(allowed=suit, worth=full, bias=-10) for suit in _SUITS),
        Goal(ladder=PUNGS, allowed=ORPHANS, filter=ENDS, worth=orphans + pungs, pace=PUNG_PACE, bias=-8),
        *has.irregular(irregular_patterns.seven_pairs_short, form=PAIRS),
        *has.irregular(irregular_patterns.thirteen_orphans_short, form=THIRTEEN, bias=-12),
    )


def _fan(has: _Has, _minimum: int) -> tuple[Goal, ...]:
    """Fan (Fu Hing, p. 16-21). A concealed hand has one, a self-drawn tile another."""
    closed, drawn = has.fan(whole.concealed_sets), has.fan(whole.self_drawn)
    half, full = has.kinds(_SUITS[0] | HONOURS), has.kinds(_SUITS[0])
    return (
        Goal(),
        Goal(worth=drawn, drawn=True, bias=10),
        Goal(worth=closed, closed=True, pace=WAIT_PACE),
        Goal(worth=closed + drawn, drawn=True, closed=True, pace=CLOSED_PACE, bias=8),
        Goal(ladder=PUNGS, worth=has.pungs, pace=PUNG_PACE, bias=-4),
        Goal(ladder=CHOWS, worth=has.chows),
        Goal(ladder=CHOWS, worth=has.chows + closed, closed=True, pace=WAIT_PACE),
        *(Goal(allowed=suit | HONOURS, worth=half, bias=-8) for suit in _SUITS),
        *(Goal(allowed=suit, worth=full, bias=-12) for suit in _SUITS),
        *has.irregular(irregular_patterns.thirteen_orphans_short, form=THIRTEEN, bias=-8),
    )


def _gau(_has: _Has, _minimum: int) -> tuple[Goal, ...]:
    """No minimum, but at most one chow or four (144 rules, 20 and 23)."""
    formation = Goal(worth=MOST_WORTH, closed=True, pace=WAIT_PACE, bias=-8)
    return (
        Goal(ladder=ONE_CHOW),
        Goal(ladder=CHOWS),
        *(Goal(ladder=ONE_CHOW, allowed=suit | HONOURS, bias=-12) for suit in _SUITS),
        formation._replace(form=PAIRS),
        formation._replace(form=THIRTEEN),
    )


def _points(has: _Has, minimum: int) -> tuple[Goal, ...]:
    """Points of the fans. Small fans that come along by chance are not counted on."""
    flush, pungs = tuple(suit | HONOURS for suit in _SUITS), has.pungs
    half, full, simples = has.kinds(flush[0]), has.kinds(_SUITS[0]), has.kinds(SIMPLES)
    closed = has.fan(winning_tile.fully_concealed, winning_tile.fully_concealed_without_gates)
    chows = simples + has.fan(whole_hand.all_chows) + closed
    return (
        Goal(ladder=PUNGS, worth=pungs, pace=PUNG_PACE),
        *(Goal(allowed=allowed, worth=half) for allowed in flush),
        *(Goal(ladder=PUNGS, allowed=allowed, worth=half + pungs, pace=PUNG_PACE) for allowed in flush),
        *(Goal(allowed=suit, worth=full, bias=-4) for suit in _SUITS),
        Goal(
            ladder=CHOWS, allowed=SIMPLES, filter=MIDDLE, worth=chows, drawn=True, closed=True, pace=CLOSED_PACE, bias=4
        ),
        Goal(ladder=PUNGS, allowed=SIMPLES, filter=MIDDLE, worth=simples + pungs, pace=PUNG_PACE),
        *has.irregular(irregular_patterns.seven_pairs_short, form=PAIRS, bias=4),
        *has.irregular(irregular_patterns.thirteen_orphans_short, form=THIRTEEN),
        *has.irregular(whole_hand.lesser_honors_short, form=KNITTED),
        Goal(PATTERN, worth=has.fan(whole_hand.knitted_straight), pace=WAIT_PACE),
        *_three_chows(has),
        *((Goal(),) if minimum <= 4 else ()),
    )


KNITTED_STRAIGHTS: Final = tuple(
    sum(0b1001001 << start << 9 * suit for suit, start in enumerate(order)) for order in permutations(range(3))
)
"""1-4-7, 2-5-8 and 3-6-9, each in one suit: the kinds of the six knitted straights."""


def _three_chows(has: _Has) -> tuple[Goal, ...]:
    """Pure straight, mixed straight, mixed triple chow; and mixed shifted chows, with all chows."""
    pure = [tuple(9 * suit + rank for rank in (0, 3, 6)) for suit in range(3)]
    straight = [tuple(9 * suit + rank for suit, rank in enumerate(ranks)) for ranks in permutations((0, 3, 6))]
    triple = [(rank, 9 + rank, 18 + rank) for rank in range(7)]
    shifted = [
        tuple(9 * suit + rank + step for suit, step in enumerate(steps))
        for rank in range(5)
        for steps in permutations(range(3))
    ]
    found = [_chows(lows, has.fan(chows.pure_straight)) for lows in pure]
    found += [_chows(lows, has.fan(chows.mixed_straight)) for lows in straight]
    found += [_chows(lows, has.fan(chows.mixed_triple_chow)) for lows in triple]
    worth = has.fan(chows.mixed_shifted_chows, whole_hand.all_chows)
    return (*found, *(_chows(lows, worth, ladder=CHOWS, allowed=SUITED) for lows in shifted))


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


_GOALS: Final[Mapping[str, Callable[[_Has, int], tuple[Goal, ...]]]] = {
    "doubles": _doubles,
    "fan": _fan,
    "gau": _gau,
    "points": _points,
}
"""The goals for the books of each scheme."""
