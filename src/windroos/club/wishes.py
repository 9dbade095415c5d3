"""What people wish of the tables of an evening, and why a wish could not be met."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final, Literal, NamedTuple

Pair = tuple[str, str]
Table = tuple[str, ...]
BROKEN: Final = 1_000_000
"""What a broken wish costs; more than all meetings together."""
WishKind = Literal["apart", "together", "table", "guide", "rules"]
WishReason = Literal["twice", "kept", "large", "one", "none", "full", "nobody", "method", "others"]
"""Why a wish is not met.

twice   another wish says the opposite
kept    who is meant sits at a table that stays as it is, or wants to
large   more want to sit together than the largest table holds
one     there is one table
none    there is no such table, or none at which that is played
full    more want to sit there than there are seats
nobody  nobody is there who has played often enough
method  tables made in this way heed no wishes
others  other wishes were as many
"""


class Wishes(NamedTuple):
    """What a seating must heed, `fixed`, and what it heeds as far as can be.

    apart, together  pairs that must not, or must, sit at one table
    fixed            people whose table is given, by its place among the sizes: a locked table is all its people here
    tables           the tables at which somebody would sit, by their places
    guided, guides   who would sit with somebody experienced, and who is
    """

    apart: frozenset[Pair] = frozenset()
    together: frozenset[Pair] = frozenset()
    fixed: Mapping[str, int] = {}
    tables: Mapping[str, frozenset[int]] = {}
    guided: frozenset[str] = frozenset()
    guides: frozenset[str] = frozenset()


class UnmetWish(NamedTuple):
    """A wish that is not met: of whom; `table` the number that was wanted, of kind `table`."""

    kind: WishKind
    people: tuple[str, ...]
    reason: WishReason
    table: int = 0


class SeatedWishes(NamedTuple):
    """Wishes about tables that were made, by their numbers from 1.

    kept    numbers of the tables that stay as they are
    at      the number that somebody wants, `rules` those of the tables that play what he likes to play
    heeded  the way in which the tables were made heeds wishes
    """

    tables: tuple[Table, ...]
    kept: frozenset[int]
    apart: frozenset[Pair]
    together: frozenset[Pair]
    at: Mapping[str, int]
    rules: Mapping[str, frozenset[int]]
    guided: frozenset[str]
    guides: frozenset[str]
    heeded: bool

    @property
    def _number(self) -> dict[str, int]:
        return {one: number for number, table in enumerate(self.tables, 1) for one in table}

    def broken(self) -> tuple[UnmetWish, ...]:
        """The wishes that are not met, each with its reason; of who is there."""
        number = self._number
        found = [*self._pairs(number)]
        for one, wanted in sorted(self.at.items()):
            if one in number and number[one] != wanted:
                found.append(UnmetWish("table", (one,), self._why_table(one, wanted, number), wanted))
        for one, wanted_ones in sorted(self.rules.items()):
            if one in number and number[one] not in wanted_ones and one not in self.at:
                found.append(UnmetWish("rules", (one,), self._why_rules(one, wanted_ones, number)))
        for one in sorted(self.guided & number.keys()):
            table = self.tables[number[one] - 1]
            if not self.guides & set(table):
                alone = not self.guides & number.keys()
                found.append(UnmetWish("guide", (one,), "nobody" if alone else self._why(number[one] in self.kept)))
        return tuple(found)

    def _pairs(self, number: Mapping[str, int]) -> Iterable[UnmetWish]:
        for kind, pairs, others, beside in (
            ("apart", self.apart, self.together, True),
            ("together", self.together, self.apart, False),
        ):
            for pair in sorted(pairs):
                if not set(pair) <= number.keys() or (number[pair[0]] == number[pair[1]]) is not beside:
                    continue
                reason = self._why(bool({number[one] for one in pair} & self.kept))
                if pair in others:
                    reason = "twice"
                elif kind == "apart" and len(self.tables) == 1:
                    reason = "one"
                elif kind == "together" and self._linked(pair[0]) > max(map(len, self.tables)):
                    reason = "large"
                yield UnmetWish("apart" if kind == "apart" else "together", pair, reason)

    def _linked(self, one: str) -> int:
        """How many want to sit together with somebody, and with those, and so on."""
        found, more = {one}, [one]
        while more:
            here = more.pop()
            linked = {other for pair in self.together if here in pair for other in pair} - found
            found |= linked
            more += sorted(linked)
        return len(found)

    def _why(self, is_kept: bool) -> WishReason:
        return "kept" if is_kept else "others" if self.heeded else "method"

    def _why_table(self, one: str, wanted: int, number: Mapping[str, int]) -> WishReason:
        if wanted > len(self.tables):
            return "none"
        if {wanted, number[one]} & self.kept:
            return "kept"
        asked = [other for other, at in self.at.items() if at == wanted and other in number]
        return "full" if len(asked) > len(self.tables[wanted - 1]) else self._why(False)

    def _why_rules(self, one: str, wanted: frozenset[int], number: Mapping[str, int]) -> WishReason:
        if not wanted:
            return "none"
        if number[one] in self.kept or wanted <= self.kept:
            return "kept"
        seats = sum(len(self.tables[at - 1]) for at in wanted)
        asked = [other for other, some in self.rules.items() if some <= wanted and other in number]
        return "full" if len(asked) > seats else self._why(False)


class Prices(NamedTuple):
    """What a seating costs, of people by their places in a list.

    pairs  that two sit at one table
    alone  that one sits at a table; () where nobody minds
    roles  of each: 1 who wants a guide, 2 who is one, 0; () where nobody wants one
    """

    pairs: Sequence[Sequence[int]]
    alone: Sequence[Sequence[int]] = ()
    roles: Sequence[int] = ()

    def total(self, tables: Sequence[Sequence[int]]) -> int:
        """What all tables cost."""
        found = sum(self.pairs[one][other] for table in tables for one, other in combinations(table, 2))
        if self.alone:
            found += sum(self.alone[who][at] for at, table in enumerate(tables) for who in table)
        return found + sum(self._unguided(table) for table in tables)

    def swapped(self, tables: Sequence[list[int]], one: int, at: int, other: int, place: int) -> int:
        """What it changes beside the pairs that who sits at one table changes with who sits at another."""
        here, there = tables[one], tables[other]
        leaving, coming = here[at], there[place]
        change = 0
        if self.alone:
            change += self.alone[coming][one] + self.alone[leaving][other]
            change -= self.alone[leaving][one] + self.alone[coming][other]
        if self.roles and self.roles[leaving] != self.roles[coming]:
            after = ([*here[:at], coming, *here[at + 1 :]], [*there[:place], leaving, *there[place + 1 :]])
            change += sum(map(self._unguided, after)) - self._unguided(here) - self._unguided(there)
        return change

    def _unguided(self, table: Sequence[int]) -> int:
        if not self.roles:
            return 0
        roles = [self.roles[who] for who in table]
        return 0 if GUIDE in roles else BROKEN * roles.count(GUIDED)


GUIDED: Final = 1
GUIDE: Final = 2


def prices(names: Sequence[str], tables: int, wishes: Wishes, cost: Sequence[Sequence[int]]) -> Prices:
    """What seatings of these people cost, wishes and all; `cost` that two sit together."""
    place = {name: at for at, name in enumerate(names)}
    pairs = [list(row) for row in cost]
    for wanted, sign in ((wishes.apart, BROKEN), (wishes.together, -BROKEN)):
        for one, other in wanted:
            if one in place and other in place:
                pairs[place[one]][place[other]] += sign
                pairs[place[other]][place[one]] += sign
    alone = [
        [0 if name not in wishes.tables or at in wishes.tables[name] else BROKEN for at in range(tables)]
        for name in names
    ]
    roles = [GUIDE if name in wishes.guides else GUIDED if name in wishes.guided else 0 for name in names]
    return Prices(pairs, alone if any(map(any, alone)) else (), roles if GUIDED in roles else ())
