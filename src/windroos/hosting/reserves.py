"""The time that each person of a table may take beyond that of his turns: used when a turn's own time is over."""

from __future__ import annotations

from windroos.hosting.setup import Setup
from windroos.play.model.events import NOBODY


class Reserves:
    """What everybody has left, in seconds. A table that is read again after a new start has all of it again."""

    def __init__(self, setup: Setup) -> None:
        self._left = dict.fromkeys(setup.people, setup.bank / 1000)
        self._drawer = NOBODY
        self._since = 0.0

    def draw(self, player: int, now: float) -> float:
        """The time of somebody's turn is over: so many seconds he has more; 0: none, or they run already."""
        left = self._left.get(player, 0.0)
        if left <= 0 or self._drawer == player:
            return 0.0
        self._drawer, self._since = player, now
        return left

    def stop(self, now: float) -> None:
        """Something was done: what was not used is there for later."""
        if self._drawer != NOBODY:
            self._left[self._drawer] = max(0.0, self._left[self._drawer] - (now - self._since))
            self._drawer = NOBODY

    def left(self, player: int) -> int:
        """Milliseconds that somebody has besides the clock that runs."""
        return 0 if self._drawer == player else round(1000 * self._left.get(player, 0.0))
