"""The clocks of a table: how long a tile lies open and who has answered, whose turn runs out, when a hand begins.

Times are the event loop's, in seconds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from windroos.hosting.board import ASIDE, Board, ShownSteps
from windroos.hosting.errors import TableError
from windroos.hosting.messages import Moment
from windroos.hosting.presence import Presence
from windroos.hosting.reserves import Reserves
from windroos.hosting.setup import Setup
from windroos.hosting.tasks import HAIR
from windroos.play.model import events
from windroos.play.model.actions import Call, Claim
from windroos.play.model.view import Phase, View
from windroos.wire.json_text import Json

REST: Final = 60.0
"""From the first who is ready for the next hand until it begins without the others; a time-out without a length."""
SETTLE: Final = 0.04
"""From the moment that what follows a tile is due until it is shown, so that no more can be told from the time that it
takes to decide and store it."""
MOST_PAUSES: Final = 3
"""Of one player in one hand, where the book does not say how many."""
_ACTING: Final = (Phase.DISCARD, Phase.DRAW)


def check_pause(view: View) -> None:
    """A pause puts one's own clock back, in one's own turn, and not for ever. Raises TableError."""
    table, most = view.table, view.conduct.timeouts or MOST_PAUSES
    if table.turn != view.seat or table.phase not in _ACTING:
        raise TableError("table_pause_turn")
    if table.pauses[view.seat] >= most:
        raise TableError("table_pauses", most=most)


def nobody_behind(_: int) -> int:
    """What holds a table that plays walls of its own: no other table."""
    return 0


class Clock(NamedTuple):
    """A time that ends; `of` is how long it was to be in all."""

    ends: float
    of: float

    def object(self, now: float) -> Json:
        """The clock as JSON, in milliseconds."""
        return {"left": max(0, round(1000 * (self.ends - now))), "of": round(1000 * self.of)}


class Window(NamedTuple):
    """A tile lies open for claims.

    clock    the same for everybody; None: no clock is shown
    ends     when it closes at the latest; None: when everybody asked has answered
    waits    it closes as soon as everybody asked has answered
    least    but not before: so long computer players may think
    """

    clock: Clock | None
    ends: float | None
    waits: bool
    least: float


class Clocks:
    """The clocks of one table."""

    def __init__(
        self,
        setup: Setup,
        board: Board,
        presence: Presence,
        move: float,
        now: Callable[[], float],
        behind: Callable[[int], int] = nobody_behind,
    ) -> None:
        """`behind`: so many other tables have yet to end the walls before a hand, which therefore waits."""
        self.window: Window | None = None
        self.pressed: dict[int, Claim] = {}
        """What people answered to the tile that lies there, by player, the first who did first."""
        self.shows: float | None = None
        """What follows the tile that lies there is decided and stored, and shown at this time."""
        self._pressed = 0.0
        """When the last of them did."""
        self.ready: set[int] = set()
        self.rest: Clock | None = None
        self.turn: Clock | None = None
        self.due: float | None = None
        """When the computer player in turn moves."""
        self._reserves = Reserves(setup)
        self._setup = setup
        self._board = board
        self._presence = presence
        self._move = move
        self._now = now
        self.behind = behind

    # --- a tile lies open

    @property
    def decided(self) -> bool:
        """Whether it is too late to claim the tile that lies there."""
        return self.shows is not None

    def open(self) -> None:
        """A tile lies open: for how long depends on the people who are there, and never on what they have.

        Two people or more, or one whom others watch: as long as the table says. One who may claim: as long as he
        likes. One who may not: a moment, always the same.
        """
        self.pressed.clear()
        self.shows = None
        self.window = self._window()

    def reopen(self) -> bool:
        """People came or went: what lies open lies open anew, unless a clock is running that everybody sees.

        Whether it does.
        """
        if not self._board.is_open or not self._presence.here or self.decided:
            return False
        if self.window is not None and self.window.clock is not None:
            return False
        self.window = self._window()
        return True

    def sleep(self) -> None:
        """Nobody plays himself any more; who returns finds what lies open lying open anew."""
        if not self.decided:
            self.window = None

    def _window(self) -> Window:
        now, length, players = self._now(), self._setup.window / 1000, self._board.table.players
        seated = [player for player in players if self._presence.plays(player)]
        others = [player for player in players if player != players[self._board.table.turn]]
        least = now if all(player in seated for player in others) else now + self._move
        watched = any(player not in seated for player in self._presence.players())
        if len(seated) > 1 or (seated and watched):
            return Window(Clock(now + length, length), now + length, True, least)
        if any(self._board.asks(player) for player in seated):
            return Window(None, None, True, least)
        return Window(None, now + self._move, False, least)

    def is_asked(self, player: int) -> bool:
        """Whether a person is asked about the tile that lies there: everyone else's, or of one person who may claim."""
        table = self._board.table
        if self.window is None or not self._board.is_open or not self._presence.plays(player):
            return False
        if player not in table.players or table.players[table.turn] == player:
            return False
        return self.window.clock is not None or self._board.asks(player) or self.answered(player) is not None

    def answered(self, player: int) -> Call | None:
        """What a player answered to the tile that lies there."""
        return self.pressed[player].call if player in self.pressed else self._board.answered(player)

    def press(self, player: int, claim: Claim, came: float) -> None:
        """A player has answered; `came` is when the server heard of it."""
        self.pressed[player] = claim
        self._pressed = came

    def closes(self, window: Window) -> float | None:
        """When a window closes, or did, as far as can be said now; None: when somebody asked has answered.

        With a clock, and somebody asked who passes by himself, it is open until its end, whatever he can claim and
        whatever he answers: else a tile that goes on early would tell that he could claim nothing.
        """
        if not window.waits:
            return window.ends
        for player in self._board.table.players:
            if self.is_asked(player) and self._is_waited_for(player, window):
                return window.ends
        pressed = max(self._pressed, window.least)
        return pressed if window.ends is None else min(pressed, window.ends)

    def _is_waited_for(self, player: int, window: Window) -> bool:
        return self.answered(player) is None or (window.ends is not None and self._presence.holds(player))

    # --- turns and hands

    def after(self, shown: ShownSteps) -> None:
        """What was shown changes whose turn it is, or puts back the clock."""
        if any(step.public is not None and not isinstance(step.public, ASIDE) for step in shown.steps):
            self._reserves.stop(self._now())
            self.due = self.turn = None
        self.begin_turn()
        table = self._board.table
        for step in shown.steps:
            if self.turn is not None and isinstance(step.public, events.Paused) and step.public.seat == table.turn:
                self._reserves.stop(self._now())
                length = float(self._board.state.conduct.timeout_seconds or REST)
                self.turn = Clock(self._now() + length, length)

    def begin_turn(self) -> None:
        """The clock of the person in turn, if the table has one and it does not run yet."""
        table, think = self._board.table, self._setup.think / 1000
        if self.turn is None and think and table.phase in _ACTING and self._presence.plays(table.players[table.turn]):
            self.turn = Clock(self._now() + think, think)

    def extend(self) -> bool:
        """The time of a turn is over: whether who is in turn goes on from what he has in reserve."""
        table, now = self._board.table, self._now()
        left = self._reserves.draw(table.players[table.turn], now)
        if left:
            self.turn = Clock(now + left, left)
        return bool(left)

    def is_ready(self, player: int) -> None:
        """Somebody is ready for the next hand."""
        self.ready.add(player)
        if self.rest is None and self._board.count and len(self._presence.here) > 1:
            self.rest = Clock(self._now() + REST, REST)

    def may_begin(self) -> bool:
        """Whether the next hand begins: all people who are there are ready; the first, when all have come."""
        here = self._presence.here
        first = self._board.table.match.hand == 1 and here.issuperset(self._setup.people)
        late = self.rest is not None and self.rest.ends <= self._now() + HAIR
        return first or late or here <= self.ready

    def waits_for_tables(self) -> int:
        """So many other tables have yet to end a wall before this table may begin the next; 0 where none holds it."""
        return self.behind(self._board.table.match.hand)

    def begun(self) -> None:
        """A hand has begun."""
        self.ready.clear()
        self.rest = None

    def moment(self) -> Moment:
        """The clocks as they are sent."""
        now, table = self._now(), self._board.table
        window = self.window.clock if self.window is not None else None
        rest: Json | None = None
        if table.phase == Phase.BETWEEN and not table.match.over:
            left = None if self.rest is None else self.rest.object(now)["left"]
            rest = {
                "ready": sorted(self.ready),
                "waits": sorted(self._presence.here - self.ready),
                "left": left,
                "tables": self.waits_for_tables(),
            }
        turn: Json | None = None
        if self.turn is not None:
            turn = {**self.turn.object(now), "bank": self._reserves.left(table.players[table.turn])}
        return Moment(None if window is None else window.object(now), turn, rest)
