"""What one of several processes that serve a house is given."""

from __future__ import annotations

from typing import NamedTuple

from windroos.hosting.household import Household
from windroos.hosting.leases import Leases
from windroos.hosting.sharing import Sharing
from windroos.store.store import Store
from windroos.web.neighbours import Neighbours
from windroos.web.processes import Keeper


class Share(NamedTuple):
    """A process's share of a house.

    own         its name
    household   all that there are
    neighbours  the way to the others
    keeper      what keeps them all
    """

    own: str
    household: Household
    neighbours: Neighbours
    keeper: Keeper

    def sharing(self, store: Store) -> Sharing:
        """The other processes, as the tables of this one know them."""
        leases = Leases(store, self.own, self.neighbours.is_gone, self.household.now)
        return Sharing(leases, self.household, self.neighbours.ask)
