"""What players can say to each other at a table: ready-made, and heard by everybody in his own language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

PHRASES: Final[Mapping[str, Words]] = {
    "hello": Words("Hallo allemaal!", "Hello everybody!"),
    "pleasure": Words("Veel plezier!", "Enjoy the game!"),
    "played": Words("Goed gespeeld!", "Well played!"),
    "congratulations": Words("Gefeliciteerd!", "Congratulations!"),
    "thanks": Words("Dank u wel.", "Thank you."),
    "sorry": Words("Neem me niet kwalijk.", "Sorry about that."),
    "moment": Words("Even wachten, ik ben zo terug.", "One moment, I will be right back."),
    "back": Words("Ik ben er weer.", "I am back."),
    "slower": Words("Mag het iets rustiger?", "A little slower, please?"),
    "last": Words("Dit is mijn laatste spel.", "This is my last hand."),
    "bye": Words("Tot de volgende keer!", "See you next time!"),
}
"""None says a thing about tiles, plans or what somebody should do."""
