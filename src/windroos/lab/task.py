"""What is to be played: a small value that another process or machine can be sent."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from windroos.books import catalog
from windroos.errors import OptionError
from windroos.rules.rule import Value
from windroos.rules.rules import Rules
from windroos.version import __version__

CHUNK: Final = 8192
"""Hands that are played and counted at once; memory depends on this and not on the number of hands."""
SMALL_CHUNK: Final = 32
"""The same for players in Python, of whom a second sees some tens of hands."""
SEATS: Final = 4


class Chunk(NamedTuple):
    """Consecutive hands of a run: the number of the first, and how many."""

    first: int
    hands: int


@dataclass(frozen=True, slots=True)
class Task:
    """Hands of one rule set by players at four seats.

    Hand number i of a seed is the same hand in every division of the work, so that the totals are too.
    """

    rules_id: str
    players: tuple[str, ...]
    """A player for each seat, East first."""
    hands: int
    seed: int = 1
    options: tuple[tuple[str, Value], ...] = ()
    """Only those that were set; the book decides the others."""
    house: str | None = None
    """The file of house rules, on this machine."""
    round: int | None = 0
    """The wind of every hand's round, or None: each in turn."""
    version: str = __version__
    """Of the program that made the task: another version may play the same hand otherwise."""

    def rules(self) -> Rules:
        """The rules to play by.

        Raises:
            OptionError: rules or options that do not exist, or a task of another version of Windroos.
            HouseError: house rules that cannot be read.
        """
        if self.version != __version__:
            raise OptionError("lab_other_version", here=__version__, there=self.version)
        if self.house is not None:
            from windroos.books.house import load_house

            return load_house(Path(self.house), dict(self.options)).rules
        return catalog.rules(self.rules_id, dict(self.options))


def chunks(hands: int, size: int = CHUNK) -> Iterator[Chunk]:
    """The hands 0 .. hands - 1 in pieces of at most `size`."""
    for first in range(0, hands, size):
        yield Chunk(first, min(size, hands - first))


def chunk_size(hands: int, workers: int, most: int = CHUNK) -> int:
    """How many hands to hand out at a time: at most `most`, and few enough that all workers end at about the same time.

    It changes nothing in the totals.
    """
    return max(1, min(most, hands // (4 * workers)))
