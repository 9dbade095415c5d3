"""What the page says that looks at a hand again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "review_title": Words("Spel {number} nagekeken", "Hand {number} reviewed"),
    "review_lead": Words(
        "Wat de sterkste speler van Windroos op elk moment had gedaan, met wat het scheelt. Hij ziet alleen wat u "
        "toen zag.",
        "What the strongest player of Windroos would have done at each moment, and what it makes. It sees only what "
        "you saw "
        "then.",
    ),
    "review_of": Words("Van wie", "Whose"),
    "review_course": Words("De kans in de loop van het spel", "The chance in the course of the hand"),
    "review_chances": Words("kans om te winnen na elke keus: {chances}", "chance to win after each choice: {chances}"),
    "review_none": Words("In dit spel was er niets te kiezen.", "There was nothing to choose in this hand."),
    "review_turns": Words("Keerpunten", "Turning points"),
    "review_no_turns": Words("Geen: beter kon het bijna niet.", "None: it could hardly be done better."),
    "review_did": Words("U deed: {action}.", "You did: {action}."),
    "review_better": Words(
        "Beter was: {action}. Dat scheelt gemiddeld {cost:# punt|# punten}.",
        "Better: {action}. That makes {cost:# point|# points} on average.",
    ),
    "review_saw": Words("uw stenen toen: {tiles}", "your tiles then: {tiles}"),
    "review_sum": Words("Spel en geluk", "Play and luck"),
    "review_start": Words("Wat de stenen aan het begin beloofden", "What the tiles promised at the start"),
    "review_play": Words("Wat uw keuzes kostten", "What your choices cost"),
    "review_luck": Words("Geluk: wat er gepakt, weggelegd en gewonnen werd", "Luck: what was drawn, discarded and won"),
    "review_result": Words("Wat het spel opbracht", "What the hand brought"),
    "review_waits": Words("Wie er wachtte", "Who was waiting"),
    "review_no_waits": Words("Niemand anders wachtte aan het eind.", "Nobody else was waiting at the end."),
    "review_waited": Words(
        "{name} wachtte vanaf de {since}e weggelegde steen op {tiles}.",
        "{name} had been waiting from discard {since} on for {tiles}.",
    ),
    "review_waited_start": Words(
        "{name} wachtte vanaf het begin op {tiles}.", "{name} had been waiting from the start for {tiles}."
    ),
    "review_moves": Words("Alle keuzes", "All choices"),
    "review_move": Words("Keus", "Choice"),
    "review_best": Words("Het beste", "The best"),
    "review_cost": Words("Kost", "Cost"),
    "review_look": Words("Bekijk", "Look"),
}
