"""What EXPERT discards, claims and declares, by what its tiles are worth afterwards; in the compiled subset."""

from __future__ import annotations

from typing import Final

from windroos.bits import count
from windroos.expert.goals import NOT_FOUND
from windroos.expert.known import Knowledge
from windroos.expert.nearness import FAR, choose_honours, prepare, short_without
from windroos.expert.rack import CHOW, KONG, OPEN, PUNG, Maps, add_meld, lowest, put, take
from windroos.expert.threat import danger_of_kind
from windroos.expert.useful import near_kinds
from windroos.expert.worth import find_near_goals, points_of, worth_of
from windroos.tiles import EAST

ANSWER_CHOW, ANSWER_PUNG, ANSWER_KONG = 64, 128, 192
"""What a player answers to a discard: one of these and the lowest tile, or below 0: nothing."""
HUNDRED: Final = 100
TEN_THOUSAND: Final = 10_000


def show(h: Knowledge, kind: int, copies: int) -> None:
    """So many tiles of a kind more lie open; below 0: fewer."""
    h.seen_copies[kind] += copies
    h.visible_tiles += copies


def kept_nearness(h: Knowledge, maps: Maps, seat: int) -> int:
    """Mask of the kinds without which at least one of the near goals is as near as before; all where none is."""
    every = h.seats[seat].at_least[1]
    found = 0
    choose_honours(h, maps, seat)
    for at in range(h.search.near_count):
        missing = prepare(h, maps, seat, h.search.near_goals[at], FAR)
        if missing == 0:
            return every
        if missing >= FAR:
            continue
        left = every & ~h.prepared.kept_kinds
        found |= left & ~h.prepared.set_kinds
        left &= h.prepared.set_kinds & ~found
        while left:
            kind = lowest(left)
            left &= left - 1
            if short_without(h, maps, kind, missing) <= missing:
                found |= 1 << kind
    return found or every


def weigh_discards(h: Knowledge, maps: Maps, seat: int, allowed: int) -> int:
    """What the best discard of a mask of kinds leaves; writes it (`search.kind`) and what each leaves (`worths`).

    Where danger counts, in points and less the danger.
    """
    search = h.search
    for kind in range(34):
        search.worths[kind] = 0
    best = NOT_FOUND
    search.kind = NOT_FOUND
    rest = kept_nearness(h, maps, seat) & allowed
    if rest == 0:
        rest = h.seats[seat].at_least[1] & allowed
    while rest:
        kind = lowest(rest)
        rest &= rest - 1
        take(h, maps, seat, kind)
        show(h, kind, 1)
        found = worth_of(h, maps, seat)
        found -= found * h.rules.bond * bonds_of(h, seat, kind) // TEN_THOUSAND
        search.worths[kind] = found + 1
        if h.rules.in_points:
            found = points_of(h, seat, found)
        show(h, kind, -1)
        put(h, maps, seat, kind)
        if h.rules.in_points:
            found -= danger_of_kind(h, seat, kind)
        if search.kind < 0 or found > best:
            best = found
            search.kind = kind
    return best


def bonds_of(h: Knowledge, seat: int, kind: int) -> int:
    """How much a tile that went had to do with those that are left."""
    own = h.seats[seat]
    found = 8 * own.rack[kind]
    if kind >= EAST:
        return found
    one = 1 << kind
    return found + 2 * count(near_kinds(one) & ~one & own.at_least[1]) + int(kind % 9 > 0) + int(kind % 9 < 8)


def choose_discard(h: Knowledge, maps: Maps, seat: int, allowed: int) -> int:
    """The kind to discard, of a mask of kinds that the seat holds."""
    if find_near_goals(h, maps, seat) == 0:
        return lowest(allowed)
    weigh_discards(h, maps, seat, allowed)
    return h.search.kind


def choose_answer(h: Knowledge, maps: Maps, seat: int, tile: int, chows: bool, may_pung: bool, may_kong: bool) -> int:
    """What to claim of a discard for a set, which everybody sees already: ANSWER_CHOW, _PUNG or _KONG and a tile."""
    own = h.seats[seat]
    if find_near_goals(h, maps, seat) == 0:
        return NOT_FOUND
    best = worth_of(h, maps, seat)
    best += best * h.rules.claim_margin // HUNDRED
    if h.rules.in_points:
        best = points_of(h, seat, best)
    if not h.search.helping >> tile & 1:
        return NOT_FOUND
    chosen = NOT_FOUND
    if may_pung and own.rack[tile] > 1:
        found = worth_of_pung(h, maps, seat, tile)
        if found > best:
            best, chosen = found, ANSWER_PUNG | tile
            if own.rack[tile] == 3 and may_kong and own.open_melds:
                chosen = ANSWER_KONG | tile
    if chows and tile < EAST:
        first = tile // 9 * 9
        for low in range(max(tile - 2, first), min(tile, first + 6) + 1):
            if (7 << low & ~(1 << tile)) & ~own.at_least[1]:
                continue
            found = worth_of_chow(h, maps, seat, low, tile)
            if found > best:
                best, chosen = found, ANSWER_CHOW | low
    return chosen


def lay_pung(h: Knowledge, maps: Maps, seat: int, tile: int) -> None:
    """Lay out a pung of a tile that everybody sees already, with two of the rack."""
    take(h, maps, seat, tile)
    take(h, maps, seat, tile)
    show(h, tile, 2)
    add_meld(h, seat, tile, PUNG | OPEN, 1 << tile)


def lay_chow(h: Knowledge, maps: Maps, seat: int, low: int, tile: int) -> None:
    """Lay out the chow with this lowest tile, of a tile that everybody sees already and two of the rack."""
    for kind in range(low, low + 3):
        if kind != tile:
            take(h, maps, seat, kind)
            show(h, kind, 1)
    add_meld(h, seat, low, CHOW | OPEN, 7 << low)


def lay_kong(h: Knowledge, maps: Maps, seat: int, kind: int) -> None:
    """Lay out all tiles of a kind that the rack holds: four of them, or one beside a pung that lies."""
    held = h.seats[seat].rack[kind]
    for _ in range(held):
        take(h, maps, seat, kind)
    show(h, kind, held)
    if held == 4:
        add_meld(h, seat, kind, KONG, 1 << kind)


def worth_of_pung(h: Knowledge, maps: Maps, seat: int, tile: int) -> int:
    """What the best discard leaves after claiming a tile for a pung."""
    own = h.seats[seat]
    melds, laid, opened, laid_chows = own.meld_count, own.laid_kinds, own.open_melds, own.laid_chows
    lay_pung(h, maps, seat, tile)
    found = weigh_discards(h, maps, seat, own.at_least[1])
    take_pung_back(h, maps, seat, tile)
    restore_melds(h, seat, melds, laid, opened, laid_chows)
    return found


def worth_of_chow(h: Knowledge, maps: Maps, seat: int, low: int, tile: int) -> int:
    """What the best discard leaves after claiming a tile for the chow with this lowest tile."""
    own = h.seats[seat]
    melds, laid, opened, laid_chows = own.meld_count, own.laid_kinds, own.open_melds, own.laid_chows
    lay_chow(h, maps, seat, low, tile)
    found = weigh_discards(h, maps, seat, own.at_least[1])
    take_chow_back(h, maps, seat, low, tile)
    restore_melds(h, seat, melds, laid, opened, laid_chows)
    return found


def take_pung_back(h: Knowledge, maps: Maps, seat: int, tile: int) -> None:
    """The two tiles of a claimed pung are on the rack again."""
    show(h, tile, -2)
    put(h, maps, seat, tile)
    put(h, maps, seat, tile)


def take_chow_back(h: Knowledge, maps: Maps, seat: int, low: int, tile: int) -> None:
    """The two tiles of the chow with this lowest tile that was claimed with another are on the rack again."""
    for kind in range(low, low + 3):
        if kind != tile:
            show(h, kind, -1)
            put(h, maps, seat, kind)


def restore_melds(h: Knowledge, seat: int, melds: int, laid: int, opened: int, chows: int) -> None:
    """Take the last set back."""
    own = h.seats[seat]
    own.meld_count = melds
    own.laid_kinds = laid
    own.open_melds = opened
    own.laid_chows = chows


def kong_kinds(h: Knowledge, seat: int) -> int:
    """Mask of the kinds of which a seat could lay a kong of its own tiles."""
    own = h.seats[seat]
    found = own.at_least[4]
    for at in range(own.meld_count):
        if own.meld_marks[at] & 3 == PUNG:
            found |= 1 << own.meld_kinds[at] & own.at_least[1]
    return found


def choose_kong(h: Knowledge, maps: Maps, seat: int, kinds: int) -> int:
    """The kind of which to declare a kong, of a mask of those that may be; below 0: none is worth what is kept."""
    if kinds == 0 or find_near_goals(h, maps, seat) == 0:
        return NOT_FOUND
    best = weigh_discards(h, maps, seat, h.seats[seat].at_least[1])
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if worth_of_kong(h, maps, seat, kind) >= best:
            return kind
    return NOT_FOUND


def worth_of_kong(h: Knowledge, maps: Maps, seat: int, kind: int) -> int:
    """What the tiles are worth after a kong of them, before its replacement tile comes."""
    own = h.seats[seat]
    melds, laid, opened, laid_chows = own.meld_count, own.laid_kinds, own.open_melds, own.laid_chows
    held = own.rack[kind]
    lay_kong(h, maps, seat, kind)
    found = worth_of(h, maps, seat)
    if h.rules.in_points:
        found = points_of(h, seat, found)
    show(h, kind, -held)
    for _ in range(held):
        put(h, maps, seat, kind)
    restore_melds(h, seat, melds, laid, opened, laid_chows)
    return found
