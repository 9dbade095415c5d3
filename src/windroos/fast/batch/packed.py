"""The packed form of many hands: one row of small numbers a hand, for `windroos.fast.score_many`.

A row has WIDTH bytes (uint8):

    0-33   concealed tiles of each kind, without the winning tile
    34-37  laid-out sets: the lowest kind, 255 for none
    38-41  marks of these sets: bits 0-1 CHOW, PUNG or KONG; bit 2 open; bit 3 an added kong; bit 4 made with East's
           first discard
    42     bonus tiles: bits 0-3 seasons spring to winter, bits 4-7 flowers plum to bamboo
    43     the player's wind, 0 E to 3 N
    44     the wind of the round, 4 in the round of the green dragon
    45     the winning tile, 255 for none
    46     where it came from (`hands.By`), 0 for a loser
    47     flags of the win, in the order of FLAGS from bit 0
    48     kongs made in this same turn
    49     7 or 8 where seasons were claimed, else 0
    50     bets: bit 0 the winner's, bit 1 the loser's
    51-55  nothing, zero
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from windroos.hands import By, Hand, Meld, MeldKind, Situation, Win
from windroos.tiles import KINDS, SEASONS

Packed = NDArray[np.uint8]
"""Many hands: an array (n, WIDTH)."""

WIDTH: Final = 56
MELDS, MARKS, BONUS, SEAT, ROUND, WIN, BY = 34, 38, 42, 43, 44, 45, 46
FLAGS_AT, KONGS_IN_TURN, CLAIMED, BETS = 47, 48, 49, 50
FLAGS: Final = (
    "last",
    "first14",
    "first_discard",
    "announced_moon",
    "robbed_concealed",
    "rejected_replacement",
    "last_of_kind",
)
KIND_OF_SET: Final[tuple[MeldKind, ...]] = ("chow", "pung", "kong")
CHOW, PUNG, KONG = range(3)
OPEN, ADDED, EAST_FIRST = 4, 8, 16
NO_TILE: Final = 255
NO_BYTE: Final = 256
MOST_SETS: Final = 4


def pack(items: Iterable[tuple[Hand, Situation]]) -> Packed:
    """Hands with their situations as rows. Nothing is checked here but that it fits; `check` does.

    Raises:
        ValueError: more than four sets, a bonus tile twice, or a number that is no byte.
    """
    rows = bytearray().join(_row(hand, situation) for hand, situation in items)
    return np.frombuffer(rows, np.uint8).reshape(-1, WIDTH)


def _row(hand: Hand, situation: Situation) -> bytes:
    if len(hand.melds) > MOST_SETS:
        raise ValueError(f"{len(hand.melds)} sets do not fit in a row")
    row = bytearray(WIDTH)
    for kind in hand.concealed:
        if row[kind] == NO_BYTE - 1:
            raise ValueError(f"{len(hand.concealed)} tiles: no byte holds as many of one kind")
        row[kind] += 1
    row[MELDS:MARKS] = bytes([NO_TILE]) * MOST_SETS
    for at, meld in enumerate(hand.melds):
        row[MELDS + at] = meld.tile
        row[MARKS + at] = (
            KIND_OF_SET.index(meld.kind) | OPEN * meld.open | ADDED * meld.added | EAST_FIRST * meld.east_first
        )
    if len(set(hand.bonus)) < len(hand.bonus):
        raise ValueError("a bonus tile twice does not fit in a row")
    for kind in hand.bonus:
        row[BONUS] |= 1 << kind - SEASONS
    row[SEAT], row[ROUND], row[WIN] = situation.seat, situation.round, NO_TILE
    row[BETS] = 2 * situation.bet
    win = situation.win
    if win is not None:
        row[WIN] = win.tile if win.tile >= 0 else NO_TILE
        row[BY] = win.by
        row[FLAGS_AT] = sum(bool(getattr(win, flag)) << at for at, flag in enumerate(FLAGS))
        row[KONGS_IN_TURN] = win.kongs_in_turn
        row[CLAIMED] = win.claimed_seasons
        row[BETS] |= win.bet
    return bytes(row)


def unpack(row: NDArray[np.uint8]) -> tuple[Hand, Situation]:
    """One row (WIDTH,) as a hand and its situation. The row must be one that `check` finds nothing wrong with."""
    values = [int(value) for value in row]
    concealed = tuple(kind for kind in range(KINDS) for _ in range(values[kind]))
    melds = tuple(
        Meld(KIND_OF_SET[marks & 3], tile, bool(marks & OPEN), bool(marks & ADDED), bool(marks & EAST_FIRST))
        for tile, marks in zip(values[MELDS:MARKS], values[MARKS:BONUS], strict=True)
        if tile != NO_TILE
    )
    bonus = tuple(SEASONS + at for at in range(8) if values[BONUS] >> at & 1)
    return Hand(concealed, melds, bonus), Situation(
        values[SEAT], values[ROUND], _win(values) if values[BY] else None, bool(values[BETS] & 2)
    )


def _win(values: list[int]) -> Win:
    flags = {flag: bool(values[FLAGS_AT] >> at & 1) for at, flag in enumerate(FLAGS)}
    return Win(
        tile=values[WIN] if values[WIN] != NO_TILE else -1,
        by=By(values[BY]),
        kongs_in_turn=values[KONGS_IN_TURN],
        claimed_seasons=values[CLAIMED],
        bet=bool(values[BETS] & 1),
        **flags,
    )
