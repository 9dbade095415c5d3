"""Where the 144 rules speak of what."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from windroos.rules.pages import Pages, dead_pays, pays_differences

PAGES: Final = Pages(
    "144 regels",
    {
        **{"wall": "nr. 8-17", "claims": "nr. 28-37", "kongs": "nr. 24-26, 38-43, 47, 68", "match": "nr. 51-56"},
        **{"going_out": "nr. 18-23, 44-50, 88", "paying": "nr. 57-59, 80-81, 90", "mistakes": "nr. 46, 50"},
    },
    pays_differences,
    dead_pays,
    Path(__file__).with_name("examples.txt"),
    sizes={3: "Fu Hing, p. 25", 5: "Groene Hart 2011, p. 21"},
    pungs=("gewoon", "hoog"),
)
