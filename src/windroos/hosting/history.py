"""What a table's record holds: where the game is, its finished hands, and what one seat was sent."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from windroos.hosting.board import Board
from windroos.hosting.called import called, told_to
from windroos.hosting.hands import HandSpan
from windroos.hosting.setup import Setup
from windroos.play.model.actions import Begin
from windroos.play.model.events import Public, Step
from windroos.play.model.match import Match
from windroos.play.record.header import first_state, header_line
from windroos.play.record.record import RecordedAction, read_groups, stream
from windroos.play.record.replay import follow
from windroos.play.referee.state import State, new_state
from windroos.store.store import Store
from windroos.text.words import Lang

_BEGINS = '{"action":"begin"'
SHOWN: Final = '{"public":{'
"""A step that everybody sees; no name or text of anybody has this, for there the quotes are escaped."""
_ENDED = f'{SHOWN}"event":"hand_ended"'


class HandEnd(NamedTuple):
    """How a hand ended: the state before its last action, and the steps of that action."""

    before: State
    steps: tuple[Step, ...]

    @property
    def number(self) -> int:
        """The number of the hand."""
        return self.before.table.number

    def told_to(self, lang: Lang) -> HandEnd:
        """The same with the players as a reader calls them."""
        return self._replace(before=told_to(self.before, lang))

    def match_after(self) -> Match:
        """The match with this hand counted."""
        return follow(self.before, self.steps).table.match


class EndedHand(NamedTuple):
    """A finished hand.

    first   the state before it began, the table clear of the hand before
    steps   its steps, from the deal to the end
    before  the state before its last action
    last    the steps of that action
    """

    number: int
    first: State
    steps: tuple[Step, ...]
    before: State
    last: tuple[Step, ...]

    @property
    def end(self) -> HandEnd:
        """How it ended."""
        return HandEnd(self.before, self.last)


def bodies(store: Store, id: str, first: int = 1, last: int | None = None) -> list[str]:
    """The groups of a record, or those from `first` to `last`, each as its lines."""
    return [event.body for event in store.events(id, first - 1, last)]


def groups(kept: Iterable[str]) -> Iterator[RecordedAction]:
    """The groups of a record. Raises RecordError."""
    for group in read_groups(line for body in kept for line in body.split("\n")):
        if isinstance(group, RecordedAction):
            yield group


def board_of(setup: Setup, kept: Sequence[str], match: Match | None = None, count: int = 0) -> Board:
    """Where a game is, from its whole record, or from its last hand.

    Args:
        setup: of the game.
        kept: groups of its record: all, or those from the last hand on.
        match: as it stood before these; None where they are all.
        count: events that everybody was shown before these.

    Raises RecordError, PlayError: another version of the program wrote it by other rules.
    """
    state = first_state(setup.header) if match is None else new_state(match, setup.header.strict)
    past: list[Public] = []
    for group in groups(kept):
        state = follow(state, group.steps)
        events = [step.public for step in group.steps if step.public is not None]
        count += len(events)
        past = [*([] if isinstance(group.action, Begin) else past), *events]
    return Board(state, count, past, hides=setup.walls is not None)


def finished(kept: Sequence[str], shown: bool = True) -> Sequence[str]:
    """The record as far as everybody may know it: without the hand that is on, or whose end is not `shown` yet."""
    for at in range(len(kept) - 1, -1, -1):
        if shown and _ENDED in kept[at]:
            break
        if kept[at].startswith(_BEGINS):
            return kept[:at]
    return kept


def record_text(setup: Setup, kept: Sequence[str], lang: Lang) -> str:
    """The record of the finished hands, as a file, with the players as a reader calls them."""
    header = setup.header._replace(players=called(setup.header.players, lang))
    return "".join(f"{line}\n" for body in (header_line(header), *kept) for line in body.split("\n"))


def seat_text(kept: Sequence[str], player: int, shown: int) -> str:
    """What a player was ever sent, as a file: of all steps with the first `shown` public events."""
    return "".join(f"{line}\n" for line in stream(_first(groups(kept), shown), player))


def _first(found: Iterable[RecordedAction], shown: int) -> Iterator[Step]:
    count = 0
    for group in found:
        for step in group.steps:
            count += step.public is not None
            if count > shown:
                return
            yield step


def ended_hand(hand: HandSpan, strict: bool, kept: Sequence[str]) -> EndedHand:
    """A finished hand from its own groups, from its first to the one that it ended with. Raises RecordError."""
    state = before = first = new_state(hand.match, strict)
    steps: list[Step] = []
    last: tuple[Step, ...] = ()
    for group in groups(kept):
        before, state, last = state, follow(state, group.steps), group.steps
        steps.extend(last)
    return EndedHand(hand.number, first, tuple(steps), before, last)
