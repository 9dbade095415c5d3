"""The tables of the evening: which of them the first page shows, and in which order."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from windroos.scoresheet.spelling import PAPER
from windroos.store.changes import Kind, Stream
from windroos.store.store import Store

LEFT: Final = timedelta(hours=12)
"""A game that nobody has touched for so long is not shown any more; it can still be opened."""
LOOKED_AT: Final = 200
"""Tables of a kind that are looked at, the latest made first: an old database does not make the first page slow."""
A_PART: Final = 50
"""Tables in a part of the list of all."""
ENDED: Final = 5
"""Counted tables that are over and still shown, so that an evening's result is found."""
OF_A_TOURNAMENT: Final = '"of":{"kind":"tournament"'
"""What the header of a tournament's score sheet holds: its table leads there, and no list."""

_PART: Final = re.compile("[1-9][0-9]{0,5}")


class Evening(NamedTuple):
    """Tables by kind, those first where something happened last; `ended` are counted ones, the latest end first."""

    counted: tuple[Stream, ...]
    games: tuple[Stream, ...]
    ended: tuple[Stream, ...]


class ListPart(NamedTuple):
    """A part of a long list of tables; `older`: there are others after it."""

    tables: tuple[Stream, ...]
    older: bool


def part_number(asked: str) -> int:
    """Which part of a list is asked for: the first, where that is not said."""
    return int(asked) if _PART.fullmatch(asked) else 1


def part(store: Store, among: Collection[str] | None, number: int) -> ListPart:
    """The open tables of both kinds, also the games that were left, the latest made first: a part, from 1."""
    found = store.streams(
        open=True, among=among, limit=A_PART + 1, offset=(number - 1) * A_PART, without=OF_A_TOURNAMENT
    )
    return ListPart(tuple(found[:A_PART]), len(found) > A_PART)


def evening(store: Store, among: Collection[str] | None, now: datetime) -> Evening:
    """The tables of an evening, for who may see them.

    Args:
        store: where they are kept.
        among: the tables that a reader may see; None: all.
        now: the time, in UTC.
    """

    def seen(kind: Kind, open: bool) -> Iterable[Stream]:
        return store.streams(kind, open=open, among=among, limit=LOOKED_AT, unused=False, without=OF_A_TOURNAMENT)

    def ordered(kind: Kind) -> list[tuple[datetime, Stream]]:
        found = [(touched(store, stream), stream) for stream in seen(kind, open=True)]
        return sorted(found, key=lambda one: one[0], reverse=True)

    games = (stream for at, stream in ordered("play") if now - at < LEFT)
    counted = (stream for _, stream in ordered("count") if not unused(store, stream, now))
    ended = sorted(seen("count", open=False), key=lambda stream: stream.closed or stream.made, reverse=True)
    return Evening(tuple(counted), tuple(games), tuple(ended[:ENDED]))


def unused(store: Store, stream: Stream, now: datetime) -> bool:
    """Whether a counted table was left without a single tap: nobody misses it in a list. It can still be opened.

    A table at which anything was entered stays in sight for good: what people played for is never put away by itself.
    """
    return stream.length <= 1 and now - stream.made >= LEFT and store.note(stream.id, PAPER) is None


def touched(store: Store, stream: Stream) -> datetime:
    """When something last happened at a table, in UTC."""
    last = store.events(stream.id, stream.length - 1) if stream.length else []
    return last[-1].at if last else stream.made
