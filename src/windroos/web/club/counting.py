"""Keeping what evenings were counted to, beside the pages: at the next start of the server nothing is counted again."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from windroos.errors import WindroosError
from windroos.hosting.club_folder import ClubFolder
from windroos.hosting.clubs import Clubs

AFTER: Final = 20.0
"""Seconds between two looks at what there is to count."""
AT_ONCE: Final = 20
"""Evenings that are counted, each on another thread, before it is looked again what there is to count."""
BETWEEN: Final = 0.2
"""Seconds of rest after these, for who asks for a page meanwhile."""


async def keep_counting(clubs: Clubs, after: float = AFTER) -> None:
    """Keep what closed evenings of all clubs come to, for ever; nothing is read before somebody asked for the club.

    What cannot be kept now, a disk that is full, is tried again at the next look.
    """
    while True:
        await asyncio.sleep(after)
        for folder in clubs.in_use():
            with suppress(WindroosError):
                await _keep(folder)


async def _keep(folder: ClubFolder) -> None:
    while folder.was_read and await folder.keep_counts(AT_ONCE):
        await asyncio.sleep(BETWEEN)
