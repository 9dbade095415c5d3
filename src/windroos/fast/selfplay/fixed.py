"""What stays the same from hand to hand of self-play: how the rule set is played and paid, and look-ups of its players.

Flags are 1 or 0. Declared for `windroos.fast.build.records`; `windroos.fast.selfplay.play.table_for` fills it in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

import numpy as np

from windroos.fast.build.records import Cube, Matrix, NumberRow

SEATS: Final = 4
MOST_TILES: Final = 144
MOST_GOALS: Final = 128


class PlayRules:
    """How the rule set is played and settled; what `Conduct`, `Policy` and `Terms` have is named as there."""

    seats: int
    """How many play a hand: 3 or 4."""
    wall_tiles: int
    plain_tiles: int
    """Tiles of the wall that are no seasons or flowers."""
    dead: int
    """Tiles of the dead wall."""
    refilled: int
    near_first: int
    jump: int
    bonus: int
    """How seasons and flowers of the deal are replaced: `windroos.rules.conduct.Bonus`."""
    open_chows: int
    kong_after_claim: int
    last_discard_optional: int
    reject_replacement: int
    chained_kongs: int
    rob_concealed: int
    blocked: int
    """What a passed tile blocks: `windroos.rules.conduct.Blocked`."""
    seasons_claim: int
    last_of_kind: int
    east_first: int
    stocks: int
    """Each seat draws from a stock of its own (see `windroos.fast.selfplay.dealer`)."""
    keeps_log: int
    """Actions are written down."""
    pe_ling: int
    """Bamboo 1 may stand for dots 1."""
    seven_pairs: int
    """Some hand is seven pairs."""
    four_is_two_pairs: int
    knitted: int
    formations: int
    """The book has special formations (144 rules)."""
    minimum: int
    """Doubles, fan or points without which nobody may go out."""
    no_bonus_fan: int
    """Fan for having no seasons at all, and for each of one's own (Hong Kong)."""
    own_bonus_fan: int
    goal_count: int
    """Goals that there are, and how many of them, the first, GREEDY looks at."""
    greedy_goal_count: int
    everyone: int
    """Losers score too."""
    payment: int
    """Who pays whom: DIFFERENCES, FAN_TABLE or POINTS (`windroos.fast.selfplay.settlement`)."""
    overscores: int
    most_fan: int
    limit: int
    """The highest score that is paid."""
    chips: int
    bamboo_one_bonus: int


class GoalRow:
    """What may be worked for; `windroos.fast.selfplay.goals` says what each number means."""

    form: int
    ladder: int
    allowed: int
    filter: int
    worth: int
    drawn: int
    closed: int
    pace: int
    bias: int
    tiles: int
    lows: int


class Lookups:
    """Tables of numbers."""

    wall_kinds: Annotated[NumberRow, np.uint8, MOST_TILES]
    """The tiles before they are shuffled."""
    kind_powers: Annotated[NumberRow, np.int64, 34]
    """What one tile of a kind adds to the key of its suit: 5 ** rank."""
    mask_keys: Annotated[NumberRow, np.int64, 512]
    """The key of one tile of each rank in a mask of nine."""
    knitted_straights: Annotated[NumberRow, np.int64, 6]
    """The kinds of each, as masks."""
    goals: Annotated[Sequence[GoalRow], GoalRow, MOST_GOALS]
    goal_biases: Annotated[NumberRow, np.int64, MOST_GOALS]
    """Their `bias` by itself."""
    later_turns: Annotated[Matrix, np.int64, 4, 16]
    """[pace, tiles missing] quarter turns that the tiles after the next one take: `goals.LATER`."""
    honour_worths: Annotated[Cube, np.int64, 4, SEATS, 7]
    """[round, seat, honour] what a pung of it is worth towards the minimum."""
