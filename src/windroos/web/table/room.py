"""A table that is played at: people come and go and act, and it goes on by itself where nobody is waited for."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Final, NamedTuple

from windroos.errors import WindroosError
from windroos.play.actions import Action, Claim, LastHand, PlayerAction, TimeUp
from windroos.play.chance import seats_by_chance, shuffled
from windroos.play.events import NOBODY
from windroos.play.legal import IllegalAction, refusal
from windroos.play.view import Phase
from windroos.store.errors import StoreError
from windroos.store.store import Store
from windroos.web.table.board import Board
from windroos.web.table.clocks import Clocks
from windroos.web.table.company import Company
from windroos.web.table.connection import Connection
from windroos.web.table.desk import Desk
from windroos.web.table.herald import Herald
from windroos.web.table.setup import MAKER, Setup
from windroos.web.table.trouble import TableError
from windroos.web.table.work import Work, now

RETRY: Final = 2.0
"""Seconds until something that could not be stored is tried again."""
MOST_WINDOWS: Final = 8
"""Of one player."""
MOST_WATCHING: Final = 64
AGAIN: Final = 1012
"""The code of a socket that is closed so that its window begins anew."""


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
        pace: Pace,
        random: Random,
        length: int = 0,
        closed: bool = False,
    ) -> None:
        """Take a table as its record has it; `length` is the number of the record's groups."""
        self.id = id
        self.setup = setup
        self.board = board
        self.company = Company(setup.places)
        self.clocks = Clocks(setup, board, self.company, pace.move, now)
        self.desk = Desk(id, setup, board, self.company, store, length)
        self.herald = Herald(id, board, self.company, self.clocks)
        self._pace = pace
        self._random = random
        self._shut = closed
        self._failed = False
        self._later: list[tuple[Connection, PlayerAction]] = []
        """What was asked out of turn while a tile lay open."""
        self._work = Work(id)

    @property
    def closed(self) -> bool:
        """Nothing more can be done here: the match is over, as everybody has seen, or the table was closed."""
        return self._shut or self.board.table.match.over

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing goes on, so that it can be forgotten: the record has it all."""
        return not (self.company or self.company.here or self._work.busy)

    # --- people come and go

    def join(self, connection: Connection) -> None:
        """A window opens and is sent the table; the others hear of it if somebody comes.

        Raises:
            TableError: `table_sockets`, there are too many of this player.
        """
        player = connection.player
        most = MOST_WATCHING if player == NOBODY else MOST_WINDOWS
        if len(self.company.windows(player)) >= most:
            raise TableError("table_sockets", most=most)
        self.company.add(connection)
        returns = self.company.is_person(player) and not self.company.plays(player)
        if returns:
            self.company.here.add(player)
            self.clocks.reopen()
            self.clocks.begin_turn()
        self.herald.view(connection)
        if returns or player == NOBODY:
            self.herald.people(("returned", player) if returns and self.desk.length else None, but=connection)
        if returns:
            self.herald.refresh(but=connection)
            self._work.spawn(self._crank)

    def leave(self, connection: Connection) -> None:
        """A window is closed. Who has none left is away after a while."""
        player = connection.player
        if connection not in self.company.windows(player):
            return
        self.company.remove(connection)
        if self.company.windows(player):
            return
        self.herald.people()
        if self.company.is_person(player):
            asyncio.get_running_loop().call_later(self._pace.grace, self._gone, player)

    def _gone(self, player: int) -> None:
        if self.company.windows(player) or not self.company.plays(player):
            return
        self.company.here.discard(player)
        self.clocks.ready.discard(player)
        self.clocks.reopen()
        self.herald.people(None if self.closed else ("away", player))
        self.herald.refresh()
        self._work.spawn(self._crank)

    # --- what people ask

    async def act(self, connection: Connection, count: int, action: Action) -> None:
        """Carry out what somebody asks.

        Raises:
            WindroosError: it may not or cannot be, or it could not be stored; nothing has changed.
        """

        async def done() -> None:
            await self._act(connection, count, action)
            await self._everything_due()

        await self._work.alone(done)

    def ready(self, connection: Connection) -> None:
        """Somebody is ready for the next hand. Raises WindroosError as `act`."""
        if self.closed:
            raise TableError("table_closed")
        if not self.company.is_person(connection.player):
            raise TableError("table_watching")
        if self.board.table.phase != Phase.BETWEEN:
            raise IllegalAction("hand_is_on")
        self.clocks.is_ready(connection.player)
        self.herald.refresh()
        self._work.spawn(self._crank)

    async def announce_last(self, connection: Connection) -> None:
        """Whoever opened the table says that the hand that is on, or comes, is the last. Raises WindroosError."""
        if self.closed:
            raise TableError("table_closed")
        if not (connection.maker or connection.player == MAKER):
            raise TableError("table_maker")
        await self._work.alone(lambda: self._carry_out(LastHand()))
        self._work.spawn(self._crank)

    async def close(self) -> None:
        """Nothing more is played at this table. Raises StoreError."""
        await self._work.alone(self.desk.shut)
        self._shut = True
        self._work.unschedule()
        for window in list(self.company):
            window.close(AGAIN)

    async def _act(self, connection: Connection, count: int, action: Action) -> None:
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
        urgent = isinstance(action, Claim) or view.table.turn == view.seat
        if urgent and not self.board.since <= count <= self.board.count:
            raise TableError("table_late")
        if self.clocks.window is None:
            await self._carry_out(action)
            return
        code = refusal(view, action)
        if code is not None:
            raise IllegalAction(code)
        if not isinstance(action, Claim):
            self._later.append((connection, action))
            return
        if self.clocks.answered(player) is not None:
            raise IllegalAction("answered")
        if self.board.asks(player):
            await self._carry_out(action)
        self.clocks.pressed[player] = action.call
        self.herald.refresh(only=player)

    # --- going on

    async def _carry_out(self, action: Action) -> None:
        """Decide and store an action, and show what may be shown. Raises WindroosError: nothing has changed."""
        await self.desk.carry_out(action)
        self._show()

    def _show(self) -> None:
        """Show what is held, until a tile lies open for a while."""
        while shown := self.board.show(closed=self.clocks.window is None):
            if shown.opens:
                self.clocks.open()
            self.clocks.after(shown)
            self.herald.tell(shown)

    async def _crank(self) -> None:
        """Do everything that is due, and what is due later then."""
        async with self._work.lock:
            await self._everything_due()

    async def _everything_due(self) -> None:
        try:
            while await self._go_on():
                self._failed = False
        except StoreError as error:
            if not self._failed:
                for window in self.company:
                    self.herald.refuse(window, error)
            self._failed = True
            self._work.schedule(now() + RETRY, self._crank)
        if self.desk.stale:
            for window in list(self.company):
                window.close(AGAIN)

    async def _go_on(self) -> bool:
        """Do one thing that is due. False: nothing is now; without people nothing ever is."""
        self._work.unschedule()
        if self.closed or self.desk.stale or not self.company.here:
            return False
        if self.board.is_open:
            return await self._window_goes_on()
        if self._later:
            await self._try(*self._later.pop(0))
            return True
        if self.board.table.phase == Phase.BETWEEN:
            return await self._rest_goes_on()
        return await self._turn_goes_on()

    async def _window_goes_on(self) -> bool:
        """A tile lies open: it is taken, or the table goes on, when its time is up or everybody has answered."""
        answer = self.desk.answer()
        if answer is not None:  # of somebody who went away meanwhile
            await self._carry_out(answer)
            return True
        window = self.clocks.window
        if window is None:  # the record broke off here
            self.clocks.reopen()
            self.herald.refresh()
            return True
        if not self.clocks.may_close():
            if window.ends is not None:
                self._work.schedule(window.ends, self._crank)
            return False
        self.clocks.window = None
        try:
            if self.board.ahead.pending:
                await self.desk.carry_out(TimeUp())
        except StoreError:
            self.clocks.window = window
            raise
        self._show()
        return True

    async def _rest_goes_on(self) -> bool:
        """Between two hands: the next begins when it may."""
        if not self.clocks.may_begin():
            if self.clocks.rest is not None:
                self._work.schedule(self.clocks.rest.ends, self._crank)
            return False
        state = self.board.ahead
        if self.setup.chance and self.desk.length == 0:
            await self._carry_out(seats_by_chance(state.rules, self._random))
            return True
        await self._carry_out(shuffled(state.conduct, state.table.match.round, self._random))
        self.clocks.begun()
        return True

    async def _turn_goes_on(self) -> bool:
        """A computer player moves after a moment; a person's clock may run out."""
        table, clocks = self.board.table, self.clocks
        person = self.company.plays(table.players[table.turn])
        if person:
            ends = clocks.turn.ends if clocks.turn is not None else None
        else:
            ends = clocks.due = clocks.due or now() + self._pace.move
        if ends is None:
            return False
        if ends > now():
            self._work.schedule(ends, self._crank)
            return False
        await self._carry_out(TimeUp() if person else self.desk.turn())
        return True

    async def _try(self, connection: Connection, action: PlayerAction) -> None:
        try:
            await self._carry_out(action)
        except StoreError:
            self._later.insert(0, (connection, action))
            raise
        except WindroosError as wrong:
            self.herald.refuse(connection, wrong)
