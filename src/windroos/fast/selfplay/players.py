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

from typing import Any, Final

from windroos.bits import count
from windroos.fast.selfplay.approach import (
    FAR,
    choose_honours,
    code_with,
    missing_of,
    prepare,
    prepare_pattern,
    short_with,
    short_without,
)
from windroos.fast.selfplay.dealer import below
from windroos.fast.selfplay.goals import ALLOWED, BIAS, CLOSED, DRAWN, FORM, LADDER, PACE, PATTERN, PUNGS, TILES
from windroos.fast.selfplay.seats import Maps, lowest, put, take
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


def discard_of(h: Any, maps: Maps, seat: int) -> int:
    """The kind that a player discards."""
    player = h.player[seat]
    if player == RANDOM:
        at = below(h, h.size[seat])
        for kind in range(34):
            at -= h.rack[seat, kind]
            if at < 0:
                return kind
    choose_honours(h, maps, seat)
    if (h.discards >> 2) % RECONSIDER and is_junk(h, maps, seat):
        return int(h.tile)
    if player == GREEDY:
        return greedy_discard(h, maps, seat, nearest_goal(h, maps, seat, 0))
    return live_discard(h, maps, seat, nearest_goal(h, maps, seat, SLACK + 1))


def is_junk(h: Any, maps: Maps, seat: int) -> bool:
    """Whether the tile just drawn brings nothing to the goal that a player has; it then seldom looks at others."""
    g = h.plan[seat]
    if g < 0 or h.tile < 0 or prepare(h, maps, seat, g, FAR) != h.missed[seat]:
        return False
    return not (h.use | h.hold) >> h.tile & 1


def nearest_goal(h: Any, maps: Maps, seat: int, slack: int) -> int:
    """How far the nearest goal is, in sixteenths of a tile; writes the goal to `goal_found`.

    Those of all goals that are less than `slack` farther stand in `near`; of the others a bound is enough: with one
    tile more none is more than one tile nearer than it was in the turn before. `bound` is what a goal missed and the
    number of the turn (`clock`) when it was looked at, together. Without slack only the first goals (`few`) are
    looked at, and none but the plan where this tile brought that nearer: the others came no nearer than by one tile.
    """
    plan = h.plan[seat]
    best = NEVER
    h.goal_found = NOTHING
    held = h.have[seat, 1] | h.laid[seat]
    clock = h.clock[seat] + 1
    h.clock[seat] = clock
    for step in range(-1, h.goals if slack else h.few):
        g = plan if step < 0 else step
        if g < 0 or (step == plan and step >= 0):
            continue
        bias = h.bias[g] - (STAY if g == plan else 0)
        missing = h.bound[seat, g] - clock
        found = 16 * missing + bias
        if found < best + slack:
            if h.goal[g, FORM] == PATTERN:
                most = best + slack - bias - 1 >> 4
                missing = FAR if h.laid[seat] & ~h.goal[g, ALLOWED] else count(h.goal[g, TILES] & ~held)
                if missing <= most:
                    missing = prepare_pattern(h, maps, seat, g, most)
            else:
                missing = missing_of(h, maps, seat, g, FAR)
            h.bound[seat, g] = missing + clock
            found = 16 * missing + bias if missing < FAR else NEVER
        if slack:
            h.near[g] = found
        if found < best:
            best = found
            h.goal_found = g
        if step < 0 and slack == 0 and missing < h.missed[seat]:
            return best
    return best


def attachment(h: Any, seat: int, kind: int) -> int:
    """How many tiles of the rack a tile might go with; small for one that stands alone."""
    found = 8 * int(h.rack[seat, kind]) + (4 if (h.use | h.hold) >> kind & 1 else 0)
    if kind >= EAST:
        return found + (3 if h.honour[seat, kind - EAST] and h.seen[kind] < 2 else 0)
    one = 1 << kind
    found += 2 + 2 * count(near_kinds(one) & ~one & h.have[seat, 1])
    return found + int(kind % 9 > 0) + int(kind % 9 < 8)


def greedy_discard(h: Any, maps: Maps, seat: int, near: int) -> int:
    """GREEDY's discard; `near` is how far it is with all its tiles."""
    if near >= NEVER:
        h.plan[seat] = NOTHING
        h.rate[seat] = NEVER
        return lowest(h.have[seat, 1])
    h.plan[seat] = h.goal_found
    missing = prepare(h, maps, seat, h.goal_found, FAR)
    best, chosen = NEVER, 0
    rest = h.have[seat, 1]
    junk = rest & ~h.hold & ~h.use
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
    h.missed[seat] = best >> 8
    h.rate[seat] = 16 * (best >> 8) + h.goal[h.goal_found, BIAS]
    return chosen


def live_discard(h: Any, maps: Maps, seat: int, near: int) -> int:
    """LIVE's discard."""
    h.rate_found = NEVER
    chosen = lowest(h.have[seat, 1])
    plan = -1
    last = -1
    for _ in range(MOST_LOOKED_AT):
        best, goal = near + SLACK + 1, -1
        for g in range(h.goals):
            if h.near[g] < best and (last < 0 or h.near[g] > h.near[last] or (h.near[g] == h.near[last] and g > last)):
                best, goal = h.near[g], g
        if goal < 0 or near >= NEVER:
            break
        last = goal
        found = discard_for(h, maps, seat, goal)
        if found >= 0:
            chosen, plan = found, goal
    h.plan[seat] = plan
    h.rate[seat] = h.rate_found
    h.useful[seat] = h.useful_found
    h.missed[seat] = h.missing_found
    return chosen


def discard_for(h: Any, maps: Maps, seat: int, g: int) -> int:
    """The discard that is quickest for a goal, if quicker than `rate_found`, which it then lowers; else below 0."""
    missing = prepare(h, maps, seat, g, FAR)
    if missing == 0:
        return discard_of_complete(h, maps, seat, g)
    useful = useful_kinds(h, maps, seat, missing)
    whole = weigh(h, seat, g, useful, missing)
    if turns_of(h, seat, g, whole, missing) >= h.rate_found:
        return NOTHING
    quick, chosen = NEVER, NOTHING
    rest = h.have[seat, 1] & ~h.hold
    junk = rest & ~h.use
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
    if turns >= h.rate_found:
        return NOTHING
    h.rate_found = turns
    h.useful_found = useful
    h.missing_found = missing
    return chosen


def discard_of_complete(h: Any, maps: Maps, seat: int, g: int) -> int:
    """The discard from a hand that is complete but may not go out, or needs another way to win."""
    quick, chosen, left = NEVER, -1, 0
    rest = h.have[seat, 1]
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
                quick, chosen, left, h.missing_found = turns, kind, useful, missing
        put(h, maps, seat, kind)
    choose_honours(h, maps, seat)
    if quick >= h.rate_found:
        return -1
    h.rate_found = quick
    h.useful_found = left
    return chosen


def useful_kinds(h: Any, maps: Maps, seat: int, missing: int) -> int:
    """The kinds that bring the prepared goal nearer."""
    found = int(h.need)
    if h.sets < 0:
        return found
    rest = near_kinds(h.have[seat, 1] & h.use) & h.use & ~h.have[seat, 4] & ~found
    while rest:
        kind = lowest(rest)
        rest &= rest - 1
        code = code_with(h, maps, kind, 1)
        h.code_plus[kind] = code
        if h.short + short_with(h, maps, kind // 9, code) < missing:
            found |= 1 << kind
    return found


def lost_without(h: Any, maps: Maps, discard: int, useful: int, missing: int, most: int) -> int:
    """The weight of the useful kinds that a discard makes useless; counted no further than `most`."""
    suit = discard // 9
    key, code = h.ctx_key[suit], h.ctx_code[suit]
    h.ctx_key[suit] = key - h.power[discard]
    h.ctx_code[suit] = maps.honours[h.ctx_key[suit]] if suit == 3 else maps.suits[h.ctx_key[suit]]
    lost = 0
    rest = useful & ~int(h.need)
    while rest and lost <= most:
        kind = lowest(rest)
        rest &= rest - 1
        other = kind // 9
        found = code_with(h, maps, kind, 1) if other == suit else int(h.code_plus[kind])
        if h.short + short_with(h, maps, other, found) >= missing:
            lost += h.weight[kind]
    h.ctx_key[suit] = key
    h.ctx_code[suit] = code
    return int(lost)


def weigh(h: Any, seat: int, g: int, useful: int, missing: int) -> int:
    """The copies of useful kinds that a player does not see, each times the ways in which it may come, in quarters.

    Writes `weight` of each kind; returns their sum.
    """
    found = 0
    claims = h.goal[g, CLOSED] == 0
    chows = h.goal[g, LADDER] != PUNGS and h.open_chows
    while useful:
        kind = lowest(useful)
        useful &= useful - 1
        held = int(h.rack[seat, kind])
        ways = 4
        if missing == 1:
            ways += 9 if h.goal[g, DRAWN] == 0 else 0
        elif claims and held > 1:
            ways += 8
        elif claims and chows and kind < EAST:
            ways += 3
        h.weight[kind] = max(0, 4 - h.seen[kind] - held) * ways
        found += h.weight[kind]
    return int(found)


def turns_of(h: Any, seat: int, g: int, copies: int, missing: int) -> int:
    """Quarter turns until the hand is won, as LIVE reckons."""
    unseen = h.counted - h.visible - h.size[seat]
    pace = h.goal[g, PACE]
    return int(min(4000, 16 * unseen // max(1, copies)) + h.later[pace, missing] + h.goal[g, BIAS] * 10 // 16)
