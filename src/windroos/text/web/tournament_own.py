"""What the page says that one opens by one's own card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "own_about": Words(
        "Waar u zit, en of u het eens bent met wat uw tafel invoerde.",
        "Where you sit, and whether you agree with what your table typed.",
    ),
    "own_seat": Words("Ronde {round}, tafel {table}", "Round {round}, table {table}"),
    "own_none": Words("In ronde {round} hebt u geen plaats.", "You have no seat in round {round}."),
    "own_before": Words("Er is nog geen indeling.", "There is no schedule yet."),
    "own_empty": Words("Uw tafel heeft nog niets ingevoerd.", "Your table has typed nothing yet."),
    "own_agree": Words("Akkoord met deze uitslag", "I agree with this result"),
    "own_agreed": Words("U bent akkoord.", "You agree."),
    "own_in": Words("De uitslag is binnen.", "The result is in."),
    "own_route": Words("Al mijn rondes", "All my rounds"),
    "own_next": Words("Daarna: ronde {round}, tafel {table}", "After that: round {round}, table {table}"),
}
