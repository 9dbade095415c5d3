"""The turn loop of self-play, in the compiled subset: the rules of `play.referee.referee`, for a table of players.

It plays every rule set; what differs between them are numbers in the record (see `seats.COURSE`). What players do here
is always allowed, so nothing is refused. Out of scope: liability (Hong Kong), bets and kongs out of turn (144 rules),
the announced moon, and fouls; the players do none of these, and liability changes only who pays.
"""

from __future__ import annotations

from typing import Any, Final

from windroos.bits import count
from windroos.fast.batch.packed import ADDED, CHOW, EAST_FIRST, KONG, OPEN, PUNG, WIN
from windroos.fast.selfplay.claims import ANSWER_KONG, ANSWER_PUNG, answer_of, kong_of, lay_kong
from windroos.fast.selfplay.clearing import clear, clear_codes, set_honours
from windroos.fast.selfplay.dealer import (
    deal,
    from_back,
    from_front,
    live_left,
    loose_left,
    shuffle,
)
from windroos.fast.selfplay.players import discard_of
from windroos.fast.selfplay.purse import settle
from windroos.fast.selfplay.results import Results, write_result
from windroos.fast.selfplay.seats import Maps, lay_chow, lay_pung, lowest, put, take, write
from windroos.fast.selfplay.verdict import (
    FIRST_DISCARD,
    LAST,
    NOBODY,
    REJECTED,
    ROBBED_CONCEALED,
    ask,
    ask_heaven,
    ask_seasons,
    count_all,
)
from windroos.fast.selfplay.waiting import find_waits, may_be_complete
from windroos.hands import By
from windroos.tiles import EAST, KINDS, ORPHANS, S1

NONE, DEAL, CLAIM, WALL, AFTER_KONG, AFTER_BONUS = range(6)
"""Where the tile too many came from, as `windroos.play.model.view.Source`."""
DISCARDED, CHOWED, PUNGED, KONGED, WON, KONG_DECLARED, MAHJONG, SEASONS, KEPT = range(1, 10)
"""What is written down (see `windroos.fast.selfplay.play.Batch.actions`)."""
OVER: Final = -1


def run_hands(h: Any, maps: Maps, results: Results, seed: int, first: int, rounds: int) -> None:
    """Play as many hands of a seed as there is room for, from number `first` on; `rounds`: the wind, OVER: by turn."""
    for at in range(results.winner.shape[0]):
        h.round = rounds if rounds >= 0 else (first + at) % h.seats
        play_hand(h, maps, seed, first + at)
        write_result(h, results, at)


def play_hand(h: Any, maps: Maps, seed: int, number: int) -> None:
    """One hand, from the wall to the settlement."""
    clear(h)
    clear_codes(h, maps)
    set_honours(h)
    shuffle(h, seed, number)
    deal(h, maps)
    for seat in range(1, h.seats):
        find_waits(h, maps, seat)
    turn = 0
    while turn >= 0:
        turn = take_turn(h, maps, turn)
    if h.winner >= 0:
        if h.everyone:
            count_all(h)
        else:
            h.score[h.winner] = h.one_total[0]
        settle(h, h.one_extra[0], h.row[0, S1] + int(h.row[0, WIN] == S1) + melded_ones(h))
    else:
        settle(h, 0, 0)


def melded_ones(h: Any) -> int:
    """Bamboo 1 in the winner's sets."""
    found = 0
    for at in range(h.melds[h.winner]):
        if h.meld[h.winner, at] == S1:
            kind = h.mark[h.winner, at] & 3
            found += 1 if kind == CHOW else 3 if kind == PUNG else 4
    return found


# --- one turn --------------------------------------------------------------------------------------------------------


def take_turn(h: Any, maps: Maps, seat: int) -> int:
    """A seat has a tile too many: it wins, declares kongs and discards, and others claim. The next in turn, or OVER."""
    h.turn = seat
    while True:
        if h.source != CLAIM and wins_own(h, maps, seat):
            return OVER
        if h.source == CLAIM and h.kong_after_claim == 0:
            break
        kind = kong_of(h, maps, seat)
        if kind < 0:
            break
        if declare_kong(h, maps, seat, kind) == OVER:
            return OVER
    last = live_left(h, seat) == 0
    if last and h.last_optional and h.source > CLAIM:
        write(h, KEPT, seat, 0)
        return OVER
    kind = discard_of(h, maps, seat)
    kept = h.accepted & ~h.have[seat, 2]  # replacement tiles that were accepted may not go (144 rules)
    if kept >> kind & 1:
        kind = lowest(h.have[seat, 1] & ~kept)
    return discard(h, maps, seat, kind)


def wins_own(h: Any, maps: Maps, seat: int) -> bool:
    """Whether a seat wins with the tile that it drew, its first fourteen, or its seasons."""
    by = By.KONG if h.source == AFTER_KONG else By.BONUS if h.source == AFTER_BONUS else By.WALL
    if h.seasons and may_claim_seasons(h, seat):
        claimed = count(h.flowers[seat])
        if ask_seasons(h, seat, by, claimed):
            write(h, SEASONS, seat, 0)
            return win(h, seat, by, NOBODY)
    if h.source == DEAL:
        if may_be_complete(h, maps, 0) and ask_heaven(h, h.tile) >= 0:
            write(h, MAHJONG, seat, 0)
            return win(h, seat, By.WALL, NOBODY)
        return False
    if not h.waits[seat] >> h.tile & 1:
        return False
    flags = LAST if live_left(h, seat) == 0 else 0
    if not ask(h, seat, h.tile, by, flags):
        return False
    write(h, MAHJONG, seat, 0)
    return win(h, seat, by, NOBODY)


def may_claim_seasons(h: Any, seat: int) -> bool:
    """Whether it is the moment to claim seven or eight seasons: at once, or if dealt in the first turn."""
    if count(h.flowers[seat]) < 7:
        return False
    dealt = h.threw >> seat & 1 == 0 and h.source != AFTER_KONG and h.source != CLAIM
    return bool(h.source == AFTER_BONUS or dealt)


def win(h: Any, seat: int, by: int, giver: int) -> bool:
    """Write down who won."""
    h.winner = seat
    h.by = by
    h.giver = giver
    return True


def draw(h: Any, maps: Maps, seat: int, loose: bool) -> bool:
    """A tile is taken, and as long as it is a season it is laid out and replaced. False where none is left for it."""
    while True:
        tile = from_back(h, seat) if loose else from_front(h, seat)
        if not loose:
            h.drawn += 1
            h.source = WALL
        if tile < KINDS:
            h.tile = tile
            put(h, maps, seat, tile)
            return True
        h.flowers[seat] |= 1 << tile - KINDS
        for g in range(h.goals):
            h.bound[seat, g] = 0
        if h.chained:
            h.kongs = 0
        if loose_left(h, seat) < 1:
            return False
        loose = True
        h.source = AFTER_BONUS


def declare_kong(h: Any, maps: Maps, seat: int, kind: int) -> int:
    """A kong of own tiles, which may be robbed; then its replacement tile. OVER where the hand is."""
    write(h, KONG_DECLARED, seat, kind)
    if h.reject and h.kongs > 0 and h.tile >= 0 and h.tile != kind:
        h.accepted |= 1 << h.tile
    h.kongs = h.kongs + 1 if h.tile == kind or h.chained == 0 else 1
    h.tile = NOBODY
    promoted = lay_kong(h, maps, seat, kind)
    gone = 1 if promoted else 4
    h.seen[kind] += gone
    h.visible += gone
    if (promoted or h.rob_concealed) and robbed(h, seat, kind, promoted):
        return OVER
    return replace_kong(h, maps, seat)


def replace_kong(h: Any, maps: Maps, seat: int) -> int:
    """The replacement tile for a kong; the maker, or OVER where the hand is."""
    find_waits(h, maps, seat)
    h.source = AFTER_KONG
    return draw_or_end(h, maps, seat, True)


def robbed(h: Any, seat: int, kind: int, promoted: bool) -> bool:
    """Whether somebody wins with the tile of a kong; the first in turn goes first of equals."""
    best, robber = 0, NOBODY
    flags = (0 if promoted else ROBBED_CONCEALED) | (LAST if live_left(h, seat) == 0 else 0)
    for step in range(1, h.seats):
        other = (seat + step) % h.seats
        if not h.waits[other] >> kind & 1 or h.blocked[other] >> kind & 1:
            continue
        if not promoted and (h.melds[other] or h.have[other, 1] & ~ORPHANS):
            continue
        if ask(h, other, kind, By.ROBBED, flags) and h.one_rank[0] > best:
            best, robber = h.one_rank[0], other
    if robber < 0:
        return False
    ask(h, robber, kind, By.ROBBED, flags)
    write(h, WON, robber, kind)
    for at in range(h.melds[seat]):
        if h.meld[seat, at] == kind and promoted:
            h.mark[seat, at] = h.mark[seat, at] & ~(3 | ADDED) | PUNG
    return win(h, robber, By.ROBBED, seat)


def discard(h: Any, maps: Maps, seat: int, kind: int) -> int:
    """A tile is discarded, and claimed or not. Who has a tile too many then, or OVER."""
    rejected = h.reject and h.tile == kind and (h.source == AFTER_KONG or h.source == AFTER_BONUS)
    take(h, maps, seat, kind)
    write(h, DISCARDED, seat, kind)
    if kind != h.tile or h.kongs or h.source != WALL:
        find_waits(h, maps, seat)
    h.discards += 1
    h.seen[kind] += 1
    h.visible += 1
    h.blocked[seat] = 0
    h.kongs = 0
    h.accepted = 0
    h.threw |= 1 << seat
    h.tile = NOBODY
    following = (seat + 1) % h.seats
    last = live_left(h, following) == 0
    if claimed_for_mahjong(h, seat, kind, last, rejected):
        return OVER
    if last:
        return OVER
    claimer = claimed_for_set(h, maps, seat, kind)
    if claimer == OVER:
        return OVER
    if claimer < h.seats:
        return claimer
    return draw_or_end(h, maps, following, False)


def draw_or_end(h: Any, maps: Maps, seat: int, loose: bool) -> int:
    """Who has a tile too many after a draw, or OVER."""
    return seat if draw(h, maps, seat, loose) else no_tile_left(h, seat)


def no_tile_left(h: Any, seat: int) -> int:
    """A season came and nothing is left to replace it: a draw, unless seven or eight seasons can be claimed."""
    if h.seasons and may_claim_seasons(h, seat):
        by = By.BONUS if h.source == AFTER_BONUS else By.WALL
        if ask_seasons(h, seat, by, count(h.flowers[seat])):
            write(h, SEASONS, seat, 0)
            win(h, seat, by, NOBODY)
    return OVER


def claimed_for_mahjong(h: Any, seat: int, kind: int, last: bool, rejected: bool) -> bool:
    """Whether somebody wins with a discard: the highest `claim_rank`, then the first in turn."""
    best, winner, asked = 0, NOBODY, NOBODY
    flags = (LAST if last else 0) | (REJECTED if rejected else 0)
    if h.discards == 1 and seat == 0:
        flags |= FIRST_DISCARD
    for step in range(1, h.seats):
        other = (seat + step) % h.seats
        if h.waits[other] >> kind & 1 and not h.blocked[other] >> kind & 1:
            known = flags == 0 and (h.last_of_kind == 0 or h.seen[kind] < 4)
            if known and h.refused[other] >> kind & 1:
                continue
            asked = other
            if ask(h, other, kind, By.DISCARD, flags) and h.one_rank[0] > best:
                best, winner = h.one_rank[0], other
            elif known:
                h.refused[other] |= 1 << kind
    if winner < 0:
        return False
    if asked != winner:
        ask(h, winner, kind, By.DISCARD, flags)
    write(h, WON, winner, kind)
    return win(h, winner, By.DISCARD, seat)


def claimed_for_set(h: Any, maps: Maps, seat: int, kind: int) -> int:
    """Who claims a discard for a set and lays it; `h.seats` for nobody; OVER where a kong gets no tile."""
    following = (seat + 1) % h.seats
    answer, claimer = NOBODY, int(h.seats)
    for step in range(1, h.seats):
        other = (seat + step) % h.seats
        held = int(h.rack[other, kind])
        may_pung = held > 1 and not (h.blocked_by == 2 and h.blocked[other] >> kind & 1)
        if not may_pung and (other != following or kind >= EAST or h.open_chows == 0):
            continue
        found = answer_of(h, maps, other, kind, other == following, may_pung and loose_left(h, other) > 0)
        if found >= ANSWER_PUNG and not may_pung:
            found = NOBODY
        if found < ANSWER_PUNG and may_pung and h.blocked_by == 2:
            h.blocked[other] |= 1 << kind
        if found > answer and (found >= ANSWER_PUNG or answer < 0):
            answer, claimer = found, other
    if answer < 0:
        return int(h.seats)
    mark = OPEN | (EAST_FIRST if h.east_first and h.discards == 1 and seat == 0 else 0)
    h.source = CLAIM
    low = answer & 63
    if answer >= ANSWER_KONG:
        write(h, KONGED, claimer, kind)
        lay_pung(h, maps, claimer, kind, 3, KONG | mark)
        h.seen[kind] += 3
        h.visible += 3
        h.kongs = 1
        return replace_kong(h, maps, claimer)
    if answer >= ANSWER_PUNG:
        write(h, PUNGED, claimer, kind)
        lay_pung(h, maps, claimer, kind, 2, PUNG | mark)
        h.seen[kind] += 2
    else:
        write(h, CHOWED, claimer, low)
        lay_chow(h, maps, claimer, low, kind)
        if mark & EAST_FIRST:
            h.mark[claimer, h.melds[claimer] - 1] |= EAST_FIRST
        for tile in range(low, low + 3):
            h.seen[tile] += int(tile != kind)
    h.visible += 2
    return claimer
