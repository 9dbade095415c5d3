"""A hand that somebody typed, as the seat would look at it that has these tiles: nothing else of the table is known."""

from __future__ import annotations

import re
from itertools import cycle
from typing import Final

from windroos.bots.evaluation import ActionValue, Evaluation
from windroos.bots.expert_evaluation import ExpertEvaluator
from windroos.errors import HandError, PlayError
from windroos.hands import By, hand_of
from windroos.notation import Reading, parse_tiles
from windroos.play.model.actions import Call, Claim, Mahjong
from windroos.play.model.events import NOBODY
from windroos.play.model.match import new_match
from windroos.play.model.view import CLAIM, DISCARD, Own, Source, Thrown, View, clear_table
from windroos.play.rules.options import options
from windroos.rules.rules import Rules, conduct_of, course_of

RACK: Final = 13
MOST_SHOWN: Final = 8
"""Choices that are shown."""
_SOURCES: Final = {By.WALL: Source.WALL, By.KONG: Source.KONG, By.BONUS: Source.BONUS}


def evaluated(view: View) -> Evaluation:
    """All that may be done with it, the best first."""
    return ExpertEvaluator().evaluate(view, options(view))


def choices(evaluation: Evaluation) -> tuple[ActionValue, ...]:
    """What may be done as far as it was weighed, the best first; nothing where the best is to go out, or no choice."""
    best = evaluation.best.action
    weighed = tuple(one for one in evaluation.actions if one.plans)[:MOST_SHOWN]
    goes_out = isinstance(best, Mahjong) or (isinstance(best, Claim) and best.call == Call.MAHJONG)
    return () if goes_out or len(weighed) < 2 else weighed


def tiles_typed(text: str) -> tuple[int, ...]:
    """Tiles in any groups: `9s 11z`. Raises NotationError, with the column."""
    found: list[int] = []
    for match in re.finditer(r"\S+", text):
        found += parse_tiles(match[0], match.start() + 1)
    return tuple(found)


def typed_view(rules: Rules, reading: Reading, gone: tuple[int, ...] = (), left: int | None = None) -> View:
    """What a seat sees that has these tiles before it.

    Args:
        rules: of the book.
        reading: fourteen tiles, of which one has to go; or thirteen and one more, which was drawn (`+3s wall`) or which
            the neighbour laid down from whom everything may be claimed (`+3s discard`). A kong counts for three.
        gone: other tiles that lie open, each once for every copy.
        left: tiles that can still be drawn; None: all but those that somebody has or that lie there.

    Raises:
        HandError: `typed_count`, the number of tiles; `five_of_a_tile`, too many of one, those that lie open included.
        PlayError: `typed_win`, a way to get a tile at which nothing is chosen; `typed_seat`, nobody sits there;
            `typed_left`, more tiles than can be left.
    """
    conduct, course = conduct_of(rules), course_of(rules)
    seats = min(course.players, 4)
    seat, win = reading.situation.seat, reading.situation.win
    if seat >= seats or reading.situation.round not in course.winds:
        raise PlayError("typed_seat", seats=seats)
    if win is not None and win.by == By.ROBBED:
        raise PlayError("typed_win")
    asked = win is not None and win.by == By.DISCARD
    rack = reading.hand.concealed if win is None or asked else (*reading.hand.concealed, win.tile)
    wanted = RACK if asked else RACK + 1
    if len(rack) + 3 * len(reading.hand.melds) != wanted:
        raise HandError("typed_count", size=len(rack) + 3 * len(reading.hand.melds), wanted=wanted)
    lying = (*gone, win.tile) if asked and win is not None else gone
    hand_of((*rack, *lying), reading.hand.melds)  # of no tile are there more than four
    whole = len(conduct.tiles) - conduct.dead - RACK * seats - (not asked)
    if left is not None and not 0 <= left <= whole:
        raise PlayError("typed_left", most=whole)
    turn = (seat - 1) % seats if asked else seat
    others = cycle(one for one in range(seats) if one != seat)
    thrown = (*(Thrown(next(others), tile) for tile in gone), *((Thrown(turn, win.tile),) if asked and win else ()))
    names = tuple(str(place + 1) for place in range(course.players))
    match = new_match(rules, names, tuple(range(seats)), 4 if course.players == 5 else NOBODY)
    clear = clear_table(match._replace(round=reading.situation.round))
    table = clear._replace(
        phase=CLAIM if asked else DISCARD,
        turn=turn,
        counts=tuple(len(rack) if one == seat else RACK for one in range(seats)),
        melds=tuple(reading.hand.melds if one == seat else () for one in range(seats)),
        bonus=tuple(reading.hand.bonus if one == seat else () for one in range(seats)),
        discards=thrown,
        front=len(conduct.tiles) - conduct.dead - (max(0, whole - len(lying)) if left is None else left),
        source=Source.NOTHING if asked else Source.WALL if win is None else _SOURCES[win.by],
    )
    drawn = NOBODY if asked else rack[-1]
    return View(rules, conduct, table, seat, Own(tuple(sorted(rack)), drawn), seat)
