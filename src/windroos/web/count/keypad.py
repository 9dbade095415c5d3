"""The keypad: what is left of each tile, and the modes in which a key is grey."""

from __future__ import annotations

from functools import lru_cache
from itertools import zip_longest
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
    left = tiles_left(draft.match.rules, draft.paper)
    refused = zip_longest(*(refusals(draft, mode) for mode in MODES), fillvalue=False)
    found = [_key_view(kind, max(left[kind], 0), row) for kind, row in enumerate(refused)]
    return [*found[:WHITE], found[RED], found[GREEN], found[WHITE], *found[SEASONS:]]


@lru_cache(maxsize=2000)
def _key_view(kind: int, left: int, refused: tuple[bool, ...]) -> KeyView:
    """A key, of which most are as after the tap before."""
    grey = tuple(mode for mode, one in zip(MODES, refused, strict=True) if one) if left else ("used",)
    return KeyView(kind, f"tap=key&tile={symbol(kind)}", left, 1 if kind >= SEASONS else 4, grey)
