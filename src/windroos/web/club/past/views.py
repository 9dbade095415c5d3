"""What the page of a file shows: parts with reasons, a picture of the sheets, names, what it adds, doubts by cell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from fractions import Fraction
from typing import Any, Final, NamedTuple

from windroos.books.catalog import IDS, book_words
from windroos.club.deciding import ClubWorld
from windroos.club.past import TakenOver, take_over
from windroos.club.past_evening import ImportNote
from windroos.club.people import NameOf
from windroos.importing.cells import CellPlace, CellValue, Grid, column_name
from windroos.importing.found import ImportDoubt
from windroos.importing.matching import NameMatch, match_names, players_of
from windroos.importing.newcomers import came_lines, who_comes
from windroos.importing.parts import EPOCH_YEARS, ImportPart
from windroos.importing.planning import ImportPlan, NameChoice, plan_import, proposed
from windroos.text.importing import COUNTS, DECISIONS, DOUBTS, LIKENESS, NOTES, SHAPES, WHY
from windroos.text.words import Lang
from windroos.web.club.past.drafts import ImportDraft

MOST_SHOWN: Final = 40
"""Rows of a sheet in its picture, and doubts of one kind."""
MOST_COLUMNS: Final = 14
MOST_NAMES: Final = 120
"""Names that are asked at once; the others come when these are decided."""
COLOURS: Final = 6
_PLAIN: Final[Mapping[str, NameChoice]] = {
    "member": NameChoice("member"),
    "guest": NameChoice("guest"),
    "out": NameChoice("out"),
}


class PartView(NamedTuple):
    """A part of the file, as it is chosen."""

    number: int
    sheet: str
    shape: str
    area: str
    why: str
    colour: int


class CellView(NamedTuple):
    """A cell of the picture: what it says, the colour of its part, and whether it is doubted."""

    text: str
    colour: int
    doubted: bool


class SheetView(NamedTuple):
    """The picture of a sheet; `more` rows are not shown."""

    name: str
    columns: tuple[str, ...]
    rows: tuple[tuple[int, tuple[CellView, ...]], ...]
    more: int


class NameView(NamedTuple):
    """A name: how likely, whom it may mean as (value, words), and what is chosen."""

    field: str
    written: str
    likeness: str
    options: tuple[tuple[str, str], ...]
    value: str


class Weighed(NamedTuple):
    """What a file asks, and what it comes to; nothing while names are undecided."""

    matches: tuple[NameMatch, ...]
    plan: ImportPlan
    taken: TakenOver


def weigh(world: ClubWorld, draft: ImportDraft) -> Weighed:
    """What the file comes to as it is chosen now: a dry run. Raises ClubError."""
    assert world.club is not None
    matches = match_names(draft.found.names(), world.cards)
    shapes = tuple(dict.fromkeys(part.shape for part in draft.parts))
    plan = plan_import(
        draft.found,
        matches,
        draft.chosen,
        draft.id.lower(),
        draft.file.digest,
        shapes,
        players_of(draft.found.players, world.cards),
    )
    return Weighed(matches, plan, take_over(world.club, world.evenings, world.cards, plan.asked))


def look_values(draft: ImportDraft, weighed: Weighed, name: NameOf, lang: Lang) -> dict[str, Any]:
    """Everything that the page of a file shows."""
    doubts = weighed.plan.doubts
    names = [_name(at, match, draft, name, lang) for at, match in enumerate(weighed.matches)]
    asked = [one for one in names if one.likeness != "same"]
    return {
        "file": draft.name,
        "parts": [_part(at, part, draft.file.grids, lang) for at, part in enumerate(draft.parts)],
        "rule_sets": [(id, book_words(id).name.to(lang)) for id in IDS],
        "shapes": [(key, said.to(lang)) for key, said in SHAPES.items()],
        "sheets": [_sheet(at, grid, draft.parts, doubts) for at, grid in enumerate(draft.file.grids)],
        "asked": asked[:MOST_NAMES],
        "more_names": max(0, len(asked) - MOST_NAMES),
        "same": [one for one in names if one.likeness == "same"],
        "likeness": {key: said.to(lang) for key, said in LIKENESS.items()},
        "undecided": len(weighed.plan.undecided),
        "counts": counts_of(weighed.taken, lang),
        "adds": weighed.taken.added,
        "came": came_lines(who_comes(weighed.taken), _new_names(weighed).__getitem__, lang),
        "notes": [note_line(note, name, lang) for note in weighed.taken.notes[: 2 * MOST_SHOWN]],
        "more_notes": max(0, len(weighed.taken.notes) - 2 * MOST_SHOWN),
        "doubts": doubt_lines(doubts, lang),
        "around": draft.around,
        "epochs": EPOCH_YEARS if weighed.plan.asked_day is not None or draft.around.epoch else (),
        "asked_day": weighed.plan.asked_day and weighed.plan.asked_day.values,
    }


def _new_names(weighed: Weighed) -> dict[str, str]:
    """What who is new is called in the file."""
    return {one.id: one.name for one in weighed.plan.asked.people}


def counts_of(taken: TakenOver, lang: Lang) -> list[tuple[int, str]]:
    """How many of each kind, those that are none left out."""
    return [
        (value, said.to(lang).format(count=value)) for key, said in COUNTS.items() if (value := getattr(taken, key))
    ]


def note_line(note: ImportNote, name: NameOf, lang: Lang) -> str:
    """What is said of something that is not taken over as it stands."""
    error = note.error.sentence(lang) if note.error is not None else ""
    names = ", ".join(map(name, note.people))
    return NOTES[note.code].to(lang).format(day=_day(note.day), names=names, error=error)


def doubt_lines(doubts: Iterable[ImportDoubt], lang: Lang) -> list[tuple[str, str, str]]:
    """Sheet, cell and words of each doubt, of one kind not more than can be read."""
    seen: Counter[str] = Counter()
    lines = []
    for doubt in doubts:
        seen[doubt.code] += 1
        if seen[doubt.code] <= MOST_SHOWN:
            lines.append((doubt.sheet, str(doubt.place), DOUBTS[doubt.code].to(lang).format_map(dict(doubt.values))))
    return lines


def _day(day: date) -> str:
    return f"{day.day}-{day.month}-{day.year}"


def _part(at: int, part: ImportPart, grids: Sequence[Grid], lang: Lang) -> PartView:
    why = WHY[part.why].to(lang).format_map(dict(part.values))
    return PartView(at, grids[part.grid].name, part.shape, str(part.area), why, at % COLOURS + 1)


def _sheet(number: int, grid: Grid, parts: Sequence[ImportPart], doubts: Sequence[ImportDoubt]) -> SheetView:
    own = [(at % COLOURS + 1, part.area) for at, part in enumerate(parts) if part.grid == number]
    doubted = {doubt.place for doubt in doubts if doubt.sheet == grid.name}
    width = min(len(grid.rows[0]), MOST_COLUMNS)
    rows = tuple(
        (
            row + 1,
            tuple(
                CellView(
                    _text(grid.at(row, column)),
                    next((colour for colour, area in own if area.holds(row, column)), 0),
                    CellPlace(row, column) in doubted,
                )
                for column in range(width)
            ),
        )
        for row in range(min(len(grid.rows), MOST_SHOWN))
    )
    return SheetView(grid.name, tuple(map(column_name, range(width))), rows, max(0, len(grid.rows) - MOST_SHOWN))


def _text(value: CellValue) -> str:
    if isinstance(value, date):
        return _day(value)
    if isinstance(value, Fraction):
        return f"{float(value):g}"
    return "" if value is None else str(value)[:40]


def _name(at: int, match: NameMatch, draft: ImportDraft, name: NameOf, lang: Lang) -> NameView:
    choice = draft.chosen.get(match.written) or proposed(match)
    people = [*match.people]
    if choice is not None and choice.what == "person" and choice.person not in people:
        people.append(choice.person)
    options = [(f"p:{person}", name(person)) for person in people]
    options += [(key, said.to(lang)) for key, said in DECISIONS.items()]
    return NameView(f"name{at}", match.written, match.likeness, tuple(options), value_of(choice))


def value_of(choice: NameChoice | None) -> str:
    """A choice as the value of a field."""
    if choice is None:
        return ""
    return f"p:{choice.person}" if choice.what == "person" else choice.what


def choice_of(value: str, people: Iterable[str]) -> NameChoice | None:
    """The choice that a field's value says; None for what is none."""
    kind, _, person = value.partition(":")
    if kind == "p" and person in people:
        return NameChoice("person", person)
    return _PLAIN.get(value)
