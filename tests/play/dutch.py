"""Hands that wait for one tile by the Dutch books, and how far a table is played."""

from __future__ import annotations

from tests.play_helpers import SeatedMatch
from windroos.play.rules import winning

DUTCH = ("nts2002", "groenehart2011")


# Hands that wait for the 5 of dots, each with two doubles; at most one of the first two fits in a deal with CHOW.
CHOW = "4p6p1p2p3p7p8p9p5z5z5z6z6z"
"""Clean, a pung of dragons; the tile makes a chow."""
OTHER_CHOW = "4p6p2s3s4s6s7s8s2m3m4m7m7m"
"""Four chows of 2 to 8."""


def gives(table: SeatedMatch, kind: str) -> SeatedMatch:
    """East's second discard is this tile (the first one makes the hand of the earth)."""
    table.play("E 9s").idle(3).passes()
    return table.play(f"E draw; E {kind}" if table.state.conduct.strict else f"E {kind}")


def counted(table: SeatedMatch, seat: int) -> set[str]:
    """What counts in the mahjong that lies there for a seat."""
    found = winning.claimed(table.view(seat))
    assert found is not None
    return {line.entry.id for line in found.lines}
