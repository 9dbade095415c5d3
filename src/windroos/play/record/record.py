"""The record of a game: who plays by which rules, then each action with the steps it led to, one object a line.

    {"windroos":"record","format":1,...}                                    the header
    {"action":"discard","seat":"E","tile":"5p","steps":1}                   what was asked of the referee
    {"public":{"event":"discarded","seat":"E","tile":"5p"}}                 what came of it

A record is only ever added to. Because an action says how many steps follow, a record that was cut off at any byte
tells what it lacks: `read_record` keeps what is whole, and the action whose steps are not all there is done again.
Nothing here reads or writes a file: these are lines in and lines out. docs/record.md describes the format.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import NamedTuple, TypeVar

from windroos.errors import RecordError
from windroos.play.model.actions import Action
from windroos.play.model.events import NOBODY, HandBegan, Step, seen_by
from windroos.play.record.header import Header, header_line, read_header
from windroos.play.record.log import action_line, decode, event_text, read_action_line, read_step, step_line
from windroos.play.referee.seat import seat_of


class RecordedAction(NamedTuple):
    """An action and the steps it led to.

    line   number of the action's line, from 1
    needs  how many steps the action says there are; at the end of a record that was cut off they may not be there
    """

    action: Action
    steps: tuple[Step, ...]
    line: int
    needs: int

    @property
    def whole(self) -> bool:
        """All its steps are there."""
        return len(self.steps) == self.needs


class Cut(NamedTuple):
    """The record breaks off within this line, its last."""

    line: int


class Record(NamedTuple):
    """What there is of a record.

    pending  the action at the end whose steps are not all there; doing it again gives all of them
    begun    how many of its steps are there
    lines    whole lines, the header and what there is of the pending action among them
    cut      the last line is not whole and is left out
    """

    header: Header
    groups: tuple[RecordedAction, ...]
    pending: Action | None = None
    begun: int = 0
    lines: int = 1
    cut: bool = False

    def steps(self) -> Iterator[Step]:
        """All steps of whole groups, in order."""
        for group in self.groups:
            yield from group.steps


# --- lines out ---------------------------------------------------------------------------------------------------


def group_lines(action: Action, steps: Iterable[Step]) -> Iterator[str]:
    """An action and its steps as lines, without ends of line."""
    lines = [step_line(step) for step in steps]
    yield action_line(action, len(lines))
    yield from lines


def record_lines(record: Record) -> Iterator[str]:
    """A record as lines, without ends of line; what is pending is left out."""
    yield header_line(record.header)
    for group in record.groups:
        yield from group_lines(group.action, group.steps)


def stream(steps: Iterable[Step], player: int) -> Iterator[str]:
    """What a player was sent of these steps from a match's first on: one event a line, without ends of line.

    The seat goes round, the player stays; NOBODY is a spectator.
    """
    seat = NOBODY
    for step in steps:
        if isinstance(step.public, HandBegan):
            seat = seat_of(step.public.seats, player)
        for event in seen_by(step, seat):
            yield event_text(event)


# --- lines in ----------------------------------------------------------------------------------------------------


def read_record(lines: Iterable[str]) -> Record:
    """A record from its lines, with or without ends of line.

    The end may be missing: then the last line, if it is not whole, and the steps of the last action are left out, and
    the record says so.

    Raises:
        RecordError: a line that is wrong, with its number; not the last line where it merely breaks off.
    """
    rest = iter(lines)
    record = Record(read_first(rest), ())
    groups: list[RecordedAction] = []
    for group in read_groups(rest):
        if isinstance(group, Cut):
            record = record._replace(cut=True)
            continue
        record = record._replace(lines=record.lines + 1 + len(group.steps))
        if group.whole:
            groups.append(group)
        else:
            record = record._replace(pending=group.action, begun=len(group.steps))
    return record._replace(groups=tuple(groups))


def read_first(lines: Iterator[str]) -> Header:
    """The header, taken from the front of the lines. Raises RecordError."""
    line = next(lines, "")
    if not line.strip():
        raise RecordError("record_empty")
    if not line.startswith("{"):
        raise RecordError("record_no_header")
    return on_line(1, read_header, line)


def read_groups(lines: Iterable[str], first: int = 2) -> Iterator[RecordedAction | Cut]:
    """The groups of a record without its header, as they are read; only the last can be without all its steps.

    After that a Cut may come, where the last line is not whole. `first` is the number of the first line.
    Raises RecordError for a line that is wrong, with its number.
    """
    numbered = _numbered(lines, first)
    for line, text in numbered:
        if text is None:
            yield Cut(line)
            return
        action, count = on_line(line, read_action_line, text)
        steps: list[Step] = []
        broken = 0
        for number, step in islice(numbered, count):
            if step is None:
                broken = number
                continue
            try:
                steps.append(on_line(number, read_step, step))
            except RecordError:
                yield RecordedAction(action, tuple(steps), line, count)  # a line before this one can be wrong too
                raise
        yield RecordedAction(action, tuple(steps), line, count)
        if broken:
            yield Cut(broken)


def _numbered(lines: Iterable[str], first: int) -> Iterator[tuple[int, str | None]]:
    """The lines with their numbers; None for a last line that is not whole."""
    held: str | None = None
    number = first - 1
    for line in lines:
        if held is not None:
            yield number, held
        held, number = line, number + 1
    if held is not None and held.strip():
        yield number, held if _is_whole(held) else None


def _is_whole(line: str) -> bool:
    """The beginning of a line is never JSON, since its last brace closes the first."""
    try:
        decode(line)
    except RecordError as wrong:
        return wrong.code != "record_json"
    return True


Read = TypeVar("Read")


def on_line(number: int, read: Callable[[str], Read], text: str) -> Read:
    """What is read from a line; what is wrong with it names the line."""
    try:
        return read(text.rstrip("\r\n"))
    except RecordError as wrong:
        raise wrong.at(number) from None
