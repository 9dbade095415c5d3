"""What any engine of SQLAlchemy does, told to a test as long as it listens.

They are listened to from before the first test: writers of earlier tests go on in their threads until they rest, and
SQLAlchemy has no list of listeners that may grow or shrink while one of them looks through it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, Literal

from sqlalchemy import Engine
from sqlalchemy.event import listen

Event = Literal["begin", "commit", "connect"]
Hearer = Callable[..., None]
_HEARERS: Final[dict[Event, tuple[Hearer, ...]]] = {"begin": (), "commit": (), "connect": ()}


@contextmanager
def heard(event: Event, hearer: Hearer) -> Iterator[None]:
    """Tell somebody of an event, whichever engine and thread it is of, as SQLAlchemy tells it."""
    _HEARERS[event] += (hearer,)
    try:
        yield
    finally:
        _HEARERS[event] = tuple(one for one in _HEARERS[event] if one is not hearer)


def _teller(event: Event) -> Hearer:
    def told(*given: object) -> None:
        for one in _HEARERS[event]:
            one(*given)

    return told


for _event in _HEARERS:
    listen(Engine, _event, _teller(_event))
