"""What is said beside a hand that was typed, of which somebody asks what to do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.figures import number
from windroos.text.words import Lang, Words

WORDS: Final[Mapping[str, Words]] = {
    "typed_title": Words("Een hand die u typt", "A hand that you type"),
    "typed_lead": Words(
        "Veertien stenen: welke moet weg? Of dertien en een steen die er ligt: claimen of passen?",
        "Fourteen tiles: which one has to go? Or thirteen and a tile that lies there: claim or pass?",
    ),
    "typed_hand": Words("De stenen", "The tiles"),
    "typed_hand_hint": Words(
        "Zoals 234m 678m 345p 567s 3s 9s. Sets op tafel tussen [ ], een dichte kong tussen ( ), O Z W N P G R zijn "
        "winden en draken. +3s discard: die steen legt uw linkerbuur weg.",
        "Such as 234m 678m 345p 567s 3s 9s. Sets on the table between [ ], a concealed kong between ( ), E S W N P G R "
        "are winds and dragons. +3s discard: your neighbour on the left discards that tile.",
    ),
    "typed_rules": Words("Regels", "Rules"),
    "typed_seat": Words("Eigen wind", "Own wind"),
    "typed_round": Words("Wind van de ronde", "Wind of the round"),
    "typed_gone": Words("Stenen die open liggen", "Tiles that lie open"),
    "typed_left": Words("Nog te pakken", "Left to draw"),
    "typed_empty": Words(
        "Van de laatste twee mag u niets invullen: dan is het spel net begonnen.",
        "You may leave the last two empty: then the hand has just begun.",
    ),
    "typed_go": Words("Wat zou u doen?", "What would you do?"),
    "typed_choice": Words("Keuze", "Choice"),
    "typed_cost": Words("Kost", "Costs"),
    "typed_chance": Words("Kans", "Chance"),
    "typed_about": Words(
        "Punten die een keus gemiddeld minder oplevert, en de kans om te winnen. Van de anderen is niets bekend.",
        "Points that a choice brings less on average, and the chance to win. Nothing is known of the others.",
    ),
}


def cost_text(points: float, lang: Lang) -> str:
    """What a choice costs, in whole points; a dash for what is as good as the best."""
    return number(round(points), lang) if round(points) else "–"
