"""Who pays whom at the end of a compiled hand; the same sums as `windroos.settling.settle`, which explains them.

Nobody is liable, there is no pot and no hand is dead: the players of self-play do nothing that makes them so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.fast.selfplay.state import HandState
from windroos.settling import ways
from windroos.settling.terms import Pay
from windroos.settling.ways import LIMIT_HAND, MCR_BASE

DIFFERENCES, FAN_TABLE, POINTS = range(3)
PAYS: Final[Mapping[Pay, int]] = {ways.differences: DIFFERENCES, ways.fan_table: FAN_TABLE, ways.points: POINTS}
"""How a hand is paid, as numbers in memory."""


def settle(h: HandState, extra: int, bamboo_ones: int) -> None:
    """Write `net` of every seat, and `score` as it is settled; `extra` are the winner's flowers (MCR)."""
    for seat in range(h.rules.seats):
        h.seats[seat].net = 0
    if h.winner < 0:
        for seat in range(h.rules.seats):
            h.seats[seat].score = 0
        return
    if h.rules.payment == FAN_TABLE:
        pay_fan(h, h.rules.most_fan, bamboo_ones)
    elif h.rules.payment == POINTS:
        pay_points(h, extra)
    else:
        pay_differences(h)


def pay(h: HandState, payer: int, payee: int, amount: int) -> None:
    """One payment."""
    h.seats[payer].net -= amount
    h.seats[payee].net += amount


def pay_differences(h: HandState) -> None:
    """Dutch rules: his score to the winner, differences between the others, double where East pays or receives."""
    for seat in range(h.rules.seats):
        own, limit = h.seats[seat], h.rules.limit
        if h.rules.overscores:
            special = seat == h.winner and (own.score == 2 * limit or own.score == 4 * limit)
            own.score = own.score if special else min(own.score, limit)
        elif h.rules.chips:
            own.score = (own.score + 5) // 10 * 10
    for seat in range(h.rules.seats):
        if seat == h.winner:
            continue
        pay(h, seat, h.winner, h.seats[h.winner].score * (2 if seat == 0 or h.winner == 0 else 1))
        for other in range(seat + 1, h.rules.seats):
            if other != h.winner:
                difference = h.seats[other].score - h.seats[seat].score
                pay(h, seat, other, difference * (2 if seat == 0 else 1))


def pay_fan(h: HandState, most_fan: int, bamboo_ones: int) -> None:
    """Hong Kong's table (Fu Hing, p. 26), and what each pays for bamboo 1 (p. 34)."""
    fan = h.seats[h.winner].score
    counted = min(fan, most_fan) if most_fan else fan
    base = 1
    if counted > 0:
        base = 1 << counted - 1
        if most_fan and fan == LIMIT_HAND:
            base *= 2
    bonus = h.rules.bamboo_one_bonus * bamboo_ones
    for seat in range(h.rules.seats):
        if seat != h.winner:
            double = counted > 0 and (h.giver < 0 or seat == h.giver)
            pay(h, seat, h.winner, (2 * base if double else base) + bonus)
            h.seats[seat].score = 0


def pay_points(h: HandState, flowers: int) -> None:
    """MCR: eight from everyone, and the points from who gave the tile, or from all (ruling C4)."""
    worth = h.seats[h.winner].score + flowers
    for seat in range(h.rules.seats):
        if seat != h.winner:
            pay(h, seat, h.winner, MCR_BASE + (worth if h.giver < 0 or seat == h.giver else 0))
            h.seats[seat].score = 0
