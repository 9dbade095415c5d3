"""The club of a folder looked through: its file, every event folded anew, and what is shown beside that."""

from __future__ import annotations

import asyncio
from pathlib import Path

from windroos.club.deciding import ClubWorld
from windroos.club.errors import ClubError
from windroos.club.verifying import ClubChecked, KeptClub, check_club
from windroos.hosting.club_folder import ClubFolder
from windroos.store.backup import check_file
from windroos.store.store import Store


def checked_folder(database: Path) -> ClubChecked:
    """What is found in a folder, the club that holds its pages included; kept counts that are wrong are let go.

    Raises StoreError where the file itself is damaged, or there is none (`backup_nothing`).
    """
    check_file(database)
    store = Store.open(database)
    try:
        id = next((stream.id for stream in reversed(store.streams("club"))), "")
        if not id:
            return ClubChecked(0, 0, 0, ())
        evenings = {}
        for stream, texts in store.texts_of("evening").items():
            club, _, evening = stream.partition(".")
            if club == id:
                evenings[evening] = tuple(texts)
        told = tuple((event.number, event.body) for event in store.events(id))
        sheets = frozenset(stream.id for stream in store.streams("count"))
        kept = KeptClub(told, evenings, frozenset(store.people(id)), sheets)
        stale: tuple[str, ...] = ()

        def held() -> ClubWorld:
            nonlocal stale
            folder = ClubFolder(store)
            stale = folder.stale_counts()
            asyncio.run(folder.let_go_counts(stale))
            return ClubFolder(store).world()

        found = check_club(kept, held)
        return found._replace(faults=(*found.faults, *(ClubError("verify_counts", evening=id) for id in stale)))
    finally:
        asyncio.run(store.close())
