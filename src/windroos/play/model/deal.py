"""Dealing, and replacing the seasons and flowers of the deal."""

from __future__ import annotations

from typing import NamedTuple

from windroos.play.model.wall import deal_positions, replaced_from
from windroos.rules.conduct import Bonus, Conduct


class Deal(NamedTuple):
    """What everybody was dealt.

    racks   the tiles of each seat in the order it took them, seasons and flowers included; East's first
    front   how many tiles were taken from the wall
    """

    racks: tuple[tuple[int, ...], ...]
    front: int


class Replaced(NamedTuple):
    """A season or flower is laid out, and the tile that replaces it; `back` counts replacement tiles, this one too."""

    seat: int
    laid: int
    tile: int
    back: int


def deal(conduct: Conduct, wall: tuple[int, ...]) -> Deal:
    """Fourteen tiles for East and thirteen for the others."""
    positions = deal_positions(conduct)
    racks = tuple(tuple(wall[at] for at in taken) for taken in positions)
    return Deal(racks, sum(len(rack) for rack in racks))


def replace_bonus(conduct: Conduct, wall: tuple[int, ...], dealt: Deal, back: int = 0) -> tuple[Replaced, ...]:
    """The replacements of the deal one by one, in the order of the book.

    EACH: East until he holds no season, then South, West and North (144 rules, rule 16). ROUNDS: in each round every
    seat lays out what it held when the round began; a season that comes in its place waits for the next round (Fu
    Hing, p. 8 and 33). A seat lays its tiles out in the order it received them. Eight bonus tiles cannot empty a wall.
    On a table where one may keep them (`bonus_optional`) it is the players who decide, and this is not asked.
    """
    if conduct.bonus == Bonus.NONE:
        return ()
    waiting = [[tile for tile in rack if conduct.is_bonus(tile)] for rack in dealt.racks]
    done: list[Replaced] = []
    while any(waiting):
        for seat, held in enumerate(waiting):
            waiting[seat] = []
            while held:
                laid = held.pop(0)
                tile = wall[replaced_from(conduct, dealt.front, back)]
                back += 1
                done.append(Replaced(seat, laid, tile, back))
                if conduct.is_bonus(tile):
                    (held if conduct.bonus == Bonus.EACH else waiting[seat]).append(tile)
    return tuple(done)
