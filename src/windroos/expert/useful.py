"""Which goals are nearest, which tiles bring a goal nearer, and how they may come; in the compiled subset."""

from __future__ import annotations

from typing import Final

from windroos.expert.goals import PUNGS
from windroos.expert.known import Knowledge
from windroos.expert.nearness import FAR, code_with, missing_within, short_with
from windroos.expert.rack import Maps, lowest
from windroos.tiles import EAST, SUIT

NEVER: Final = 1 << 30
STAY: Final = 4
"""How many sixteenths of a tile nearer another goal must be than the one that is kept."""
NOTHING: Final = -1


def near_kinds(mask: int) -> int:
    """The kinds of a mask and their neighbours up to two ranks away in the suit."""
    found = mask
    for start in (0, 9, 18):
        suit = mask >> start & SUIT
        found |= ((suit << 1 | suit << 2 | suit >> 1 | suit >> 2) & SUIT) << start
    return found


def nearest_goal(h: Knowledge, maps: Maps, seat: int, slack: int) -> int:
    """How far the nearest goal is, in sixteenths of a tile; writes the goal to `search.goal`.

    Those of all goals that are less than `slack` farther stand in `distances`; of the others a bound is enough: with
    one tile more none is more than one tile nearer than it was in the turn before. `goal_bounds` is what a goal missed
    and the number of the look (`looks`) when it was looked at, together. Without slack only GREEDY's goals are looked
    at, and none but the plan where this tile brought that nearer: the others came no nearer than by one tile.
    """
    search = h.search
    own = h.seats[seat]
    plan = own.plan
    best = NEVER
    search.goal = NOTHING
    clock = own.looks + 1
    own.looks = clock
    for step in range(-1, h.rules.goal_count if slack else h.rules.greedy_goal_count):
        g = plan if step < 0 else step
        if g < 0 or (step == plan and step >= 0):
            continue
        bias = h.lookups.goal_biases[g] - (STAY if g == plan else 0)
        missing = own.goal_bounds[g] - clock
        found = 16 * missing + bias
        if found < best + slack:
            missing = missing_within(h, maps, seat, g, best + slack - bias - 1 >> 4)
            own.goal_bounds[g] = missing + clock
            found = 16 * missing + bias if missing < FAR else NEVER
        if slack:
            search.distances[g] = found
        if found < best:
            best = found
            search.goal = g
        if step < 0 and slack == 0 and missing < own.plan_missing:
            return best
    return best


def useful_kinds(h: Knowledge, maps: Maps, seat: int, missing: int) -> int:
    """The kinds that bring the prepared goal nearer."""
    prepared = h.prepared
    own = h.seats[seat]
    found = prepared.needed_kinds
    if prepared.sets < 0:
        return found
    rest = near_kinds(own.at_least[1] & prepared.set_kinds) & prepared.set_kinds & ~own.at_least[4] & ~found
    while rest:
        kind = lowest(rest)
        rest &= rest - 1
        code = code_with(h, maps, kind, 1)
        h.search.grown_classes[kind] = code
        if prepared.short_outside + short_with(h, maps, kind // 9, code) < missing:
            found |= 1 << kind
    return found


def weigh(h: Knowledge, seat: int, g: int, useful: int, missing: int) -> int:
    """The copies of useful kinds that a player does not see, each times the ways in which it may come, in quarters.

    Writes `weights` of each kind; returns their sum.
    """
    found = 0
    goal = h.lookups.goals[g]
    claims = goal.closed == 0
    chows = goal.ladder != PUNGS and h.rules.open_chows
    while useful:
        kind = lowest(useful)
        useful &= useful - 1
        held = int(h.seats[seat].rack[kind])
        ways = 4
        if missing == 1:
            ways += 9 if goal.drawn == 0 else 0
        elif claims and held > 1:
            ways += 8
        elif claims and chows and kind < EAST:
            ways += 3
        h.search.weights[kind] = max(0, 4 - h.seen_copies[kind] - held) * ways
        found += h.search.weights[kind]
    return found
