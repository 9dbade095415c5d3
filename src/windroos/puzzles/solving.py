"""What is right in a puzzle: by the evaluation that moves and advice come from, or exactly by the scorer."""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.bots.chance import is_mahjong
from windroos.bots.evaluation import Evaluation
from windroos.bots.expert_evaluation import ExpertEvaluator
from windroos.hands import Situation
from windroos.play.model.actions import Claim, Discard, Mahjong, PlayerAction
from windroos.play.model.view import View
from windroos.play.rules import winning
from windroos.puzzles.position import Position
from windroos.puzzles.puzzle import Puzzle, PuzzleError
from windroos.scoring.score import Score
from windroos.scoring.waits import Wait, waits
from windroos.tiles import KINDS

MARGIN: Final = 0.25
"""The best is clearly best where everything else promises at least this part less."""
MOST: Final = 1_000_000
"""What an answer may count to."""


class Judged(NamedTuple):
    """What an answer is worth.

    cost  points that it costs against the best, of a choice
    """

    right: bool
    cost: float = 0.0


def answers(puzzle: Puzzle, position: Position) -> tuple[PlayerAction, ...]:
    """What may be chosen, for the themes in which something is done."""
    if puzzle.theme == "discard":
        return tuple(action for action in position.actions if isinstance(action, Discard) and action.tile < KINDS)
    return tuple(action for action in position.actions if isinstance(action, Claim))


def evaluated(position: Position) -> Evaluation:
    """What everything is worth that may be done."""
    return ExpertEvaluator().evaluate(position.view, position.actions)


def margin_of(evaluation: Evaluation) -> float:
    """By which part of what the best promises the next promises less."""
    best, *others = evaluation.actions
    most = max((one.points for one in others), default=0.0)
    return (best.points - most) / best.points if best.points > 0 else 0.0


def won(position: Position) -> Score | None:
    """The score of the mahjong that may be declared; None where none may be."""
    action = next((one for one in position.actions if is_mahjong(one)), None)
    if action is None:
        return None
    if isinstance(action, Mahjong):
        return winning.seasons(position.view) if action.seasons else winning.drawn(position.view)
    return winning.claimed(position.view)


def waiting(view: View) -> tuple[Wait, ...]:
    """What completes the tiles of a seat, with the score by each way of getting it; also what is not enough."""
    return waits(view.rules, view.hand, Situation(view.seat, view.table.round))


def may_go_out(wait: Wait) -> bool:
    """Whether one may go out with a tile, discarded or drawn."""
    return wait.discard.legal or wait.wall.legal


def judge_choice(puzzle: Puzzle, position: Position, evaluation: Evaluation, place: int) -> Judged:
    """What the answer at a place of `answers` is worth. Raises PuzzleError: `puzzle_answer`."""
    allowed = answers(puzzle, position)
    if not 0 <= place < len(allowed):
        raise PuzzleError("puzzle_answer")
    cost = evaluation.cost(allowed[place])
    return Judged(allowed[place] == evaluation.best.action, cost)


def judge_count(position: Position, count: int) -> Judged:
    """Whether a hand counts so much."""
    scored = won(position)
    return Judged(scored is not None and scored.total == count)


def judge_waits(position: Position, kinds: frozenset[int]) -> Judged:
    """Whether these are the kinds that one may go out with."""
    return Judged(kinds == {one.kind for one in waiting(position.view) if may_go_out(one)})
