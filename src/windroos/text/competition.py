"""What the commands of seasons and formulas say."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Words

NO_SEASONS: Final = Words("Er is nog geen seizoen.", "There is no season yet.")
MADE: Final = Words("Seizoen {id} is gemaakt.", "Season {id} is made.")
CLOSED: Final = Words("Afgesloten. Kampioen: {names}.", "Closed. Champion: {names}.")
AFTER: Final = Words(
    "{name}, na {played} avonden; {counting} tellen mee.", "{name}, {played} evenings; {counting} count."
)
BELOW: Final = Words("Onder de streep:", "Below the line:")
NEEDED: Final = Words("{evenings} van {needed} avonden", "{evenings} of {needed} evenings")
FORMULA_GOOD: Final = Words("Deze formule is goed: {name}.", "This formula is good: {name}.")
CHAMPION: Final = Words(
    "Kampioen: {before}; met de andere formule {after}.", "Champion: {before}; by the other {after}."
)
