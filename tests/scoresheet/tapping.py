"""Sheets to tap on: opened, with a winner, with hands that are kept."""

from __future__ import annotations

import pytest

from tests.sheets import new_sheet
from windroos.rules.rule import Value
from windroos.scoresheet import sheet as sheets
from windroos.scoresheet import taps as tap_kinds
from windroos.scoresheet.draft import Draft, after
from windroos.scoresheet.errors import SheetError
from windroos.scoresheet.events import (
    HandKept,
)
from windroos.scoresheet.missing import missing
from windroos.scoresheet.sheet import Sheet

MARIJKE, JOOST, INEKE, HENK, PIET = range(5)


def fresh(id: str = "groenehart2011", players: int = 4, /, **options: Value) -> Draft:
    """The first hand of a sheet."""
    return sheets.draft(new_sheet(id, players, None, **options))


def kept(sheet: Sheet, *taps: tap_kinds.Tap) -> Sheet:
    """The sheet with a hand of these taps."""
    return sheets.after(sheet, HandKept(taps))


def won(player: int, *points: int) -> tuple[tap_kinds.Tap, ...]:
    """A hand of scores alone; players without one have 0."""
    return (tap_kinds.ChooseWinner(player), *(tap_kinds.EnterPoints(at, score) for at, score in enumerate(points)))


def refused(draft: Draft, tap: tap_kinds.Tap) -> str:
    """The code with which a tap is refused."""
    with pytest.raises(SheetError) as wrong:
        after(draft, tap)
    return wrong.value.code


def codes(draft: Draft) -> list[str]:
    """What is missing."""
    return [what.code for what in missing(draft)]
