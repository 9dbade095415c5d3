"""Budgets: how much one address or one person may ask for, all at once and again every second."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

MOST_OPEN: Final = 600
"""Connections of one address: forty phones behind one router hold some 240, each with a window or two open."""
MOST_WINDOWS: Final = 20
"""Sockets of one person at a table."""
MOST_KEYS: Final = 4096
"""Whom a budget remembers: who asked longest ago is forgotten first, and finds his purse full again."""


class Budget:
    """A purse for each key, filled at `rate` a second up to `burst` (a token bucket)."""

    def __init__(self, rate: float, burst: float, most: int = MOST_KEYS) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self._most: Final = most
        self._purses: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, cost: float, now: float) -> bool:
        """Pay `cost` at `now`, seconds of any clock that does not go back; False: there is too little left."""
        left = self.left(key, now)
        pays = left >= cost
        self._purses[key] = (left - cost if pays else left, now)
        self._purses.move_to_end(key)
        if len(self._purses) > self._most:
            self._purses.popitem(last=False)
        return pays

    def left(self, key: str, now: float) -> float:
        """What is in somebody's purse."""
        left, since = self._purses.get(key, (self.burst, now))
        return min(self.burst, left + max(0.0, now - since) * self.rate)

    def wait(self, key: str, cost: float, now: float) -> float:
        """Seconds until somebody can pay."""
        return max(0.0, (min(cost, self.burst) - self.left(key, now)) / self.rate)


class Allowed(NamedTuple):
    """What one address or person may ask for: at once, and again every second.

    pages   anything: pictures, taps and sockets cost one, a page of lists `doorman.LISTS`; forty phones that open
            the first page ask for some six hundred things, forty of them lists
    heavy   what is worked out: books, search, practice, results, replays, schedules, files, the API
    making  new tables and open seats: a whole club at once, and two a minute afterwards
    coach   what the coach is asked
    files   megabytes of the scorer that needs no server: some eighteen a phone, for forty phones at once
    person  what somebody asks of a table at which he has a seat of his own, wherever he comes from
    sockets held open at the same time
    windows the same, of somebody who has a seat of his own
    """

    pages: Budget
    heavy: Budget
    making: Budget
    coach: Budget
    files: Budget
    person: Budget
    sockets: int = MOST_OPEN
    windows: int = MOST_WINDOWS


def allowed() -> Allowed:
    """What is allowed, with full purses."""
    return Allowed(Budget(100, 1500), Budget(6, 300), Budget(1 / 30, 60), Budget(4, 60), Budget(3, 800), Budget(5, 200))
