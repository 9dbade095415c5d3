"""The keypad: what is left of each tile, and the modes in which a key is grey."""

from __future__ import annotations

from typing import NamedTuple

from windroos.scoresheet.draft import Draft
from windroos.scoresheet.keys import MODES, refusals
from windroos.scoresheet.paper import tiles_left
from windroos.tiles import GREEN, RED, SEASONS, WHITE, symbol


class KeyView(NamedTuple):
    """A key: its tile, how many are left, and the modes in which it is grey."""

    tile: int
    send: str
    left: int
    most: int
    grey: tuple[str, ...]


def key_views(draft: Draft) -> list[KeyView]:
    """The keypad, dragons as players say them: red, green, white. A key is grey in the modes in which it cannot be."""
    by_mode = {mode: refusals(draft, mode) for mode in MODES}
    left = tiles_left(draft.match.rules, draft.paper)
    found = []
    for kind in range(len(by_mode["tile"])):
        grey: list[str] = [mode for mode, row in by_mode.items() if kind < len(row) and row[kind]]
        most = 1 if kind >= SEASONS else 4
        if left[kind] <= 0:
            grey = ["used"]
        found.append(KeyView(kind, f"tap=key&tile={symbol(kind)}", max(left[kind], 0), most, tuple(grey)))
    return [*found[:WHITE], found[RED], found[GREEN], found[WHITE], *found[SEASONS:]]
