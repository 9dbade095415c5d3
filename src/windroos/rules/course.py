"""How a match of each book goes on from hand to hand, as data: who stays East, how seats turn, which rounds there are.

`windroos.rules.conduct` says the same of one hand.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, Literal, NamedTuple


class Turning(IntEnum):
    """How seats turn after a hand. `seats` are East, South, West, North; one more player may wait."""

    ROUND = 1
    """South becomes East, ..., East the last (NTS 2002, p. 6)."""
    DREAMER = 2
    """East goes to dream, the old dreamer becomes North (Groene Hart 2011, p. 21)."""
    FIFTH = 3
    """North leaves the table, who waited becomes West (Fu Hing, p. 25)."""


class DragonRound(IntEnum):
    """When the round of the green dragon is played."""

    NEVER = 0
    LAST = 1
    """After the last wind round, as long as that: everybody is East (ruling N38)."""
    EACH = 2
    """One hand after each wind round, the fourth of three players (Groene Hart 2011, p. 19)."""


Way = Literal["highest", "ranked", "drawn"]
"""How seats are found.

highest   the highest throw is East, the others keep their places (NTS 2002, p. 4; 144 rules, rule 10; Fu Hing, p. 6)
ranked    all by their throw: East, South, West, North (Groene Hart 2011, p. 5)
drawn     everyone draws a wind tile (Groene Hart 2011, p. 5, and Fu Hing, p. 6, as an alternative; MCR)
"""
ALWAYS_EAST: Final = (0,) * 16
"""The book of 2002 knows no other wind of the round and no number of rounds; sixteen is our bound."""


class Course(NamedTuple):
    """The course of a match.

    Five players: the winds always move on, also after a draw and when East wins (both books that know five say so); in
    the books that do not, East becomes the dreamer.
    """

    players: int
    rounds: int
    """Rounds of a whole game by the book."""
    winds: tuple[int, ...]
    """The wind of each round there may be."""
    turning: Turning = Turning.ROUND
    draw_stays: bool = False
    """After a draw the winds stay and the hand is played again, as a hand of its own."""
    east_stays: bool = False
    """After a hand that East wins the winds stay."""
    dragon: DragonRound = DragonRound.NEVER
    exchange: bool = False
    """Seats are exchanged between rounds (MCR, ruling C9)."""
    formations: bool = False
    """A whole game is won by the highest special formation (144 rules, rule 55)."""
    bell_stops: bool = False
    """The bell stops the hand that is on (ruling C10)."""
    seating: Way = "highest"
    """How seats are found."""

    def always_turns(self) -> bool:
        """Whether it is known beforehand how many hands there are."""
        return not self.draw_stays and not self.east_stays

    def length(self, rounds: int) -> int:
        """The fewest hands of a match of so many wind rounds."""
        return rounds * self.players + self._dragon_hands(rounds)

    def left(self, rounds: int, played: int, turns: int, dragon: bool) -> int:
        """The fewest hands to come, `turns` Easts into a wind round or the `dragon`'s, after `played` wind rounds."""
        if not dragon:
            return self.length(rounds - played) - turns
        if self.dragon == DragonRound.EACH:
            return 1 + self.length(rounds - played)
        return self.players - turns

    def _dragon_hands(self, rounds: int) -> int:
        return (0, self.players, rounds)[self.dragon]

    def seats_after(self, seats: tuple[int, ...], dreamer: int) -> tuple[tuple[int, ...], int]:
        """Seats and dreamer after one turn."""
        if self.turning == Turning.DREAMER:
            return (*seats[1:], dreamer), seats[0]
        if self.turning == Turning.FIFTH:
            east, south, west, north = seats
            return (south, west, dreamer, east), north
        return (*seats[1:], seats[0]), dreamer

    def exchanged(self, seats: tuple[int, ...], played: int) -> tuple[int, ...]:
        """Seats at the start of a round, after `played` rounds; `seats` are those of the start of the round before.

        The Green Book: East and South change places and so do West and North, after the first and the third round;
        after the second East goes to West, South to North, West to South and North to East. So everybody begins a
        round at each seat once.
        """
        if not self.exchange:
            return seats
        east, south, west, north = seats
        return (north, west, east, south) if played == 2 else (south, east, north, west)


def way(named: bool | int | str) -> Way:
    """The way of finding seats that an option names."""
    return "ranked" if named == "ranked" else "drawn" if named == "drawn" else "highest"


def winds(players: int) -> tuple[int, ...]:
    """The winds of the rounds: three players play no round of North (Fu Hing, p. 25)."""
    return tuple(range(min(players, 4)))
