"""What follows of itself of a request, beside the pages: it may wait for a disk."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Final

from windroos.club.club_state import ClubState
from windroos.club.requests import DoClose, Request
from windroos.errors import WindroosError
from windroos.hosting.club_copies import FOLLOWED, copies_of, follow_up, let_expire_in_copies, make_copies
from windroos.hosting.club_folder import ClubFolder
from windroos.hosting.clubs import Clubs
from windroos.store.changes import KeepNote
from windroos.store.errors import StoreError
from windroos.store.store import utc_now
from windroos.web.guard import LOG
from windroos.web.site import Site

LOOK: Final = 600.0
"""Seconds between two looks at whether the day of a note has come."""
_COPYING: Final = asyncio.Lock()
_FAILED: Final = "copy.failed"
"""The note of a club that says why its last copy was not made; empty where it was."""


async def follow(site: Site, id: str, club: ClubState | None, asked: Request) -> None:
    """Do what follows of a request that was done; that it fails is logged, and takes nothing of the request back.

    That a copy was not made is told to who keeps the club until one is: see `copy_trouble`.
    """
    if club is None or not isinstance(asked, FOLLOWED):
        return
    folder, place, known = site.settings.folder, site.store.place, club
    try:
        if isinstance(asked, DoClose):
            await copied(site, id, club)
        else:
            await _done(lambda: follow_up(asked, folder, place, id, known, utc_now()))
    except StoreError as wrong:
        LOG.warning("%s", wrong)


async def copied(site: Site, id: str, club: ClubState) -> None:
    """Make a copy in the folder of the club, if it chose one.

    Raises StoreError; nothing is lost by it, and `copy_trouble` tells it until a copy is made.
    """
    try:
        await _done(lambda: make_copies(site.store.place, id, club, utc_now()))
    except StoreError as wrong:
        said = {"code": wrong.code, "reason": str(wrong.values.get("reason", ""))[:200]}
        await site.store.write(KeepNote(id, _FAILED, json.dumps(said)))
        raise
    if copy_trouble(site, id, club) is not None:
        await site.store.write(KeepNote(id, _FAILED, ""))


async def let_expire(site: Site, club: ClubFolder, today: date) -> None:
    """Keep no note of anybody whose day has come, nor in any copy at hand. Raises ClubError, StoreError."""
    if not await club.let_expire(today):
        return
    await club.at_hand()
    if (known := club.world().club) is not None:
        folders = [site.settings.folder, *copies_of(known)]
        await _done(lambda: let_expire_in_copies(folders, club.id, today))


async def keep_expiring(site: Site, clubs: Clubs, today: Callable[[], date] = date.today) -> None:
    """The same again and again, for ever: beside the pages. What cannot be done now is tried again at the next look."""
    while True:
        for id in clubs.ids():
            with suppress(WindroosError):
                await let_expire(site, clubs.of(id), today())
        await asyncio.sleep(LOOK)


async def _done(work: Callable[[], list[Path]]) -> None:
    async with _COPYING:
        failed = await asyncio.to_thread(work)
    if failed:
        LOG.warning("names or notes are left in %s copies, and go when one is put back", len(failed))


def copy_trouble(site: Site, id: str, club: ClubState) -> StoreError | None:
    """Why the last copy was not made; None where it was, or where no copies are wanted any more."""
    note = site.store.note(id, _FAILED) if club.settings.backups else None
    if note is None or not note.body:
        return None
    said = json.loads(note.body)
    return StoreError(said["code"], file=club.settings.backups, reason=said["reason"])
