"""Which of the processes that serve a house answers a request: for a table the one where it lives, else the home.

It is looked at before a request is read, each time that a connection brings one, so that all of a browser's requests
are answered where they belong, whatever connection it sends them on: the whole connection moves.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final
from urllib.parse import unquote_to_bytes
from zlib import crc32

from windroos.errors import WindroosError
from windroos.hosting.household import Household
from windroos.hosting.leases import Leases
from windroos.hosting.tickets import ALPHABET

MOST_HANDED: Final = 3
"""Times that a connection is handed on for one request; then it is answered where it is, if only with what is wrong."""
_TABLE: Final = re.compile(rb"/spelen/([%b]{8})(?:/.*)?" % ALPHABET.encode(), re.DOTALL)
_ANYWHERE: Final = re.compile(rb"/static/.*|/health/(?:live|ready)|/favicon\.ico", re.DOTALL)


def table_of(target: bytes) -> str:
    """The table that an address is about, as it stands in the first line of a request; "" of none."""
    found = _TABLE.fullmatch(_path(target))
    return found[1].decode("ascii") if found is not None else ""


def is_anywhere(target: bytes) -> bool:
    """Whether any process answers an address alike, without asking what is kept."""
    return _ANYWHERE.fullmatch(_path(target)) is not None


def _path(target: bytes) -> bytes:
    return unquote_to_bytes(target.partition(b"?")[0])


class Directing:
    """Where requests are answered, as one process sees it."""

    def __init__(self, own: str, household: Household, is_here: Callable[[str], bool], leases: Leases) -> None:
        """Take the processes that there are; whether a table is played at in this one; and who holds which."""
        self._own = own
        self._household = household
        self._is_here = is_here
        self._leases = leases

    def elsewhere(self, target: bytes, handed: int = 0) -> str:
        """The name of the other process that answers a request; "" this one does."""
        if handed >= MOST_HANDED or is_anywhere(target):
            return ""
        table = table_of(target)
        if not table:
            home = self._household.home
            return "" if self._own == home else home
        if self._is_here(table):
            return ""
        try:
            place = self._leases.holder(table) or self._free_place(table)
            return place if place != self._own and self._household.has(place) else ""
        except WindroosError:
            return ""  # whoever answers says what is wrong with the store

    def is_waited_for(self, name: str) -> bool:
        """Whether a process is the home, which nobody else can be."""
        return name == self._household.home

    def _free_place(self, table: str) -> str:
        """Where a table is to live that lives nowhere: by chance, but the same whoever asks."""
        living = self._leases.living()
        names = [name for name in self._household.names if name in living] or [self._own]
        return names[crc32(table.encode()) % len(names)]
