"""Which player of the house is which person of a club: what was said of it, as events of a stream of its own.

An event holds ids and no name. Who is who now follows from them, from what the club knows of its people and from the
players that there are (`tied`): who was merged with another, was found to be another, or is erased changes no event.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable
from typing import Final, NamedTuple

from windroos.hosting.knocks import KNOCKS, club_of
from windroos.store.changes import Append, BeginStream, Change, KeepNote
from windroos.store.errors import StoreError
from windroos.store.store import Store, today
from windroos.wire.objects import Key, fields
from windroos.wire.spelling import TEXT, one_of

STREAM: Final = "ties"


class TieEvent(NamedTuple):
    """A player and a person of a club are one from now on (`tied`), or are not (`loosened`).

    Or the player let in a device by the card of the person (`let_in`).

    club, person, player  ids: of the club's stream, of its person, of the player
    day      2026-11-27
    by       who said so: somebody with the person's card, the player on his own page, or nobody: one of them is erased
    browser  what the browser calls itself in which it was said, or that was let in: "Firefox, Windows"
    """

    what: str
    club: str
    person: str
    player: str
    day: str
    by: str
    browser: str = ""

    @property
    def of(self) -> tuple[str, str, str]:
        """Whom it is about."""
        return self.club, self.person, self.player


TIE: Final = fields(
    TieEvent,
    Key("what", one_of("tied", "loosened", "let_in")),
    Key("club", TEXT),
    Key("person", TEXT),
    Key("player", TEXT),
    Key("day", TEXT),
    Key("by", one_of("card", "player", "erased")),
    Key("browser", TEXT, ""),
)


class TieBook:
    """What was said of ties in one store: each time what other processes wrote is read too. May raise StoreError."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._told: list[TieEvent] = []

    def told(self) -> tuple[TieEvent, ...]:
        """All events, in order."""
        self._told += [TIE.parse(event.body) for event in self._store.events(STREAM, after=len(self._told))]
        return tuple(self._told)

    def held(self) -> list[TieEvent]:
        """Those that nobody has loosened since, the oldest first."""
        held: dict[tuple[str, str, str], TieEvent] = {}
        for event in self.told():
            if event.what != "let_in":
                held.pop(event.of, None)
            if event.what == "tied":
                held[event.of] = event
        return list(held.values())

    async def begin(self) -> None:
        """Have a stream to write to."""
        if self._store.stream(STREAM) is None:
            try:
                await self._store.write(BeginStream(STREAM, "ties", ""))
            except StoreError as error:
                if error.code != "store_taken":
                    raise

    def writing(self, events: Iterable[TieEvent]) -> list[Change]:
        """What writes these after what was read last, where nobody wrote meanwhile."""
        bodies = [TIE.write(event) for event in events]
        return [Append(STREAM, len(self._told), bodies)] if bodies else []

    def loosening(self, which: Callable[[TieEvent], bool], by: str, browser: str = "") -> list[TieEvent]:
        """The events that loosen each of those that hold."""
        when = today().isoformat()
        return [one._replace(what="loosened", day=when, by=by, browser=browser) for one in self.held() if which(one)]


def without_people(store: Store, club: str, people: Collection[str]) -> list[Change]:
    """What looses the ties of people of a club who are erased, and sends away who knocks there."""
    return _without(store, lambda one: one.club == club and one.person in people, {club}) if people else []


def without_players(store: Store, players: Collection[str]) -> list[Change]:
    """What looses the ties of players who are erased, and sends away who knocks at the clubs of which they were."""
    clubs = {one.club for one in TieBook(store).told() if one.player in players}
    return _without(store, lambda one: one.player in players, clubs)


def without_knocks(store: Store, clubs: Collection[str]) -> list[Change]:
    """What sends away everybody who knocks at any card of these clubs, and wipes out who did before at any other.

    A note names browsers, and stays as it is until somebody knocks again. That of whom it says so depends on who was
    merged with whom since: so all who wait in a club have to knock once more.
    """
    now, changes = int(time.time()), list[Change]()
    for key, note in store.notes(STREAM).items():
        if (club := club_of(key)) is not None:
            knocks = KNOCKS.parse(note.body)
            after = knocks.emptied(now) if club in clubs else knocks.at(now)
            if after.waiting != knocks.waiting:
                changes.append(KeepNote(STREAM, key, KNOCKS.write(after), note.revision))
    return changes


def _without(store: Store, which: Callable[[TieEvent], bool], clubs: Collection[str]) -> list[Change]:
    changes, book = without_knocks(store, clubs), TieBook(store)
    return [*changes, *book.writing(book.loosening(which, "erased"))]
