"""What follows of itself: a copy when an evening is closed, and people forgotten in the copies at hand when erased."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from windroos.club.club_state import ClubState
from windroos.club.requests import DoClose, DoErase, Request
from windroos.store.copies import forget_in_copies, keep_copy
from windroos.store.errors import StoreError
from windroos.store.store import DATABASE, utc_now
from windroos.web.guard import LOG
from windroos.web.site import Site

_COPYING: Final = asyncio.Lock()


async def follow(site: Site, id: str, club: ClubState | None, asked: Request) -> None:
    """Do what follows of a request that was done; that it fails is logged, and takes nothing of the request back."""
    if club is None or not isinstance(asked, DoClose | DoErase):
        return
    try:
        if isinstance(asked, DoErase):
            gone = [person.id for person in club.people.values() if person.erased]
            folders = [site.settings.folder, *([Path(club.settings.backups)] if club.settings.backups else [])]
            failed = await asyncio.to_thread(forget_in_copies, folders, id, gone)
            if failed:
                LOG.warning("names are left in %s copies, and are forgotten when one is put back", len(failed))
        elif club.settings.backups:
            await copied(site, club)
    except StoreError as wrong:
        LOG.warning("%s", wrong)


async def copied(site: Site, club: ClubState) -> Path:
    """Make a copy in the folder of the club. Raises StoreError; nothing is lost by it."""
    async with _COPYING:
        source, folder = site.settings.folder / DATABASE, Path(club.settings.backups)
        path, _ = await asyncio.to_thread(keep_copy, source, folder, utc_now())
    return path
