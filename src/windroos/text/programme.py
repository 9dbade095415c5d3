"""The words of the score program of the 144 rules: what happens during a day, and what a total misses."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Words

NEWS: Final = {
    "jersey": Words("De gele trui is voor {people}.", "The yellow jersey goes to {people}."),
    "jersey_nobody": Words("Niemand draagt de gele trui.", "Nobody wears the yellow jersey."),
    "green_won": Words("Een groene sjaal voor {people}.", "A green scarf for {people}."),
    "green_lost": Words("De groene sjaal gaat af bij {people}.", "The green scarf comes off {people}."),
    "orange": Words("Een oranje sjaal voor {people}.", "An orange scarf for {people}."),
    "red": Words("In het rood: {people}.", "In the red: {people}."),
    "black": Words("Uit het rood: {people}.", "Out of the red: {people}."),
    "rich": Words("Meer dan alle beginpunten samen: {people}.", "More than all began with: {people}."),
}
UNNUMBERED: Final = Words("Nummer onbekend, dus niet meegeteld: {hands}.", "Number unknown, so not counted: {hands}.")
UNSAID: Final = Words(
    "Van {count} bijzondere spellen is niet gezegd welk het was.", "Of {count} special hands nobody said which it was."
)
UNSAID_ONE: Final = Words(
    "Van één bijzonder spel is niet gezegd welk het was.", "Of one special hand nobody said which it was."
)
