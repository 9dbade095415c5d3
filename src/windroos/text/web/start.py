"""What the first page says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "title": Words("Nederlands mahjong", "Dutch mahjong"),
    "headline": Words("Mahjong, zoals uw club het speelt", "Mahjong, the way your club plays it"),
}
