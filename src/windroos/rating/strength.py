"""From hands to the strength of one who played them, with its uncertainty.

In every hand a seat's value is the strength of who sits there, less the mean of the table, and chance of a size that is
known by book. Computer players have the strength that was measured, and it stays. Of everybody else nothing is known
beforehand but that he is some player (`StrengthMeasure.middle`, `spread`). With normal chance the strengths of all who
are unknown are normal too, and follow from all hands at once: their order makes no difference. Of them only the one who
is asked for is wanted; the others are eliminated, whose uncertainty so becomes part of his.
"""

from __future__ import annotations

from collections.abc import Collection
from math import sqrt
from typing import NamedTuple

from windroos.rating.anchors import StrengthMeasure
from windroos.rating.values import PlayedHands


class Strength(NamedTuple):
    """The strength of somebody by a book, the standard deviation of what is known of it, and in how many hands."""

    value: float
    deviation: float
    hands: int


class _Known:
    """What is known of those who are unknown, as the precision between them and what draws each to a value."""

    def __init__(self) -> None:
        self.precision: dict[str, dict[str, float]] = {}
        self.pull: dict[str, float] = {}

    def add(self, one: str, measure: StrengthMeasure) -> None:
        """Somebody of whom nothing is known yet."""
        if one not in self.pull:
            self.precision[one] = {one: measure.spread**-2}
            self.pull[one] = measure.middle * measure.spread**-2

    def eliminate(self, one: str) -> None:
        """Nobody asks for this one: what he says of the others is kept, with his uncertainty."""
        row, pull = self.precision.pop(one), self.pull.pop(one)
        own = row.pop(one)
        for other, weight in row.items():
            mine = self.precision[other]
            del mine[one]
            self.pull[other] -= weight * pull / own
            for third, more in row.items():
                mine[third] = mine.get(third, 0.0) - weight * more / own


def strength_of(player: str, played: Collection[PlayedHands], measure: StrengthMeasure) -> Strength:
    """The strength of a player from hands that he played; of other hands nothing is used.

    A computer player has the strength that was measured, whatever is played.
    """
    own = sorted(one for one in played if player in one.players)
    hands = sum(one.hands for one in own)
    if player in measure.strengths:
        return Strength(measure.strengths[player].value, measure.strengths[player].deviation, hands)
    known = _Known()
    known.add(player, measure)
    for group in own:
        _learn(known, group, measure)
    others = sorted((one for one in known.pull if one != player), key=lambda one: (len(known.precision[one]), one))
    for one in others:
        known.eliminate(one)
    precision = known.precision[player][player]
    return Strength(known.pull[player] / precision, sqrt(1 / precision + _beyond(own, measure)), hands)


def _learn(known: _Known, group: PlayedHands, measure: StrengthMeasure) -> None:
    """What some hands say of the unknown who played them."""
    weight, seats = group.hands * measure.noise**-2, len(group.players)
    fixed = {one: measure.strengths[one].value for one in group.players if one in measure.strengths}
    for one in group.players:
        if one not in fixed:
            known.add(one, measure)
    of_fixed = sum(fixed[one] for one in group.players if one in fixed)
    for at, one in enumerate(group.players):
        if one in fixed:
            continue
        known.pull[one] += group.sums[at] * measure.noise**-2 + weight * of_fixed / seats
        row = known.precision[one]
        for place, other in enumerate(group.players):
            if other not in fixed:
                row[other] = row.get(other, 0.0) + weight * ((at == place) - 1 / seats)


def _beyond(own: Collection[PlayedHands], measure: StrengthMeasure) -> float:
    """The variance that more hands with the same people do not take away.

    Who meets whom makes a little difference that no strength explains, the same in every hand of theirs
    (`StrengthMeasure.company`); and the strengths of the computer players are measured themselves.
    """
    hands = sum(one.hands for one in own)
    if not hands:
        return 0.0
    share: dict[str, float] = {}
    companies: dict[tuple[str, ...], float] = {}
    for group in own:
        companies[group.players] = companies.get(group.players, 0.0) + group.hands / hands
        for other in group.players:
            if other in measure.strengths:
                share[other] = share.get(other, 0.0) + group.hands / hands / (len(group.players) - 1)
    company = sum(part**2 for part in companies.values()) * measure.company**2
    measured = sum((part * measure.strengths[one].deviation) ** 2 for one, part in share.items())
    return company + measured
