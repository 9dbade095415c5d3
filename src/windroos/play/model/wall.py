"""The wall: in which order its tiles are taken, how it stands on the table, and the promise that nobody moves a tile.

A wall is a tuple of kinds in *wall order*. Going to the left from the opening, stack i holds the tiles 2i (upper) and
2i + 1 (lower); stack 0 is the first one left of the opening, where the deal begins, and the last stack is the one just
right of it, the first to give replacement tiles. So play knows no dice: they only say where on the table stack 0 is.

Drawing goes to the left, which is clockwise seen from above: past the left end of East's side comes the right end of
North's, for North sits at East's left hand and everybody faces the middle.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from windroos.errors import PlayError
from windroos.rules.conduct import Conduct
from windroos.tiles import BONUS_KINDS, KINDS, symbol

if TYPE_CHECKING:
    from windroos.play.model.view import OpenTable

_FOURS = 12


# --- the order in which tiles are taken --------------------------------------------------------------------------


def deal_positions(conduct: Conduct) -> tuple[tuple[int, ...], ...]:
    """The positions in the wall that each seat is dealt, in the order it takes them; East has fourteen.

    Three times four tiles, then one each and one more for East (NTS 2002, p. 4; 144 rules, rule 15). With
    `conduct.jump` East takes the upper tiles of the first and the third stack at the end (Fu Hing, p. 6).
    """
    return _deal(conduct.seats, conduct.jump)


def draw_order(conduct: Conduct) -> tuple[int, ...]:
    """All positions in the order in which they are taken from the live end, the deal first.

    Entry n is the position of the tile taken when n were taken before it; see `drawn_from` for the very last one.
    """
    return _draws(len(conduct.tiles), conduct.seats, conduct.jump)


def loose_order(conduct: Conduct) -> tuple[int, ...]:
    """All positions in the order in which they would go as replacement tiles.

    From the last stack on, the upper tile first (144 rules, rules 13 and 16), or with `near_first` the lower: of two
    loose tiles it lies nearest to the live wall (NTS 2002, p. 5).
    """
    return _loose(len(conduct.tiles), conduct.near_first)


def drawn_from(conduct: Conduct, front: int, back: int) -> int:
    """The position of the next tile from the live end, with so many taken from the front and from the back.

    The last tile of the whole wall is a lower one: whichever end it is taken from, the upper went before it.
    """
    if front + back == len(conduct.tiles) - 1 and not conduct.near_first:
        return front | 1
    return draw_order(conduct)[front]


def replaced_from(conduct: Conduct, front: int, back: int) -> int:
    """The position of the next replacement tile, with so many taken from the front and from the back."""
    if front + back == len(conduct.tiles) - 1 and not conduct.near_first:
        return front | 1
    return loose_order(conduct)[back]


@lru_cache(maxsize=8)
def _deal(seats: int, jump: bool) -> tuple[tuple[int, ...], ...]:
    fours = [[four * 4 * seats + seat * 4 + at for four in range(3) for at in range(4)] for seat in range(seats)]
    first = _FOURS * seats
    if jump:
        return ((*fours[0], first, first + 4), *((*fours[seat], first + seat) for seat in range(1, seats)))
    extra = (first + seats,)
    return tuple((*fours[seat], first + seat, *(extra if seat == 0 else ())) for seat in range(seats))


@lru_cache(maxsize=16)
def _draws(count: int, seats: int, jump: bool) -> tuple[int, ...]:
    deal = _deal(seats, jump)
    fours = range(_FOURS * seats)
    last = [positions[12] for positions in deal]
    # Two tiles at once in the jump; else East's fourteenth comes after everybody's thirteenth.
    ends = [last[0], deal[0][13], *last[1:]] if jump else [*last, deal[0][13]]
    taken = {*fours, *ends}
    return (*fours, *ends, *(at for at in range(count) if at not in taken))


@lru_cache(maxsize=8)
def _loose(count: int, near_first: bool) -> tuple[int, ...]:
    stacks = range(count // 2 - 1, -1, -1)
    return tuple(2 * stack + (lower if not near_first else 1 - lower) for stack in stacks for lower in (0, 1))


# --- how it stands on the table ----------------------------------------------------------------------------------


class Stack(NamedTuple):
    """One place of the wall as it is now.

    place    its place in the order of the wall: 0 is the first left of the opening
    tiles    how many of its own two tiles stand there
    raised   1 where a loose tile lies on top of it; loose tiles are dead
    dead     how many of `tiles` are the dead wall's
    """

    place: int
    tiles: int
    raised: int
    dead: int


Layout = tuple[tuple[Stack, ...], ...]
"""The stacks of each side, East's side first, each side from right to left as its player sees it."""


def stacks(conduct: Conduct, table: OpenTable) -> Layout:
    """The wall as it stands on the table."""
    return layout(conduct, table.side, table.stack, table.front, table.back)


def layout(conduct: Conduct, side: int, stack: int, front: int, back: int) -> Layout:
    """The wall as it stands after `front` draws and `back` replacement tiles.

    It was opened at `stack` of `side`, counted from the right and from 1. Loose tiles (`conduct.raised`) lie right of
    the opening, the lower one on the edge and the upper one on the stack behind it; when both are gone the next stack
    is lifted (144 rules, rules 13 and 16). The 2002 and 2011 books do not say that again, but one can only take the
    lower tile first if it is lifted too. Where fewer than two dead stacks are left to lie on, the last pair stays.
    """
    count = len(conduct.tiles)
    standing = _standing(conduct, front, back)
    dead = standing[len(standing) - conduct.dead :] if conduct.refilled else _at_least(standing, count - conduct.dead)
    own = [0] * (count // 2)
    grave = [0] * (count // 2)
    for at in standing:
        own[at // 2] += 1
    for at in dead:
        grave[at // 2] += 1
    raised = [0] * (count // 2)
    lifted = count // 2 - 1 - back // 2
    if conduct.raised and back < count and grave[lifted] and all(grave[lifted - below] == 2 for below in (1, 2)):
        one_left = back % 2 == 1
        raised[lifted - 1] = int(not (one_left and conduct.near_first))
        raised[lifted - 2] = int(not one_left or conduct.near_first)
        own[lifted] = grave[lifted] = 0
    here = [Stack(place, own[place], raised[place], grave[place]) for place in range(count // 2)]
    return _around(conduct, side, stack, here)


def _standing(conduct: Conduct, front: int, back: int) -> list[int]:
    """The positions that are not taken, in order."""
    count = len(conduct.tiles)
    if front + back >= count:
        return []
    taken = {*draw_order(conduct)[:front], *loose_order(conduct)[:back]}
    return [at for at in range(count) if at not in taken]


def _at_least(standing: list[int], first: int) -> list[int]:
    return [at for at in standing if at >= first]


def _around(conduct: Conduct, side: int, stack: int, here: list[Stack]) -> Layout:
    """The stacks at their places. Going left, one passes from a side to that of the player on the left."""
    sides, length = conduct.sides, conduct.stacks
    opened = -side % sides * length + stack - 1
    return tuple(
        tuple(here[(-at % sides * length + from_right - opened - 1) % len(here)] for from_right in range(length))
        for at in range(sides)
    )


# --- the right tiles, and no others ------------------------------------------------------------------------------


def commitment(wall: Sequence[int], salt: str) -> str:
    """What is published before the deal, so that anyone can check afterwards that no tile was moved.

    SHA-256, in hexadecimal digits, of this text in UTF-8: the tiles in wall order in the notation of
    `windroos.tiles.symbol` with one space between them, a line feed, the salt, and nothing after it.
    """
    text = " ".join(map(symbol, wall)) + "\n" + salt
    return hashlib.sha256(text.encode()).hexdigest()


def check_wall(conduct: Conduct, wall: Sequence[int]) -> None:
    """Whether a wall holds the tiles of these rules.

    Raises:
        PlayError: `wall_size`, `wall_unknown` or `wall_tiles`.
    """
    if set(map(type, wall)) == {int} and tuple(sorted(wall)) == conduct.tiles:
        return
    if len(wall) != len(conduct.tiles):
        raise PlayError("wall_size", count=len(wall), wanted=len(conduct.tiles))
    for tile in wall:
        if type(tile) is not int or not 0 <= tile < KINDS + BONUS_KINDS:
            raise PlayError("wall_unknown", value=tile)
    held, wanted = Counter(wall), Counter(conduct.tiles)
    for tile in sorted(held | wanted) if held != wanted else ():
        if held[tile] != wanted[tile]:
            raise PlayError("wall_tiles", tile=tile, count=held[tile], wanted=wanted[tile])
