"""What the commands of seasons and formulas say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

NO_HOUSES: Final = Words(
    "Dit seizoen speelt zijn boeken zoals zij er staan.", "This season plays its books as they stand."
)
NO_SEASONS: Final = Words("Er is nog geen seizoen.", "There is no season yet.")
MADE: Final = Words("Seizoen {id} is gemaakt.", "Season {id} is made.")
CLOSED: Final = Words("Afgesloten. Kampioen: {names}.", "Closed. Champion: {names}.")
AFTER: Final = Words(
    "{name}, na {played:# avond|# avonden}; {counting} tellen mee.",
    "{name}, {played:# evening|# evenings}; {counting} count.",
)
BELOW: Final = Words("Onder de streep:", "Below the line:")
NEEDED: Final = Words("{evenings} van {needed:# avond|# avonden}", "{evenings} of {needed:# evening|# evenings}")
ROUND: Final = Words("Ronde {number}", "Round {number}")
GAMES: Final[Mapping[str, Words]] = {
    "open": Words("nog op geen avond", "on no evening yet"),
    "planned": Words("nog te spelen", "to be played"),
    "played": Words("gespeeld", "played"),
    "short": Words("gespeeld, niet door allen", "played, not by all"),
    "missed": Words("niet gespeeld", "not played"),
}
"""What became of a game of a scheme."""
NO_SCHEME: Final = Words("Dit seizoen heeft geen schema.", "This season has no scheme.")
NO_FINAL: Final = Words("Dit seizoen heeft geen finale.", "This season has no final.")
WON_BY: Final = Words("Gewonnen door {names}", "Won by {names}")
FORMULA_GOOD: Final = Words("Deze formule is goed: {name}.", "This formula is good: {name}.")
CHAMPION: Final = Words(
    "Kampioen: {before}; met de andere formule {after}.", "Champion: {before}; by the other {after}."
)
