"""The ways to settle: winner and differences, Hong Kong's table, MCR's points.

Each takes a checked outcome and answers with payments. They differ in who pays whom; zero sum follows from
every payment having one payer and one payee.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.settling.outcome import Outcome
from windroos.settling.overscore import settled
from windroos.settling.payments import Payment, payment
from windroos.settling.terms import Terms

LIMIT_HAND: Final = 12
"""The number of fan that stands for a Hong Kong limit hand (Hong Kong, p. 26)."""
MCR_BASE: Final = 8
"""What every loser pays an MCR winner, whatever the hand is worth (ruling C4)."""


def settled_scores(outcome: Outcome, terms: Terms) -> dict[str, int]:
    """The scores that are settled: nothing for a dead hand, whole tens where chips are used, no overscore.

    Sources: NTS 2002 p. 6 and 144 rules, rule 46 (dead hand); Groene Hart 2011 p. 14 (chips, half a ten goes up);
    144 rules, rules 81 and 90: an overscore counts as the limit, but for a winner's special formation.
    """
    dead = outcome.dead_hands if not outcome.seasons else outcome.dead_hands - {outcome.winner}
    scores = {player: 0 if player in dead else outcome.scores.get(player) or 0 for player in outcome.playing}
    if terms.overscores:
        return {
            player: settled(score, outcome.special, terms.limit)
            if player == outcome.winner
            else min(score, terms.limit)
            for player, score in scores.items()
        }
    return {player: (score + 5) // 10 * 10 for player, score in scores.items()} if terms.chips else scores


def gross_differences(outcome: Outcome, scores: Mapping[str, int]) -> list[Payment]:
    """Every loser pays each other player that player's whole score, double where East pays or receives.

    This is the table that the book prints: rows pay, columns receive. Source: Groene Hart 2011, p. 13.
    """
    return [
        _whole_score(outcome, payer, payee, scores[payee])
        for payer in outcome.losers
        for payee in outcome.playing
        if payee != payer and scores[payee]
    ]


def differences(outcome: Outcome, _terms: Terms, scores: Mapping[str, int]) -> list[Payment]:
    """The winner receives his score from each; the others settle their differences; East pays and receives double.

    Two losers who owe each other make one payment, the lower score to the higher; equal scores pay nothing.
    Sources: NTS 2002 p. 7; Groene Hart 2011 p. 12; 144 rules, rule 59.
    """
    winner = outcome.winner
    if winner is None:
        return []
    losers = outcome.losers
    paid = [_whole_score(outcome, loser, winner, scores[winner]) for loser in losers if scores[winner]]
    for place, one in enumerate(losers):
        for other in losers[place + 1 :]:
            low, high = (one, other) if scores[one] < scores[other] else (other, one)
            difference = scores[high] - scores[low]
            if difference:
                times = 2 if outcome.east in (low, high) else 1
                why = "difference" + _doubled(outcome, low, high)
                paid.append(payment(low, high, difference * times, why, high=scores[high], low=scores[low]))
    return paid


def _whole_score(outcome: Outcome, payer: str, payee: str, score: int) -> Payment:
    kind = "mahjong" if payee == outcome.winner else "score"
    doubled = _doubled(outcome, payer, payee)
    amount = score * (2 if doubled else 1)
    return Payment(payer, payee, amount, kind + doubled, (("amount", amount), ("score", score)))


def _doubled(outcome: Outcome, payer: str, payee: str) -> str:
    """The ending of a reason's code that says on which side East stands."""
    return "_east_pays" if payer == outcome.east else "_east_receives" if payee == outcome.east else ""


def fan_shares(fan: int, most_fan: int) -> tuple[int, int, int]:
    """What the payers give for this many fan: (discarder, each other on a discard, each when self-drawn).

    One fan is 1 + 1 + 2 and every further fan doubles; 0 fan is 1 from each (nobody draws the winning tile himself
    for 0 fan, that is a fan already). More than `most_fan` counts as `most_fan`; a limit hand pays twice that row.
    With `most_fan` 0 the doubling goes on, 12 fan for a limit hand included. Source: Hong Kong p. 26; rulings H5, H6.
    """
    counted = counted_fan(fan, most_fan)
    if counted == 0:
        return 1, 1, 1
    base = 1 << (counted - 1)
    if most_fan and fan == LIMIT_HAND:
        base *= 2
    return 2 * base, base, 2 * base


def counted_fan(fan: int, most_fan: int) -> int:
    """The fan that count under the cap; a limit hand stands on the cap's row before its own doubling."""
    return min(fan, most_fan) if most_fan else fan


def fan_table(outcome: Outcome, terms: Terms, scores: Mapping[str, int]) -> list[Payment]:
    """Hong Kong: the table of p. 26, pao (p. 27) and the extra points for bamboo 1 (p. 34)."""
    winner = outcome.winner
    if winner is None:
        return []
    fan = scores[winner]
    discarder, other, each = fan_shares(fan, terms.most_fan)
    counts: int | str = counted_fan(fan, terms.most_fan)
    if terms.most_fan and fan == LIMIT_HAND:
        counts = "limit"
    shares = [
        each if outcome.by == "self" else discarder if loser == outcome.discarder else other for loser in outcome.losers
    ]
    bonus = terms.bamboo_one_bonus * outcome.bamboo_ones
    if outcome.liable is not None:
        return _pay_for_all(outcome.liable, winner, shares, bonus, fan, counts)
    paid = []
    for loser, share in zip(outcome.losers, shares, strict=True):
        role = "self" if outcome.by == "self" else "discarder" if loser == outcome.discarder else "other"
        paid.append(payment(loser, winner, share, f"fan_{role}", fan=fan, counts=counts))
    if bonus:
        paid += [payment(loser, winner, bonus, "bamboo_ones", tiles=outcome.bamboo_ones) for loser in outcome.losers]
    return paid


def _pay_for_all(liable: str, winner: str, shares: list[int], bonus: int, fan: int, counts: int | str) -> list[Payment]:
    parts = " + ".join(str(share) for share in sorted(shares))
    paid = [payment(liable, winner, sum(shares), "pao", fan=fan, counts=counts, parts=parts)]
    if bonus:
        paid.append(payment(liable, winner, bonus * len(shares), "pao_bamboo_ones", players=len(shares), each=bonus))
    return paid


def points(outcome: Outcome, _terms: Terms, scores: Mapping[str, int]) -> list[Payment]:
    """MCR: the discarder pays 8 and the points, the others 8; self-drawn all pay 8 and the points.

    The winner's flowers count here, not towards the minimum. Source: rulings C2 and C4.
    """
    winner = outcome.winner
    if winner is None:
        return []
    worth = scores[winner] + outcome.flowers
    paid = []
    for loser in outcome.losers:
        if outcome.by == "self" or loser == outcome.discarder:
            why = "points_self" if outcome.by == "self" else "points_discarder"
            paid.append(payment(loser, winner, MCR_BASE + worth, why, base=MCR_BASE, points=worth))
        else:
            paid.append(payment(loser, winner, MCR_BASE, "points_other", base=MCR_BASE))
    return paid
