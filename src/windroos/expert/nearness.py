"""How near a rack is to a goal (see `windroos.expert.goals`), in the compiled subset.

`prepare` says how many tiles are missing and leaves in `Knowledge.prepared` what every change of one tile needs.
"""

from __future__ import annotations

from typing import Final

from windroos.bits import count
from windroos.expert.all_types import prepare_types
from windroos.expert.crochet import prepare_crochet
from windroos.expert.goals import (
    ANY_SETS,
    CHOWS,
    CROCHET,
    KNITTED,
    ONE_CHOW,
    PAIRS,
    PATTERN,
    PUNGS,
    SETS,
    THIRTEEN,
    TRICHOW,
    TYPES,
)
from windroos.expert.known import Knowledge
from windroos.expert.rack import ALL_RANKS, ENDS, EVERY_KIND, TOP, Maps, lowest, short_of
from windroos.tiles import EAST, HONOURS, ORPHANS, SUITED, WINDS

FAR: Final = 40
"""More tiles than any hand lacks: what cannot be reached."""
MOST_REQUIRED: Final = 4
A_PAIR: Final = 2 * 5**6
"""The key of a pair of honours, where the pair is no matter of the sets."""


def choose_honours(h: Knowledge, maps: Maps, seat: int) -> None:
    """For every worth that may be lacking: the honour pungs that bring it and miss the fewest tiles.

    Writes `prepared.honours` by worth; and `worth_held`, what the seat has already.
    """
    prepared = h.prepared
    own = h.seats[seat]
    own_bonus = (own.bonus_laid >> seat & 1) + (own.bonus_laid >> 4 + seat & 1)
    prepared.worth_held = h.rules.own_bonus_fan * own_bonus if own.bonus_laid else h.rules.no_bonus_fan
    for at in range(MOST_REQUIRED + 1):
        prepared.honours[at].missing = -1
    prepared.honours[0].mask = 0
    prepared.honours[0].missing = 0
    prepared.honours[0].count = 0
    prepared.honours[0].key = own.suit_keys[3]
    prepared.honours[0].classes = own.suit_classes[ALL_RANKS, 3]
    rest = own.laid_kinds >> EAST
    while rest:
        honour = lowest(rest)
        rest &= rest - 1
        prepared.worth_held += own.honour_worths[honour]
    wanted = own.wanted_honours & ~own.laid_kinds
    one, two, three = own.at_least[1], own.at_least[2], own.at_least[3]
    mask = missing = pungs = worth = 0
    key = own.suit_keys[3]
    for lacking in range(4):
        rest = wanted & (
            three if lacking == 0 else two & ~three if lacking == 1 else one & ~two if lacking == 2 else ~one
        )
        while rest and worth < MOST_REQUIRED:
            kind = lowest(rest)
            rest &= rest - 1
            if lacking and h.seen_copies[kind] > 1:
                continue  # too many lie elsewhere
            mask |= 1 << kind
            missing += lacking
            pungs += 1
            key -= own.rack[kind] * h.lookups.kind_powers[kind]
            code = maps.honours[key]
            for more in range(worth + 1, min(MOST_REQUIRED, worth + own.honour_worths[kind - EAST]) + 1):
                prepared.honours[more].mask = mask
                prepared.honours[more].missing = missing
                prepared.honours[more].count = pungs
                prepared.honours[more].key = key
                prepared.honours[more].classes = code
            worth += own.honour_worths[kind - EAST]


def prepare(h: Knowledge, maps: Maps, seat: int, g: int, bound: int) -> int:
    """The tiles missing for a goal, FAR where it cannot be reached; more than `bound` may be less than the truth."""
    own = h.seats[seat]
    goal = h.lookups.goals[g]
    if (goal.closed and own.open_melds) or own.laid_kinds & ~goal.allowed:
        return FAR
    form = goal.form
    if form == SETS:
        return prepare_sets(h, maps, seat, g)
    if form == PAIRS:
        return prepare_pairs(h, seat)
    if form == THIRTEEN:
        return prepare_orphans(h, seat)
    if form == KNITTED:
        return prepare_knitted(h, seat)
    if form == CROCHET:
        return FAR if own.meld_count else prepare_crochet(h, seat)
    if form == TRICHOW:
        return prepare_trichow(h, maps, seat)
    if form == TYPES:
        return prepare_types(h, seat)
    return prepare_pattern(h, maps, seat, g, bound)


def missing_within(h: Knowledge, maps: Maps, seat: int, g: int, most: int) -> int:
    """As `missing_of`; of a pattern that surely lacks more than `most` tiles only how many surely."""
    goal = h.lookups.goals[g]
    if goal.form != PATTERN:
        return missing_of(h, maps, seat, g, FAR)
    own = h.seats[seat]
    if own.laid_kinds & ~goal.allowed:
        return FAR
    surely = count(goal.tiles & ~(own.at_least[1] | own.laid_kinds))
    return surely if surely > most else prepare_pattern(h, maps, seat, g, most)


def missing_of(h: Knowledge, maps: Maps, seat: int, g: int, bound: int) -> int:
    """As `prepare`, without preparing anything where the goal is one of sets."""
    prepared = h.prepared
    own = h.seats[seat]
    goal = h.lookups.goals[g]
    if goal.form != SETS:
        if goal.closed and own.open_melds:
            return FAR
        return prepare(h, maps, seat, g, bound)
    allowed, ladder = goal.allowed, goal.ladder
    if (goal.closed and own.open_melds) or own.laid_kinds & ~allowed:
        return FAR
    lacking = lacking_of(h, g)
    if lacking > MOST_REQUIRED or prepared.honours[lacking].missing < 0:
        return FAR
    if lacking and (prepared.honours[lacking].mask & ~allowed or ladder == CHOWS):
        return FAR
    sets = 4 - own.meld_count - prepared.honours[lacking].count
    if sets < 0 or (ladder != ANY_SETS and not fits_ladder(h, seat, ladder)):
        return FAR
    if ladder == ONE_CHOW and own.laid_chows:
        ladder = PUNGS
    code, empty = own.suit_classes[goal.filter], int(maps.suits[0])
    a = code[0] if allowed & 0x1FF else empty
    b = code[1] if allowed >> 9 & 0x1FF else empty
    c = code[2] if allowed >> 18 & 0x1FF else empty
    z = prepared.honours[lacking].classes if allowed & HONOURS else int(maps.honours[0])
    return prepared.honours[lacking].missing + short_of(maps, ladder, a, b, c, z, sets)


def fits_ladder(h: Knowledge, seat: int, ladder: int) -> bool:
    """Whether the sets that lie there are those of a ladder."""
    own = h.seats[seat]
    chows = own.laid_chows
    if ladder == ANY_SETS:
        return True
    if ladder == CHOWS:
        return chows == own.meld_count
    return chows <= int(ladder == ONE_CHOW)


def lacking_of(h: Knowledge, g: int) -> int:
    """What honour pungs must bring for a goal."""
    return max(0, h.rules.minimum - h.lookups.goals[g].worth - h.prepared.worth_held)


def prepare_sets(h: Knowledge, maps: Maps, seat: int, g: int) -> int:
    """Sets and a pair of the kinds that are allowed, with the honour pungs that are needed."""
    prepared = h.prepared
    own = h.seats[seat]
    ladder, allowed, ranks = h.lookups.goals[g].ladder, h.lookups.goals[g].allowed, h.lookups.goals[g].filter
    if not fits_ladder(h, seat, ladder):
        return FAR
    if ladder == ONE_CHOW and own.laid_chows:
        ladder = PUNGS
    lacking = lacking_of(h, g)
    if lacking > MOST_REQUIRED or prepared.honours[lacking].missing < 0:
        return FAR
    mask = prepared.honours[lacking].mask
    if lacking and (mask & ~allowed or ladder == CHOWS):
        return FAR
    prepared.sets = 4 - own.meld_count - prepared.honours[lacking].count
    if prepared.sets < 0:
        return FAR
    prepared.ladder = ladder
    prepared.needed_kinds = mask & ~own.at_least[3]
    prepared.kept_kinds = mask & ~own.at_least[4]
    prepared.set_kinds = allowed & ~mask
    for suit in range(3):
        if allowed >> 9 * suit & 0x1FF:
            prepared.classes[suit] = own.suit_classes[ranks, suit]
            prepared.keys[suit] = suit_key(h, seat, suit, ranks)
        else:
            prepared.classes[suit] = maps.suits[0]
            prepared.keys[suit] = 0
    if allowed & HONOURS:
        prepared.keys[3] = prepared.honours[lacking].key
        prepared.classes[3] = prepared.honours[lacking].classes
    else:
        prepared.keys[3] = 0
        prepared.classes[3] = maps.honours[0]
    prepared.short_outside = prepared.honours[lacking].missing
    return prepared.short_outside + sets_short(h, maps)


def suit_key(h: Knowledge, seat: int, suit: int, ranks: int) -> int:
    """The key of those tiles of a suit that a filter lets through."""
    own = h.seats[seat]
    if ranks == ALL_RANKS:
        return own.suit_keys[suit]
    ends = int(own.rack[9 * suit]) + TOP * int(own.rack[9 * suit + 8])
    return ends if ranks == ENDS else own.suit_keys[suit] - ends


def sets_short(h: Knowledge, maps: Maps) -> int:
    """Tiles missing in the part made of sets and a pair."""
    prepared = h.prepared
    code = prepared.classes
    return short_of(maps, prepared.ladder, code[0], code[1], code[2], code[3], prepared.sets)


def prepare_pairs(h: Knowledge, seat: int) -> int:
    """Seven pairs."""
    own = h.seats[seat]
    one, two, three, four = own.at_least[1], own.at_least[2], own.at_least[3], own.at_least[4]
    if h.rules.four_is_two_pairs:
        pairs = count(two) + count(four)
        single = one & ~two | three & ~four
    else:
        pairs = count(two)
        single = one & ~two
    if own.meld_count or pairs >= 7:
        return FAR if own.meld_count else 0
    singles = count(single)
    missing = 14 - 2 * pairs - min(7 - pairs, singles)
    h.prepared.needed_kinds = single if singles >= 7 - pairs else EVERY_KIND & ~(two & ~single)
    # The second of a pair; and the single tiles where none is over.
    h.prepared.kept_kinds = two & ~three | four | (single if singles <= 7 - pairs else 0)
    no_sets(h, missing)
    return missing


def prepare_orphans(h: Knowledge, seat: int) -> int:
    """Thirteen orphans."""
    own = h.seats[seat]
    if own.meld_count:
        return FAR
    one, two, three = own.at_least[1] & ORPHANS, own.at_least[2] & ORPHANS, own.at_least[3] & ORPHANS
    missing = 14 - count(one) - int(two != 0)
    h.prepared.needed_kinds = ORPHANS & ~one if two else ORPHANS
    h.prepared.kept_kinds = one & ~two | (two & ~three if count(two) == 1 else 0)
    no_sets(h, missing)
    return missing


def prepare_knitted(h: Knowledge, seat: int) -> int:
    """Fourteen different tiles: honours, and nine knitted ones."""
    own = h.seats[seat]
    if own.meld_count:
        return FAR
    tiles = HONOURS | nearest_order(h, own.at_least[1])
    held = own.at_least[1] & tiles
    missing = 14 - min(14, count(held))
    h.prepared.needed_kinds = tiles & ~held
    h.prepared.kept_kinds = held & ~own.at_least[2] if count(held) < 15 else 0
    no_sets(h, missing)
    return missing


def prepare_trichow(h: Knowledge, maps: Maps, seat: int) -> int:
    """Three chows, the four winds and one of them again."""
    prepared = h.prepared
    own = h.seats[seat]
    if own.meld_count:
        return FAR
    one, two, three = own.at_least[1] & WINDS, own.at_least[2] & WINDS, own.at_least[3] & WINDS
    prepared.ladder = CHOWS
    prepared.sets = 3
    prepared.short_outside = 4 - count(one) + int(two == 0)
    prepared.needed_kinds = WINDS if two == 0 else WINDS & ~one
    prepared.kept_kinds = one & ~two | (two & ~three if count(two) == 1 else 0)
    prepared.set_kinds = SUITED
    for suit in range(3):
        prepared.keys[suit] = own.suit_keys[suit]
        prepared.classes[suit] = own.suit_classes[ALL_RANKS, suit]
    prepared.keys[3] = A_PAIR
    prepared.classes[3] = maps.honours[A_PAIR]
    return prepared.short_outside + sets_short(h, maps)


def nearest_order(h: Knowledge, one: int) -> int:
    """The kinds of that knitted straight of which most are there."""
    best = 0
    for at in range(1, 6):
        if count(one & h.lookups.knitted_straights[at]) > count(one & h.lookups.knitted_straights[best]):
            best = at
    return h.lookups.knitted_straights[best]


def best_knitted(h: Knowledge, one: int) -> int:
    """How many of the nine tiles of some knitted straight are there."""
    return count(one & nearest_order(h, one))


def no_sets(h: Knowledge, missing: int) -> None:
    """A hand in which no sets are made."""
    prepared = h.prepared
    prepared.sets = -1
    prepared.set_kinds = 0
    prepared.short_outside = missing


def prepare_pattern(h: Knowledge, maps: Maps, seat: int, g: int, bound: int) -> int:
    """Nine tiles of a pattern, one set and a pair."""
    prepared = h.prepared
    own = h.seats[seat]
    tiles, lows, ladder = h.lookups.goals[g].tiles, h.lookups.goals[g].lows, h.lookups.goals[g].ladder
    if lows == 0:
        tiles = nearest_order(h, own.at_least[1])
    others = 0
    for at in range(own.meld_count):
        low = own.meld_kinds[at]
        if own.meld_marks[at] & 3 == 0 and lows >> low & 1:
            lows &= ~(1 << low)
            tiles &= ~(7 << low)
        else:
            others += 1
            if ladder == CHOWS and own.meld_marks[at] & 3:
                return FAR
    missing = count(tiles & ~own.at_least[1])
    lacking = lacking_of(h, g)
    if others > 1 or lacking > MOST_REQUIRED or prepared.honours[lacking].missing < 0:
        return FAR
    if missing > bound:
        return missing
    required = prepared.honours[lacking].mask
    prepared.sets = 1 - others - prepared.honours[lacking].count
    if prepared.sets < 0:
        return FAR
    held = tiles & own.at_least[1]
    prepared.ladder = ladder
    prepared.short_outside = missing + prepared.honours[lacking].missing
    prepared.needed_kinds = tiles & ~held | required & ~own.at_least[3]
    prepared.kept_kinds = held & ~own.at_least[2] | required & ~own.at_least[4]
    prepared.set_kinds = h.lookups.goals[g].allowed & ~required & ~prepared.needed_kinds
    for suit in range(3):
        key = own.suit_keys[suit] - h.lookups.mask_keys[held >> 9 * suit & 0x1FF]
        prepared.keys[suit] = key
        prepared.classes[suit] = maps.suits[key]
    if h.lookups.goals[g].allowed & HONOURS:
        key = prepared.honours[lacking].key - h.lookups.mask_keys[held >> EAST]
        prepared.keys[3] = key
        prepared.classes[3] = maps.honours[key]
    else:
        prepared.keys[3] = 0
        prepared.classes[3] = maps.honours[0]
    return prepared.short_outside + sets_short(h, maps)


def code_with(h: Knowledge, maps: Maps, kind: int, step: int) -> int:
    """The code of a kind's suit with one more (1) or one less (-1) of it."""
    key = h.prepared.keys[kind // 9] + step * h.lookups.kind_powers[kind]
    return int(maps.honours[key]) if kind > 26 else int(maps.suits[key])


def short_with(h: Knowledge, maps: Maps, suit: int, code: int) -> int:
    """Tiles missing in the sets where one suit has another code."""
    prepared = h.prepared
    before = prepared.classes[suit]
    prepared.classes[suit] = code
    found = sets_short(h, maps)
    prepared.classes[suit] = before
    return found


def short_without(h: Knowledge, maps: Maps, kind: int, missing: int) -> int:
    """Tiles missing after discarding a kind that is held; `missing` are those before."""
    prepared = h.prepared
    if prepared.kept_kinds >> kind & 1:
        return missing + 1
    if prepared.sets < 0 or not prepared.set_kinds >> kind & 1:
        return missing
    return prepared.short_outside + short_with(h, maps, kind // 9, code_with(h, maps, kind, -1))
