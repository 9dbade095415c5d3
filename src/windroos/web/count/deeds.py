"""What a post to a table does: to the hand on paper, or to the sheet. Pure; `tables` reads and writes.

A hand on paper is kept as *steps*: one step is what one tap did, often a few taps of the score sheet ("how" and "from
whom" together, or three tiles of a concealed pung), so that one undo takes one tap back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from windroos.errors import WindroosError
from windroos.play.events import NOBODY
from windroos.scoresheet import draft as paper
from windroos.scoresheet import sheet as sheets
from windroos.scoresheet import taps as t
from windroos.scoresheet.draft import Draft
from windroos.scoresheet.events import (
    Ended,
    HandCorrected,
    HandKept,
    HandStruck,
    LastHandDeclared,
    PointsCorrected,
    SheetEvent,
    TurnSet,
)
from windroos.scoresheet.keys import MODES, Mode, keys
from windroos.scoresheet.missing import missing
from windroos.scoresheet.sheet import Sheet
from windroos.tiles import kind_of
from windroos.web.count.trouble import CountError

Step = tuple[t.Tap, ...]
Form = Mapping[str, str]
REMEMBERED: Final = 40
"""Taps that are known again when they are sent once more."""
MOST_STEPS: Final = 400
"""Taps on one hand; a hand of four players takes some sixty."""


class Seen(NamedTuple):
    """A tap that was carried out: the revision that it made, and its id, `writer.number`."""

    revision: int
    id: str


class Kept(NamedTuple):
    """A table as it is stored.

    sheet     folded from its events
    revision  one more with every tap
    steps     of each hand on paper, by its number: the coming one, and those that are being corrected
    seen      the last taps, the latest last
    """

    id: str
    sheet: Sheet
    revision: int = 0
    steps: Mapping[int, tuple[Step, ...]] = {}
    seen: tuple[Seen, ...] = ()

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

    place  `entry` (the hand `number`), `hand` (its result) or `table`
    """

    place: str
    number: int
    steps: Mapping[int, tuple[Step, ...]]
    events: tuple[SheetEvent, ...] = ()


def do(kept: Kept, form: Form) -> Done:
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
    step = _taps(draft, form)
    for tap in step:
        draft = paper.after(draft, tap)
    if isinstance(step[-1], t.Clear):
        return _on_paper(kept, number, (*kept.steps.get(number, ())[-MOST_STEPS // 2 :], step))
    return _on_paper(kept, number, (*kept.steps.get(number, ()), step))


def whole(form: Form, key: str, default: int) -> int:
    """A whole number of a form; `default` where the field is left empty.

    Raises CountError `count_number`.
    """
    text = form.get(key, "").strip().replace("\N{MINUS SIGN}", "-")
    if not text:
        return default
    if len(text) > 9 or not text.isascii() or not text.removeprefix("-").removeprefix("+").isdecimal():
        raise CountError("count_number", text=text[:20])
    return int(text)


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


def _on_paper(kept: Kept, number: int, steps: tuple[Step, ...]) -> Done:
    return Done("entry", number, {**kept.steps, number: steps})


def _without(kept: Kept, number: int) -> dict[int, tuple[Step, ...]]:
    return {one: steps for one, steps in kept.steps.items() if one != number}


# --- taps on paper -----------------------------------------------------------------------------------------------


def _taps(draft: Draft, form: Form) -> Step:
    """The score sheet's taps of one tap on the page."""
    word = form.get("tap", "")
    if word == "key":
        return _key(draft, form)
    if word == "how" and form.get("giver"):
        return (t.read_tap(form), t.read_tap({"tap": "giver", "player": form["giver"]}))
    tap = t.read_tap(form)
    about_tiles = isinstance(tap, t.AddTile | t.AddSet | t.RemoveTile | t.RemoveSet | t.RemoveLast)
    return (*_select(draft, form), tap) if about_tiles else (tap,)


def _select(draft: Draft, form: Form) -> Step:
    """Two people may enter two hands at once: each tap says whose hand it is about."""
    player = whole(form, "who", NOBODY)
    return () if player in (NOBODY, draft.paper.selected) else (t.SelectPlayer(player),)


def _key(draft: Draft, form: Form) -> Step:
    """A key of the keypad, by what is chosen above it."""
    select = _select(draft, form)
    for tap in select:
        draft = paper.after(draft, tap)
    tile = kind_of(form.get("tile", ""))
    mode: Mode | None = next((mode for mode in MODES if mode == form.get("what", "tile")), None)
    if tile is None or mode is None:
        raise CountError("count_form")
    closed = bool(form.get("closed"))
    if closed and mode in ("chow", "pung"):
        t.read_tap({"tap": "set", "kind": mode, "tile": form["tile"]})
        apart = (0, 1, 2) if mode == "chow" else (0, 0, 0)
        if mode == "chow" and (tile >= 27 or tile % 9 > 6):
            raise CountError("count_no_chow", tile=tile)
        return (*select, *(t.AddTile(tile + more) for more in apart))
    mode = "concealed_kong" if closed and mode == "kong" else mode
    return (*select, next(key.tap for key in keys(draft, mode) if key.tile == tile))


def _scores(draft: Draft, form: Form) -> Step:
    """Scores in numbers, for everyone at once; an empty field withdraws one."""
    taps: list[t.Tap] = []
    for player in draft.match.seats:
        points, doubles = whole(form, f"points-{player}", -1), whole(form, f"doubles-{player}", -1)
        side = draft.paper.sides[player]
        if points < 0 <= doubles:
            raise CountError("count_points_first", player=draft.match.players[player])
        now = (-1 if side.points is None else side.points, -1 if side.doubles is None else side.doubles)
        if (points, doubles) != now:
            one = t.EnterPoints(player, points) if doubles < 0 else t.EnterSum(player, points, doubles)
            taps.append(one)
    return tuple(taps)


def _undo(kept: Kept, number: int, form: Form) -> Done:
    """One tap back. Who has not seen somebody else's last tap does not take that one back."""
    kept.draft(number)
    if overtaken(kept, form):
        raise CountError("count_undo_other")
    steps = kept.steps.get(number, ())
    if not steps:
        raise CountError("count_nothing_to_undo")
    return _on_paper(kept, number, steps[:-1])


def overtaken(kept: Kept, form: Form) -> bool:
    """Whether somebody else tapped since the page was made that this post was sent from."""
    text = form.get("revision", "")
    saw = int(text) if text.isascii() and text.isdecimal() and len(text) < 12 else kept.revision
    writer = form.get("id", "").partition(".")[0]
    return any(seen.revision > saw and seen.id.partition(".")[0] != writer for seen in kept.seen)


# --- the sheet itself --------------------------------------------------------------------------------------------


def _keep(kept: Kept, number: int, form: Form) -> Done:
    return _kept_as(kept, kept.draft(number), form)


def _kept_as(kept: Kept, draft: Draft, form: Form) -> Done:
    number = draft.number
    again = number != kept.coming
    event = HandCorrected(number, draft.taps, _reason(form)) if again else HandKept(draft.taps)
    return Done("hand", number, _without(kept, number), (event,))


def _done(kept: Kept, number: int, form: Form) -> Done:
    """The scores of the form, and where nothing is missing then the hand is kept."""
    draft = kept.draft(number)
    step = _scores(draft, form)
    for tap in step:
        draft = paper.after(draft, tap)
    if missing(draft):
        if not step:
            raise CountError("count_no_scores")
        return _on_paper(kept, number, (*kept.steps.get(number, ()), step))
    return _kept_as(kept, draft, form)


def _correct(kept: Kept, number: int, _: Form) -> Done:
    if not 1 <= number < kept.coming:
        raise CountError("count_no_draft", hand=number)
    steps = tuple((tap,) for tap in sheets.draft_again(kept.sheet, number).taps)
    return Done("entry", number, {**kept.steps, number: kept.steps.get(number, steps)})


def _drop(kept: Kept, number: int, _: Form) -> Done:
    """The correction is not made after all."""
    kept.draft(number)
    return Done("table" if number == kept.coming else "hand", number, _without(kept, number))


def _strike(kept: Kept, number: int, form: Form) -> Done:
    return Done("table", number, _without(kept, number), (HandStruck(number, _reason(form)),))


def _points(kept: Kept, number: int, form: Form) -> Done:
    players = kept.sheet.opening.players
    points = tuple(whole(form, f"points-{player}", 0) for player in range(len(players)))
    return Done("table", number, kept.steps, (PointsCorrected(points, _reason(form)),))


def _turn(kept: Kept, number: int, form: Form) -> Done:
    event = TurnSet(whole(form, "round", -1), whole(form, "east", -1), _reason(form))
    return Done("table", number, kept.steps, (event,))


def _last(kept: Kept, number: int, _: Form) -> Done:
    return Done("table", number, kept.steps, (LastHandDeclared(),))


def _end(kept: Kept, number: int, form: Form) -> Done:
    return Done("table", number, kept.steps, (Ended(_reason(form)),))


def _reason(form: Form) -> str:
    return " ".join(form.get("reason", "").split())


_DEEDS: Final[Mapping[str, Callable[[Kept, int, Form], Done]]] = {
    "keep": _keep,
    "done": _done,
    "correct": _correct,
    "drop": _drop,
    "strike": _strike,
    "score": _points,
    "turn": _turn,
    "last": _last,
    "finish": _end,
}
