"""What a rule set does not have: tiles and circumstances that it refuses. One plain function, also compiled."""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.hands import GREEN_DRAGON_ROUND, E, N
from windroos.rules.course import DragonRound
from windroos.rules.rules import Rules, conduct_of, course_of
from windroos.tiles import ALL, CHARACTERS, NORTH, WALL_96


class AllowedSituations(NamedTuple):
    """What there is in a rule set with its options. Flags, 0 or 1, but `priority`."""

    bonus_tiles: int
    dragon_round: int
    north: int
    """A North seat."""
    east_first: int
    """Sets made with East's first discard count, so they must be possible."""
    seasons_claimed: int
    orphans_rob: int
    wall_96: int
    """Three players without characters and North, and without open chows (Groene Hart 2011, p. 19)."""
    priority: int
    """Who goes first with one tile: a `Priority`."""


class AskedSituation(NamedTuple):
    """What a hand and its situation ask for."""

    bonus: int
    """How many bonus tiles."""
    seat: int
    round: int
    east_first: int
    """How many sets made with East's first discard."""
    east_first_concealed: int
    """How many of these lie concealed."""
    claimed_seasons: int
    robbed_concealed: int
    orphans: int
    """Whether the hand is thirteen orphans; asked only where a concealed kong was robbed."""
    kinds: int
    """Mask of the kinds in the hand, the winning tile too."""
    open_chows: int
    """How many."""


NOT_IN_WALL_96: Final = CHARACTERS | 1 << NORTH
REFUSALS: Final = (
    "no_bonus_tiles",
    "no_dragon_round",
    "no_north_seat",
    "no_north_round",
    "not_in_wall_96",
    "no_open_chows",
    "east_first_twice",
    "east_first_of_east",
    "east_first_concealed",
    "no_seasons_claim",
    "no_concealed_robbery",
    "orphans_alone_rob_concealed",
)
"""The codes of what is refused, in the order of `refusal`."""


def house_of(rules: Rules) -> AllowedSituations:
    """What there is in these rules."""
    policy, conduct, course = rules.policy, conduct_of(rules), course_of(rules)
    return AllowedSituations(
        bonus_tiles=policy.bonus,
        dragon_round=int(course.dragon != DragonRound.NEVER),
        north=int(conduct.players != 3),
        east_first=int(conduct.east_first),
        seasons_claimed=policy.seasons_claimed,
        orphans_rob=policy.orphans_rob,
        wall_96=int(conduct.tiles == WALL_96),
        priority=int(conduct.priority),
    )


def kinds_in_play(rules: Rules) -> int:
    """Mask of the kinds that the wall of these rules has."""
    return ALL & ~NOT_IN_WALL_96 if house_of(rules).wall_96 else ALL


def refusal(house: AllowedSituations, shown: AskedSituation) -> int:
    """Index in REFUSALS of the first that holds, -1 for none."""
    made = shown.east_first > 0 and house.east_first == 1
    robbed = shown.robbed_concealed == 1
    wrong = (
        shown.bonus > 0 and house.bonus_tiles == 0,
        shown.round == GREEN_DRAGON_ROUND and house.dragon_round == 0,
        shown.seat == N and house.north == 0,
        shown.round == N and house.north == 0,
        house.wall_96 == 1 and shown.kinds & NOT_IN_WALL_96 != 0,
        house.wall_96 == 1 and shown.open_chows > 0,
        made and shown.east_first > 1,
        made and shown.seat == E,
        made and shown.east_first_concealed > 0,
        shown.claimed_seasons > 0 and house.seasons_claimed == 0,
        robbed and house.orphans_rob == 0,
        robbed and shown.orphans == 0,
    )
    for at in range(len(wrong)):
        if wrong[at]:
            return at
    return -1
