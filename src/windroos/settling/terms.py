"""The terms on which hands are settled: what a rule set and its options say of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

from windroos.settling.outcome import Outcome
from windroos.settling.payments import Payment

Extra = Literal["seasons", "bamboo_ones", "pot", "flowers", "fouls", "liable", "special"]


class Terms(NamedTuple):
    """Everything that settling asks of a rule set; what a rule set lacks has a value that does nothing.

    pay             who pays whom for a mahjong
    false           what the callers of a false mahjong pay
    everyone        losers score too and settle their differences; the book's own table is the one before offsetting
    by_needed       how the winning tile came decides who pays what
    known           the extras of an outcome that this rule set knows
    players         3, 4 or 5; None where the options do not say: three or four may play
    limit           no score is higher, but an overscore where these are known; 0 where scores have no limit
    overscores      scores above the limit are written down as they are and limited here (144 rules, rule 81)
    round_up        points are whole tens before they are doubled (144 rules)
    highest         the most that a winner's score can be, where scores have no limit
    minimum         the least
    drawn_worth     a self-drawn mahjong is worth something by itself: 0 cannot be
    most_fan        the cap of Hong Kong's table; 0: there is none
    chips           scores are settled in whole tens
    bamboo_one_bonus, draw_pot, foul_steps    the options of these names
    false_kinds     the kinds of false mahjong that the book tells apart; none where it does not
    false_ends      a false mahjong ends the hand (ruling H21), and how its tile came says what is paid
    """

    pay: Pay
    false: PayFalse
    everyone: bool = False
    by_needed: bool = True
    known: frozenset[Extra] = frozenset()
    players: int | None = None
    limit: int = 0
    overscores: bool = False
    round_up: bool = False
    highest: int = 0
    minimum: int = 0
    drawn_worth: bool = False
    most_fan: int = 0
    chips: bool = False
    bamboo_one_bonus: int = 0
    draw_pot: int = 0
    foul_steps: str = ""
    false_kinds: tuple[str, ...] = ()
    false_ends: bool = False


Pay = Callable[[Outcome, Terms, Mapping[str, int]], list[Payment]]
"""The payments to the winner and among the losers, from the scores as they are settled; there is a winner."""
PayFalse = Callable[[Outcome], list[Payment]]
