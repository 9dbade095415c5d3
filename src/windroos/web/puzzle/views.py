"""A puzzle as its template is given it: the table as its seat sees it, what may be answered, and what is said to it."""

from __future__ import annotations

from typing import NamedTuple

from windroos.books.catalog import book_words
from windroos.bots.evaluation import Evaluation
from windroos.play.model.events import NOBODY
from windroos.play.model.view import View, live_left
from windroos.puzzles.position import Position
from windroos.puzzles.puzzle import Puzzle
from windroos.puzzles.solving import answers, may_go_out, waiting, won
from windroos.scoring.score import Score
from windroos.telling.coaching import told
from windroos.telling.lines import ExplanationLine, lines
from windroos.telling.names import name_of, seat_name, total_text
from windroos.text.books import capital
from windroos.text.figures import number
from windroos.text.tiles import tile_name
from windroos.text.web.puzzle import WORDS
from windroos.text.words import Lang
from windroos.tiles import KINDS
from windroos.web.pictures import SetPicture, set_picture


class SeatPicture(NamedTuple):
    """What lies before a seat: its wind, sets, bonus tiles, and discards that nobody took."""

    wind: int
    sets: tuple[SetPicture, ...]
    bonus: tuple[int, ...]
    discards: tuple[int, ...]


class AnswerShown(NamedTuple):
    """An answer that may be given: its value in a form, its words, and its tile (-1: none)."""

    value: int
    said: str
    tile: int = -1


class ComparedChoice(NamedTuple):
    """A choice beside the others."""

    name: str
    chance: str
    points: str
    cost: str


class WaitShown(NamedTuple):
    """A tile that completes the hand, what it brings by each way, and how many of it are not to be seen."""

    kind: int
    left: int
    thrown: str
    taken: str


class Explained(NamedTuple):
    """Why the right answer is right."""

    best: str
    text: str = ""
    choices: tuple[ComparedChoice, ...] = ()
    counted: tuple[ExplanationLine, ...] = ()
    waits: tuple[WaitShown, ...] = ()


def seats(view: View, lang: Lang) -> tuple[SeatPicture, ...]:
    """The table, the others first in the order of play, one's own seat last."""
    order = [(view.seat + step) % view.table.seats for step in range(1, view.table.seats + 1)]
    return tuple(_seat(view, seat, lang) for seat in order)


def _seat(view: View, seat: int, lang: Lang) -> SeatPicture:
    table = view.table
    melds = view.melds if seat == view.seat else table.melds[seat]
    thrown = tuple(one.tile for one in table.discards if one.seat == seat and one.taker == NOBODY)
    return SeatPicture(seat, tuple(set_picture(meld, lang) for meld in melds), table.bonus[seat], thrown)


def offered(puzzle: Puzzle, position: Position, lang: Lang) -> tuple[AnswerShown, ...]:
    """What may be answered: tiles of the rack, actions, or kinds of tiles; a count is typed."""
    if puzzle.theme == "count":
        return ()
    if puzzle.theme == "wait":
        return tuple(AnswerShown(kind, tile_name(kind, lang), kind) for kind in range(KINDS))
    allowed = answers(puzzle, position)
    if puzzle.theme == "claim":
        named = [capital(name_of(one, lang, in_full=True)) for one in allowed]
        return tuple(AnswerShown(place, name) for place, name in enumerate(named))
    places = {action.tile: place for place, action in enumerate(allowed)}  # type: ignore[union-attr]
    rack = position.view.own.rack
    return tuple(AnswerShown(places[kind], tile_name(kind, lang), kind) for kind in rack if kind in places)


def asked(puzzle: Puzzle, position: Position, lang: Lang) -> str:
    """The question."""
    view, words = position.view, WORDS[f"ask_{puzzle.theme}"].to(lang)
    if puzzle.theme == "claim":
        giver = capital(seat_name(view.table.turn, lang))
        return words.format(seat=giver, tile=tile_name(view.table.asked_tile, lang))
    if puzzle.theme == "count":
        return words.format(tile=winning_name(position, lang))
    return words


def winning_name(position: Position, lang: Lang) -> str:
    """The tile that a hand may be won with, and how it came."""
    view = position.view
    if len(view.own.rack) % 3 == 2:
        return f"{tile_name(view.own.drawn, lang)} ({WORDS['drawn'].to(lang)})"
    giver = WORDS["discards_of"].to(lang).format(seat=seat_name(view.table.turn, lang))
    return f"{tile_name(view.table.asked_tile, lang)} ({giver})"


def left_to_draw(view: View) -> int:
    """Tiles that may still be drawn."""
    return max(0, live_left(view.conduct, view.table))


def explained(puzzle: Puzzle, position: Position, lang: Lang) -> Explained:
    """The right answer with its reason: the coach's words, the scorer's lines, or every wait."""
    words = book_words(puzzle.book)
    if puzzle.theme == "count":
        scored = won(position)
        assert scored is not None
        return Explained(
            WORDS["counts"].to(lang).format(total=total_text(scored, lang)), counted=lines(scored, words, lang)
        )
    if puzzle.theme == "wait":
        found = tuple(_wait(one.kind, one.left, one.discard, one.wall, lang) for one in waiting(position.view))
        right = [tile_name(one.kind, lang) for one in waiting(position.view) if may_go_out(one)]
        return Explained(WORDS["best"].to(lang).format(action=", ".join(right)), waits=found)
    said = told(position.view, position.actions, words, lang, in_full=True)
    return Explained(
        WORDS["best"].to(lang).format(action=said.what), " ".join(said.why), _beside(said.evaluation, lang)
    )


def _beside(evaluation: Evaluation, lang: Lang) -> tuple[ComparedChoice, ...]:
    """The best five."""
    shown = []
    for one in evaluation.actions[:5]:
        cost = round(evaluation.cost(one.action))
        name = capital(name_of(one.action, lang, in_full=True))
        points = number(round(one.points), lang)
        shown.append(ComparedChoice(name, f"{round(100 * one.chance)} %", points, number(cost, lang) if cost else "="))
    return tuple(shown)


def _wait(kind: int, left: int, thrown: Score, taken: Score, lang: Lang) -> WaitShown:
    said = [total_text(one, lang) if one.legal else WORDS["too_little"].to(lang) for one in (thrown, taken)]
    return WaitShown(kind, left, said[0], said[1])
