"""The keypad: what is left of each tile, and the modes in which a key is grey."""

from __future__ import annotations

from typing import NamedTuple

from windroos.scoresheet.draft import Draft
from windroos.scoresheet.keys import MODES, keys
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
    by_mode = {mode: keys(draft, mode) for mode in MODES}
    found = []
    for place, key in enumerate(by_mode["tile"]):
        grey: list[str] = [mode for mode, row in by_mode.items() if place < len(row) and row[place].refused is not None]
        if key.tile >= SEASONS:
            grey = ["tile"] if key.refused is not None else []
        most = 1 if key.tile >= SEASONS else 4
        if key.left <= 0:
            grey = ["used"]
        found.append(KeyView(key.tile, f"tap=key&tile={symbol(key.tile)}", max(key.left, 0), most, tuple(grey)))
    return [*found[:WHITE], found[RED], found[GREEN], found[WHITE], *found[SEASONS:]]
