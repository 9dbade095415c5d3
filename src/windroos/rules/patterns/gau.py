"""What only the 144 rules know.

A pattern says how often something counts (0: not at all). A function that ends in `_tiles` gives the mask of the kinds
it is about, for explanations. All run unchanged in plain Python and compiled.
"""

from __future__ import annotations

from typing import Final

from windroos.bits import ONES9, count, has
from windroos.hands import By
from windroos.reading.facts import EAST_FIRST_CHOW, IRREGULAR, SETS, Facts
from windroos.reading.suits import CHOW_HIGH, CHOW_LOW, PUNG
from windroos.rules.patterns.kinds import only_honours, only_orphans, suits
from windroos.rules.patterns.sets import (
    four_hidden_pungs,
    hidden_kong_tiles,
    own_wind_tiles,
    three_hidden_kongs,
    three_hidden_pungs,
)
from windroos.rules.patterns.shaped import NOTHING_BUT_HONOURS, Feature, Shaped, only, pungs_of
from windroos.rules.patterns.whole import chow_count
from windroos.rules.patterns.winning import won_on_dots_1
from windroos.tiles import DRAGONS, GREEN, ORPHANS, P1, RED, S1, TERMINALS, WHITE, WINDS

P5 = P1 + 4


def paying_pair_tiles(f: Facts) -> int:
    """Pairs of ones, nines, dragons and the own wind."""
    return f.pairs & (TERMINALS | DRAGONS | own_wind_tiles(f))


def paying_pairs(f: Facts) -> int:
    """How many such pairs; a loser may have more than one."""
    return count(paying_pair_tiles(f))


def one_paying_pair(f: Facts) -> int:
    """Whether there is such a pair, however many."""
    return int(paying_pair_tiles(f) != 0)


def east_first_tiles(f: Facts) -> int:
    """The pung or kong made with East's first discard, also by winning on it."""
    made = f.lay.east_first & ~(1 << EAST_FIRST_CHOW)
    if f.lay.first_discard == 1 and f.place == PUNG:
        made |= 1 << f.lay.win
    return made


def east_first_sets(f: Facts) -> int:
    """How many pungs and kongs were made with East's first discard."""
    return count(east_first_tiles(f))


def east_first_sets_doubled(f: Facts) -> int:
    """The same, twice for a concealed set and twice for ones, nines, winds and dragons."""
    made = east_first_tiles(f)
    times = count(made)
    if made & ~f.open:
        times *= 2
    if made & ORPHANS:
        times *= 2
    return times


def east_first_chow(f: Facts) -> int:
    """A chow made with East's first discard, also by winning on it."""
    won = int(f.lay.first_discard == 1 and f.place >= CHOW_LOW and f.place <= CHOW_HIGH)
    return has(f.lay.east_first, EAST_FIRST_CHOW) + won


def rejected_replacement(f: Facts) -> int:
    """Won with a replacement tile that another player did not accept."""
    return f.lay.rejected


def three_pungs_and_a_chow(f: Facts) -> int:
    """Three pungs or kongs, one chow and any pair."""
    return int(f.form == SETS and chow_count(f) == 1)


def orphans_beside_honours(f: Facts) -> int:
    """Ones, nines, winds and dragons only, not winds and dragons alone."""
    return int(only_orphans(f) == 1 and only_honours(f) == 0)


def two_hidden_kongs(f: Facts) -> int:
    """Two concealed kongs or more."""
    return int(count(hidden_kong_tiles(f)) >= 2)


def all_hidden_kongs(f: Facts) -> int:
    """Four concealed kongs, with or without a pair."""
    return int(count(hidden_kong_tiles(f)) == 4)


def three_hidden_pungs_beside_one_kong(f: Facts) -> int:
    """Three concealed pungs or more, at most one of them a kong."""
    return int(three_hidden_pungs(f) == 1 and two_hidden_kongs(f) == 0)


def four_hidden_pungs_beside_two_kongs(f: Facts) -> int:
    """Four concealed pungs, at most two of them kongs."""
    return int(four_hidden_pungs(f) == 1 and three_hidden_kongs(f) == 0)


def two_hidden_kongs_of_three_sets(f: Facts) -> int:
    """Two concealed kongs or more, but not four concealed sets."""
    return int(two_hidden_kongs(f) == 1 and four_hidden_pungs(f) == 0)


def set_of_everything(f: Facts) -> int:
    """Five groups: of characters, of dots, of bamboo, of winds and of dragons; one of them is the pair."""
    return int(f.form == SETS and suits(f) == 3 and f.lay.kinds & WINDS != 0 and f.lay.kinds & DRAGONS != 0)


def from_dead_wall(f: Facts) -> int:
    """Won with the winner's own replacement tile, after a kong or after a bonus tile."""
    return int(f.lay.by == By.KONG or f.lay.by == By.BONUS)


def from_dead_wall_dots_5(f: Facts) -> int:
    """Won with the winner's own replacement tile, which is dots 5."""
    return int(from_dead_wall(f) == 1 and f.lay.win == P5)


def last_of_all_dots_1(f: Facts) -> int:
    """The last tile before the draw, self-drawn or discarded, is dots 1, also where it was taken as bamboo 1."""
    return int(f.lay.last == 1 and won_on_dots_1(f) == 1)


def pairs_with_fourth_bird(f: Facts) -> int:
    """Seven pairs completed with the fourth bamboo 1."""
    if f.form != IRREGULAR or f.lay.laid != 0 or f.lay.win != S1 or f.lay.s & 7 != 4:
        return 0
    return int((f.lay.m | f.lay.p | f.lay.s | f.lay.z) & ONES9 == 0)


def red_dragon_pung(f: Facts) -> int:
    """A pung or kong of red dragons."""
    return has(f.pungs, RED)


def green_dragon_pung(f: Facts) -> int:
    """A pung or kong of green dragons."""
    return has(f.pungs, GREEN)


def white_dragon_pung(f: Facts) -> int:
    """A pung or kong of white dragons."""
    return has(f.pungs, WHITE)


def red_dragon_tile(f: Facts) -> int:
    """The red dragon."""
    return 1 << RED


def white_dragon_tile(f: Facts) -> int:
    """The white dragon."""
    return 1 << WHITE


def special_formation(f: Facts) -> int:
    """The hand is one of the special formations."""
    return int(f.lay.special > 0)


def bet_won(f: Facts) -> int:
    """The winner had bet on these tiles."""
    return int(f.lay.winner == 1 and f.lay.bet == 1)


def bet_lost(f: Facts) -> int:
    """A loser had bet on these tiles."""
    return int(f.lay.winner == 0 and f.lay.bet == 1)


SHAPED: Final = (
    Shaped(Feature.KINDS, orphans_beside_honours, only(ORPHANS), but=NOTHING_BUT_HONOURS),
    Shaped(Feature.DRAGONS, white_dragon_pung, pungs_of(1 << WHITE, 1)),
    Shaped(Feature.DRAGONS, green_dragon_pung, pungs_of(1 << GREEN, 1)),
    Shaped(Feature.DRAGONS, red_dragon_pung, pungs_of(1 << RED, 1)),
)
"""Which hands can be planned for them."""
