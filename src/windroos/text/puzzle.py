"""What puzzles are called and ask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

THEMES: Final[Mapping[str, Words]] = {
    "discard": Words("Welke steen?", "Which tile?"),
    "claim": Words("Claimen of passen?", "Claim or pass?"),
    "count": Words("Hoeveel telt dit?", "How much does this count?"),
    "wait": Words("Waarop wacht dit?", "What does this wait for?"),
}
LEVELS: Final[Mapping[int, Words]] = {
    1: Words("makkelijk", "easy"),
    2: Words("gewoon", "medium"),
    3: Words("moeilijk", "hard"),
}
