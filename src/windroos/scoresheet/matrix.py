"""Who pays whom, cell by cell, with reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from windroos.rules.rules import Rules
from windroos.scoresheet.capabilities import everyone_scores
from windroos.scoresheet.counted import CountedHand
from windroos.settling.payments import Payment
from windroos.settling.settle import Settlement
from windroos.text import scoresheet as texts
from windroos.text.figures import TIMES, number, typographic
from windroos.text.words import Lang


class MatrixCell(NamedTuple):
    """What the row pays the column.

    reason  the short one that stands under the figure: `96 × 2`, `mahjong`, or ""
    why     the whole sentence; "" where nothing is paid
    own     the diagonal
    """

    amount: int
    reason: str
    why: str
    own: bool


class Transfer(NamedTuple):
    """What really changes hands; `payer` or `payee` "" is the pot."""

    payer: str
    payee: str
    amount: int
    why: str


def matrix(counted: CountedHand, lang: Lang) -> tuple[tuple[MatrixCell, ...], ...]:
    """Gross payments, players in the order of the match."""
    match = counted.draft.match
    return cells(counted.settlement, match.players, match.rules, lang)


def cells(settlement: Settlement, names: Sequence[str], rules: Rules, lang: Lang) -> tuple[tuple[MatrixCell, ...], ...]:
    """Gross payments of these players, as the 2011 book prints them: the row pays the column."""
    return tuple(tuple(_cell(settlement, payer, payee, rules, lang) for payee in names) for payer in names)


def _cell(settlement: Settlement, payer: str, payee: str, rules: Rules, lang: Lang) -> MatrixCell:
    paid = [one for one in settlement.gross if (one.payer, one.payee) == (payer, payee)]
    amount = sum(one.amount for one in paid)
    why = "; ".join(typographic(one.because(lang)) for one in paid)
    return MatrixCell(amount, " + ".join(filter(None, (_short(one, rules, lang) for one in paid))), why, payer == payee)


def _short(paid: Payment, rules: Rules, lang: Lang) -> str:
    values = dict(paid.values)
    if paid.why.endswith(("_east_pays", "_east_receives")) and "score" in values:
        return f"{number(int(values['score']), lang)} {TIMES} 2"
    if everyone_scores(rules):
        return texts.MAHJONG_CELL.to(lang) if paid.why == "mahjong" else ""
    if "base" in values and "points" in values:
        return f"{values['base']} + {number(int(values['points']), lang)}"
    return str(values["parts"]) if "parts" in values else ""


def transfers(counted: CountedHand, lang: Lang) -> tuple[Transfer, ...]:
    """What changes hands after offsetting, and why; the pot's payments too."""
    return tuple(
        Transfer(paid.payer or "", paid.payee or "", paid.amount, typographic(paid.because(lang)))
        for paid in counted.settlement.pays
    )
