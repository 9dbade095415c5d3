"""A table without a server: windows that keep what they are sent, a store in memory, and a clock that never waits."""

from __future__ import annotations

import asyncio
import json
import pickle
import selectors
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, TypeVar, cast

import pytest

from tests.anybody import lively
from tests.play_helpers import rigged
from windroos.books.catalog import rules
from windroos.bots.player import ChosenAction
from windroos.errors import WindroosError
from windroos.hosting.board import Board
from windroos.hosting.connection import Connection
from windroos.hosting.history import board_of
from windroos.hosting.message_format import TABLE_MESSAGE
from windroos.hosting.requests import read_request
from windroos.hosting.room import Pace, Room
from windroos.hosting.scheduler import Deal
from windroos.hosting.setup import Kind, Setup, TablePlace
from windroos.hosting.tasks import now
from windroos.hosting.thinker import Thinker
from windroos.hosting.worker import WorkerError
from windroos.play.model import actions
from windroos.play.model.actions import Begin as Dealt
from windroos.play.model.events import NOBODY
from windroos.play.model.match import new_match
from windroos.play.model.view import Phase, View
from windroos.play.record.header import first_state, header_of
from windroos.play.record.log import action_object
from windroos.play.referee.mixing import mixed_hand
from windroos.rules.rules import Rules, conduct_of
from windroos.store.changes import Append, BeginStream, Change, KeepNote
from windroos.store.errors import StoreError
from windroos.store.store import Store

Json = dict[str, Any]
Result = TypeVar("Result")
PEOPLE = ("person",) * 4
NAMES = ("Aad", "Bep", "Cor", "Dik", "Eef")


class SwiftLoop(asyncio.SelectorEventLoop):
    """An event loop whose time passes only while nothing is to be done, and then at once."""

    def __init__(self) -> None:
        self.passed = 0.0
        loop = self

        class Impatient(selectors.DefaultSelector):
            def select(self, timeout: float | None = None) -> Any:
                found = super().select(0)
                if not found and timeout:
                    loop.passed += timeout + 1e-6
                return found

        super().__init__(Impatient())

    def time(self) -> float:
        """The time that has passed, in seconds."""
        return self.passed

    async def shutdown_default_executor(self, timeout: float | None = None) -> None:  # noqa: ARG002  # time passes without its threads
        """Wait for its threads, however long they take."""
        await super().shutdown_default_executor()


def swiftly(work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
    """Run something on such a loop, in a thread of its own: another test may have left a loop running in this one."""

    def run() -> Result:
        with asyncio.Runner(loop_factory=SwiftLoop) as runner:
            return runner.run(work())

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(run).result()


class Shelf:
    """A store in memory; `full` refuses everything, `slow` is how long it takes."""

    def __init__(self) -> None:
        self.bodies: list[str] = []
        self.notes: dict[str, str | None] = {}
        self.full = False
        self.slow = 0.0

    async def write(self, *changes: Change) -> None:
        if self.slow:
            await asyncio.sleep(self.slow)
        if self.full:
            raise StoreError("store_full", file="windroos.db", reason="")
        for change in changes:
            if isinstance(change, Append):
                assert change.after == len(self.bodies)
                self.bodies.extend(change.bodies)
            if isinstance(change, KeepNote):
                self.notes[change.key] = change.body
            assert not isinstance(change, BeginStream)


def setup_of(made: Rules, kinds: Sequence[str], hands: int = 1, strict: bool = False, **more: Any) -> Setup:
    seats = min(len(kinds), 4)
    match = new_match(made, NAMES[: len(kinds)], tuple(range(seats)), 4 if len(kinds) > 4 else NOBODY, hands=hands)
    return Setup(
        header_of(match, strict), tuple(TablePlace(cast(Kind, kind), at) for at, kind in enumerate(kinds)), **more
    )


class HostedTable:
    """A room with its shelf, and the windows of who came."""

    def __init__(
        self,
        setup: Setup,
        random: Random,
        pace: Pace = Pace(),  # noqa: B008 - frozen
        bodies: Sequence[str] = (),
        deal: Deal = mixed_hand,
        bound: str | None = None,
    ) -> None:
        self.shelf = Shelf()
        self.shelf.bodies = list(bodies)
        self.setup = setup
        board = board_of(setup, bodies) if bodies else Board(first_state(setup.header), 0)
        self.thinker = Thinker(self.think)
        self.thinks = 0.0
        self.questions: list[Any] = []
        self.room = Room(
            "test",
            setup,
            board,
            cast(Store, self.shelf),
            self.thinker,
            pace,
            random,
            len(bodies),
            bound=bound,
            deal=deal,
        )

    async def think(self, seconds: float, function: Callable[..., Any], *args: Any) -> Any:
        """What a process of its own would do, after `thinks` seconds."""
        self.questions.append(args[0])
        if self.thinks > seconds:
            await asyncio.sleep(seconds)
            raise WorkerError("worker_slow")
        if self.thinks:
            await asyncio.sleep(self.thinks)
        return pickle.loads(pickle.dumps(function(*pickle.loads(pickle.dumps(args)))))

    def come(self, player: int, lang: str = "nl") -> TableWindow:
        """A window of a player opens."""
        window = TableWindow(self, player, lang)
        self.room.join(window.connection)
        return window

    def all_come(self) -> list[TableWindow]:
        return [self.come(player) for player in self.setup.people]


class TableWindow:
    """A window that keeps all that it is sent."""

    def __init__(self, table: HostedTable, player: int, lang: str) -> None:
        self.table = table
        self.player = player
        self.connection = Connection(player, cast(Any, lang), player == 0)
        self.bytes: list[str] = []
        self.times: list[float] = []

    def read(self) -> list[Json]:
        """The messages that came since the last time."""
        waiting = self.connection.waiting
        new = list(waiting)
        waiting.clear()
        self.bytes.extend(new)
        return [as_declared(text) for text in new]

    def last(self) -> Json:
        """The last message about the table."""
        self.read()
        return next(m for m in map(json.loads, reversed(self.bytes)) if m["t"] in ("view", "events"))

    @property
    def seat(self) -> int:
        return self.table.room.board.view(self.player).seat

    async def do(self, action: actions.PlayerAction, count: int | None = None) -> None:
        """Ask for an action, as a browser would."""
        count = self.table.room.board.count if count is None else count
        text = json.dumps({"t": "do", "n": count, "action": action_object(action)})
        asked = read_request(text)
        assert asked.action is not None
        await self.table.room.act(self.connection, asked.number, asked.action)

    async def play(self, random: Random) -> bool:
        """Do what is asked, if anything is; somebody lively."""
        room = self.table.room
        ask = self.last()["ask"] if not room.closed else None
        if ask is None or ask["answered"] or ask["kind"] == "aside":
            return False
        view = room.board.view(self.player)
        action: actions.PlayerAction
        asks = room.board.table.phase in (Phase.CLAIM, Phase.ROB) and not room.board.asks(self.player)
        action = actions.Claim(view.seat, actions.Call.PASS) if asks else lively(view, random)
        await self.do(action)
        return True


def as_declared(text: str) -> Json:
    """A message that was sent; the declaration of messages must say the same of it, key by key."""
    message: Json = json.loads(text)
    assert json.loads(TABLE_MESSAGE.write(TABLE_MESSAGE.read(message, ""))) == message
    return message


async def settle(times: int = 20) -> None:
    """Let everything be done that takes no time."""
    for _ in range(times):
        await asyncio.sleep(0)


async def time_until(so: Callable[[], bool]) -> float:
    """Wait until something is so; the seconds that it took."""
    since = now()
    while not so():
        await asyncio.sleep(0.001)
    return now() - since


async def play_on(
    table: HostedTable, windows: Sequence[TableWindow], random: Random, until: Callable[[], bool] | None = None
) -> None:
    """Everybody plays until the match is over, or until something is so."""
    room = table.room
    for _ in range(3_000):
        if room.board.table.match.over or (until is not None and until()):
            return
        acted = False
        for window in windows:
            if until is not None and until():
                return
            if room.board.table.phase == Phase.BETWEEN and not room.closed and window.player in room.setup.people:
                if window.player not in room.clocks.ready:
                    room.ready(window.connection)
                    acted = True
            elif await window.play(random):
                acted = True
            await settle()
        if not acted:
            await asyncio.sleep(0.05)
    raise AssertionError("the game does not go on")


# --- a table where a certain wall is dealt


async def sit(
    begin: Dealt, kinds: tuple[Any, ...] = PEOPLE, id: str = "nts2002", **more: Any
) -> tuple[HostedTable, list[TableWindow]]:
    """A table where this wall is dealt, and the windows of its people."""
    table = HostedTable(setup_of(rules(id), kinds, **more), Random(1), deal=lambda *_: begin)
    windows = table.all_come()
    await settle()
    assert phase(table) == Phase.DISCARD
    return table, windows


def phase(table: HostedTable) -> Phase:
    """What the table waits for, as it is shown."""
    return table.room.board.table.phase


def wall(*racks: str, draws: str = "") -> Dealt:
    return rigged(conduct_of(rules("nts2002")), racks, draws)


def refused(code: str) -> Any:
    return pytest.raises(WindroosError, check=lambda wrong: wrong.code == code)


PUNG_OF_SOUTH = wall("19m 19p 19s ESWN PGR 5s", "55s 234m 678p 13p NNW", draws="?")
NOTHING = wall("19m 19p 19s ESWN PGR 5s", "46p 234m 678p 11p NNN", draws="?")
MAHJONG_OF_SOUTH = wall("19m 19p 19s ESWN PGR 5s", "55s 222m 333p 444s EE")
"""South may go out with what East discards first."""
SOLO = ("person", "live", "greedy", "live")
AGAINST_TWO = ("person", "live", "live", "person")


def passes(_: object, view: View, may: tuple[actions.PlayerAction, ...]) -> ChosenAction:
    """A computer player that never claims, and otherwise discards what it can."""
    return ChosenAction(next((one for one in may if isinstance(one, actions.Claim | actions.Discard)), may[0]))


async def shown_after(table: HostedTable) -> float:
    """The time until what lies open does not any more."""
    return await time_until(lambda: not table.room.board.is_open)
