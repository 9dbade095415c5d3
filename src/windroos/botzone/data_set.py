"""Hands in the words of Botzone's data set of Chinese Standard Mahjong: a line for each thing that was done.

Match 5e37...                Wind 0
Player 0 Deal W1 W2 ...      Player 0 Draw T1      Player 0 Play T1
Player 1 Peng T1 Ignore Player 2 Chi T2            Player 3 Hu T1
Huang                        Fan 8 ...             Score 32 -8 -16 -8
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from windroos.bots.botzone_words import kind_of
from windroos.botzone.course import Deed, Did, End, PlayedHand
from windroos.botzone.errors import BotzoneError

_SEATS: Final = range(4)
_BEYOND: Final = ("Fan",)
"""Lines that say nothing of what was done."""


def hands_of_lines(lines: Iterable[str]) -> Iterator[PlayedHand]:
    """The hands of a file.

    Raises:
        BotzoneError: `botzone_line`, with its number, where a line cannot be read or cannot come there.
    """
    hand: _Reading | None = None
    for number, text in enumerate(lines, 1):
        words = text.split()
        if not words:
            continue
        try:
            if words[0] == "Match":
                if hand is not None:
                    yield hand.read()
                hand = _Reading(" ".join(words[1:]), number)
            elif hand is None:
                raise ValueError(text)
            else:
                hand.take(words)
        except (ValueError, IndexError):
            raise BotzoneError("botzone_line", line=number, text=text.strip()[:60]) from None
    if hand is None:
        raise BotzoneError("botzone_no_hands")
    yield hand.read()


class _Reading:
    """What is known of a hand so far."""

    def __init__(self, name: str, line: int) -> None:
        self._name = name
        self._line = line
        self._round = 0
        self._racks: dict[int, tuple[int, ...]] = {}
        self._deeds: list[Deed] = []
        self._end = End.OPEN
        self._scores: tuple[int, ...] | None = None

    def take(self, words: list[str]) -> None:
        """One line after the first."""
        kind, *rest = words
        if kind == "Wind":
            self._round = _seat(rest[0])
        elif kind == "Player":
            self._player(rest)
        elif kind == "Huang":
            self._end = End.DRAW
        elif kind == "Score":
            scores = tuple(map(int, rest))
            if len(scores) != len(_SEATS):
                raise ValueError(rest)
            self._scores = scores
        elif kind not in _BEYOND:
            raise ValueError(kind)

    def _player(self, words: list[str]) -> None:
        if words[1] == "Deal":
            self._racks[_seat(words[0])] = tuple(map(_tile, words[2:]))
            return
        at = words.index("Ignore") if "Ignore" in words else len(words)
        ignored = words[at:]
        instead = tuple(_deed(ignored[first + 2 : first + 5]) for first in range(0, len(ignored), 5))
        self._deeds.append(_deed(words[:at])._replace(instead=instead))
        if self._deeds[-1].did == Did.MAHJONG:
            self._end = End.MAHJONG

    def read(self) -> PlayedHand:
        """The whole hand."""
        if sorted(self._racks) != list(_SEATS) or any(len(rack) != 13 for rack in self._racks.values()):
            raise BotzoneError("botzone_deal", line=self._line)
        racks = tuple(self._racks[seat] for seat in _SEATS)
        deeds = tuple(self._deeds)
        return PlayedHand(self._name, self._round, racks, ((),) * 4, deeds, self._end, self._scores, self._line)


def _deed(words: list[str]) -> Deed:
    seat, did, tile = words
    return Deed(_seat(seat), Did(did), _tile(tile))


def _seat(word: str) -> int:
    seat = int(word)
    if seat not in _SEATS:
        raise ValueError(word)
    return seat


def _tile(word: str) -> int:
    kind = kind_of(word)
    if kind < 0:
        raise ValueError(word)
    return kind
