"""A wall and dice that nobody chose alone: mixed from a secret of the table and from what players add to it.

1. The table publishes the SHA-256 of its secret: it is bound.
2. Whoever wants sends the SHA-256 of a text of his own, and is bound too. The list of these is closed and published.
3. The texts are opened. Secret and texts give a seed, and the seed gives the wall and the dice; the secret is opened
   when the hand is over.

Who binds himself last knows nothing but digests, so he chooses blindly, the table too; and one text of somebody honest
makes every wall equally likely. What is left to a table that cheats is to keep back a friend's text when it has seen
the others: that chooses between two walls, and everybody sees that a text was not opened.

docs/record.md tells how to check all of it with any tool; `windroos.check_record` does so and shares no code with this.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

from windroos.errors import PlayError
from windroos.play.model.actions import Begin, Contribution, Sit
from windroos.play.model.dice import WAITS as FIFTH
from windroos.play.model.dice import Throw, dice_needed, throws_needed
from windroos.rules.conduct import Conduct
from windroos.rules.rules import Rules, conduct_of, course_of
from windroos.tiles import EAST

_WORD: Final = 4
"""Bytes of a number of the stream."""
Item = TypeVar("Item")


class Turn(NamedTuple):
    """Which hand is mixed: its number in the match, from 1, and its round."""

    number: int
    round: int


def digest(text: str) -> str:
    """What binds somebody to a text: the SHA-256 of its UTF-8, in hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()


class Numbers:
    """Even numbers from a seed: the SHA-256 of seed and block number, block after block, in words of four bytes."""

    def __init__(self, purpose: str, secret: str, contributions: Sequence[Contribution]) -> None:
        """The seed is the SHA-256 of these lines: `purpose`, the secret, and each opened text after its player."""
        opened = [f"{one.player} {one.text}" for one in contributions if one.text]
        self._seed = hashlib.sha256("\n".join((purpose, secret, *opened)).encode()).digest()
        self._block = 0
        self._bytes = b""

    def below(self, count: int) -> int:
        """The next number from 0, below `count`; a word in the last uneven stretch is passed over."""
        even = (1 << 8 * _WORD) // count * count
        while True:
            if not self._bytes:
                self._bytes = hashlib.sha256(self._seed + self._block.to_bytes(8, "big")).digest()
                self._block += 1
            word, self._bytes = int.from_bytes(self._bytes[:_WORD], "big"), self._bytes[_WORD:]
            if word < even:
                return word % count

    def shuffled(self, items: Sequence[Item]) -> tuple[Item, ...]:
        """The items in another order (Fisher and Yates): the last changes places with any, then the last but one."""
        out = list(items)
        for last in range(len(out) - 1, 0, -1):
            other = self.below(last + 1)
            out[last], out[other] = out[other], out[last]
        return tuple(out)

    def throw(self, dice: int) -> Throw:
        """So many dice."""
        return tuple(1 + self.below(6) for _ in range(dice))


def mixed_hand(conduct: Conduct, turn: Turn, secret: str, contributions: Sequence[Contribution]) -> Begin:
    """The wall and the throws of a hand: first the tiles in order are shuffled, then the dice are thrown."""
    numbers = Numbers(f"windroos hand {turn.number}", secret, contributions)
    wall = numbers.shuffled(conduct.tiles)
    dice = tuple(numbers.throw(count) for count in dice_needed(conduct, turn.round))
    return Begin(wall, dice, secret, tuple(contributions))


def mixed_seats(rules: Rules, secret: str, contributions: Sequence[Contribution]) -> Sit:
    """The throws, or the drawn tiles, that find the seats before the first hand."""
    numbers = Numbers("windroos seats", secret, contributions)
    players = int(rules.value("players"))
    if course_of(rules).seating == "drawn":
        tiles = [*range(EAST, EAST + min(players, 4)), FIFTH][:players]
        return Sit((), numbers.shuffled(tiles), secret, tuple(contributions))
    dice = conduct_of(rules).dice
    rounds: list[tuple[Throw, ...]] = []
    while due := throws_needed(rules, rounds):
        rounds.append(tuple(numbers.throw(dice) for _ in due))
    return Sit(tuple(rounds), (), secret, tuple(contributions))


def check_mixed(said: Begin | Sit, right: Begin | Sit, players: int) -> None:
    """Whether chance that comes with contributions is what they give; `right` is mixed from the same.

    Raises:
        PlayError: `mixed_players` where the list is not in the order of the match's players, `mixed_text` where a text
            is not the one that its player was bound to, `mixed_chance` where wall, dice or tiles are others.
    """
    contributions = said.contributions or ()
    order = [one.player for one in contributions]
    if order != sorted(set(order)) or not all(0 <= player < players for player in order):
        raise PlayError("mixed_players")
    for one in contributions:
        if one.text and digest(one.text) != one.commitment:
            raise PlayError("mixed_text", player=one.player + 1)
    if said != right:
        raise PlayError("mixed_chance")
