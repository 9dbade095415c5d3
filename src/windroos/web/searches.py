"""Schedules that go on getting better while somebody watches: searched beside the server, a part of a second at a time.

What was found is kept for a while; it is found again from its seed and the number of exchanges.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from contextlib import suppress
from time import monotonic
from typing import Final, NamedTuple

from windroos.errors import WindroosError
from windroos.seating.door import WantedSchedule
from windroos.seating.improving import ImprovingSchedule
from windroos.seating.schedule import Schedule, finished
from windroos.web.aside import Aside
from windroos.web.who import Visitor

SEARCH: Final = 20.0
"""What a schedule costs, of what an address may have worked out: it takes some seconds of a process."""
AT_ONCE: Final = 0.7
"""Seconds of a search before others have their turn beside the server."""
UNWATCHED: Final = 15.0
"""Seconds after which a search rests at which nobody looks."""
LONGEST: Final = 600.0
"""Seconds that a search takes altogether: what it has not found then it will hardly find."""
MOST: Final = 16
"""Searches that are kept; who looks at a search that had to make room begins it anew."""


class SearchStand(NamedTuple):
    """How a search stands: the best schedule until now, and after how many exchanges it was found; tried, in all.

    is_best   nothing is better: no schedule is
    is_over   it looks no further
    """

    found: Schedule
    exchanges: int
    tried: int
    is_best: bool
    is_over: bool


class _Search:
    """A search and how it stands, when somebody looked last, and for how long it has searched."""

    def __init__(self, given: WantedSchedule, search: ImprovingSchedule, stand: SearchStand) -> None:
        self.given, self.search, self.stand = given, search, stand
        self.looked = monotonic()
        self.seconds = 0.0
        self.work: asyncio.Task[None] | None = None


class WatchedSearches:
    """The searches of a server, by whatever they are called."""

    def __init__(self, aside: Aside) -> None:
        self._aside = aside
        self._kept: OrderedDict[Hashable, _Search] = OrderedDict()

    async def look(self, key: Hashable, given: WantedSchedule, who: Visitor) -> SearchStand:
        """How a search stands; begun where there is none yet, and going on for as long as somebody looks.

        Raises as `Aside.do`.
        """
        kept = self._kept.get(key)
        if kept is None or kept.given != given:
            kept = self._kept[key] = _Search(given, *await self._aside.do(who, begun, given))
        kept.looked = monotonic()
        self._kept.move_to_end(key)
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)[1].looked = 0
        if not kept.stand.is_over and (kept.work is None or kept.work.done()):
            kept.work = asyncio.get_running_loop().create_task(self._go_on(kept, who))
        return kept.stand

    def stand(self, key: Hashable) -> SearchStand | None:
        """How a search stands that is kept; None where it is not, or no more."""
        kept = self._kept.get(key)
        return kept.stand if kept is not None else None

    async def close(self) -> None:
        """End them."""
        work = [kept.work for kept in self._kept.values() if kept.work is not None]
        self._kept.clear()
        for one in work:
            one.cancel()
            with suppress(asyncio.CancelledError):
                await one

    async def _go_on(self, kept: _Search, who: Visitor) -> None:
        while not kept.stand.is_over and monotonic() - kept.looked < UNWATCHED:
            try:
                kept.search, stand = await self._aside.do(who, further, kept.search, kept.given, AT_ONCE)
            except WindroosError:  # it is busy, or ends: who looks again lets it go on
                return
            kept.seconds += AT_ONCE
            kept.stand = stand._replace(is_over=stand.is_over or kept.seconds >= LONGEST)


def begun(given: WantedSchedule) -> tuple[ImprovingSchedule, SearchStand]:
    """A search that begins, and how it stands."""
    search = ImprovingSchedule(*given)
    return search, _stand_of(search, given)


def further(search: ImprovingSchedule, given: WantedSchedule, seconds: float) -> tuple[ImprovingSchedule, SearchStand]:
    """The search after so many seconds more, and how it stands."""
    began = monotonic()
    while not search.is_best:
        search.step()
        if monotonic() - began >= seconds:
            break
    return search, _stand_of(search, given)


def _stand_of(search: ImprovingSchedule, given: WantedSchedule) -> SearchStand:
    found = finished(search.best, given.wishes)
    return SearchStand(found, search.best.exchanges, search.exchanges, search.is_best, search.is_best)
