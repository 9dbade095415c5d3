"""The tiles on a rack, laid in the sets that they are read as."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from windroos.bits import digit
from windroos.hands import Hand, Win
from windroos.reading.facts import KNITTED, SETS, Facts
from windroos.tiles import kinds_in


def rack_groups(hand: Hand, win: Win | None, read: Facts | None) -> list[tuple[int, ...]]:
    """The tiles on the rack in sets, the winning tile not among them; what is in no set stands last."""
    left = list(hand.concealed)
    found: list[tuple[int, ...]] = []
    for group in sets_on_rack(left, win, read):
        if all(left.count(tile) >= group.count(tile) for tile in group):
            for tile in group:
                left.remove(tile)
            found.append(group)
    return [*found, *([tuple(left)] if left else [])]


def sets_on_rack(tiles: Iterable[int], win: Win | None, read: Facts | None) -> list[tuple[int, ...]]:
    """The concealed sets: a winner's as the reading has them, the winning tile in its place; a loser's threes alike."""
    if win is None:
        return [(kind,) * 3 for kind, count in sorted(Counter(tiles).items()) if count >= 3]
    if read is None or read.form not in (SETS, KNITTED):
        return []
    groups: list[tuple[int, ...]] = [(kind,) * 3 for kind in kinds_in(read.pungs & ~read.lay.laid_pungs)]
    chows = (
        (read.chow_m, read.lay.laid_chow_m),
        (read.chow_p, read.lay.laid_chow_p),
        (read.chow_s, read.lay.laid_chow_s),
    )
    for suit, (every, laid) in enumerate(chows):
        for rank in range(7):
            kind = 9 * suit + rank
            groups.extend([(kind, kind + 1, kind + 2)] * (digit(every, rank) - digit(laid, rank)))
    return sorted(groups)
