"""What a folder knows of a club: read from the store, and read on where anything was written since.

Nothing here changes what was read before, so that it can be done on another thread: whatever is asked meanwhile is
answered from what there was.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from windroos.club.club_state import ClubState, fold_club
from windroos.club.counts import with_counts
from windroos.club.deciding import ClubWorld
from windroos.club.evening_state import EveningState, fold_evening
from windroos.club.person_card import PersonCard, read_card
from windroos.club.told import read_club, read_evening
from windroos.hosting.bulk import without_collecting
from windroos.hosting.club_cards import club_stream
from windroos.hosting.kept_counts import kept_counts
from windroos.store.store import Store


class ClubRead(NamedTuple):
    """What is known of a club.

    id       of its stream, "" where it is not there, or nothing was read yet
    kept     cards as they are kept, by person; `cards` and `names` are made of them
    version  of the file when all of this was read; None where some of it may be older
    """

    id: str = ""
    club: ClubState | None = None
    evenings: Mapping[str, EveningState] = {}
    kept: Mapping[str, str] = {}
    cards: Mapping[str, PersonCard] = {}
    names: Mapping[str, str] = {}
    version: int | None = None

    @property
    def world(self) -> ClubWorld:
        """The same, as it is decided and shown from."""
        return ClubWorld(self.club, self.evenings, self.names, self.cards)


def read_whole(store: Store, wanted: str, known: ClubRead) -> ClubRead:
    """All that is there now; `known` itself where nothing was written since it was read.

    Args:
        store: where it is kept
        wanted: the id of its stream, "" the oldest club of the folder
        known: what was read before, `ClubRead()` of nothing

    Raises ClubError for what cannot be read, StoreError.
    """
    version = store.version()  # before anything is read: what is written meanwhile is read again
    if version == known.version:
        return known
    if not is_there(store, known):
        known = ClubRead()
    if not known.id:
        with without_collecting():
            return _first(store, club_stream(store, wanted))._replace(version=version)
    grown = _grown(store, known)
    return _read_on(store, known, grown)._replace(version=version)


def read_evening_alone(store: Store, known: ClubRead, evening: str) -> ClubRead:
    """The club and one of its evenings as they are now; the others as they were read. Raises as `read_whole`."""
    read = _read_on(store, known, (evening,) if evening else ())
    return read if read is known else read._replace(version=None)


def is_there(store: Store, known: ClubRead) -> bool:
    """Whether a club that was read is still there: its host may have deleted it."""
    return not known.id or bool(club_stream(store, known.id))


def left_to_read(store: Store, wanted: str, known: ClubRead) -> int | None:
    """How many evenings something was written to since; None for all of a club. Arguments and errors: `read_whole`."""
    if store.version() == known.version:
        return 0
    if not known.id or not is_there(store, known):
        return None if club_stream(store, wanted) else 0
    return len(_grown(store, known))


def _first(store: Store, id: str) -> ClubRead:
    """All of a club of which nothing was read yet."""
    evenings: dict[str, EveningState] = {}
    if id:
        counts = kept_counts(store)
        for stream, texts in store.texts_of("evening"):
            club, _, evening = stream.partition(".")
            if club == id:
                state, counted = evening_after(evening, [text for _, text in texts]), counts.of(stream)
                evenings[evening] = state if counted is None else with_counts(state, counted)
    known = ClubRead(id, evenings=evenings)
    return _read_on(store, known, ()) if id else known


def _grown(store: Store, known: ClubRead) -> tuple[str, ...]:
    """Its evenings that are longer than they were."""
    found = []
    for stream, length in store.lengths("evening").items():
        club, _, id = stream.partition(".")
        old = known.evenings.get(id)
        if club == known.id and (old is None or old.length < length):
            found.append(id)
    return tuple(found)


def _read_on(store: Store, known: ClubRead, evenings: Iterable[str]) -> ClubRead:
    """With what was written since to the club itself, to its cards and to these evenings."""
    if (kept := store.people(known.id)) != known.kept:
        cards = {id: read_card(body) for id, body in kept.items()}
        known = known._replace(kept=kept, cards=cards, names={id: card.name for id, card in cards.items()})
    length = 0 if known.club is None else known.club.length
    if events := store.events(known.id, length):
        known = known._replace(club=fold_club((read_club(event.body).what for event in events), known.club))
    grown: dict[str, EveningState] = {}
    for id in evenings:
        old = known.evenings.get(id)
        if told := store.events(f"{known.id}.{id}", 0 if old is None else old.length):
            grown[id] = evening_after(id, [event.body for event in told], old)
    return known._replace(evenings={**known.evenings, **grown}) if grown else known


def evening_after(id: str, texts: Iterable[str], old: EveningState | None = None) -> EveningState:
    """An evening after events that were stored, as their texts. Raises ClubError."""
    return fold_evening(id, (read_evening(text).what for text in texts), old)
