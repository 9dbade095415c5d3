"""How lines become a total, as a value of a book: the function that adds up, and what is to be said of its result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, NamedTuple

Unit = Literal["points", "doubles", "fan"]


class Total(NamedTuple):
    """What a reading is worth. `limit` is the entry that sets the total, -1 where the points do.

    `extra` and `more` depend on the scheme: 144 rules G + A after rounding, and the score before the limit;
    MCR the flowers.
    """

    total: int
    legal: int
    points: int
    doubles: int
    limit: int
    extra: int
    more: int


@dataclass(frozen=True, slots=True, repr=False)
class Scheme:
    """A way to add up. Those that the books use stand in `windroos.rules.schemes`.

    id           its name, such as `doubles`
    number       its number in the digests of rules
    total        the function that adds up (`windroos.rules.totals`)
    unit         what the minimum is counted in, and what an entry brings towards it
    total_unit   what the total is counted in
    everyone     losers score too, and settle the differences among themselves
    doubles      points are doubled
    parts        points are added up in parts with a rounding between them (G.A.U.), and told so
    formations   the total asks for the worth of the special formation, and whether the hand is an ordinary mahjong
    flowers      flowers are counted apart from the total
    limits       hands of a fixed worth stand outside the sum, and need nothing else to go out
    limit_row    such a hand has a row of its own in the table of payments, and no worth in points
    """

    id: str
    number: int
    total: Callable[..., Total]
    unit: Unit
    total_unit: Unit
    everyone: bool = False
    doubles: bool = False
    parts: bool = False
    formations: bool = False
    flowers: bool = False
    limits: bool = True
    limit_row: bool = False

    def __repr__(self) -> str:
        """As it stands in the text of which digests of rules are made, since the first records of games."""
        return f"<Scheme.{self.id.upper()}: {self.number}>"
