"""What a phone keeps of a table: the events and the note that a server would keep, as one value with a JSON form."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime
from typing import Final, NamedTuple

from windroos.scoresheet import sheet as sheets
from windroos.scoresheet.events import SheetOpened, read_event
from windroos.scoresheet.opening import SheetOpening
from windroos.store.changes import Append, BeginStream, Change, KeepNote, Note
from windroos.web.count.commands import StoredTable
from windroos.web.count.written import with_note
from windroos.wire.objects import Key, fields, listed
from windroos.wire.spelling import COUNT, TEXT


class PocketTable(NamedTuple):
    """A table on a phone.

    made    when it was opened, ISO 8601 with its offset
    events  the texts of its events, as every counted table has them
    note    the note beside them, and how often it was written; "" and 0 before the first tap
    """

    id: str
    made: str
    events: tuple[str, ...] = ()
    note: str = ""
    noted: int = 0

    @property
    def day(self) -> date:
        """The day on which it was opened, here."""
        return datetime.fromisoformat(self.made).astimezone().date()

    @property
    def opening(self) -> SheetOpening:
        """What was opened."""
        first = read_event(self.events[0])
        assert isinstance(first, SheetOpened)
        return first.opening


RECORD: Final = fields(
    PocketTable,
    Key("id", TEXT),
    Key("made", TEXT),
    Key("events", listed(TEXT)),
    Key("note", TEXT),
    Key("noted", COUNT),
)


def with_changes(record: PocketTable, changes: Iterable[Change]) -> PocketTable:
    """A table as it is kept after what is written of a post; that a match is over its events say."""
    for change in changes:
        match change:
            case BeginStream(id):
                record = record._replace(id=id)
            case Append(bodies=bodies):
                record = record._replace(events=(*record.events, *bodies))
            case KeepNote(body=body):
                record = record._replace(note=body, noted=record.noted + 1)
            case _:
                pass
    return record


def folded(record: PocketTable, nameless: int) -> StoredTable:
    """A table as it stands.

    Raises SheetError, WireError: it cannot be read.
    """
    sheet = sheets.fold(map(read_event, record.events))
    note = Note(record.noted, record.note) if record.noted else None
    return with_note(StoredTable(record.id, sheet, nameless=nameless), note)
