"""New tables: of who makes one, of the people of another, and several that play the same walls."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Final, TypeAlias

from windroos.hosting.rematch import setup_again
from windroos.hosting.seats import SEATS, Held, SeatOwners, note_text
from windroos.hosting.setup import MAKER, Setup, names_apart, setup_text
from windroos.hosting.tickets import Ticket, new_id
from windroos.play.model.match import Match
from windroos.store.changes import Append, BeginStream, Change, KeepNote, KeepPerson
from windroos.store.errors import StoreError
from windroos.store.store import Store

NEXT: Final = "next"
"""The key of the note beside a table's record that has the id of the table where its people went on."""
Named: TypeAlias = Callable[[], tuple[Change, Setup]]
"""What is written only as long as a table is called so, and the table as it is called now."""


class NewTables:
    """Makes the tables of a store; `seed` makes a number for a computer player."""

    def __init__(self, store: Store, seats: SeatOwners, seed: Callable[[], int]) -> None:
        self._store = store
        self._seats = seats
        self._seed = seed

    async def make(self, setup: Setup, player: int = MAKER, kept: Sequence[str] = ()) -> Ticket:
        """A new table, or one that goes on from groups of a record; its maker's ticket, on disk. Raises StoreError."""
        browser = new_id()
        held = {player: Held(browser=browser)}
        id = await self._begin(lambda new: [*beginning(new, setup, held), Append(new, 0, kept)])
        return Ticket(id, "seat", player, browser=browser)

    async def follow(self, id: str, named: Named, match: Match, people: Collection[int]) -> str:
        """The next table for these people of one whose match is over. Raises StoreError, and what `named` raises."""

        def followed(next: str) -> list[Change]:
            unchanged, setup = named()
            after = setup_again(setup, match, people, self._seed)
            held = {one: Held(browser=self._seats.of(id, one).browser) for one in people}
            return [*beginning(next, after, held), KeepNote(id, NEXT, next), unchanged]

        return await self._begin(followed)

    def next_of(self, id: str) -> str:
        """The table where the people of another went on; "" where they did not. Raises StoreError."""
        note = self._store.note(id, NEXT)
        return "" if note is None else note.body

    async def make_sharing(self, setups: Sequence[Setup]) -> None:
        """New tables that play the same walls, all or none; their setups say by which ids. Raises StoreError."""
        await self._store.write(
            *(
                BeginStream(setup.walls.tables[at], "play", setup_text(setup))
                for at, setup in enumerate(setups)
                if setup.walls
            )
        )

    async def _begin(self, changes: Callable[[str], Sequence[Change]]) -> str:
        """A new table, of which `changes` tells by its id what is written; decided again where another was quicker."""
        while True:
            id = new_id()
            try:
                await self._store.decide(partial(changes, id))
            except StoreError as error:
                if error.code != "store_taken":
                    raise
            else:
                return id


def beginning(id: str, setup: Setup, held: dict[int, Held]) -> list[Change]:
    """What is to be written for a new table; the names that people typed are kept where they can be erased."""
    bare, names = names_apart(setup)
    seats = KeepNote(id, SEATS, note_text(held), 0)
    named = [KeepPerson(id, str(player), name) for player, name in names.items()]
    return [BeginStream(id, "play", setup_text(bare)), seats, *named]
