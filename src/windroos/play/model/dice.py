"""Chance as data: dice and drawn tiles that say who sits where and where the wall is opened. Nothing is thrown here.

A throw is a tuple of dice, each 1 to 6. Players are places in a list of everyone, as they sit, anticlockwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from windroos.errors import PlayError
from windroos.hands import GREEN_DRAGON_ROUND
from windroos.rules.conduct import Conduct
from windroos.rules.course import Way
from windroos.rules.rules import Rules, conduct_of, course_of
from windroos.tiles import EAST, WHITE

Throw = tuple[int, ...]
WAITS: Final = WHITE
"""The fifth tile among four winds when five people draw: who has it sits out first. No book says which tile."""


class Seats(NamedTuple):
    """The player at each seat, East first, and who sits out (-1: nobody)."""

    seats: tuple[int, ...]
    dreamer: int


class Opening(NamedTuple):
    """Where the wall is opened.

    side     the side of the stack that is taken out, counted from East
    stack    that stack, from 1, counted from the right by the player who sits there
    opener   the seat that counts; another one than `side` where the count runs round the corner
    """

    side: int
    stack: int
    opener: int


# --- who sits where ----------------------------------------------------------------------------------------------


def throws_needed(rules: Rules, throws: Sequence[Sequence[Throw]] = (), way: Way | None = None) -> tuple[int, ...]:
    """Who throws in the next round: everyone, then those whose throws leave the seats undecided; () when decided.

    `throws` are the rounds so far, each with a throw for everyone who had to throw, in order. By the highest throw
    only a tie for East is thrown again, and with five players a tie for the lowest.

    Raises:
        PlayError: `dice_round` where a round has another number of throws, `dice_count` and `dice_eyes`.
    """
    return _thrown(rules, throws, way)[1]


def seating(rules: Rules, throws: Sequence[Sequence[Throw]], way: Way | None = None) -> Seats:
    """The seats, from the rounds of throws that `throws_needed` asked for; `way` chooses another than the usual one.

    Five players: the lowest throw sits out first (Groene Hart 2011, p. 21). Fu Hing does not say who is the fifth
    player; we take the lowest throw there too. Where tiles are usually drawn, throws rank everybody.

    Raises:
        PlayError: as `throws_needed`, and `dice_tied` while somebody must throw again.
    """
    keys, due = _thrown(rules, throws, way)
    if due:
        raise PlayError("dice_tied", count=len(due))
    ranked = sorted(range(len(keys)), key=lambda player: keys[player], reverse=True)
    east, dreamer = ranked[0], ranked[-1] if len(keys) == 5 else -1
    if not _only_highest(rules, way):
        return Seats(tuple(player for player in ranked if player != dreamer), dreamer)
    round_the_table = ((east + step) % len(keys) for step in range(len(keys)))
    return Seats(tuple(player for player in round_the_table if player != dreamer), dreamer)


def seating_drawn(rules: Rules, tiles: Sequence[int]) -> Seats:
    """The seats from the tile that each player drew: a wind, and with five players also `WAITS`.

    Raises:
        PlayError: `seat_tiles` where these are not the tiles to draw from.
    """
    players = int(rules.value("players"))
    winds = tuple(range(EAST, EAST + min(players, 4)))
    if sorted(tiles) != [*winds, WAITS][:players]:
        raise PlayError("seat_tiles", count=players)
    return Seats(tuple(tiles.index(wind) for wind in winds), tiles.index(WAITS) if players == 5 else -1)


def _only_highest(rules: Rules, way: Way | None) -> bool:
    return (way or course_of(rules).seating) == "highest"


def _thrown(
    rules: Rules, throws: Sequence[Sequence[Throw]], way: Way | None
) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
    """Each player's throws, to be compared as they are; and who must throw again."""
    players = int(rules.value("players"))
    dice = conduct_of(rules).dice
    keys: list[tuple[int, ...]] = [()] * players
    due = tuple(range(players))
    for number, thrown in enumerate(throws, 1):
        if len(thrown) != len(due):
            raise PlayError("dice_round", number=number, count=len(thrown), wanted=len(due))
        for player, throw in zip(due, thrown, strict=True):
            _check_throw(throw, dice)
            keys[player] += (sum(throw),)
        due = _tied(keys, _only_highest(rules, way))
    return keys, due


def _tied(keys: list[tuple[int, ...]], only_highest: bool) -> tuple[int, ...]:
    """Those who share a place that must be one player's alone."""
    alone = set(keys) if not only_highest else {max(keys), min(keys)} if len(keys) == 5 else {max(keys)}
    return tuple(player for player, key in enumerate(keys) if key in alone and keys.count(key) > 1)


# --- where the wall is opened ------------------------------------------------------------------------------------


def dice_needed(conduct: Conduct, round: int = 0) -> tuple[int, ...]:
    """How many dice each throw has that opens the wall of a hand in this round (`Begin.dice`).

    East throws first, then in most books the player whose side it is. In the round of the green dragon of three
    players the winner of the hand before throws, once (Groene Hart 2011, p. 19); `match.thrower` says who. With four
    or five that round is played by the usual rules (p. 21).
    """
    return (conduct.dice,) * (2 if conduct.second_throw and not _names_who_is_double(conduct, round) else 1)


def _names_who_is_double(conduct: Conduct, round: int) -> bool:
    return round == GREEN_DRAGON_ROUND and conduct.seats == 3


def opening(conduct: Conduct, dice: Sequence[Throw], round: int = 0) -> Opening:
    """Where the wall is opened.

    The first throw counts players from East, anticlockwise: East 1, South 2. Whose side it is counts stacks from the
    right, as many as all the dice together (NTS 2002, p. 4; 144 rules, rules 12 and 13; Fu Hing, p. 6). Beyond the
    left end of his own side the count goes on at the right end of his left neighbour's: South's neighbour is East, as
    rule 13 says.

    Raises:
        PlayError: as `check_dice`.
    """
    check_dice(conduct, dice, round)
    opener = (sum(dice[0]) - 1) % conduct.sides
    corners, before = divmod(sum(map(sum, dice)) - 1, conduct.stacks)
    return Opening((opener - corners) % conduct.sides, before + 1, opener)


def double_seat(conduct: Conduct, dice: Sequence[Throw], round: int = 0) -> int:
    """Who pays and receives double: East, or whom the throw names in the green dragon's round of three players.

    There it counts from East as well, and names the side that is opened and its player at once (Groene Hart 2011,
    p. 19).
    """
    return (sum(dice[0]) - 1) % conduct.seats if _names_who_is_double(conduct, round) else 0


def check_dice(conduct: Conduct, dice: Sequence[Throw], round: int = 0) -> None:
    """Whether these are the throws that open a wall.

    Raises:
        PlayError: `dice_throws`, `dice_count` or `dice_eyes`.
    """
    wanted = dice_needed(conduct, round)
    if len(dice) != len(wanted):
        raise PlayError("dice_throws", count=len(dice), wanted=len(wanted))
    for throw, number in zip(dice, wanted, strict=True):
        _check_throw(throw, number)


def _check_throw(throw: Throw, dice: int) -> None:
    if len(throw) != dice:
        raise PlayError("dice_count", count=len(throw), wanted=dice)
    for eyes in throw:
        if type(eyes) is not int or not 1 <= eyes <= 6:
            raise PlayError("dice_eyes", value=eyes)
