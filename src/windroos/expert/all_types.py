"""How near tiles are to all types (MCR): one group each of three suits, winds and dragons; in the compiled subset.

Four of the groups are sets, and one is the pair.
"""

from __future__ import annotations

from typing import Final

from windroos.expert.known import Knowledge
from windroos.expert.rack import lowest
from windroos.tiles import EAST, SUIT

GROUPS: Final = 5
DRAGONS: Final = EAST + 4
FAR: Final = 40
"""More tiles than any hand lacks."""


def prepare_types(h: Knowledge, seat: int) -> int:
    """A set or the pair of every group, beside those that lie; two that lie of one group are too many.

    Returns the tiles missing and writes what helps and what must stay, as `windroos.expert.nearness.prepare` does.
    """
    own = h.seats[seat]
    laid = 0
    for at in range(own.meld_count):
        group = group_of(own.meld_kinds[at])
        if laid >> group & 1:
            return FAR
        laid |= 1 << group
    sets, least, pairs = 0, FAR, 0
    for group in range(GROUPS):
        if laid >> group & 1 == 0:
            lacks = lacks_set(h, seat, group, -1)
            less = lacks_pair(h, seat, group, -1) - lacks
            sets += lacks
            if less < least:
                least, pairs = less, 0
            if less == least:
                pairs |= 1 << group
    needed = kept = 0
    for group in range(GROUPS):
        if laid >> group & 1 == 0:
            may_set, may_pair = int(pairs & ~(1 << group) != 0), pairs >> group & 1
            if may_set:
                needed |= completes_set(h, seat, group)
            if may_pair:
                needed |= completes_pair(h, seat, group)
            kept |= kept_of_group(h, seat, group, may_set, may_pair)
    prepared = h.prepared
    prepared.needed_kinds = needed
    prepared.kept_kinds = kept
    prepared.sets = -1
    prepared.set_kinds = 0
    prepared.short_outside = sets + least
    return sets + least


def group_of(kind: int) -> int:
    """Which group a kind is of: three suits, winds, dragons."""
    return 4 if kind >= DRAGONS else kind // 9


def kinds_of_group(group: int) -> int:
    """The kinds of a group."""
    return 0b1111 << EAST if group == 3 else 0b111 << DRAGONS if group == 4 else SUIT << 9 * group


def lacks_set(h: Knowledge, seat: int, group: int, without: int) -> int:
    """Tiles that a group lacks of a set, where one of a kind less is there; below 0: all are."""
    at_least = h.seats[seat].at_least
    mask = kinds_of_group(group)
    one, two, three = at_least[1] & mask, at_least[2] & mask, at_least[3] & mask
    if without >= 0:
        gone = 1 << without
        one, two, three = one & ~(gone & ~two), two & ~(gone & ~three), three & ~(gone & ~at_least[4])
    if three or (group < 3 and one & one >> 1 & one >> 2):
        return 0
    if two or (group < 3 and one & (one >> 1 | one >> 2)):
        return 1
    return 2 if one else 3


def lacks_pair(h: Knowledge, seat: int, group: int, without: int) -> int:
    """The same of a pair."""
    at_least = h.seats[seat].at_least
    mask = kinds_of_group(group)
    one, two = at_least[1] & mask, at_least[2] & mask
    if without >= 0:
        gone = 1 << without
        one, two = one & ~(gone & ~two), two & ~(gone & ~at_least[3])
    return 0 if two else 1 if one else 2


def completes_set(h: Knowledge, seat: int, group: int) -> int:
    """The kinds that bring a set of a group nearer."""
    mask = kinds_of_group(group)
    one, two = h.seats[seat].at_least[1] & mask, h.seats[seat].at_least[2] & mask
    lacks = lacks_set(h, seat, group, -1)
    if lacks == 0:
        return 0
    if lacks == 3:
        return mask
    if lacks == 2:
        return one if group > 2 else (one | one << 1 | one << 2 | one >> 1 | one >> 2) & mask
    if group > 2:
        return two
    beside, apart = one & one >> 1, one & one >> 2
    return (two | beside << 2 | beside >> 1 | apart << 1) & mask


def completes_pair(h: Knowledge, seat: int, group: int) -> int:
    """The kinds that bring a pair of a group nearer."""
    lacks = lacks_pair(h, seat, group, -1)
    mask = kinds_of_group(group)
    return 0 if lacks == 0 else mask if lacks == 2 else h.seats[seat].at_least[1] & mask


def kept_of_group(h: Knowledge, seat: int, group: int, may_set: int, may_pair: int) -> int:
    """The kinds of a group without which all is farther, where it may be a set, the pair, or both."""
    found = 0
    rest = h.seats[seat].at_least[1] & kinds_of_group(group)
    while rest:
        kind = lowest(rest)
        rest &= rest - 1
        set_stays = may_set != 0 and lacks_set(h, seat, group, kind) == lacks_set(h, seat, group, -1)
        pair_stays = may_pair != 0 and lacks_pair(h, seat, group, kind) == lacks_pair(h, seat, group, -1)
        if not set_stays and not pair_stays:
            found |= 1 << kind
    return found
