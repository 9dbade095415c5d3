"""What a seat sees, as numbers: made of its view and of nothing else.

An array of 28 rows of 42. In rows 0 to 26 there is a column for each kind of tile: characters, dots, bamboo 1-9, winds
E S W N, white, green, red, and the eight seasons and flowers.

    0        the own concealed tiles, how many of each
    1        the tile just drawn
    2        the tile that may be claimed
    3..8     of this seat: chows by their lowest tile, pungs, kongs, seasons and flowers, discards, and the number of
             its last discard of this kind in the order of the game, from 1
    9..26    the same of the next seat to draw, the one opposite and the one before; of three seats the last is empty
    27       see `FACTS`, then the points of every player, this one first, in the order of the match's list
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from windroos.hands import FACE_DOWN
from windroos.play.model.events import NOBODY
from windroos.play.model.view import BETWEEN, CLAIM, ROB, View, live_left
from windroos.tiles import BONUS_KINDS, KINDS

Numbers: TypeAlias = NDArray[np.int32]
COLUMNS: Final = KINDS + BONUS_KINDS
_OF_A_SEAT: Final = 6
_SEATS: Final = 4
_FACTS_ROW: Final = 3 + _SEATS * _OF_A_SEAT
SHAPE: Final = (_FACTS_ROW + 1, COLUMNS)
FACTS: Final = (
    "seat", "round", "hand", "phase", "turn", "source", "left", "kongs face down",
    "tiles", "tiles next", "tiles opposite", "tiles before", "bets", "moon", "double", "players",
)  # fmt: skip
"""Row 27 from its first column: own wind 0-3 (-1: sits out); round 0-4; number of the hand; `Phase`, the seat to act
counted from here, `Source` as `windroos.play.model.view` has them; tiles left to draw; kongs of this seat that lie face
down; the tiles on each rack; who bet, as a mask counted from here; who announced the moon and who pays double, counted
from here (-1: nobody); how many players there are."""


def seen(view: View) -> Numbers:
    """The array."""
    numbers = np.zeros(SHAPE, np.int32)
    table, seat = view.table, view.seat
    count = table.seats
    own = max(seat, 0)
    for tile in view.own.rack:
        numbers[0, tile] += 1
    if view.own.drawn >= 0 and seat != NOBODY:
        numbers[1, view.own.drawn] = 1
    if table.phase in (CLAIM, ROB) and table.asked_tile != FACE_DOWN:
        numbers[2, table.asked_tile] = 1
    for step in range(count):
        _of_a_seat(numbers[3 + step * _OF_A_SEAT :][:_OF_A_SEAT], view, (own + step) % count)
    facts = [
        *(seat, table.round, table.number, table.phase, _from(own, table.turn, count), table.source),
        *(live_left(view.conduct, table) if table.phase != BETWEEN else 0, len(view.own.covered)),
        *(table.counts[(own + step) % count] if step < count else 0 for step in range(_SEATS)),
        sum(1 << _from(own, other, count) for other in range(count) if table.bets >> other & 1),
        *(_from(own, table.moon, count), _from(own, table.double, count), len(table.match.players)),
    ]
    points, first = table.match.points, max(view.player, 0)
    facts += [*points[first:], *points[:first]]
    numbers[_FACTS_ROW, : len(facts)] = facts
    return numbers


def _from(own: int, seat: int, count: int) -> int:
    """A seat counted from another; NOBODY stays so."""
    return NOBODY if seat == NOBODY else (seat - own) % count


def _of_a_seat(rows: Numbers, view: View, seat: int) -> None:
    table = view.table
    melds = view.melds if seat == view.seat else table.melds[seat]
    for meld in melds:
        if meld.tile != FACE_DOWN:
            rows[("chow", "pung", "kong").index(meld.kind), meld.tile] += 1
    for tile in table.bonus[seat]:
        rows[3, tile] += 1
    for at, thrown in enumerate(table.discards, 1):
        if thrown.seat == seat:
            rows[4, thrown.tile] += 1
            rows[5, thrown.tile] = at
