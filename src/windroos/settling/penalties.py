"""What a false mahjong and repeated fouls cost, and the pot that a draw fills."""

from __future__ import annotations

from windroos.settling.outcome import Outcome
from windroos.settling.payments import Payment, payment
from windroos.settling.terms import Terms
from windroos.settling.ways import fan_shares

FALSE_FAN = 6
"""A Hong Kong false mahjong pays this row of the table, whatever the cap (p. 23 and 26; ruling H21)."""

FALSE_POINTS = {"minimum": 10, "invalid": 20, "hidden": 0}
"""What an MCR false mahjong pays each other player (De Dertien Wezen, p. 1; ruling C5)."""

FOUL_STEPS = {"club": (0, 10, 20, 30), "ema": (0, 5, 10, 20, 30)}
"""Points taken for a first, second, ... foul: first a warning (ruling C6); after the row each costs 10 more."""


def nothing(_outcome: Outcome) -> list[Payment]:
    """NTS and the 144 rules: who calls falsely has a dead hand and pays nothing for that."""
    return []


def false_fan(outcome: Outcome) -> list[Payment]:
    """Hong Kong: the row of the table for `FALSE_FAN` to everybody, double for who gave the tile or when self-drawn."""
    discarder, other, each = fan_shares(FALSE_FAN, FALSE_FAN)
    paid = []
    for call in outcome.false:
        for payee in (player for player in outcome.playing if player != call.player):
            role = "self" if call.by == "self" else "discarder" if payee == call.discarder else "other"
            amount = {"self": each, "discarder": discarder, "other": other}[role]
            paid.append(payment(call.player, payee, amount, f"false_{role}", fan=FALSE_FAN))
    return paid


def false_points(outcome: Outcome) -> list[Payment]:
    """MCR: by what was wrong with it (`FALSE_POINTS`)."""
    paid = []
    for call in outcome.false:
        amount = FALSE_POINTS[call.kind or "hidden"]
        others = (player for player in outcome.playing if player != call.player)
        paid += [payment(call.player, payee, amount, f"false_{call.kind}") for payee in others if amount]
    return paid


def foul_points(number: int, steps: str) -> int:
    """Points taken for a player's `number`-th foul of the game, from 1; `steps` is a key of `FOUL_STEPS`."""
    row = FOUL_STEPS[steps]
    return row[number - 1] if number <= len(row) else row[-1] + 10 * (number - len(row))


def deductions(outcome: Outcome, terms: Terms) -> dict[str, int]:
    """Points that fouls take from their makers and give to nobody, outside the zero sum of the settlement.

    "Punten worden alleen bij de overtreder in mindering gebracht" (De Dertien Wezen, p. 2; ruling C6).
    """
    taken: dict[str, int] = {}
    for foul in outcome.fouls:
        cost = foul_points(foul.number, terms.foul_steps)
        if cost:
            taken[foul.player] = taken.get(foul.player, 0) + cost
    return {player: taken[player] for player in outcome.players if player in taken}


def pot_payments(outcome: Outcome, terms: Terms) -> list[Payment]:
    """The pot: filled by everyone who played a draw, taken by the next winner (Hong Kong p. 34; ruling H23).

    A hand ended by a false mahjong is no draw: the pot waits.
    """
    if outcome.winner is not None:
        return [payment(None, outcome.winner, outcome.pot, "pot_out")] if outcome.pot else []
    if outcome.false or not terms.draw_pot:
        return []
    return [payment(player, None, terms.draw_pot, "pot_in") for player in outcome.playing]
