"""What the formulas that come with Windroos are called, and their parts; a club's own is called as its file has it."""

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

SOURCES: Final[Mapping[str, Words]] = {
    one.nl: one
    for one in (
        Words(
            "144 regels, regels 130 en 140",
            "144 rules, rules 130 and 140",
        ),
        Words(
            "144 regels, regels 46 en 50; gedragsregels van de bond (Fu Hing, p. 38-39)",
            "144 rules, rules 46 and 50; the bond's rules of conduct (Fu Hing, p. 38-39)",
        ),
        Words(
            "Competitiereglement van mahjongclub Bamboe Acht",
            "Competition rules of the mahjong club Bamboe Acht",
        ),
        Words(
            "Competitiereglement van mahjongclub Groene Hart",
            "Competition rules of the mahjong club Groene Hart",
        ),
        Words(
            "Competitiereglement van mahjongclub Rode Draak",
            "Competition rules of the mahjong club Rode Draak",
        ),
        Words(
            "EMA, Riichi-regels 2025",
            "EMA, Riichi rules 2025",
        ),
        Words(
            "EMA, wedstrijdreglement MCR",
            "EMA, competition rules MCR",
        ),
        Words(
            "EMA, wedstrijdreglement MCR 1.1, 2.2 en 4; MCR 2006, 3.11",
            "EMA, competition rules MCR 1.1, 2.2 and 4; MCR 2006, 3.11",
        ),
        Words(
            "Fu Hing, p. 23 en 38-39",
            "Fu Hing, p. 23 and 38-39",
        ),
        Words(
            "Gebruik van clubs; gedragsregels van de bond met uitzonderingen (Fu Hing, p. 38, regels 3 en 8)",
            "Practice of clubs; the bond's rules of conduct with exceptions (Fu Hing, p. 38, rules 3 and 8)",
        ),
        Words(
            "Gebruik van de Haagse mahjongkringen",
            "Practice of the mahjong circles of The Hague",
        ),
        Words(
            "Gebruik van het NK voor clubs; gedragsregels van de bond (Fu Hing, p. 38-39)",
            "Practice of the Dutch championship for clubs; the bond's rules of conduct (Fu Hing, p. 38-39)",
        ),
        Words(
            "Gebruik van mahjongclub Anpai",
            "Practice of the mahjong club Anpai",
        ),
        Words(
            "Green Book; gelijke muren zoals in duplicaatbridge",
            "Green Book; equal walls as in duplicate bridge",
        ),
        Words(
            "Groene Hart 2011, p. 12 en 21; gedragsregels van de bond (Fu Hing, p. 38-39)",
            "Groene Hart 2011, p. 12 and 21; the bond's rules of conduct (Fu Hing, p. 38-39)",
        ),
        Words(
            "Huisregels van Fu Hing, p. 37, regels 1, 7 en 10",
            "House rules of Fu Hing, p. 37, rules 1, 7 and 10",
        ),
        Words(
            "NTS 2002, p. 7",
            "NTS 2002, p. 7",
        ),
        Words(
            "NTS 2002, p. 7; gedragsregels van de bond (Fu Hing, p. 38-39)",
            "NTS 2002, p. 7; the bond's rules of conduct (Fu Hing, p. 38-39)",
        ),
        Words(
            "NTS 2002; gelijke muren zoals in duplicaatbridge",
            "NTS 2002; equal walls as in duplicate bridge",
        ),
        Words(
            "Reglement van de Pe-ling-competitie",
            "Rules of the Pe-ling competition",
        ),
        Words(
            "Spelregels van De Dertien Wezen, p. 1-2",
            "Rules of De Dertien Wezen, p. 1-2",
        ),
    )
}
"""Where the formulas that come with Windroos are from, by what the file says."""


PARTS: Final[Mapping[str, Words]] = {
    one.nl.casefold(): one
    for one in (
        Words("Oost", "East"),
        Words("Zuid", "South"),
        Words("West", "West"),
        Words("Noord", "North"),
        Words("Lente", "Spring"),
        Words("Zomer", "Summer"),
        Words("Herfst", "Autumn"),
        Words("Winter", "Winter"),
        Words("Azuren Draak", "Azure Dragon"),
        Words("Vermiljoen Feniks", "Vermilion Phoenix"),
        Words("Witte Tijger", "White Tiger"),
        Words("Zwarte Schildpad", "Black Tortoise"),
        Words("Halve finale", "Semi-final"),
        Words("Finale", "Final"),
        Words("Kampioen", "Champion"),
    )
}
"""Periods, rounds of a final and titles of the formulas that come with Windroos, by the name of their file."""


def part_called(name: str, lang: Lang) -> str:
    """The name of a period, of a round of a final or of a title; of a club's own as its file has it."""
    return PARTS[name.casefold()].to(lang) if name.casefold() in PARTS else name


def formula_source(source: str, lang: Lang) -> str:
    """Where a formula is from; of a club's own as its file says it."""
    return SOURCES[source].to(lang) if source in SOURCES else source


def formula_called(name: str, lang: Lang) -> str:
    """The name of a formula, which is known by the one of its file."""
    return NAMES[name].to(lang) if name in NAMES else name
