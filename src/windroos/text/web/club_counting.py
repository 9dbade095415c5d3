"""What is said while the hands of a club are counted for the first time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "counting_title": Words("De spellen worden geteld", "The hands are being counted"),
    "counting_about": Words(
        "Dat gebeurt één keer. Deze pagina komt vanzelf; ondertussen kunt u gewoon verder.",
        "That is done once. This page comes by itself; meanwhile you can go on as usual.",
    ),
    "counting_far": Words(
        "{hands} van {of_hands:# spel|# spellen}, {evenings} van {of_evenings:# avond|# avonden}",
        "{hands} of {of_hands:# hand|# hands}, {evenings} of {of_evenings:# evening|# evenings}",
    ),
    "counting_now": Words("Kijk nu", "Look now"),
    "counting_calendar": Words("Naar de avonden", "To the evenings"),
}
