"""Hands outside sets and a pair, as far as players work for them: different tiles and pairs.

A gathering knows how many tiles it lacks from three masks of kinds (held once or more, twice or more, four times), and
which kinds bring it nearer. All of them are concealed; the last tile may be a discard.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
from typing import Final, NamedTuple

from windroos.bits import count
from windroos.bots.odds import CONCEALED
from windroos.bots.slots import KEY
from windroos.rules import irregular_patterns
from windroos.rules.fans import whole_hand
from windroos.rules.rule import Entry, Pattern
from windroos.rules.rules import Rules
from windroos.tiles import ALL, DRAGONS, HONOURS, ORPHANS, SUIT, TERMINALS, WINDS

SEVEN = 0x7F


class Masks(NamedTuple):
    """The kinds held: one or more, two or more, three or more, four."""

    ones: int
    twos: int
    threes: int
    fours: int


class Gathering(NamedTuple):
    """One such hand.

    single  mask of the kinds of which one each is wanted, at most `wanted` of them
    double  mask of the kinds of which one comes twice (0: none)
    pairs   mask of the kinds of which seven pairs are wanted, if that is the hand
    """

    name: str
    value: float
    single: int = 0
    wanted: int = 0
    double: int = 0
    apart: bool = False
    """The double is a pair of its own: its kinds are not among the single ones."""
    pairs: int = 0
    twice: bool = False
    """Four alike are two of the pairs."""

    def distance(self, held: Masks) -> int:
        """Tiles missing."""
        if self.pairs:
            pairs, lone = self._pairs(held)
            short, alone = 7 - pairs, lone.bit_count()
            return max(short, 2 * short - alone) if short > 0 else 0
        ones, twos = held.ones, held.twos
        alone = min(self.wanted, (ones & self.single).bit_count())
        if twos & self.double:
            return 12 - alone if self.apart else 13 - alone
        return 13 - alone if self.apart and ones & self.double else 14 - alone

    @property
    def way(self) -> int:
        """How it is finished, as `odds.chances` has it."""
        return CONCEALED

    def look(self, held: Masks) -> tuple[int, int]:
        """Tiles missing, and the mask of the kinds that bring the hand nearer."""
        return self.distance(held), self.nearer(held)

    def nearer(self, held: Masks) -> int:
        """Mask of the kinds that bring the hand nearer."""
        if self.pairs:
            pairs, lone = self._pairs(held)
            if pairs + lone.bit_count() >= 7:
                return lone
            more = held.twos & ~held.threes if self.twice else 0
            return lone | self.pairs & (~held.ones | more)
        mask = self.single & ~held.ones if count(held.ones & self.single) < self.wanted else 0
        if self.double and not held.twos & self.double:
            mask |= self.double if self.apart and not held.ones & self.double else held.ones & self.double
        return mask

    def _pairs(self, held: Masks) -> tuple[int, int]:
        """How many pairs there are, and the mask of the kinds of which one tile more makes another."""
        twos = held.twos & self.pairs
        lone = held.ones & self.pairs & ~twos
        if not self.twice:
            return twos.bit_count(), lone
        fours = held.fours & self.pairs
        return twos.bit_count() + fours.bit_count(), lone | held.threes & self.pairs & ~fours


def masks_of(keys: int) -> Masks:
    """The masks of tiles with these keys (`slots.keys_of`)."""
    held = (
        _MASKS[keys & KEY] | _MASKS[keys >> 24 & KEY] << 9 | _MASKS[keys >> 48 & KEY] << 18 | _MASKS[keys >> 72] << 27
    )
    return _new(Masks, (held & ALL, held >> _APART & ALL, held >> 2 * _APART & ALL, held >> 3 * _APART))


_new: Final = tuple.__new__
"""Makes a NamedTuple at once: these are made at every decision."""


_APART: Final = 36
_COPIES: Final = tuple(sum(1 << copy * _APART for copy in range(held)) for held in range(5))
"""The masks of a kind of which so many are held."""
_KEPT: Final = 1 << 13
"""Suits that are remembered before it begins anew."""


class _SuitMasks(dict[int, int]):
    """The four masks of one suit by its key, _APART bits apart."""

    def __missing__(self, key: int) -> int:
        found, left = 0, key
        for rank in range(9):
            left, held = divmod(left, 5)
            found |= _COPIES[held] << rank
        if len(self) >= _KEPT:
            self.clear()
        self[key] = found
        return found


_MASKS: Final = _SuitMasks()


_BIAS: Final = {"thirteen_orphans": -8.0}
"""What players think a hand worth beside what it pays, by entry."""
_LIMIT_HAND: Final = 260.0
"""What they think a limit hand of Hong Kong worth."""


@lru_cache(maxsize=256)
def gatherings(rules: Rules, seat: int, round_wind: int) -> tuple[Gathering, ...]:
    """The gatherings of a rule book that its rules count, with what they are worth in points from the whole table."""
    if rules.formations is not None:
        return _formations(rules, seat, round_wind)
    found = []
    for slot in rules.irregular:
        entry = rules.entries[slot.entry]
        if rules.rule_set.scheme.limits or entry.fan >= rules.policy.minimum:
            value = _paid(rules, entry) + _BIAS.get(entry.id, 0.0)
            found += [one._replace(name=entry.id, value=value) for one in _shapes(slot.pattern, rules)]
    return tuple(found)


def _paid(rules: Rules, entry: Entry) -> float:
    scheme = rules.rule_set.scheme
    if not scheme.limits:
        return 26.0 + 1.5 * entry.fan
    return _LIMIT_HAND if scheme.limit_row else 60.0 + min(entry.limit, rules.policy.limit)


def _shapes(pattern: Pattern, rules: Rules) -> tuple[Gathering, ...]:
    """The hands of a pattern; none for one that stands in no list here, such as nine gates, a hand of sets."""
    twice = bool(rules.policy.four_is_two_pairs)
    suits = [SUIT << 9 * suit for suit in range(3)]
    pairs = {
        irregular_patterns.honour_pairs_short: (HONOURS,),
        irregular_patterns.one_suit_pairs_short: tuple(suits),
        irregular_patterns.orphan_pairs_of_one_suit_short: tuple(suit & TERMINALS | HONOURS for suit in suits),
        irregular_patterns.orphan_pairs_short: (ORPHANS,),
        irregular_patterns.half_flush_pairs_short: tuple(suit | HONOURS for suit in suits),
        irregular_patterns.seven_pairs_short: (ALL,),
    }
    single: dict[Pattern, tuple[Gathering, ...]] = {
        irregular_patterns.thirteen_orphans_short: (Gathering("", 0, ORPHANS, 13, ORPHANS),),
        irregular_patterns.wind_snake_short: tuple(Gathering("", 0, suit | WINDS, 13, suit | WINDS) for suit in suits),
        irregular_patterns.dragon_snake_short: tuple(
            Gathering("", 0, suit | DRAGONS, 12, WINDS, apart=True) for suit in suits
        ),
        irregular_patterns.court_of_peking_short: tuple(
            Gathering("", 0, SEVEN << 9 * at | HONOURS, 14) for at in range(3)
        ),
        whole_hand.lesser_honors_short: tuple(
            Gathering("", 0, mask | HONOURS, 14) for mask in whole_hand.KNITTED_STRAIGHTS
        ),
    }
    if pattern in pairs:
        return tuple(Gathering("", 0, pairs=mask, twice=twice) for mask in pairs[pattern])
    return single.get(pattern, ())


def _formations(rules: Rules, seat: int, round_wind: int) -> tuple[Gathering, ...]:
    """The pairs of the 144 rules, and its thirteen orphans."""
    if rules.formations is None:
        return ()
    found = []
    for pairs in rules.formations.pairs(seat, round_wind % 4):
        mask = 0
        for suit, packed in enumerate(pairs[:4]):
            mask |= sum(1 << 9 * suit + rank for rank in range(9 if suit < 3 else 7) if packed >> 3 * rank & 1)
        worth = rules.formations.rows[pairs.place - 1].value
        found.append(Gathering("pairs", 60.0 + worth, pairs=mask, twice=not pairs.different))
    for name, id, single, wanted, double in _DIFFERENT:
        place = rules.formations.place(id)
        if place:
            found.append(Gathering(name, 60.0 + rules.formations.rows[place - 1].value, single, wanted, double))
    return tuple(found)


def _across(*ranks: int) -> int:
    """A mask of ranks for characters, dots and bamboo."""
    return ranks[0] | ranks[1] << 9 | ranks[2] << 18


_DIFFERENT: Final = (
    ("orphans", "hoge_enkelingen", ORPHANS, 13, ORPHANS),
    *(("court", "zevenstraat", SEVEN << 9 * suit | HONOURS, 14, 0) for suit in range(3)),
    *(
        ("broken_snake", "slang", _across(*order) | WINDS, 13, WINDS)
        for order in permutations((0b000000111, 0b000111000, 0b111000000))
    ),
    ("first_chows", "startchows", _across(7, 7, 7) | WINDS, 13, WINDS),
    ("last_chows", "staartchows", _across(7 << 6, 7 << 6, 7 << 6) | WINDS, 13, WINDS),
)
"""Special formations of different tiles (`rules/bmj.toml`): name, id, the kinds, how many, and what comes twice."""
