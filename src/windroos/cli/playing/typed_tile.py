"""A tile as a person types it, in either language."""

from __future__ import annotations

from typing import Final

from windroos.tiles import EAST, P1, S1, kind_of

_SUITS: Final = {"m": 0, "t": 0, "p": P1, "k": P1, "s": S1, "b": S1, "z": EAST}


_HONOURS: Final = {
    **{"e": 27, "o": 27, "s": 28, "z": 28, "w": 29, "n": 30, "p": 31, "g": 32, "r": 33},
    **{"east": 27, "oost": 27, "south": 28, "zuid": 28, "west": 29, "north": 30, "noord": 30},
    **{"white": 31, "wit": 31, "green": 32, "groen": 32, "red": 33, "rood": 33},
}


def tile_of(text: str) -> int | None:
    """The tile that a word names: `5p`, `p5`, `5k`, `K5`, `east`, `o`, `f1`; None for anything else."""
    word = text.lower()
    if word in _HONOURS:
        return _HONOURS[word]
    found = kind_of(word)
    if found is not None or len(word) != 2:
        return found
    rank, suit = (word[1], word[0]) if word[1].isdecimal() else (word[0], word[1])
    if not (rank.isascii() and rank.isdecimal()) or rank == "0" or suit not in _SUITS:
        return None
    return _SUITS[suit] + int(rank) - 1 if suit != "z" or rank <= "7" else None
