"""What tiles are worth: a sum over the hands that are near, in whole numbers; in the compiled subset.

Of each of them its value, faded by every tile that is missing (`PlanLookups.fades`), times what the next tile may
bring: one and `gains` times the share of the tiles not seen that bring it nearer, each counted as often as it can come
(`copies_of`). That is the mean over the next tile, without trying any; only where two are missing it may be tried, and
counts by the waits that it leaves (`copies_ahead`). What the tiles have already beyond the minimum,
and the points of their pungs, makes a hand dearer (`dearer`).
"""

from __future__ import annotations

from typing import Final

from windroos.bits import count
from windroos.expert.goals import CHOWS, NOT_FOUND, PATTERN, PUNGS, SETS
from windroos.expert.known import MOST_DRAWS, MOST_LIFTS, POINT, WORTH_STEPS, Knowledge
from windroos.expert.memory import Matrix
from windroos.expert.nearness import FAR, choose_honours, missing_within, prepare
from windroos.expert.rack import CHOW, KONG, OPEN, Maps, lowest, put, take
from windroos.expert.release import DRAW, release_of
from windroos.expert.useful import NEVER, useful_kinds
from windroos.tiles import EAST, HONOURS, ORPHANS

SIXTEEN: Final = 16
HUNDRED: Final = 100
LEAST: Final = 14
"""Worths below 2 ** LEAST are one step; from there on four steps double it."""


def find_near_goals(h: Knowledge, maps: Maps, seat: int) -> int:
    """Choose the goals that are weighed, the nearest first, value counted as distance; how many they are."""
    search = h.search
    choose_honours(h, maps, seat)
    near = look_at_goals(h, maps, seat, h.rules.near_slack + 1)
    search.near_count = 0
    last = NOT_FOUND
    for at in range(h.rules.near_most):
        best, goal = near + h.rules.near_slack + 1, NOT_FOUND
        for g in range(h.rules.expert_goal_count):
            distance = search.distances[g]
            beyond = last < 0 or distance > search.distances[last] or (distance == search.distances[last] and g > last)
            if distance < best and beyond:
                best, goal = distance, g
        if goal < 0:
            return at
        last = goal
        search.near_goals[at] = goal
        search.near_count = at + 1
    return search.near_count


def look_at_goals(h: Knowledge, maps: Maps, seat: int, slack: int) -> int:
    """How far the nearest goal is, in sixteenths of a tile; of all that are less than `slack` farther, `distances`.

    Of the others a bound is enough: with one tile more none is more than one tile nearer than it was at the last look.
    """
    own = h.seats[seat]
    best = NEVER
    clock = own.looks + 1
    own.looks = clock
    for g in range(h.rules.expert_goal_count):
        bias = h.lookups.near_biases[g]
        missing = own.goal_bounds[g] - clock
        found = SIXTEEN * missing + bias
        if found < best + slack:
            missing = missing_within(h, maps, seat, g, best + slack - bias - 1 >> 4)
            own.goal_bounds[g] = missing + clock
            found = SIXTEEN * missing + bias if missing < FAR else NEVER
        h.search.distances[g] = found
        best = min(best, found)
    return best


def worth_of(h: Knowledge, maps: Maps, seat: int) -> int:
    """What the tiles of a seat, one less than a whole hand, are worth for the goals that are near.

    Writes which kinds help any of these, what the nearest lacks, and the part of each.
    """
    search = h.search
    unseen = max(1, h.rules.plain_tiles - h.visible_tiles - h.seats[seat].rack_size)
    draws = min(MOST_DRAWS - 1, h.draws)
    total = most = 0
    search.helping = 0
    search.least_missing = FAR
    choose_honours(h, maps, seat)
    held, points = honours_held(h, seat), set_points(h, seat)
    for at in range(search.near_count):
        search.near_worths[at] = 0
        g = search.near_goals[at]
        missing = prepare(h, maps, seat, g, FAR)
        if missing >= FAR or missing <= 0:
            continue
        useful = useful_kinds(h, maps, seat, missing)
        copies = copies_of(h, seat, g, useful, missing)
        if missing == 2 and h.rules.ahead:
            copies += (copies_ahead(h, maps, seat, g, useful) - copies) * h.rules.ahead // HUNDRED
        search.helping |= useful
        search.least_missing = min(search.least_missing, missing)
        lacking = min(15, missing)
        part = h.lookups.fades[draws, lacking] * h.lookups.goal_values[g]
        part = part * (SIXTEEN * DRAW * unseen + h.lookups.gains[lacking] * copies) // (SIXTEEN * DRAW * unseen)
        part = dearer(h, g, held, points, part)
        search.near_worths[at] = part
        total += part
        most = max(most, part)
    return most + (total - most) * h.rules.others // SIXTEEN


def dearer(h: Knowledge, g: int, held: int, points: int, part: int) -> int:
    """The part of a goal with what makes it dearer: honours held beyond the minimum, and points of pungs and kongs."""
    goal = h.lookups.goals[g]
    if goal.form != SETS and goal.form != PATTERN:
        return part
    has_honours = goal.ladder != CHOWS and goal.allowed & HONOURS != 0
    more = (held if has_honours else 4 * h.prepared.worth_held) - 4 * max(0, h.rules.minimum - goal.worth)
    if more > 0:
        part = part * h.lookups.lifts[min(MOST_LIFTS - 1, more)] >> 6
    if goal.ladder != CHOWS and h.rules.plain_points:
        part = part * (h.rules.plain_points + points) // h.rules.plain_points
    return part


def honours_held(h: Knowledge, seat: int) -> int:
    """Quarters of what pungs of honours bring that a seat has, and a part of what its pairs may bring."""
    own = h.seats[seat]
    found = 4 * h.prepared.worth_held
    rest = own.wanted_honours & own.at_least[2] & ~own.laid_kinds
    while rest:
        kind = lowest(rest)
        rest &= rest - 1
        if own.rack[kind] > 2:
            found += 4 * own.honour_worths[kind - EAST]
        elif h.seen_copies[kind] < 2:
            found += h.rules.pair_part * own.honour_worths[kind - EAST]
    return found


def copies_of(h: Knowledge, seat: int, g: int, useful: int, missing: int) -> int:
    """The copies of useful kinds that a player does not see, each times how often it may come, in `DRAW`.

    Beside the own draw it comes as the others discard it (`release_of`): from all of them for the last tile and for a
    pung, from one for a chow.
    """
    own = h.seats[seat]
    goal = h.lookups.goals[g]
    claims = goal.closed == 0
    chows = goal.ladder != PUNGS and h.rules.open_chows
    found = 0
    while useful:
        kind = lowest(useful)
        useful &= useful - 1
        held = own.rack[kind]
        part = 0
        if missing == 1:
            part = h.rules.ways_last if goal.drawn == 0 else 0
        elif claims and held > 1:
            part = h.rules.ways_pung
        elif claims and chows and kind < EAST:
            part = h.rules.ways_chow
        at = release_of(h, kind)
        ways = h.lookups.arrivals[at] + part * h.lookups.releases[at] // SIXTEEN
        found += max(0, 4 - h.seen_copies[kind] - held) * ways
    return found


def copies_ahead(h: Knowledge, maps: Maps, seat: int, g: int, useful: int) -> int:
    """As `copies_of` for a hand that lacks two, each copy by the waits that it leaves: `ahead_waits` make it whole."""
    found = 0
    while useful:
        kind = lowest(useful)
        useful &= useful - 1
        copies = copies_of(h, seat, g, 1 << kind, 2)
        if copies == 0:
            continue
        put(h, maps, seat, kind)
        if kind >= EAST:
            choose_honours(h, maps, seat)
        if prepare(h, maps, seat, g, FAR) == 1:
            found += copies * copies_of(h, seat, g, useful_kinds(h, maps, seat, 1), 1)
        take(h, maps, seat, kind)
        if kind >= EAST:
            choose_honours(h, maps, seat)
    return found // (DRAW * h.rules.ahead_waits)


def step_of(worth: int) -> int:
    """The step of a worth, for tables: four steps to a doubling."""
    rest = worth >> LEAST
    if rest <= 0:
        return 0
    smeared = rest | rest >> 1
    smeared |= smeared >> 2
    smeared |= smeared >> 4
    smeared |= smeared >> 8
    smeared |= smeared >> 16
    top = count(smeared) - 1
    return min(WORTH_STEPS - 2, 1 + 4 * top + ((rest << 2 >> top) & 3))


def points_of(h: Knowledge, seat: int, worth: int) -> int:
    """What a seat's tiles with a worth bring on average, times `POINT`: going out, and what losers score."""
    found = between(h, h.lookups.incomes, worth)
    if h.rules.keeps:
        found += losing_score(h, seat) * (h.rules.seats - 1) * h.rules.keeps * POINT // SIXTEEN
    return found


def between(h: Knowledge, table: Matrix, worth: int) -> int:
    """A value of a table by draws and worth, between two steps in proportion."""
    draws = min(MOST_DRAWS - 1, h.draws)
    step = step_of(worth)
    low, high = table[draws, step], table[draws, step + 1]
    first, after = bottom_of(step), bottom_of(step + 1)
    return low + (high - low) * min(worth - first, after - first) // (after - first)


def losing_score(h: Knowledge, seat: int) -> int:
    """What the pungs and kongs of a seat score, doubled by honours, if somebody else goes out."""
    own = h.seats[seat]
    doubles = 0
    for honour in range(7):
        if (own.at_least[3] | own.laid_kinds) >> EAST + honour & 1:
            doubles += own.honour_worths[honour]
    return set_points(h, seat) << min(4, doubles)


def set_points(h: Knowledge, seat: int) -> int:
    """The points of the pungs and kongs of a seat."""
    own = h.seats[seat]
    points = 0
    rest = own.at_least[3]
    while rest:
        kind = lowest(rest)
        rest &= rest - 1
        points += 8 if ORPHANS >> kind & 1 else 4
    for at in range(own.meld_count):
        kind, mark = own.meld_kinds[at], own.meld_marks[at]
        if mark & 3 == CHOW:
            continue
        score = 4 if ORPHANS >> kind & 1 else 2
        if mark & 3 == KONG:
            score *= 4
        points += score if mark & OPEN else 2 * score
    return points


def bottom_of(step: int) -> int:
    """The least worth of a step."""
    if step <= 0:
        return 0
    return (4 + (step - 1 & 3)) << (step - 1 >> 2) + LEAST - 2
