"""May this be mahjong, and what is every hand worth: self-play asks the rule set's own kernel.

The kernel (`fast.batch.kernel`) is called through its address, so that one loop of play serves all rule sets. Hands
are written as packed rows (`windroos.fast.batch.packed`).
"""

from __future__ import annotations

from typing import Any, Final

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
from windroos.hands import By

LAST, FIRST14, FIRST_DISCARD, ROBBED_CONCEALED, REJECTED, LAST_OF_KIND = 1, 2, 4, 16, 32, 64
"""Flags of a win, as in a packed row."""
NOBODY: Final = -1


def write_hand(h: Any, rows: Any, at: int, seat: int) -> None:
    """Write what lies before a seat as a loser's hand."""
    for kind in range(34):
        rows[at, kind] = h.rack[seat, kind]
    for place in range(MOST_SETS):
        there = place < h.melds[seat]
        rows[at, MELDS + place] = h.meld[seat, place] if there else NO_TILE
        rows[at, MARKS + place] = h.mark[seat, place] if there else 0
    rows[at, BONUS] = h.flowers[seat]
    rows[at, SEAT] = seat
    rows[at, ROUND] = h.round
    rows[at, WIN] = NO_TILE
    rows[at, BY] = 0
    rows[at, FLAGS_AT] = 0
    rows[at, KONGS_IN_TURN] = 0
    rows[at, CLAIMED] = 0
    rows[at, BETS] = 0


def ask(h: Any, seat: int, tile: int, by: int, flags: int) -> bool:
    """Whether a seat may win with a tile, which it has on its rack if it drew it; the score is then in `judge.out`."""
    own = by in (By.WALL, By.KONG, By.BONUS)
    row = h.row
    write_hand(h, row, 0, seat)
    if own:
        row[0, tile] -= 1
    if h.last_of_kind and h.seen[tile] - int(not own) >= 3:
        flags |= LAST_OF_KIND
    row[0, WIN] = tile
    row[0, BY] = by
    row[0, FLAGS_AT] = flags
    if by == By.KONG or (by == By.BONUS and h.chained == 0):
        row[0, KONGS_IN_TURN] = h.kongs
    call_one(h)
    return bool(h.one_legal[0])


def ask_seasons(h: Any, seat: int, by: int, claimed: int) -> bool:
    """Whether a seat may claim mahjong with its seasons and flowers."""
    write_hand(h, h.row, 0, seat)
    h.row[0, BY] = by
    h.row[0, CLAIMED] = claimed
    h.row[0, FLAGS_AT] = LAST if live_left(h, seat) == 0 else 0
    call_one(h)
    return bool(h.one_legal[0])


def ask_heaven(h: Any, tile: int) -> int:
    """With which tile of the first fourteen East wins: the last it received unless another pays more; below 0: none."""
    best, chosen = -1, NOBODY
    for at in range(-1, 34):
        kind = tile if at < 0 else at
        if h.rack[0, kind] == 0 or (at >= 0 and kind == tile):
            continue
        if ask(h, 0, kind, By.WALL, FIRST14) and h.one_would_be[0] > best:
            best, chosen = h.one_would_be[0], kind
    if chosen >= 0:
        ask(h, 0, chosen, By.WALL, FIRST14)
    return chosen


def call(address: int) -> None:
    """Score rows: at the address lie a kernel and all that it takes; `windroos.fast.selfplay.address` says how."""
    raise NotImplementedError


def call_one(h: Any) -> None:
    """Score the one row. Where nothing is complete the kernel writes nothing."""
    h.one_legal[0] = 0
    h.one_rank[0] = 0
    call(h.ask_one)


def count_all(h: Any) -> None:
    """Score what lies before every seat; what the winner has was said when it won."""
    for seat in range(h.seats):
        write_hand(h, h.rows, seat, seat)
    call(h.ask_all)
    for seat in range(h.seats):
        h.score[seat] = h.one_total[0] if seat == h.winner else h.all_total[seat]
