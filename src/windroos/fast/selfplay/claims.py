"""What the computer players of self-play claim, and which kongs they declare; see `windroos.fast.selfplay.players`."""

from __future__ import annotations

from typing import Any, Final

from windroos.fast.batch.packed import ADDED, CHOW, KONG, OPEN, PUNG
from windroos.fast.selfplay.approach import FAR, choose_honours, missing_of
from windroos.fast.selfplay.dealer import below, loose_left
from windroos.fast.selfplay.goals import BIAS
from windroos.fast.selfplay.players import GREEDY, LIVE, NEVER, NOTHING, RANDOM, discard_for, near_kinds
from windroos.fast.selfplay.seats import Maps, add_meld, lowest, put, take
from windroos.tiles import EAST

ANSWER_CHOW, ANSWER_PUNG, ANSWER_KONG = 64, 128, 192
"""What a player answers to a discard: one of these and the lowest tile, or NOTHING."""
GAIN: Final = 8
"""By how many sixteenths of a tile GREEDY's claims must bring it nearer."""
MARGIN: Final = 1
"""By how many quarter turns LIVE's claims must be quicker."""


# --- claiming --------------------------------------------------------------------------------------------------------


def answer_of(h: Any, maps: Maps, seat: int, tile: int, is_next: bool, may_kong: bool) -> int:
    """What a player claims of a discard for a set: ANSWER_CHOW, ANSWER_PUNG or ANSWER_KONG and a tile, or NOTHING."""
    player = h.player[seat]
    held = int(h.rack[seat, tile])
    chows = is_next and h.open_chows and tile < EAST
    if held < 2 and not (chows and near_kinds(1 << tile) & h.have[seat, 1] & ~(1 << tile)):
        return NOTHING
    if player == RANDOM:
        return random_answer(h, seat, tile, chows, may_kong)
    if player == LIVE and not h.useful[seat] >> tile & 1:
        return NOTHING
    best = h.rate[seat] - (GAIN if player == GREEDY else MARGIN)
    chosen = NOTHING
    melds, laid, opened, chowed = h.melds[seat], h.laid[seat], h.opened[seat], h.chows[seat]
    if held > 1:
        take(h, maps, seat, tile)
        take(h, maps, seat, tile)
        add_meld(h, seat, tile, PUNG | OPEN, 1 << tile)
        found = worth_of(h, maps, seat)
        if found <= best:
            best, chosen = found, ANSWER_PUNG | tile
        put(h, maps, seat, tile)
        put(h, maps, seat, tile)
        restore(h, seat, melds, laid, opened, chowed)
        if chosen >= 0 and held == 3 and may_kong and opened:
            chosen = ANSWER_KONG | tile
    if chows:
        for low in range(max(tile - 2, tile // 9 * 9), min(tile, tile // 9 * 9 + 6) + 1):
            others = 7 << low & ~(1 << tile)
            if others & ~h.have[seat, 1]:
                continue
            first = lowest(others)
            second = lowest(others & others - 1)
            take(h, maps, seat, first)
            take(h, maps, seat, second)
            add_meld(h, seat, low, CHOW | OPEN, 7 << low)
            found = worth_of(h, maps, seat)
            if found <= best - 1:
                best, chosen = found, ANSWER_CHOW | low
            put(h, maps, seat, first)
            put(h, maps, seat, second)
            restore(h, seat, melds, laid, opened, chowed)
    return chosen


def restore(h: Any, seat: int, melds: int, laid: int, opened: int, chows: int) -> None:
    """Take the last set back."""
    h.melds[seat] = melds
    h.laid[seat] = laid
    h.opened[seat] = opened
    h.chows[seat] = chows


def worth_of(h: Any, maps: Maps, seat: int) -> int:
    """How far a player is from its goal, by its own measure, after the discard that it would make now."""
    goal = h.plan[seat]
    if goal < 0:
        return NEVER
    choose_honours(h, maps, seat)
    missing = missing_of(h, maps, seat, goal, FAR)
    if missing >= FAR:
        return NEVER
    if h.player[seat] == GREEDY:
        return int(16 * missing + h.goal[goal, BIAS])
    h.rate_found = NEVER
    discard_for(h, maps, seat, goal)
    return int(h.rate_found)


def random_answer(h: Any, seat: int, tile: int, chows: bool, may_kong: bool) -> int:
    """RANDOM claims one time in three."""
    held = int(h.rack[seat, tile])
    dice = below(h, 6)
    if held == 3 and may_kong and dice < 3:
        return ANSWER_KONG | tile
    if held > 1 and dice < 2:
        return ANSWER_PUNG | tile
    low = tile - dice // 2
    fits = low >= 0 and low % 9 < 7 and low // 9 == tile // 9
    if chows and fits and dice & 1 and (7 << low & ~(1 << tile)) & ~h.have[seat, 1] == 0:
        return ANSWER_CHOW | low
    return NOTHING


# --- kongs -----------------------------------------------------------------------------------------------------------


def kong_of(h: Any, maps: Maps, seat: int) -> int:
    """The kind of which a player declares a kong in its turn, or NOTHING."""
    fours = h.have[seat, 4]
    for at in range(h.melds[seat]):
        if h.mark[seat, at] & 3 == PUNG:
            fours |= 1 << h.meld[seat, at] & h.have[seat, 1]
    if fours == 0 or loose_left(h, seat) < 1:
        return NOTHING
    kind = lowest(fours)
    if h.player[seat] == RANDOM:
        return kind if below(h, 2) else NOTHING
    goal = h.plan[seat]
    if goal < 0:
        return NOTHING
    choose_honours(h, maps, seat)
    before = missing_of(h, maps, seat, goal, FAR)
    while fours:
        kind = lowest(fours)
        fours &= fours - 1
        melds, laid, opened, chows = h.melds[seat], h.laid[seat], h.opened[seat], h.chows[seat]
        held = int(h.rack[seat, kind])
        for _ in range(held):
            take(h, maps, seat, kind)
        if held == 4:
            add_meld(h, seat, kind, KONG, 1 << kind)
        choose_honours(h, maps, seat)
        after = missing_of(h, maps, seat, goal, FAR)
        for _ in range(held):
            put(h, maps, seat, kind)
        restore(h, seat, melds, laid, opened, chows)
        if after <= before and after < FAR:
            return kind
    return NOTHING


def lay_kong(h: Any, maps: Maps, seat: int, kind: int) -> bool:
    """Lay a kong of one's own tiles on the table; whether it was a pung before."""
    if h.have[seat, 4] >> kind & 1:
        for _ in range(4):
            take(h, maps, seat, kind)
        add_meld(h, seat, kind, KONG, 1 << kind)
        return False
    take(h, maps, seat, kind)
    for at in range(h.melds[seat]):
        if h.meld[seat, at] == kind and h.mark[seat, at] & 3 == PUNG:
            h.mark[seat, at] = h.mark[seat, at] & ~3 | KONG | ADDED
    return True
