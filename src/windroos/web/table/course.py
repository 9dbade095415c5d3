"""How a table goes on: what is asked is decided, stored and shown, and what is due by itself is done."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from windroos.errors import WindroosError
from windroos.play.actions import Action, Begin, Contribution, PlayerAction, TimeUp
from windroos.play.conduct import Conduct
from windroos.play.mixing import Turn, mixed_seats
from windroos.play.view import Phase
from windroos.store.errors import StoreError
from windroos.web.table.chance import NOTE, PATIENCE, Chance, Draft
from windroos.web.table.clocks import Clocks
from windroos.web.table.connection import Connection
from windroos.web.table.desk import Desk
from windroos.web.table.herald import Herald
from windroos.web.table.setup import Setup
from windroos.web.table.work import Work, now

RETRY: Final = 2.0
"""Seconds until something that could not be stored is tried again."""
AGAIN: Final = 1012
"""The code of a socket that is closed so that its window begins anew."""

Deal = Callable[[Conduct, Turn, str, tuple[Contribution, ...]], Begin]
"""How a hand is dealt, from a secret and what was added to it."""


class Course:
    """The course of one table's games. Everything here runs under the table's lock; what is stored is shown."""

    def __init__(
        self,
        setup: Setup,
        desk: Desk,
        clocks: Clocks,
        herald: Herald,
        move: float,
        chance: Chance,
        deal: Deal,
        thinking: asyncio.Lock,
    ) -> None:
        """`move`: seconds that a computer player takes; `thinking`: held by the one that thinks, of all tables."""
        self.shut = False
        """The table was closed."""
        self.later: list[tuple[Connection, PlayerAction]] = []
        """What was asked out of turn while a tile lay open."""
        self.work = Work(desk.id)
        self._setup = setup
        self._desk = desk
        self._board = desk.board
        self._company = desk.company
        self._clocks = clocks
        self._herald = herald
        self._move = move
        self._thinking = thinking
        self._chance = chance
        self._deal = deal
        self._failed = False

    @property
    def closed(self) -> bool:
        """Nothing more can be done here: the match is over, as everybody has seen, or the table was closed."""
        return self.shut or self._board.table.match.over

    async def carry_out(self, action: Action) -> None:
        """Decide and store an action, and show what may be shown. Raises WindroosError: nothing has changed."""
        await self._desk.carry_out(action)
        self._show()

    def _show(self) -> None:
        """Show what is held, until a tile lies open for a while."""
        while shown := self._board.show(closed=self._clocks.window is None):
            if shown.opens:
                self._clocks.open()
            self._clocks.after(shown)
            self._herald.tell(shown)

    def go_on(self) -> None:
        """Do what is due, soon."""
        self.work.spawn(self._crank)

    async def _crank(self) -> None:
        async with self.work.lock:
            await self.everything_due()

    async def everything_due(self) -> None:
        """Do everything that is due, and what is due later then."""
        try:
            while await self._go_on():
                self._failed = False
        except StoreError as error:
            if not self._failed:
                for window in self._company:
                    self._herald.refuse(window, error)
            self._failed = True
            self.work.schedule(now() + RETRY, self._crank)
        if self._desk.stale:
            for window in list(self._company):
                window.close(AGAIN)

    async def _go_on(self) -> bool:
        """Do one thing that is due. False: nothing is now; without people nothing ever is."""
        self.work.unschedule()
        if self.closed or self._desk.stale or not self._company.here:
            return False
        if self._board.is_open:
            return await self._window_goes_on()
        if self.later:
            await self._try(*self.later.pop(0))
            return True
        if self._board.table.phase == Phase.BETWEEN:
            return await self._rest_goes_on()
        return await self._turn_goes_on()

    async def _window_goes_on(self) -> bool:
        """A tile lies open: it is taken, or the table goes on, when its time is up or everybody has answered."""
        asked = self._desk.asked()
        if asked is not None:
            await self._think(asked)
            return True
        window = self._clocks.window
        if window is None:  # the record broke off here
            self._clocks.reopen()
            self._herald.refresh()
            return True
        if not self._clocks.may_close():
            if window.ends is not None:
                self.work.schedule(window.ends, self._crank)
            return False
        shows = self._clocks.shows(window)
        if self._board.ahead.pending:
            await self._desk.carry_out(TimeUp())
        self._clocks.decided = True
        if shows > now():
            self.work.schedule(shows, self._crank)
            return False
        self._clocks.window = None
        self._show()
        return True

    async def _rest_goes_on(self) -> bool:
        """Between two hands: chance is gathered, and the next begins when it may."""
        chance, clocks, match = self._chance, self._clocks, self._board.ahead.table.match
        if chance.draft.hand != match.hand:
            await self._publish(chance.fresh(match.hand))
            return True
        begins = clocks.may_begin()
        chance.until = (chance.until or now() + PATIENCE) if begins else None
        waits = chance.waits() and (chance.until is None or chance.until > now())
        # Before the first hand people are still coming: the list stays open until they have.
        if chance.draft.bound is None and not waits and (begins or match.hand > 1):
            await self._publish(chance.closed())
            return True
        if begins and not waits:
            await self._begin()
            return True
        ends = chance.until if begins else clocks.rest.ends if clocks.rest is not None else None
        if ends is not None:
            self.work.schedule(ends, self._crank)
        return False

    async def _publish(self, draft: Draft) -> None:
        """Bind the table, and say so when it is stored."""
        await self._desk.keep(NOTE, draft.text())
        self._chance.take(draft)
        self.tell_chance()

    def tell_chance(self, only: Connection | None = None) -> None:
        """Say to what the table is bound for the hand to come, and who adds to it."""
        table = self._board.table
        if table.phase == Phase.BETWEEN and not self.closed and self._chance.draft.hand == table.match.hand:
            seats = self._setup.chance and self._desk.length == 0
            self._herald.chance(self._chance.object(seats), only)

    async def _begin(self) -> None:
        """Find the seats, where chance does and they are not found; then begin the hand."""
        state, draft, added = self._board.ahead, self._chance.draft, self._chance.contributions()
        if self._setup.chance and self._desk.length == 0:
            await self.carry_out(mixed_seats(state.rules, draft.seats, added))
            return
        match = state.table.match
        await self.carry_out(self._deal(state.conduct, Turn(match.hand, match.round), draft.secret, added))
        self._clocks.begun()

    async def _turn_goes_on(self) -> bool:
        """A computer player moves after a moment; a person's clock may run out."""
        table, clocks = self._board.table, self._clocks
        person = self._company.plays(table.players[table.turn])
        if person:
            ends = clocks.turn.ends if clocks.turn is not None else None
        else:
            ends = clocks.due = clocks.due or now() + self._move
        if ends is None:
            return False
        if ends > now():
            self.work.schedule(ends, self._crank)
            return False
        if person:
            await self.carry_out(TimeUp())
        else:
            await self._think(table.turn)
        return True

    async def _think(self, seat: int) -> None:
        """A computer player does something.

        They think one after another, and between two of them everybody is served who waits for less.
        """
        async with self._thinking:
            await asyncio.sleep(0)
            action = self._desk.choice(seat)
        await self.carry_out(action)

    async def _try(self, connection: Connection, action: PlayerAction) -> None:
        try:
            await self.carry_out(action)
        except StoreError:
            self.later.insert(0, (connection, action))
            raise
        except WindroosError as wrong:
            self._herald.refuse(connection, wrong)
