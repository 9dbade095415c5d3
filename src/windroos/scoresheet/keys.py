"""The keypad: what each key does, and which keys are grey."""

from __future__ import annotations

from typing import Final, Literal

from windroos.play.model.events import NOBODY
from windroos.scoresheet.capabilities import has_bonus
from windroos.scoresheet.draft import Draft
from windroos.scoresheet.errors import SheetError
from windroos.scoresheet.paper import PaperSet, tiles_left
from windroos.scoresheet.tapping import tapped
from windroos.scoresheet.taps import AddSet, AddTile, Tap
from windroos.tiles import EAST, KINDS, SEASONS

Mode = Literal["tile", "chow", "pung", "kong", "concealed_kong"]
MODES: Final[tuple[Mode, ...]] = ("tile", "chow", "pung", "kong", "concealed_kong")


def key_tap(draft: Draft, kind: int, mode: Mode = "tile", giver: int = NOBODY) -> Tap:
    """What a key of the keypad taps for the selected player. For a set `kind` is its lowest.

    `giver` is whose tile a pung or kong was claimed with; a chow is always from the left neighbour. A kong of an open
    pung that lies there is that pung's.
    """
    if mode == "tile":
        return AddTile(kind)
    if mode == "concealed_kong":
        return AddSet("kong", kind, open=False)
    if mode == "kong":
        pung = next((laid for laid in _pungs(draft) if laid.meld.tile == kind), None)
        if pung is not None:
            return AddSet("kong", kind, giver=pung.giver, added=True)
    return AddSet(mode, kind, giver=NOBODY if mode == "chow" else giver)


def refusals(draft: Draft, mode: Mode) -> tuple[bool, ...]:
    """Whether each key is refused: 34 keys (and 8 bonus tiles in mode `tile`, where the rules have them).

    With nobody selected every key is. Keys that are alike are tried once: kinds of which as many are left.
    """
    left = (*tiles_left(draft.match.rules, draft.paper), 0, 0)
    count = SEASONS + 8 if mode == "tile" and has_bonus(draft.match.rules) else KINDS
    pungs = {laid.meld.tile for laid in _pungs(draft)} if mode == "kong" else set()
    tried: dict[tuple[int, ...], bool] = {}
    found = []
    for kind in range(count):
        if mode == "chow":
            like = tuple(left[kind : kind + 3]) if kind < EAST and kind % 9 < 7 else ()
        else:
            like = (left[kind], kind in pungs, kind >= SEASONS)
        if like not in tried:
            tried[like] = _is_refused(draft, key_tap(draft, kind, mode))
        found.append(tried[like])
    return tuple(found)


def _is_refused(draft: Draft, tap: Tap) -> bool:
    try:
        tapped(draft.match, draft.paper, tap)
    except SheetError:
        return True
    return False


def _pungs(draft: Draft) -> list[PaperSet]:
    """The pungs that lie before the selected player."""
    if draft.paper.selected == NOBODY:
        return []
    return [laid for laid in draft.paper.sides[draft.paper.selected].sets if laid.meld.kind == "pung"]


def givers(draft: Draft) -> tuple[int, ...]:
    """Who can have given the winning tile: the others of this hand, in the order of play after the winner."""
    seats = draft.match.seats
    caller = draft.paper.winner
    if caller == NOBODY:
        caller = next((at for at, side in enumerate(draft.paper.sides) if side.false), NOBODY)
    if caller not in seats:
        return seats
    at = seats.index(caller)
    return (*seats[at + 1 :], *seats[:at])
