"""What the computer players of one table are asked, and what they have answered so far."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from windroos.play.model.actions import PlayerAction
from windroos.web.table.desk import Desk
from windroos.web.table.thinker import Thinker
from windroos.web.table.thinking import Question
from windroos.web.table.work import Work

Found = dict[int, PlayerAction | None]
"""What each seat that was asked does; None where its player failed, and the simplest thing is to be done."""


class Thoughts:
    """One question at a time: what was asked at an earlier moment is not waited for any more."""

    def __init__(self, desk: Desk, thinker: Thinker, work: Work, then: Callable[[], None]) -> None:
        """`then` is called when an answer comes that somebody came for too early."""
        self._desk = desk
        self._thinker = thinker
        self._work = work
        self._then = then
        self._moment: tuple[int, tuple[int, ...]] | None = None
        """How many events everybody had been shown when what is asked came up, and which seats were asked."""
        self._found: Found | None = {}
        self._wanted = False
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Ask the computer players that are to do something now, if they have not been."""
        seats = self._desk.computers()
        moment = (self._desk.board.since, seats)
        if moment != self._moment:
            self.forget()
            self._moment = moment
            if seats:
                self._found, question = None, self._desk.question(seats)
                self._task = self._work.spawn(lambda: self._think(question))

    def found(self) -> Found | None:
        """What they do; None while they think."""
        self._wanted = self._found is None
        return self._found

    def forget(self) -> None:
        """Nothing is asked any more."""
        if self._task is not None:
            self._task.cancel()
        self._moment, self._found, self._wanted, self._task = None, {}, False, None

    async def _think(self, question: Question) -> None:
        actions = await self._thinker.decide(question)
        self._found = dict(zip((one.seat for one in question.asked), actions, strict=True))
        self._task = None
        if self._wanted:
            self._then()
