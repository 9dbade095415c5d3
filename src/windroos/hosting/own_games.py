"""The games of a player, as far as he may know them, and of their hands who won what."""

from __future__ import annotations

from typing import NamedTuple

from windroos.hosting.setup import Setup
from windroos.hosting.standing import MatchStanding
from windroos.store.changes import Stream


class OwnHand(NamedTuple):
    """A hand that a player played to its end: whether he won it, what it was worth then, and his points."""

    number: int
    won: bool
    score: int
    points: int


class SatHand(NamedTuple):
    """Who played a hand of a game to its end, by their places in the match, and what each of them won or lost."""

    players: tuple[int, ...]
    points: tuple[int, ...]


class ReadHands(NamedTuple):
    """The hands of a game that ended, as a player has them and as all of the table."""

    own: tuple[OwnHand, ...] = ()
    all: tuple[SatHand, ...] = ()


class OwnGame(NamedTuple):
    """A game of a player, as far as he may know it.

    shut      others have yet to play the same walls
    sat       of each of its hands who played it
    browsers  of each place of a person the mark of the browser that sits there; "" elsewhere
    """

    stream: Stream
    setup: Setup
    player: int
    standing: MatchStanding
    hands: tuple[OwnHand, ...]
    shut: bool
    sat: tuple[SatHand, ...] = ()
    browsers: tuple[str, ...] = ()

    @property
    def goes_on(self) -> bool:
        """Whether anything can still be played."""
        return not (self.standing.over or self.standing.closed)
