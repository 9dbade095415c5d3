"""One hand of compiled self-play in memory: what lies where, as one record, and putting tiles on racks.

Everything that play changes is in one record, for a call with one address is quick. `course` fields come from the
conduct of the rule set and stay the same from hand to hand; the rest is cleared before each deal. Seats are winds.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from windroos.bits import count
from windroos.fast.batch.packed import CHOW, OPEN, WIDTH

SEATS: Final = 4
MOST_TILES: Final = 144
MOST_LOG: Final = 1024
"""Bytes that the longest hand writes down, two for each action."""
MOST_GOALS: Final = 128
MOST_ENTRIES: Final = 128
GOAL: Final = 12
"""Numbers in a goal (see `windroos.fast.selfplay.goals`)."""

COURSE: Final = (
    "seats",
    "tiles",
    "dead",
    "refilled",
    "near_first",
    "jump",
    "bonus",
    "open_chows",
    "kong_after_claim",
    "last_optional",
    "reject",
    "chained",
    "rob_concealed",
    "blocked_by",
    "seasons",
    "stock",
    "pe_ling",
    "pairs",
    "four_is_two_pairs",
    "knitted",
    "no_bonus_fan",
    "own_bonus_fan",
    "last_of_kind",
    "east_first",
    "minimum",
    "everyone",
    "formations",
    "pay",
    "overscores",
    "most_fan",
    "limit",
    "chips",
    "bamboo_bonus",
    "goals",
    "few",
    "logging",
    "counted",
    "ask_one",
    "ask_all",
)
"""How the rule set is played and settled; whole numbers, flags 0 or 1. `few`: how many goals GREEDY looks at.
`ask_one`, `ask_all`: for `verdict.call`."""

STATE: Final = (
    "front",
    "back",
    "turn",
    "source",
    "tile",
    "kongs",
    "discards",
    "drawn",
    "accepted",
    "logged",
    "random",
    "round",
    "winner",
    "by",
    "giver",
    "visible",
    "ladder",
    "sets",
    "short",
    "need",
    "hold",
    "use",
    "worth",
    "goal_found",
    "rate_found",
    "useful_found",
    "missing_found",
    "threw",
)
"""The hand as it stands, and scratch space of the players."""

OUT: Final = (
    ("error", np.uint8),
    ("total", np.int32),
    ("would_be", np.int32),
    ("legal", np.uint8),
    ("complete", np.uint8),
    ("points", np.int32),
    ("doubles", np.int32),
    ("limit", np.int16),
    ("special", np.int16),
    ("extra", np.int32),
    ("more", np.int64),
    ("rank", np.int32),
)
"""What the kernel says of a hand, as in `batch.arrays.Out`: of the hand that would win (`one_`), and of all.
Truths are bytes here."""

HAND: Final = np.dtype(
    [
        *((name, np.int64) for name in (*COURSE, *STATE)),
        ("row", np.uint8, (1, WIDTH)),
        ("rows", np.uint8, (SEATS, WIDTH)),
        *((f"one_{name}", kind, (1,)) for name, kind in OUT),
        *((f"all_{name}", kind, (SEATS,)) for name, kind in OUT),
        ("one_times", np.uint8, (1, MOST_ENTRIES)),
        ("power", np.int64, (34,)),
        ("ones", np.int64, (512,)),
        ("orders", np.int64, (6,)),
        ("kinds", np.uint8, (MOST_TILES,)),
        ("goal", np.int64, (MOST_GOALS, GOAL)),
        ("wall", np.uint8, (MOST_TILES,)),
        ("log", np.uint8, (MOST_LOG,)),
        ("player", np.int64, (SEATS,)),
        ("fronts", np.int64, (SEATS,)),
        ("backs", np.int64, (SEATS,)),
        ("rack", np.uint8, (SEATS, 34)),
        ("key", np.int64, (SEATS, 4)),
        ("code", np.int64, (SEATS, 3, 4)),
        ("have", np.int64, (SEATS, 5)),
        ("size", np.int64, (SEATS,)),
        ("melds", np.int64, (SEATS,)),
        ("meld", np.int64, (SEATS, 4)),
        ("mark", np.int64, (SEATS, 4)),
        ("opened", np.int64, (SEATS,)),
        ("chows", np.int64, (SEATS,)),
        ("laid", np.int64, (SEATS,)),
        ("flowers", np.int64, (SEATS,)),
        ("queue", np.uint8, (SEATS, 16)),
        ("queued", np.int64, (SEATS,)),
        ("blocked", np.int64, (SEATS,)),
        ("waits", np.int64, (SEATS,)),
        ("plan", np.int64, (SEATS,)),
        ("rate", np.int64, (SEATS,)),
        ("honour", np.int64, (SEATS, 7)),
        ("worths", np.int64, (4, SEATS, 7)),
        ("wanted", np.int64, (SEATS,)),
        ("seen", np.int64, (34,)),
        ("required", np.int64, (5, 5)),
        ("ctx_key", np.int64, (4,)),
        ("ctx_code", np.int64, (4,)),
        ("near", np.int64, (MOST_GOALS,)),
        ("bound", np.int64, (SEATS, MOST_GOALS)),
        ("clock", np.int64, (SEATS,)),
        ("bias", np.int64, (MOST_GOALS,)),
        ("weight", np.int64, (34,)),
        ("code_plus", np.int64, (34,)),
        ("missed", np.int64, (SEATS,)),
        ("refused", np.int64, (SEATS,)),
        ("useful", np.int64, (SEATS,)),
        ("later", np.int64, (4, 16)),
        ("score", np.int64, (SEATS,)),
        ("net", np.int64, (SEATS,)),
    ],
    align=True,
)
"""One hand.

`power` holds 5 ** rank of each kind, `ones` the key of a mask of ranks, `orders` the kinds of the six
knitted straights; `have[seat, n]` is the mask of the kinds of
which a rack holds n or more; `code[seat, filter, suit]` the classes of a suit's tiles, `ALL_RANKS`, `MIDDLE` or `ENDS`
of them; `laid` the mask of the kinds in laid-out sets; `seen` counts the copies that everybody sees. `row` and `rows`
are packed hands (see `windroos.fast.batch.packed`).
"""

ALL_RANKS, MIDDLE, ENDS = range(3)
TOP: Final = 5**8
EVERY_KIND: Final = (1 << 34) - 1
ENDS_OF_SUITS: Final = 0x101 | 0x101 << 9 | 0x101 << 18


class Maps(NamedTuple):
    """Look-ups for distances, made of `windroos.fast.distance.tables`; all read-only.

    suits, honours   base-5 key -> the classes of all four ladders, in one number
    steps            two classes -> class of both, ladder after ladder
    short            class of three suits and honours -> tiles missing for 0 to 4 sets and a pair
    ladder           (4, 8) for each ladder: shift and mask in a code, place and width of its first and second step,
                     place and width in `short`
    """

    suits: NDArray[np.uint32]
    honours: NDArray[np.uint32]
    steps: NDArray[np.uint16]
    short: NDArray[np.uint8]
    ladder: NDArray[np.int64]


def lowest(mask: int) -> int:
    """The lowest bit that is set."""
    return count((mask & -mask) - 1)


def put(h: Any, maps: Maps, seat: int, kind: int) -> None:
    """One tile more on a rack."""
    held = int(h.rack[seat, kind]) + 1
    h.rack[seat, kind] = held
    h.have[seat, held] |= 1 << kind
    h.size[seat] += 1
    h.key[seat, kind // 9] += h.power[kind]
    recode(h, maps, seat, kind)


def take(h: Any, maps: Maps, seat: int, kind: int) -> None:
    """One tile less on a rack."""
    held = int(h.rack[seat, kind])
    h.rack[seat, kind] = held - 1
    h.have[seat, held] &= ~(1 << kind)
    h.size[seat] -= 1
    h.key[seat, kind // 9] -= h.power[kind]
    recode(h, maps, seat, kind)


def recode(h: Any, maps: Maps, seat: int, kind: int) -> None:
    """Look up the classes of the suit of a kind that came or went."""
    suit = kind // 9
    key = h.key[seat, suit]
    if suit == 3:
        code = int(maps.honours[key])
        h.code[seat, ALL_RANKS, 3] = code
        h.code[seat, ENDS, 3] = code
        return
    h.code[seat, ALL_RANKS, suit] = maps.suits[key]
    ends = int(h.rack[seat, 9 * suit]) + TOP * int(h.rack[seat, 9 * suit + 8])
    if ENDS_OF_SUITS >> kind & 1:
        h.code[seat, ENDS, suit] = maps.suits[ends]
    else:
        h.code[seat, MIDDLE, suit] = maps.suits[key - ends]


def short_of(maps: Maps, ladder: int, a: int, b: int, c: int, z: int, sets: int) -> int:
    """Tiles missing for so many sets and a pair, from the codes of three suits and honours."""
    row = maps.ladder[ladder]
    shift, mask, width = row[0], row[1], row[3]
    two = int(maps.steps[row[2] + (a >> shift & mask) * width + (b >> shift & mask)])
    three = int(maps.steps[row[4] + two * width + (c >> shift & mask)])
    return int(maps.short[row[5] + 5 * (three * row[6] + (z >> shift & mask)) + sets])


def add_meld(h: Any, seat: int, kind: int, mark: int, tiles: int) -> None:
    """A set on the table: its lowest kind, its marks as in `windroos.fast.batch.packed`, and the mask of its kinds."""
    at = h.melds[seat]
    h.meld[seat, at] = kind
    h.mark[seat, at] = mark
    h.melds[seat] = at + 1
    h.laid[seat] |= tiles
    if mark & OPEN:
        h.opened[seat] += 1
    if mark & 3 == CHOW:
        h.chows[seat] += 1


def lay_chow(h: Any, maps: Maps, seat: int, low: int, tile: int) -> None:
    """Lay a chow with somebody's tile."""
    for kind in range(low, low + 3):
        if kind != tile:
            take(h, maps, seat, kind)
    add_meld(h, seat, low, CHOW | OPEN, 7 << low)


def lay_pung(h: Any, maps: Maps, seat: int, kind: int, own: int, mark: int) -> None:
    """Lay a pung or kong with so many tiles of the rack."""
    for _ in range(own):
        take(h, maps, seat, kind)
    add_meld(h, seat, kind, mark, 1 << kind)


def write(h: Any, code: int, seat: int, tile: int) -> None:
    """Write an action down, if anybody asked for a log."""
    if h.logging and h.logged < MOST_LOG - 1:
        h.log[h.logged] = code << 2 | seat
        h.log[h.logged + 1] = tile
        h.logged += 2
