"""What stays the same from hand to hand of self-play: how the rule set is played and paid, and look-ups of its players.

Flags are 1 or 0. Declared for `windroos.fast.build.records`; `windroos.fast.selfplay.play.table_for` fills it in.
"""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np

from windroos.expert.known import PlanLookups, PlanRules
from windroos.expert.memory import NumberRow

MOST_TILES: Final = 144


class PlayRules(PlanRules):
    """How the rule set is played and settled; what `Conduct`, `Policy` and `Terms` have is named as there."""

    wall_tiles: int
    dead: int
    """Tiles of the dead wall."""
    refilled: int
    near_first: int
    jump: int
    bonus: int
    """How seasons and flowers of the deal are replaced: `windroos.rules.conduct.Bonus`."""
    kong_after_claim: int
    last_discard_optional: int
    reject_replacement: int
    chained_kongs: int
    rob_concealed: int
    kong_face_down: int
    blocked: int
    """What a passed tile blocks: `windroos.rules.conduct.Blocked`."""
    seasons_claim: int
    last_of_kind: int
    east_first: int
    stocks: int
    """Each seat draws from a stock of its own (see `windroos.fast.selfplay.dealer`)."""
    tallies: int
    """What EXPERT's worths came to is counted."""
    keeps_log: int
    """Actions are written down."""
    pe_ling: int
    """Bamboo 1 may stand for dots 1."""
    seven_pairs: int
    """Some hand is seven pairs."""
    knitted: int
    formations: int
    """The book has special formations (144 rules)."""
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


class Lookups(PlanLookups):
    """Tables of numbers."""

    wall_kinds: Annotated[NumberRow, np.uint8, MOST_TILES]
    """The tiles before they are shuffled."""
