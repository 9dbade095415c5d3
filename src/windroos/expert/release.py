"""How readily a tile comes, from the wall or from the others, by what lies open; in the compiled subset.

A terminal or an honour of which copies lie open is discarded several times as often as a tile from the middle; and what
the others keep is seldom in the wall. Tables learned in self-play say how often each comes between two own draws.
"""

from __future__ import annotations

from typing import Final

from windroos.expert.known import Knowledge
from windroos.tiles import EAST

DRAW: Final = 64
"""What counts as an own draw, of a tile that is as likely to come as any other that is not seen."""
STAGES: Final = 4
PER_STAGE: Final = 20
"""Discards in a stage of the hand."""
CLASSES: Final = 5
SEEN: Final = 4
RELEASES: Final = STAGES * CLASSES * SEEN


def release_of(h: Knowledge, kind: int) -> int:
    """Where it stands in tables how readily a kind is let go: by stage, what tile it is, and how many copies lie."""
    stage = min(STAGES - 1, h.discards // PER_STAGE)
    rank = kind % 9
    row = 4 if kind >= EAST else min(rank, 8 - rank, 3)
    return (stage * CLASSES + row) * SEEN + min(SEEN - 1, h.seen_copies[kind])
