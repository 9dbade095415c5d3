"""The clubs of a folder: most have one, and never see that there may be more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from windroos.club.club_state import ClubState, fold_club
from windroos.club.errors import ClubError
from windroos.club.told import read_club
from windroos.hosting.club_cards import club_streams
from windroos.hosting.club_folder import ClubFolder
from windroos.store.store import Store


class ClubCalled(NamedTuple):
    """A club of a folder: the id of its stream, and its name. The oldest is `oldest`."""

    id: str
    name: str
    oldest: bool


def no_such_club(asked: str, known: Sequence[ClubCalled], code: str = "club_unknown") -> ClubError:
    """What is said where a club is asked for that is not there, or, with another code, is not the only one."""
    names = ", ".join(f"{one.name} ({one.id})" for one in known)
    return ClubError(code, club=asked[:40], names=names[:400] or "–")


class Clubs:
    """The clubs of a store, each read when it is asked for. Every method may raise StoreError."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.oldest = ClubFolder(store)
        """The one that is meant where none is named."""
        self._beside: dict[str, ClubFolder] = {}
        self._states: dict[str, ClubState] = {}

    def of(self, id: str) -> ClubFolder:
        """A club by the id of its stream, "" the oldest; one that is not there begins under this id."""
        if not id or id == self.first:
            return self.oldest
        if id not in self._beside:
            self._beside[id] = ClubFolder(self._store, id)
        return self._beside[id]

    @property
    def first(self) -> str:
        """The id of the oldest, "" where there is none yet."""
        return next(iter(club_streams(self._store)), "")

    def ids(self) -> tuple[str, ...]:
        """The ids of all, the oldest first."""
        return club_streams(self._store)

    def in_use(self) -> tuple[ClubFolder, ...]:
        """Those that were asked for since the start."""
        return (self.oldest, *self._beside.values())

    def called(self) -> tuple[ClubCalled, ...]:
        """All with their names, the oldest first."""
        return tuple(ClubCalled(id, self.state(id).name, not at) for at, id in enumerate(self.ids()))

    def at(self, place: str) -> tuple[ClubFolder, str]:
        """The club and the evening of a place that `placed` gave."""
        id, stroke, evening = place.partition(".")
        beside = bool(stroke) and id in self.ids()[1:]
        return (self.of(id), evening) if beside else (self.oldest, place)

    def placed(self, folder: ClubFolder, evening: str) -> str:
        """Where a sheet belongs that is of an evening of a club: with the club's id where it is not the oldest."""
        return evening if folder is self.oldest else f"{folder.id}.{evening}"

    def named(self, text: str) -> str:
        """The id of a club by its name or its id. Raises ClubError `club_unknown`, or `club_two` where two have it."""
        known, wanted = self.called(), " ".join(text.casefold().split())
        found = [one.id for one in known if one.id == text] or [
            one.id for one in known if " ".join(one.name.casefold().split()) == wanted
        ]
        if len(found) == 1:
            return found[0]
        raise no_such_club(text, known, "club_two" if found else "club_unknown")

    def state(self, id: str) -> ClubState:
        """A club by the id of its stream, without its evenings."""
        old = self._states.get(id)
        events = self._store.events(id, 0 if old is None else old.length)
        state = fold_club((read_club(event.body).what for event in events), old) if events else old
        if state is None:
            raise ClubError("club_none")
        self._states[id] = state
        return state
