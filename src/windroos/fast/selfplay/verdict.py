"""May this be mahjong, and what is every hand worth: self-play asks the rule set's own kernel.

The kernel (`fast.batch.kernel`) is called through its address, so that one loop of play serves all rule sets. Hands
are written as packed rows (`windroos.fast.batch.packed`).
"""

from __future__ import annotations

from typing import Final

from windroos.expert.memory import Matrix
from windroos.fast.batch.packed import (
    BETS,
    BONUS,
    BY,
    CLAIMED,
    FLAGS_AT,
    KONGS_IN_TURN,
    MARKS,
    MELDS,
    MOST_SETS,
    NO_TILE,
    ROUND,
    SEAT,
    WIN,
)
from windroos.fast.selfplay.dealer import live_left
from windroos.fast.selfplay.state import HandState
from windroos.hands import By

LAST, FIRST14, FIRST_DISCARD, ROBBED_CONCEALED, REJECTED, LAST_OF_KIND = 1, 2, 4, 16, 32, 64
"""Flags of a win, as in a packed row."""
NOBODY: Final = -1


def write_hand(h: HandState, rows: Matrix, at: int, seat: int) -> None:
    """Write what lies before a seat as a loser's hand."""
    own = h.seats[seat]
    for kind in range(34):
        rows[at, kind] = own.rack[kind]
    for place in range(MOST_SETS):
        there = place < own.meld_count
        rows[at, MELDS + place] = own.meld_kinds[place] if there else NO_TILE
        rows[at, MARKS + place] = own.meld_marks[place] if there else 0
    rows[at, BONUS] = own.bonus_laid
    rows[at, SEAT] = seat
    rows[at, ROUND] = h.round_wind
    rows[at, WIN] = NO_TILE
    rows[at, BY] = 0
    rows[at, FLAGS_AT] = 0
    rows[at, KONGS_IN_TURN] = 0
    rows[at, CLAIMED] = 0
    rows[at, BETS] = 0


def ask(h: HandState, seat: int, tile: int, by: int, flags: int) -> bool:
    """Whether a seat may win with a tile, which it has on its rack if it drew it; `asked` then has its score."""
    own = by in (By.WALL, By.KONG, By.BONUS)
    row = h.asked_row
    write_hand(h, row, 0, seat)
    if own:
        row[0, tile] -= 1
    if h.rules.last_of_kind and h.seen_copies[tile] - int(not own) >= 3:
        flags |= LAST_OF_KIND
    row[0, WIN] = tile
    row[0, BY] = by
    row[0, FLAGS_AT] = flags
    if by == By.KONG or (by == By.BONUS and h.rules.chained_kongs == 0):
        row[0, KONGS_IN_TURN] = h.kongs_in_turn
    call_one(h)
    return h.asked.legal[0] != 0


def ask_seasons(h: HandState, seat: int, by: int, claimed: int) -> bool:
    """Whether a seat may claim mahjong with its seasons and flowers."""
    write_hand(h, h.asked_row, 0, seat)
    h.asked_row[0, BY] = by
    h.asked_row[0, CLAIMED] = claimed
    h.asked_row[0, FLAGS_AT] = LAST if live_left(h, seat) == 0 else 0
    call_one(h)
    return h.asked.legal[0] != 0


def ask_heaven(h: HandState, tile: int) -> int:
    """With which tile of the first fourteen East wins: the last it received unless another pays more; below 0: none."""
    best, chosen = -1, NOBODY
    for at in range(-1, 34):
        kind = tile if at < 0 else at
        if h.seats[0].rack[kind] == 0 or (at >= 0 and kind == tile):
            continue
        if ask(h, 0, kind, By.WALL, FIRST14) and h.asked.would_be[0] > best:
            best, chosen = h.asked.would_be[0], kind
    if chosen >= 0:
        ask(h, 0, chosen, By.WALL, FIRST14)
    return chosen


def call(address: int) -> None:
    """Score rows: at the address lie a kernel and all that it takes; `windroos.fast.selfplay.address` says how."""
    raise NotImplementedError


def call_one(h: HandState) -> None:
    """Score the one row. Where nothing is complete the kernel writes nothing."""
    h.asked.legal[0] = 0
    h.asked.rank[0] = 0
    call(h.asked_call)


def count_all(h: HandState) -> None:
    """Score what lies before every seat; what the winner has was said when it won."""
    for seat in range(h.rules.seats):
        write_hand(h, h.final_rows, seat, seat)
    call(h.final_call)
    for seat in range(h.rules.seats):
        h.seats[seat].score = h.asked.total[0] if seat == h.winner else h.final.total[seat]
