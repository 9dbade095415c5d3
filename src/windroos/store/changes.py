"""What may be written to the store, and what is read from it: plain values. Texts are the writer's own, mostly JSON."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Literal, NamedTuple, TypeAlias

Kind = Literal["count", "play", "club", "evening", "tournament", "profiles", "ties", "house"]
"""A table that is counted, or one that is played at; a club, or one of its evenings; a tournament; who plays here; who
of them is who of a club; who may come in."""


class BeginStream(NamedTuple):
    """A new stream. Its id must be new: StoreError `store_taken`."""

    id: str
    kind: Kind
    header: str


class Append(NamedTuple):
    """Events at the end of a stream that has `after` events now: StoreError `store_conflict` if it has another number.

    Without bodies only the length is checked. A closed stream takes none: `store_closed`.
    """

    id: str
    after: int
    bodies: Sequence[str]


class KeepNote(NamedTuple):
    """A note of a stream, in the place of what was kept under the key. A closed stream takes notes.

    `after`: how often a note was written under it before; StoreError `store_conflict` if it was another number. None:
    that does not matter, for an Append of the same call tells that nobody else has written.
    """

    id: str
    key: str
    body: str
    after: int | None = None


class KeepPerson(NamedTuple):
    """What is known of a person of a stream, names and all, in the place of what was kept of him.

    Nothing else of a stream may hold a name. StoreError `store_forgotten` for one who was forgotten. `wiped`: no byte
    of what was kept before is left in the files.
    """

    id: str
    person: str
    body: str
    wiped: bool = False


class ForgetPerson(NamedTuple):
    """Nothing is kept of a person of a stream, and no byte of what was is left in the files; his id stays forgotten."""

    id: str
    person: str


class KeepReckoned(NamedTuple):
    """What was reckoned from the events of a stream, in the place of what was kept under the name. Ids, no names.

    `mark` says what it was reckoned from: who reads it compares, and reckons anew where it is another.
    """

    id: str
    name: str
    mark: str
    body: str


class Close(NamedTuple):
    """No more events until it is reopened. Closing what is closed changes nothing."""

    id: str


class Reopen(NamedTuple):
    """Events again. Reopening what is open changes nothing."""

    id: str


class TakeLease(NamedTuple):
    """The lease of a stream goes to a holder, with the next fence. Whether it was free is for who takes it to know.

    `after`: the fence that it had, 0 where nobody ever had it; StoreError `store_conflict` if it was another.
    """

    id: str
    holder: str
    after: int


class LetGoLease(NamedTuple):
    """Nobody holds the lease of a stream any more, as long as its fence is this one; else nothing changes."""

    id: str
    fence: int


class Fence(NamedTuple):
    """Only where nobody has taken the lease of a stream since this fence was given: StoreError `store_fenced`.

    Who was away for so long that another took his table is refused by it, whatever he thinks of the time.
    """

    id: str
    fence: int


class LiveOn(NamedTuple):
    """Who holds leases lives: all of them hold until this moment. None: he holds none any more. No stream."""

    id: str
    until: datetime | None


StreamChange: TypeAlias = (
    BeginStream
    | Append
    | KeepNote
    | KeepReckoned
    | KeepPerson
    | ForgetPerson
    | Close
    | Reopen
    | TakeLease
    | LetGoLease
    | Fence
)
"""All but BeginStream need a stream that is there: StoreError `store_unknown`."""
Change: TypeAlias = StreamChange | LiveOn
Call: TypeAlias = tuple[Change, ...]
"""Changes that are written all or not at all."""


class Stream(NamedTuple):
    """A stream without its events. `length` is how many it has; `closed` is None while it is open. Times in UTC."""

    id: str
    kind: Kind
    made: datetime
    closed: datetime | None
    header: str
    length: int


class Note(NamedTuple):
    """What is kept under a key, and how often something was."""

    revision: int
    body: str


class Lease(NamedTuple):
    """Who holds a stream, by which fence, and until when (UTC). Without a holder `until` is None, and before the first.

    A holder who has said nothing of himself has no `until` either.
    """

    holder: str = ""
    fence: int = 0
    until: datetime | None = None


class Reckoned(NamedTuple):
    """What was reckoned from the events of a stream, and the mark of what it was reckoned from."""

    mark: str
    body: str


class Event(NamedTuple):
    """An event of a stream: its number from 1, when it was written (UTC), and its text."""

    number: int
    at: datetime
    body: str
