"""Pungs, kongs and pairs, open and concealed, of simples, terminals, winds and dragons.

A pattern says how often something counts (0: not at all). A function that ends in `_tiles` gives the mask of the kinds
it is about, for explanations. All run unchanged in plain Python and compiled.
"""

from __future__ import annotations

from typing import Final

from windroos.bits import count, has
from windroos.distance.shapes import Shape
from windroos.hands import GREEN_DRAGON_ROUND
from windroos.reading.facts import SETS, Facts
from windroos.rules.patterns.shaped import Feature, Shaped, pungs_of
from windroos.tiles import DRAGONS, EAST, GREEN, ORPHANS, S1, SIMPLES, WINDS


def simple_open_pung_tiles(f: Facts) -> int:
    """Open pungs of 2-8."""
    return f.pungs & ~f.lay.kongs & f.open & SIMPLES


def simple_hidden_pung_tiles(f: Facts) -> int:
    """Concealed pungs of 2-8."""
    return f.pungs & ~f.lay.kongs & ~f.open & SIMPLES


def simple_open_kong_tiles(f: Facts) -> int:
    """Open kongs of 2-8."""
    return f.lay.kongs & f.open & SIMPLES


def simple_hidden_kong_tiles(f: Facts) -> int:
    """Concealed kongs of 2-8."""
    return f.lay.kongs & ~f.open & SIMPLES


def orphan_open_pung_tiles(f: Facts) -> int:
    """Open pungs of ones, nines, winds and dragons."""
    return f.pungs & ~f.lay.kongs & f.open & ORPHANS


def orphan_hidden_pung_tiles(f: Facts) -> int:
    """Concealed pungs of ones, nines, winds and dragons."""
    return f.pungs & ~f.lay.kongs & ~f.open & ORPHANS


def orphan_open_kong_tiles(f: Facts) -> int:
    """Open kongs of ones, nines, winds and dragons."""
    return f.lay.kongs & f.open & ORPHANS


def orphan_hidden_kong_tiles(f: Facts) -> int:
    """Concealed kongs of ones, nines, winds and dragons."""
    return f.lay.kongs & ~f.open & ORPHANS


def simple_open_pungs(f: Facts) -> int:
    """How many open pungs of 2-8."""
    return count(simple_open_pung_tiles(f))


def simple_hidden_pungs(f: Facts) -> int:
    """How many concealed pungs of 2-8."""
    return count(simple_hidden_pung_tiles(f))


def simple_open_kongs(f: Facts) -> int:
    """How many open kongs of 2-8."""
    return count(simple_open_kong_tiles(f))


def simple_hidden_kongs(f: Facts) -> int:
    """How many concealed kongs of 2-8."""
    return count(simple_hidden_kong_tiles(f))


def orphan_open_pungs(f: Facts) -> int:
    """How many open pungs of ones, nines, winds and dragons."""
    return count(orphan_open_pung_tiles(f))


def orphan_hidden_pungs(f: Facts) -> int:
    """How many concealed pungs of ones, nines, winds and dragons."""
    return count(orphan_hidden_pung_tiles(f))


def orphan_open_kongs(f: Facts) -> int:
    """How many open kongs of ones, nines, winds and dragons."""
    return count(orphan_open_kong_tiles(f))


def orphan_hidden_kongs(f: Facts) -> int:
    """How many concealed kongs of ones, nines, winds and dragons."""
    return count(orphan_hidden_kong_tiles(f))


def dragon_pung_tiles(f: Facts) -> int:
    """Pungs and kongs of dragons."""
    return f.pungs & DRAGONS


def dragon_pungs(f: Facts) -> int:
    """How many pungs and kongs of dragons."""
    return count(f.pungs & DRAGONS)


def at_most_two_dragon_pungs(f: Facts) -> int:
    """How many pungs and kongs of dragons; a third counts no more."""
    return min(2, count(f.pungs & DRAGONS))


def dragon_tiles(f: Facts) -> int:
    """The dragons of the hand."""
    return f.lay.kinds & DRAGONS


def wind_tiles(f: Facts) -> int:
    """The winds of the hand."""
    return f.lay.kinds & WINDS


def wind_pung_tiles(f: Facts) -> int:
    """Pungs and kongs of winds."""
    return f.pungs & WINDS


def own_wind_tiles(f: Facts) -> int:
    """The player's own wind."""
    return 1 << EAST + f.lay.seat


def round_wind_tiles(f: Facts) -> int:
    """The wind of the round; no tile in the round of the green dragon."""
    return 1 << EAST + f.lay.round if f.lay.round < 4 else 0


def every_hand(f: Facts) -> int:
    """Always once."""
    return 1


def own_wind_pung(f: Facts) -> int:
    """A pung or kong of the own wind."""
    return has(f.pungs, EAST + f.lay.seat)


def round_wind_pung(f: Facts) -> int:
    """A pung or kong of the wind of the round."""
    return int(f.pungs & round_wind_tiles(f) != 0)


def green_dragon_tile(f: Facts) -> int:
    """The green dragon."""
    return 1 << GREEN


def green_dragon_round_pung(f: Facts) -> int:
    """A pung or kong of green dragons in their own round."""
    return int(f.lay.round == 4 and has(f.pungs, GREEN) == 1)


def dragon_pair_tiles(f: Facts) -> int:
    """Pairs of dragons."""
    return f.pairs & DRAGONS


def dragon_pairs(f: Facts) -> int:
    """How many pairs of dragons; a loser may have more than one."""
    return count(f.pairs & DRAGONS)


def own_wind_pair(f: Facts) -> int:
    """A pair of the own wind."""
    return has(f.pairs, EAST + f.lay.seat)


def round_wind_pair(f: Facts) -> int:
    """A pair of the wind of the round."""
    return int(f.pairs & round_wind_tiles(f) != 0)


def one_dragon_pair(f: Facts) -> int:
    """A pair of dragons where one pair counts and no pair of winds pays."""
    return int(f.pairs & DRAGONS != 0 and own_wind_pair(f) == 0 and round_wind_pair(f) == 0)


def one_round_wind_pair(f: Facts) -> int:
    """A pair of the wind of the round where one pair counts: not beside a pair of another own wind."""
    return int(round_wind_pair(f) == 1 and (own_wind_pair(f) == 0 or f.lay.seat == f.lay.round))


def hidden_pung_tiles(f: Facts) -> int:
    """Concealed pungs and concealed kongs."""
    return f.pungs & ~f.open


def hidden_or_kong_tiles(f: Facts) -> int:
    """Concealed pungs, and all kongs."""
    return f.pungs & ~f.open | f.lay.kongs


def hidden_kong_tiles(f: Facts) -> int:
    """Concealed kongs."""
    return f.lay.kongs & ~f.open


def three_hidden_pungs(f: Facts) -> int:
    """Three concealed pungs or more; concealed kongs among them."""
    return int(count(hidden_pung_tiles(f)) >= 3)


def four_hidden_pungs(f: Facts) -> int:
    """Four concealed pungs; concealed kongs among them."""
    return int(count(hidden_pung_tiles(f)) == 4)


def three_hidden_pungs_or_kongs(f: Facts) -> int:
    """The same, where an open kong also counts as a concealed pung."""
    return int(count(hidden_or_kong_tiles(f)) >= 3)


def four_hidden_pungs_or_kongs(f: Facts) -> int:
    """The same, where an open kong also counts as a concealed pung."""
    return int(count(hidden_or_kong_tiles(f)) == 4)


def three_hidden_kongs(f: Facts) -> int:
    """Three concealed kongs or more."""
    return int(count(hidden_kong_tiles(f)) >= 3)


def four_hidden_kongs(f: Facts) -> int:
    """Four concealed kongs and any pair."""
    return int(f.form == SETS and count(hidden_kong_tiles(f)) == 4)


def kong_tiles(f: Facts) -> int:
    """All kongs."""
    return f.lay.kongs


def four_kongs(f: Facts) -> int:
    """Four kongs, open or concealed."""
    return int(count(f.lay.kongs) == 4)


def pair_tiles(f: Facts) -> int:
    """The pair of four sets and a pair."""
    return 1 << f.pair if f.pair >= 0 else 0


def bamboo_ones(f: Facts) -> int:
    """How many tiles of bamboo 1, in sets and kongs too."""
    return f.lay.s & 7


def bamboo_one_tile(f: Facts) -> int:
    """Bamboo 1."""
    return 1 << S1


def _own_wind(seat: int, round_wind: int) -> tuple[Shape, ...]:
    return pungs_of(1 << EAST + seat, 1)


def _round_wind(seat: int, round_wind: int) -> tuple[Shape, ...]:
    return pungs_of(1 << EAST + round_wind, 1) if round_wind < GREEN_DRAGON_ROUND else ()


def _ruling_dragon(seat: int, round_wind: int) -> tuple[Shape, ...]:
    return pungs_of(1 << GREEN, 1) if round_wind == GREEN_DRAGON_ROUND else ()


SHAPED: Final = (
    Shaped(Feature.DRAGONS, dragon_pungs, pungs_of(DRAGONS, 1), most=3),
    Shaped(Feature.DRAGONS, at_most_two_dragon_pungs, pungs_of(DRAGONS, 1), most=2),
    Shaped(Feature.DRAGONS, green_dragon_round_pung, _ruling_dragon),
    Shaped(Feature.WINDS, own_wind_pung, _own_wind),
    Shaped(Feature.WINDS, round_wind_pung, _round_wind),
)
"""Which hands can be planned for them."""
