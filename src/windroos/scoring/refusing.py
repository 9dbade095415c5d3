"""What a rule set does not have: tiles and circumstances that it refuses. `refusal` is compiled too."""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.bits import packed_counts
from windroos.distance.irregular import thirteen_orphans_short
from windroos.errors import SituationError
from windroos.hands import GREEN_DRAGON_ROUND, E, Hand, N, Situation
from windroos.reading.facts import kinds_of
from windroos.rules.course import DragonRound
from windroos.rules.rules import Rules, conduct_of, course_of
from windroos.tiles import ALL, CHARACTERS, NORTH, WALL_96, kinds_in


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


def check_for_rules(rules: Rules, hand: Hand, situation: Situation) -> None:
    """Raise SituationError for tiles or circumstances that this rule set does not have."""
    win = situation.win
    robbed = win is not None and win.robbed_concealed
    made = [meld for meld in hand.melds if meld.east_first]
    tiles = [*hand.concealed, *(tile for meld in hand.melds for tile in meld.tiles())]
    if win is not None and win.tile >= 0:
        tiles.append(win.tile)
    shown = AskedSituation(
        bonus=len(hand.bonus),
        seat=situation.seat,
        round=situation.round,
        east_first=len(made),
        east_first_concealed=sum(not meld.open for meld in made),
        claimed_seasons=win.claimed_seasons if win else 0,
        robbed_concealed=int(robbed),
        orphans=int(robbed and win is not None and _are_orphans(hand, win.tile)),
        kinds=kinds_of(*packed_counts(tiles)),
        open_chows=sum(meld.kind == "chow" for meld in hand.melds),
    )
    found = refusal(house_of(rules), shown)
    if found >= 0:
        code = REFUSALS[found]
        tile: int | None
        if code == "no_bonus_tiles":
            tile = hand.bonus[0]
        elif code == "not_in_wall_96":
            tile = min(kinds_in(shown.kinds & NOT_IN_WALL_96))
        else:
            tile = made[-1].tile if code.startswith("east_first") else win.tile if win else None
        raise SituationError(code, rules=rules.id, tile=tile, count=shown.claimed_seasons)


def _are_orphans(hand: Hand, tile: int) -> bool:
    return tile >= 0 and not hand.melds and thirteen_orphans_short(*packed_counts((*hand.concealed, tile))) == 0
