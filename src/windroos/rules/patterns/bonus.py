"""Seasons and flowers.

A pattern says how often something counts (0: not at all). A function that ends in `_tiles` gives the mask of the kinds
it is about, for explanations. All run unchanged in plain Python and compiled.
"""

from __future__ import annotations

from typing import Final

from windroos.bits import count, has
from windroos.reading.facts import Facts


def bonus_tiles(f: Facts) -> int:
    """How many seasons and flowers."""
    return count(f.lay.bonus)


def no_bonus_tiles(f: Facts) -> int:
    """Neither seasons nor flowers."""
    return int(f.lay.bonus == 0)


def own_bonus_tiles(f: Facts) -> int:
    """Season and flower of the own wind by number: E spring and plum, S summer and orchid, and so on."""
    return has(f.lay.bonus, f.lay.seat) + has(f.lay.bonus, 4 + f.lay.seat)


def bonus_series(f: Facts) -> int:
    """Complete series: all seasons, all flowers."""
    return int(f.lay.bonus & 0xF == 0xF) + int(f.lay.bonus & 0xF0 == 0xF0)


def all_seasons(f: Facts) -> int:
    """All four seasons."""
    return int(f.lay.bonus & 0xF == 0xF)


def all_flowers(f: Facts) -> int:
    """All four flowers."""
    return int(f.lay.bonus & 0xF0 == 0xF0)


def own_bonus_outside_series(f: Facts) -> int:
    """Season and flower of the own wind by number, save where the whole series is there."""
    season = 0 if all_seasons(f) else has(f.lay.bonus, f.lay.seat)
    return season + (0 if all_flowers(f) else has(f.lay.bonus, 4 + f.lay.seat))


def seven_bonus_tiles(f: Facts) -> int:
    """Seven of the eight seasons and flowers, in a hand that went out in another way."""
    return int(f.lay.claimed_seasons == 0 and count(f.lay.bonus) == 7)


def claimed_seven_bonus_tiles(f: Facts) -> int:
    """Mahjong was claimed with seven of the eight seasons and flowers."""
    return int(f.lay.claimed_seasons == 7)


def claimed_eight_bonus_tiles(f: Facts) -> int:
    """Mahjong was claimed with all eight seasons and flowers."""
    return int(f.lay.claimed_seasons == 8)


def own_season_pair(f: Facts) -> int:
    """Season and flower of the own wind, where E has summer, S winter, W autumn, N spring (144 rules, rule 17)."""
    number = 1 if f.lay.seat == 0 else 3 if f.lay.seat == 1 else 2 if f.lay.seat == 2 else 0
    return has(f.lay.bonus, number) & has(f.lay.bonus, 4 + number)


PATTERNS: Final = (
    *(bonus_tiles, no_bonus_tiles, own_bonus_tiles, bonus_series, all_seasons, all_flowers, own_bonus_outside_series),
    *(seven_bonus_tiles, claimed_seven_bonus_tiles, claimed_eight_bonus_tiles, own_season_pair),
)
"""All of them: what they count lies open."""
