"""Where a table's actions are decided and stored, and its computer players asked; nothing is shown here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from windroos.bots.player import simplest
from windroos.hosting.board import Board
from windroos.hosting.history import HandEnd
from windroos.hosting.presence import Presence
from windroos.hosting.setup import Setup
from windroos.hosting.standing import STANDING, STANDING_NOTE, standing_of
from windroos.hosting.thinker import Questions, asked_of, book_of
from windroos.hosting.thinking import BotQuestion
from windroos.play.model import events
from windroos.play.model.actions import Action, Call, Claim, PlayerAction, TimeUp
from windroos.play.model.events import Step
from windroos.play.model.view import Phase, View
from windroos.play.record.record import group_lines
from windroos.play.referee.referee import advance
from windroos.play.referee.state import State, view_of
from windroos.play.rules.legal import IllegalAction
from windroos.play.rules.options import options
from windroos.store.changes import Append, Change, Close, Fence, KeepNote
from windroos.store.errors import StoreError
from windroos.store.store import Store

_STALE: Final = ("store_conflict", "store_closed", "store_unknown", "store_fenced")
_ASKING: Final = (Phase.CLAIM, Phase.ROB)


class _Decided(NamedTuple):
    """An action and what came of it."""

    before: State
    after: State
    steps: tuple[Step, ...]
    lines: str


class Session:
    """The referee of one table, its record in the store, and what its computer players are asked."""

    def __init__(
        self, id: str, setup: Setup, board: Board, presence: Presence, store: Store, length: int, fence: int = 0
    ) -> None:
        """`fence`: of the table's lease, 0 where one process serves the house."""
        self.id = id
        self.fence: Final = fence
        self._fence: Final = (Fence(id, fence),) if fence else ()
        self.length = length
        """Groups of the record: actions with their steps."""
        self.stale = False
        """What is stored is not what is here: the table must be read again."""
        self.last_end: HandEnd | None = None
        self._questions: Final = Questions(id, book_of(setup))
        self._setup = setup
        self.board = board
        self.presence = presence
        self._store = store

    # --- what is decided and stored

    async def carry_out(self, action: Action) -> None:
        """Decide an action, store it with what came of it, and hand that to the board.

        Raises:
            IllegalAction, PlayError: it may not or cannot be; nothing has changed.
            StoreError: it could not be stored; nothing has changed.
        """
        await self._keep([_decided(self.board.ahead, action)])

    async def close_window(self, answers: Sequence[Claim]) -> None:
        """Decide who gets the tile that lies there, and store that. Raises StoreError: nothing has changed.

        `answers` in the order in which they count; who is asked and not among them passes. As many answers are gone
        through and as much is written whoever may claim, so that whoever measures how busy the server is at this
        moment learns nothing.
        """
        state, decided = self.board.ahead, []
        for answer in answers:
            if state.pending >> answer.seat & 1:
                try:
                    decided.append(_decided(state, answer))
                except IllegalAction:
                    continue  # somebody thought of what may not be: it passes
                state = decided[-1].after
        if state.pending:
            decided.append(_decided(state, TimeUp()))
        self._pretend(len(decided))
        await self._keep(decided)

    def _pretend(self, decided: int) -> None:
        """Let those pass who have nothing to claim, and keep nothing of it: only the work is wanted."""
        state = self.board.state
        others = [seat for seat, own in enumerate(state.own) if seat != state.table.turn and own.answer is None]
        idle = others[decided:]
        waits = sum(1 << seat for seat in idle) | (1 << state.table.turn if decided else 0)
        pretended = state._replace(pending=waits)
        for seat in idle:
            pretended = _decided(pretended, Claim(seat, Call.PASS)).after

    async def _keep(self, decided: Sequence[_Decided]) -> None:
        changes: list[Change] = [Append(self.id, self.length, [one.lines for one in decided])]
        for before, after, *_ in decided:
            if after.table.match is not before.table.match:
                changes.append(KeepNote(self.id, STANDING, STANDING_NOTE.write(standing_of(after.table.match))))
        await self._write(*changes)
        for before, after, steps, _ in decided:
            self.length += 1
            self.board.add(after, steps)
            if any(isinstance(step.public, events.HandEnded) for step in steps):
                self.last_end = HandEnd(before, steps)

    async def keep(self, key: str, text: str) -> None:
        """Keep a note beside the record. Raises StoreError: nothing has changed."""
        await self._write(Append(self.id, self.length, ()), KeepNote(self.id, key, text))

    async def shut(self) -> None:
        """Nothing more is played, as everybody has seen. Raises StoreError."""
        await self._write(Close(self.id))

    async def _write(self, *changes: Change) -> None:
        """Write, unless another process has taken the table. Raises StoreError: nothing has changed."""
        try:
            await self._store.write(*self._fence, *changes)
        except StoreError as error:
            self.stale = error.code in _STALE
            raise

    # --- what computer players are asked

    def computers(self) -> tuple[int, ...]:
        """The seats of computer players that are to do something: those in turn, or all whom a tile is laid before.

        Whether they have anything to claim makes no difference here.
        """
        table = self.board.table
        if table.phase in _ASKING:
            here, turn = self.presence.here, table.turn
            return tuple([seat for seat, player in enumerate(table.players) if player not in here and seat != turn])
        if table.phase == Phase.BETWEEN or self.presence.plays(table.players[table.turn]):
            return ()
        return (table.turn,)

    def question(self, seats: Iterable[int]) -> BotQuestion:
        """What computer players of these seats are asked: what has been shown, and no more."""
        state = self.board.state
        asked = []
        for seat in seats:
            place = self._setup.places[state.table.players[seat]]
            kind = "live" if place.kind == "person" else place.kind
            asked.append(asked_of(view_of(state, seat), kind, place.seed))
        return self._questions.make(state.table, state.conduct.strict, tuple(asked))

    def question_of(self, view: View) -> BotQuestion:
        """What a coach is asked by who sees this."""
        return self._questions.make(view.table, view.conduct.strict, (asked_of(view, "live", 0),))

    def simplest(self, seat: int) -> PlayerAction:
        """What a computer player in turn does that has no answer."""
        view = view_of(self.board.state, seat)
        return simplest(view, options(view))


def _decided(before: State, action: Action) -> _Decided:
    after, steps = advance(before, action)
    return _Decided(before, after, steps, "\n".join(group_lines(action, steps)))
