"""What the page of the prizes says, and their screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.books import capital
from windroos.text.tournament_formula import PRIZE
from windroos.text.words import Words

PRIZE_WORDS: Final[Mapping[str, Words]] = {
    "prize_place": Words("{place}e prijs", "Prize {place}"),
    **{f"prize_{kind}": Words(capital(words.nl), capital(words.en)) for kind, words in PRIZE.items()},
    "prize_nobody": Words("nog niemand", "nobody yet"),
    "prize_shared": Words("gedeeld", "shared"),
}
"""What each prize is called."""
WORDS: Final[Mapping[str, Words]] = {
    **PRIZE_WORDS,
    "prizes_title": Words("Prijzen", "Prizes"),
    "prizes_about": Words(
        "Wie wat wint, zoals de formule het zegt en de stand nu is.",
        "Who wins what, as the formula says and the standings are now.",
    ),
    "prizes_screen": Words("Op het scherm", "On the screen"),
    "prizes_certificates": Words("Oorkonden", "Certificates"),
    "prizes_none": Words(
        "Er is nog geen uitslag. De prijzen volgen vanzelf uit de stand.",
        "There is no result yet. The prizes follow from the standings by themselves.",
    ),
    "prizes_early": Words(
        "Nog niet alles is gespeeld: dit is de stand na ronde {round}.",
        "Not all is played yet: these are the standings after round {round}.",
    ),
    "prizes_gone": Words(
        "{name} speelde de laatste ronde niet meer. Wat al verdiend is, telt: de prijs blijft, of de naam gaat uit de "
        "uitslag.",
        "{name} did not play the last round. What was earned counts: the prize stands, or the name is taken out of "
        "the result.",
    ),
    "prizes_gone_go": Words("Uit de uitslag halen", "Take out of the result"),
    "prizes_won": Words("Wie wat wint", "Who wins what"),
    "prizes_teams": Words("Teams", "Teams"),
    "prizes_give": Words("Een prijs geven", "Give a prize"),
    "prizes_give_about": Words(
        "Voor wat mensen beslissen, zoals de mooiste limiethand of een chickenspel. Het gaat voor de cijfers.",
        "For what people decide, such as the finest limit hand or a chicken hand. It goes before what figures say.",
    ),
    "prize_word": Words("Prijs", "Prize"),
    "prizes_by_figures": Words("Volgens de cijfers", "As the figures say"),
    "prizes_hand": Words("Welke hand (mag leeg)", "Which hand (may be empty)"),
    "prizes_go": Words("Geef de prijs", "Give the prize"),
}
