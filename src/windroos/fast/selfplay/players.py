"""The computer players of self-play: what to discard, what to claim, which kongs to declare; in the compiled subset.

RANDOM discards any tile and claims now and then; for tests.

GREEDY works for the goal (`selfplay.goals`) that misses the fewest tiles, sixteenths of a tile of bias
included, and keeps its goal until another is a quarter of a tile nearer (STAY). It discards a tile that the goal does
not use, else one without which it misses no more; of several the one with the fewest neighbours (`attachment`). It
claims what brings its goal nearer.

In MCR it leaves the goals that are seldom nearest to LIVE (`goals.is_for_live`).

LIVE looks at the three nearest goals that miss at most SLACK more than the nearest. For each it takes the discard that
keeps the distance and the most useful copies: those of useful tiles that it cannot see, each times the ways in which it
may come, in quarters (its own draw 4; 8 more for a pung from three others, 3 for a chow from one, 9 for the last tile;
not where the goal is closed). It reckons how many quarter turns the hand takes (`turns_of`): 16 times the tiles not
seen, divided by those copies, for the next tile; a row of `goals.LATER` for the tiles after it; 10 for a whole tile of
bias. It plays for the goal where that number is smallest, and claims what makes the number for that goal smaller.

Both look at all goals only in every other turn while they draw tiles that their goal has no use for (RECONSIDER), and
declare a kong where the goal is no farther by it. All win as soon as the rules let them.
"""

from __future__ import annotations

from typing import Final

from windroos.bits import count
from windroos.fast.selfplay.dealer import below
from windroos.fast.selfplay.goals import PATTERN, PUNGS
from windroos.fast.selfplay.nearness import (
    FAR,
    choose_honours,
    code_with,
    missing_of,
    prepare,
    prepare_pattern,
    short_with,
    short_without,
)
from windroos.fast.selfplay.seats import Maps, lowest, put, take
from windroos.fast.selfplay.state import HandState
from windroos.tiles import EAST, SUIT

RANDOM, GREEDY, LIVE = range(3)
NEVER: Final = 1 << 30
STAY: Final = 4
"""How many sixteenths of a tile nearer another goal must be than the one that is kept."""
SLACK: Final = 18
"""How many sixteenths of a tile farther than the nearest goal LIVE still looks."""
RECONSIDER: Final = 2
"""In how many turns a player looks once at all its goals, while it draws nothing of use."""
MOST_LOOKED_AT: Final = 3
NOTHING: Final = -1


def near_kinds(mask: int) -> int:
    """The kinds of a mask and their neighbours up to two ranks away in the suit."""
    found = mask
    for start in (0, 9, 18):
        suit = mask >> start & SUIT
        found |= ((suit << 1 | suit << 2 | suit >> 1 | suit >> 2) & SUIT) << start
    return found


# --- discarding ------------------------------------------------------------------------------------------------------


def discard_of(h: HandState, maps: Maps, seat: int) -> int:
    """The kind that a player discards."""
    own = h.seats[seat]
    player = own.player
    if player == RANDOM:
        at = below(h, own.rack_size)
        for kind in range(34):
            at -= own.rack[kind]
            if at < 0:
                return kind
    choose_honours(h, maps, seat)
    if (h.discards >> 2) % RECONSIDER and is_junk(h, maps, seat):
        return h.new_tile
    if player == GREEDY:
        return greedy_discard(h, maps, seat, nearest_goal(h, maps, seat, 0))
    return live_discard(h, maps, seat, nearest_goal(h, maps, seat, SLACK + 1))


def is_junk(h: HandState, maps: Maps, seat: int) -> bool:
    """Whether the tile just drawn brings nothing to the goal that a player has; it then seldom looks at others."""
    own = h.seats[seat]
    g = own.plan
    if g < 0 or h.new_tile < 0 or prepare(h, maps, seat, g, FAR) != own.plan_missing:
        return False
    return not (h.prepared.set_kinds | h.prepared.kept_kinds) >> h.new_tile & 1


def nearest_goal(h: HandState, maps: Maps, seat: int, slack: int) -> int:
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
    held = own.at_least[1] | own.laid_kinds
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
            goal = h.lookups.goals[g]
            if goal.form == PATTERN:
                most = best + slack - bias - 1 >> 4
                missing = FAR if own.laid_kinds & ~goal.allowed else count(goal.tiles & ~held)
                if missing <= most:
                    missing = prepare_pattern(h, maps, seat, g, most)
            else:
                missing = missing_of(h, maps, seat, g, FAR)
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


def attachment(h: HandState, seat: int, kind: int) -> int:
    """How many tiles of the rack a tile might go with; small for one that stands alone."""
    own = h.seats[seat]
    found = 8 * int(own.rack[kind]) + (4 if (h.prepared.set_kinds | h.prepared.kept_kinds) >> kind & 1 else 0)
    if kind >= EAST:
        return found + (3 if own.honour_worths[kind - EAST] and h.seen_copies[kind] < 2 else 0)
    one = 1 << kind
    found += 2 + 2 * count(near_kinds(one) & ~one & own.at_least[1])
    return found + int(kind % 9 > 0) + int(kind % 9 < 8)


def greedy_discard(h: HandState, maps: Maps, seat: int, near: int) -> int:
    """GREEDY's discard; `near` is how far it is with all its tiles."""
    search = h.search
    own = h.seats[seat]
    if near >= NEVER:
        own.plan = NOTHING
        own.plan_cost = NEVER
        return lowest(own.at_least[1])
    own.plan = search.goal
    missing = prepare(h, maps, seat, search.goal, FAR)
    best, chosen = NEVER, 0
    rest = own.at_least[1]
    junk = rest & ~h.prepared.kept_kinds & ~h.prepared.set_kinds
    if junk:
        rest = junk
    while rest:
        kind = lowest(rest)
        rest &= rest - 1
        short = missing if junk else short_without(h, maps, kind, missing)
        if short <= best >> 8:
            value = 256 * short + attachment(h, seat, kind)
            if value < best:
                best, chosen = value, kind
    own.plan_missing = best >> 8
    own.plan_cost = 16 * (best >> 8) + h.lookups.goals[search.goal].bias
    return chosen


def live_discard(h: HandState, maps: Maps, seat: int, near: int) -> int:
    """LIVE's discard."""
    search = h.search
    own = h.seats[seat]
    search.cost = NEVER
    chosen = lowest(own.at_least[1])
    plan = -1
    last = -1
    for _ in range(MOST_LOOKED_AT):
        best, goal = near + SLACK + 1, -1
        for g in range(h.rules.goal_count):
            distance = search.distances[g]
            beyond = last < 0 or distance > search.distances[last] or (distance == search.distances[last] and g > last)
            if distance < best and beyond:
                best, goal = distance, g
        if goal < 0 or near >= NEVER:
            break
        last = goal
        found = discard_for(h, maps, seat, goal)
        if found >= 0:
            chosen, plan = found, goal
    own.plan = plan
    own.plan_cost = search.cost
    own.plan_useful = search.useful_kinds
    own.plan_missing = search.missing
    return chosen


def discard_for(h: HandState, maps: Maps, seat: int, g: int) -> int:
    """The discard that is quickest for a goal, if quicker than `search.cost`, which it then lowers; else below 0."""
    search = h.search
    missing = prepare(h, maps, seat, g, FAR)
    if missing == 0:
        return discard_of_complete(h, maps, seat, g)
    useful = useful_kinds(h, maps, seat, missing)
    whole = weigh(h, seat, g, useful, missing)
    if turns_of(h, seat, g, whole, missing) >= search.cost:
        return NOTHING
    quick, chosen = NEVER, NOTHING
    rest = h.seats[seat].at_least[1] & ~h.prepared.kept_kinds
    junk = rest & ~h.prepared.set_kinds
    if junk:
        rest = junk
    while rest:
        kind = lowest(rest)
        rest &= rest - 1
        value = attachment(h, seat, kind)
        if not junk:
            if short_without(h, maps, kind, missing) > missing:
                continue
            value += 256 * lost_without(h, maps, kind, useful, missing, quick >> 8)
        if value < quick:
            quick, chosen = value, kind
    if chosen < 0:
        return NOTHING
    turns = turns_of(h, seat, g, whole - (quick >> 8), missing)
    if turns >= search.cost:
        return NOTHING
    search.cost = turns
    search.useful_kinds = useful
    search.missing = missing
    return chosen


def discard_of_complete(h: HandState, maps: Maps, seat: int, g: int) -> int:
    """The discard from a hand that is complete but may not go out, or needs another way to win."""
    search = h.search
    quick, chosen, left = NEVER, -1, 0
    rest = h.seats[seat].at_least[1]
    while rest:
        kind = lowest(rest)
        rest &= rest - 1
        take(h, maps, seat, kind)
        choose_honours(h, maps, seat)
        missing = prepare(h, maps, seat, g, FAR)
        if missing < FAR:
            useful = useful_kinds(h, maps, seat, missing)
            turns = turns_of(h, seat, g, weigh(h, seat, g, useful, missing), missing)
            if turns < quick:
                quick, chosen, left, search.missing = turns, kind, useful, missing
        put(h, maps, seat, kind)
    choose_honours(h, maps, seat)
    if quick >= search.cost:
        return -1
    search.cost = quick
    search.useful_kinds = left
    return chosen


def useful_kinds(h: HandState, maps: Maps, seat: int, missing: int) -> int:
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


def lost_without(h: HandState, maps: Maps, discard: int, useful: int, missing: int, most: int) -> int:
    """The weight of the useful kinds that a discard makes useless; counted no further than `most`."""
    prepared = h.prepared
    suit = discard // 9
    key, code = prepared.keys[suit], prepared.classes[suit]
    prepared.keys[suit] = key - h.lookups.kind_powers[discard]
    prepared.classes[suit] = maps.honours[prepared.keys[suit]] if suit == 3 else maps.suits[prepared.keys[suit]]
    lost = 0
    rest = useful & ~prepared.needed_kinds
    while rest and lost <= most:
        kind = lowest(rest)
        rest &= rest - 1
        other = kind // 9
        found = code_with(h, maps, kind, 1) if other == suit else h.search.grown_classes[kind]
        if prepared.short_outside + short_with(h, maps, other, found) >= missing:
            lost += h.search.weights[kind]
    prepared.keys[suit] = key
    prepared.classes[suit] = code
    return lost


def weigh(h: HandState, seat: int, g: int, useful: int, missing: int) -> int:
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


def turns_of(h: HandState, seat: int, g: int, copies: int, missing: int) -> int:
    """Quarter turns until the hand is won, as LIVE reckons."""
    unseen = h.rules.plain_tiles - h.visible_tiles - h.seats[seat].rack_size
    goal = h.lookups.goals[g]
    return min(4000, 16 * unseen // max(1, copies)) + h.lookups.later_turns[goal.pace, missing] + goal.bias * 10 // 16
