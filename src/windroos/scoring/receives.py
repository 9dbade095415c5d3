"""What a winner receives by the rule sets that pay by the table or by points."""

from __future__ import annotations

from collections.abc import Mapping

from windroos.hands import By
from windroos.rules.rule import Scheme
from windroos.scoring.outcome import terms
from windroos.scoring.schemes import MCR_BASE, fan_shares
from windroos.scoring.score import Score

OWN_DRAW = (By.WALL, By.KONG, By.BONUS)
"""The ways of winning without another player's tile."""


def payments(score: Score) -> Mapping[str, int] | None:
    """What the winner receives: `each`, or `discarder` and `others`.

    None where the rule set settles otherwise, for a loser, and for a mahjong that may not be.

    Sources: Hong Kong p. 26 (H6); MCR ruling C4, flowers included.
    """
    win = score.situation.win
    scheme = score.rules.rule_set.scheme
    if win is None or not score.legal or scheme not in (Scheme.FAN, Scheme.POINTS):
        return None
    own = win.by in OWN_DRAW or bool(win.claimed_seasons)
    if scheme == Scheme.FAN:
        agreed = terms(score.rules.id, score.rules.options)
        discarder, others, each = fan_shares(score.total, agreed.most_fan)
    else:
        worth = score.total + score.extra
        discarder = each = MCR_BASE + worth
        others = MCR_BASE
    return {"each": each} if own else {"discarder": discarder, "others": others}
