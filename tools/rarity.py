"""How rare is each special formation: of how many deals of fourteen tiles out of 136 is it true.

Exact counts, no simulation: every hand of a formation weighs the product of C(4, n) over its kinds. Where the seat or
the round matters it is the mean over all sixteen; where the last tile matters, each of the fourteen is as likely to
have come last. Rows without a number are ranked by it (fewer deals, higher rank).

    python3 tools/rarity.py            a table
    python3 tools/rarity.py --write    also writes the `deals` of src/windroos/rules/bmj.toml
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from math import comb
from pathlib import Path

from windroos.rules import bmj
from windroos.rules.formations import Formation, ReadyFormation, expand, join, prepare

ALL_DEALS = comb(136, 14)
TABLE = Path(bmj.__file__).with_name("bmj.toml")


def deals(formation: Formation) -> int:
    """Of how many of the C(136, 14) deals the formation is true, to the nearest whole deal."""
    contexts = [(seat, wind) for seat in range(4) for wind in range(4)] if formation.contextual else [(0, 0)]
    return round(sum((_deals(formation, seat, wind) for seat, wind in contexts), Fraction(0)) / len(contexts))


def _deals(formation: Formation, seat: int, wind: int) -> Fraction:
    row = prepare(0, formation, seat, wind)
    total = Fraction(_seven_pairs(row))
    for packed in expand(formation, seat, wind):
        hand = join(*packed)
        counts = [hand >> 3 * kind & 7 for kind in range(34)]
        ways = 1
        for number in counts:
            ways *= comb(4, number)
        if row.waiting:
            last = sum(number for kind, number in enumerate(counts) if hand - (1 << 3 * kind) in row.waiting)
            total += Fraction(ways * last, 14)
        elif not _is_pairs(row, counts):
            total += ways
    return total


def _is_pairs(row: ReadyFormation, counts: list[int]) -> bool:
    """Is the hand counted among the seven pairs already."""
    return any(
        all(number in ((0, 2) if different else (0, 2, 4)) for number in counts)
        and all(allowed >> 3 * kind & 1 for kind, number in enumerate(counts) if number)
        for allowed, different in row.pairs
    )


def _seven_pairs(row: ReadyFormation) -> int:
    """Deals that are seven pairs of the kinds of some form, by inclusion and exclusion over the forms."""
    total = 0
    for size in range(1, len(row.pairs) + 1):
        for chosen in combinations(row.pairs, size):
            allowed = -1
            for kinds, _ in chosen:
                allowed &= kinds
            different = any(flag for _, flag in chosen)
            total -= (-1) ** size * sum(_pair_deals(allowed.bit_count(), different))
    return total


def _pair_deals(kinds: int, different: bool) -> Iterator[int]:
    """Deals of seven pairs out of some kinds, for each number of kinds held four times."""
    for fours in range(1 if different else 4):
        pairs = 7 - 2 * fours
        yield comb(kinds, fours) * comb(max(kinds - fours, 0), pairs) * comb(4, 2) ** pairs


def main() -> None:
    """Print the table, and write it if asked."""
    text = TABLE.read_text("utf-8")
    for row in bmj.shipped().rows:
        if row.situation:
            continue
        number = deals(row)
        print(f"{row.value:5} {row.id:28}{number:22,}   one in {ALL_DEALS // number:,}")
        block = rf'(?s)(id = "{row.id}".*?\nrule = [^\n]*\n)(deals = \d+\n)?'
        text = re.sub(block, rf"\g<1>deals = {number}\n", text, count=1)
    if "--write" in sys.argv[1:]:
        TABLE.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
