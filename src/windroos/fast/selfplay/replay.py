"""Hands of self-play told to the referee: the actions that were written down, and the steps they lead to.

A log holds two bytes for each action: code << 2 | seat, then a tile (the lowest of a chow; 0 where there is none).

    1  discard             4  kong claimed        7  mahjong with an own tile
    2  chow claimed        5  mahjong claimed     8  mahjong with seven or eight seasons
    3  pung claimed        6  own kong declared   9  nothing discarded after the last tile

Who passes is not written down: whoever is asked and has no claim in the log passed.
"""

from __future__ import annotations

from collections.abc import Iterator

from windroos.fast.selfplay.loop import (
    CHOWED,
    DISCARDED,
    KEPT,
    KONG_DECLARED,
    KONGED,
    MAHJONG,
    PUNGED,
    SEASONS,
    WON,
)
from windroos.fast.selfplay.results import Batch
from windroos.play.model.actions import Action, Begin, Call, Claim, Discard, Draw, Keep, Kong, Mahjong
from windroos.play.model.dice import dice_needed
from windroos.play.model.events import Step
from windroos.play.model.match import new_match
from windroos.play.model.view import Phase
from windroos.play.referee.game import Game
from windroos.rules.rules import Rules, conduct_of

_NAMES = ("East", "South", "West", "North", "Fifth")


def replay_actions(rules: Rules, batch: Batch, at: int) -> Iterator[Action]:
    """The actions of a hand for `play.referee.referee`, `Begin` first; passes, and Hong Kong's last draw, left out.

    The dice all show one: play does not know them. Raises ValueError where actions were not kept.
    """
    if not batch.logged.size:
        raise ValueError("play_many was not asked for a log")
    conduct = conduct_of(rules)
    dice = tuple((1,) * count for count in dice_needed(conduct, int(batch.round[at])))
    yield Begin(tuple(int(tile) for tile in batch.walls[at]), dice, "")
    log = bytes(batch.logs[at])
    for place in range(0, int(batch.logged[at]), 2):
        yield _action(log[place] >> 2, log[place] & 3, log[place + 1])


def _action(code: int, seat: int, tile: int) -> Action:
    actions: dict[int, Action] = {
        DISCARDED: Discard(seat, tile),
        CHOWED: Claim(seat, Call.CHOW, tile),
        PUNGED: Claim(seat, Call.PUNG),
        KONGED: Claim(seat, Call.KONG),
        WON: Claim(seat, Call.MAHJONG),
        KONG_DECLARED: Kong(seat, tile),
        MAHJONG: Mahjong(seat),
        SEASONS: Mahjong(seat, seasons=True),
        KEPT: Keep(seat),
    }
    return actions[code]


def retell(rules: Rules, batch: Batch, at: int) -> tuple[Step, ...]:
    """The referee's steps for a hand, from its beginning to its settlement.

    Raises:
        ValueError: actions were not kept.
        IllegalAction, PlayError: the referee refuses one of them (which would be a mistake in one of the two).
    """
    players = int(rules.value("players"))
    match = new_match(rules, _NAMES[:players], tuple(range(min(players, 4))), 4 if players == 5 else -1)
    game = Game(match._replace(round=int(batch.round[at])))
    steps: list[Step] = []
    for action in replay_actions(rules, batch, at):
        steps += _let_others_pass(game, action)
        steps += game.do(action)
    steps += _let_others_pass(game, None)
    return tuple(steps)


def _let_others_pass(game: Game, action: Action | None) -> Iterator[Step]:
    """All that the table waits for before an action of the log can be carried out."""
    table = game.state.table
    while table.phase in (Phase.CLAIM, Phase.ROB, Phase.DRAW):
        if table.phase == Phase.DRAW:
            yield from game.do(Draw(table.turn))
        else:
            claimer = action.seat if isinstance(action, Claim) else -1
            others = [seat for seat in game.waiting() if seat != claimer]
            if not others:
                return
            yield from game.do(Claim(others[0], Call.PASS))
        table = game.state.table
