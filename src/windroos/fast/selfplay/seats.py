"""Sets that a seat of compiled self-play lays out, and what it writes down of them."""

from __future__ import annotations

from windroos.expert.rack import CHOW, OPEN, Maps, add_meld, take
from windroos.fast.selfplay.state import MOST_LOG, HandState


def lay_chow(h: HandState, maps: Maps, seat: int, low: int, tile: int) -> None:
    """Lay a chow with somebody's tile."""
    for kind in range(low, low + 3):
        if kind != tile:
            take(h, maps, seat, kind)
    add_meld(h, seat, low, CHOW | OPEN, 7 << low)


def lay_pung(h: HandState, maps: Maps, seat: int, kind: int, own: int, mark: int) -> None:
    """Lay a pung or kong with so many tiles of the rack."""
    for _ in range(own):
        take(h, maps, seat, kind)
    add_meld(h, seat, kind, mark, 1 << kind)


def write(h: HandState, code: int, seat: int, tile: int) -> None:
    """Write an action down, if anybody asked for a log."""
    if h.rules.keeps_log and h.log_length < MOST_LOG - 1:
        h.log[h.log_length] = code << 2 | seat
        h.log[h.log_length + 1] = tile
        h.log_length += 2
