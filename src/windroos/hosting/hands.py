"""Where in a record each hand lies and how the match stood before it, so that one hand is read by itself.

Only events that begin a hand or change the match are looked at for this, and of each record only once: a game may go on
for hundreds of hands, and any of them may be asked for at any moment.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final, NamedTuple, get_args

from windroos.hosting.errors import TableError
from windroos.hosting.setup import Setup
from windroos.play.model.events import NOBODY, HandBegan, HandEnded, Seated
from windroos.play.model.fold import MatchEvent, match_after
from windroos.play.model.match import Match
from windroos.play.record.header import first_state
from windroos.play.record.keys import EVENTS
from windroos.play.record.record import RecordedAction, read_groups
from windroos.store.changes import Event
from windroos.store.store import Store

MOST_KEPT: Final = 64
"""Tables whose hands are remembered; of the others they are looked for again."""
_MARKING: Final = (HandBegan, *get_args(MatchEvent))
_HAVING: Final = tuple(f'"event":"{name}"' for name, (kind, _) in EVENTS.items() if kind in _MARKING)


class HandSpan(NamedTuple):
    """A hand of a record.

    number  from 1, in the order of the record
    first   number of its first group, from 1
    last    number of the group that it ended with; 0 while it is on
    match   the match before it
    winner  the player who made mahjong, NOBODY while it is on or where nobody did
    score   what his hand was worth
    net     what each player won or lost, as soon as it has ended
    """

    number: int
    first: int
    last: int
    match: Match
    winner: int = NOBODY
    score: int = 0
    net: tuple[int, ...] = ()


class FoundHands(NamedTuple):
    """The hands of the first `length` groups of a record; the match after these, and who sat in the last hand."""

    hands: tuple[HandSpan, ...]
    length: int
    match: Match
    players: tuple[int, ...]


class HandIndex:
    """The hands of the tables of one server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._found: OrderedDict[str, FoundHands] = OrderedDict()

    async def finished(self, id: str, setup: Setup, length: int, shown: bool) -> tuple[HandSpan, ...]:
        """The finished hands of the first `length` groups, as far as everybody may know of them.

        Unless all was `shown` the last hand is kept back. Raises RecordError, PlayError, StoreError.
        """
        begun = await self.begun(id, setup, length)
        return tuple(hand for hand in (begun if shown else begun[:-1]) if 0 < hand.last <= length)

    async def begun(self, id: str, setup: Setup, length: int) -> tuple[HandSpan, ...]:
        """The hands that begin in the first `length` groups. Raises RecordError, PlayError, StoreError."""
        found = self._found.get(id)
        if found is not None and found.match.players != setup.header.players:
            found = None  # somebody is called otherwise
        if found is None or found.length < length:
            found = self._found[id] = await asyncio.to_thread(self._look, id, setup, length, found)
        self._found.move_to_end(id)
        while len(self._found) > MOST_KEPT:
            self._found.popitem(last=False)
        return tuple(hand for hand in found.hands if hand.first <= length)

    def forget(self, id: str) -> None:
        """Remember no hand of a table, nor what anybody there was called."""
        self._found.pop(id, None)

    def _look(self, id: str, setup: Setup, length: int, found: FoundHands | None) -> FoundHands:
        if found is None or not found.hands:  # before the first hand somebody may have got another name
            match = first_state(setup.header).table.match
            found = FoundHands((), 0, match, match.seats)
        return followed(found, self._store.events(id, found.length, length, _HAVING))._replace(length=length)


def followed(found: FoundHands, events: Iterable[Event]) -> FoundHands:
    """The hands with further groups of the record: at least all that begin or end one or change the match."""
    hands, match, players = list(found.hands), found.match, found.players
    length = found.length
    for length, _, body in events:
        for group in read_groups(body.split("\n")):
            for step in group.steps if isinstance(group, RecordedAction) else ():
                event = step.public
                if isinstance(event, HandBegan | Seated):
                    players = event.seats
                if isinstance(event, HandBegan):
                    hands.append(HandSpan(len(hands) + 1, length, 0, match))
                if isinstance(event, MatchEvent):
                    match = match_after(match, players, event)
                if isinstance(event, HandEnded):
                    hands[-1] = _ended(hands[-1], length, players, event)
    return FoundHands(tuple(hands), length, match, players)


def _ended(hand: HandSpan, last: int, players: tuple[int, ...], event: HandEnded) -> HandSpan:
    if event.winner == NOBODY:
        return hand._replace(last=last, net=event.net)
    score = event.scores[event.winner] if event.scores else 0
    return hand._replace(last=last, winner=players[event.winner], score=score, net=event.net)


def hand_of(hands: tuple[HandSpan, ...], number: int) -> HandSpan:
    """A hand by its number. Raises TableError `table_hand`: it is none of these."""
    if not 1 <= number <= len(hands):
        raise TableError("table_hand", number=number)
    return hands[number - 1]
