"""The fans of pungs and kongs of the Mahjong Competition Rules."""

from __future__ import annotations

from typing import Final

from windroos.bits import count
from windroos.reading.facts import Facts
from windroos.rules.fans.whole_hand import nine_gates
from windroos.rules.patterns import sets
from windroos.rules.patterns.shaped import (
    Feature,
    Shaped,
    pungs_of,
)
from windroos.tiles import DRAGONS, TERMINALS, WINDS


def pung_tiles(f: Facts) -> int:
    """All pungs and kongs."""
    return f.pungs


def big_three_winds(f: Facts) -> int:
    """Three pungs of winds."""
    return int(count(f.pungs & WINDS) == 3)


def two_dragon_pungs(f: Facts) -> int:
    """Two pungs of dragons."""
    return int(count(f.pungs & DRAGONS) == 2)


def four_pure_shifted_pungs(f: Facts) -> int:
    """Four pungs in a row of one suit."""
    row = f.pungs & f.pungs >> 1 & f.pungs >> 2 & f.pungs >> 3
    return int(row & 0o077077077 != 0)


def pure_shifted_pungs(f: Facts) -> int:
    """Three pungs in a row of one suit."""
    row = f.pungs & f.pungs >> 1 & f.pungs >> 2
    return int(row & 0o177177177 != 0)


def pure_shifted_pung_tiles(f: Facts) -> int:
    """The three pungs in a row of one suit."""
    row = f.pungs & f.pungs >> 1 & f.pungs >> 2 & 0o177177177
    return row | row << 1 | row << 2


def mixed_shifted_pungs(f: Facts) -> int:
    """Three pungs in a row of three suits."""
    m, d, s = f.pungs & 0x1FF, f.pungs >> 9 & 0x1FF, f.pungs >> 18 & 0x1FF
    upwards = m & (d >> 1 & s >> 2 | d >> 2 & s >> 1)
    middle = d & (m >> 1 & s >> 2 | m >> 2 & s >> 1)
    last = s & (m >> 1 & d >> 2 | m >> 2 & d >> 1)
    return int(upwards | middle | last != 0)


def mixed_shifted_pung_tiles(f: Facts) -> int:
    """The pungs in a row of three suits; where a fourth could take a place in it, that one too."""
    found = 0
    for low in range(7):
        for one, two, three in ((0, 9, 18), (0, 18, 9), (9, 0, 18), (9, 18, 0), (18, 0, 9), (18, 9, 0)):
            row = 1 << low + one | 2 << low + two | 4 << low + three
            found |= row if f.pungs & row == row else 0
    return found


def triple_pung(f: Facts) -> int:
    """Pungs of one number in three suits."""
    return int(f.pungs & f.pungs >> 9 & f.pungs >> 18 & 0x1FF != 0)


def double_pung(f: Facts) -> int:
    """Two pungs of one number in two suits, as often as there are."""
    m, d, s = f.pungs & 0x1FF, f.pungs >> 9 & 0x1FF, f.pungs >> 18 & 0x1FF
    return count(m & d) + count(m & s) + count(d & s)


def double_pung_but_terminals(f: Facts) -> int:
    """The same, not where all tiles are terminals."""
    return double_pung(f) if f.lay.kinds & ~TERMINALS else 0


def double_pung_tiles(f: Facts) -> int:
    """Pungs that have one of the same number in another suit."""
    m, d, s = f.pungs & 0x1FF, f.pungs >> 9 & 0x1FF, f.pungs >> 18 & 0x1FF
    ranks = m & d | m & s | d & s
    return f.pungs & (ranks | ranks << 9 | ranks << 18)


def two_concealed_pungs(f: Facts) -> int:
    """Two concealed pungs, concealed kongs among them."""
    return int(count(f.pungs & ~f.open) == 2)


def three_concealed_pungs(f: Facts) -> int:
    """Three concealed pungs, concealed kongs among them."""
    return int(count(f.pungs & ~f.open) == 3)


def three_kongs(f: Facts) -> int:
    """Three kongs."""
    return int(count(f.lay.kongs) == 3)


def two_concealed_kongs(f: Facts) -> int:
    """Two kongs, both concealed."""
    return int(count(f.lay.kongs) == 2 and f.lay.kongs & f.open == 0)


def melded_and_concealed_kong(f: Facts) -> int:
    """Two kongs, one of them concealed."""
    return int(count(f.lay.kongs) == 2 and count(f.lay.kongs & f.open) == 1)


def two_melded_kongs(f: Facts) -> int:
    """Two kongs, none of them concealed."""
    return int(count(f.lay.kongs) == 2 and count(f.lay.kongs & f.open) == 2)


def concealed_kong(f: Facts) -> int:
    """One kong, concealed."""
    return int(count(f.lay.kongs) == 1 and f.lay.kongs & f.open == 0)


def melded_kong(f: Facts) -> int:
    """One kong, melded."""
    return int(count(f.lay.kongs) == 1 and f.lay.kongs & f.open != 0)


def orphan_pung_tiles(f: Facts) -> int:
    """Pungs of terminals, and of winds that count for nothing else: no own or prevalent wind, no three winds."""
    winds = f.pungs & WINDS
    if count(winds) >= 3:
        return f.pungs & TERMINALS
    return f.pungs & TERMINALS | winds & ~(sets.own_wind_tiles(f) | sets.round_wind_tiles(f))


def pung_of_terminals_or_honors(f: Facts) -> int:
    """Pungs of terminals or of such winds; one of the nine gates' terminals is part of that hand."""
    return count(orphan_pung_tiles(f)) - nine_gates(f)


def pung_of_terminals_or_honors_without_gates(f: Facts) -> int:
    """The same where nine gates do not count."""
    return count(orphan_pung_tiles(f))


SHAPED: Final = (
    Shaped(Feature.DRAGONS, two_dragon_pungs, pungs_of(DRAGONS, 2), but=pungs_of(DRAGONS, 3)),
    Shaped(Feature.WINDS, big_three_winds, pungs_of(WINDS, 3), but=pungs_of(WINDS, 4)),
)
"""Which hands can be planned for them."""
