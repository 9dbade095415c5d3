"""Puzzles found in self-play of EXPERT: where one choice is clearly best, a hand is worth counting, a wait is rare.

A seed makes the same puzzles again. What is kept of a choice has been confirmed by `windroos.puzzles.resolving`, which
evaluates otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from windroos.books.catalog import rules
from windroos.bots.chance import is_mahjong
from windroos.bots.player import make
from windroos.play.model.actions import Call, Claim, Discard, PlayerAction
from windroos.play.model.view import View
from windroos.play.rules import winning
from windroos.puzzles.position import Position, begun, choosing, position
from windroos.puzzles.puzzle import LETTERS, THEMES, Puzzle, Theme
from windroos.puzzles.resolving import confirms
from windroos.puzzles.solving import MARGIN, evaluated, margin_of, may_go_out, waiting, won

_FIRST_TURN: Final = 3
"""Discards of a seat before choices are asked about: earlier there is little to see."""
_TRIED: Final = 3
"""So many of the best questions of a hand are tried."""
_TURNS: Final = 2
"""Times that a choice has to be confirmed, for of many that are tried one is by luck."""
_LINES: Final = (3, 5)
"""A hand with more lines than these is of the next level."""


class PlayedChoice(NamedTuple):
    """A choice of self-play: the choices before it, who chose among what, and what it chose."""

    moves: str
    view: View
    actions: tuple[PlayerAction, ...]
    action: PlayerAction


def self_play(book: str, seed: int) -> Iterator[PlayedChoice]:
    """The choices of a hand of four of EXPERT."""
    game, moves = begun(book, seed), ""
    players = [make("expert", rules(book)) for _ in range(4)]
    while (chosen := choosing(game)) is not None:
        view, actions = chosen
        action = players[view.seat].decide(view, actions).action
        yield PlayedChoice(moves, view, actions, action)
        moves += LETTERS[actions.index(action)]
        game.do(action)


def find(book: str, seed: int) -> dict[Theme, Puzzle]:
    """The best puzzle of each theme in a hand, where there is one."""
    asked: dict[Theme, list[tuple[float, Puzzle]]] = {theme: [] for theme in THEMES}
    for one in self_play(book, seed):
        for theme, level, worth in _asked(book, seed, one):
            asked[theme].append((worth, Puzzle(book, theme, level, one.view.seat, seed, one.moves)))
        waits = _waiting(book, seed, one)
        if waits is not None:
            asked["wait"].append(waits)
    found: dict[Theme, Puzzle] = {}
    for theme, puzzles in asked.items():
        best = [puzzle for _, puzzle in sorted(puzzles, key=lambda two: -two[0])[:_TRIED]]
        chosen = next((one for one in best if theme in ("count", "wait") or _confirmed(one)), None)
        if chosen is not None:
            found[theme] = chosen
    return found


def _confirmed(puzzle: Puzzle) -> bool:
    """Whether a choice is the best by playing on too; who has claimed the tile already cannot be dealt other tiles."""
    here = position(puzzle)
    if any(answer.call != Call.PASS for answer in here.state.answers):
        return False
    return all(confirms(puzzle, here, seed=f"made {puzzle.seed} {turn}") for turn in range(_TURNS))


def make_stock(book: str, seed: int, hands: int) -> tuple[Puzzle, ...]:
    """The puzzles of so many hands, of this seed and those after it; by theme, the easy ones first."""
    found = [puzzle for number in range(seed, seed + hands) for puzzle in find(book, number).values()]
    return tuple(sorted(found, key=lambda one: (THEMES.index(one.theme), one.level, one.seed)))


def _asked(book: str, seed: int, one: PlayedChoice) -> Iterator[tuple[Theme, int, float]]:
    """What may be asked at a choice: theme, level, and how well it is a question."""
    here = Position(begun(book, seed).state, one.view, one.actions)
    if any(is_mahjong(action) for action in one.actions):
        scored = won(here)
        if scored is not None and scored.legal and scored.limit is None:
            lines = sum(line.replaced_by is None for line in scored.lines)
            if lines > 1:
                yield "count", 1 + sum(lines > bound for bound in _LINES), float(lines)
        return
    theme: Theme = "discard" if isinstance(one.actions[0], Discard) else "claim"
    turns = sum(thrown.seat == one.view.seat for thrown in one.view.table.discards)
    kinds = (Discard,) if theme == "discard" else (Claim,)
    if turns < _FIRST_TURN or not all(isinstance(action, kinds) for action in one.actions):
        return
    level = _level(one)
    if level == 1 and (turns % 3 or (isinstance(one.action, Claim) and one.action.call == Call.PASS)):
        return  # what everybody sees there is enough of
    margin = margin_of(evaluated(here))
    if margin >= MARGIN:
        yield theme, level, level + margin


def _level(one: PlayedChoice) -> int:
    """1 where the players that look less far see it too, 2 where one of them does, 3 where none does."""
    others = [make(name, one.view.rules).decide(one.view, one.actions).action for name in ("greedy", "live")]
    return 3 - sum(other == one.action for other in others)


def _waits_after(view: View, tile: int) -> int:
    """Mask of the kinds that may complete the tiles without one of them."""
    rack = list(view.own.rack)
    rack.remove(tile)
    return winning.waiting_for(view._replace(own=view.own._replace(rack=tuple(rack))))


def _waiting(book: str, seed: int, one: PlayedChoice) -> tuple[float, Puzzle] | None:
    """The question what the tiles wait for that a discard leaves; the more kinds, the better."""
    if not isinstance(one.action, Discard) or not _waits_after(one.view, one.action.tile):
        return None
    moves = one.moves + LETTERS[one.actions.index(one.action)]
    puzzle = Puzzle(book, "wait", 1, one.view.seat, seed, moves)
    try:
        found = waiting(position(puzzle).view)
    except ValueError:  # with that discard the hand ended
        return None
    kinds = sum(map(may_go_out, found))
    return (kinds + len(found) / 100, puzzle._replace(level=min(3, kinds))) if kinds else None
