"""What follows of itself of a request, beside the pages: it may wait for a disk."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from windroos.club.club_state import ClubState
from windroos.club.requests import Request
from windroos.hosting.club_copies import FOLLOWED, follow_up
from windroos.store.copies import keep_copy
from windroos.store.errors import StoreError
from windroos.store.store import DATABASE, utc_now
from windroos.web.guard import LOG
from windroos.web.site import Site

_COPYING: Final = asyncio.Lock()


async def follow(site: Site, id: str, club: ClubState | None, asked: Request) -> None:
    """Do what follows of a request that was done; that it fails is logged, and takes nothing of the request back."""
    if club is None or not isinstance(asked, FOLLOWED):
        return
    try:
        async with _COPYING:
            failed = await asyncio.to_thread(follow_up, asked, site.settings.folder, id, club, utc_now())
        if failed:
            LOG.warning("names are left in %s copies, and are forgotten when one is put back", len(failed))
    except StoreError as wrong:
        LOG.warning("%s", wrong)


async def copied(site: Site, club: ClubState) -> Path:
    """Make a copy in the folder of the club. Raises StoreError; nothing is lost by it."""
    async with _COPYING:
        source, folder = site.settings.folder / DATABASE, Path(club.settings.backups)
        path, _ = await asyncio.to_thread(keep_copy, source, folder, utc_now())
    return path
