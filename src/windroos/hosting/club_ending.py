"""A club that its host deletes: nobody finds it any more, and no byte of a name is left in the files."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from windroos.club.person_card import PersonCard, card_text
from windroos.hosting.club_cards import club_streams
from windroos.hosting.ties import without_knocks
from windroos.store.changes import Change, Close, KeepNote, KeepPerson
from windroos.store.copies import keep_copy
from windroos.store.place import Place
from windroos.store.store import Store

_NOBODY: Final = card_text(PersonCard(""))
"""What is kept of somebody of a club that is gone."""


class ClubSize(NamedTuple):
    """How much there is of a club."""

    people: int
    evenings: int


def club_size(store: Store, id: str) -> ClubSize:
    """What goes with a club."""
    return ClubSize(len(store.people(id)), len(_evenings(store, id)))


async def end_club(store: Store, id: str, notes: tuple[str, ...] = ()) -> bool:
    """Delete a club; False where it is not there. Raises StoreError: nothing was changed.

    What was told of it is closed and nobody's any more; names, what else is kept of people, and these notes are wiped
    from every file. Nobody stands on the list of the forgotten for it: a copy of before that is put back has all again.
    """
    if id not in club_streams(store):
        return False

    def ended() -> list[Change]:
        changes: list[Change] = [KeepPerson(id, person, _NOBODY, wiped=True) for person in store.people(id)]
        changes += without_knocks(store, {id})
        changes += [KeepNote(id, note, "") for note in notes if store.note(id, note) is not None]
        return [*changes, *map(Close, _evenings(store, id)), Close(id)]

    await store.decide(ended)
    return True


def copy_before(store: Place, folder: Path, wanted: Path | None, now: datetime) -> Path:
    """A copy of everything in a store, made before a club goes: where the club keeps its copies, else in its folder.

    Raises StoreError where that folder is not there, or the disk does not take it: then the club has to stay.
    """
    return keep_copy(store, wanted or folder, now)[0]


def _evenings(store: Store, id: str) -> list[str]:
    return [stream for stream in store.lengths("evening") if stream.partition(".")[0] == id]
