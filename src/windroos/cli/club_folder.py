"""The club of a folder, asked of one thing after another."""

from __future__ import annotations

from asyncio import Runner
from datetime import date
from typing import Any, Final

from windroos.club.deciding import ClubWorld
from windroos.club.requests import Request
from windroos.club.whole import WholeClub
from windroos.hosting.club_folder import ClubFolder
from windroos.store.store import Store

BY: Final = "door"
"""Who tells what comes in by the machine's door."""


class PatientFolder:
    """A club in a store, for who waits for each answer. Every method may raise StoreError."""

    def __init__(self, store: Store, runner: Runner) -> None:
        self._folder = ClubFolder(store)
        self._runner = runner

    def world(self) -> ClubWorld:
        """All that is known of the club."""
        return self._folder.world()

    def whole(self) -> WholeClub:
        """Every event of the club, and the cards of its people."""
        return self._folder.whole()

    def restore(self, whole: WholeClub) -> None:
        """Begin with all of a club that was kept elsewhere. Raises ClubError `import_full`."""
        self._runner.run(self._folder.restore(whole))

    def do(self, asked: Request, today: date) -> dict[str, Any]:
        """Do what is asked and say what came of it; what is answered is on disk.

        Raises ClubError, ReckoningError: nothing was changed.
        """
        return self._runner.run(self._folder.do(asked, BY, today))
