"""The store: one database, one writer, and quick reads. Whatever `write` has returned from survives a pulled plug."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from datetime import UTC, date, datetime
from itertools import chain, groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, Self

from sqlalchemy import Connection, Select, func, or_, select

from windroos.store.changes import Change, Event, Kind, Note, Stream
from windroos.store.database import Database
from windroos.store.errors import StoreError
from windroos.store.held import HeldStreams
from windroos.store.many import ManyStreams
from windroos.store.mirror import LOOK, MIRROR, PATIENCE, Mirror, MirrorState
from windroos.store.opening import join_database, open_database
from windroos.store.place import Place, file_of
from windroos.store.schema import EVENT, LENGTH, NOTE, PERSON, SETTING, STREAM
from windroos.store.statements import STREAMS, streams_asked
from windroos.store.writer import REST, Writer

AT_ONCE: Final = 200
"""Events that are fetched together where all of a kind are read."""
ALL: Final = 2**62
"""More rows than there are: a limit where none was asked for, which every database understands."""

Now = Callable[[], datetime]
_NOTHING: Final[Mapping[str, Any]] = {}
_EVENTS: Final = select(EVENT.c.number, EVENT.c.at, EVENT.c.body).order_by(EVENT.c.number)


def utc_now() -> datetime:
    """The time, in UTC."""
    return datetime.now(UTC)


def today() -> date:
    """The day, where this machine is."""
    return utc_now().astimezone().date()


class Store:
    """Streams of events and their notes. Every method may raise StoreError; see `windroos.text.trouble.store`.

    Reads are single questions of well under a millisecond, answered on the caller's own thread: they see all that a
    `write` has returned from.
    """

    def __init__(self, place: Place, database: Database, now: Now = utc_now, rest: float = REST) -> None:
        """Take a database that `open` has made ready."""
        self._place = place
        self._database = database
        self._writer = Writer(database.writer(), now, rest)
        self.held: Final = HeldStreams(self._read)
        self.many: Final = ManyStreams(self._read)

    @classmethod
    def open(
        cls, place: Place, now: Now = utc_now, without_log: bool = False, rest: float = REST, owner: int = 0
    ) -> Self:
        """The store in a place, made or brought to this version where needed.

        Args:
            place: a file, or a database of a server
            now: tells the time, in UTC
            without_log: go on with a file whose log is not there, though it lacks what was written last
            rest: seconds without a call until the database is left as it may be copied
            owner: of who serves a server's database the number (`Ownership`); 0 whoever writes may
        """
        return cls(place, open_database(place, without_log, owner), now, rest)

    @classmethod
    def join(cls, place: Place, owner: int = 0) -> Self:
        """The store in a place that was opened before, and that others write to: a file rests when all are done."""
        return cls(place, join_database(place, owner))

    @property
    def place(self) -> Place:
        """Where it is."""
        return self._place

    async def write(self, *changes: Change) -> None:
        """Write changes in this order, all or none; return when they are on disk. Changes of one call may meet."""
        if changes:
            await self._writer.write(changes)

    async def decide(self, changes: Callable[[], Sequence[Change]]) -> None:
        """Write what is decided from what is kept; where another program was quicker it is decided again.

        Of what it looks at, `changes` reads first how often that was written, and then what it holds; it names the
        number as `after`. Raises what it raises, and StoreError.
        """
        while True:
            try:
                await self.write(*changes())
            except StoreError as error:
                if error.code != "store_conflict":
                    raise
            else:
                return

    def version(self) -> int:
        """A number that is another as soon as anything was written, by whichever program; the quickest of all reads."""
        return self._database.version()

    def stream(self, id: str) -> Stream | None:
        """A stream, if there is one of that id."""
        rows = self._read(STREAMS.where(STREAM.c.id == id))
        return Stream._make(rows[0]) if rows else None

    def streams(
        self,
        kind: Kind | None = None,
        open: bool | None = None,
        among: Collection[str] | None = None,
        made: tuple[datetime, datetime] | None = None,
        limit: int | None = None,
        offset: int = 0,
        unused: bool = True,
        without: str = "",
    ) -> list[Stream]:
        """Streams, the latest first.

        Args:
            kind: only those of this kind
            open: only those that are open; False: only those that are closed
            among: only those with these ids
            made: only those made from the first of these moments on and before the second
            limit: no more than this
            offset: without so many of the latest
            unused: False leaves out what was closed before a second event came
            without: only those with no such text in their header, "" all
        """
        asked = streams_asked(
            of_kind=kind is not None,
            open=open,
            among=among is not None,
            made=made is not None,
            unused=unused,
            without=bool(without),
        )
        first, last = made or (None, None)
        values: dict[str, Any] = {"kind": kind, "first": first, "last": last, "without": without}
        values |= {"among": list(among or ()), "most": ALL if limit is None else limit, "offset": offset}
        return [Stream._make(row) for row in self._read(asked, values)]

    def lengths(self, kind: Kind) -> dict[str, int]:
        """How many events each stream of a kind has, by id: of thousands in some milliseconds."""
        rows = self._read(select(STREAM.c.id, LENGTH).where(STREAM.c.kind == kind))
        return {id: length for id, length in rows}  # noqa: C416  # rows are no pairs to a type checker

    def events(self, id: str, after: int = 0, upto: int | None = None, having: Sequence[str] = ()) -> list[Event]:
        """The events of a stream, in order; none of a stream that is not there.

        Args:
            id: the stream
            after: only those with numbers above this
            upto: only those with numbers up to this
            having: only those with one of these in their text
        """
        chosen = _EVENTS.where(EVENT.c.stream == id, EVENT.c.number > after)
        chosen = chosen if upto is None else chosen.where(EVENT.c.number <= upto)
        if having:
            chosen = chosen.where(or_(*(func.instr(EVENT.c.body, text) > 0 for text in having)))
        return [Event._make(row) for row in self._read(chosen)]

    def count(self, id: str, text: str, upto: int) -> int:
        """How often a text stands in the events of a stream with numbers up to this, none of which is read for it."""
        found = func.length(EVENT.c.body) - func.length(func.replace(EVENT.c.body, text, ""))
        chosen = select(func.sum(found)).where(EVENT.c.stream == id, EVENT.c.number <= upto)
        return int(self._read(chosen)[0][0] or 0) // len(text)

    def note(self, id: str, key: str) -> Note | None:
        """What is kept of a stream under a key."""
        rows = self._read(select(NOTE.c.revision, NOTE.c.body).where(NOTE.c.stream == id, NOTE.c.key == key))
        return Note._make(rows[0]) if rows else None

    def notes(self, id: str) -> dict[str, Note]:
        """All that is kept of a stream, by key."""
        rows = self._read(select(NOTE.c.key, NOTE.c.revision, NOTE.c.body).where(NOTE.c.stream == id))
        return {key: Note(revision, body) for key, revision, body in rows}

    def person(self, id: str, person: str) -> str | None:
        """What is kept of one person of a stream."""
        rows = self._read(select(PERSON.c.body).where(PERSON.c.stream == id, PERSON.c.id == person))
        return str(rows[0][0]) if rows else None

    def people(self, id: str) -> dict[str, str]:
        """What is kept of each person of a stream, by his id."""
        rows = self._read(select(PERSON.c.id, PERSON.c.body).where(PERSON.c.stream == id))
        return {person: body for person, body in rows}  # noqa: C416  # rows are no pairs to a type checker

    def texts_of(self, kind: Kind) -> Iterator[tuple[str, list[tuple[int, str]]]]:
        """Number and text of the events of all streams of a kind, stream by stream: one question, however many.

        They are read as they are asked for: all texts at once are more than what is made of them.
        """
        asked = select(EVENT.c.stream, EVENT.c.number, EVENT.c.body).join(STREAM)
        ordered = asked.where(STREAM.c.kind == kind).order_by(EVENT.c.stream, EVENT.c.number)
        with self._database.reworded(), self._database.snapshot() as connection:
            found = connection.execution_options(yield_per=AT_ONCE).execute(ordered)
            rows = chain.from_iterable(found.partitions())  # row by row it would take twice as long
            for stream, held in groupby(rows, itemgetter(0)):
                yield stream, [(number, body) for _, number, body in held]

    def latest(
        self,
        id: str,
        under: bool,
        having: Sequence[Sequence[str]] = (),
        made: tuple[datetime, datetime] | None = None,
        limit: int | None = None,
        offset: int = 0,
    ) -> tuple[int, list[tuple[str, Event]]]:
        """Events of a stream, the latest first, each with its stream; and how many there are in all.

        Args:
            id: the stream
            under: also those of every stream whose id is this one, a dot and more
            having: only those with one of each of these groups in their text
            made: only those of the first of these moments or after, and before the second
            limit: no more than this
            offset: without so many of the latest
        """
        of = EVENT.c.stream == id
        where = [or_(of, EVENT.c.stream.startswith(f"{id}.", autoescape=True)) if under else of]
        where += [or_(*(func.instr(EVENT.c.body, text) > 0 for text in group)) for group in having]
        if made is not None:
            where += [EVENT.c.at >= made[0], EVENT.c.at < made[1]]
        chosen = select(EVENT.c.stream, EVENT.c.number, EVENT.c.at, EVENT.c.body).where(*where)
        latest = chosen.order_by(EVENT.c.at.desc(), EVENT.c.stream.desc(), EVENT.c.number.desc())
        count = self._read(select(func.count()).select_from(EVENT).where(*where))[0][0]
        rows = self._read(latest.limit(limit).offset(offset))
        return count, [(stream, Event._make(row)) for stream, *row in rows]

    def look(self) -> None:
        """See that the database is where it was opened. StoreError `store_moved`, `store_away`."""
        self._database.look()

    def secret(self, name: str) -> bytes:
        """A secret of this store: 32 bytes, made at the first asking and kept. Asking may wait for the disk once."""
        asked = select(SETTING.c.value).where(SETTING.c.name == name)
        if rows := self._read(asked):
            return bytes.fromhex(rows[0][0])

        def made(connection: Connection) -> str:
            value = connection.scalar(asked)  # another program may have been a moment earlier
            if value is None:
                value = secrets.token_hex(32)
                connection.execute(SETTING.insert(), {"name": name, "value": value})
            return value

        return bytes.fromhex(self._database.aside(made))

    def mirror_to(self, folder: Path, patience: float = PATIENCE, look: float = LOOK) -> None:
        """Write along in a folder what is written from now on, and what was before.

        Args:
            folder: on another disk, a stick mostly
            patience: seconds that an answer waits for it
            look: seconds between two tries to write what could not be written

        Raises StoreError `mirror_gone` where the folder is not there, `store_no_file` where the store is in no file.
        Later troubles are told by `mirrored`.
        """
        self._writer.mirror = Mirror(file_of(self._place), self.secret(MIRROR).hex()[:8], folder, patience, look)

    def mirrored(self) -> MirrorState | None:
        """How the mirror stands; None where there is none."""
        return None if self._writer.mirror is None else self._writer.mirror.state

    def look_at_mirror(self) -> None:
        """See that the mirror keeps up. Raises StoreError with what is wrong."""
        if (state := self.mirrored()) is not None and state.trouble is not None:
            raise state.trouble

    async def close(self) -> None:
        """Write what waits and let go of the database; later writes raise StoreError `store_stopped`."""
        await self._writer.end()
        if self._writer.mirror is not None:
            await asyncio.to_thread(self._writer.mirror.end)
        self._database.close()

    def _read(self, asked: Select[Any], values: Mapping[str, Any] = _NOTHING) -> list[Any]:
        try:
            return self._asked(asked, values)
        except StoreError as error:
            if error.code != "store_away":
                raise
        return self._asked(asked, values)  # on a new connection: the server had hung up on the old one

    def _asked(self, asked: Select[Any], values: Mapping[str, Any]) -> list[Any]:
        with self._database.reworded(), self._database.reading.connect() as connection:
            return list(connection.execute(asked, values))
