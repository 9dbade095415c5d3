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

from windroos.expert.known import MOST_DRAWS, SEATS, WORTH_STEPS, Knowledge, SeatTiles
from windroos.expert.memory import Matrix, NumberRow
from windroos.expert.release import RELEASES
from windroos.expert.threat import THREATS
from windroos.fast.batch.packed import WIDTH
from windroos.fast.build.records import record_type
from windroos.fast.selfplay.fixed import MOST_TILES, Lookups, PlayRules

MOST_LOG: Final = 1024
"""Bytes that the longest hand writes down, two for each action."""
MOST_ENTRIES: Final = 128
MOST_MARKS: Final = 48
MOST_WORTHS: Final = MOST_DRAWS * WORTH_STEPS
TENTHS: Final = 10
MOST_OPTIONS: Final = 32
"""Discards and kongs of a turn, or claims of a discard."""


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


class SeatState(SeatTiles):
    """What lies before one seat, and what its player has in mind."""

    player: int
    """Its place in `windroos.fast.selfplay.play.PLAYERS`; stays."""
    temperature: np.float64
    """Of a level or a style, as `windroos.expert.levels.PlayingLevel` has it; so are the next three. They stay."""
    overlooks: np.float64
    ambition: np.float64
    caution: np.float64
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
    covered_kinds: int
    """Mask of the kinds of its kongs that lie face down."""
    blocked_kinds: int
    """Mask of the kinds that it passed since its last turn, where that blocks them."""
    plan_cost: int
    """How far it is: GREEDY in sixteenths of a tile, LIVE in quarter turns."""
    plan_useful: int
    """Mask of the kinds that bring it nearer (LIVE)."""
    score: int
    """At the end, as settled."""
    net: int
    """At the end, points won or lost."""


class HandState(Knowledge):
    """One hand."""

    rules: PlayRules
    """Stays."""
    lookups: Lookups
    """Stay."""
    seats: Annotated[Sequence[SeatState], SeatState, SEATS]
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
    marks: Annotated[Matrix, np.int64, SEATS, MOST_MARKS]
    """[seat, number] the worths of EXPERT's tiles after its discards, as draws to come * WORTH_STEPS + step."""
    chance_marks: Annotated[Matrix, np.int64, SEATS, MOST_MARKS]
    """[seat, number] the chance to win that EXPERT gave those tiles, times `POINT`."""
    marked: Annotated[NumberRow, np.int64, SEATS]
    """How many there are."""
    worth_tally: Annotated[Matrix, np.int64, MOST_WORTHS, 3]
    """[mark] how often it was seen, how often that seat won, and the points it then had; from hand to hand."""
    chance_tally: Annotated[Matrix, np.int64, TENTHS, 3]
    """[tenth of a chance] how often one was given, the sum of them, and how often that seat won; from hand to hand."""
    threat_tally: Annotated[Matrix, np.int64, THREATS, 2]
    """[threat] how often a discard of EXPERT was one, and how often that seat went out with it; from hand to hand."""
    release_tally: Annotated[Matrix, np.int64, RELEASES, 4]
    """[release] own draws that brought one, the sum of the shares of tiles not seen, and both for others' discards."""
    option_actions: Annotated[NumberRow, np.int64, MOST_OPTIONS]
    """What may be done (`windroos.fast.selfplay.leveled`)."""
    option_promises: Annotated[NumberRow, np.int64, MOST_OPTIONS]
    """What each promises, in points times `POINT`."""
    option_count: int
    """How many there are."""
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
