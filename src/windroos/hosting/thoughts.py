"""What the computer players of one table are asked, and what they have answered so far."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from windroos.hosting.session import Session
from windroos.hosting.tasks import Tasks
from windroos.hosting.thinker import Thinker
from windroos.hosting.thinking import BotQuestion
from windroos.play.model.actions import PlayerAction

Found = dict[int, PlayerAction | None]
"""What each seat that was asked does; None where its player failed, and the simplest thing is to be done."""


class Thoughts:
    """One question at a time: what was asked at an earlier moment is not waited for any more."""

    def __init__(self, session: Session, thinker: Thinker, tasks: Tasks, then: Callable[[], None]) -> None:
        """`then` is called when an answer comes that somebody came for too early."""
        self._session = session
        self._thinker = thinker
        self._tasks = tasks
        self._then = then
        self._moment: tuple[int, tuple[int, ...]] | None = None
        """How many events everybody had been shown when what is asked came up, and which seats were asked."""
        self._found: Found | None = {}
        self._wanted = False
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Ask the computer players that are to do something now, if they have not been."""
        seats = self._session.computers()
        moment = (self._session.board.since, seats)
        if moment != self._moment:
            self.forget()
            self._moment = moment
            if seats:
                self._found, question = None, self._session.question(seats)
                self._task = self._tasks.spawn(lambda: self._think(question))

    def found(self) -> Found | None:
        """What they do; None while they think."""
        self._wanted = self._found is None
        return self._found

    def forget(self) -> None:
        """Nothing is asked any more."""
        if self._task is not None:
            self._task.cancel()
        self._moment, self._found, self._wanted, self._task = None, {}, False, None

    async def _think(self, question: BotQuestion) -> None:
        actions = await self._thinker.decide(question)
        self._found = dict(zip((one.seat for one in question.asked), actions, strict=True))
        self._task = None
        if self._wanted:
            self._then()
