"""Racks for the sentences of Hong Kong and the 144 rules, of whom nobody can do much."""

from __future__ import annotations

import pytest

from tests.play_helpers import S, SeatedMatch

POOR = ("147m 258p 369s 1234z 4z", "258m 147p 369s 1234z", "369m 258p 147s 567z 1z", "147m 369p 258s 567z 2z")
"""Racks with which nobody can do much; East's has fourteen tiles."""
SIX_SEASONS = "f1 f2 f3 f4 g1 g2 147m 25p 39s"
SIX_REPLACED = "5z 5z 6z 6z 7z 7z"
WITHOUT_M1 = ("478m 258p 369s 1234z 4z", "258m 147p 369s 1234z", "369m 258p 147s 567z 1z", "479m 369p 258s 567z 2z")


def with_rack(seat: int, rack: str, racks: tuple[str, ...] = POOR) -> tuple[str, ...]:
    return (*racks[:seat], rack, *racks[seat + 1 :])


def six_seasons(strict: bool) -> SeatedMatch:
    """South has six seasons, has discarded once, and draws the seventh."""
    racks = with_rack(S, SIX_SEASONS)
    table = SeatedMatch("hongkong", racks, "1z 1z 2z 2z g3", SIX_REPLACED + " 1m", strict=strict)
    table.play("E 4z").idle(4).passes()
    return table.play("S draw") if strict else table


BOTH = pytest.mark.parametrize("id", ["hongkong", "nmv144"])
EAST_5M = "5m 149p 28s 12344z 66z 9m"
POOR_S = "248m 147p 369s 123z 5z"
PUNG_5M = "55m 369p 369s 123z 57z"
