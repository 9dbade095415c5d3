"""The tiles on a rack, laid in the sets that they are read as."""

from __future__ import annotations

from windroos.bits import digit
from windroos.facts import KNITTED, SETS, Facts
from windroos.hands import Hand, Win
from windroos.tiles import kinds_in


def rack_groups(hand: Hand, win: Win | None, read: Facts | None) -> list[tuple[int, ...]]:
    """The tiles on the rack as the sets that a winner's reading makes of them; what is left over stands last."""
    left = list(hand.concealed)
    if win is None or read is None or read.form not in (SETS, KNITTED):
        alike = [(kind,) * 3 for kind in sorted(set(left)) if left.count(kind) >= 3] if win is None else []
        rest = [tile for tile in left if (tile,) * 3 not in alike or left.count(tile) == 4]
        rest = [tile for at, tile in enumerate(rest) if (tile,) * 3 not in alike or rest.index(tile) == at]
        return [*alike, *([tuple(rest)] if rest else [])]
    found: list[tuple[int, ...]] = []
    groups = [(kind,) * 3 for kind in kinds_in(read.pungs & ~read.laid_pungs)]
    for place, (all_chows, laid) in enumerate(
        ((read.chow_m, read.laid_chow_m), (read.chow_p, read.laid_chow_p), (read.chow_s, read.laid_chow_s))
    ):
        for rank in range(7):
            kind = 9 * place + rank
            groups.extend([(kind, kind + 1, kind + 2)] * (digit(all_chows, rank) - digit(laid, rank)))
    for group in sorted(groups):
        if all(left.count(tile) >= group.count(tile) for tile in group):
            for tile in group:
                left.remove(tile)
            found.append(group)
    return [*found, *([tuple(left)] if left else [])]
