"""What a counted table belongs to, as far as counting has to know: an evening of a club, a tournament, or nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple

from starlette.requests import HTTPConnection

from windroos.errors import WindroosError
from windroos.hosting.tickets import Ticket
from windroos.scoresheet.opening import SheetOpening
from windroos.web.count.commands import StoredTable


def _nobody(_: SheetOpening) -> Mapping[str, str]:
    """The names where no table knows its people."""
    return {}


async def _at_once(_: SheetOpening) -> None:
    """Nothing has to be at hand for a table."""


async def _no_one(_: StoredTable) -> None:
    """Nobody waits for what a table comes to."""


def _not_stuck(_: StoredTable) -> WindroosError | None:
    """What a table comes to goes nowhere, so that nothing can keep it."""
    return None


class SheetHome(NamedTuple):
    """What tables belong to.

    names   what people are called now, by id, at a table that knows its people
    tell    hears of a table that knows its people, after each event on it that is on disk
    first   has at hand what a table belongs to, before it is given to anybody
    ticket  what somebody may do at a table, who may see it; None: what the link says that he opened
    back    the address of the page that its people came from
    stuck   why what a table comes to does not become a result there; None where it does, or still can
    """

    names: Callable[[SheetOpening], Mapping[str, str]] = _nobody
    tell: Callable[[StoredTable], Awaitable[None]] = _no_one
    first: Callable[[SheetOpening], Awaitable[None]] = _at_once
    ticket: Callable[[HTTPConnection, StoredTable], Ticket] | None = None
    back: Callable[[SheetOpening], str] | None = None
    stuck: Callable[[StoredTable], WindroosError | None] = _not_stuck


HomeOf = Callable[[SheetOpening], SheetHome]
"""What a table belongs to."""


def alone(_: SheetOpening) -> SheetHome:
    """The home of tables that belong to nothing."""
    return SheetHome()
