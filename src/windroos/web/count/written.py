"""What is written of a counted table, wherever it is kept: its opening, its events, and the note beside them. Pure."""

from __future__ import annotations

from typing import Final

from windroos.scoresheet import sheet as sheets
from windroos.scoresheet.events import SheetOpened, event_text, read_event
from windroos.scoresheet.opening import OPENING, SheetOpening, unnamed
from windroos.scoresheet.spelling import PAPER, TAPS
from windroos.store.changes import Append, BeginStream, Change, Close, KeepNote, Note, Reopen
from windroos.web.count.commands import REMEMBERED, Done, Seen, StoredTable
from windroos.wire.forms import lenient
from windroos.wire.objects import Key, fields, listed, made, mapping, row
from windroos.wire.spelling import COUNT, TEXT


def opened(id: str, opening: SheetOpening) -> tuple[Change, ...]:
    """What is written of a new table."""
    body = event_text(SheetOpened(opening))
    return BeginStream(id, "count", OPENING.write(unnamed(opening))), Append(id, 0, (body,))


def after(kept: StoredTable, done: Done, name: str) -> StoredTable:
    """A table after a post; `name`: the id of the tap."""
    sheet = kept.sheet
    for event in done.events:
        sheet = sheets.after(sheet, read_event(event_text(event)))  # so that only what can be read is written
    revision = kept.revision + 1
    seen = (*kept.seen, Seen(revision, name))[-REMEMBERED:]
    then = kept._replace(sheet=sheet, revision=revision, steps=done.steps, seen=seen, noted=kept.noted + 1)
    if done.place == "entry":
        then.draft(done.number)
    return then


def changes(kept: StoredTable, then: StoredTable, done: Done) -> list[Change]:
    """What is written of a post: events at the stream's end, the paper in its note, and whether the match is over."""
    found: list[Change] = []
    over, was = then.sheet.match.over, kept.sheet.match.over
    if done.events:
        if was or kept.sheet.length == 1:  # an empty table may have been cleared away
            found.append(Reopen(kept.id))
        found.append(Append(kept.id, kept.sheet.length, tuple(event_text(event) for event in done.events)))
        if over:
            found.append(Close(kept.id))
    found.append(KeepNote(kept.id, PAPER, _note(then), kept.noted))
    return found


COUNT_NOTE: Final = fields(
    lambda *parts: parts,
    Key("revision", COUNT),
    Key("steps", mapping(listed(TAPS))),
    Key("seen", listed(made(Seen, row(COUNT, TEXT)))),
)
"""Beside the events of a table: its revision, the steps of each hand on paper, and the last taps."""
TITLE: Final = lenient(fields(str, Key("title", TEXT)))
"""Of the header of a table: its name, "" where it has none."""


def _note(kept: StoredTable) -> str:
    steps = {str(number): steps for number, steps in kept.steps.items()}
    return COUNT_NOTE.write((kept.revision, steps, kept.seen))


def with_note(kept: StoredTable, found: Note | None) -> StoredTable:
    """A table that was folded from its events, with what is noted beside them."""
    if found is None:
        return kept
    revision, steps, seen = COUNT_NOTE.parse(found.body)
    on_paper = {int(number): taps for number, taps in steps.items()}
    return kept._replace(revision=revision, steps=on_paper, seen=seen, noted=found.revision)
