"""Tiles that come to a seat and go from it, on its rack and on the table; in the compiled subset."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from windroos.bits import count
from windroos.expert.known import Knowledge

Keyed = Any
"""What answers to a key by brackets."""
CHOW, PUNG, KONG = range(3)
OPEN: Final = 4
"""Marks of a set on the table: which it is, and that it is open."""
ALL_RANKS, MIDDLE, ENDS = range(3)
TOP: Final = 5**8
EVERY_KIND: Final = (1 << 34) - 1
ENDS_OF_SUITS: Final = 0x101 | 0x101 << 9 | 0x101 << 18


class Maps(NamedTuple):
    """Look-ups for distances, made of the tables of `windroos.distance.ladders`; all read-only.

    suits, honours   base-5 key -> the classes of all four ladders, in one number
    steps            two classes -> class of both, ladder after ladder
    short            class of three suits and honours -> tiles missing for 0 to 4 sets and a pair
    ladder           (4, 8) for each ladder: shift and mask in a code, place and width of its first and second step,
                     place and width in `short`
    """

    suits: Keyed
    honours: Keyed
    steps: Keyed
    short: Keyed
    ladder: Keyed


def lowest(mask: int) -> int:
    """The lowest bit that is set."""
    return count((mask & -mask) - 1)


def put(h: Knowledge, maps: Maps, seat: int, kind: int) -> None:
    """One tile more on a rack."""
    own = h.seats[seat]
    held = int(own.rack[kind]) + 1
    own.rack[kind] = held
    own.at_least[held] |= 1 << kind
    own.rack_size += 1
    own.suit_keys[kind // 9] += h.lookups.kind_powers[kind]
    recode(h, maps, seat, kind)


def take(h: Knowledge, maps: Maps, seat: int, kind: int) -> None:
    """One tile less on a rack."""
    own = h.seats[seat]
    held = int(own.rack[kind])
    own.rack[kind] = held - 1
    own.at_least[held] &= ~(1 << kind)
    own.rack_size -= 1
    own.suit_keys[kind // 9] -= h.lookups.kind_powers[kind]
    recode(h, maps, seat, kind)


def recode(h: Knowledge, maps: Maps, seat: int, kind: int) -> None:
    """Look up the classes of the suit of a kind that came or went."""
    own = h.seats[seat]
    suit = kind // 9
    key = own.suit_keys[suit]
    if suit == 3:
        code = int(maps.honours[key])
        own.suit_classes[ALL_RANKS, 3] = code
        own.suit_classes[ENDS, 3] = code
        return
    own.suit_classes[ALL_RANKS, suit] = maps.suits[key]
    ends = int(own.rack[9 * suit]) + TOP * int(own.rack[9 * suit + 8])
    if ENDS_OF_SUITS >> kind & 1:
        own.suit_classes[ENDS, suit] = maps.suits[ends]
    else:
        own.suit_classes[MIDDLE, suit] = maps.suits[key - ends]


def short_of(maps: Maps, ladder: int, a: int, b: int, c: int, z: int, sets: int) -> int:
    """Tiles missing for so many sets and a pair, from the codes of three suits and honours."""
    row = maps.ladder[ladder]
    shift, mask, width = row[0], row[1], row[3]
    two = int(maps.steps[row[2] + (a >> shift & mask) * width + (b >> shift & mask)])
    three = int(maps.steps[row[4] + two * width + (c >> shift & mask)])
    return int(maps.short[row[5] + 5 * (three * row[6] + (z >> shift & mask)) + sets])


def add_meld(h: Knowledge, seat: int, kind: int, mark: int, tiles: int) -> None:
    """A set on the table: its lowest kind, its marks as in `windroos.fast.batch.packed`, and the mask of its kinds."""
    own = h.seats[seat]
    at = own.meld_count
    own.meld_kinds[at] = kind
    own.meld_marks[at] = mark
    own.meld_count = at + 1
    own.laid_kinds |= tiles
    if mark & OPEN:
        own.open_melds += 1
    if mark & 3 == CHOW:
        own.laid_chows += 1
