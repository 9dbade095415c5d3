"""How near a rack is to a goal (see `windroos.fast.selfplay.goals`), in the compiled subset.

`prepare` says how many tiles are missing and leaves in the record what every change of one tile needs: the part made
of sets and a pair (`ctx_key`, `ctx_code`, `ladder`, `sets`; `sets` below 0 for none), the masks of the kinds outside it
that are missing (`need`) or may not go (`hold`), and the kinds that count in the sets (`use`).
"""

from __future__ import annotations

from typing import Any, Final

from windroos.bits import count
from windroos.fast.selfplay.goals import (
    ALLOWED,
    ANY_SETS,
    CHOW_BITS,
    CHOWS,
    CLOSED,
    FILTER,
    FORM,
    KNITTED,
    LADDER,
    ONE_CHOW,
    PAIRS,
    PUNGS,
    SETS,
    THIRTEEN,
    TILES,
    WORTH,
)
from windroos.fast.selfplay.seats import ALL_RANKS, ENDS, EVERY_KIND, TOP, Maps, lowest, short_of
from windroos.tiles import EAST, HONOURS, ORPHANS

FAR: Final = 40
"""More tiles than any hand lacks: what cannot be reached."""
MOST_REQUIRED: Final = 4


def choose_honours(h: Any, maps: Maps, seat: int) -> None:
    """For every worth that may be lacking: the honour pungs that bring it and miss the fewest tiles.

    Writes `required[worth]`: mask, tiles missing (below 0: cannot be), pungs, and key and code of the other honours;
    and `worth`, what the seat has already.
    """
    own = (h.flowers[seat] >> seat & 1) + (h.flowers[seat] >> 4 + seat & 1)
    h.worth = h.own_bonus_fan * own if h.flowers[seat] else h.no_bonus_fan
    for at in range(MOST_REQUIRED + 1):
        h.required[at, 1] = -1
    h.required[0, 0] = 0
    h.required[0, 1] = 0
    h.required[0, 2] = 0
    h.required[0, 3] = h.key[seat, 3]
    h.required[0, 4] = h.code[seat, ALL_RANKS, 3]
    rest = h.laid[seat] >> EAST
    while rest:
        honour = lowest(rest)
        rest &= rest - 1
        h.worth += h.honour[seat, honour]
    wanted = h.wanted[seat] & ~h.laid[seat]
    one, two, three = h.have[seat, 1], h.have[seat, 2], h.have[seat, 3]
    mask = missing = pungs = worth = 0
    key = h.key[seat, 3]
    for lacking in range(4):
        rest = wanted & (
            three if lacking == 0 else two & ~three if lacking == 1 else one & ~two if lacking == 2 else ~one
        )
        while rest and worth < MOST_REQUIRED:
            kind = lowest(rest)
            rest &= rest - 1
            if lacking and h.seen[kind] > 1:
                continue  # too many lie elsewhere
            mask |= 1 << kind
            missing += lacking
            pungs += 1
            key -= h.rack[seat, kind] * h.power[kind]
            code = maps.honours[key]
            for more in range(worth + 1, min(MOST_REQUIRED, worth + h.honour[seat, kind - EAST]) + 1):
                h.required[more, 0] = mask
                h.required[more, 1] = missing
                h.required[more, 2] = pungs
                h.required[more, 3] = key
                h.required[more, 4] = code
            worth += h.honour[seat, kind - EAST]


def prepare(h: Any, maps: Maps, seat: int, g: int, bound: int) -> int:
    """The tiles missing for a goal, FAR where it cannot be reached; more than `bound` may be less than the truth."""
    goal = h.goal[g]
    if (goal[CLOSED] and h.opened[seat]) or h.laid[seat] & ~goal[ALLOWED]:
        return FAR
    form = goal[FORM]
    if form == SETS:
        return prepare_sets(h, maps, seat, g)
    if form == PAIRS:
        return prepare_pairs(h, seat)
    if form == THIRTEEN:
        return prepare_orphans(h, seat)
    if form == KNITTED:
        return prepare_knitted(h, seat)
    return prepare_pattern(h, maps, seat, g, bound)


def missing_of(h: Any, maps: Maps, seat: int, g: int, bound: int) -> int:
    """As `prepare`, without preparing anything where the goal is one of sets."""
    goal = h.goal[g]
    if goal[FORM] != SETS:
        if goal[CLOSED] and h.opened[seat]:
            return FAR
        return prepare(h, maps, seat, g, bound)
    allowed, ladder = goal[ALLOWED], goal[LADDER]
    if (goal[CLOSED] and h.opened[seat]) or h.laid[seat] & ~allowed:
        return FAR
    lacking = lacking_of(h, g)
    if lacking > MOST_REQUIRED or h.required[lacking, 1] < 0:
        return FAR
    if lacking and (h.required[lacking, 0] & ~allowed or ladder == CHOWS):
        return FAR
    sets = 4 - h.melds[seat] - h.required[lacking, 2]
    if sets < 0 or (ladder != ANY_SETS and not fits_ladder(h, seat, ladder)):
        return FAR
    if ladder == ONE_CHOW and h.chows[seat]:
        ladder = PUNGS
    code, empty = h.code[seat, goal[FILTER]], int(maps.suits[0])
    a = code[0] if allowed & 0x1FF else empty
    b = code[1] if allowed >> 9 & 0x1FF else empty
    c = code[2] if allowed >> 18 & 0x1FF else empty
    z = h.required[lacking, 4] if allowed & HONOURS else int(maps.honours[0])
    return int(h.required[lacking, 1]) + short_of(maps, ladder, a, b, c, z, sets)


def fits_ladder(h: Any, seat: int, ladder: int) -> bool:
    """Whether the sets that lie there are those of a ladder."""
    chows = h.chows[seat]
    if ladder == ANY_SETS:
        return True
    if ladder == CHOWS:
        return bool(chows == h.melds[seat])
    return bool(chows <= int(ladder == ONE_CHOW))


def lacking_of(h: Any, g: int) -> int:
    """What honour pungs must bring for a goal."""
    return max(0, int(h.minimum - h.goal[g, WORTH] - h.worth))


def prepare_sets(h: Any, maps: Maps, seat: int, g: int) -> int:
    """Sets and a pair of the kinds that are allowed, with the honour pungs that are needed."""
    ladder, allowed, ranks = h.goal[g, LADDER], h.goal[g, ALLOWED], h.goal[g, FILTER]
    if not fits_ladder(h, seat, ladder):
        return FAR
    if ladder == ONE_CHOW and h.chows[seat]:
        ladder = PUNGS
    lacking = lacking_of(h, g)
    if lacking > MOST_REQUIRED or h.required[lacking, 1] < 0:
        return FAR
    mask = h.required[lacking, 0]
    if lacking and (mask & ~allowed or ladder == CHOWS):
        return FAR
    h.sets = 4 - h.melds[seat] - h.required[lacking, 2]
    if h.sets < 0:
        return FAR
    h.ladder = ladder
    h.need = mask & ~h.have[seat, 3]
    h.hold = mask & ~h.have[seat, 4]
    h.use = allowed & ~mask
    for suit in range(3):
        if allowed >> 9 * suit & 0x1FF:
            h.ctx_code[suit] = h.code[seat, ranks, suit]
            h.ctx_key[suit] = suit_key(h, seat, suit, ranks)
        else:
            h.ctx_code[suit] = maps.suits[0]
            h.ctx_key[suit] = 0
    if allowed & HONOURS:
        h.ctx_key[3] = h.required[lacking, 3]
        h.ctx_code[3] = h.required[lacking, 4]
    else:
        h.ctx_key[3] = 0
        h.ctx_code[3] = maps.honours[0]
    h.short = h.required[lacking, 1]
    return int(h.short) + sets_short(h, maps)


def suit_key(h: Any, seat: int, suit: int, ranks: int) -> int:
    """The key of those tiles of a suit that a filter lets through."""
    if ranks == ALL_RANKS:
        return int(h.key[seat, suit])
    ends = int(h.rack[seat, 9 * suit]) + TOP * int(h.rack[seat, 9 * suit + 8])
    return ends if ranks == ENDS else int(h.key[seat, suit]) - ends


def sets_short(h: Any, maps: Maps) -> int:
    """Tiles missing in the part made of sets and a pair."""
    code = h.ctx_code
    return short_of(maps, h.ladder, code[0], code[1], code[2], code[3], h.sets)


def prepare_pairs(h: Any, seat: int) -> int:
    """Seven pairs."""
    one, two, three, four = h.have[seat, 1], h.have[seat, 2], h.have[seat, 3], h.have[seat, 4]
    if h.four_is_two_pairs:
        pairs = count(two) + count(four)
        single = one & ~two | three & ~four
    else:
        pairs = count(two)
        single = one & ~two
    if h.melds[seat] or pairs >= 7:
        return FAR if h.melds[seat] else 0
    singles = count(single)
    missing = 14 - 2 * pairs - min(7 - pairs, singles)
    h.need = single if singles >= 7 - pairs else EVERY_KIND & ~(two & ~single)
    # The second of a pair; and the single tiles where none is over.
    h.hold = two & ~three | four | (single if singles <= 7 - pairs else 0)
    no_sets(h, missing)
    return missing


def prepare_orphans(h: Any, seat: int) -> int:
    """Thirteen orphans."""
    if h.melds[seat]:
        return FAR
    one, two, three = h.have[seat, 1] & ORPHANS, h.have[seat, 2] & ORPHANS, h.have[seat, 3] & ORPHANS
    missing = 14 - count(one) - int(two != 0)
    h.need = ORPHANS & ~one if two else ORPHANS
    h.hold = one & ~two | (two & ~three if count(two) == 1 else 0)
    no_sets(h, missing)
    return missing


def prepare_knitted(h: Any, seat: int) -> int:
    """Fourteen different tiles: honours, and nine knitted ones."""
    if h.melds[seat]:
        return FAR
    tiles = HONOURS | nearest_order(h, h.have[seat, 1])
    held = h.have[seat, 1] & tiles
    missing = 14 - min(14, count(held))
    h.need = tiles & ~held
    h.hold = held & ~h.have[seat, 2] if count(held) < 15 else 0
    no_sets(h, missing)
    return missing


def nearest_order(h: Any, one: int) -> int:
    """The kinds of that knitted straight of which most are there."""
    best = 0
    for at in range(1, 6):
        if count(one & h.orders[at]) > count(one & h.orders[best]):
            best = at
    return int(h.orders[best])


def best_knitted(h: Any, one: int) -> int:
    """How many of the nine tiles of some knitted straight are there."""
    return count(one & nearest_order(h, one))


def no_sets(h: Any, missing: int) -> None:
    """A hand in which no sets are made."""
    h.sets = -1
    h.use = 0
    h.short = missing


def prepare_pattern(h: Any, maps: Maps, seat: int, g: int, bound: int) -> int:
    """Nine tiles of a pattern, one set and a pair."""
    tiles, lows, ladder = h.goal[g, TILES], h.goal[g, CHOW_BITS], h.goal[g, LADDER]
    if lows == 0:
        tiles = nearest_order(h, h.have[seat, 1])
    others = 0
    for at in range(h.melds[seat]):
        low = h.meld[seat, at]
        if h.mark[seat, at] & 3 == 0 and lows >> low & 1:
            lows &= ~(1 << low)
            tiles &= ~(7 << low)
        else:
            others += 1
            if ladder == CHOWS and h.mark[seat, at] & 3:
                return FAR
    missing = count(tiles & ~h.have[seat, 1])
    lacking = lacking_of(h, g)
    if others > 1 or lacking > MOST_REQUIRED or h.required[lacking, 1] < 0:
        return FAR
    if missing > bound:
        return missing
    required = h.required[lacking, 0]
    h.sets = 1 - others - h.required[lacking, 2]
    if h.sets < 0:
        return FAR
    held = tiles & h.have[seat, 1]
    h.ladder = ladder
    h.short = missing + h.required[lacking, 1]
    h.need = tiles & ~held | required & ~h.have[seat, 3]
    h.hold = held & ~h.have[seat, 2] | required & ~h.have[seat, 4]
    h.use = h.goal[g, ALLOWED] & ~required & ~h.need
    for suit in range(3):
        key = h.key[seat, suit] - h.ones[held >> 9 * suit & 0x1FF]
        h.ctx_key[suit] = key
        h.ctx_code[suit] = maps.suits[key]
    if h.goal[g, ALLOWED] & HONOURS:
        key = h.required[lacking, 3] - h.ones[held >> EAST]
        h.ctx_key[3] = key
        h.ctx_code[3] = maps.honours[key]
    else:
        h.ctx_key[3] = 0
        h.ctx_code[3] = maps.honours[0]
    return int(h.short) + sets_short(h, maps)


def code_with(h: Any, maps: Maps, kind: int, step: int) -> int:
    """The code of a kind's suit with one more (1) or one less (-1) of it."""
    key = h.ctx_key[kind // 9] + step * h.power[kind]
    return int(maps.honours[key]) if kind > 26 else int(maps.suits[key])


def short_with(h: Any, maps: Maps, suit: int, code: int) -> int:
    """Tiles missing in the sets where one suit has another code."""
    before = h.ctx_code[suit]
    h.ctx_code[suit] = code
    found = sets_short(h, maps)
    h.ctx_code[suit] = before
    return found


def short_without(h: Any, maps: Maps, kind: int, missing: int) -> int:
    """Tiles missing after discarding a kind that is held; `missing` are those before."""
    if h.hold >> kind & 1:
        return missing + 1
    if h.sets < 0 or not h.use >> kind & 1:
        return missing
    return int(h.short) + short_with(h, maps, kind // 9, code_with(h, maps, kind, -1))
