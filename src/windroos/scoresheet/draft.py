"""The hand that is being entered: its taps, and what they make of the paper. Undoing is folding one tap less."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from windroos.play.model.match import Match
from windroos.scoresheet.errors import SheetError
from windroos.scoresheet.paper import Paper, blank
from windroos.scoresheet.tapping import tapped
from windroos.scoresheet.taps import Tap, Undo


class Draft(NamedTuple):
    """A hand of a match with its taps so far; make one with `new_draft` or `draft_of`.

    number  of the hand on the sheet, from 1
    match   before this hand: rules, players, winds, round, pot
    taps    never an Undo
    paper   what they make
    """

    number: int
    match: Match
    taps: tuple[Tap, ...]
    paper: Paper


def new_draft(match: Match, number: int) -> Draft:
    """An empty paper for the coming hand."""
    return Draft(number, match, (), blank(match))


def draft_of(match: Match, number: int, taps: Iterable[Tap]) -> Draft:
    """The draft that these taps make.

    Raises SheetError as `after` does.
    """
    paper = blank(match)
    kept = tuple(taps)
    for tap in kept:
        paper = tapped(match, paper, tap)
    return Draft(number, match, kept, paper)


def after(draft: Draft, tap: Tap) -> Draft:
    """The draft after a tap; `Undo` takes one tap back.

    Raises SheetError (`windroos.text.trouble.scoresheet`) where the tap cannot be; the draft is as it was.
    """
    if isinstance(tap, Undo):
        if not draft.taps:
            raise SheetError("sheet_nothing_to_undo")
        return draft_of(draft.match, draft.number, draft.taps[:-1])
    return draft._replace(taps=(*draft.taps, tap), paper=tapped(draft.match, draft.paper, tap))
