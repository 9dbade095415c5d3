"""What is kept of the people of a club, as its folder has it: what is not to be kept any longer goes."""

from __future__ import annotations

from datetime import date

from windroos.club.person_card import card_text, read_card
from windroos.club.retention import expired
from windroos.store.changes import Append, KeepPerson
from windroos.store.errors import StoreError
from windroos.store.store import Store


def club_streams(store: Store) -> tuple[str, ...]:
    """The ids of the streams of a folder's clubs, the oldest first; one that its host deleted is closed."""
    return tuple(stream.id for stream in reversed(store.streams("club")) if stream.closed is None)


def club_stream(store: Store, wanted: str = "") -> str:
    """The id of the stream of a club: the wanted one, else the oldest of the folder; "" where it is not there."""
    known = club_streams(store)
    return (wanted if wanted in known else "") if wanted else next(iter(known), "")


async def wipe_expired(store: Store, id: str, today: date) -> bool:
    """Keep no note of the people of a club whose day has come, and no byte of it in the files. Whether there was any.

    Where another program writes to the club meanwhile nothing is done: it is tried again soon enough. Raises ClubError,
    StoreError.
    """
    length = next((stream.length for stream in store.streams("club") if stream.id == id), 0)
    left = expired({person: read_card(body) for person, body in store.people(id).items()}, today)
    cards = [KeepPerson(id, person, card_text(card), wiped=True) for person, card in left.items()]
    if not cards:
        return False
    try:
        await store.write(Append(id, length, ()), *cards)  # as long as nobody has changed a card
    except StoreError as refused:
        if refused.code != "store_conflict":
            raise
        return False
    return True
