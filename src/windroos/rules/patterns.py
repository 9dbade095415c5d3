"""The shared vocabulary: small pure functions over the facts of a hand, named as players name them.

A pattern says how often something counts (0: not at all). A function that ends in `_tiles` gives the mask of the kinds
it is about, for explanations. All run unchanged in plain Python and compiled: ints, `if`, `for` and `while` only.
"""

from __future__ import annotations

from windroos.bits import ONES9, count, digit_sum, has
from windroos.facts import IRREGULAR, SETS, Facts
from windroos.readings import CHOW_HIGH, CHOW_LOW, CHOW_MIDDLE, PAIR, PUNG
from windroos.rules.irregular import nine_gates_on_nine_waits_short, nine_gates_short
from windroos.tiles import (
    BAMBOO,
    CHARACTERS,
    DOTS,
    DRAGONS,
    EAST,
    GREEN,
    GREENS,
    HONOURS,
    ORPHANS,
    P1,
    RED,
    S1,
    SIMPLES,
    TERMINALS,
    WHITE,
    WINDS,
)

P5 = P1 + 4

# --- tiles -----------------------------------------------------------------------------------------------------------


def suits(f: Facts) -> int:
    """How many of the three suits are present."""
    return int(f.kinds & CHARACTERS != 0) + int(f.kinds & DOTS != 0) + int(f.kinds & BAMBOO != 0)


def honours(f: Facts) -> int:
    """Whether there are winds or dragons."""
    return int(f.kinds & HONOURS != 0)


def half_flush(f: Facts) -> int:
    """One suit together with winds or dragons."""
    return int(suits(f) == 1 and f.kinds & HONOURS != 0)


def full_flush(f: Facts) -> int:
    """One suit and nothing else."""
    return int(suits(f) == 1 and f.kinds & HONOURS == 0)


def only_honours(f: Facts) -> int:
    """Winds and dragons only."""
    return int(f.kinds & ~HONOURS == 0)


def only_terminals(f: Facts) -> int:
    """Ones and nines only."""
    return int(f.kinds & ~TERMINALS == 0)


def only_orphans(f: Facts) -> int:
    """Ones, nines, winds and dragons only, whichever of these."""
    return int(f.kinds & ~ORPHANS == 0)


def honours_with_terminals(f: Facts) -> int:
    """Winds or dragons together with ones or nines, and nothing else."""
    return int(f.kinds & ~ORPHANS == 0 and f.kinds & HONOURS != 0 and f.kinds & TERMINALS != 0)


def honours_with_terminals_of_one_suit(f: Facts) -> int:
    """Winds or dragons together with ones or nines of one suit."""
    return int(honours_with_terminals(f) == 1 and suits(f) == 1)


def only_simples(f: Facts) -> int:
    """Tiles 2-8 only."""
    return int(f.kinds & ~SIMPLES == 0)


def only_green(f: Facts) -> int:
    """Bamboo 2, 3, 4, 6, 8 and green dragons only."""
    return int(f.kinds & ~GREENS == 0)


def only_green_or_bird(f: Facts) -> int:
    """The same, with bamboo 1 allowed too."""
    return int(f.kinds & ~(GREENS | 1 << 18) == 0)


# --- pungs, kongs and pairs ------------------------------------------------------------------------------------------


def simple_open_pung_tiles(f: Facts) -> int:
    """Open pungs of 2-8."""
    return f.pungs & ~f.kongs & f.open & SIMPLES


def simple_hidden_pung_tiles(f: Facts) -> int:
    """Concealed pungs of 2-8."""
    return f.pungs & ~f.kongs & ~f.open & SIMPLES


def simple_open_kong_tiles(f: Facts) -> int:
    """Open kongs of 2-8."""
    return f.kongs & f.open & SIMPLES


def simple_hidden_kong_tiles(f: Facts) -> int:
    """Concealed kongs of 2-8."""
    return f.kongs & ~f.open & SIMPLES


def orphan_open_pung_tiles(f: Facts) -> int:
    """Open pungs of ones, nines, winds and dragons."""
    return f.pungs & ~f.kongs & f.open & ORPHANS


def orphan_hidden_pung_tiles(f: Facts) -> int:
    """Concealed pungs of ones, nines, winds and dragons."""
    return f.pungs & ~f.kongs & ~f.open & ORPHANS


def orphan_open_kong_tiles(f: Facts) -> int:
    """Open kongs of ones, nines, winds and dragons."""
    return f.kongs & f.open & ORPHANS


def orphan_hidden_kong_tiles(f: Facts) -> int:
    """Concealed kongs of ones, nines, winds and dragons."""
    return f.kongs & ~f.open & ORPHANS


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
    return f.kinds & DRAGONS


def wind_tiles(f: Facts) -> int:
    """The winds of the hand."""
    return f.kinds & WINDS


def wind_pung_tiles(f: Facts) -> int:
    """Pungs and kongs of winds."""
    return f.pungs & WINDS


def own_wind_tiles(f: Facts) -> int:
    """The player's own wind."""
    return 1 << EAST + f.seat


def round_wind_tiles(f: Facts) -> int:
    """The wind of the round; no tile in the round of the green dragon."""
    return 1 << EAST + f.round if f.round < 4 else 0


def every_hand(f: Facts) -> int:
    """Always once."""
    return 1


def own_wind_pung(f: Facts) -> int:
    """A pung or kong of the own wind."""
    return has(f.pungs, EAST + f.seat)


def round_wind_pung(f: Facts) -> int:
    """A pung or kong of the wind of the round."""
    return int(f.pungs & round_wind_tiles(f) != 0)


def green_dragon_tile(f: Facts) -> int:
    """The green dragon."""
    return 1 << GREEN


def green_dragon_round_pung(f: Facts) -> int:
    """A pung or kong of green dragons in their own round."""
    return int(f.round == 4 and has(f.pungs, GREEN) == 1)


def dragon_pair_tiles(f: Facts) -> int:
    """Pairs of dragons."""
    return f.pairs & DRAGONS


def dragon_pairs(f: Facts) -> int:
    """How many pairs of dragons; a loser may have more than one."""
    return count(f.pairs & DRAGONS)


def dragon_pair(f: Facts) -> int:
    """Whether there is a pair of dragons, however many."""
    return int(f.pairs & DRAGONS != 0)


def own_wind_pair(f: Facts) -> int:
    """A pair of the own wind."""
    return has(f.pairs, EAST + f.seat)


def round_wind_pair(f: Facts) -> int:
    """A pair of the wind of the round."""
    return int(f.pairs & round_wind_tiles(f) != 0)


def one_dragon_pair(f: Facts) -> int:
    """A pair of dragons where one pair counts and no pair of winds pays."""
    return int(f.pairs & DRAGONS != 0 and own_wind_pair(f) == 0 and round_wind_pair(f) == 0)


def one_round_wind_pair(f: Facts) -> int:
    """A pair of the wind of the round where one pair counts: not beside a pair of another own wind."""
    return int(round_wind_pair(f) == 1 and (own_wind_pair(f) == 0 or f.seat == f.round))


def clean_without_terminals_alone(f: Facts) -> int:
    """One suit with winds or dragons; or winds or dragons with ones or nines."""
    return int(half_flush(f) == 1 or honours_with_terminals(f) == 1)


def clean(f: Facts) -> int:
    """The same, and a loser's ones and nines alone."""
    return int(clean_without_terminals_alone(f) == 1 or only_terminals(f) == 1)


def pure(f: Facts) -> int:
    """One suit alone, or winds and dragons alone."""
    return int(full_flush(f) == 1 or only_honours(f) == 1)


def hidden_pung_tiles(f: Facts) -> int:
    """Concealed pungs and concealed kongs."""
    return f.pungs & ~f.open


def hidden_or_kong_tiles(f: Facts) -> int:
    """Concealed pungs, and all kongs."""
    return f.pungs & ~f.open | f.kongs


def hidden_kong_tiles(f: Facts) -> int:
    """Concealed kongs."""
    return f.kongs & ~f.open


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
    return f.kongs


def four_kongs(f: Facts) -> int:
    """Four kongs, open or concealed."""
    return int(count(f.kongs) == 4)


def pair_tiles(f: Facts) -> int:
    """The pair of four sets and a pair."""
    return 1 << f.pair if f.pair >= 0 else 0


def bamboo_ones(f: Facts) -> int:
    """How many tiles of bamboo 1, in sets and kongs too."""
    return f.s & 7


def bamboo_one_tile(f: Facts) -> int:
    """Bamboo 1."""
    return 1 << S1


# --- whole hands of sets ---------------------------------------------------------------------------------------------


def chow_count(f: Facts) -> int:
    """How many chows."""
    return digit_sum(f.chow_m) + digit_sum(f.chow_p) + digit_sum(f.chow_s)


def complete_sets(f: Facts) -> int:
    """Four sets and a pair."""
    return int(f.form == SETS)


def four_chows(f: Facts) -> int:
    """Four chows and any pair."""
    return int(f.form == SETS and f.pungs == 0)


def four_pungs(f: Facts) -> int:
    """Four pungs or kongs and any pair."""
    return int(f.form == SETS and count(f.pungs) == 4)


def little_four_winds(f: Facts) -> int:
    """Three pungs of winds, a pair of winds and any fourth set."""
    return int(f.form == SETS and count(f.pungs & WINDS) == 3 and f.pairs & WINDS != 0)


def four_winds(f: Facts) -> int:
    """Four pungs of winds and any pair."""
    return int(f.form == SETS and count(f.pungs & WINDS) == 4)


def little_three_dragons(f: Facts) -> int:
    """Two pungs of dragons, a pair of dragons and any two sets."""
    return int(f.form == SETS and count(f.pungs & DRAGONS) == 2 and f.pairs & DRAGONS != 0)


def three_dragons(f: Facts) -> int:
    """Three pungs of dragons, any fourth set and any pair."""
    return int(f.form == SETS and count(f.pungs & DRAGONS) == 3)


def sets_of_green(f: Facts) -> int:
    """Four sets and a pair of green bamboo and green dragons only."""
    return int(f.form == SETS and f.kinds & ~GREENS == 0)


def sets_of_green_or_bird(f: Facts) -> int:
    """The same, with bamboo 1 allowed too."""
    return int(f.form == SETS and only_green_or_bird(f) == 1)


def pungs_of_terminals(f: Facts) -> int:
    """Four pungs and a pair of ones and nines."""
    return int(f.form == SETS and count(f.pungs) == 4 and f.kinds & ~TERMINALS == 0)


def _coils(pungs: int, chows: int, pair: int) -> int:
    """Pungs of 1 and 9 with the chows that leave a pair of 2, 5 or 8 in one suit."""
    if pungs & 0x1FF != 0x101:
        return 0
    two = int(chows == 0o0100100 and pair == 1)
    five = int(chows == 0o0100010 and pair == 4)
    eight = int(chows == 0o0010010 and pair == 7)
    return two + five + eight


def coiling_snake(f: Facts) -> int:
    """Pungs of 1 and 9, two chows and a pair of 2, 5 or 8 that use each tile 2-8 once more, of one suit."""
    if f.form != SETS or full_flush(f) == 0:
        return 0
    return (
        _coils(f.pungs, f.chow_m, f.pair)
        + _coils(f.pungs >> 9, f.chow_p, f.pair - 9)
        + _coils(f.pungs >> 18, f.chow_s, f.pair - 18)
    )


def sets_of_honours(f: Facts) -> int:
    """Four sets and a pair of winds and dragons only."""
    return int(f.form == SETS and only_honours(f) == 1)


def sets_of_one_suit(f: Facts) -> int:
    """Four sets and a pair of one suit and nothing else."""
    return int(f.form == SETS and full_flush(f) == 1)


def sets_of_one_suit_and_honours(f: Facts) -> int:
    """Four sets and a pair of one suit together with winds or dragons."""
    return int(f.form == SETS and half_flush(f) == 1)


def sets_of_terminals_and_honours(f: Facts) -> int:
    """Four sets and a pair of ones or nines together with winds or dragons, and nothing else."""
    return int(f.form == SETS and honours_with_terminals(f) == 1)


def little_four_winds_without_dragons(f: Facts) -> int:
    """Three pungs of winds and a pair of winds; the fourth set is of a suit."""
    return int(little_four_winds(f) == 1 and f.kinds & DRAGONS == 0)


def four_winds_without_dragons(f: Facts) -> int:
    """Four pungs of winds and a pair of a suit."""
    return int(four_winds(f) == 1 and f.kinds & DRAGONS == 0)


def hidden_treasure(f: Facts) -> int:
    """Four pungs that were never laid out, no kongs, and any pair; the winning tile may be a discard."""
    return int(f.form == SETS and f.laid == 0 and count(f.pungs) == 4)


def hidden_treasure_self_drawn(f: Facts) -> int:
    """The same, with the winning tile self-drawn too."""
    return int(hidden_treasure(f) == 1 and self_drawn(f) == 1)


def nine_gates(f: Facts) -> int:
    """Nothing laid out: 111 2345678 999 of one suit and one more tile of it."""
    return int(f.form == SETS and f.laid == 0 and nine_gates_short(f) == 0)


def nine_gates_on_nine_waits(f: Facts) -> int:
    """The same, where the thirteen tiles before the winning tile wait on all nine."""
    return int(f.form == SETS and f.laid == 0 and nine_gates_on_nine_waits_short(f) == 0)


def concealed_sets(f: Facts) -> int:
    """Four sets and a pair, no set made with another player's discard; the winning tile may be one."""
    return int(f.form == SETS and f.claimed == 0)


def pair_of_2_5_8(f: Facts) -> int:
    """Four sets and a pair of 2, 5 or 8."""
    return int(f.form == SETS and f.pair < EAST and f.pair % 9 % 3 == 1)


def concealed_hand(f: Facts) -> int:
    """No set was made with another player's discard; the winning tile may be one."""
    return int(f.claimed == 0)


def self_drawn(f: Facts) -> int:
    """The winning tile came from the wall or the dead wall."""
    return int(f.by == 2 or f.by == 3 or f.by == 4)


def fully_concealed(f: Facts) -> int:
    """Every tile was drawn by the winner, the last one too."""
    return int(f.claimed == 0 and self_drawn(f) == 1)


# --- the winning tile ------------------------------------------------------------------------------------------------


def winning_tile(f: Facts) -> int:
    """The kind of the winning tile."""
    return 1 << f.win if f.win >= 0 else 0


def from_wall(f: Facts) -> int:
    """Self-drawn from the wall itself, no replacement tile."""
    return int(f.by == 2)


def only_tile(f: Facts) -> int:
    """One kind of tile alone completes the hand."""
    return int(f.waits == 1)


def only_tile_without_cake(f: Facts) -> int:
    """The same, where dots 1 is a second tile for a pair of bamboo 1."""
    return int(f.waits == 1 and not (f.place == PAIR and f.win == S1))


def only_tile_by_set(f: Facts) -> int:
    """One kind of tile alone completes the set or pair that was finished."""
    rank = f.win % 9
    edge = (f.place == CHOW_HIGH and rank == 2) or (f.place == CHOW_LOW and rank == 6)
    closed = f.place == PAIR or f.place == PUNG or f.place == CHOW_MIDDLE
    return int(edge or closed or (f.place > CHOW_HIGH and f.waits == 1))


def completes_pair(f: Facts) -> int:
    """The winning tile completes the pair."""
    return int(f.place == PAIR)


def pe_ling_eats_cake(f: Facts) -> int:
    """Dots 1 completes a pair of bamboo 1."""
    return f.pe_ling


def last_tile(f: Facts) -> int:
    """The last tile of the wall, self-drawn."""
    return int(f.last == 1 and self_drawn(f) == 1)


def last_discard(f: Facts) -> int:
    """The discard that follows the last tile of the wall."""
    return int(f.last == 1 and self_drawn(f) == 0)


def last_of_all(f: Facts) -> int:
    """The last tile before the draw, self-drawn or discarded."""
    return f.last


def won_on_dots_1(f: Facts) -> int:
    """The tile is dots 1, also where it was taken as bamboo 1."""
    return int(f.win == P1 or f.pe_ling == 1)


def last_tile_dots_1(f: Facts) -> int:
    """The last tile of the wall, self-drawn, is dots 1, also where it was taken as bamboo 1."""
    return int(last_tile(f) == 1 and won_on_dots_1(f) == 1)


def last_tile_dots_1_itself(f: Facts) -> int:
    """The same, where dots 1 taken as bamboo 1 is dots 1 no more."""
    return int(last_tile(f) == 1 and f.win == P1 and f.pe_ling == 0)


def after_kong(f: Facts) -> int:
    """Won with the replacement tile after a kong."""
    return int(f.by == 3)


def after_kong_dots_5(f: Facts) -> int:
    """Won with the replacement tile after a kong, which is dots 5."""
    return int(f.by == 3 and f.win == P5)


def kong_on_kong(f: Facts) -> int:
    """Won with the replacement tile of the second kong in one turn, or a later one."""
    return int(f.by == 3 and f.kongs_in_turn >= 2)


def after_single_kong(f: Facts) -> int:
    """Won with the replacement tile after a kong that was not made with the replacement tile of another kong."""
    return int(f.by == 3 and f.kongs_in_turn < 2)


def after_bonus_tile(f: Facts) -> int:
    """Won with the replacement tile after a season or flower, however many came in a row."""
    return int(f.by == 4)


def announced_moon(f: Facts) -> int:
    """The last tile of the wall is dots 1, and the winner said so before he took it."""
    return f.moon


def robbed_kong(f: Facts) -> int:
    """Won with a tile that another player added to a pung."""
    return int(f.by == 5)


def first_fourteen_or_kong(f: Facts) -> int:
    """East's first turn, also after a concealed kong in it."""
    return f.first14


def first_fourteen_or_bonus(f: Facts) -> int:
    """East's first fourteen tiles, seasons and flowers replaced, without a kong before."""
    return int(f.first14 == 1 and (f.by == 2 or f.by == 4))


def first_discard(f: Facts) -> int:
    """Won with East's very first discard."""
    return f.first_discard


# --- bonus tiles -----------------------------------------------------------------------------------------------------


def bonus_tiles(f: Facts) -> int:
    """How many seasons and flowers."""
    return count(f.bonus)


def no_bonus_tiles(f: Facts) -> int:
    """Neither seasons nor flowers."""
    return int(f.bonus == 0)


def own_bonus_tiles(f: Facts) -> int:
    """Season and flower of the own wind by number: E spring and plum, S summer and orchid, and so on."""
    return has(f.bonus, f.seat) + has(f.bonus, 4 + f.seat)


def bonus_series(f: Facts) -> int:
    """Complete series: all seasons, all flowers."""
    return int(f.bonus & 0xF == 0xF) + int(f.bonus & 0xF0 == 0xF0)


def all_seasons(f: Facts) -> int:
    """All four seasons."""
    return int(f.bonus & 0xF == 0xF)


def all_flowers(f: Facts) -> int:
    """All four flowers."""
    return int(f.bonus & 0xF0 == 0xF0)


def own_bonus_outside_series(f: Facts) -> int:
    """Season and flower of the own wind by number, save where the whole series is there."""
    season = 0 if all_seasons(f) else has(f.bonus, f.seat)
    return season + (0 if all_flowers(f) else has(f.bonus, 4 + f.seat))


def seven_bonus_tiles(f: Facts) -> int:
    """Seven of the eight seasons and flowers, in a hand that went out in another way."""
    return int(f.claimed_seasons == 0 and count(f.bonus) == 7)


def claimed_seven_bonus_tiles(f: Facts) -> int:
    """Mahjong was claimed with seven of the eight seasons and flowers."""
    return int(f.claimed_seasons == 7)


def claimed_eight_bonus_tiles(f: Facts) -> int:
    """Mahjong was claimed with all eight seasons and flowers."""
    return int(f.claimed_seasons == 8)


def own_season_pair(f: Facts) -> int:
    """Season and flower of the own wind, where E has summer, S winter, W autumn, N spring (144 rules, rule 17)."""
    number = 1 if f.seat == 0 else 3 if f.seat == 1 else 2 if f.seat == 2 else 0
    return has(f.bonus, number) & has(f.bonus, 4 + number)


# --- the 144 rules ---------------------------------------------------------------------------------------------------


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
    made = f.east_first & ~(1 << 34)
    if f.first_discard == 1 and f.place == PUNG:
        made |= 1 << f.win
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
    won = int(f.first_discard == 1 and f.place >= CHOW_LOW and f.place <= CHOW_HIGH)
    return has(f.east_first, 34) + won


def rejected_replacement(f: Facts) -> int:
    """Won with a replacement tile that another player did not accept."""
    return f.rejected


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
    return int(f.form == SETS and suits(f) == 3 and f.kinds & WINDS != 0 and f.kinds & DRAGONS != 0)


def from_dead_wall(f: Facts) -> int:
    """Won with the winner's own replacement tile, after a kong or after a bonus tile."""
    return int(f.by == 3 or f.by == 4)


def from_dead_wall_dots_5(f: Facts) -> int:
    """Won with the winner's own replacement tile, which is dots 5."""
    return int(from_dead_wall(f) == 1 and f.win == P5)


def last_of_all_dots_1(f: Facts) -> int:
    """The last tile before the draw, self-drawn or discarded, is dots 1, also where it was taken as bamboo 1."""
    return int(f.last == 1 and won_on_dots_1(f) == 1)


def pairs_with_fourth_bird(f: Facts) -> int:
    """Seven pairs completed with the fourth bamboo 1."""
    if f.form != IRREGULAR or f.laid != 0 or f.win != S1 or f.s & 7 != 4:
        return 0
    return int((f.m | f.p | f.s | f.z) & ONES9 == 0)


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
    return int(f.special > 0)


def bet_won(f: Facts) -> int:
    """The winner had bet on these tiles."""
    return int(f.winner == 1 and f.bet == 1)


def bet_lost(f: Facts) -> int:
    """A loser had bet on these tiles."""
    return int(f.winner == 0 and f.bet == 1)
