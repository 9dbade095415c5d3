"""The rules in numbers, as planning players ask them: what is in force, the goals, and what makes EXPERT's measure."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from math import exp, log, prod
from typing import Final

from windroos.distance.shapes import STANDARD
from windroos.expert.goals import CHOWS, KNITTED_STRAIGHTS, LATER, SETS, Goal, goals_of, honour_worths, is_for_live
from windroos.expert.hands import hand_of
from windroos.expert.known import MOST_DRAWS, MOST_GOALS, MOST_LIFTS, PlanLookups, PlanRules
from windroos.expert.measures import MEASURES, Measure
from windroos.expert.more_goals import more_goals
from windroos.expert.release import DRAW, RELEASES
from windroos.expert.worth import SIXTEEN
from windroos.rules.patterns import bonus
from windroos.rules.plans import brings
from windroos.rules.rule import Pattern
from windroos.rules.rules import Rules, conduct_of
from windroos.tiles import HONOURS

WHOLE: Final = 1 << 24
"""What a hand that lacks nothing keeps of its value."""
MANY_DRAWS: Final = 12
"""Own draws to come when `Measure.fades` hold as they are."""
MOST_DIFFERENT: Final = 20
"""Own draws beyond which more make no difference."""
PLAIN: Final = 64
"""The value of a plain hand."""
DEAREST: Final = 60
"""Points beyond which a hand is worth no more for being dearer, where points are its worth."""
MOST_LIFTED: Final = 16
"""Beyond so many quarters of a double a hand grows no dearer."""


def measure_of(rules: Rules) -> Measure:
    """EXPERT's measure by these rules."""
    return MEASURES[rules.rule_set.scheme.id]


def expert_goals(rules: Rules, measure: Measure | None = None) -> tuple[tuple[Goal, float], ...]:
    """What EXPERT works for, with values (1: a plain hand): the goals of all, and dearer ones by pungs of honours."""
    measure = measure or measure_of(rules)
    found = [(goal, measure.fade ** (goal.bias / 16)) for goal in goals_of(rules)]
    if measure.lift > 1:
        found += [
            (goal._replace(worth=goal.worth - more), value * measure.lift**more)
            for more in (1, 2)
            for goal, value in found
            if goal.form == SETS and goal.ladder != CHOWS and goal.allowed & HONOURS and not goal.closed
        ]
    found += more_goals(rules)
    if measure.paid:
        least = rules.policy.minimum
        found = [
            (goal, value * (min(DEAREST, max(least, goal.worth)) + measure.paid) / (least + measure.paid))
            for goal, value in found
        ]
    return tuple((goal, value * measure.values.get(hand_of(goal), 1.0)) for goal, value in found[:MOST_GOALS])


def set_plan_rules(known: PlanRules, rules: Rules, measure: Measure | None = None) -> None:
    """What of the rules players ask, and of EXPERT's measure; without one, by its own."""
    measure = measure or measure_of(rules)
    conduct, policy = conduct_of(rules), rules.policy
    known.seats = conduct.seats
    known.plain_tiles = sum(not conduct.is_bonus(tile) for tile in conduct.tiles)
    known.open_chows = conduct.open_chows
    known.four_is_two_pairs = policy.four_is_two_pairs
    known.minimum = policy.minimum
    known.no_bonus_fan = _fan(rules, bonus.no_bonus_tiles)
    known.own_bonus_fan = _fan(rules, bonus.own_bonus_outside_series)
    goals = goals_of(rules)
    known.goal_count = len(goals)
    known.greedy_goal_count = sum(not is_for_live(rules, goal) for goal in goals)
    known.expert_goal_count = len(expert_goals(rules, measure))
    known.near_most, known.near_slack, known.others = measure.near, measure.slack, measure.others
    known.claim_margin, known.bond = measure.margin, measure.bond
    known.in_points, known.keeps = measure.points and learned(rules) is not None, measure.keeps
    known.plain_points, known.pair_part = measure.plain, measure.pair
    known.ways_last, known.ways_pung, known.ways_chow = measure.ways
    known.ahead, known.ahead_waits = measure.ahead, measure.ahead_waits


def _fan(rules: Rules, pattern: Pattern) -> int:
    """The fan of seasons, or of their absence."""
    return brings(rules, STANDARD, pattern).worth


def set_plan_lookups(lookups: PlanLookups, rules: Rules, measure: Measure | None = None) -> None:
    """The goals and their values, and tables of numbers."""
    measure = measure or measure_of(rules)
    for kind in range(34):
        lookups.kind_powers[kind] = 5 ** (kind % 9)
    for mask in range(512):
        lookups.mask_keys[mask] = sum(5**rank for rank in range(9) if mask >> rank & 1)
    for at, straight in enumerate(KNITTED_STRAIGHTS):
        lookups.knitted_straights[at] = straight
    for at, (goal, value) in enumerate(expert_goals(rules, measure)):
        for name, field in goal._asdict().items():
            setattr(lookups.goals[at], name, int(field))
        lookups.goal_biases[at] = goal.bias
        lookups.near_biases[at] = round(16 * log(value) / log(measure.fade))
        lookups.goal_values[at] = round(PLAIN * value)
    for pace, turns in enumerate(LATER):
        for missing, later in enumerate(turns):
            lookups.later_turns[pace, missing] = later
    for missing in range(16):
        lookups.gains[missing] = round(4 * SIXTEEN * _of_missing(measure.gains, missing))
        for draws in range(MOST_DRAWS):
            lookups.fades[draws, missing] = round(WHOLE * _faded(measure, draws, missing))
    for more in range(MOST_LIFTS):
        lookups.lifts[more] = round(PLAIN * measure.double ** (min(MOST_LIFTED, more) / 4))
    set_learned(lookups, rules, learned(rules) or NOTHING_LEARNED, measure)
    for round_wind, seats in enumerate(honour_worths(rules)):
        for seat, worths in enumerate(seats):
            for honour, worth in enumerate(worths):
                lookups.honour_worths[round_wind, seat, honour] = worth


def _of_missing(values: Sequence[float], missing: int) -> float:
    """What holds for the first, second and further missing tiles; the last one goes on."""
    return values[min(max(1, missing), len(values)) - 1]


def _faded(measure: Measure, draws: int, missing: int) -> float:
    """What a hand keeps of its value."""
    found = prod(_of_missing(measure.fades, at) for at in range(1, missing + 1))
    return found * exp(measure.late * max(0, missing - 1) * (min(MOST_DIFFERENT, draws) - MANY_DRAWS) / MANY_DRAWS)


Learned = Mapping[str, Sequence[Sequence[int]]]
"""What self-play taught: `incomes`, `chances`, `dangers`, `arrivals` and `releases`, row by row."""

NOTHING_LEARNED: Final[Learned] = {
    "incomes": (),
    "chances": (),
    "dangers": (),
    "arrivals": ((DRAW,) * RELEASES,),
    "releases": ((5 * DRAW // 2,) * RELEASES,),
}
"""Before self-play every tile comes as often as any other, and the others discard as much as three do in most books."""


def set_learned(lookups: PlanLookups, rules: Rules, known: Learned, measure: Measure | None = None) -> None:
    """What self-play taught of the books of a scheme."""
    measure = measure or measure_of(rules)
    for table, name in ((lookups.incomes, "incomes"), (lookups.chances, "chances")):
        for draws, row in enumerate(known[name]):
            for step, value in enumerate(row):
                table[draws, step] = value
    drawn, let_go = measure.contrasts
    for often, name, contrast in ((lookups.arrivals, "arrivals", drawn), (lookups.releases, "releases", let_go)):
        for at, value in enumerate(_contrasted([value for row in known[name] for value in row], contrast)):
            often[at] = value
    for at, chance in enumerate(value for row in known["dangers"] for value in row):
        lookups.dangers[at] = round(chance * measure.fear)


def _contrasted(values: Sequence[int], contrast: float) -> Sequence[int]:
    """Values with their ratios to the mean to a power."""
    if contrast == 1:
        return values
    mean = sum(values) / len(values)
    return [round(mean * (max(1, value) / mean) ** contrast) for value in values]


@lru_cache(maxsize=8)
def _read(scheme: str) -> Learned | None:
    file = files("windroos.expert") / "trained" / f"{scheme}.json"
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else None


def learned(rules: Rules) -> Learned | None:
    """What self-play taught of the books of this scheme (`windroos lab train`); None where nothing did."""
    return _read(rules.rule_set.scheme.id)
