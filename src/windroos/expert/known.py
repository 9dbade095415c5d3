"""What a player knows and works out, declared: the rules in numbers, look-ups, its own tiles, and what it has found.

Seats are winds; a mask of kinds has a bit for each of the 34. In the *key* of a suit the digit of each rank, in base 5,
is how many tiles of it there are; its *classes* are what `Maps` says of such a key, for all ladders in one number.
Flags are 1 or 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from windroos.expert.memory import Cube, Matrix, NumberRow

SEATS: Final = 4
MOST_GOALS: Final = 128
MOST_NEAR: Final = 16
"""Goals that are weighed at once, at most."""
MOST_DRAWS: Final = 40
"""Own turns to come that make a difference, at most."""
MOST_LIFTS: Final = 32
WORTH_STEPS: Final = 96
POINT: Final = 1 << 16
"""Points and chances are kept times this."""


class PlanRules:
    """What of the rules players ask; what `Conduct` and `Policy` have is named as there."""

    seats: int
    """How many play a hand: 3 or 4."""
    plain_tiles: int
    """Tiles of the wall that are no seasons or flowers."""
    open_chows: int
    four_is_two_pairs: int
    minimum: int
    """Doubles, fan or points without which nobody may go out."""
    no_bonus_fan: int
    """Fan for having no seasons at all, and for each of one's own (Hong Kong)."""
    own_bonus_fan: int
    goal_count: int
    """Goals that there are, and how many of them, the first, GREEDY looks at."""
    greedy_goal_count: int
    near_most: int
    """How many goals EXPERT weighs, and by how many sixteenths of a tile they may be farther than the nearest."""
    near_slack: int
    expert_goal_count: int
    """Goals that EXPERT looks at: those of the others first, and more."""
    others: int
    """Sixteenths of what the other goals are worth beside the best that count."""
    ways_last: int
    """Sixteenths of what the others discard that count: for the last tile, for a pung, for a chow."""
    ways_pung: int
    ways_chow: int
    plain_points: int
    """Points of a hand beside its pungs and kongs, whose points raise its value; 0: they do not count."""
    pair_part: int
    """Quarters of a pung's worth that a live pair of honours counts for."""
    in_points: int
    """Whether choices are compared in points, less danger and with what the tiles bring whoever wins."""
    keeps: int
    """Sixteenths of a losing hand's score, of each other seat, that count; 0 where losers score nothing."""
    ahead: int
    """Hundredths that a tile that helps a hand which lacks two counts by the waits that it leaves; 0: none."""
    ahead_waits: int
    """Copies, as often as they come, that it must leave to count as by itself."""
    claim_margin: int
    """By how many hundredths a claim must be worth more than to pass."""
    bond: int
    """How many ten-thousandths a neighbour of a discard takes from what is left."""


class GoalRow:
    """What may be worked for; `windroos.expert.goals` says what each number means."""

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
    hoped: int


class PlanLookups:
    """Tables of numbers."""

    kind_powers: Annotated[NumberRow, int, 34]
    """What one tile of a kind adds to the key of its suit: 5 ** rank."""
    mask_keys: Annotated[NumberRow, int, 512]
    """The key of one tile of each rank in a mask of nine."""
    knitted_straights: Annotated[NumberRow, int, 6]
    """The kinds of each, as masks."""
    goals: Annotated[Sequence[GoalRow], GoalRow, MOST_GOALS]
    goal_biases: Annotated[NumberRow, int, MOST_GOALS]
    """Their `bias` by itself."""
    later_turns: Annotated[Matrix, int, 4, 16]
    """[pace, tiles missing] quarter turns that the tiles after the next one take: `goals.LATER`."""
    fades: Annotated[Matrix, int, MOST_DRAWS, 16]
    """[own draws to come, tiles missing] what is left of a hand's value."""
    gains: Annotated[NumberRow, int, 16]
    """[tiles missing] what the copies that help add, in sixteenths."""
    lifts: Annotated[NumberRow, int, MOST_LIFTS]
    """[quarters of a double or fan beyond what is needed] what they make of a hand's value, in 64ths."""
    near_biases: Annotated[NumberRow, int, MOST_GOALS]
    """[goal] how many sixteenths of a tile farther it seems to EXPERT for its value."""
    incomes: Annotated[Matrix, int, MOST_DRAWS, WORTH_STEPS]
    """[own draws to come, step of a worth] points that it brings on average, times `POINT`."""
    chances: Annotated[Matrix, int, MOST_DRAWS, WORTH_STEPS]
    """The same of the chance to win, times `POINT`."""
    dangers: Annotated[NumberRow, int, 400]
    """[threat] points that a discard costs on average, times `POINT` (`windroos.expert.threat`)."""
    arrivals: Annotated[NumberRow, int, 80]
    """[release] how often an own draw brings a copy, `DRAW` where every tile not seen comes as often as any other."""
    releases: Annotated[NumberRow, int, 80]
    """[release] how often the others discard a copy between two own draws, in the same units (`expert.release`)."""
    goal_values: Annotated[NumberRow, int, MOST_GOALS]
    """[goal] what a hand of it is worth, 64 for a plain one."""
    honour_worths: Annotated[Cube, int, 4, SEATS, 7]
    """[round, seat, honour] what a pung of it is worth towards the minimum."""


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
    """A goal prepared for a rack: what every change of one tile needs (see `windroos.expert.nearness`)."""

    ladder: int
    """Which sets: ANY_SETS, PUNGS, ONE_CHOW or CHOWS (`windroos.expert.goals`)."""
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
    keys: Annotated[NumberRow, int, 4]
    """[suit] of the tiles that are there for them."""
    classes: Annotated[NumberRow, int, 4]
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
    distances: Annotated[NumberRow, int, MOST_GOALS]
    """[goal] sixteenths of a tile, bias included; those that are far may be nearer than it says."""
    weights: Annotated[NumberRow, int, 34]
    """[kind] copies not seen, times the ways in which one may come, in quarters."""
    grown_classes: Annotated[NumberRow, int, 34]
    """[kind] of its suit with one more of it."""
    near_count: int
    near_goals: Annotated[NumberRow, int, MOST_NEAR]
    """The goals that EXPERT weighs, and how many they are."""
    near_worths: Annotated[NumberRow, int, MOST_NEAR]
    """What each of them adds to the worth."""
    helping: int
    """Mask of the kinds that bring any of these nearer, of the tiles that were weighed last."""
    least_missing: int
    """What the nearest of these lacks."""
    kind: int
    """The discard that was found best."""
    worths: Annotated[NumberRow, int, 34]
    """[kind] what discarding it leaves; 0: it was not weighed."""


class SeatTiles:
    """What lies before one seat."""

    rack: Annotated[NumberRow, int, 34]
    """[kind] copies."""
    rack_size: int
    """Tiles on it."""
    at_least: Annotated[NumberRow, int, 5]
    """[n] mask of the kinds of which it holds n or more, n from 1 to 4."""
    suit_keys: Annotated[NumberRow, int, 4]
    suit_classes: Annotated[Matrix, int, 3, 4]
    """[filter, suit] of ALL_RANKS, of the MIDDLE or of the ENDS (`windroos.expert.seats`)."""
    meld_count: int
    meld_kinds: Annotated[NumberRow, int, 4]
    """[place] the lowest kind of a set on the table."""
    meld_marks: Annotated[NumberRow, int, 4]
    """[place] CHOW, PUNG or KONG with OPEN, ADDED and EAST_FIRST (`windroos.fast.batch.packed`)."""
    open_melds: int
    """How many of them are open."""
    laid_chows: int
    """How many of them are chows."""
    laid_kinds: int
    """Mask of the kinds in them."""
    bonus_laid: int
    """Mask of the seasons and flowers laid out, of eight."""
    honour_worths: Annotated[NumberRow, int, 7]
    """[honour] what a pung of it is worth in this round."""
    wanted_honours: int
    """Mask of the kinds of those that are worth anything."""
    plan: int
    """The goal that the player works for; below 0: none."""
    plan_missing: int
    """Tiles missing for it."""
    looks: int
    """How many times the player has looked at its goals."""
    goal_bounds: Annotated[NumberRow, int, MOST_GOALS]
    """[goal] tiles missing when it was last looked at, plus `looks` then."""


class Knowledge:
    """All that a player knows."""

    rules: PlanRules
    """Stays."""
    lookups: PlanLookups
    """Stay."""
    seats: Annotated[Sequence[SeatTiles], SeatTiles, SEATS]
    prepared: Prepared
    search: Search
    discards: int
    draws: int
    """Turns in which the player who is asked may still draw."""
    seen_copies: Annotated[NumberRow, int, 34]
    """[kind] copies that everybody sees."""
    visible_tiles: int
    """All of them together."""
