"""Where a table's actions are decided and stored, and where its computer players think; nothing is shown here."""

from __future__ import annotations

import logging
from typing import Final

from windroos.bots.player import Player, make
from windroos.play import events as e
from windroos.play.actions import Action, PlayerAction
from windroos.play.events import Step
from windroos.play.legal import options
from windroos.play.record import group_lines
from windroos.play.referee import advance
from windroos.play.state import State, view_of
from windroos.play.view import Phase
from windroos.store.changes import Append, Change, Close, Keep
from windroos.store.errors import StoreError
from windroos.store.store import Store
from windroos.web.table.board import Board
from windroos.web.table.company import Company
from windroos.web.table.setup import Setup
from windroos.web.table.standing import STANDING, standing_text

_LOG: Final = logging.getLogger("windroos.web")
_STALE: Final = ("store_conflict", "store_closed", "store_unknown")
_ASKING: Final = (Phase.CLAIM, Phase.ROB)


class LastEnd:
    """How the last hand ended here: its number, the state before the last action, and the steps of that action."""

    __slots__ = ("before", "number", "steps")

    def __init__(self, before: State, steps: tuple[Step, ...]) -> None:
        self.number = before.table.number
        self.before = before
        self.steps = steps


class Desk:
    """The referee of one table, its record in the store, and its computer players."""

    def __init__(self, id: str, setup: Setup, board: Board, company: Company, store: Store, length: int) -> None:
        self.id = id
        self.length = length
        """Groups of the record: actions with their steps."""
        self.stale = False
        """What is stored is not what is here: the table must be read again."""
        self.last_end: LastEnd | None = None
        self._setup = setup
        self.board = board
        self.company = company
        self._store = store
        self._bots: dict[int, Player] = {}
        for player, place in enumerate(setup.places):
            if place.kind != "person":  # now, off the event loop: the first one loads NumPy
                self._bot(player)

    async def carry_out(self, action: Action) -> None:
        """Decide an action, store it with what came of it, and hand that to the board.

        Raises:
            IllegalAction, PlayError: it may not or cannot be; nothing has changed.
            StoreError: it could not be stored; nothing has changed.
        """
        before = self.board.ahead
        state, steps = advance(before, action)
        changes: list[Change] = [Append(self.id, self.length, ("\n".join(group_lines(action, steps)),))]
        if state.table.match is not before.table.match:
            changes.append(Keep(self.id, STANDING, standing_text(state.table.match)))
        if state.table.match.over:
            changes.append(Close(self.id))
        try:
            await self._store.write(*changes)
        except StoreError as error:
            self.stale = error.code in _STALE
            raise
        self.length += 1
        self.board.add(state, steps)
        if any(isinstance(step.public, e.HandEnded) for step in steps):
            self.last_end = LastEnd(before, steps)

    async def keep(self, key: str, text: str) -> None:
        """Keep a note beside the record. Raises StoreError: nothing has changed."""
        try:
            await self._store.write(Append(self.id, self.length, ()), Keep(self.id, key, text))
        except StoreError as error:
            self.stale = error.code in _STALE
            raise

    async def shut(self) -> None:
        """Nothing more is played. Raises StoreError."""
        await self._store.write(Close(self.id))

    def asked(self) -> int | None:
        """The seat of a computer player that has yet to answer to the tile that lies there."""
        state = self.board.ahead
        if state.table.phase not in _ASKING or not state.pending:
            return None
        for seat, player in enumerate(state.table.players):
            if state.pending >> seat & 1 and not self.company.plays(player):
                return seat
        return None

    def choice(self, seat: int) -> PlayerAction:
        """What a computer player does, its own place's or one that plays for somebody who is away.

        Whatever is wrong with the player, the game goes on: then the first thing that it may do is done.
        """
        state = self.board.ahead
        view = view_of(state, seat)
        allowed = options(view)
        try:
            action = self._bot(state.table.players[seat]).decide(view, allowed).action
        except Exception:
            _LOG.exception("table %s: the computer player of seat %d", self.id, seat)
            return allowed[0]
        return action if action in allowed else allowed[0]

    def _bot(self, player: int) -> Player:
        """The computer player of a place, or of a person who is away."""
        if player not in self._bots:
            place = self._setup.places[player]
            kind = "live" if place.kind == "person" else place.kind
            self._bots[player] = make(kind, self.board.ahead.rules, place.seed)
        return self._bots[player]
