"""How a table goes on: what is asked is decided, stored and shown, and what is due by itself is done."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from windroos.errors import WindroosError
from windroos.hosting.broadcast import Broadcast
from windroos.hosting.chance import CHANCE_NOTE, NOTE, PATIENCE, Chance, ChanceDraft
from windroos.hosting.clocks import SETTLE, Clocks
from windroos.hosting.connection import Connection
from windroos.hosting.errors import TableError
from windroos.hosting.session import Session
from windroos.hosting.setup import Setup
from windroos.hosting.tasks import Tasks, is_due, now
from windroos.hosting.thinker import Thinker
from windroos.hosting.thoughts import Found, Thoughts
from windroos.play.model.actions import Action, Begin, Claim, Contribution, PlayerAction, TimeUp
from windroos.play.model.events import HandEnded
from windroos.play.model.view import Phase
from windroos.play.referee.mixing import Turn, mixed_seats
from windroos.play.rules.legal import IllegalAction
from windroos.rules.conduct import Conduct
from windroos.store.errors import StoreError

RETRY: Final = 2.0
"""Seconds until something that failed is tried again; after each fault of the program twice as long."""
MOST_FAULTS: Final = 3
"""So many faults in a row; then the table is read again from its record."""
AGAIN: Final = 1012
"""The code of a socket that is closed so that its window begins anew."""
_LOG: Final = logging.getLogger("windroos.hosting")

Deal = Callable[[Conduct, Turn, str, tuple[Contribution, ...]], Begin]
"""How a hand is dealt, from a secret and what was added to it."""


class Scheduler:
    """What happens at one table, and when. Everything here runs under the table's lock; what is stored is shown."""

    def __init__(
        self,
        setup: Setup,
        session: Session,
        clocks: Clocks,
        broadcast: Broadcast,
        move: float,
        chance: Chance,
        deal: Deal,
        thinker: Thinker,
        over: Callable[[str], object] = str,
        ended: Callable[[str], object] = str,
    ) -> None:
        """`move`: seconds that a computer player takes; `over` is told when the match is over and all have seen it.

        `ended` is told when everybody has seen a hand end.
        """
        self.shut = False
        """The table was closed."""
        self.later: list[tuple[Connection, PlayerAction]] = []
        """What was asked out of turn while a tile lay open."""
        self.tasks = Tasks(session.id)
        self.over = over
        self.ended = ended
        self._setup = setup
        self._session = session
        self._board = session.board
        self._presence = session.presence
        self._clocks = clocks
        self._broadcast = broadcast
        self._move = move
        self._chance = chance
        self._deal = deal
        self._thoughts = Thoughts(session, thinker, self.go_on)
        self._faults = 0
        self._failed = False
        """Everybody here has been told that something failed, and nothing has been done since."""

    @property
    def closed(self) -> bool:
        """Nothing more can be done here: the match is over, as everybody has seen, or the table was closed."""
        return self.shut or self._board.table.match.over

    async def carry_out(self, action: Action) -> None:
        """Decide and store an action, and show what may be shown. Raises WindroosError: nothing has changed."""
        try:
            await self._session.carry_out(action)
        except StoreError:
            if self._session.stale:
                self.go_on()  # the windows begin anew where the table is as it is stored
            raise
        if self._clocks.window is None:
            self._show()

    def _show(self) -> None:
        """Show what is held, until a tile lies open."""
        while self._clocks.window is None and (shown := self._board.show()):
            if shown.opens:
                self._clocks.open()
            self._clocks.after(shown)
            self._broadcast.tell(shown)
            if any(isinstance(step.public, HandEnded) for step in shown.steps):
                self.ended(self._session.id)

    def go_on(self) -> None:
        """Do what is due, soon."""
        self.tasks.spawn(self._tick)

    async def _tick(self) -> None:
        async with self.tasks.lock:
            await self.everything_due()

    async def everything_due(self) -> None:
        """Do everything that is due, and what is due later then. Whatever fails is said, and tried again."""
        try:
            while await self._go_on():
                self._failed, self._faults = False, 0
        except StoreError as error:
            self._tell(error)
            self.tasks.schedule(now() + RETRY, self._tick)
        except Exception as fault:
            self._set_aside(fault)
        if self._session.stale:
            for window in list(self._presence):
                window.close(AGAIN)

    def _tell(self, error: WindroosError) -> None:
        """Everybody here hears what is wrong, once."""
        if not self._failed:
            for window in self._presence:
                self._broadcast.refuse(window, error)
        self._failed = True

    def _set_aside(self, fault: Exception) -> None:
        """A fault of the program: the record is as it was, and the table tries again after a while."""
        if not self._faults:
            _LOG.error("table %s", self._session.id, exc_info=fault)
        self._tell(TableError("table_fault"))
        self.tasks.schedule(now() + RETRY * 2**self._faults, self._tick)
        self._faults += 1
        self._session.stale = self._faults >= MOST_FAULTS

    async def _go_on(self) -> bool:
        """Do one thing that is due. False: nothing is now; without people nothing ever is."""
        self.tasks.unschedule()
        if self._board.table.match.over and not self.shut:
            await self._session.shut()  # not before everybody has seen it: lists tell which games are open
            self.shut = True
            self.over(self._session.id)
        if self.closed or self._session.stale or not self._presence.here:
            self._thoughts.forget()
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
        """A tile lies open: it is taken, or the table goes on, when its time is up or everybody has answered.

        Nothing is decided before that, so that until then there is as much to do whoever may claim.
        """
        clocks = self._clocks
        if clocks.window is None:  # the record broke off here
            clocks.reopen()
            self._broadcast.refresh()
            return True
        self._thoughts.begin()
        if clocks.shows is None:
            closes = clocks.closes(clocks.window)
            if closes is None or not is_due(closes):
                if closes is not None:
                    self.tasks.schedule(closes, self._tick)
                return False
            found = self._thoughts.found()
            if found is None and not self._move:
                return False  # players who never wait for people are waited for: nothing is hidden by time here
            await self._session.close_window(self._answers(found or {}))
            clocks.shows = closes + SETTLE
        if not is_due(clocks.shows):
            self.tasks.schedule(clocks.shows, self._tick)
            return False
        clocks.window = clocks.shows = None
        self._show()
        return True

    def _answers(self, found: Found) -> list[Claim]:
        """What people answered, in their order, and then computer players; who thinks too long passes."""
        players, pressed = self._board.table.players, self._clocks.pressed
        people = [claim for player, claim in pressed.items() if player in players]
        others = [claim for seat, claim in found.items() if players[seat] not in pressed]
        return [*people, *(claim for claim in others if isinstance(claim, Claim))]

    async def _rest_goes_on(self) -> bool:
        """Between two hands: chance is gathered, and the next begins when it may."""
        chance, clocks, match = self._chance, self._clocks, self._board.ahead.table.match
        if chance.draft.hand != match.hand:
            await self._publish(chance.fresh(match.hand))
            return True
        begins = clocks.may_begin()
        chance.until = (chance.until or now() + PATIENCE) if begins else None
        waits = chance.waits() and (chance.until is None or not is_due(chance.until))
        # Before the first hand people are still coming: the list stays open until they have.
        if chance.draft.bound is None and not waits and (begins or match.hand > 1):
            await self._publish(chance.closed())
            return True
        if begins and not waits:
            if clocks.waits_for_tables():
                return False  # whoever ends the wall there wakes this table
            await self._begin()
            return True
        ends = chance.until if begins else clocks.rest.ends if clocks.rest is not None else None
        if ends is not None:
            self.tasks.schedule(ends, self._tick)
        return False

    async def _publish(self, draft: ChanceDraft) -> None:
        """Bind the table, and say so when it is stored."""
        await self._session.keep(NOTE, CHANCE_NOTE.write(draft))
        self._chance.take(draft)
        self.tell_chance()

    def tell_chance(self, only: Connection | None = None) -> None:
        """Say to what the table is bound for the hand to come, and who adds to it."""
        table = self._board.table
        if table.phase == Phase.BETWEEN and not self.closed and self._chance.draft.hand == table.match.hand:
            seats = self._setup.chance and self._session.length == 0
            self._broadcast.chance(self._chance.object(seats), only)

    async def _begin(self) -> None:
        """Find the seats, where chance does and they are not found; then begin the hand."""
        state, draft, added = self._board.ahead, self._chance.draft, self._chance.contributions()
        if self._setup.chance and self._session.length == 0:
            await self.carry_out(mixed_seats(state.rules, draft.seats, added))
            return
        match = state.table.match
        await self.carry_out(self._deal(state.conduct, Turn(match.hand, match.round), draft.secret, added))
        self._clocks.begun()

    async def _turn_goes_on(self) -> bool:
        """A computer player moves after a moment; a person's clock may run out."""
        table, clocks = self._board.table, self._clocks
        person = self._presence.plays(table.players[table.turn])
        self._thoughts.begin()
        if person:
            ends = clocks.turn.ends if clocks.turn is not None else None
        else:
            ends = clocks.due = clocks.due or now() + self._move
        if ends is None:
            return False
        if not is_due(ends):
            self.tasks.schedule(ends, self._tick)
            return False
        if person:
            if clocks.extend():
                self._broadcast.refresh()
            else:
                await self.carry_out(TimeUp())
            return True
        found = self._thoughts.found()
        if found is not None:
            await self._move_of(table.turn, found[table.turn])
        return found is not None

    async def _move_of(self, seat: int, action: PlayerAction | None) -> None:
        """A computer player does something; the simplest thing where it has no answer, or one that may not be."""
        if action is not None:
            try:
                await self.carry_out(action)
            except IllegalAction as wrong:
                _LOG.error("table %s: the computer player of seat %d: %s", self._session.id, seat, wrong)
            else:
                return
        await self.carry_out(self._session.simplest(seat))

    async def _try(self, connection: Connection, action: PlayerAction) -> None:
        try:
            await self.carry_out(action)
        except StoreError:
            self.later.insert(0, (connection, action))
            raise
        except WindroosError as wrong:
            self._broadcast.refuse(connection, wrong)
