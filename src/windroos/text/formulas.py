"""What the formulas that come with Windroos are called; one of a club's own has the name that its file gives it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Lang, Words

NAMES: Final[Mapping[str, Words]] = {
    one.nl: one
    for one in (
        Words("144 regels, toernooi", "144 rules, tournament"),
        Words("Bamboe Acht", "Bamboe Acht"),
        Words("CBMS, ZBMJ-totaal", "CBMS, ZBMJ total"),
        Words("Fu Hing", "Fu Hing"),
        Words("Gemiddelde", "Mean"),
        Words("Groene Hart", "Groene Hart"),
        Words("Groene Hart, toernooi", "Groene Hart, tournament"),
        Words("Haagse kringen", "The Hague circles"),
        Words("Hong Kong, toernooi", "Hong Kong, tournament"),
        Words("MCR, 4-2-1-0", "MCR, 4-2-1-0"),
        Words("MCR, De Dertien Wezen", "MCR, De Dertien Wezen"),
        Words("MCR, EMA-toernooi", "MCR, EMA tournament"),
        Words("MCR, gelijke muren", "MCR, equal walls"),
        Words("NTS, bond", "NTS, the bond's"),
        Words("NTS, gelijke muren", "NTS, equal walls"),
        Words("NTS, toernooi", "NTS, tournament"),
        Words("Pe-ling, punten", "Pe-ling, points"),
        Words("Pe-ling, tafelpunten", "Pe-ling, table points"),
        Words("Recreatief", "Recreational"),
        Words("Riichi, EMA", "Riichi, EMA"),
        Words("Rode Draak", "Rode Draak"),
        Words("Viertallen", "Teams of four"),
    )
}
"""By the name that the file has, which is Dutch."""


def formula_called(name: str, lang: Lang) -> str:
    """The name of a formula, which is known by the one of its file."""
    return NAMES[name].to(lang) if name in NAMES else name
