"""What the page of the deal of the day says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "title": Words("Spel van de dag", "Deal of the day"),
    "lead": Words(
        "Vandaag speelt iedereen met dezelfde muur, u als Oost, tegen dezelfde drie computerspelers. U speelt hem één "
        "keer. Daarna ziet u wat anderen en vier experts ervan maakten.",
        "Today everybody plays the same wall, you as East, against the same three computer players. You play it once. "
        "Then you see what others and four experts made of it.",
    ),
    "name": Words("Uw naam, zoals anderen hem zien", "Your name, as others see it"),
    "begin": Words("Begin", "Begin"),
    "go_on": Words("Verder spelen", "Go on"),
    "played": Words("U maakte er {points} van.", "You made {points} of it."),
    "who": Words("Wie", "Who"),
    "points": Words("Punten", "Points"),
    "experts": Words("Vier experts, gemiddeld", "Four experts, on average"),
    "you": Words("u", "you"),
    "results": Words("Wat er vandaag van gemaakt is", "What was made of it today"),
    "look": Words("Bekijk uw spel", "Look at your hand"),
    "tomorrow": Words(
        "De muur en het nakijken komen morgen: anderen spelen hem nog.",
        "The wall and the review come tomorrow: others have yet to play it.",
    ),
    "other_book": Words("Met andere regels", "By other rules"),
}
