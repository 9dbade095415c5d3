"""A sheet that a phone counted by itself comes home: what of it is new there. Pure; the same on phone and server.

The house and the phone each have events in order. Where those of one begin as all of the other, they are one sheet, and
what the house lacks is written at its end. Where they differ nobody knows which is right: then they are two.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Final, Literal, NamedTuple

from windroos.scoresheet import sheet as sheets
from windroos.scoresheet.events import SeatsSwapped, SheetEvent, SheetGiven, SheetOpened, event_text, read_event
from windroos.scoresheet.opening import SheetOpening
from windroos.scoresheet.sheet import Sheet
from windroos.store.changes import Note
from windroos.web.count.commands import MOST_STEPS, REMEMBERED, Done, StoredTable
from windroos.web.count.errors import CountError
from windroos.web.count.written import with_note
from windroos.wire.objects import Key, fields, listed
from windroos.wire.spelling import COUNT, TEXT

PHONE: Final = "phone"
"""The note beside a sheet that a phone opened: what its key comes to."""
MOVED: Final = "moved"
"""The note beside a sheet that was put where it belongs: the id of the sheet that goes on there."""
Verdict = Literal["kept", "ahead", "again", "apart"]
"""All of it is at home; the house has gone on; it is sent again from what the answer says; it is another sheet."""


class SentSheet(NamedTuple):
    """A sheet as a phone sends it, as often as it takes.

    key      what the phone alone knows, by which it is known again; "" for a sheet that it took along from the house
    opening  the text of its first event
    at       events after that which are at home already, as the phone was told
    mark     what these are (`mark_of`)
    events   the texts of all that follow
    note     the note beside them, "" without
    """

    id: str
    key: str
    opening: str
    at: int
    mark: str
    events: tuple[str, ...]
    note: str


LETTER: Final = fields(
    SentSheet,
    Key("id", TEXT),
    Key("key", TEXT),
    Key("opening", TEXT),
    Key("at", COUNT),
    Key("mark", TEXT),
    Key("events", listed(TEXT)),
    Key("note", TEXT),
)


class Joined(NamedTuple):
    """What becomes of a sheet that was sent: `at` events after the opening are at home now."""

    verdict: Verdict
    at: int


class Joining(NamedTuple):
    """The same, with what is to be written: a post and the table after it, None where that is nothing."""

    joined: Joined
    then: StoredTable | None = None
    done: Done | None = None


def mark_of(events: Iterable[str]) -> str:
    """What some events are, in sixteen digits."""
    return hashlib.sha256("\n".join(events).encode()).hexdigest()[:16]


def key_kept(key: str) -> str:
    """What is kept of the key of a phone's sheet: who can read that cannot send in its name."""
    return hashlib.sha256(key.encode()).hexdigest()


def opening_sent(sent: SentSheet) -> SheetOpening:
    """What a sheet was opened with.

    Raises CountError `count_sent`: it is no sheet that a phone opens, which is nobody's and belongs nowhere.
    """
    event = read_event(sent.opening)
    if not isinstance(event, SheetOpened) or event.opening.people or event.opening.of is not None:
        raise CountError("count_sent")
    return event.opening


def begun(sent: SentSheet) -> tuple[StoredTable, Joining]:
    """A sheet that the house does not know, as it was opened, and all of it."""
    opening = opening_sent(sent)
    kept = StoredTable(sent.id, sheets.fold([SheetOpened(opening)]))
    if sent.at:
        return kept, Joining(Joined("again", 0))
    return kept, _extended(kept, sent, _events(sent))


def joining(kept: StoredTable, stored: Sequence[SheetEvent], sent: SentSheet) -> Joining:
    """What becomes of a sheet that the house knows.

    `stored`: all its events, the opening first. Raises CountError `count_sent`, SheetError, WireError.
    """
    house = [event_text(event) for event in stored[1:]]
    opening = opening_sent(sent)
    if not kept.sheet.opening.people and opening != kept.sheet.opening:
        return Joining(Joined("apart", 0))
    if sent.at > len(house) or mark_of(house[: sent.at]) != sent.mark:
        return Joining(Joined("again", 0) if sent.at else Joined("apart", 0))
    events = _events(sent)
    texts = [event_text(event) for event in events]
    known = house[sent.at :]
    same = min(len(known), len(texts))
    phone = _noted(sent, kept.sheet)
    if known[:same] != texts[:same]:
        return Joining(Joined("apart", 0))
    if len(known) > same:  # the house has gone on
        return Joining(Joined("ahead" if _knows(kept, phone) else "apart", len(house)))
    if same == len(texts) and (_same_paper(kept, phone) or (_saw(kept, phone) and not _saw(phone, kept))):
        return Joining(Joined("kept", len(house)))
    return _extended(kept, sent, events[same:]) if _knows(phone, kept) else Joining(Joined("apart", 0))


def _extended(kept: StoredTable, sent: SentSheet, events: tuple[SheetEvent, ...]) -> Joining:
    sheet = kept.sheet
    if any(isinstance(event, SheetOpened | SheetGiven | SeatsSwapped) for event in events):
        raise CountError("count_sent")  # no tap comes to that
    for event in events:
        sheet = sheets.after(sheet, event)
    phone = _noted(sent, sheet)
    _check_paper(sheet, phone)
    then = kept._replace(
        sheet=sheet, revision=max(kept.revision + 1, phone.revision), steps=phone.steps,
        seen=phone.seen[-REMEMBERED:], noted=kept.noted + 1,
    )  # fmt: skip
    done = Done("table", then.coming, then.steps, events)
    return Joining(Joined("kept", sheet.length - 1), then, done)


def _events(sent: SentSheet) -> tuple[SheetEvent, ...]:
    return tuple(map(read_event, sent.events))


def _noted(sent: SentSheet, sheet: Sheet) -> StoredTable:
    """The sheet with the note that was sent. Raises CountError `count_sent` for a hand without a number, WireError."""
    try:
        return with_note(StoredTable(sent.id, sheet), Note(1, sent.note) if sent.note else None)
    except ValueError:
        raise CountError("count_sent") from None


def _check_paper(sheet: Sheet, phone: StoredTable) -> None:
    """See that hands on paper are hands of the sheet. Raises CountError `count_sent`."""
    coming = len(sheet.entries) + 1
    if any(not 1 <= number <= coming or len(steps) > MOST_STEPS for number, steps in phone.steps.items()):
        raise CountError("count_sent")


def _same_paper(one: StoredTable, other: StoredTable) -> bool:
    return _on_paper(one) == _on_paper(other)


def _on_paper(kept: StoredTable) -> dict[int, object]:
    return {number: steps for number, steps in kept.steps.items() if steps}


def _knows(one: StoredTable, other: StoredTable) -> bool:
    """Whether nothing is on the other's paper that was not once on this one's."""
    return not _on_paper(other) or _same_paper(one, other) or _saw(one, other)


def _saw(one: StoredTable, other: StoredTable) -> bool:
    """Whether the other's last tap was carried out at this one too."""
    last = next((seen.id for seen in reversed(other.seen) if seen.id), None)
    return any(seen.id == last for seen in one.seen)
