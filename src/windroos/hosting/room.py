"""A table that is played at: people come and go and act, and it goes on by itself where nobody is waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from windroos.hosting.attendance import Attendance
from windroos.hosting.board import Board
from windroos.hosting.broadcast import Broadcast, News
from windroos.hosting.chance import Chance
from windroos.hosting.clocks import Clocks, check_pause, nobody_behind
from windroos.hosting.connection import Connection
from windroos.hosting.errors import TableError
from windroos.hosting.phrases import Phrases
from windroos.hosting.presence import Presence
from windroos.hosting.rematch import Follow, Rematch
from windroos.hosting.scheduler import AGAIN, Deal, Scheduler
from windroos.hosting.session import Session
from windroos.hosting.setup import MAKER, Setup
from windroos.hosting.shapes import body
from windroos.hosting.tasks import now
from windroos.hosting.thinker import Thinker
from windroos.play.model.actions import Action, Claim, LastHand, Pause, PlayerAction
from windroos.play.model.events import NOBODY
from windroos.play.model.view import Phase, View
from windroos.play.referee.mixing import mixed_hand
from windroos.play.rules.legal import IllegalAction, refusal
from windroos.store.store import Store
from windroos.telling.objects import error_object

NO_TABLE: Final = 4401
"""The code of a socket that is closed for good: its link does not open this table, or not any more."""


class Pace(NamedTuple):
    """How quickly a table goes on, in seconds.

    move   a computer player takes so long; 0: it does not wait
    grace  somebody without a window is away after so long
    """

    move: float = 0.35
    grace: float = 10.0


class Room:
    """A table. What changes it goes through one lock; what is stored is shown, and nothing else."""

    def __init__(
        self,
        id: str,
        setup: Setup,
        board: Board,
        store: Store,
        thinker: Thinker,
        pace: Pace,
        random: Random,
        length: int = 0,
        closed: bool = False,
        bound: str | None = None,
        deal: Deal = mixed_hand,
        over: Callable[[str], object] = str,
        ended: Callable[[str], object] = str,
        behind: Callable[[int], int] = nobody_behind,
        follow: Follow | None = None,
        next: str = "",
        fence: int = 0,
    ) -> None:
        """Take a table as its record has it; `length` is the number of the record's groups.

        `over` is told when nothing more is played here, `ended` when a hand has ended; `behind` is as `Clocks` has it,
        `follow` and `next` as `Rematch`, `fence` as `Session`; `bound` is what binds it for the hand to come, if noted.
        """
        self.id = id
        self.setup = setup
        self.board = board
        self.presence = Presence(setup.places)
        move = pace.move * setup.tempo / 100
        self.clocks = Clocks(setup, board, self.presence, move, now, behind)
        self.session = Session(id, setup, board, self.presence, store, length, fence)
        self.broadcast = Broadcast(id, board, self.presence, self.clocks)
        self._attendance = Attendance(self.presence, self.broadcast)
        self.rematch = Rematch(board, self.presence, self.broadcast, follow, next)
        self.phrases = Phrases(board, self.presence, self.broadcast)
        self._chance = Chance(self.presence, random, bound, setup.given)
        self._scheduler = Scheduler(
            setup=setup, session=self.session, clocks=self.clocks, broadcast=self.broadcast, move=move,
            chance=self._chance, deal=deal, thinker=thinker, over=over, ended=ended,
        )  # fmt: skip
        self._scheduler.shut = closed
        self._thinker = thinker
        self._grace = pace.grace

    @property
    def closed(self) -> bool:
        """Nothing more can be done here: the match is over, as everybody has seen, or the table was closed."""
        return self._scheduler.closed

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing goes on, so that it can be forgotten: the record has it all."""
        return not (self.presence or self.presence.here or self._scheduler.tasks.busy)

    # --- people come and go

    def join(self, connection: Connection) -> None:
        """A window opens and is sent the table; the others hear of it if somebody comes.

        Raises:
            TableError: `table_sockets`, there are too many of this player.
        """
        player = connection.player
        self._attendance.enter(connection)
        returns = self.presence.is_person(player) and not self.presence.plays(player)
        if returns:
            self.presence.here.add(player)
        reopened = self.clocks.reopen()
        self.clocks.begin_turn()
        self.broadcast.view(connection)
        self._scheduler.tell_chance(only=connection)
        self.rematch.tell(only=connection)
        if returns or player == NOBODY:
            self._attendance.say(News("returned", player) if returns and self.session.length else None)
        else:
            self._attendance.say(News("windows", player, own=True))
        if returns or reopened:
            self.broadcast.refresh(but=connection)
            self._scheduler.go_on()

    def leave(self, connection: Connection) -> None:
        """A window is closed. Who has none left is away after a while."""
        player = connection.player
        if connection not in self.presence.windows(player):
            return
        self.presence.remove(connection)
        self._attendance.say()
        if self.presence.windows(player):
            return
        if self.presence.is_person(player):
            asyncio.get_running_loop().call_later(self._grace, self._gone, player)

    def rename(self, setup: Setup, joined: int = NOBODY) -> None:
        """People are called otherwise, as `setup` has it, and everybody hears of it; `joined`: who sat down now."""
        self.setup = setup
        self.board.rename(setup.header.players)
        for window in self.presence:
            self.broadcast.view(window)
        self._attendance.say(None if joined == NOBODY else News("joined", joined))

    def wake(self) -> None:
        """Another table on the same walls has gone on: what waited for it may be due."""
        self.broadcast.refresh()
        self._scheduler.go_on()

    def give_up(self) -> None:
        """Another process has taken the table: everybody's windows go there."""
        self.session.stale = True
        self._scheduler.go_on()

    def turn_out(self, player: int) -> None:
        """A seat has a new link: its windows are closed, and everybody hears of it."""
        for window in list(self.presence.windows(player)):
            window.send("trouble", body(**error_object(TableError("seat_moved"), window.lang)))
            window.close(NO_TABLE)
            self.leave(window)
        self._attendance.say(News("new_link", player))

    def _gone(self, player: int) -> None:
        if self.presence.windows(player) or not self.presence.plays(player):
            return
        self.presence.here.discard(player)
        self.clocks.ready.discard(player)
        if self.presence.here:
            self.clocks.reopen()
        else:
            self.clocks.sleep()
        self._attendance.say(None if self.closed else News("away", player))
        self._scheduler.tasks.spawn(self.rematch.look)
        self.broadcast.refresh()
        self._scheduler.go_on()

    # --- what people ask

    async def act(self, connection: Connection, count: int, action: Action) -> None:
        """Carry out what somebody asks.

        Raises:
            WindroosError: it may not or cannot be, or it could not be stored; nothing has changed.
        """
        came = now()

        async def done() -> None:
            await self._act(connection, count, action, came)
            await self._scheduler.everything_due()

        await self._scheduler.tasks.alone(done)

    def ready(self, connection: Connection) -> None:
        """Somebody is ready for the next hand. Raises WindroosError as `act`."""
        if self.closed:
            raise TableError("table_closed")
        if not self.presence.is_person(connection.player):
            raise TableError("table_watching")
        if self.board.table.phase != Phase.BETWEEN:
            raise IllegalAction("hand_is_on")
        if connection.player not in self.clocks.ready:
            self.clocks.is_ready(connection.player)
            self.broadcast.refresh()
            self._scheduler.go_on()

    def add_chance(self, connection: Connection, hand: int, by: str, opens: bool) -> None:
        """Somebody binds himself to a text for the hand to come, or opens it. What comes too late counts for nothing.

        Raises:
            TableError: `table_watching`.
        """
        if not self.presence.is_person(connection.player):
            raise TableError("table_watching")
        (self._chance.open if opens else self._chance.bind)(connection.player, hand, by)
        self._scheduler.go_on()

    async def announce_last(self, connection: Connection) -> None:
        """Whoever opened the table says that the hand that is on, or comes, is the last. Raises WindroosError."""
        if self.closed:
            raise TableError("table_closed")
        if not (connection.maker or connection.player == MAKER):
            raise TableError("table_maker")
        if self.setup.walls is not None:
            raise TableError("table_walls_last")
        await self._scheduler.tasks.alone(lambda: self._scheduler.carry_out(LastHand()))
        self._scheduler.go_on()

    async def advise(self, connection: Connection) -> None:
        """Send somebody in a hand what a good player would do. Raises WindroosError."""
        if self.setup.walls is not None:
            raise TableError("table_walls_coach")
        asked = self.session.question_of(self._in_hand(connection))
        count = self.board.count
        said = await self._thinker.advise(asked, self.setup.renamed, connection.lang)
        connection.send("advice", body(n=count, **said))

    async def explain(self, connection: Connection, action: Action | None) -> None:
        """Send somebody in a hand whether he may do something, and why not. Raises WindroosError."""
        view, count = self._in_hand(connection), self.board.count
        if not isinstance(action, PlayerAction):
            raise TableError("table_action")
        if action.seat != view.seat:
            raise TableError("table_seat")
        said = await self._thinker.explain(self.session.question_of(view), action, connection.lang)
        connection.send("why", body(n=count, **said))

    def _in_hand(self, connection: Connection) -> View:
        view = self.board.view(connection.player)
        if view.seat == NOBODY:
            raise TableError("table_watching")
        return view

    async def close(self) -> None:
        """Nothing more is played at this table. Raises StoreError."""
        await self._scheduler.tasks.alone(self.session.shut)
        self._scheduler.shut = True
        self._scheduler.over(self.id)
        self._scheduler.tasks.unschedule()
        for window in list(self.presence):
            window.close(AGAIN)

    async def _act(self, connection: Connection, count: int, action: Action, came: float) -> None:
        player = connection.player
        if self.closed:
            raise TableError("table_closed")
        if not isinstance(action, PlayerAction):
            raise TableError("table_action")
        view = self.board.view(player)
        if view.seat == NOBODY:
            raise TableError("table_watching")
        if action.seat != view.seat:
            raise TableError("table_seat")
        if isinstance(action, Pause):
            check_pause(view)
        urgent = isinstance(action, Claim) or view.table.turn == view.seat
        if urgent and not self.board.since <= count <= self.board.count:
            raise TableError("table_late")
        if self.clocks.window is None:
            await self._scheduler.carry_out(action)
            return
        code = refusal(view, action)
        if code is not None:
            raise IllegalAction(code)
        if not isinstance(action, Claim):
            self._scheduler.later.append((connection, action))
            return
        if self.clocks.answered(player) is not None:
            raise IllegalAction("answered")
        if self.clocks.decided:
            raise TableError("table_late")
        self.clocks.press(player, action, came)
        self.broadcast.refresh(only=player)
