"""Tiles and rows in words, for who hears a page and wherever a picture needs a name."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Final

from windroos.text.tiles import SUIT_NAMES, tile_name
from windroos.text.words import Lang, Words

FACE_DOWN_NAME: Final = Words("dichte steen", "tile face down")
MELDS: Final = {"chow": Words("chow", "chow"), "pung": Words("pung", "pung"), "kong": Words("kong", "kong")}
CONCEALED: Final = Words("dicht", "concealed")
ADDED: Final = Words("toegevoegd", "added")
FROM: Final = Words("van {giver}", "from {giver}")
NOTHING: Final = Words("geen stenen", "no tiles")


def row_name(kinds: Iterable[int], lang: Lang) -> str:
    """Tiles in their order, a suit said once: `tekens 2, 3, 4, bamboe 3, rode draak`."""
    parts: list[str] = []
    for suit, group in groupby(kinds, key=lambda kind: kind // 9 if 0 <= kind < 27 else -1):
        if suit < 0:
            parts += [tile_name(kind, lang) if kind >= 0 else FACE_DOWN_NAME.to(lang) for kind in group]
        else:
            parts.append(f"{SUIT_NAMES[suit].to(lang)} {', '.join(str(kind % 9 + 1) for kind in group)}")
    return ", ".join(parts) or NOTHING.to(lang)
