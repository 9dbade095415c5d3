"""What a post to a table does: to the hand on paper, or to the sheet. Pure; `tables` reads and writes.

A hand on paper is kept as *steps*: one step is what one tap did, often a few taps of the score sheet ("how" and "from
whom" together, or three tiles of a concealed pung), so that one undo takes one tap back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from windroos.errors import WindroosError
from windroos.scoresheet import draft as paper
from windroos.scoresheet import sheet as sheets
from windroos.scoresheet import taps
from windroos.scoresheet.draft import Draft
from windroos.scoresheet.events import (
    Ended,
    HandCorrected,
    HandKept,
    HandStruck,
    LastHandDeclared,
    MatchResumed,
    PointsCorrected,
    SheetEvent,
    TurnSet,
)
from windroos.scoresheet.missing import ASKED, missing
from windroos.scoresheet.sheet import Sheet
from windroos.web.count.errors import CountError
from windroos.web.count.steps import Step, scores_step, step_of, whole
from windroos.web.form import Form

REMEMBERED: Final = 40
"""Taps that are known again when they are sent once more."""
_ENDING: Final = (taps.ChooseWinner, taps.ChooseEnd, taps.ChooseHow, taps.ChooseGiver)
MOST_STEPS: Final = 400
"""Taps on one hand; a hand of four players takes some sixty."""


class Seen(NamedTuple):
    """A tap that was carried out: the revision that it made, and its id, `writer.number`."""

    revision: int
    id: str


class StoredTable(NamedTuple):
    """A table as it is stored.

    sheet     folded from its events
    revision  one more with every tap
    steps     of each hand on paper, by its number: the coming one, and those that are being corrected
    seen      the last taps, the latest last
    noted     how often the note beside the events was written
    nameless  for a table without a name: which of that day it was, from 1
    """

    id: str
    sheet: Sheet
    revision: int = 0
    steps: Mapping[int, tuple[Step, ...]] = {}
    seen: tuple[Seen, ...] = ()
    noted: int = 0
    nameless: int = 0

    @property
    def coming(self) -> int:
        """The number of the coming hand."""
        return len(self.sheet.entries) + 1

    def draft(self, number: int) -> Draft:
        """A hand on paper.

        Raises CountError `count_no_draft`: a hand that is kept and is not being corrected.
        """
        if number != self.coming and number not in self.steps:
            raise CountError("count_no_draft", hand=number)
        blank = self._blank(number)
        steps = self.steps.get(number, ())
        try:
            return _folded(blank, steps)
        except WindroosError:  # an earlier hand was corrected since, and other players sit here now
            return _folded(blank, _fitting(blank, steps))

    def _blank(self, number: int) -> Draft:
        if number == self.coming:
            return sheets.draft(self.sheet)
        return paper.new_draft(self.sheet.entries[number - 1].before, number)


class Done(NamedTuple):
    """What a post did: events for the sheet, the steps of the hands on paper after it, and where to go.

    place      `entry` (the hand `number`), `hand` (its result) or `table`
    overruled  the hand as somebody else had just said that it ended, unseen by who now says otherwise
    """

    place: str
    number: int
    steps: Mapping[int, tuple[Step, ...]]
    events: tuple[SheetEvent, ...] = ()
    overruled: Draft | None = None


def apply(kept: StoredTable, form: Form) -> Done:
    """What a post does to a table.

    Raises CountError, SheetError and what else the score sheet says: then nothing is changed.
    """
    number = whole(form, "hand", kept.coming)
    deed = _DEEDS.get(form.get("tap", ""))
    if deed is not None:
        return deed(kept, number, form)
    if form.get("tap") == "undo":
        return _undo(kept, number, form)
    draft = kept.draft(number)
    if len(kept.steps.get(number, ())) >= MOST_STEPS and form.get("tap") != "clear":
        raise CountError("count_many_taps", most=MOST_STEPS)
    step, before = step_of(draft, form), draft
    for tap in step:
        draft = paper.after(draft, tap)
    if isinstance(step[-1], taps.Clear):
        return _on_paper(kept, number, (*kept.steps.get(number, ())[-MOST_STEPS // 2 :], step))
    done = _on_paper(kept, number, (*kept.steps.get(number, ()), step))
    return done._replace(overruled=before) if _overrules(kept, before, draft, form) else done


def _folded(draft: Draft, steps: Iterable[Step]) -> Draft:
    return paper.draft_of(draft.match, draft.number, (tap for step in steps for tap in step))


def _fitting(draft: Draft, steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """The steps up to the first that cannot be any more."""
    for count in range(len(steps), 0, -1):
        try:
            _folded(draft, steps[:count])
        except WindroosError:
            continue
        return steps[:count]
    return ()


def _on_paper(kept: StoredTable, number: int, steps: tuple[Step, ...]) -> Done:
    return Done("entry", number, {**kept.steps, number: steps})


def _without(kept: StoredTable, number: int) -> dict[int, tuple[Step, ...]]:
    return {one: steps for one, steps in kept.steps.items() if one != number}


# --- the hand on paper -------------------------------------------------------------------------------------------


def _undo(kept: StoredTable, number: int, form: Form) -> Done:
    """One tap back. Who has not seen somebody else's last tap does not take that one back."""
    kept.draft(number)
    if overtaken(kept, form):
        raise CountError("count_undo_other")
    steps = kept.steps.get(number, ())
    if not steps:
        raise CountError("count_nothing_to_undo")
    return _on_paper(kept, number, steps[:-1])


def overtaken(kept: StoredTable, form: Form) -> bool:
    """Whether somebody else tapped since the page was made that this post was sent from."""
    saw, writer = _saw(kept, form), form.get("id", "").partition(".")[0]
    return any(seen.revision > saw and seen.id.partition(".")[0] != writer for seen in kept.seen)


def _saw(kept: StoredTable, form: Form) -> int:
    """The revision of the page that a post was sent from."""
    text = form.get("revision", "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 12 else kept.revision


def _overrules(kept: StoredTable, before: Draft, after: Draft, form: Form) -> bool:
    """Whether somebody now says how a hand ended who has not seen that somebody else just said otherwise."""
    if _said(before) == _said(after) or not overtaken(kept, form):
        return False
    steps = kept.steps.get(before.number, ())
    unseen = steps[max(0, len(steps) - (kept.revision - _saw(kept, form))) :]
    return any(isinstance(tap, _ENDING) for step in unseen for tap in step)


def _said(draft: Draft) -> tuple[object, ...]:
    hand = draft.paper
    return hand.end, hand.winner, hand.by, hand.giver


# --- the sheet itself --------------------------------------------------------------------------------------------


def _keep(kept: StoredTable, number: int, form: Form) -> Done:
    return _kept_as(kept, kept.draft(number), form)


def _kept_as(kept: StoredTable, draft: Draft, form: Form) -> Done:
    number = draft.number
    again = number != kept.coming
    event = HandCorrected(number, draft.taps, _reason(form)) if again else HandKept(draft.taps)
    return Done("hand", number, _without(kept, number), (event,))


def _done(kept: StoredTable, number: int, form: Form) -> Done:
    """The scores of the form, and where nothing is missing then the hand is kept."""
    draft = kept.draft(number)
    step = scores_step(draft, form)
    for tap in step:
        draft = paper.after(draft, tap)
    lacks = missing(draft)
    if lacks:
        if not step and lacks[0].code not in ASKED:  # that is answered by another button
            raise CountError("count_no_scores")
        return _on_paper(kept, number, (*kept.steps.get(number, ()), *([step] if step else [])))
    return _kept_as(kept, draft, form)


def _correct(kept: StoredTable, number: int, _: Form) -> Done:
    if not 1 <= number < kept.coming:
        raise CountError("count_no_draft", hand=number)
    steps = tuple((tap,) for tap in sheets.draft_again(kept.sheet, number).taps)
    return Done("entry", number, {**kept.steps, number: kept.steps.get(number, steps)})


def _drop(kept: StoredTable, number: int, _: Form) -> Done:
    """The correction is not made after all."""
    kept.draft(number)
    return Done("table" if number == kept.coming else "hand", number, _without(kept, number))


def _strike(kept: StoredTable, number: int, form: Form) -> Done:
    return Done("table", number, _without(kept, number), (HandStruck(number, _reason(form)),))


def _points(kept: StoredTable, number: int, form: Form) -> Done:
    players = kept.sheet.opening.players
    points = tuple(whole(form, f"points-{player}", 0) for player in range(len(players)))
    return Done("table", number, kept.steps, (PointsCorrected(points, _reason(form)),))


def _turn(kept: StoredTable, number: int, form: Form) -> Done:
    event = TurnSet(whole(form, "round", -1), whole(form, "east", -1), _reason(form))
    return Done("table", number, kept.steps, (event,))


def _last(kept: StoredTable, number: int, _: Form) -> Done:
    return Done("table", number, kept.steps, (LastHandDeclared(),))


def _end(kept: StoredTable, number: int, form: Form) -> Done:
    return Done("table", number, kept.steps, (Ended(_reason(form)),))


def _resume(kept: StoredTable, number: int, _: Form) -> Done:
    return Done("table", number, kept.steps, (MatchResumed(),))


def _reason(form: Form) -> str:
    return " ".join(form.get("reason", "").split())


_DEEDS: Final[Mapping[str, Callable[[StoredTable, int, Form], Done]]] = {
    "keep": _keep,
    "done": _done,
    "correct": _correct,
    "drop": _drop,
    "strike": _strike,
    "score": _points,
    "turn": _turn,
    "last": _last,
    "finish": _end,
    "resume": _resume,
}
