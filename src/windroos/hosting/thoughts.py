"""What the computer players of one table are asked, and what they have answered so far."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from windroos.hosting.session import Session
from windroos.hosting.thinker import Answers, Thinker
from windroos.play.model.actions import PlayerAction

Found = dict[int, PlayerAction | None]
"""What each seat that was asked does; None where its player failed, and the simplest thing is to be done."""

Moment = tuple[int, tuple[int, ...]]
"""How many events everybody had been shown when what is asked came up, and which seats were asked."""


class Thoughts:
    """One question at a time: what was asked at an earlier moment is not waited for any more."""

    def __init__(self, session: Session, thinker: Thinker, then: Callable[[], None]) -> None:
        """`then` is called when an answer comes that somebody came for too early."""
        self._session = session
        self._thinker = thinker
        self._then = then
        self._moment: Moment | None = None
        self._found: Found | None = {}
        self._wanted = False
        self._asked: asyncio.Future[Any] | None = None

    def begin(self) -> None:
        """Ask the computer players that are to do something now, if they have not been."""
        seats = self._session.computers()
        moment = (self._session.board.since, seats)
        if moment != self._moment:
            self.forget()
            self._moment = moment
            if seats:
                self._found = None
                self._asked = self._thinker.decide(self._session.question(seats), lambda said: self._hear(moment, said))

    def found(self) -> Found | None:
        """What they do; None while they think."""
        self._wanted = self._found is None
        return self._found

    def forget(self) -> None:
        """Nothing is asked any more."""
        if self._asked is not None:
            self._asked.cancel()
        self._moment, self._found, self._wanted, self._asked = None, {}, False, None

    def _hear(self, moment: Moment, said: Answers) -> None:
        """An answer came; it may be one to what is not asked any more, on its way when that was called off."""
        if moment is not self._moment:
            return
        self._found, self._asked = dict(zip(moment[1], said, strict=True)), None
        if self._wanted:
            self._then()
