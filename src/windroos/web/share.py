"""What one of several processes that serve a house is given."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from windroos.hosting.leases import Leases
from windroos.hosting.sharing import Sharing
from windroos.store.store import Store
from windroos.web.neighbours import Neighbours


class Share(NamedTuple):
    """A process's share of a house.

    own         its name
    names       those of all
    neighbours  the way to the others
    lives       is told of its signs of life
    """

    own: str
    names: tuple[str, ...]
    neighbours: Neighbours
    lives: Callable[[], None]

    def sharing(self, store: Store) -> Sharing:
        """The other processes, as the tables of this one know them."""
        others = tuple(name for name in self.names if name != self.own)
        return Sharing(Leases(store, self.own, self.neighbours.is_gone), others, self.neighbours.ask)
