"""The position of a puzzle: a hand done again by the referee, up to the choice that is asked about."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from windroos.books.catalog import rules
from windroos.play.model.actions import PlayerAction
from windroos.play.model.match import new_match
from windroos.play.model.view import View
from windroos.play.referee.game import Game
from windroos.play.referee.state import State, options_of, view_of
from windroos.puzzles.puzzle import LETTERS, Puzzle

_NAMES: Final = ("East", "South", "West", "North")


class Position(NamedTuple):
    """The whole table, which nobody is shown; what the seat of the puzzle sees; and what it may do, if it is to act."""

    state: State
    view: View
    actions: tuple[PlayerAction, ...]


def begun(book: str, seed: int) -> Game:
    """A hand with the wall and the dice of a seed."""
    game = Game(new_match(rules(book), _NAMES, (0, 1, 2, 3)))
    game.begin(Random(f"{book} {seed}"))
    return game


def choosing(game: Game) -> tuple[View, tuple[PlayerAction, ...]] | None:
    """Do what cannot be done otherwise; then who has to choose sees this and may do this. None where the hand ended."""
    while waiting := game.waiting():
        view = game.view(waiting[0])
        actions = options_of(game.state, view)
        if len(actions) > 1:
            return view, actions
        game.do(actions[0])
    return None


@lru_cache(maxsize=64)
def position(puzzle: Puzzle) -> Position:
    """The position of a puzzle. Raises ValueError where its choices are none of this program."""
    game = begun(puzzle.book, puzzle.seed)
    for letter in puzzle.moves:
        chosen = choosing(game)
        place = LETTERS.index(letter)
        if chosen is None or place >= len(chosen[1]):
            raise ValueError(puzzle.line())
        game.do(chosen[1][place])
    asked = choosing(game)
    if asked is None:
        raise ValueError(puzzle.line())
    view, actions = asked
    if view.seat != puzzle.seat:
        return Position(game.state, view_of(game.state, puzzle.seat), ())
    return Position(game.state, view, actions)
