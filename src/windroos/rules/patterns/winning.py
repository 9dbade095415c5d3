"""The winning tile: what it completes, where it came from, and when.

A pattern says how often something counts (0: not at all). A function that ends in `_tiles` gives the mask of the kinds
it is about, for explanations. All run unchanged in plain Python and compiled.
"""

from __future__ import annotations

from windroos.bits import digit
from windroos.hands import By
from windroos.reading.facts import Facts
from windroos.reading.suits import CHOW_HIGH, CHOW_LOW, CHOW_MIDDLE, PAIR
from windroos.rules.patterns.whole import self_drawn
from windroos.tiles import P1, S1

P5 = P1 + 4


def winning_tile(f: Facts) -> int:
    """The kind of the winning tile as it lies there: dots 1 that was taken as bamboo 1 is dots 1."""
    return 1 << P1 if f.lay.pe_ling else 1 << f.lay.win if f.lay.win >= 0 else 0


def from_wall(f: Facts) -> int:
    """Self-drawn from the wall itself, no replacement tile."""
    return int(f.lay.by == By.WALL)


def only_tile(f: Facts) -> int:
    """One kind of tile alone completes the hand."""
    return int(f.lay.waits == 1)


def only_tile_without_cake(f: Facts) -> int:
    """The same, where dots 1 is a second tile for a pair of bamboo 1, unless the hand itself holds all four dots 1."""
    return int(f.lay.waits == 1 and not (f.place == PAIR and f.lay.win == S1 and digit(f.lay.p, 0) < 4))


def only_tile_by_pair_or_chow(f: Facts) -> int:
    """One kind of tile alone completes the pair or chow that was finished; a pung never, for the pair was the other.

    Source: 144 regels, nr. 68, note 4.
    """
    rank = f.lay.win % 9
    edge = (f.place == CHOW_HIGH and rank == 2) or (f.place == CHOW_LOW and rank == 6)
    closed = f.place == PAIR or f.place == CHOW_MIDDLE
    return int(edge or closed or (f.place > CHOW_HIGH and f.lay.waits == 1))


def completes_pair(f: Facts) -> int:
    """The winning tile completes the pair."""
    return int(f.place == PAIR)


def pe_ling_eats_cake(f: Facts) -> int:
    """Dots 1 completes a pair of bamboo 1."""
    return f.lay.pe_ling


def last_tile(f: Facts) -> int:
    """The last tile of the wall, self-drawn."""
    return int(f.lay.last == 1 and self_drawn(f) == 1)


def last_tile_not_loose(f: Facts) -> int:
    """The same, save where a kong was made with it and a loose tile won that is not dots 1."""
    return int(last_tile(f) == 1 and (f.lay.by != 3 or won_on_dots_1(f) == 1))


def last_tile_not_loose_itself(f: Facts) -> int:
    """The same, where dots 1 taken as bamboo 1 is dots 1 no more."""
    return int(last_tile(f) == 1 and (f.lay.by != 3 or last_tile_dots_1_itself(f) == 1))


def last_discard(f: Facts) -> int:
    """The discard that follows the last tile of the wall."""
    return int(f.lay.last == 1 and self_drawn(f) == 0)


def last_of_all(f: Facts) -> int:
    """The last tile before the draw, self-drawn or discarded."""
    return f.lay.last


def won_on_dots_1(f: Facts) -> int:
    """The tile is dots 1, also where it was taken as bamboo 1."""
    return int(f.lay.win == P1 or f.lay.pe_ling == 1)


def last_tile_dots_1(f: Facts) -> int:
    """The last tile of the wall, self-drawn, is dots 1, also where it was taken as bamboo 1."""
    return int(last_tile(f) == 1 and won_on_dots_1(f) == 1)


def last_tile_dots_1_itself(f: Facts) -> int:
    """The same, where dots 1 taken as bamboo 1 is dots 1 no more."""
    return int(last_tile(f) == 1 and f.lay.win == P1 and f.lay.pe_ling == 0)


def after_kong(f: Facts) -> int:
    """Won with the replacement tile after a kong."""
    return int(f.lay.by == By.KONG)


def after_kong_dots_5(f: Facts) -> int:
    """Won with the replacement tile after a kong, which is dots 5."""
    return int(f.lay.by == By.KONG and f.lay.win == P5)


def kong_on_kong(f: Facts) -> int:
    """Won with the replacement tile of the second kong in one turn, or a later one."""
    return int(f.lay.by == By.KONG and f.lay.kongs_in_turn >= 2)


def after_single_kong(f: Facts) -> int:
    """Won with the replacement tile after a kong that was not made with the replacement tile of another kong."""
    return int(f.lay.by == By.KONG and f.lay.kongs_in_turn < 2)


def after_bonus_tile(f: Facts) -> int:
    """Won with the replacement tile after a season or flower, however many came in a row."""
    return int(f.lay.by == By.BONUS)


def announced_moon(f: Facts) -> int:
    """The last tile of the wall is dots 1, and the winner said so before he took it."""
    return f.lay.moon


def robbed_kong(f: Facts) -> int:
    """Won with a tile that another player added to a pung."""
    return int(f.lay.by == By.ROBBED)


def first_fourteen_or_kong(f: Facts) -> int:
    """East's first turn, also after a concealed kong in it."""
    return f.lay.first14


def first_fourteen_or_bonus(f: Facts) -> int:
    """East's first fourteen tiles, seasons and flowers replaced, without a kong before."""
    return int(f.lay.first14 == 1 and (f.lay.by == By.WALL or f.lay.by == By.BONUS))


def first_discard(f: Facts) -> int:
    """Won with East's very first discard."""
    return f.lay.first_discard
