"""What went wrong comes back: Leitner's boxes, as one short text that a browser can keep.

A puzzle that was answered wrongly goes to the first box. Answered rightly on a day that it is asked again it moves to
the next one, where it rests longer, and out of the last it is learnt (S. Leitner, *So lernt man lernen*, 1972).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date
from typing import Final, NamedTuple

DAYS: Final = (1, 3, 7, 21)
"""How long a puzzle rests in each box."""
MOST: Final = 60
"""Puzzles that are kept; those that come last make room."""
_ONE: Final = re.compile(r"([a-z0-9]{1,20})\.([0-9]{1,4})\.([0-3])\.([0-9]{6,7})")


class BoxedPuzzle(NamedTuple):
    """A puzzle in a box, from 0; `due` is the day from which it is asked again, as `date.toordinal` counts."""

    book: str
    number: int
    box: int
    due: int


def read_boxes(text: str) -> tuple[BoxedPuzzle, ...]:
    """The boxes of a text; what is none of ours is left out."""
    found = (_ONE.fullmatch(one) for one in text.split("~"))
    return tuple(BoxedPuzzle(one[1], int(one[2]), int(one[3]), int(one[4])) for one in found if one)[:MOST]


def boxes_text(boxes: Iterable[BoxedPuzzle]) -> str:
    """The boxes as a text."""
    return "~".join(f"{one.book}.{one.number}.{one.box}.{one.due}" for one in boxes)


def after(boxes: tuple[BoxedPuzzle, ...], book: str, number: int, right: bool, day: date) -> tuple[BoxedPuzzle, ...]:
    """The boxes after an answer on a day. What is right before its day moves nothing: it was just looked up."""
    today = day.toordinal()
    old = next((one for one in boxes if (one.book, one.number) == (book, number)), None)
    others = tuple(one for one in boxes if one is not old)
    if not right:
        found = (*others, BoxedPuzzle(book, number, 0, today + DAYS[0]))
    elif old is None or old.due > today:
        return boxes
    elif old.box + 1 == len(DAYS):
        return others
    else:
        found = (*others, old._replace(box=old.box + 1, due=today + DAYS[old.box + 1]))
    return tuple(sorted(found, key=lambda one: one.due)[:MOST])


def due(boxes: tuple[BoxedPuzzle, ...], day: date) -> tuple[BoxedPuzzle, ...]:
    """Those that are to be asked on a day, the one that waits longest first."""
    return tuple(sorted((one for one in boxes if one.due <= day.toordinal()), key=lambda one: one.due))
