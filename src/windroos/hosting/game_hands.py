"""The hands of games that lie still, as numbers by place: kept beside the record, and nothing of who sat there.

A record is long and its hands are few. So what they came to is reckoned once for each length of it, and stands in the
store as what may be thrown away; what was asked for last is remembered. Whose place it was only the player's own list
of games says: of who is erased nothing here has to be forgotten.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from windroos.hosting.hands import HandIndex, HandSpan
from windroos.hosting.lobby import Lobby
from windroos.hosting.own_games import OwnHand, ReadHands, SatHand
from windroos.hosting.setup import Setup, read_setup
from windroos.store.changes import KeepReckoned, Reckoned, Stream
from windroos.store.errors import StoreError
from windroos.store.store import Store
from windroos.wire.objects import listed, made, row
from windroos.wire.spelling import COUNT, NUMBER

HANDS: Final = "hands"
"""The name under which they are reckoned."""
FORMAT: Final = 1
MOST_READ: Final = 4096
"""Places at games of which they are remembered, of all players together."""


class HandNumbers(NamedTuple):
    """A hand that ended: its number, the winner's place (-1: nobody), what his hand was worth, who sat, what all won.

    players  the places of the match that played it
    net      of every place of the match
    """

    number: int
    winner: int
    score: int
    players: tuple[int, ...]
    net: tuple[int, ...]


class GamePlace(NamedTuple):
    """A place at a game that lies still: as long as the game is so long, it was set up so and its hands are these."""

    length: int
    setup: Setup
    hands: ReadHands


_KEPT: Final = listed(made(HandNumbers, row(COUNT, NUMBER, NUMBER, listed(COUNT), listed(NUMBER))))


class GameHands:
    """The hands of the games of one server. Every method may raise StoreError."""

    def __init__(self, store: Store, lobby: Lobby) -> None:
        self._store = store
        self._lobby = lobby
        self._index = HandIndex(store)
        self._read: OrderedDict[tuple[str, int], GamePlace] = OrderedDict()
        self._new: list[KeepReckoned] = []

    def known(self, stream: Stream, player: int) -> GamePlace | None:
        """What is remembered of a place at a game; None where the game has gone on since."""
        kept = self._read.get((stream.id, player))
        if kept is None or kept.length != stream.length:
            return None
        self._read.move_to_end((stream.id, player))
        return kept

    def kept(self, streams: Iterable[Stream]) -> dict[str, Reckoned]:
        """What is kept beside the records of some games, by id."""
        return self._store.many.reckoned(HANDS, [one.id for one in streams])

    async def of(self, stream: Stream, player: int, kept: Reckoned | None) -> GamePlace:
        """A place at a game that is not remembered; `kept`: what is kept beside it. Names are not in the setup.

        Raises TableError, RecordError, PlayError.
        """
        setup, mark = read_setup(stream.header), f"{FORMAT} {stream.length}"
        if kept is not None and kept.mark == mark:
            found = _KEPT.parse(kept.body)
        elif self._lobby.is_played_at(stream.id):
            spans = await self._lobby.hands(stream.id)
            return GamePlace(stream.length, setup, _of_place(tuple(map(_numbers, spans)), player))
        else:
            spans = await self._index.finished(stream.id, setup, stream.length, shown=True)
            found = tuple(map(_numbers, spans))
            self._new.append(KeepReckoned(stream.id, HANDS, mark, _KEPT.write(found)))
        place = self._read[stream.id, player] = GamePlace(stream.length, setup, _of_place(found, player))
        while len(self._read) > MOST_READ:
            self._read.popitem(last=False)
        return place

    async def keep(self) -> None:
        """Let the store keep what was reckoned."""
        new, self._new = self._new, []
        with suppress(StoreError):  # they are reckoned again when they are asked for again
            await self._store.write(*new)


def _numbers(one: HandSpan) -> HandNumbers:
    return HandNumbers(one.number, one.winner, one.score, one.match.seats, one.net)


def _of_place(hands: Sequence[HandNumbers], player: int) -> ReadHands:
    own = tuple(OwnHand(one.number, one.winner == player, one.score, one.net[player]) for one in hands)
    return ReadHands(own, tuple(SatHand(one.players, tuple(one.net[at] for at in one.players)) for one in hands))
