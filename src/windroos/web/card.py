"""A table of the evening as the first page shows it. Each kind of table knows how to make its own card."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from starlette.requests import Request

from windroos.store.changes import Stream
from windroos.web.site import Site


class CardRow(NamedTuple):
    """A player: the name, the score so far (None where there is none), and whether the jersey is his."""

    name: str
    score: int | None = None
    leads: bool = False


class TableCard(NamedTuple):
    """A table: its title, what it is busy with (`Spel 9 · ronde Zuid · NTS 2002`), who plays, and where it is.

    `join` is the link behind the QR code, empty where there is nothing to join; `invite` says what scanning it does.
    `alone`: one person plays, with computer players.
    """

    title: str
    state: str
    rows: tuple[CardRow, ...]
    url: str
    join: str = ""
    invite: str = ""
    alone: bool = False


CardMaker = Callable[[Site, Request, Stream], Awaitable[TableCard]]
"""Makes the card of one's own kind of table, in the language of a reader who may see it. Raises WindroosError."""
