"""Paying with chips (tally sticks), making change where needed.

The same set lies in both boxes: 1 of 1000, 2 of 500, 9 of 100 and 10 of 10, together 3000 (Groene Hart 2011 p. 14;
144 rules, rule 7).
"""

from __future__ import annotations

from typing import NamedTuple

from windroos.errors import SettleError


class Chips(NamedTuple):
    """How many chips of each value."""

    thousands: int = 0
    five_hundreds: int = 0
    hundreds: int = 0
    tens: int = 0

    def worth(self) -> int:
        """Points."""
        return 1000 * self.thousands + 500 * self.five_hundreds + 100 * self.hundreds + 10 * self.tens


START = Chips(1, 2, 9, 10)
"""What each player begins with."""


class Handover(NamedTuple):
    """Chips that the payer gives and the change he gets back."""

    given: Chips
    change: Chips


def pay(amount: int, payer: Chips, payee: Chips) -> Handover:
    """The handover of `amount` points (a multiple of ten) that moves the fewest chips.

    Raises SettleError `settle_chips` where these two cannot do it between them.
    """
    best: Chips | None = None
    if amount < 0 or amount % 10:
        raise SettleError("settle_chips", amount=amount)
    for thousands in range(-payee.thousands, payer.thousands + 1):
        for five_hundreds in range(-payee.five_hundreds, payer.five_hundreds + 1):
            for hundreds in range(-payee.hundreds, payer.hundreds + 1):
                tens = (amount - Chips(thousands, five_hundreds, hundreds).worth()) // 10
                moved = Chips(thousands, five_hundreds, hundreds, tens)
                possible = -payee.tens <= tens <= payer.tens
                if possible and (best is None or _moves(moved) < _moves(best)):
                    best = moved
    if best is None:
        raise SettleError("settle_chips", amount=amount)
    return Handover(Chips(*(max(0, count) for count in best)), Chips(*(max(0, -count) for count in best)))


def _moves(moved: Chips) -> int:
    return sum(abs(count) for count in moved)
