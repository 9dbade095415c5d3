"""A player as a house knows him: without an account, by what he keeps on his own devices.

Nothing of him stands anywhere else, so that he can be erased.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from windroos.hosting.tickets import Ticket
from windroos.wire.objects import Key, fields, listed, made, mapping, row
from windroos.wire.spelling import COUNT, TEXT

MOST_GAMES: Final = 2000
"""Games that are kept of somebody; the oldest make room."""
MOST_DEVICES: Final = 20
"""Devices on which somebody is known; the one that came first makes room."""


class HeldSeat(NamedTuple):
    """A seat of a table, by the mark of the browser that sat down there."""

    table: str
    player: int
    browser: str

    @property
    def ticket(self) -> Ticket:
        """What opens it."""
        return Ticket(self.table, "seat", self.player, browser=self.browser)


class Profile(NamedTuple):
    """What is kept of a player.

    name     what he calls himself
    since    the day from which he is known: 2026-11-27
    key      the mark of the link that makes him known on a device
    devices  the marks of the devices on which he is known
    seats    where he sat down, the latest last
    solved   the puzzles that he solved, by book
    """

    name: str
    since: str
    key: str
    devices: tuple[str, ...]
    seats: tuple[HeldSeat, ...] = ()
    solved: Mapping[str, tuple[int, ...]] = {}

    def holding(self, seats: tuple[HeldSeat, ...]) -> Profile:
        """The same with more seats; of a table the seat that he took last."""
        new = {one.table for one in seats}
        return self._replace(seats=(*(one for one in self.seats if one.table not in new), *seats)[-MOST_GAMES:])

    def solving(self, book: str, number: int) -> Profile:
        """The same with another puzzle."""
        return self._replace(solved={**self.solved, book: tuple(sorted({*self.solved.get(book, ()), number}))})

    def on_device(self, mark: str) -> Profile:
        """The same, known on another device."""
        return self._replace(devices=(*self.devices, mark)[-MOST_DEVICES:])


PROFILE: Final = fields(
    Profile,
    Key("name", TEXT),
    Key("since", TEXT),
    Key("key", TEXT),
    Key("devices", listed(TEXT)),
    Key("seats", listed(made(HeldSeat, row(TEXT, COUNT, TEXT))), ()),
    Key("solved", mapping(listed(COUNT)), {}),
)
