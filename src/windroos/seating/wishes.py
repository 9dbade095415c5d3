"""What a schedule must heed, and what it had better."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, Literal, NamedTuple

from windroos.seating.rounds import Pair, Round, meetings, pair

WishKind = Literal["apart", "fixed", "rather_apart", "together"]
"""Never at one table; always at this table; rather not at one table; at one table once, if that can be."""
MUSTS: Final[tuple[WishKind, ...]] = ("apart", "fixed")
"""What a schedule must heed; the others it had better."""
NO_ROUND: Final = -1


class SeatingWishes(NamedTuple):
    """What holds of players from 0.

    apart         groups of whom no two may sit at one table, as a team
    rather_apart  groups of whom two had better not, as a club or a country
    fixed         who stays at a table, from 0
    not_in        pairs that must not meet in one round, from 0, as partners in the first
    together      groups of whom each two would like to meet, once
    """

    apart: tuple[frozenset[int], ...] = ()
    rather_apart: tuple[frozenset[int], ...] = ()
    fixed: Mapping[int, int] = {}
    not_in: Mapping[Pair, frozenset[int]] = {}
    together: tuple[frozenset[int], ...] = ()

    def never(self) -> frozenset[Pair]:
        """Pairs that must not meet: of a group, or fixed at two tables."""
        fixed = {
            pair(one, other)
            for one, other in combinations(sorted(self.fixed), 2)
            if self.fixed[one] != self.fixed[other]
        }
        return _pairs(self.apart) | fixed

    def rather_not(self) -> frozenset[Pair]:
        """Pairs that had better not meet."""
        return _pairs(self.rather_apart) - self.never()

    def wanted(self) -> frozenset[Pair]:
        """Pairs that would like to meet."""
        return _pairs(self.together) - self.never()


NO_WISHES: Final = SeatingWishes()


class BrokenWish(NamedTuple):
    """A wish that a round does not heed: its number and that of the table, from 0, and who sit there.

    Of two who would like to meet and never do round and table are `NO_ROUND`.
    """

    kind: WishKind
    round: int
    table: int
    players: tuple[int, ...]


def broken(rounds: Sequence[Round], wishes: SeatingWishes) -> Iterator[BrokenWish]:
    """Every wish that is not heeded, round by round; at last who never meet whom they would like to."""
    never, rather = wishes.never(), wishes.rather_not()
    met_once = meetings(rounds)
    for at, tables in enumerate(rounds):
        for number, table in enumerate(tables):
            for met in combinations(sorted(table), 2):
                if met in never or at in wishes.not_in.get(met, ()):
                    yield BrokenWish("apart", at, number, met)
                elif met in rather:
                    yield BrokenWish("rather_apart", at, number, met)
            for player in table:
                if wishes.fixed.get(player, number) != number:
                    yield BrokenWish("fixed", at, number, (player,))
    for wanted in sorted(wishes.wanted()):
        if not met_once[wanted]:
            yield BrokenWish("together", NO_ROUND, NO_ROUND, wanted)


def astray(rounds: Sequence[Round], fixed: Mapping[int, int]) -> Iterator[BrokenWish]:
    """Everybody who sits at another table than he stays at, round by round."""
    return (one for one in broken(rounds, SeatingWishes(fixed=fixed)) if one.kind == "fixed")


def _pairs(groups: Sequence[frozenset[int]]) -> frozenset[Pair]:
    return frozenset(met for group in groups for met in combinations(sorted(group), 2))
