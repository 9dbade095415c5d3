"""What a phone keeps of a table: the events and the note that a server would keep, as one value with a JSON form."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import date, datetime
from typing import Final, NamedTuple

from windroos.scoresheet import sheet as sheets
from windroos.scoresheet.events import SheetEvent, SheetOpened, event_text, read_event
from windroos.scoresheet.opening import SheetOpening
from windroos.store.changes import Append, BeginStream, Change, KeepNote, Note
from windroos.web.count.commands import StoredTable
from windroos.web.count.joining import Joined, SentSheet, mark_of
from windroos.web.count.written import with_note
from windroos.wire.objects import Key, fields, listed
from windroos.wire.spelling import COUNT, NUMBER, TEXT

KEY: Final = 3
"""Ids that the key of a table is made of: some hundred bits that nobody can guess."""


class PocketTable(NamedTuple):
    """A table on a phone.

    made    when it was opened, ISO 8601 with its offset
    events  the texts of its events, as every counted table has them
    note    the note beside them, and how often it was written; "" and 0 before the first tap
    key     what this phone alone knows, by which the house knows it again; "" where the table came from there
    home    events after the opening that the house has, as it said last, and `homed` how often the note had been
            written that it has; -1: it has heard of none of it
    """

    id: str
    made: str
    events: tuple[str, ...] = ()
    note: str = ""
    noted: int = 0
    key: str = ""
    home: int = -1
    homed: int = -1

    @property
    def is_home(self) -> bool:
        """Whether the house has all of it."""
        return (self.home, self.homed) == (len(self.events) - 1, self.noted)

    @property
    def is_unused(self) -> bool:
        """Whether nothing was ever tapped at it."""
        return len(self.events) == 1 and not self.noted

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
    Key("key", TEXT, ""),
    Key("home", NUMBER, -1),
    Key("homed", NUMBER, -1),
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


def letter_of(record: PocketTable) -> SentSheet:
    """A table as it is sent home: what follows on what the house said that it has."""
    at = max(0, record.home)
    events = record.events[1:]
    return SentSheet(record.id, record.key, record.events[0], at, mark_of(events[:at]), events[at:], record.note)


def after_answer(record: PocketTable, sent: PocketTable, joined: Joined, new_id: Callable[[], str]) -> PocketTable:
    """A table after the house has answered; where it is another one than the house's, it gets an id of its own.

    record  as it is now, for somebody may have tapped since
    sent    as it was when it was sent
    """
    match joined.verdict:
        case "apart":
            return record._replace(id=new_id(), key="".join(new_id() for _ in range(KEY)), home=-1, homed=-1)
        case "again":
            return record._replace(home=joined.at, homed=-1)
        case _:
            at = min(joined.at, len(sent.events) - 1)
            return record._replace(home=at, homed=sent.noted)


def along(kept: StoredTable, events: Sequence[SheetEvent], note: Note | None, now: datetime) -> PocketTable:
    """A table of the house as a phone takes it along: of its people what they are called, and nothing else."""
    opening = kept.sheet.opening._replace(people=(), of=None)
    texts = (event_text(SheetOpened(opening)), *map(event_text, events[1:]))
    noted = 0 if note is None else note.revision
    return PocketTable(
        kept.id, now.isoformat(), texts, "" if note is None else note.body, noted, "", len(texts) - 1, noted
    )


def folded(record: PocketTable, nameless: int) -> StoredTable:
    """A table as it stands.

    Raises SheetError, WireError: it cannot be read.
    """
    sheet = sheets.fold(map(read_event, record.events))
    note = Note(record.noted, record.note) if record.noted else None
    return with_note(StoredTable(record.id, sheet, nameless=nameless), note)
