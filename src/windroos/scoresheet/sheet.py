"""The score sheet: hands, corrections, standings, chips and the jersey, folded from events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from windroos.errors import WindroosError
from windroos.play.model.match import Match, correct, last_hand
from windroos.play.model.match import after as match_after
from windroos.scoresheet.counted import CountedHand
from windroos.scoresheet.draft import Draft, draft_of, new_draft
from windroos.scoresheet.errors import SheetError
from windroos.scoresheet.events import (
    Ended,
    HandCorrected,
    HandKept,
    HandStruck,
    LastHandDeclared,
    MatchResumed,
    PointsCorrected,
    SeatsSwapped,
    SheetEvent,
    SheetGiven,
    SheetOpened,
    TurnSet,
)
from windroos.scoresheet.missing import count
from windroos.scoresheet.opening import SheetOpening, first_match
from windroos.scoresheet.taps import Tap
from windroos.scoresheet.turns import swapped, turned_to


class Earlier(NamedTuple):
    """An entry as it was before it was corrected or struck.

    event   number (from 1) of the event that corrected it, `reason` what was said with it
    struck  it had been struck
    """

    counted: CountedHand
    event: int
    reason: str
    struck: bool


class SheetHand(NamedTuple):
    """A hand on the sheet.

    number   from 1, its name for ever
    event    number (from 1) of the event that kept it
    before, after   the match around it
    struck   it never was: `counted` is shown, and counts no more
    earlier  what stood here before, oldest first
    """

    number: int
    event: int
    before: Match
    counted: CountedHand
    after: Match
    struck: bool = False
    earlier: tuple[Earlier, ...] = ()

    @property
    def taps(self) -> tuple[Tap, ...]:
        """How it was entered."""
        return self.counted.draft.taps


Said = PointsCorrected | TurnSet | SeatsSwapped | SheetGiven | LastHandDeclared | Ended | MatchResumed


class Remark(NamedTuple):
    """Something between the hands: points given by hand, another turn, other seats or people, the last hand, the end.

    event    its number (from 1); `said` is the event itself
    before, after   the match around it
    """

    event: int
    said: Said
    before: Match
    after: Match


Line = SheetHand | Remark


class Sheet(NamedTuple):
    """A score sheet as it stands; made by `fold` and `after`.

    length   events so far
    start    the match before its first hand
    match    now: winds, round, pot and points of the coming hand
    lines    entries and remarks in the order of play
    """

    opening: SheetOpening
    length: int
    start: Match
    match: Match
    lines: tuple[Line, ...]

    @property
    def entries(self) -> tuple[SheetHand, ...]:
        """The hands, struck ones too: hand `number` is at `number - 1`."""
        return tuple(line for line in self.lines if isinstance(line, SheetHand))

    def entry(self, number: int) -> SheetHand:
        """The hand with this number. Raises SheetError `sheet_no_hand`."""
        entries = self.entries
        if not 1 <= number <= len(entries):
            raise SheetError("sheet_no_hand", number=number)
        return entries[number - 1]


def fold(events: Iterable[SheetEvent]) -> Sheet:
    """The sheet that these events make, the opening first.

    Raises SheetError `sheet_not_opened`, and as `after`.
    """
    sheet: Sheet | None = None
    for event in events:
        if isinstance(event, SheetOpened):
            if sheet is not None:
                raise SheetError("sheet_opened_twice")
            sheet = opened(event.opening)
        elif sheet is None:
            raise SheetError("sheet_not_opened")
        else:
            sheet = after(sheet, event)
    if sheet is None:
        raise SheetError("sheet_not_opened")
    return sheet


def opened(opening: SheetOpening) -> Sheet:
    """The sheet of an opening, before the first hand."""
    start = first_match(opening)
    return Sheet(opening, 1, start, start, ())


def after(sheet: Sheet, event: SheetEvent) -> Sheet:
    """The sheet after an event.

    Raises:
        SheetError: the event cannot be, and the sheet is as it was: `sheet_over`, `sheet_no_hand`, `sheet_incomplete`,
            `sheet_points`, `sheet_breaks` (a correction after which a later hand could not have been), ...
        HandError, SituationError, SettleError: as `missing.count`.
    """
    on = sheet._replace(length=sheet.length + 1)
    match event:
        case SheetOpened():
            raise SheetError("sheet_opened_twice")
        case HandKept(taps):
            _check_not_over(sheet)
            return _with(on, _entry(sheet.match, len(sheet.entries) + 1, on.length, taps))
        case HandCorrected(number, taps, reason):
            return _corrected(on, sheet.entry(number), taps, reason)
        case HandStruck(number, reason):
            entry = sheet.entry(number)
            if entry.struck:
                raise SheetError("sheet_struck", number=number)
            return _replaced(on, entry, entry._replace(struck=True, earlier=_earlier(entry, on.length, reason)))
        case Ended() | LastHandDeclared():
            _check_not_over(sheet)
            return _with(on, _remark(sheet.match, on.length, event))
        case MatchResumed():
            if not ended_by_hand(sheet):
                raise SheetError("sheet_not_ended")
            return _with(on, _remark(sheet.match, on.length, event))
        case PointsCorrected() | TurnSet() | SeatsSwapped():
            return _with(on, _remark(sheet.match, on.length, event))
        case SheetGiven(people, table):
            on = _of_people(on, people, table)
            return _with(on, _remark(on.match, on.length, event))


def _with(sheet: Sheet, line: Line) -> Sheet:
    return sheet._replace(lines=(*sheet.lines, line), match=line.after)


def _check_not_over(sheet: Sheet) -> None:
    if sheet.match.over:
        raise SheetError("sheet_over")


def _entry(match: Match, number: int, event: int, taps: tuple[Tap, ...]) -> SheetHand:
    counted = count(draft_of(match, number, taps))
    return SheetHand(number, event, match, counted, _match_after(match, counted))


def _match_after(match: Match, counted: CountedHand) -> Match:
    """Offences are counted over the match, when they are called (ruling C6)."""
    fouls = tuple(had + side.fouls for had, side in zip(match.fouls, counted.paper.sides, strict=True))
    return match_after(match, counted.result)._replace(fouls=fouls)


def ended_by_hand(sheet: Sheet) -> bool:
    """Whether the match is over because somebody ended it, so that it can go on after all."""
    said = (line.said for line in reversed(sheet.lines) if isinstance(line, Remark))
    last = next((one for one in said if isinstance(one, Ended | MatchResumed | TurnSet)), None)
    return sheet.match.over and isinstance(last, Ended)


def _remark(match: Match, event: int, said: Said) -> Remark:
    match said:
        case PointsCorrected(points):
            if len(points) != len(match.players):
                raise SheetError("sheet_points", count=len(points), wanted=len(match.players))
            on = correct(match, points)
        case TurnSet(round, east):
            on = turned_to(match, round, east)
        case SeatsSwapped(one, other):
            on = swapped(match, one, other)
        case SheetGiven():
            on = match
        case LastHandDeclared():
            on = last_hand(match)
        case Ended():
            on = match._replace(last=False, over=True, whole=False)
        case MatchResumed():
            on = match._replace(over=False)
    return Remark(event, said, match, on)


def _of_people(sheet: Sheet, people: tuple[str, ...], table: int) -> Sheet:
    """The sheet of these people, place by place, from its first hand. Raises SheetError `sheet_people`."""
    before = sheet.opening
    opening = before._replace(of=None if before.of is None else before.of._replace(table=table))
    if people == before.people:
        return sheet._replace(opening=opening)
    if not before.people or len(people) != len(before.people) or len(set(people)) != len(people):
        raise SheetError("sheet_people", count=len(people), wanted=len(before.people))
    opening = opening._replace(people=people, players=people)
    match, lines = first_match(opening), list[Line]()
    start = match
    for line in sheet.lines:
        lines.append(_again(match, line))
        match = lines[-1].after
    return sheet._replace(opening=opening, start=start, match=match, lines=tuple(lines))


def _corrected(sheet: Sheet, entry: SheetHand, taps: tuple[Tap, ...], reason: str) -> Sheet:
    new = _entry(entry.before, entry.number, entry.event, taps)
    return _replaced(sheet, entry, new._replace(earlier=_earlier(entry, sheet.length, reason)))


def _earlier(entry: SheetHand, event: int, reason: str) -> tuple[Earlier, ...]:
    return (*entry.earlier, Earlier(entry.counted, event, reason, entry.struck))


def _replaced(sheet: Sheet, old: SheetHand, new: SheetHand) -> Sheet:
    """The sheet with another entry in the place of an old one; all that follows is reckoned again."""
    at = sheet.lines.index(old)
    lines = list(sheet.lines[:at])
    match = old.before
    for line in (new, *sheet.lines[at + 1 :]):
        again = _again(match, line) if line is not new else _placed(match, new)
        lines.append(again)
        match = again.after
    return sheet._replace(lines=tuple(lines), match=match)


def _placed(match: Match, entry: SheetHand) -> SheetHand:
    return entry._replace(after=match) if entry.struck else entry


def _again(match: Match, line: Line) -> Line:
    """A later line of the sheet, with the match as it now comes to it."""
    if match == line.before:
        return line
    try:
        if isinstance(line, Remark):
            return _remark(match, line.event, line.said)
        if line.struck:
            return line._replace(before=match, after=match)
        if match.over:
            raise SheetError("sheet_over")
        return _entry(match, line.number, line.event, line.taps)._replace(earlier=line.earlier)
    except WindroosError as wrong:
        if isinstance(line, Remark):
            raise SheetError("sheet_remark_breaks", cause=wrong) from wrong
        raise SheetError("sheet_breaks", number=line.number, cause=wrong) from wrong


def draft(sheet: Sheet) -> Draft:
    """An empty draft of the coming hand. Raises SheetError `sheet_over`."""
    _check_not_over(sheet)
    return new_draft(sheet.match, len(sheet.entries) + 1)


def draft_again(sheet: Sheet, number: int) -> Draft:
    """A kept hand as a draft again, to correct it. Raises SheetError `sheet_no_hand`."""
    entry = sheet.entry(number)
    return draft_of(entry.before, number, entry.taps)
