"""Waiting for a fifth tile: a hand that holds all four of a kind may wait for that kind all the same.

MCR judges waits by the shape of the hand, not by what is left: 4446666m waits for 5m and, beside 444 and 666, for a
fifth 6m too, so that 5m is no closed wait there. `Facts.waits` counts the kinds that can still come; this module looks
for the others. Few hands need it. In the subset of Python that `windroos.fast` compiles.
"""

from __future__ import annotations

from windroos.bits import count, digit, digit_sum, has
from windroos.reading.facts import SETS, Facts

FOURS = 0o444444444


def waits_for_a_fifth(f: Facts) -> int:
    """Whether the thirteen tiles before the winning tile are also complete with a fifth tile of some kind."""
    if f.form != SETS or (f.lay.m | f.lay.p | f.lay.s | f.lay.z) & FOURS == 0 or f.lay.win < 0:
        return 0
    for suit in range(4):
        before = _concealed(f, suit)
        if f.lay.win // 9 == suit:
            before -= 1 << 3 * (f.lay.win % 9)
        if before & FOURS and _others_complete(f, suit):
            for rank in range(9):
                if digit(before, rank) == 4 and is_complete(before + (1 << 3 * rank), int(suit < 3)):
                    return 1
    return 0


def _others_complete(f: Facts, suit: int) -> int:
    """Whether the other suits are complete without the winning tile, so that only this suit lacks one."""
    at = f.lay.win // 9
    return int(at == suit or is_complete(_concealed(f, at) - (1 << 3 * (f.lay.win % 9)), int(at < 3)))


def _concealed(f: Facts, suit: int) -> int:
    """The packed counts of a suit without its laid-out sets."""
    packed = f.lay.m if suit == 0 else f.lay.p if suit == 1 else f.lay.s if suit == 2 else f.lay.z
    chows = (
        f.lay.laid_chow_m if suit == 0 else f.lay.laid_chow_p if suit == 1 else f.lay.laid_chow_s if suit == 2 else 0
    )
    packed -= chows * 0o111
    laid, kongs = f.lay.laid_pungs >> 9 * suit, f.lay.kongs >> 9 * suit
    for rank in range(9):
        packed -= (3 * has(laid, rank) + has(kongs, rank)) << 3 * rank if rank < 7 or suit < 3 else 0
    return packed


def is_complete(packed: int, chows: int) -> int:
    """Whether a suit is sets and at most one pair; up to seven of a tile; `chows` 0 for honours."""
    tiles = digit_sum(packed)
    if tiles % 3 == 0:
        return only_sets(packed, chows)
    if tiles % 3 == 1:
        return 0
    for rank in range(9):
        if digit(packed, rank) >= 2 and only_sets(packed - (2 << 3 * rank), chows):
            return 1
    return 0


def only_sets(packed: int, chows: int) -> int:
    """Whether a suit is sets alone. Three alike at the low end may always be a pung: three equal chows are pungs."""
    while packed:
        low = packed & -packed
        rank = count(low - 1) // 3
        one = 1 << 3 * rank
        if digit(packed, rank) >= 3:
            packed -= 3 * one
        elif chows and rank < 7 and digit(packed, rank + 1) and digit(packed, rank + 2):
            packed -= 0o111 * one
        else:
            return 0
    return 1
