"""Walls that differ only where a seat cannot see."""

from __future__ import annotations

from random import Random

from tests.play_helpers import rigged
from windroos.books.catalog import rules
from windroos.play.model.actions import Begin
from windroos.play.model.wall import deal_positions, draw_order
from windroos.rules.rules import conduct_of
from windroos.tiles import SEASONS


def plain(id: str, random: Random) -> Begin:
    """A wall whose flowers lie where nobody comes."""
    return rigged(conduct_of(rules(id)), seed=random.randrange(1000))


def elsewhere(id: str, begin: Begin, seat: int, random: Random) -> Begin:
    """The racks of the others and the wall that is not reached moved about; what is drawn and thrown stays."""
    conduct = conduct_of(rules(id))
    racks = [at for other, taken in enumerate(deal_positions(conduct)) if other != seat for at in taken]
    if seat != 0:
        racks.remove(deal_positions(conduct)[0][13])  # which East throws first
    reached = set(draw_order(conduct)[: sum(map(len, deal_positions(conduct))) + 30])
    moving = [
        at for at in (*racks, *(at for at in range(len(begin.wall)) if at not in reached)) if begin.wall[at] < SEASONS
    ]
    kinds = [begin.wall[at] for at in moving]
    random.shuffle(kinds)
    made = list(begin.wall)
    for at, kind in zip(moving, kinds, strict=True):
        made[at] = kind
    return begin._replace(wall=tuple(made))
