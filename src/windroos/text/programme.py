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
    "Van {count:één bijzonder spel|# bijzondere spellen} is niet gezegd welk het was.",
    "Of {count:one special hand|# special hands} nobody said which it was.",
)
FIELDS: Final = {
    "jersey": Words("gele trui", "yellow jersey"),
    "green": Words("groene sjaal", "green scarf"),
    "orange": Words("oranje sjaal", "orange scarf"),
    "red": Words("in het rood", "in the red"),
    "rich": Words("meer dan {points}", "more than {points}"),
}
"""What somebody wears or is, by `day_board.Field`."""
SHARE: Final = Words(
    "{won} van {hands:# spel|# spellen} gewonnen: {share} %.",
    "{won} of {hands:# hand|# hands} {won:was|were} won: {share}%.",
)
YARDSTICK: Final = Words(
    "Regel 125: 60 tot 70 % is gewoon waar ieder zo snel mogelijk wint, ongeveer 30 % waar meer spelers op zeldzame "
    "spellen jagen.",
    "Rule 125: 60 to 70% is normal where all win as soon as they can, about 30% where several hunt for rare hands.",
)
HIGHEST: Final = Words(
    "Hoogste bijzondere mah jong: {hand}, van {people}.", "Highest special mahjong: {hand}, by {people}."
)
HIGHEST_NONE: Final = Words("Nog geen bijzonder mah jong.", "No special mahjong yet.")
HIGHEST_NEVER: Final = Words("Geen bijzonder mah jong.", "No special mahjong.")
LARGEST: Final = Words("Grootste bezit: {people}, {possession}.", "Largest possession: {people}, {possession}.")
WON_WHOLE: Final = Words(
    "Winnaar van de hele partij, met het hoogste bijzondere mah jong (regel 55): {winners}.",
    "Winner of the whole game, by the highest special mahjong (rule 55): {winners}.",
)
WON_LARGEST: Final = Words(
    "Winnaar, met het grootste bezit (regel 55): {winners}.", "Winner, by the largest possession (rule 55): {winners}."
)
SECOND: Final = Words(
    "Tweede, met het grootste bezit daarna: {people}.", "Second, with the largest possession after that: {people}."
)
KNOWN_NUMBER: Final = Words("{hand} (nummer {number})", "{hand} (number {number})")
UNKNOWN_NUMBER: Final = Words("{hand} (nummer onbekend)", "{hand} (number unknown)")
HELD: Final = Words(
    "bezit {possession} · {points} All Round-punten in {hands:één spel|# spellen}",
    "possession {possession} · {points} All Round points in {hands:one hand|# hands}",
)
HELD_SHORT: Final = Words("{possession} · {points} ARP", "{possession} · {points} ARP")
