"""The clubs of a folder looked through: its file, every event folded anew, and what is shown beside that."""

from __future__ import annotations

import asyncio
from pathlib import Path

from windroos.club.deciding import ClubWorld
from windroos.club.errors import ClubError
from windroos.club.verifying import ClubChecked, KeptClub, check_club
from windroos.hosting.club_cards import club_streams
from windroos.hosting.club_folder import ClubFolder
from windroos.store.backup import check_file
from windroos.store.place import Place
from windroos.store.store import Store


def checked_store(place: Place) -> ClubChecked:
    """What is found in a store, the clubs that hold its pages included; kept counts that are wrong are let go.

    Raises StoreError where the file itself is damaged, or there is none (`backup_nothing`).
    """
    if isinstance(place, Path):
        check_file(place)  # a server looks after its own
    store = Store.open(place)
    try:
        found = [_checked(store, id) for id in club_streams(store)]
        faults = tuple(fault for one in found for fault in one.faults)
        events, evenings = sum(one.events for one in found), sum(one.evenings for one in found)
        return ClubChecked(events, evenings, sum(one.people for one in found), faults)
    finally:
        asyncio.run(store.close())


def _checked(store: Store, id: str) -> ClubChecked:
    evenings = {}
    for stream, texts in store.texts_of("evening"):
        club, _, evening = stream.partition(".")
        if club == id:
            evenings[evening] = tuple(texts)
    told = tuple((event.number, event.body) for event in store.events(id))
    sheets = frozenset(stream.id for stream in store.streams("count"))
    kept = KeptClub(told, evenings, frozenset(store.people(id)), sheets)
    stale: tuple[str, ...] = ()

    def held() -> ClubWorld:
        nonlocal stale
        folder = ClubFolder(store, id)
        stale = folder.stale_counts()
        asyncio.run(folder.let_go_counts(stale))
        return ClubFolder(store, id).world()

    found = check_club(kept, held)
    return found._replace(faults=(*found.faults, *(ClubError("verify_counts", evening=id) for id in stale)))
