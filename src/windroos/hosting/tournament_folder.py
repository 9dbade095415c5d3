"""The tournaments of a folder: read from their streams, and written to them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from datetime import date, datetime
from secrets import token_hex
from typing import Any, Final

from windroos.people.names import plain_letters
from windroos.people.spelling import LONGEST_TEXT
from windroos.store.changes import Append, BeginStream, Change, Event, ForgetPerson, KeepNote, KeepPerson
from windroos.store.errors import StoreError
from windroos.store.store import Store
from windroos.tournament.deciding import decide_tournament
from windroos.tournament.entrant_card import EntrantCard, entrant_card_text, read_entrant_card
from windroos.tournament.errors import TournamentError
from windroos.tournament.events import read_told, told_text
from windroos.tournament.requests import TournamentRequest
from windroos.tournament.schedule_requests import DoRemake, DoSchedule, DoSeatRound
from windroos.tournament.setup_requests import DoTournamentShow
from windroos.tournament.showing import show_tournament
from windroos.tournament.state import TournamentState, fold_tournament
from windroos.tournament.whole import KeptEvent, WholeTournament
from windroos.tournament.world import AskedAt, TournamentDecision, TournamentWorld

TRIES: Final = 5
"""How often something is decided anew where another program was quicker."""
_OTHERS: Final = ("store_conflict", "store_taken")
_SEARCHES: Final = (DoSchedule, DoRemake, DoSeatRound)
"""What may search for seconds: it does so on another thread, while pages and games go on."""
_OF_OTHERS: Final = ("checks",)
"""What is shown of a tournament that others say something of too."""
Still = Callable[[TournamentState], None]
_STREAM: Final = "tournament."
"""What the id of a stream begins with; then comes that of the tournament."""


class TournamentFolder:
    """The tournaments in a store, of which there may be several on one day. Every method may raise StoreError.

    Another program may write to the same file: what it wrote is seen at the next question.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._states: dict[str, TournamentState] = {}
        self._kept: dict[str, dict[str, str]] = {}
        """Cards as they are kept, by tournament and entrant."""
        self._shown: dict[tuple[str, DoTournamentShow], dict[str, Any]] = {}
        """What was shown since anything was last written."""
        self._cards: dict[str, dict[str, EntrantCard]] = {}
        self._turn = asyncio.Lock()
        """Who writes: another waits, so that what he asks is decided on what was written before."""

    def ids(self) -> tuple[str, ...]:
        """Every tournament, the latest first."""
        return tuple(stream.id.removeprefix(_STREAM) for stream in self._store.streams("tournament"))

    def length(self, id: str) -> int:
        """How many events there are now, 0 where there is no tournament of that id."""
        stream = self._store.stream(_STREAM + id)
        return stream.length if stream is not None else 0

    def state(self, id: str) -> TournamentState | None:
        """What is known of a tournament now without its names, None where there is none: cheaper than `world`."""
        state = self._states.get(id)
        return state if state is not None and state.length == self.length(id) else self.world(id).state

    def world(self, id: str) -> TournamentWorld:
        """All that is known of a tournament now, whether there is one of that id or not."""
        state = self._states.get(id)
        events = self._store.events(_STREAM + id, state.length if state is not None else 0)
        if events:
            state = self._states[id] = _folded(id, events, state)
            self._shown.clear()
        if state is None:
            return TournamentWorld(id)
        if (kept := self._store.people(_STREAM + id)) != self._kept.get(id):
            self._kept[id] = kept
            self._shown.clear()
            self._cards[id] = {person: read_entrant_card(body) for person, body in kept.items()}
        return TournamentWorld(id, state, self._cards[id])

    def show(self, id: str, asked: DoTournamentShow) -> dict[str, Any]:
        """What is asked for; reckoned once until anything is written. Raises TournamentError, ReckoningError."""
        world = self.world(id)
        if asked.what in _OF_OTHERS:
            return show_tournament(self.with_barred(world), asked)
        if (id, asked) not in self._shown:
            self._shown[id, asked] = show_tournament(world, asked)
        return self._shown[id, asked]

    def with_barred(self, world: TournamentWorld) -> TournamentWorld:
        """The same, with who is not welcome because of another tournament of this folder, by number or by name."""
        numbers, names = dict[str, date](), dict[str, date]()
        for other in self.ids():
            for card in self.world(other).cards.values() if other != world.id else ():
                if card.barred is not None:
                    for key, kept in ((card.ema, numbers), (plain_letters(card.name), names)):
                        kept[key] = max(card.barred, kept.get(key, card.barred))
        numbers.pop("", None)
        found = {
            id: until
            for id, card in world.cards.items()
            if (until := card.barred or numbers.get(card.ema) or names.get(plain_letters(card.name))) is not None
        }
        return world._replace(barred=found)

    async def do(
        self, id: str, asked: TournamentRequest, by: str, now: datetime, still: Still | None = None
    ) -> dict[str, Any]:
        """Do what is asked and say what came of it; what is answered is on disk.

        Args:
            id: the tournament; "" for one that is to be made with an id of its own
            asked: what is asked; `DoTournamentShow` is shown
            by: who asks it: a role, or a role and the id of a person
            now: the time, in UTC
            still: raises where what the asker saw no longer stands, when it is his turn and others were before him

        Raises TournamentError, ReckoningError, SeatingError: nothing was changed.
        """
        if isinstance(asked, DoTournamentShow):
            return self.show(id, asked)
        async with self._turn:
            for _ in range(TRIES):
                fresh = token_hex(4)
                world = self.world(id or fresh)
                if still is not None:
                    still(world.there())
                at = AskedAt(fresh, now, now.astimezone().date())
                if isinstance(asked, _SEARCHES):
                    decision = await asyncio.to_thread(decide_tournament, world, asked, at)
                else:
                    decision = decide_tournament(world, asked, at)
                try:
                    await self._store.write(*_changes(world, decision, by))
                except StoreError as refused:
                    if refused.code not in _OTHERS or decision.correction:
                        raise
                    continue
                return dict(decision.answer)
        raise StoreError("store_busy", file=id)

    def note(self, id: str, key: str) -> str:
        """What is kept of a tournament under a key, "" where nothing is."""
        found = self._store.note(_STREAM + id, key)
        return found.body if found is not None else ""

    async def keep_note(self, id: str, key: str, body: str) -> None:
        """Keep something of a tournament that is no event, in the place of what was kept under the key."""
        await self._store.write(KeepNote(_STREAM + id, key, body))

    def events(self, id: str, after: int, upto: int) -> list[Event]:
        """What was told of a tournament, of these numbers."""
        return self._store.events(_STREAM + id, after, upto)

    def whole(self, id: str) -> WholeTournament:
        """All that is kept of a tournament. Raises TournamentError `tournament_none`."""
        world = self.world(id)
        world.there()
        return WholeTournament(id, world.cards, tuple(KeptEvent(*event) for event in self._store.events(_STREAM + id)))


def _folded(id: str, events: Iterable[Event], state: TournamentState | None) -> TournamentState:
    return fold_tournament(id, (read_told(event.body).what for event in events), state)


def _kept(text: str, read: Callable[[str], object]) -> str:
    """A text that can be read again: one that cannot would close the whole tournament. Raises TournamentError."""
    try:
        read(text)
    except TournamentError as wrong:
        raise TournamentError("tournament_unfit", key=wrong.values["key"], most=LONGEST_TEXT) from None
    return text


def _changes(world: TournamentWorld, decision: TournamentDecision, by: str) -> list[Change]:
    """What is written for a decision; nothing where it comes to nothing."""
    stream, changes = _STREAM + world.id, list[Change]()
    if world.state is None and decision.events:
        changes.append(BeginStream(stream, "tournament", ""))
    if decision.events:
        length = world.state.length if world.state is not None else 0
        bodies = [told_text(by, event) for event in decision.events]
        changes.append(Append(stream, length, [_kept(body, read_told) for body in bodies]))
    cards = [(id, entrant_card_text(card)) for id, card in decision.cards.items()]
    changes += [KeepPerson(stream, id, _kept(text, read_entrant_card)) for id, text in cards]
    changes += [ForgetPerson(stream, id) for id in decision.forgotten]
    return changes
