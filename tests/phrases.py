"""Phrases that readers stumbled over, and why: they must not come back in any text of the program or on any page."""

from __future__ import annotations

import re
from typing import Final

GONE: Final = {
    r"mahjong gaat voor elke andere set": "mahjong is called, it is no set",
    r"bij de losse stenen": "in the tournament rules these are the replacement tiles, nobody's rack",
    r"\bop (de )?(stok|lat)\b": "the rack is a plank",
    r"\bvoor u zit": "that is who sits opposite; a chow is of the player to one's left",
    r"kippenhand": "it is called a chickenspel",
    r"middenstenen": "not to be told apart from the middle tiles: eenvoudige stenen",
    r"poor man": "the hand is called poverty mahjong",
    r"vriendelijke tafel": "a page asks what is allowed, a kind of table means nothing to who never heard of it",
    r"\blos (14|\{)": "a count with a word before it that says nothing",
    r"rather scores only|otherwise after all": "Dutch, word by word",
    r"\bit lacks (\d|\{missing)": "lacks five what",
}
"""What must not be said, and why."""


def said_again(text: str) -> list[str]:
    """The phrases that a text says after all."""
    one = " ".join(text.split())
    return [phrase for phrase in GONE if re.search(phrase, one, re.IGNORECASE)]
