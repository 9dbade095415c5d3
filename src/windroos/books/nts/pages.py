"""Where the book of 2002 and that of Groene Hart speak of what."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from windroos.rules.pages import Pages, dead_pays, pays_differences

PUNGS: Final = ("eenvoudig", "edel")
NTS2002_PAGES: Final = Pages(
    "NTS 2002",
    {
        **{"wall": "p. 4-5", "claims": "p. 5-6", "kongs": "p. 5", "going_out": "p. 5-6", "match": "p. 6"},
        **{"paying": "p. 7-8", "mistakes": "p. 6-7"},
    },
    pays_differences,
    dead_pays,
    Path(__file__).with_name("examples2002.txt"),
    borrowed="Groene Hart 2011, p. 19-21",
    borrowing=("wall", "claims", "match", "paying"),
    sizes={3: "Groene Hart 2011, p. 19", 5: "Groene Hart 2011, p. 21"},
    pungs=PUNGS,
)
GROENEHART2011_PAGES: Final = Pages(
    "Groene Hart 2011",
    {
        **{"wall": "p. 4-5", "claims": "p. 6-8", "kongs": "p. 6-7", "going_out": "p. 5-8", "match": "p. 8, 18-21"},
        **{"paying": "p. 9, 12-14", "mistakes": "p. 8"},
    },
    pays_differences,
    dead_pays,
    Path(__file__).with_name("examples2011.txt"),
    pungs=PUNGS,
)
