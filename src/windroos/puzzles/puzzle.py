"""A puzzle as it is kept: whose hand it is, and the choices that led there. What is right is nowhere kept.

    discard 2 1 117 aabca        theme, level, seat, seed of wall and dice, choices

A choice is a letter: its place among what the seat might do then; where there was but one thing to do there is none.
"""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from importlib.resources import files
from random import Random
from string import ascii_letters
from typing import Final, Literal, NamedTuple

from windroos.errors import WindroosError

Theme = Literal["discard", "claim", "count", "wait"]
THEMES: Final[tuple[Theme, ...]] = ("discard", "claim", "count", "wait")
"""Which tile, claim or pass, how much does this count, what does this wait for."""
LETTERS: Final = ascii_letters
"""The places of choices."""


class PuzzleError(WindroosError):
    """A puzzle, or an answer to one, that does not exist."""


class Puzzle(NamedTuple):
    """One question about one position.

    level  1 easy, 2, 3 hard
    seat   whose question it is, as a wind
    seed   of the wall and the dice
    moves  the choices that led there, a letter each
    """

    book: str
    theme: Theme
    level: int
    seat: int
    seed: int
    moves: str

    def line(self) -> str:
        """The puzzle as it is kept."""
        return f"{self.theme} {self.level} {self.seat} {self.seed} {self.moves}"


def read_puzzle(book: str, line: str) -> Puzzle:
    """A puzzle from its line. Raises ValueError where it is none."""
    theme, level, seat, seed, *moves = line.split()
    known = next(one for one in THEMES if one == theme)
    return Puzzle(book, known, int(level), int(seat), int(seed), "".join(moves))


@lru_cache(maxsize=16)
def stock(book: str) -> tuple[Puzzle, ...]:
    """The puzzles that Windroos comes with, of a book."""
    file = files("windroos.puzzles") / "stock" / f"{book}.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return tuple(read_puzzle(book, line) for line in lines if line)


def puzzle_of(book: str, number: int) -> Puzzle:
    """A puzzle of the stock by its number, from 1. Raises PuzzleError: `puzzle_number`."""
    found = stock(book)
    if not 0 < number <= len(found):
        raise PuzzleError("puzzle_number", count=len(found))
    return found[number - 1]


def number_of_the_day(book: str, day: date) -> int:
    """The number of the puzzle of a day: the same for everybody, and every one has its turn."""
    order = list(range(1, len(stock(book)) + 1))
    Random(book).shuffle(order)
    return order[day.toordinal() % len(order)]
