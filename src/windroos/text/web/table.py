"""What the pages of Spelen say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "review_season": Words("Al uw spelen nagekeken", "All your hands reviewed"),
    "review_elsewhere": Words("Een partij van elders nakijken", "Review a match from elsewhere"),
    # --- who is there
    "away": Words(
        "{name} is weg; een computerspeler speelt zolang mee.", "{name} is away; a computer player plays meanwhile."
    ),
    "returned": Words("{name} is er weer.", "{name} is back."),
    "new_link": Words(
        "Voor de plaats van {name} is een nieuwe link gemaakt: wie die opent, speelt daar verder.",
        "A new link was made for {name}'s place: whoever opens it plays on there.",
    ),
    "joined": Words("{name} doet mee.", "{name} joins."),
    "windows": Words(
        "Uw plaats is nu in {count:# venster|# vensters} open.", "Your seat is open in {count:# window|# windows} now."
    ),
    # --- the coach
    "coach_waits": Words("Er valt nu niets te kiezen.", "There is nothing to choose now."),
    # --- the card on the first page
    "card_title": Words("{name} speelt", "{name} plays"),
    "card_state": Words("spel {number} · ronde van {round} · {book}", "hand {number} · {round} round · {book}"),
    "card_invite": Words("Scan om mee te kijken", "Scan to watch"),
    # --- who gave no name
    "player": Words("Speler {number}", "Player {number}"),
}
