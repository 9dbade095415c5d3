"""Which keys are grey, found sooner, is what trying every one of them says."""

from __future__ import annotations

import random

import pytest

from tests.scoresheet.tapping import fresh
from windroos.books.catalog import IDS
from windroos.errors import WindroosError
from windroos.play.model.events import NOBODY
from windroos.scoresheet import taps as tap_kinds
from windroos.scoresheet.draft import Draft, after
from windroos.scoresheet.errors import SheetError
from windroos.scoresheet.keys import MODES, Mode, key_tap, refusals
from windroos.tiles import KINDS, SEASONS

STEPS = 60


def tried(draft: Draft, mode: Mode) -> tuple[bool, ...]:
    """Every key tried by itself."""
    return tuple(is_refused(draft, key_tap(draft, kind, mode)) for kind in range(len(refusals(draft, mode))))


def is_refused(draft: Draft, tap: tap_kinds.Tap) -> bool:
    """Whether a tap is refused."""
    try:
        after(draft, tap)
    except SheetError:
        return True
    return False


def put(chance: random.Random, draft: Draft) -> tap_kinds.Tap:
    """Something of tiles that somebody may tap, often of the same few kinds, so that they run out."""
    if chance.random() < 0.15:
        return tap_kinds.SelectPlayer(chance.choice((NOBODY, *draft.match.seats)))
    if chance.random() < 0.2:
        return tap_kinds.RemoveLast()
    mode = chance.choice(MODES)
    count = SEASONS + 8 if mode == "tile" else KINDS
    kind = chance.choice((0, 7, 8, 9, chance.randrange(count)))
    return key_tap(draft, kind, mode) if kind < len(refusals(draft, mode)) else tap_kinds.RemoveLast()


@pytest.mark.parametrize("book", IDS)
def test_keys_are_refused_as_each_is_when_it_is_tried(book: str) -> None:
    chance = random.Random(book)
    both: set[bool] = set()
    for winner in (NOBODY, 1):
        draft = fresh(book)
        if winner != NOBODY:
            draft = after(draft, tap_kinds.ChooseWinner(winner))
        for _ in range(STEPS):
            for mode in MODES:
                said = refusals(draft, mode)
                assert said == tried(draft, mode), (mode, draft.taps)
                both.update(said)
            try:
                draft = after(draft, put(chance, draft))
            except WindroosError:
                continue
    assert both == {True, False}
