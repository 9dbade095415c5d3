"""The computer players of self-play: what to discard, what to claim, which kongs to declare; in the compiled subset.

RANDOM discards any tile and claims now and then; for tests.

GREEDY works for the goal (`windroos.expert.goals`) that misses the fewest tiles, sixteenths of a tile of bias
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

EXPERT weighs what its tiles are worth after each discard, claim and kong (`windroos.expert.choice`); levels and styles
have numbers above it (`windroos.fast.selfplay.leveled`).

GREEDY and LIVE look at all goals only in every other turn while they draw tiles that their goal has no use for
(RECONSIDER), and declare a kong where the goal is no farther by it. All win as soon as the rules let them.
"""

from __future__ import annotations

from typing import Final

from windroos.bits import count
from windroos.expert.choice import choose_discard
from windroos.expert.nearness import (
    FAR,
    choose_honours,
    code_with,
    prepare,
    short_with,
    short_without,
)
from windroos.expert.rack import Maps, lowest, put, take
from windroos.expert.useful import NEVER, NOTHING, near_kinds, nearest_goal, useful_kinds, weigh
from windroos.fast.selfplay.covered import cover, uncover
from windroos.fast.selfplay.dealer import below, live_left
from windroos.fast.selfplay.leveled import leveled_discard
from windroos.fast.selfplay.state import HandState
from windroos.tiles import EAST

RANDOM, GREEDY, LIVE, EXPERT = range(4)
SLACK: Final = 18
"""How many sixteenths of a tile farther than the nearest goal LIVE still looks."""
RECONSIDER: Final = 2
"""In how many turns a player looks once at all its goals, while it draws nothing of use."""
MOST_LOOKED_AT: Final = 3


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
    if player >= EXPERT:
        h.draws = draws_left(h, seat)
        allowed = own.at_least[1] & ~(h.accepted_kinds & ~own.at_least[2])
        cover(h, seat)
        chosen = choose_discard(h, maps, seat, allowed) if player == EXPERT else leveled_discard(h, maps, seat, allowed)
        uncover(h, seat)
        return chosen
    choose_honours(h, maps, seat)
    if (h.discards >> 2) % RECONSIDER and is_junk(h, maps, seat):
        return h.new_tile
    if player == GREEDY:
        return greedy_discard(h, maps, seat, nearest_goal(h, maps, seat, 0))
    return live_discard(h, maps, seat, nearest_goal(h, maps, seat, SLACK + 1))


def draws_left(h: HandState, seat: int) -> int:
    """The turns in which a seat may still draw."""
    left = live_left(h, seat)
    return left if h.rules.stocks else left // h.rules.seats


def is_junk(h: HandState, maps: Maps, seat: int) -> bool:
    """Whether the tile just drawn brings nothing to the goal that a player has; it then seldom looks at others."""
    own = h.seats[seat]
    g = own.plan
    if g < 0 or h.new_tile < 0 or prepare(h, maps, seat, g, FAR) != own.plan_missing:
        return False
    return not (h.prepared.set_kinds | h.prepared.kept_kinds) >> h.new_tile & 1


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


def turns_of(h: HandState, seat: int, g: int, copies: int, missing: int) -> int:
    """Quarter turns until the hand is won, as LIVE reckons."""
    unseen = h.rules.plain_tiles - h.visible_tiles - h.seats[seat].rack_size
    goal = h.lookups.goals[g]
    return min(4000, 16 * unseen // max(1, copies)) + h.lookups.later_turns[goal.pace, missing] + goal.bias * 10 // 16
