"""Who pays whom at the end of a compiled hand; the same sums as `windroos.settling.settle`, which explains them.

Nobody is liable, there is no pot and no hand is dead: the players of self-play do nothing that makes them so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from windroos.settling import ways
from windroos.settling.terms import Pay
from windroos.settling.ways import LIMIT_HAND, MCR_BASE

DIFFERENCES, FAN_TABLE, POINTS = range(3)
PAYS: Final[Mapping[Pay, int]] = {ways.differences: DIFFERENCES, ways.fan_table: FAN_TABLE, ways.points: POINTS}
"""How a hand is paid, as numbers in memory."""


def settle(h: Any, extra: int, bamboo_ones: int) -> None:
    """Write `net` of every seat, and `score` as it is settled. `extra`: the winner's flowers (MCR)."""
    for seat in range(h.seats):
        h.net[seat] = 0
    if h.winner < 0:
        for seat in range(h.seats):
            h.score[seat] = 0
        return
    if h.pay == FAN_TABLE:
        pay_fan(h, h.most_fan, bamboo_ones)
    elif h.pay == POINTS:
        pay_points(h, extra)
    else:
        pay_differences(h)


def pay(h: Any, payer: int, payee: int, amount: int) -> None:
    """One payment."""
    h.net[payer] -= amount
    h.net[payee] += amount


def pay_differences(h: Any) -> None:
    """Dutch rules: his score to the winner, differences between the others, double where East pays or receives."""
    for seat in range(h.seats):
        if h.overscores:
            special = seat == h.winner and (h.score[seat] == 2 * h.limit or h.score[seat] == 4 * h.limit)
            h.score[seat] = h.score[seat] if special else min(h.score[seat], h.limit)
        elif h.chips:
            h.score[seat] = (h.score[seat] + 5) // 10 * 10
    for seat in range(h.seats):
        if seat == h.winner:
            continue
        pay(h, seat, h.winner, h.score[h.winner] * (2 if seat == 0 or h.winner == 0 else 1))
        for other in range(seat + 1, h.seats):
            if other != h.winner:
                difference = h.score[other] - h.score[seat]
                pay(h, seat, other, difference * (2 if seat == 0 else 1))


def pay_fan(h: Any, most_fan: int, bamboo_ones: int) -> None:
    """Hong Kong's table (Fu Hing, p. 26), and what each pays for bamboo 1 (p. 34)."""
    fan = h.score[h.winner]
    counted = min(fan, most_fan) if most_fan else fan
    base = 1
    if counted > 0:
        base = 1 << counted - 1
        if most_fan and fan == LIMIT_HAND:
            base *= 2
    bonus = h.bamboo_bonus * bamboo_ones
    for seat in range(h.seats):
        if seat != h.winner:
            double = counted > 0 and (h.giver < 0 or seat == h.giver)
            pay(h, seat, h.winner, (2 * base if double else base) + bonus)
            h.score[seat] = 0


def pay_points(h: Any, flowers: int) -> None:
    """MCR: eight from everyone, and the points from who gave the tile, or from all (ruling C4)."""
    worth = h.score[h.winner] + flowers
    for seat in range(h.seats):
        if seat != h.winner:
            pay(h, seat, h.winner, MCR_BASE + (worth if h.giver < 0 or seat == h.giver else 0))
            h.score[seat] = 0
