"""The turn loop of self-play, in the compiled subset: the rules of `play.referee.referee`, for a table of players.

It plays every rule set; what differs between them are numbers (`fixed.PlayRules`) in the record. What players do here
is always allowed, so nothing is refused. Out of scope: liability (Hong Kong), bets and kongs out of turn (144 rules),
the announced moon, and fouls; the players do none of these, and liability changes only who pays.
"""

from __future__ import annotations

from typing import Final

from windroos.bits import count
from windroos.expert.choice import ANSWER_KONG, ANSWER_PUNG
from windroos.expert.rack import Maps, lowest, put, take
from windroos.fast.batch.packed import ADDED, CHOW, EAST_FIRST, KONG, OPEN, PUNG, WIN
from windroos.fast.selfplay.claims import answer_of, kong_of, lay_kong
from windroos.fast.selfplay.dealer import (
    deal,
    from_back,
    from_front,
    live_left,
    loose_left,
    shuffle,
)
from windroos.fast.selfplay.players import EXPERT, discard_of
from windroos.fast.selfplay.reset import clear, clear_codes, set_honours
from windroos.fast.selfplay.results import Batch, write_result
from windroos.fast.selfplay.seats import lay_chow, lay_pung, write
from windroos.fast.selfplay.settlement import settle
from windroos.fast.selfplay.state import HandState
from windroos.fast.selfplay.tally import count_arrival, count_release, count_threats, count_worths, mark_worth
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
"""What is written down (see `windroos.fast.selfplay.replay`)."""
OVER: Final = -1


def run_hands(h: HandState, maps: Maps, batch: Batch, seed: int, first: int, rounds: int) -> None:
    """Play as many hands of a seed as there is room for, from number `first` on; `rounds`: the wind, OVER: by turn."""
    for at in range(batch.winner.shape[0]):
        h.round_wind = rounds if rounds >= 0 else (first + at) % h.rules.seats
        play_hand(h, maps, seed, first + at)
        write_result(h, batch, at)


def play_hand(h: HandState, maps: Maps, seed: int, number: int) -> None:
    """One hand, from the wall to the settlement."""
    clear(h)
    clear_codes(h, maps)
    set_honours(h)
    shuffle(h, seed, number)
    deal(h, maps)
    for seat in range(1, h.rules.seats):
        find_waits(h, maps, seat)
    turn = 0
    while turn >= 0:
        turn = take_turn(h, maps, turn)
    if h.winner >= 0:
        if h.rules.everyone:
            count_all(h)
        else:
            h.seats[h.winner].score = h.asked.total[0]
        settle(h, h.asked.extra[0], h.asked_row[0, S1] + int(h.asked_row[0, WIN] == S1) + melded_ones(h))
    else:
        settle(h, 0, 0)
    if h.rules.tallies:
        count_worths(h)


def melded_ones(h: HandState) -> int:
    """Bamboo 1 in the winner's sets."""
    found = 0
    own = h.seats[h.winner]
    for at in range(own.meld_count):
        if own.meld_kinds[at] == S1:
            kind = own.meld_marks[at] & 3
            found += 1 if kind == CHOW else 3 if kind == PUNG else 4
    return found


# --- one turn --------------------------------------------------------------------------------------------------------


def take_turn(h: HandState, maps: Maps, seat: int) -> int:
    """A seat has a tile too many: it wins, declares kongs and discards, and others claim. The next in turn, or OVER."""
    own = h.seats[seat]
    while True:
        if h.source != CLAIM and wins_own(h, maps, seat):
            return OVER
        if h.source == CLAIM and h.rules.kong_after_claim == 0:
            break
        kind = kong_of(h, maps, seat)
        if kind < 0:
            break
        if declare_kong(h, maps, seat, kind) == OVER:
            return OVER
    last = live_left(h, seat) == 0
    if last and h.rules.last_discard_optional and h.source > CLAIM:
        write(h, KEPT, seat, 0)
        return OVER
    kind = discard_of(h, maps, seat)
    if h.rules.tallies and own.player == EXPERT:
        mark_worth(h, maps, seat, kind)
    kept = h.accepted_kinds & ~own.at_least[2]  # replacement tiles that were accepted may not go (144 rules)
    if kept >> kind & 1:
        kind = lowest(own.at_least[1] & ~kept)
    return discard(h, maps, seat, kind)


def wins_own(h: HandState, maps: Maps, seat: int) -> bool:
    """Whether a seat wins with the tile that it drew, its first fourteen, or its seasons."""
    own = h.seats[seat]
    by = By.KONG if h.source == AFTER_KONG else By.BONUS if h.source == AFTER_BONUS else By.WALL
    if h.rules.seasons_claim and may_claim_seasons(h, seat):
        claimed = count(own.bonus_laid)
        if ask_seasons(h, seat, by, claimed):
            write(h, SEASONS, seat, 0)
            return win(h, seat, by, NOBODY)
    if h.source == DEAL:
        if may_be_complete(h, maps, 0) and ask_heaven(h, h.new_tile) >= 0:
            write(h, MAHJONG, seat, 0)
            return win(h, seat, By.WALL, NOBODY)
        return False
    if not own.wait_kinds >> h.new_tile & 1:
        return False
    flags = LAST if live_left(h, seat) == 0 else 0
    if not ask(h, seat, h.new_tile, by, flags):
        return False
    write(h, MAHJONG, seat, 0)
    return win(h, seat, by, NOBODY)


def may_claim_seasons(h: HandState, seat: int) -> bool:
    """Whether it is the moment to claim seven or eight seasons: at once, or if dealt in the first turn."""
    if count(h.seats[seat].bonus_laid) < 7:
        return False
    dealt = h.discarded_seats >> seat & 1 == 0 and h.source != AFTER_KONG and h.source != CLAIM
    return h.source == AFTER_BONUS or dealt


def win(h: HandState, seat: int, by: int, giver: int) -> bool:
    """Write down who won."""
    h.winner = seat
    h.won_by = by
    h.giver = giver
    return True


def draw(h: HandState, maps: Maps, seat: int, loose: bool) -> bool:
    """A tile is taken, and as long as it is a season it is laid out and replaced. False where none is left for it."""
    own = h.seats[seat]
    while True:
        tile = from_back(h, seat) if loose else from_front(h, seat)
        if not loose:
            h.live_draws += 1
            h.source = WALL
        if tile < KINDS:
            if h.rules.tallies and not loose:
                count_arrival(h, seat, tile)
            h.new_tile = tile
            put(h, maps, seat, tile)
            return True
        own.bonus_laid |= 1 << tile - KINDS
        for g in range(h.rules.expert_goal_count):
            own.goal_bounds[g] = 0
        if h.rules.chained_kongs:
            h.kongs_in_turn = 0
        if loose_left(h, seat) < 1:
            return False
        loose = True
        h.source = AFTER_BONUS


def declare_kong(h: HandState, maps: Maps, seat: int, kind: int) -> int:
    """A kong of own tiles, which may be robbed; then its replacement tile. OVER where the hand is."""
    write(h, KONG_DECLARED, seat, kind)
    loose = h.source == AFTER_KONG or h.source == AFTER_BONUS
    if h.rules.reject_replacement and loose and h.new_tile >= 0 and h.new_tile != kind:
        h.accepted_kinds |= 1 << h.new_tile
    h.kongs_in_turn = h.kongs_in_turn + 1 if h.new_tile == kind or h.rules.chained_kongs == 0 else 1
    h.new_tile = NOBODY
    promoted = lay_kong(h, maps, seat, kind)
    gone = 1 if promoted else 4
    h.seen_copies[kind] += gone
    h.visible_tiles += gone
    if h.rules.kong_face_down and not promoted:
        h.seats[seat].covered_kinds |= 1 << kind
    if (promoted or h.rules.rob_concealed) and robbed(h, seat, kind, promoted):
        return OVER
    return replace_kong(h, maps, seat)


def replace_kong(h: HandState, maps: Maps, seat: int) -> int:
    """The replacement tile for a kong; the maker, or OVER where the hand is."""
    find_waits(h, maps, seat)
    h.source = AFTER_KONG
    return draw_or_end(h, maps, seat, True)


def robbed(h: HandState, seat: int, kind: int, promoted: bool) -> bool:
    """Whether somebody wins with the tile of a kong; the first in turn goes first of equals."""
    own = h.seats[seat]
    best, robber = 0, NOBODY
    flags = (0 if promoted else ROBBED_CONCEALED) | (LAST if live_left(h, seat) == 0 else 0)
    for step in range(1, h.rules.seats):
        other = (seat + step) % h.rules.seats
        his = h.seats[other]
        if not his.wait_kinds >> kind & 1 or his.blocked_kinds >> kind & 1:
            continue
        if not promoted and (his.meld_count or his.at_least[1] & ~ORPHANS):
            continue
        if ask(h, other, kind, By.ROBBED, flags) and h.asked.rank[0] > best:
            best, robber = h.asked.rank[0], other
    if robber < 0:
        return False
    ask(h, robber, kind, By.ROBBED, flags)
    write(h, WON, robber, kind)
    for at in range(own.meld_count):
        if own.meld_kinds[at] == kind and promoted:
            own.meld_marks[at] = own.meld_marks[at] & ~(3 | ADDED) | PUNG
    return win(h, robber, By.ROBBED, seat)


def discard(h: HandState, maps: Maps, seat: int, kind: int) -> int:
    """A tile is discarded, and claimed or not. Who has a tile too many then, or OVER."""
    loose = h.source == AFTER_KONG or h.source == AFTER_BONUS
    rejected = loose and h.rules.reject_replacement != 0 and h.new_tile == kind
    take(h, maps, seat, kind)
    write(h, DISCARDED, seat, kind)
    if kind != h.new_tile or h.kongs_in_turn or h.source != WALL:
        find_waits(h, maps, seat)
    if h.rules.tallies:
        count_release(h, seat, kind)
    h.discards += 1
    h.seen_copies[kind] += 1
    h.visible_tiles += 1
    h.seats[seat].blocked_kinds = 0
    h.kongs_in_turn = 0
    h.accepted_kinds = 0
    h.discarded_seats |= 1 << seat
    h.new_tile = NOBODY
    following = (seat + 1) % h.rules.seats
    last = live_left(h, following) == 0
    won = claimed_for_mahjong(h, seat, kind, last, rejected)
    if h.rules.tallies and h.seats[seat].player == EXPERT:
        count_threats(h, maps, seat, kind, h.winner)
    if won:
        return OVER
    if last:
        return OVER
    claimer = claimed_for_set(h, maps, seat, kind)
    if claimer == OVER:
        return OVER
    if claimer < h.rules.seats:
        return claimer
    return draw_or_end(h, maps, following, False)


def draw_or_end(h: HandState, maps: Maps, seat: int, loose: bool) -> int:
    """Who has a tile too many after a draw, or OVER."""
    return seat if draw(h, maps, seat, loose) else no_tile_left(h, seat)


def no_tile_left(h: HandState, seat: int) -> int:
    """A season came and nothing is left to replace it: a draw, unless seven or eight seasons can be claimed."""
    if h.rules.seasons_claim and may_claim_seasons(h, seat):
        by = By.BONUS if h.source == AFTER_BONUS else By.WALL
        if ask_seasons(h, seat, by, count(h.seats[seat].bonus_laid)):
            write(h, SEASONS, seat, 0)
            win(h, seat, by, NOBODY)
    return OVER


def claimed_for_mahjong(h: HandState, seat: int, kind: int, last: bool, rejected: bool) -> bool:
    """Whether somebody wins with a discard: the highest `claim_rank`, then the first in turn."""
    best, winner, asked = 0, NOBODY, NOBODY
    flags = (LAST if last else 0) | (REJECTED if rejected else 0)
    if h.discards == 1 and seat == 0:
        flags |= FIRST_DISCARD
    for step in range(1, h.rules.seats):
        other = (seat + step) % h.rules.seats
        his = h.seats[other]
        if his.wait_kinds >> kind & 1 and not his.blocked_kinds >> kind & 1:
            known = flags == 0 and (h.rules.last_of_kind == 0 or h.seen_copies[kind] < 4)
            if known and his.refused_kinds >> kind & 1:
                continue
            asked = other
            if ask(h, other, kind, By.DISCARD, flags) and h.asked.rank[0] > best:
                best, winner = h.asked.rank[0], other
            elif known:
                his.refused_kinds |= 1 << kind
    if winner < 0:
        return False
    if asked != winner:
        ask(h, winner, kind, By.DISCARD, flags)
    write(h, WON, winner, kind)
    return win(h, winner, By.DISCARD, seat)


def claimed_for_set(h: HandState, maps: Maps, seat: int, kind: int) -> int:
    """Who claims a discard for a set and lays it; `h.rules.seats` for nobody; OVER where a kong gets no tile."""
    following = (seat + 1) % h.rules.seats
    answer, claimer = NOBODY, h.rules.seats
    for step in range(1, h.rules.seats):
        other = (seat + step) % h.rules.seats
        his = h.seats[other]
        may_pung = his.rack[kind] > 1 and not (h.rules.blocked == 2 and his.blocked_kinds >> kind & 1)
        if not may_pung and (other != following or kind >= EAST or h.rules.open_chows == 0):
            continue
        found = answer_of(h, maps, other, kind, other == following, may_pung and loose_left(h, other) > 0)
        if found >= ANSWER_PUNG and not may_pung:
            found = NOBODY
        if found < ANSWER_PUNG and may_pung and h.rules.blocked == 2:
            his.blocked_kinds |= 1 << kind
        if found > answer and (found >= ANSWER_PUNG or answer < 0):
            answer, claimer = found, other
    if answer < 0:
        return h.rules.seats
    mark = OPEN | (EAST_FIRST if h.rules.east_first and h.discards == 1 and seat == 0 else 0)
    h.source = CLAIM
    low = answer & 63
    if answer >= ANSWER_KONG:
        write(h, KONGED, claimer, kind)
        lay_pung(h, maps, claimer, kind, 3, KONG | mark)
        h.seen_copies[kind] += 3
        h.visible_tiles += 3
        h.kongs_in_turn = 1
        return replace_kong(h, maps, claimer)
    if answer >= ANSWER_PUNG:
        write(h, PUNGED, claimer, kind)
        lay_pung(h, maps, claimer, kind, 2, PUNG | mark)
        h.seen_copies[kind] += 2
    else:
        write(h, CHOWED, claimer, low)
        lay_chow(h, maps, claimer, low, kind)
        if mark & EAST_FIRST:
            his = h.seats[claimer]
            his.meld_marks[his.meld_count - 1] |= EAST_FIRST
        for tile in range(low, low + 3):
            h.seen_copies[tile] += int(tile != kind)
    h.visible_tiles += 2
    return claimer
