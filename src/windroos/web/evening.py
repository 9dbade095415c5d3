"""The tables of the evening: which of them the first page shows, and in which order."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from windroos.store.changes import Kind, Stream
from windroos.store.store import Store

LEFT: Final = timedelta(hours=12)
"""A game that nobody has touched for so long is not shown any more; it can still be opened."""
LOOKED_AT: Final = 200
"""Tables of a kind that are looked at, the latest made first: an old database does not make the first page slow."""
ENDED: Final = 5
"""Counted tables that are over and still shown, so that an evening's result is found."""


class Evening(NamedTuple):
    """Tables by kind, those first where something happened last; `ended` are counted ones, the latest end first."""

    counted: tuple[Stream, ...]
    games: tuple[Stream, ...]
    ended: tuple[Stream, ...]


def evening(store: Store, may_see: Callable[[str], bool], now: datetime, everything: bool = False) -> Evening:
    """The tables of an evening, for who may see them.

    Args:
        store: where they are kept.
        may_see: whether a reader may see the table with this id.
        now: the time, in UTC.
        everything: also the games that were left, and however many tables there are.
    """

    def seen(kind: Kind, open: bool) -> Iterable[Stream]:
        found = [stream for stream in store.streams(kind, open=open) if may_see(stream.id)]
        return found if everything else found[:LOOKED_AT]

    def ordered(kind: Kind) -> list[tuple[datetime, Stream]]:
        found = [(touched(store, stream), stream) for stream in seen(kind, open=True)]
        return sorted(found, key=lambda one: one[0], reverse=True)

    games = (stream for at, stream in ordered("play") if everything or now - at < LEFT)
    ended = sorted(seen("count", open=False), key=lambda stream: stream.closed or stream.made, reverse=True)
    return Evening(tuple(stream for _, stream in ordered("count")), tuple(games), tuple(ended[:ENDED]))


def touched(store: Store, stream: Stream) -> datetime:
    """When something last happened at a table, in UTC."""
    last = store.events(stream.id, stream.length - 1) if stream.length else []
    return last[-1].at if last else stream.made
