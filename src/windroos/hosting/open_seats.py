"""Open seats: the tables that wait for whoever comes by, and sitting down at one of them.

A table waits as long as somebody is there and nothing has been played. A seat that somebody took and left again is his
until another one wants it, so that a phone that slept finds its seat, and nobody keeps one by having asked for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from typing import Final, NamedTuple, get_args

from windroos.hosting.called import called
from windroos.hosting.errors import TableError
from windroos.hosting.profile import HeldSeat
from windroos.hosting.room import Room
from windroos.hosting.seats import Held, SeatOwners
from windroos.hosting.setup import Setup, with_names
from windroos.hosting.tickets import Ticket
from windroos.store.changes import Change, ForgetPerson, KeepNote, KeepPerson
from windroos.store.store import Store
from windroos.text.words import Lang
from windroos.wire.objects import Key, fields, mapping
from windroos.wire.spelling import FLAG, TEXT

COMPANY: Final = "company"
"""The key of the note beside a table's record."""
COMING: Final = 30.0
"""Seconds in which somebody who took a seat opens the table; until then the seat is no other's."""


class Company(NamedTuple):
    """Who sat down by themselves.

    names  what each is called, by place of the match: of tables of earlier versions
    shut   the maker waits for nobody else
    sat    under what the name of each is kept, by place of the match: the mark of the browser that sat down
    """

    names: Mapping[str, str] = {}
    shut: bool = False
    sat: Mapping[str, str] = {}


COMPANY_NOTE: Final = fields(
    Company, Key("names", mapping(TEXT), {}), Key("shut", FLAG, False), Key("sat", mapping(TEXT), {})
)


class WaitingTable(NamedTuple):
    """A table that waits for people.

    here  the places of the people who are there
    free  the places that can be taken, the first is taken first
    """

    id: str
    setup: Setup
    here: tuple[int, ...]
    free: tuple[int, ...]


class OpenSeats:
    """The open seats of all tables of a store; `rooms` are those where somebody is."""

    def __init__(self, store: Store, seats: SeatOwners, rooms: Mapping[str, Room]) -> None:
        self._store = store
        self._seats = seats
        self._rooms = rooms
        self._sitting = asyncio.Lock()
        self._coming: dict[tuple[str, int], float] = {}
        """When each seat that was just taken was."""

    def named(self, id: str, setup: Setup) -> Setup:
        """A table with the names of its people, as far as they are kept. Raises StoreError."""
        company = self.company(id)[0] if setup.anybody else Company()
        return _named(setup, self._store.people(id), company)

    def all_named(self, setups: Mapping[str, Setup]) -> dict[str, Setup]:
        """Many tables by their ids, each with the names of its people. Raises StoreError."""
        notes = self._store.many.notes(COMPANY, [id for id, setup in setups.items() if setup.anybody])
        people, nobody = self._store.many.people(setups), Company()
        company = {id: COMPANY_NOTE.parse(note.body) for id, note in notes.items()}
        return {id: _named(setup, people.get(id, {}), company.get(id, nobody)) for id, setup in setups.items()}

    def company(self, id: str) -> tuple[Company, int]:
        """Who sat down by themselves, and how often that was written. Raises StoreError."""
        note = self._store.note(id, COMPANY)
        return (Company(), 0) if note is None else (COMPANY_NOTE.parse(note.body), note.revision)

    def unchanged(self, id: str) -> Change:
        """Only while nobody sat down by himself and nobody's name was taken away meanwhile. Raises StoreError."""
        company, told = self.company(id)
        return KeepNote(id, COMPANY, COMPANY_NOTE.write(company), told)

    def forgetting(self, id: str, seats: Collection[HeldSeat], company: Company, told: int) -> list[Change]:
        """What is to be written so that nothing is kept of what somebody is called who has or had these seats.

        `company` and `told` were read before his seats were. Raises StoreError.
        """
        own = {str(seat.player) for seat in seats if self._seats.of(id, seat.player).browser == seat.browser}
        under = {seat.browser for seat in seats} & self._store.people(id).keys()
        under |= {company.sat.get(place, place) for place in own}
        names = {place: name for place, name in company.names.items() if place not in own}
        sat = {place: mark for place, mark in company.sat.items() if place not in own}
        after = COMPANY_NOTE.write(company._replace(names=names, sat=sat))
        return [KeepNote(id, COMPANY, after, told), *(ForgetPerson(id, one) for one in sorted(under))]

    def tables(self) -> list[WaitingTable]:
        """The tables that wait for people, those where most are first. Raises StoreError."""
        found = [one for id in tuple(self._rooms) if (one := self.table(id)) is not None and one.free]
        return sorted(found, key=lambda one: (-len(one.here), one.id))

    def table(self, id: str) -> WaitingTable | None:
        """A table that waits; None where nobody is there, it has begun, or its maker waits for nobody else."""
        room = self._rooms.get(id)
        if room is None or not room.setup.anybody or room.closed or room.session.length or not room.presence.here:
            return None
        if self.company(id)[0].shut:
            return None
        held = {player: self._seats.of(id, player) for player in room.setup.anybody}
        return WaitingTable(id, room.setup, tuple(sorted(room.presence.here)), tuple(self._free(room, held)))

    def is_shut(self, id: str) -> bool:
        """Whether its maker waits for nobody else."""
        return self.company(id)[0].shut

    async def sit(self, id: str, name: str, browser: str) -> Ticket:
        """Somebody sits down on the first free seat of a table that waits.

        Args:
            name: what he wants to be called; where somebody there is called so, a number is added
            browser: the mark of his browser

        Raises:
            TableError: `seats_begun`, it waits for nobody; `seats_full`.
            StoreError: it could not be stored.
        """

        def choose(held: Mapping[int, Held]) -> int:
            if self.table(id) is None:
                raise TableError("seats_begun")
            free = self._free(self._rooms[id], held)
            if not free:
                raise TableError("seats_full")
            return free[0]

        def kept(player: int) -> tuple[Change, ...]:
            company, told = self.company(id)
            others = with_names(self._rooms[id].setup, {player: ""}).header.players
            after = company._replace(sat={**company.sat, str(player): browser})
            note = KeepNote(id, COMPANY, COMPANY_NOTE.write(after), told)
            return note, KeepPerson(id, browser, apart(name, others))

        async with self._sitting:  # whoever comes next knows who is on his way
            ticket = await self._seats.give(id, browser, choose, kept)
            self._coming[id, ticket.seat] = asyncio.get_running_loop().time()
        room = self._rooms.get(id)
        if room is not None:
            room.turn_out(ticket.seat)
            room.rename(self.named(id, room.setup), ticket.seat)
        return ticket

    async def shut(self, id: str, shut: bool) -> None:
        """The maker of a table waits for nobody else, or does again. Raises StoreError."""

        def decided() -> list[Change]:
            company, told = self.company(id)
            return [KeepNote(id, COMPANY, COMPANY_NOTE.write(company._replace(shut=shut)), told)]

        await self._store.decide(decided)

    def _free(self, room: Room, held: Mapping[int, Held]) -> list[int]:
        """The places that can be taken: those that nobody has, and then those whose people have gone."""
        now = asyncio.get_running_loop().time()
        self._coming = {seat: since for seat, since in self._coming.items() if now - since < COMING}
        empty = [player for player in room.setup.anybody if not held.get(player, Held()).browser]
        left = [
            player
            for player in room.setup.anybody
            if player not in empty and player not in room.presence.here and (room.id, player) not in self._coming
        ]
        return [*empty, *left]


def _named(setup: Setup, people: Mapping[str, str], company: Company) -> Setup:
    sat = {player: people[mark] for player, mark in company.sat.items() if mark in people}
    names = {**{place: name for place, name in people.items() if place.isdecimal()}, **company.names, **sat}
    return with_names(setup, {int(player): name for player, name in names.items()}) if names else setup


def apart(name: str, others: tuple[str, ...]) -> str:
    """A name by which nobody at a table is taken for another one: itself, else with a number."""
    taken = {said.lower() for lang in get_args(Lang) for said in called(others, lang)}
    number, found = 1, name
    while found.lower() in taken:
        number += 1
        found = f"{name} {number}"
    return found
