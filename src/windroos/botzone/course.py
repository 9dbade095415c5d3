"""A hand that was played elsewhere: who was dealt what, what each did, and what was written below it."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from windroos.hands import FACE_DOWN


class Did(Enum):
    """What a seat did; by the words of Botzone's data set."""

    DRAW = "Draw"
    FLOWER = "BuHua"
    """It drew a flower and laid it out."""
    DISCARD = "Play"
    CHOW = "Chi"
    PUNG = "Peng"
    KONG = "Gang"
    """Of a discard."""
    CONCEALED = "AnGang"
    PROMOTED = "BuGang"
    MAHJONG = "Hu"


class Deed(NamedTuple):
    """One thing that a seat did. `tile` is the middle one of a chow, FACE_DOWN where it is not told.

    `instead` are claims on the same tile that this one went before.
    """

    seat: int
    did: Did
    tile: int = FACE_DOWN
    instead: tuple[Deed, ...] = ()


class End(Enum):
    """How a hand ended."""

    MAHJONG = "mahjong"
    DRAW = "draw"
    ERROR = "error"
    """A program answered what it may not, or not in time."""
    OPEN = "open"
    """It is not told."""


class PlayedHand(NamedTuple):
    """A hand of four seats, East first.

    name      what it is called where it comes from; may be empty
    round     the wind of the round
    racks     thirteen tiles of each seat, without flowers
    flowers   the flowers of each seat at the deal
    deeds     what was done, in order
    scores    what each seat won or lost, None where that is not told
    line      the line of the file where it begins
    """

    name: str
    round: int
    racks: tuple[tuple[int, ...], ...]
    flowers: tuple[tuple[int, ...], ...]
    deeds: tuple[Deed, ...]
    end: End
    scores: tuple[int, ...] | None
    line: int = 1

    @property
    def has_flowers(self) -> bool:
        """Whether it was played with flowers, from one wall."""
        return any(self.flowers) or any(deed.did == Did.FLOWER for deed in self.deeds)
