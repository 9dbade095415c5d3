"""The computer players of known strength, by book: what `windroos lab anchors` measured."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

LEVELS: Final = ("learner", "novice", "club", "advanced", "expert")
"""Those whose names stand along the scale, from low to high."""
FINE: Final = 10_000
"""What is kept is kept in whole numbers, times this."""


class Anchor(NamedTuple):
    """The strength of a computer player, and the standard deviation with which it was measured."""

    value: float
    deviation: float


class StrengthMeasure(NamedTuple):
    """How strength is measured by a book.

    power      points of a hand count to this power (`windroos.rating.values`)
    noise      the standard deviation of a seat's value in one hand
    company    that of what a player brings more or less in one company than in another, in all hands of it
    hands      on which all of this rests
    strengths  of each computer player, by its kind; only their differences tell
    """

    power: float
    noise: float
    company: float
    hands: int
    strengths: Mapping[str, Anchor]

    @property
    def middle(self) -> float:
        """What somebody is taken for of whom nothing is known: a club player."""
        return self.strengths["club"].value

    @property
    def spread(self) -> float:
        """How far he may be from it, as a standard deviation: as far as EXPERT from who is still learning."""
        return self.strengths["expert"].value - self.strengths["learner"].value


@lru_cache(maxsize=1)
def measures() -> Mapping[str, StrengthMeasure]:
    """How strength is measured, by the id of the book."""
    books = json.loads(files("windroos.rating").joinpath("anchors.json").read_text("utf-8"))
    return {book: measure_of(kept) for book, kept in books.items()}


def measure_of(kept: Mapping[str, Any]) -> StrengthMeasure:
    """A measure as it is kept: numbers times `FINE`."""
    strengths = {kind: Anchor(*(part / FINE for part in parts)) for kind, parts in kept["strengths"].items()}
    power, noise, company = (kept[name] / FINE for name in ("power", "noise", "company"))
    return StrengthMeasure(power, noise, company, kept["hands"], strengths)


def kept_measure(measure: StrengthMeasure) -> Mapping[str, Any]:
    """How a measure is kept, in whole numbers."""
    strengths = {kind: [round(part * FINE) for part in one] for kind, one in measure.strengths.items()}
    parts = {name: round(getattr(measure, name) * FINE) for name in ("power", "noise", "company")}
    return {**parts, "hands": measure.hands, "strengths": strengths}
