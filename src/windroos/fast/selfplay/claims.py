"""What the computer players of self-play claim, and which kongs they declare; see `windroos.fast.selfplay.players`."""

from __future__ import annotations

from typing import Final

from windroos.expert.choice import (
    ANSWER_CHOW,
    ANSWER_KONG,
    ANSWER_PUNG,
    choose_answer,
    choose_kong,
    kong_kinds,
    restore_melds,
)
from windroos.expert.nearness import FAR, choose_honours, missing_of
from windroos.expert.rack import Maps, add_meld, lowest, put, take
from windroos.expert.useful import NEVER, NOTHING, near_kinds
from windroos.fast.batch.packed import ADDED, CHOW, KONG, OPEN, PUNG
from windroos.fast.selfplay.covered import cover, uncover
from windroos.fast.selfplay.dealer import below, loose_left
from windroos.fast.selfplay.leveled import leveled_answer, leveled_kong
from windroos.fast.selfplay.players import EXPERT, GREEDY, LIVE, RANDOM, discard_for, draws_left
from windroos.fast.selfplay.state import HandState
from windroos.tiles import EAST

GAIN: Final = 8
"""By how many sixteenths of a tile GREEDY's claims must bring it nearer."""
MARGIN: Final = 1
"""By how many quarter turns LIVE's claims must be quicker."""


# --- claiming --------------------------------------------------------------------------------------------------------


def answer_of(h: HandState, maps: Maps, seat: int, tile: int, is_next: bool, may_kong: bool) -> int:
    """What a player claims of a discard for a set: ANSWER_CHOW, ANSWER_PUNG or ANSWER_KONG and a tile, or NOTHING."""
    own = h.seats[seat]
    player = own.player
    held = int(own.rack[tile])
    chows = is_next and h.rules.open_chows != 0 and tile < EAST
    if held < 2 and not (chows and near_kinds(1 << tile) & own.at_least[1] & ~(1 << tile)):
        return NOTHING
    if player == RANDOM:
        return random_answer(h, seat, tile, chows, may_kong)
    if player >= EXPERT:
        h.draws = draws_left(h, seat)
        may_pung = held > 1 and not (h.rules.blocked == 2 and own.blocked_kinds >> tile & 1)
        cover(h, seat)
        if player > EXPERT:
            answer = leveled_answer(h, maps, seat, tile, chows, may_pung, may_kong)
        else:
            answer = choose_answer(h, maps, seat, tile, chows, may_pung, may_kong)
        uncover(h, seat)
        return answer
    if player == LIVE and not own.plan_useful >> tile & 1:
        return NOTHING
    best = own.plan_cost - (GAIN if player == GREEDY else MARGIN)
    chosen = NOTHING
    melds, laid, opened, chowed = own.meld_count, own.laid_kinds, own.open_melds, own.laid_chows
    if held > 1:
        take(h, maps, seat, tile)
        take(h, maps, seat, tile)
        add_meld(h, seat, tile, PUNG | OPEN, 1 << tile)
        found = cost_of(h, maps, seat)
        if found <= best:
            best, chosen = found, ANSWER_PUNG | tile
        put(h, maps, seat, tile)
        put(h, maps, seat, tile)
        restore_melds(h, seat, melds, laid, opened, chowed)
        if chosen >= 0 and held == 3 and may_kong and opened:
            chosen = ANSWER_KONG | tile
    if chows:
        for low in range(max(tile - 2, tile // 9 * 9), min(tile, tile // 9 * 9 + 6) + 1):
            others = 7 << low & ~(1 << tile)
            if others & ~own.at_least[1]:
                continue
            first = lowest(others)
            second = lowest(others & others - 1)
            take(h, maps, seat, first)
            take(h, maps, seat, second)
            add_meld(h, seat, low, CHOW | OPEN, 7 << low)
            found = cost_of(h, maps, seat)
            if found <= best - 1:
                best, chosen = found, ANSWER_CHOW | low
            put(h, maps, seat, first)
            put(h, maps, seat, second)
            restore_melds(h, seat, melds, laid, opened, chowed)
    return chosen


def cost_of(h: HandState, maps: Maps, seat: int) -> int:
    """How far a player is from its goal, by its own measure, after the discard that it would make now."""
    own = h.seats[seat]
    goal = own.plan
    if goal < 0:
        return NEVER
    choose_honours(h, maps, seat)
    missing = missing_of(h, maps, seat, goal, FAR)
    if missing >= FAR:
        return NEVER
    if own.player == GREEDY:
        return 16 * missing + h.lookups.goals[goal].bias
    h.search.cost = NEVER
    discard_for(h, maps, seat, goal)
    return h.search.cost


def random_answer(h: HandState, seat: int, tile: int, chows: bool, may_kong: bool) -> int:
    """RANDOM claims one time in three."""
    own = h.seats[seat]
    held = int(own.rack[tile])
    dice = below(h, 6)
    if held == 3 and may_kong and dice < 3:
        return ANSWER_KONG | tile
    if held > 1 and dice < 2:
        return ANSWER_PUNG | tile
    low = tile - dice // 2
    fits = low >= 0 and low % 9 < 7 and low // 9 == tile // 9
    if chows and fits and dice & 1 and (7 << low & ~(1 << tile)) & ~own.at_least[1] == 0:
        return ANSWER_CHOW | low
    return NOTHING


# --- kongs -----------------------------------------------------------------------------------------------------------


def kong_of(h: HandState, maps: Maps, seat: int) -> int:
    """The kind of which a player declares a kong in its turn, or NOTHING."""
    own = h.seats[seat]
    if own.player > EXPERT:
        own.plan = NOTHING
    fours = kong_kinds(h, seat)
    if fours == 0 or loose_left(h, seat) < 1:
        return NOTHING
    if own.player >= EXPERT:
        h.draws = draws_left(h, seat)
        cover(h, seat)
        if own.player > EXPERT:
            kind = leveled_kong(h, maps, seat, fours, own.at_least[1] & ~(h.accepted_kinds & ~own.at_least[2]))
        else:
            kind = choose_kong(h, maps, seat, fours)
        uncover(h, seat)
        return kind
    kind = lowest(fours)
    if own.player == RANDOM:
        return kind if below(h, 2) else NOTHING
    goal = own.plan
    if goal < 0:
        return NOTHING
    choose_honours(h, maps, seat)
    before = missing_of(h, maps, seat, goal, FAR)
    while fours:
        kind = lowest(fours)
        fours &= fours - 1
        melds, laid, opened, chows = own.meld_count, own.laid_kinds, own.open_melds, own.laid_chows
        held = int(own.rack[kind])
        for _ in range(held):
            take(h, maps, seat, kind)
        if held == 4:
            add_meld(h, seat, kind, KONG, 1 << kind)
        choose_honours(h, maps, seat)
        after = missing_of(h, maps, seat, goal, FAR)
        for _ in range(held):
            put(h, maps, seat, kind)
        restore_melds(h, seat, melds, laid, opened, chows)
        if after <= before and after < FAR:
            return kind
    return NOTHING


def lay_kong(h: HandState, maps: Maps, seat: int, kind: int) -> bool:
    """Lay a kong of one's own tiles on the table; whether it was a pung before."""
    own = h.seats[seat]
    if own.at_least[4] >> kind & 1:
        for _ in range(4):
            take(h, maps, seat, kind)
        add_meld(h, seat, kind, KONG, 1 << kind)
        return False
    take(h, maps, seat, kind)
    for at in range(own.meld_count):
        if own.meld_kinds[at] == kind and own.meld_marks[at] & 3 == PUNG:
            own.meld_marks[at] = own.meld_marks[at] & ~3 | KONG | ADDED
    return True
