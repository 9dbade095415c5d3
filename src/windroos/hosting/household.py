"""The processes that serve a house, as one of them knows them: fixed on one machine, on several as these come and go.

What belongs to no table has its home in one of them: on one machine the first, where tables live too; on several one
of its own at the machine that has served longest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

from windroos.store.store import utc_now


class Household:
    """All processes of a house by their names, and the time they go by."""

    def __init__(self, names: Sequence[str], look: Callable[[], object] = str) -> None:
        """`names`: those in which tables live; `look`: look anew which there are, by way of `know`."""
        self.names = tuple(names)
        self.home = self.names[0]
        """The process where all lives that is not a table at which people play."""
        self.look = look
        self._ahead = timedelta(0)

    @property
    def all(self) -> frozenset[str]:
        """Those in which tables live, and the home."""
        return frozenset((*self.names, self.home))

    def know(self, names: Sequence[str], home: str, ahead: timedelta) -> None:
        """These they are now, and so far ahead of this machine's clock is the one that all of them go by."""
        self.names, self.home, self._ahead = tuple(names), home, ahead

    def has(self, name: str) -> bool:
        """Whether there is a process of a name; where none is known it is looked once more. Raises StoreError."""
        if name not in self.all:
            self.look()
        return name in self.all

    def now(self) -> datetime:
        """The time, in UTC, by the clock that all of them go by."""
        return utc_now() + self._ahead
