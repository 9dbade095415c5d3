"""An evening of a club that is played on equal walls, as its tables see it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Final, NamedTuple

from windroos.books.catalog import rules
from windroos.club.deciding import ClubWorld, evening_of
from windroos.club.errors import ClubError
from windroos.club.evening_state import EveningState
from windroos.club.people import member_on
from windroos.club.person_card import shown_names
from windroos.club.season_houses import house_at, house_of
from windroos.club.wall_deciding import tables_for_walls
from windroos.club.wall_requests import DoWalls
from windroos.duplicate.comparing import PlayedWall
from windroos.duplicate.deciding import check_may_begin
from windroos.duplicate.requests import DoWallsPlayed, WallRequest
from windroos.duplicate.state import WallsState
from windroos.hosting.club_folder import ClubFolder
from windroos.hosting.clubs import Clubs
from windroos.hosting.wall_contest import BY, WallChoice, WallPlan, WallSeats
from windroos.store.changes import KeepNote
from windroos.store.store import Store

NOTE: Final = "walls"
"""The note in which the secret waits until it is shown."""


class _EveningAt(NamedTuple):
    """An evening of a club: where it is kept, and what is known around it."""

    folder: ClubFolder
    world: ClubWorld
    evening: EveningState


class EveningWalls:
    """The walls of evenings of the clubs of a folder, by the places that `Clubs.placed` gives, as `WallContest` has it.

    Every method may raise ClubError `club_evening_unknown`, `club_none`.
    """

    def __init__(self, store: Store, clubs: Clubs) -> None:
        self._store = store
        self._clubs = clubs

    def walls(self, id: str) -> WallsState:
        """The walls as they stand."""
        return self._evening(id).evening.walls

    def plan(self, id: str, round: int, chosen: WallChoice, /) -> WallPlan:
        """The tables of four of the evening, by its house rules. Raises ClubError, DuplicateError, HouseError."""
        _, world, evening = self._evening(id)
        club = world.club
        if club is None:
            raise ClubError("club_none")
        check_may_begin(evening.walls, round)
        held = tables_for_walls(evening)
        book = evening.rules_at(held[0].table)
        toml = house_at(club, evening, book)
        house = house_of(toml) if toml else None
        return WallPlan(
            house.rules if house is not None else rules(book),
            tuple(WallSeats(*one) for one in held),
            *(chosen.walls, chosen.together, chosen.compare),
            house.names if house is not None else {},
        )

    def names(self, id: str) -> Mapping[str, str]:
        """What people of the club are called, by id: as everybody may see them, for all may look back at a table."""
        _, world, evening = self._evening(id)
        people = world.club.people if world.club is not None else {}
        members = frozenset(one for one in world.cards if one in people and member_on(people, one, evening.day))
        return shown_names(world.cards, members, "public")

    def secret(self, id: str) -> str:
        """The secret that waits beside it, "" none."""
        note = self._store.note(self._stream(id), NOTE)
        return note.body if note is not None else ""

    async def keep_secret(self, id: str, secret: str) -> None:
        """Let a secret wait beside it."""
        await self._store.write(KeepNote(self._stream(id), NOTE, secret))

    async def ask(self, id: str, asked: WallRequest, by: str, now: datetime) -> None:
        """Do what is asked of its walls. Raises DuplicateError, ClubError."""
        folder, _, evening = self._evening(id)
        await folder.do(DoWalls(evening.id, asked), by, now.astimezone().date())

    async def tell(self, id: str, round: int, table: int, walls: tuple[PlayedWall, ...], now: datetime) -> None:
        """Keep what a table made of its walls; its result comes of that, and needs nobody's agreement."""
        await self.ask(id, DoWallsPlayed(round, table, walls), BY, now)

    def _evening(self, id: str) -> _EveningAt:
        """The evening, and what else is known of its club: players wait for it, so that no other evening is read."""
        folder, evening = self._clubs.at(id)
        world = folder.around(evening)
        return _EveningAt(folder, world, evening_of(world, evening))

    def _stream(self, id: str) -> str:
        folder, _, evening = self._evening(id)
        return f"{folder.stream}.{evening.id}"
