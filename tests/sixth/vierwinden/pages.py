"""Where the page of De Vier Winden speaks of what."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from windroos.rules.pages import Pages, dead_pays, pays_differences

PAGES: Final = Pages(
    "De Vier Winden",
    {"wall": "p. 1", "paying": "p. 1"},
    pays_differences,
    dead_pays,
    Path(__file__).with_name("examples.txt"),
    pungs=("laag", "hoog"),
)
