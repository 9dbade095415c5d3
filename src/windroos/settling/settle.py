"""Who pays whom at the end of a hand, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from windroos.settling.check import check
from windroos.settling.outcome import Outcome
from windroos.settling.payments import Payment
from windroos.settling.penalties import deductions, pot_payments
from windroos.settling.terms import Terms
from windroos.settling.ways import gross_differences, settled_scores


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


def settlement(outcome: Outcome, terms: Terms, counted: bool = False) -> Settlement:
    """Settle one hand on these terms; `counted`: its scores are the scorer's, not what somebody wrote down.

    Raises SettleError where the outcome cannot be settled (codes in `windroos.text.trouble.settle`).
    """
    check(outcome, terms, counted)
    scores = settled_scores(outcome, terms)
    hand = terms.pay(outcome, terms, scores) if outcome.winner is not None else []
    rest = terms.false(outcome) + pot_payments(outcome, terms)
    whole = gross_differences(outcome, scores) if terms.everyone and outcome.winner is not None else hand
    pays = (*hand, *rest)
    balance: dict[str | None, int] = dict.fromkeys((*outcome.players, None), 0)
    for paid in pays:
        balance[paid.payee] += paid.amount
        balance[paid.payer] -= paid.amount
    return Settlement(
        players=outcome.players,
        scores=scores,
        net={player: balance[player] for player in outcome.players},
        pays=pays,
        gross=(*whole, *rest),
        pot=outcome.pot + balance[None],
        deductions=deductions(outcome, terms),
    )
