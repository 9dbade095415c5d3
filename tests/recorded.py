"""Games to record: random players at a table whose walls are kind, so that kongs, robbing and mahjong come up."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from windroos.books.catalog import rules
from windroos.play.model.actions import (
    Action,
    Begin,
    Bet,
    Call,
    Claim,
    Correct,
    Discard,
    Draw,
    Kong,
    Mahjong,
    Pause,
    PlayerAction,
    Replace,
    TimeUp,
)
from windroos.play.model.events import Step
from windroos.play.model.match import new_match
from windroos.play.record.header import Header, header_line, header_of
from windroos.play.record.record import group_lines
from windroos.play.referee.chance import shuffled
from windroos.play.referee.game import Game
from windroos.play.referee.state import State
from windroos.play.rules.legal import IllegalAction
from windroos.play.rules.options import options
from windroos.rules.rule import Value
from windroos.rules.rules import Rules

NAMES = ("Aad", "Bep", "Cor", "Zoë", "Eef")
TABLES = [
    *((id, strict, 4) for id in ("nts2002", "groenehart2011", "hongkong", "nmv144", "mcr") for strict in (False, True)),
    ("groenehart2011", False, 3),
    ("groenehart2011", False, 5),
    ("hongkong", False, 5),
]
"""Rule set, whether people may err, and how many they are."""


class Recorded(NamedTuple):
    """A game and its record. `states` holds the state before each group and the one after the last."""

    header: Header
    groups: tuple[tuple[Action, tuple[Step, ...]], ...]
    states: tuple[State, ...]
    lines: tuple[str, ...]

    def text(self) -> str:
        return "".join(line + "\n" for line in self.lines)


@cache
def recorded(id: str, strict: bool = False, people: int = 4, hands: int = 2, seed: int = 2) -> Recorded:
    """A random game by a rule set."""
    options: dict[str, Value] = {} if id == "nmv144" else {"minimum": 0}
    return record(rules(id, options if people == 4 else {**options, "players": people}), strict, hands, seed)


def record(chosen: Rules, strict: bool = False, hands: int = 2, seed: int = 2) -> Recorded:
    """A random game by these rules."""
    random = Random(f"{chosen.id} {strict} {seed}")
    people = int(chosen.value("players"))
    match = new_match(chosen, NAMES[:people], tuple(range(min(people, 4))), 4 if people == 5 else -1, hands=hands)
    groups: list[tuple[Action, tuple[Step, ...]]] = []
    game = Game(match, strict, lambda action, steps: groups.append((action, steps)))
    states = [game.state]
    while not game.match.over:
        for action in hand(game, random):
            try:
                game.do(action)
            except IllegalAction:  # not everything that is tried may be
                continue
            states.append(game.state)
    header = header_of(match, strict)
    lines = [header_line(header)]
    for action, steps in groups:
        lines.extend(group_lines(action, steps))
    return Recorded(header, tuple(groups), tuple(states), tuple(lines))


def hand(game: Game, random: Random) -> Iterator[Action]:
    """The actions of one hand, some of which may be refused; each is to be tried before the next is asked for."""
    if random.random() < 0.3:
        yield Correct(tuple(random.randint(-9, 9) for _ in game.match.players), 'Regel "7", ø')
    yield kind_wall(shuffled(game.state.conduct, game.match.round, random), random)
    while waiting := game.waiting():
        if random.random() < (0.04 if game.state.conduct.strict else 0.01):
            yield odd(random.randrange(game.state.table.seats), random)
        else:
            yield chosen(options(game.view(waiting[-1])), random)


def odd(seat: int, random: Random) -> Action:
    """Anything, right or wrong: what may happen at a table besides."""
    tile = random.randrange(34)
    call = random.choice((Call.CHOW, Call.PUNG, Call.KONG, Call.MAHJONG))
    wrong = (Claim(seat, call, tile), Claim(seat, Call.MAHJONG, -1, shown=False), Mahjong(seat), Kong(seat, tile))
    rest = (TimeUp(), TimeUp(), Pause(seat), Bet(seat), Discard(seat, tile), Draw(seat, moon=True), Replace(seat))
    return random.choice((*wrong, *rest))


def kind_wall(begin: Begin, random: Random) -> Begin:
    """Tiles that belong together lie together, but for some that were exchanged."""
    wall = sorted(begin.wall)
    for _ in range(random.choice((10, 40, 100))):
        one, other = random.randrange(len(wall)), random.randrange(len(wall))
        wall[one], wall[other] = wall[other], wall[one]
    return begin._replace(wall=tuple(wall))


def chosen(allowed: tuple[PlayerAction, ...], random: Random) -> PlayerAction:
    """Mahjong where it may be, often a kong, else anything."""
    for action in allowed:
        if isinstance(action, Mahjong) or (isinstance(action, Claim) and action.call == Call.MAHJONG):
            return action
    kongs = [action for action in allowed if isinstance(action, Kong)]
    return random.choice(kongs if kongs and random.random() < 0.5 else allowed)
