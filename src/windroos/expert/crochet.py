"""How near a rack is to a crochet, a special formation of the 144 rules (99); in the compiled subset."""

from __future__ import annotations

from typing import Final

from windroos.bits import count
from windroos.expert.known import Knowledge
from windroos.tiles import SUIT

ALL_SUITS: Final = 1 | 1 << 9 | 1 << 18
"""Times a mask of ranks: those of every suit."""


def prepare_crochet(h: Knowledge, seat: int) -> int:
    """Four numbers in all three suits, and one more number in two of them; nothing may have been laid out.

    Returns the tiles missing and writes what helps and what must stay, as `windroos.expert.nearness.prepare` does.
    """
    one = h.seats[seat].at_least[1]
    m, p, s = one & SUIT, one >> 9 & SUIT, one >> 18 & SUIT
    three = m & p & s
    two = (m & p | m & s | p & s) & ~three
    single = (m | p | s) & ~two & ~three
    n3, n2, n1 = count(three), count(two), count(single)
    held = crochet_tiles(n3, n2, n1)
    helps = stays = 0
    if crochet_tiles(n3, n2, n1 + 1) > held:
        helps |= SUIT & ~(m | p | s)
    if n1 and crochet_tiles(n3, n2 + 1, n1 - 1) > held:
        helps |= single
    if n2 and crochet_tiles(n3 + 1, n2 - 1, n1) > held:
        helps |= two
    if n1 and crochet_tiles(n3, n2, n1 - 1) < held:
        stays |= single
    if n2 and crochet_tiles(n3, n2 - 1, n1 + 1) < held:
        stays |= two
    if n3 and crochet_tiles(n3 - 1, n2 + 1, n1) < held:
        stays |= three
    prepared = h.prepared
    prepared.needed_kinds = helps * ALL_SUITS & ~one
    prepared.kept_kinds = stays * ALL_SUITS & one & ~h.seats[seat].at_least[2]
    prepared.sets = -1
    prepared.set_kinds = 0
    prepared.short_outside = 14 - held
    return 14 - held


def crochet_tiles(three: int, two: int, one: int) -> int:
    """How many tiles count, of so many numbers that are there in three suits, in two and in one."""
    a = min(4, three)
    b = min(4 - a, two)
    c = min(4 - a - b, one)
    return 3 * a + 2 * b + c + (2 if three > a or two > b else 1 if one > c else 0)
