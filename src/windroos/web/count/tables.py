"""The tables that are counted: read from the store, kept in memory while they are used, and written tap by tap."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator
from datetime import datetime, time, timedelta
from hmac import compare_digest
from typing import Final

from windroos.hosting.tickets import is_id
from windroos.scoresheet import sheet as sheets
from windroos.scoresheet.events import SheetEvent, SheetGiven, SheetOpened, read_event
from windroos.scoresheet.opening import SheetOpening, named
from windroos.scoresheet.sheet import Sheet
from windroos.scoresheet.spelling import PAPER
from windroos.store.changes import Change, Close, KeepNote, Note, Stream
from windroos.store.errors import StoreError
from windroos.store.store import Store
from windroos.web.count.commands import Done, StoredTable, apply
from windroos.web.count.errors import CountError
from windroos.web.count.home import HomeOf, SheetHome, alone
from windroos.web.count.joining import MOVED, PHONE, Joined, SentSheet, begun, joining, key_kept
from windroos.web.count.written import TITLE, after, changes, opened, with_note
from windroos.web.form import Form

MOST_KEPT: Final = 64
"""Tables in memory; the others are folded again from the store when they are asked for."""


class CountedTables:
    """All counted tables of one server. Taps on one table are carried out one after another.

    home  what a table belongs to, as its opening says
    """

    def __init__(self, store: Store, new_id: Callable[[], str], home: HomeOf = alone) -> None:
        self._store = store
        self._new_id = new_id
        self._home = home
        self._kept: OrderedDict[str, StoredTable] = OrderedDict()
        self._numbers: dict[str, int] = {}
        """Which of its day a table without a name is; that never changes."""
        self._locks: dict[str, asyncio.Lock] = {}
        self._watchers: dict[str, set[asyncio.Event]] = {}
        self._reading = asyncio.Lock()

    async def get(self, id: str) -> StoredTable:
        """A table as it stands. What is not in memory is folded in a thread, one table at a time.

        Raises:
            CountError: `no_table`.
            SheetError, StoreError: its events cannot be read.
        """
        kept = self._kept.get(id)
        if kept is not None and kept.sheet.opening.people:
            opening = kept.sheet.opening
            if (
                named(opening, self.home(kept.sheet).names(opening)).players != opening.players
            ):  # somebody got another name, or has none
                self._kept.pop(id, None)
        if id not in self._kept:
            async with self._reading:
                if id not in self._kept:
                    read = await asyncio.to_thread(self._read, id)
                    self._kept.setdefault(id, read)  # a tap that was stored meanwhile knows more
        found = self._remember(self._kept[id])
        await self.home(found.sheet).first(found.sheet.opening)
        return self._kept.get(id, found)

    async def make(self, opening: SheetOpening) -> str:
        """A new table; its id, when it is on disk."""
        id = self._new_id()
        await self._store.write(*opened(id, opening))
        return id

    async def clear(self, before: datetime) -> int:
        """Close the tables made before a moment at which nothing was ever tapped, and tell how many there were.

        Whoever still has the link of one may go on: its first hand opens it again. Raises StoreError.
        """
        gone = [
            stream.id
            for stream in self._store.streams("count", open=True)
            if stream.length == 1 and stream.made < before and self._store.note(stream.id, PAPER) is None
        ]
        await self._store.write(*map(Close, gone))
        return len(gone)

    async def tap(self, id: str, form: Form) -> tuple[StoredTable, Done | None]:
        """Carry out a post; answers when it is on disk. None where this very tap was carried out before.

        Raises WindroosError: nothing is changed.
        """
        async with self._locks.setdefault(id, asyncio.Lock()):
            kept = await self.get(id)
            name = form.get("id", "")[:64]
            if name and any(seen.id == name for seen in kept.seen):
                return kept, None
            done = apply(kept, form)
            then = after(kept, done, name)
            try:
                await self._store.write(*changes(kept, then, done))
            except StoreError:
                self._kept.pop(id, None)  # what the store holds is what counts
                raise
            self._remember(then)
        self._tell(id)
        if then.sheet.opening.people and done.events:
            await self.home(then.sheet).tell(then)
        return then, done

    async def join(self, sent: SentSheet, may: Callable[[StoredTable], bool], first: Callable[[], None]) -> Joined:
        """Take in what a phone counted by itself; answers when it is on disk.

        Args:
            sent: the sheet as it is sent, once or as often as it takes.
            may: whether who sends it may write at a table that does not know the phone.
            first: says whether there may be one table more, where this one is new here; it raises.

        Raises:
            CountError: `no_ticket`, `count_sent`, `count_form` for an id that is none.
            WindroosError: what was sent cannot be read; nothing is changed.
        """
        if not is_id(sent.id):
            raise CountError("count_sent")
        id = self.moved(sent.id)
        async with self._locks.setdefault(id, asyncio.Lock()):
            if self._store.stream(sent.id) is None:
                first()
                kept, found = await asyncio.to_thread(begun, sent)
                begin: tuple[Change, ...] = (
                    *opened(sent.id, kept.sheet.opening),
                    KeepNote(sent.id, PHONE, key_kept(sent.key), 0),
                )
            else:
                kept, begin = await self.get(id), ()
                if not (self._is_of(sent) or may(kept)):
                    raise CountError("no_ticket")
                found = await asyncio.to_thread(joining, kept, self.events(id), sent)
            if found.then is None or found.done is None:
                return found.joined
            try:
                await self._store.write(*begin, *changes(kept, found.then, found.done))
            finally:
                self._kept.pop(id, None)  # a new one has its number yet to come
        self._tell(id)
        told = await self.get(id)
        if told.sheet.opening.people and found.done.events:
            await self.home(told.sheet).tell(told)
        return found.joined

    async def brought(self, since: datetime) -> list[StoredTable]:
        """The tables that phones brought since a moment and that belong nowhere yet, the latest first."""
        streams = self._store.streams("count", made=(since, since + timedelta(days=1000)), unused=False)
        ids = (one.id for one in streams if self._store.note(one.id, PHONE) is not None)
        return [await self.get(id) for id in ids if self.moved(id) == id]

    def moved(self, id: str) -> str:
        """Where a table that a phone brought goes on: itself, until somebody has said where it belongs."""
        moved = self._store.note(id, MOVED)
        return id if moved is None else moved.body

    async def move(self, id: str, opening: SheetOpening) -> str:
        """Have a table that a phone brought go on as another, with all that happened at it; the id of that.

        What the phone still has of it comes there. Raises CountError `count_moved`: that was said before; StoreError.
        """
        async with self._locks.setdefault(id, asyncio.Lock()):
            kept, new = await self.get(id), self._new_id()
            then = kept._replace(id=new, sheet=kept.sheet._replace(opening=opening), noted=1)
            blank = StoredTable(new, sheets.fold([SheetOpened(opening)]))
            done = Done("table", kept.coming, kept.steps, self.events(id)[1:])
            first = [*opened(new, opening), *changes(blank, then, done)]
            try:
                await self._store.write(*first, KeepNote(id, MOVED, new, 0), Close(id))
            except StoreError as wrong:
                raise CountError("count_moved") if wrong.code == "store_conflict" else wrong from None
        self._tell(id)
        return new

    def _is_of(self, sent: SentSheet) -> bool:
        """Whether a sheet comes from the phone that opened it."""
        known = self._store.note(sent.id, PHONE)
        return known is not None and bool(sent.key) and compare_digest(known.body, key_kept(sent.key))

    async def tell(self, id: str, due: Callable[[Sheet], tuple[SheetEvent, ...]]) -> None:
        """Tell a table what it is due and nobody taps on it; answers when it is on disk.

        Raises WindroosError: nothing is changed.
        """
        async with self._locks.setdefault(id, asyncio.Lock()):
            kept = await self.get(id)
            events = due(kept.sheet)
            if not events:
                return
            done = Done("table", kept.coming, kept.steps, events)
            try:
                await self._store.write(*changes(kept, after(kept, done, ""), done))
            finally:
                self._kept.pop(id, None)  # its people may be others: it is read anew
        self._tell(id)
        told = await self.get(id)
        if told.sheet.opening.people:
            await self.home(told.sheet).tell(told)

    def home(self, sheet: Sheet) -> SheetHome:
        """What a table belongs to."""
        return self._home(sheet.opening)

    def events(self, id: str) -> tuple[SheetEvent, ...]:
        """All that happened to a table, as it is stored: of people their ids alone."""
        return tuple(read_event(event.body) for event in self._store.events(id))

    def noted(self, id: str) -> Note | None:
        """What is noted beside the events of a table."""
        return self._store.note(id, PAPER)

    def watch(self, id: str) -> asyncio.Event:
        """An event that is set whenever the table changes; end it with `leave`."""
        changed = asyncio.Event()
        self._watchers.setdefault(id, set()).add(changed)
        return changed

    def leave(self, id: str, changed: asyncio.Event) -> None:
        """Watch no more."""
        watchers = self._watchers.get(id, set())
        watchers.discard(changed)
        if not watchers:
            self._watchers.pop(id, None)

    def _tell(self, id: str) -> None:
        for changed in self._watchers.get(id, ()):
            changed.set()

    def _read(self, id: str) -> StoredTable:
        stream = self._store.stream(id)
        if stream is None or stream.kind != "count":
            raise CountError("no_table")
        sheet = sheets.fold(self._read_events(id))
        return with_note(StoredTable(id, sheet, nameless=self._nameless(stream)), self._store.note(id, PAPER))

    def _read_events(self, id: str) -> Iterator[SheetEvent]:
        """The events of a table, its people with their names: from the beginning those whom it was given to last."""
        events = self.events(id)
        given = next((event.people for event in reversed(events) if isinstance(event, SheetGiven)), ())
        for event in events:
            if isinstance(event, SheetOpened) and event.opening.people:
                opening = event.opening._replace(people=given or event.opening.people)
                yield SheetOpened(named(opening, self._home(opening).names(opening)))
            else:
                yield event

    def _nameless(self, stream: Stream) -> int:
        """Which table without a name of its day a stream is, from 1: that is what it is called by."""
        if TITLE.parse(stream.header):
            return 0
        if stream.id not in self._numbers:
            day = stream.made.astimezone().date()
            midnights = [datetime.combine(at, time.min).astimezone() for at in (day, day + timedelta(days=1))]
            same = reversed(self._store.streams("count", made=(midnights[0], midnights[1])))
            ids = [one.id for one in same if not TITLE.parse(one.header)]
            self._numbers.update((id, number) for number, id in enumerate(ids, 1))
        return self._numbers[stream.id]

    def _remember(self, kept: StoredTable) -> StoredTable:
        self._kept[kept.id] = kept
        self._kept.move_to_end(kept.id)
        while len(self._kept) > MOST_KEPT:
            gone, _ = self._kept.popitem(last=False)
            lock = self._locks.get(gone)
            if lock is not None and not lock.locked():
                del self._locks[gone]
        return kept
