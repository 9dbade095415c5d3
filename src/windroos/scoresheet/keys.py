"""The keypad: for every key how many tiles are left, what it does, and why it is grey."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from windroos.play.model.events import NOBODY
from windroos.scoresheet.capabilities import has_bonus
from windroos.scoresheet.draft import Draft
from windroos.scoresheet.errors import SheetError
from windroos.scoresheet.paper import tiles_left
from windroos.scoresheet.tapping import tapped
from windroos.scoresheet.taps import AddSet, AddTile, Tap
from windroos.tiles import EAST, KINDS, SEASONS

Mode = Literal["tile", "chow", "pung", "kong", "concealed_kong"]
MODES: Final[tuple[Mode, ...]] = ("tile", "chow", "pung", "kong", "concealed_kong")


class KeypadKey(NamedTuple):
    """One key. For a set `tile` is its lowest kind.

    left     such tiles that do not lie on the table yet, 0-4 (a bonus tile 0 or 1)
    refused  None where it may be tapped, else why not
    tap      what to send for it
    """

    tile: int
    left: int
    refused: SheetError | None
    tap: Tap


def keys(draft: Draft, mode: Mode = "tile", giver: int = NOBODY) -> tuple[KeypadKey, ...]:
    """The keypad for the selected player: 34 keys (and 8 bonus tiles in mode `tile`, where the rules have them).

    `giver` is whose tile a pung or kong was claimed with; a chow is always from the left neighbour. A kong of an open
    pung that lies there is that pung's. With nobody selected every key is refused.
    """
    left = tiles_left(draft.match.rules, draft.paper)
    count = SEASONS + 8 if mode == "tile" and has_bonus(draft.match.rules) else KINDS
    return tuple(_key(draft, kind, left[kind], _tap(draft, kind, mode, giver)) for kind in range(count))


def refusals(draft: Draft, mode: Mode) -> tuple[bool, ...]:
    """Whether each key of `keys` is refused, sooner: kinds of which as many are left are refused alike."""
    left = (*tiles_left(draft.match.rules, draft.paper), 0, 0)
    count = SEASONS + 8 if mode == "tile" and has_bonus(draft.match.rules) else KINDS
    tried: dict[tuple[object, ...], bool] = {}
    found = []
    for kind in range(count):
        tap = _tap(draft, kind, mode, NOBODY)
        begins = kind < EAST and kind % 9 < 7
        added = isinstance(tap, AddSet) and tap.added
        like = (begins, *left[kind : kind + 3]) if mode == "chow" else (kind >= SEASONS, added, left[kind])
        if like not in tried:
            tried[like] = _key(draft, kind, left[kind], tap).refused is not None
        found.append(tried[like])
    return tuple(found)


def _key(draft: Draft, kind: int, left: int, tap: Tap) -> KeypadKey:
    try:
        tapped(draft.match, draft.paper, tap)
    except SheetError as refused:
        return KeypadKey(kind, left, refused, tap)
    return KeypadKey(kind, left, None, tap)


def _tap(draft: Draft, kind: int, mode: Mode, giver: int) -> Tap:
    if mode == "tile":
        return AddTile(kind)
    if mode == "concealed_kong":
        return AddSet("kong", kind, open=False)
    if mode == "kong" and draft.paper.selected != NOBODY:
        sets = draft.paper.sides[draft.paper.selected].sets
        pung = next((laid for laid in sets if laid.meld[:2] == ("pung", kind)), None)
        if pung is not None:
            return AddSet("kong", kind, giver=pung.giver, added=True)
    return AddSet(mode, kind, giver=NOBODY if mode == "chow" else giver)


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
