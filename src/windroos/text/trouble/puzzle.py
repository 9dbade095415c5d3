"""What can be wrong with what is asked of a puzzle."""

from __future__ import annotations

from windroos.text.words import Trouble, Words

TROUBLE: dict[str, Trouble] = {
    "puzzle_number": Trouble(
        Words("Er is geen puzzel met dat nummer.", "There is no puzzle with that number."),
        Words("Van dit boek zijn er {count}: kies er een.", "This book has {count}: choose one."),
    ),
    "puzzle_answer": Trouble(
        Words("Dit antwoord hoort niet bij deze puzzel.", "This answer does not belong to this puzzle."),
        Words("Ga terug naar de puzzel en kies opnieuw.", "Go back to the puzzle and choose again."),
    ),
}
