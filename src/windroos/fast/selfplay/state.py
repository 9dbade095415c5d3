"""One hand of compiled self-play in memory: all that play changes, as one record, for a call with one address is quick.

Seats are winds; a mask of kinds has a bit for each of the 34. In the *key* of a suit the digit of each rank, in base 5,
is how many tiles of it there are; its *classes* are what `Maps` says of such a key, for all ladders in one number. What
does not stay from hand to hand is cleared before each deal, or written before it is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, cast

import numpy as np
from numpy.typing import NDArray

from windroos.fast.batch.packed import WIDTH
from windroos.fast.build.records import Matrix, NumberRow, record_type
from windroos.fast.selfplay.fixed import MOST_GOALS, MOST_TILES, SEATS, Lookups, PlayRules

MOST_LOG: Final = 1024
"""Bytes that the longest hand writes down, two for each action."""
MOST_ENTRIES: Final = 128


class Verdicts:
    """What the kernel says of each row, as `windroos.fast.batch.arrays.Scores` has it; truths are bytes here."""

    error: Annotated[NumberRow, np.uint8, SEATS]
    total: Annotated[NumberRow, np.int32, SEATS]
    would_be: Annotated[NumberRow, np.int32, SEATS]
    legal: Annotated[NumberRow, np.uint8, SEATS]
    complete: Annotated[NumberRow, np.uint8, SEATS]
    points: Annotated[NumberRow, np.int32, SEATS]
    doubles: Annotated[NumberRow, np.int32, SEATS]
    limit: Annotated[NumberRow, np.int16, SEATS]
    special: Annotated[NumberRow, np.int16, SEATS]
    extra: Annotated[NumberRow, np.int32, SEATS]
    more: Annotated[NumberRow, np.int64, SEATS]
    rank: Annotated[NumberRow, np.int32, SEATS]


class HonourPungs:
    """The pungs of honours that bring a worth and miss the fewest tiles."""

    mask: int
    """Their kinds."""
    missing: int
    """Tiles missing; below 0: no pungs bring so much."""
    count: int
    key: int
    """Of the other honours on the rack."""
    classes: int
    """Of the same."""


class Prepared:
    """A goal prepared for a rack: what every change of one tile needs (see `windroos.fast.selfplay.nearness`)."""

    ladder: int
    """Which sets: ANY_SETS, PUNGS, ONE_CHOW or CHOWS (`windroos.fast.selfplay.goals`)."""
    sets: int
    """Sets to be made, beside a pair; below 0: none, nor a pair."""
    short_outside: int
    """Tiles missing outside these sets and the pair."""
    needed_kinds: int
    """Mask of the kinds that are missing outside them."""
    kept_kinds: int
    """Mask of the kinds that cannot go without leaving a tile missing outside them."""
    set_kinds: int
    """Mask of the kinds that count in them."""
    keys: Annotated[NumberRow, np.int64, 4]
    """[suit] of the tiles that are there for them."""
    classes: Annotated[NumberRow, np.int64, 4]
    """[suit] of the same."""
    worth_held: int
    """What the seat has towards the minimum already."""
    honours: Annotated[Sequence[HonourPungs], HonourPungs, 5]
    """[worth that is lacking]"""


class Search:
    """What a player has found, while it thinks."""

    goal: int
    """The nearest goal; below 0: none."""
    cost: int
    """Quarter turns to the quickest goal so far."""
    missing: int
    """Tiles missing for that goal."""
    useful_kinds: int
    """Mask of the kinds that bring it nearer."""
    distances: Annotated[NumberRow, np.int64, MOST_GOALS]
    """[goal] sixteenths of a tile, bias included; those that are far may be nearer than it says."""
    weights: Annotated[NumberRow, np.int64, 34]
    """[kind] copies not seen, times the ways in which one may come, in quarters."""
    grown_classes: Annotated[NumberRow, np.int64, 34]
    """[kind] of its suit with one more of it."""


class SeatState:
    """What lies before one seat, and what its player has in mind."""

    player: int
    """RANDOM, GREEDY or LIVE (`windroos.fast.selfplay.players`); stays."""
    rack: Annotated[NumberRow, np.uint8, 34]
    """[kind] copies."""
    rack_size: int
    """Tiles on it."""
    at_least: Annotated[NumberRow, np.int64, 5]
    """[n] mask of the kinds of which it holds n or more, n from 1 to 4."""
    suit_keys: Annotated[NumberRow, np.int64, 4]
    suit_classes: Annotated[Matrix, np.int64, 3, 4]
    """[filter, suit] of ALL_RANKS, of the MIDDLE or of the ENDS (`windroos.fast.selfplay.seats`)."""
    meld_count: int
    meld_kinds: Annotated[NumberRow, np.int64, 4]
    """[place] the lowest kind of a set on the table."""
    meld_marks: Annotated[NumberRow, np.int64, 4]
    """[place] CHOW, PUNG or KONG with OPEN, ADDED and EAST_FIRST (`windroos.fast.batch.packed`)."""
    open_melds: int
    """How many of them are open."""
    laid_chows: int
    """How many of them are chows."""
    laid_kinds: int
    """Mask of the kinds in them."""
    bonus_laid: int
    """Mask of the seasons and flowers laid out, of eight."""
    bonus_queue: Annotated[NumberRow, np.uint8, 16]
    """Those of the deal that wait for their replacement, in the order in which they came."""
    bonus_queued: int
    """How many wait."""
    front_taken: int
    """Tiles taken from the front of its own stock."""
    back_taken: int
    """Replacement tiles taken from the back of its own stock."""
    wait_kinds: int
    """Mask of the kinds that may complete the thirteen tiles."""
    refused_kinds: int
    """Mask of those of which the kernel has said that they do not, as a discard."""
    blocked_kinds: int
    """Mask of the kinds that it passed since its last turn, where that blocks them."""
    honour_worths: Annotated[NumberRow, np.int64, 7]
    """[honour] what a pung of it is worth in this round."""
    wanted_honours: int
    """Mask of the kinds of those that are worth anything."""
    plan: int
    """The goal that the player works for; below 0: none."""
    plan_missing: int
    """Tiles missing for it."""
    plan_cost: int
    """How far it is: GREEDY in sixteenths of a tile, LIVE in quarter turns."""
    plan_useful: int
    """Mask of the kinds that bring it nearer (LIVE)."""
    looks: int
    """How many times the player has looked at its goals."""
    goal_bounds: Annotated[NumberRow, np.int64, MOST_GOALS]
    """[goal] tiles missing when it was last looked at, plus `looks` then."""
    score: int
    """At the end, as settled."""
    net: int
    """At the end, points won or lost."""


class HandState:
    """One hand."""

    rules: PlayRules
    """Stays."""
    lookups: Lookups
    """Stay."""
    seats: Annotated[Sequence[SeatState], SeatState, SEATS]
    prepared: Prepared
    search: Search
    asked_call: int
    """The address of the kernel with all that it takes to judge `asked_row`, for `verdict.call`; stays."""
    asked_row: Annotated[Matrix, np.uint8, 1, WIDTH]
    """The packed hand that may be mahjong (see `windroos.fast.batch.packed`)."""
    asked: Verdicts
    """The kernel on that hand, in row 0."""
    asked_times: Annotated[Matrix, np.uint8, 1, MOST_ENTRIES]
    """[0, entry] how often each counts in it."""
    final_call: int
    """As `asked_call`, for `final_rows`; stays."""
    final_rows: Annotated[Matrix, np.uint8, SEATS, WIDTH]
    """What lies before each seat at the end, packed."""
    final: Verdicts
    """The kernel on these."""
    random_state: np.uint64
    """Where the sequence of random numbers is."""
    round_wind: int
    wall: Annotated[NumberRow, np.uint8, MOST_TILES]
    """In wall order."""
    front_taken: int
    """Tiles taken from the front of the wall, and replacement tiles from its back."""
    back_taken: int
    live_draws: int
    """Tiles taken from the live wall after the deal."""
    discards: int
    seen_copies: Annotated[NumberRow, np.int64, 34]
    """[kind] copies that everybody sees."""
    visible_tiles: int
    """All of them together."""
    discarded_seats: int
    """Mask of the seats that have discarded."""
    new_tile: int
    """The tile that the seat in turn received last; below 0: it claimed, or laid it away."""
    source: int
    """Where that came from: `windroos.play.model.view.Source`."""
    kongs_in_turn: int
    """Kongs in this turn that count for the win with a replacement tile."""
    accepted_kinds: int
    """Mask of the replacement tiles accepted in this turn, which may not be discarded (144 rules)."""
    winner: int
    """The seat; below 0: nobody."""
    won_by: int
    """`windroos.hands.By`; 0 where nobody won."""
    giver: int
    """Who discarded the winning tile or made the robbed kong; below 0: nobody."""
    log: Annotated[NumberRow, np.uint8, MOST_LOG]
    """Actions, two bytes each (`windroos.fast.selfplay.replay`)."""
    log_length: int
    """Bytes of it."""


HAND: Final = record_type(HandState)
VERDICTS: Final = record_type(Verdicts).names or ()
"""The fields of `Verdicts`."""


def state_of(table: NDArray[np.void]) -> HandState:
    """The first hand of an array of HAND for plain Python, which reads and writes the same memory."""
    return cast(HandState, table.view(np.recarray)[0])
