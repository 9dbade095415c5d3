"""What a winner receives by the rule sets in which he alone scores."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.hands import By
from windroos.rules.rules import terms_of
from windroos.scoring.score import Score
from windroos.settling.outcome import Outcome

OWN_DRAW: Final = (By.WALL, By.KONG, By.BONUS)
"""The ways of winning without another player's tile."""
WINNER, DISCARDER, OTHER = "winner", "discarder", "other"


def payments(score: Score) -> Mapping[str, int] | None:
    """What the winner receives: `each`, or `discarder` and `others`.

    None where losers score too, for a loser, and for a mahjong that may not be.

    Sources: Hong Kong p. 26 (H6); MCR ruling C4, flowers included.
    """
    win, rules = score.situation.win, score.rules
    if win is None or not score.legal or rules.rule_set.scheme.everyone:
        return None
    own = win.by in OWN_DRAW or bool(win.claimed_seasons)
    scores = {WINNER: score.total}
    outcome = Outcome(
        rules.id,
        (WINNER, DISCARDER, OTHER),
        scores,
        winner=WINNER,
        by="self" if own else "discard",
        discarder=None if own else DISCARDER,
        flowers=score.extra,
    )
    terms = terms_of(rules)
    paid = {one.payer: one.amount for one in terms.pay(outcome, terms, scores)}
    return {"each": paid[OTHER]} if own else {"discarder": paid[DISCARDER], "others": paid[OTHER]}
