"""Wishes of one feature each, with what the rules in force bring for them."""

from __future__ import annotations

from windroos.bots.targets import Wish
from windroos.distance.ladders import Ladder
from windroos.distance.shapes import STANDARD, Shape
from windroos.rules.fans import winning_tile
from windroos.rules.patterns import sets, whole
from windroos.rules.patterns.shaped import SUITS
from windroos.rules.plans import brings, by_shape, shortfall
from windroos.rules.rule import Pattern
from windroos.rules.rules import Rules
from windroos.tiles import DRAGONS, EAST, GREEN, HONOURS, ORPHANS, RED, SIMPLES, WHITE, WINDS, kinds_in


class Wishing:
    """The wishes of one seat in one round; a wish that the rules bring nothing for is worth 0."""

    def __init__(self, rules: Rules, seat: int, round_wind: int) -> None:
        self.rules = rules
        self.seat = seat
        self.round = round_wind
        self._by_shape = by_shape(rules, seat, round_wind)
        self.half_flushes = [self.of_kinds(suit | HONOURS) for suit in SUITS]
        self.full_flushes = [self.of_kinds(suit) for suit in SUITS]
        self.orphans = self.of_kinds(ORPHANS)
        self.simples = self.of_kinds(SIMPLES)
        self.chows = self._of_shape(Shape(min_chows=4), Wish("chows", ladder=Ladder.CHOWS))
        self.pungs = self._of_shape(Shape(max_chows=0), Wish("pungs", ladder=Ladder.PUNGS))
        three = (sets.three_hidden_pungs, sets.three_hidden_pungs_or_kongs)
        self.three_hidden = self.of_patterns("pungs", *three)
        self.four_hidden = self.of_patterns("pungs", *three, sets.four_hidden_pungs, sets.four_hidden_pungs_or_kongs)
        closed = (whole.concealed_sets, whole.concealed_hand)
        fully = (
            *closed,
            whole.fully_concealed,
            winning_tile.fully_concealed,
            winning_tile.fully_concealed_without_gates,
        )
        self.concealed = min(
            self.of_patterns("any", *closed, winning_tile.concealed_hand), self.of_patterns("any", *fully), key=_worth
        )._replace(most_open=0)
        self.fully_concealed = self.of_patterns("any", *fully)._replace(most_open=0, drawn=True)
        self.drawn = self.of_patterns("any", whole.self_drawn)._replace(drawn=True)

    def of_kinds(self, allowed: int) -> Wish:
        """A hand of these kinds alone."""
        return self._of_shape(Shape(allowed=allowed), Wish("any", allowed=allowed))

    def pungs_of(self, *kinds: int) -> Wish:
        """Pungs of these winds or of these dragons, and any other sets."""
        groups = tuple((kind,) * 3 for kind in kinds)
        return self._of_shape(Shape(required=sum(1 << kind for kind in kinds)), Wish("any", groups=groups))

    def of_patterns(self, name: str, *patterns: Pattern) -> Wish:
        """A hand with these patterns."""
        found = brings(self.rules, STANDARD, *patterns)
        return Wish(found.ids[0] if found.ids else name, found.worth, ids=found.ids)

    def honour_pungs(self) -> tuple[Wish, ...]:
        """Pungs of dragons, of the own wind and of the round, as far as they bring something."""
        winds = dict.fromkeys(EAST + wind for wind in (self.seat, self.round) if wind < 4)
        found = (self.pungs_of(kind) for kind in (WHITE, GREEN, RED, *winds))
        return tuple(wish for wish in found if wish.worth)

    def surely(self, wish: Wish) -> int:
        """What a wish put together of several brings at least: less than their sum where a house rule says so."""
        required = sum(1 << group[0] for group in wish.groups if group[0] == group[-1])
        total = wish.worth - shortfall(self.rules, wish.ids)
        for together in (required & DRAGONS, required & WINDS):
            known = self._by_shape.get(Shape(required=together))
            if known is not None:
                alone = sum(self._by_shape[Shape(required=1 << kind)].worth for kind in kinds_in(together))
                total -= max(0, alone - known.worth)
        return total

    def _of_shape(self, shape: Shape, wish: Wish) -> Wish:
        found = self._by_shape.get(shape)
        if found is None:
            return wish
        return wish._replace(name=found.ids[0] if found.ids else wish.name, worth=found.worth, ids=found.ids)


def _worth(wish: Wish) -> int:
    return wish.worth
