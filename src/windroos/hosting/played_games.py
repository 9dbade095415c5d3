"""The games of a player as he may know them, read from a store many at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from windroos.errors import WindroosError
from windroos.hosting.game_hands import GameHands, GamePlace
from windroos.hosting.lobby import Lobby
from windroos.hosting.own_games import OwnGame, ReadHands
from windroos.hosting.profile import HeldSeat
from windroos.hosting.seats import Held
from windroos.hosting.setup import Setup, read_setup
from windroos.hosting.standing import STANDING, told_standing
from windroos.store.changes import Note, Stream
from windroos.store.store import Store

AT_ONCE: Final = 100
"""Games that are read in one go: other tables go on between two of these."""


class _Place(NamedTuple):
    """A place at a game that is a player's, and what is known of it."""

    held: HeldSeat
    stream: Stream
    place: GamePlace
    is_shut: bool


class PlayedGames:
    """The games of the players of one house. Every method may raise StoreError."""

    def __init__(self, store: Store, lobby: Lobby) -> None:
        self._store = store
        self._lobby = lobby
        self._hands = GameHands(store, lobby)

    async def of(self, seats: Sequence[HeldSeat]) -> list[OwnGame]:
        """Those at which these seats still are somebody's, the latest first.

        Without those that another version of the program wrote.
        """
        found: list[OwnGame] = []
        for at in range(0, len(seats), AT_ONCE):
            await asyncio.sleep(0)
            found += await self._some(seats[at : at + AT_ONCE])
        return sorted(found, key=lambda one: (one.stream.made, one.stream.id), reverse=True)

    async def _some(self, seats: Sequence[HeldSeat]) -> list[OwnGame]:
        ids = {one.table for one in seats}
        streams = {one.id: one for one in self._store.streams("play", among=ids)}
        owners = self._lobby.seats.of_many(streams)
        own = [
            one
            for one in seats
            if one.table in streams and owners.get(one.table, {}).get(one.player, Held()).browser == one.browser
        ]
        places = await self._places(own, streams)
        named = self._lobby.open_seats.all_named({one.stream.id: one.place.setup for one in places})
        standings = self._store.many.notes(STANDING, named)
        return [self._game(one, named[one.stream.id], owners, standings) for one in places]

    async def _places(self, seats: Sequence[HeldSeat], streams: Mapping[str, Stream]) -> list[_Place]:
        known = {one: self._hands.known(streams[one.table], one.player) for one in seats}
        kept = self._hands.kept(streams[one.table] for one, place in known.items() if place is None)
        found = []
        for held, place in known.items():
            stream = streams[held.table]
            try:
                setup = place.setup if place is not None else read_setup(stream.header)
                is_shut = setup.walls is not None and self._lobby.keeps_back(held.table)
                told = GamePlace(stream.length, setup, ReadHands()) if is_shut else place
                told = told or await self._hands.of(stream, held.player, kept.get(held.table))
            except WindroosError:
                continue  # of a version that this one cannot read
            found.append(_Place(held, stream, told, is_shut))
        await self._hands.keep()
        return found

    def _game(
        self,
        one: _Place,
        named: Setup,
        owners: Mapping[str, Mapping[int, Held]],
        standings: Mapping[str, Note],
    ) -> OwnGame:
        id, stream, lobby = one.stream.id, one.stream, self._lobby
        setup = named if named.walls is None else lobby.setup(id)  # of equal walls a contest has the names
        standing = told_standing(standings.get(id), stream) if lobby.here(id) is None else lobby.standing(stream)
        browsers = tuple(
            owners[id].get(at, Held()).browser if place.kind == "person" else ""
            for at, place in enumerate(setup.places)
        )
        hands = one.place.hands
        return OwnGame(stream, setup, one.held.player, standing, hands.own, one.is_shut, hands.all, browsers)
