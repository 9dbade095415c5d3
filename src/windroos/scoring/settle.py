"""Who pays whom at the end of a hand, and why.

>>> from windroos.scoring.settle import Outcome, settle
>>> table = ("Oost", "Zuid", "West", "Noord")
>>> scores = {"Oost": 64, "Zuid": 96, "West": 0, "Noord": 20}
>>> dict(settle(Outcome("groenehart2011", table, scores, east="Oost", winner="Zuid", dead=("West",))).net)
{'Oost': 24, 'Zuid': 384, 'West': -244, 'Noord': -164}
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from windroos.scoring.outcome import FalseMahjong, Foul, Outcome, Terms, terms
from windroos.scoring.outcome_check import check
from windroos.scoring.payments import Payment
from windroos.scoring.penalties import deductions, false_payments, pot_payments
from windroos.scoring.schemes import differences, fan_table, gross_differences, points, settled_scores

__all__ = ["FalseMahjong", "Foul", "Outcome", "Payment", "Settlement", "settle"]


@dataclass(frozen=True, slots=True)
class Settlement:
    """The settlement of one hand.

    players     everyone at the table, in table order
    scores      the scores that were settled: 0 for a dead hand, whole tens with chips
    net         points won (or lost, below 0) by each player; with what the pot gained their sum is 0
    pays        what really changes hands: losers who owe each other pay the difference
    gross       the same before offsetting, as the 2011 book prints it: every loser pays the others' whole scores
    pot         points in the pot after this hand
    deductions  points that fouls take from their makers alone, not part of `net`
    """

    players: tuple[str, ...]
    scores: Mapping[str, int]
    net: Mapping[str, int]
    pays: tuple[Payment, ...]
    gross: tuple[Payment, ...]
    pot: int
    deductions: Mapping[str, int]

    def matrix(self) -> tuple[tuple[int, ...], ...]:
        """Gross payments: row pays column, in the order of `players`. The pot is not in it."""
        place = {player: index for index, player in enumerate(self.players)}
        rows = [[0] * len(self.players) for _ in self.players]
        for paid in self.gross:
            if paid.payer is not None and paid.payee is not None:
                rows[place[paid.payer]][place[paid.payee]] += paid.amount
        return tuple(tuple(row) for row in rows)


def settle(outcome: Outcome, counted: bool = False) -> Settlement:
    """Settle one hand by its rule set; `counted`: its scores are the scorer's, not what somebody wrote down.

    Raises SettleError where the outcome cannot be settled (codes in `windroos.text.trouble.settle`) and OptionError
    for a value that an option does not take.
    """
    agreed = terms(outcome.rules, outcome.options)
    check(outcome, agreed, counted)
    scores = settled_scores(outcome, agreed)
    hand = _hand_payments(outcome, agreed, scores)
    rest = false_payments(outcome, agreed) + pot_payments(outcome, agreed)
    whole = gross_differences(outcome, scores) if agreed.kind == "differences" and outcome.winner is not None else hand
    pays = (*hand, *rest)
    net = {player: _balance(pays, player) for player in outcome.players}
    return Settlement(
        players=outcome.players,
        scores=scores,
        net=net,
        pays=pays,
        gross=(*whole, *rest),
        pot=outcome.pot + _balance(pays, None),
        deductions=deductions(outcome, agreed),
    )


def _balance(pays: tuple[Payment, ...], player: str | None) -> int:
    """What someone (None: the pot) receives less what he pays."""
    received = sum(paid.amount for paid in pays if paid.payee == player)
    return received - sum(paid.amount for paid in pays if paid.payer == player)


def _hand_payments(outcome: Outcome, agreed: Terms, scores: Mapping[str, int]) -> list[Payment]:
    if outcome.winner is None:
        return []
    score = scores[outcome.winner]
    if agreed.kind == "fan_table":
        return fan_table(outcome, agreed, score)
    if agreed.kind == "points":
        return points(outcome, score)
    return differences(outcome, scores)
