"""What follows of itself: a copy when an evening is closed, and people forgotten in the copies at hand when erased."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime
from pathlib import Path
from typing import Final

from windroos.club.club_state import ClubState
from windroos.club.person_card import card_text, read_card
from windroos.club.person_requests import DoErase
from windroos.club.requests import DoClose, Request
from windroos.club.retention import without_expired
from windroos.store.copies import forget_in_copies, keep_copy, mend_in_copies
from windroos.store.place import Place

FOLLOWED: Final = (DoClose, DoErase)
"""What something follows of."""


def follow_up(asked: Request, folder: Path, place: Place, id: str, club: ClubState, now: datetime) -> list[Path]:
    """Do what follows of a request that was done in a store with its folder.

    The copies in which a name could not be forgotten now. Raises StoreError where a copy cannot be made: that takes
    nothing of the request back.
    """
    if isinstance(asked, DoErase):
        return _forget([folder, *copies_of(club)], id, club)
    return make_copies(place, id, club, now) if isinstance(asked, DoClose) else []


def make_copies(store: Place, id: str, club: ClubState, now: datetime) -> list[Path]:
    """Make a copy where the club wants it, and forget in those that lie there who was forgotten while it was away.

    The copies in which a name could not be forgotten now. Raises StoreError; nothing is lost by it.
    """
    places = copies_of(club)
    for place in places:
        keep_copy(store, place, now)
    failed = [*_forget(places, id, club), *let_expire_in_copies(places, id, now.astimezone().date())]
    return list(dict.fromkeys(failed))


def let_expire_in_copies(folders: Iterable[Path], id: str, today: date) -> list[Path]:
    """Keep in no copy of these folders a note whose day has come; the copies in which that could not be done now."""

    def mend(body: str) -> str:
        card = read_card(body)
        left = without_expired(card, today)
        return body if left == card else card_text(left)

    return mend_in_copies(folders, id, mend)


def copies_of(club: ClubState) -> list[Path]:
    """The folder that the club has its copies in, if it chose one."""
    return [Path(club.settings.backups)] if club.settings.backups else []


def _forget(folders: Iterable[Path], id: str, club: ClubState) -> list[Path]:
    gone = [person.id for person in club.people.values() if person.erased]
    return forget_in_copies(folders, id, gone) if gone else []
