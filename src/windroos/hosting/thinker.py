"""Asks the computer players of all tables what they do. They think in a process of their own: `thinking`.

Nothing that goes wrong there comes here as an error: who gets no answer does the simplest thing, and the log says why.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import traceback
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, Final, Protocol, cast

from windroos.errors import WindroosError
from windroos.hosting import thinking
from windroos.hosting.setup import Setup
from windroos.hosting.thinking import AskedSeat, BotQuestion, Thought
from windroos.play.model.actions import PlayerAction
from windroos.play.model.view import OpenTable, Thrown, View
from windroos.rules.rules import Rules
from windroos.text.words import Lang, Words
from windroos.wire.json_text import Json

SECONDS: Final = 5.0
"""How long the computer players of one table may think about one question."""
LOADING: Final = 60.0
"""How long the process may take to load what they need."""
MOST_FAULTS: Final = 1000
"""So many different faults are remembered, so that each is logged once."""
_LOG: Final = logging.getLogger("windroos.hosting")


Answers = tuple[PlayerAction | None, ...]
"""What each seat that was asked does; None where there is no answer: the simplest thing is to be done."""


class Do(Protocol):
    """Does a job within some seconds: `windroos.hosting.worker.Worker.do`. Raises WindroosError."""

    def __call__(self, seconds: float, function: Callable[..., Any], /, *args: Any) -> Awaitable[Any]:
        """What the function gives."""
        ...


class Thinker:
    """The computer players of one server."""

    def __init__(self, do: Do) -> None:
        self._do = do
        self._faults: set[tuple[str, str]] = set()
        self._slow: dict[str, int] = {}
        """Tables whose players took too long, and the hand in which they did: in that hand they do the simplest."""

    async def load(self, setup: Setup) -> None:
        """Have everything made that the first question to a table's computer players needs, or to its coach."""
        book = book_of(setup)
        for kind in sorted({place.kind for place in setup.places} - {"person"}):
            with suppress(WindroosError):  # the first question makes it then, and says what is wrong
                await self._do(LOADING, thinking.load, book, kind)
        if setup.people and setup.walls is None:
            with suppress(WindroosError):
                await self._do(LOADING, thinking.load_coach, book)

    def decide(self, question: BotQuestion, then: Callable[[Answers], None]) -> asyncio.Future[Any] | None:
        """Ask what each seat does. `then` is told, unless what this gives is cancelled; None: it was told at once.

        A future and no task: computer players are asked at every turn of every table.
        """
        nothing: Answers = (None,) * len(question.asked)
        if self._slow.get(question.id) == question.number:
            then(nothing)
            return None
        try:
            asked = asyncio.ensure_future(self._do(SECONDS, thinking.decide, question))
        except Exception as fault:
            self._failed(question, fault)
            then(nothing)
            return None

        def answered(done: asyncio.Future[tuple[Thought, ...]]) -> None:
            if done.cancelled():
                return
            fault = done.exception()
            if fault is not None:
                self._failed(question, fault)
                then(nothing)
                return
            found = done.result()
            for thought in found:
                if thought.fault:
                    self._note(question.id, thought.fault.rstrip().rpartition("\n")[2], thought.fault)
            then(tuple([thought.action for thought in found]))

        asked.add_done_callback(answered)
        return asked

    def _failed(self, question: BotQuestion, fault: BaseException) -> None:
        """There is no answer: the log says why, once."""
        if not isinstance(fault, WindroosError):
            self._note(question.id, str(fault), "".join(traceback.format_exception(fault)))
            return
        self._note(question.id, fault.code, str(fault))
        if fault.code == "worker_slow":
            self._slow[question.id] = question.number

    async def advise(self, question: BotQuestion, names: Mapping[str, Words], lang: Lang) -> Json:
        """What the coach says to the seat that is asked; `names` are the house's own of items. Raises WindroosError."""
        return cast(Json, await self._do(SECONDS, thinking.advise, question, names, lang))

    async def explain(self, question: BotQuestion, action: PlayerAction, lang: Lang) -> Json:
        """Whether the seat that is asked may do something, and why not. Raises WindroosError."""
        return cast(Json, await self._do(SECONDS, thinking.explain, question, action, lang))

    def forget(self, id: str) -> None:
        """A table is not played at any more."""
        self._slow.pop(id, None)

    def _note(self, id: str, what: str, fault: str) -> None:
        if (id, what) not in self._faults and len(self._faults) < MOST_FAULTS:
            self._faults.add((id, what))
            _LOG.error("table %s: computer players: %s", id, fault)


def book_of(setup: Setup) -> bytes:
    """The rules of a table as a question has them."""
    return pickle.dumps(setup.header.book)


class Questions:
    """What the seats of one table are asked; what has not changed since the last question is made once."""

    def __init__(self, id: str, book: bytes) -> None:
        self._id = id
        self._book = book
        self._still: tuple[OpenTable, bytes] | None = None
        self._thrown: tuple[tuple[Thrown, ...], bytes] = ((), b"")

    def make(self, table: OpenTable, strict: bool, asked: tuple[AskedSeat, ...]) -> BotQuestion:
        """A question to some seats."""
        still = thinking.as_if_still(table)
        if self._still is None or self._still[0] != still:
            bare = still._replace(match=table.match._replace(rules=cast(Rules, None)))
            self._still = (still, pickle.dumps(bare, pickle.HIGHEST_PROTOCOL))
        known, told = self._thrown
        if table.discards[: len(known)] != known:  # a tile was taken
            known, told = (), b""
        told += thinking.thrown_bytes(table.discards[len(known) :])
        self._thrown = (table.discards, told)
        return BotQuestion(
            id=self._id,
            book=self._book,
            strict=strict,
            number=table.number,
            still=self._still[1],
            moving=thinking.moving_of(table),
            thrown=told,
            asked=asked,
        )


def asked_of(view: View, kind: str, seed: int) -> AskedSeat:
    """A seat that is asked."""
    return AskedSeat(view.seat, view.own, view.player, kind, seed)
