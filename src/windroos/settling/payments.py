"""One payment from one player to another, with its reason."""

from __future__ import annotations

from typing import NamedTuple

from windroos.text.words import Lang


class Payment(NamedTuple):
    """`amount` points (more than 0) from `payer` to `payee`; None stands for the pot.

    `why` is a key of `windroos.text.settle.WHY`, `values` fill its words.
    """

    payer: str | None
    payee: str | None
    amount: int
    why: str
    values: tuple[tuple[str, int | str], ...]

    def because(self, lang: Lang = "en") -> str:
        """The reason, as a player would say it."""
        from windroos.text.settle import reason  # the words are needed only where someone reads them

        return reason(self.why, {"payer": self.payer or "", "payee": self.payee or "", **dict(self.values)}, lang)


def payment(payer: str | None, payee: str | None, amount: int, why: str, /, **values: int | str) -> Payment:
    """A payment whose reason's words are filled with its amount, `values` and both names."""
    return Payment(payer, payee, amount, why, (("amount", amount), *values.items()))
