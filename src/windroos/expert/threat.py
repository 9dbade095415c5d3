"""What a discard may cost because somebody goes out with it, by what lies open; in the compiled subset."""

from __future__ import annotations

from typing import Final

from windroos.expert.known import Knowledge
from windroos.tiles import EAST

TURNS: Final = 8
MELDS: Final = 5
TILES: Final = 10
THREATS: Final = TURNS * MELDS * TILES


def threat_of(h: Knowledge, seat: int, other: int, kind: int) -> int:
    """Where the chance that another seat goes out with a discard stands in tables: by turn, its sets and the tile."""
    turn = min(TURNS - 1, h.discards // 12)
    left = max(0, 4 - h.seen_copies[kind] - h.seats[seat].rack[kind])
    if kind >= EAST:
        tile = min(3, left)
    else:
        rank = kind % 9
        ends = 0 if rank in (0, 8) else 1 if rank in (1, 7) else 2
        tile = 4 + 2 * ends + int(h.seen_copies[kind] > 0)
    return (turn * MELDS + min(MELDS - 1, h.seats[other].meld_count)) * TILES + tile


def danger_of_kind(h: Knowledge, seat: int, kind: int) -> int:
    """What a discard costs on average for its danger, as `points_of` counts."""
    found = 0
    for other in range(h.rules.seats):
        if other != seat:
            found += h.lookups.dangers[threat_of(h, seat, other, kind)]
    return found
