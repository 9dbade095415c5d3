"""What has been shown at a table: the referee's state held back to where everybody is, and what is not shown yet.

The referee is always ahead: an action is decided and stored at once. What follows a tile that lies open for claims is
shown when the window closes and not before, so that a pause says nothing about anybody's tiles.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Final, NamedTuple

from windroos.play.model import events
from windroos.play.model.actions import Call
from windroos.play.model.events import NOBODY, Step, seen_by
from windroos.play.model.view import OpenTable, Own, Phase, View
from windroos.play.referee.seat import seat_of
from windroos.play.referee.state import State, evolve

_ASKING: Final = (Phase.CLAIM, Phase.ROB)
_SEATING: Final = (events.HandBegan, events.Seated)
_LAYING: Final = (events.Discarded, events.Konged)
MOST_PAST: Final = 24
"""Events that are told again to a window that comes back."""
ASIDE: Final = (
    events.BetMade, events.Paused, events.LastHandAnnounced, events.Corrected,
    events.MoonAnnounced, events.Fouled, events.Endangered, events.TimeWasUp,
)  # fmt: skip
"""Events after which what a player is about to do still makes sense."""


class ShownSteps(NamedTuple):
    """Steps that are shown together.

    players  the seats before them
    opens    a tile lies open for claims after them
    """

    steps: tuple[Step, ...]
    players: tuple[int, ...]
    opens: bool

    def events(self, player: int) -> list[events.Public | events.Private]:
        """What a player of the match sees of them."""
        seat = seat_of(self.players, player)
        found: list[events.Public | events.Private] = []
        for step in self.steps:
            if not step.private and step.public is not None:
                found.append(step.public)
            else:
                found.extend(seen_by(step, seat))
            if isinstance(step.public, _SEATING):
                seat = seat_of(step.public.seats, player)
        return found


class Board:
    """A state, and the one that has been shown."""

    __slots__ = ("_held", "_hides", "_views", "ahead", "claimed", "count", "is_open", "past", "since", "state", "table")

    def __init__(self, state: State, count: int, past: Iterable[events.Public] = (), *, hides: bool = False) -> None:
        """`hides`: other tables play the same walls, so nobody is shown one when its hand is over."""
        self.ahead = state
        """After everything that was decided."""
        self._take(state)
        self.count = count
        """Events that everybody was shown since the match began."""
        self.since = count
        """What `count` was when what the players are asked now came up."""
        self.claimed: dict[int, tuple[int, events.Answered]] = {}
        """The tile that lay there last, and what each seat answered to it as far as it was told so."""
        self._hides = hides
        self.past: deque[events.Public] = deque(map(self._hidden, past), MOST_PAST)
        """What was shown last of this hand."""
        self._held: list[Step] = []

    def rename(self, names: tuple[str, ...]) -> None:
        """The players of the match are called otherwise from now on."""
        self.ahead = _renamed(self.ahead, names)
        self._take(_renamed(self.state, names))

    def _take(self, state: State) -> None:
        self.state: State = state
        """After everything that was shown."""
        self.table: OpenTable = state.table
        """The table as it is shown."""
        self.is_open: bool = state.table.phase in _ASKING
        """Whether a tile lies open for claims, as it is shown."""
        self._views: dict[int, View] = {}
        """What each player has been shown, as far as it was asked."""

    def view(self, player: int) -> View:
        """What a player of the match has been shown; NOBODY: who watches."""
        view = self._views.get(player)
        if view is None:
            state = self.state
            seat = seat_of(state.table.players, player)
            own = state.own[seat] if seat != NOBODY else Own()
            view = self._views[player] = View(state.rules, state.conduct, state.table, seat, own, player)
        return view

    def add(self, state: State, steps: tuple[Step, ...]) -> None:
        """What was decided and stored, and the state after it; nothing is shown by it."""
        self.ahead = state
        self._held.extend(steps)

    def show(self) -> ShownSteps | None:
        """Show what is held, up to and with the next tile that lies open; None where there is nothing."""
        players, out, opens = self.table.players, [], False
        while self._held and not opens:
            asked = self.is_open
            out.append(self._advance())
            opens = self.is_open and not asked
        return ShownSteps(tuple(out), players, opens) if out else None

    def _advance(self) -> Step:
        """Show one step."""
        step = self._held.pop(0)
        if step.public is not None:
            step = step._replace(public=self._hidden(step.public))
        for one in step.private:
            if isinstance(one, events.Answered):
                self.claimed[one.seat] = (self.table.asked_tile, one)
        self._take(evolve(self.state, step) if self._held else self.ahead)
        if step.public is not None:
            self.count += 1
            if isinstance(step.public, events.HandBegan):
                self.past.clear()
            self.past.append(step.public)
            if isinstance(step.public, _LAYING):
                self.claimed.clear()
            if not isinstance(step.public, ASIDE):
                self.since = self.count
        return step

    def _hidden(self, event: events.Public) -> events.Public:
        """An event as it is shown: without the wall where others have yet to play it."""
        if self._hides and isinstance(event, events.HandEnded):
            return event._replace(wall=(), salt="")
        return event

    @property
    def shows_all(self) -> bool:
        """Whether everything that was decided has been shown."""
        return not self._held

    def answered(self, player: int) -> Call | None:
        """What a player was told that he answered to the tile that lies there."""
        seat = seat_of(self.table.players, player)
        return self.state.own[seat].answer if seat != NOBODY else None

    def asks(self, player: int) -> bool:
        """Whether the referee waits for a player's answer to the tile that lies there."""
        seat = seat_of(self.table.players, player)
        return seat != NOBODY and bool(self.state.pending >> seat & 1)


def _renamed(state: State, names: tuple[str, ...]) -> State:
    match = state.table.match._replace(players=names)
    return state._replace(table=state.table._replace(match=match))
