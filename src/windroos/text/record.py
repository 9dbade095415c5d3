"""What `windroos verify` says of a record."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Words

IN_ORDER: Final = Words("in orde", "in order")
NOT_IN_ORDER: Final = Words("niet in orde", "not in order")
HANDS: Final = Words("{count:# spel|# spellen}", "{count:# hand|# hands}")
STEPS: Final = Words("{count:# stap|# stappen}", "{count:# step|# steps}")
WALL: Final = Words(
    "elke steen kwam van zijn plaats in de beloofde muur", "every tile came from its place in the promised wall"
)
"""Found without the program's own rules."""
OVER: Final = Words("de partij is uit", "the match is over")
NOT_OVER: Final = Words("de partij is niet uit", "the match is not over")
BEFORE: Final = Words("Daarvoor in orde: {what}.", "In order before that: {what}.")
