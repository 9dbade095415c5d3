"""What tables on equal walls belong to: whoever opens them, and is told what was made of the walls."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Final, Literal, NamedTuple, Protocol

from windroos.duplicate.comparing import CompareWay, PlayedWall
from windroos.duplicate.requests import WallRequest
from windroos.duplicate.state import WallsState
from windroos.hosting.setup import WallPlace
from windroos.rules.rules import Rules
from windroos.text.words import Words

BY: Final = "referee"
"""Who tells what tables made of their walls: the program, which refereed them."""


class WallSeats(NamedTuple):
    """A table of a round: its number and part, and who begins where, East first; "" is a computer player.

    plays  False: it cannot play, and is closed at once
    """

    table: int
    part: int
    people: tuple[str, ...]
    plays: bool = True


class WallChoice(NamedTuple):
    """What is chosen for a round where no formula says it.

    compare   what a result is worth beside the others'
    walls     so many; a multiple of four
    together  nobody begins a wall before every table has ended the one before
    """

    compare: CompareWay = "mean"
    walls: int = 16
    together: bool = True


class WallPlan(NamedTuple):
    """A round that may be opened.

    renamed  items that house rules call otherwise than the book
    compare  as it is kept with the round, "" where a formula says it
    """

    rules: Rules
    tables: tuple[WallSeats, ...]
    walls: int
    together: bool
    compare: CompareWay | Literal[""] = ""
    renamed: Mapping[str, Words] = {}


class WallContest(Protocol):
    """A tournament or an evening, by its id. Every method may raise StoreError and what it raises itself."""

    def walls(self, id: str) -> WallsState:
        """The walls as they stand."""
        ...

    def plan(self, id: str, round: int, chosen: WallChoice, /) -> WallPlan:
        """What a round is played as; raises why it cannot be opened."""
        ...

    def names(self, id: str) -> Mapping[str, str]:
        """What people are called, by id."""
        ...

    def secret(self, id: str) -> str:
        """The secret that waits beside it, "" none."""
        ...

    async def keep_secret(self, id: str, secret: str) -> None:
        """Let a secret wait beside it."""
        ...

    async def ask(self, id: str, asked: WallRequest, by: str, now: datetime) -> None:
        """Do what is asked of its walls."""
        ...

    async def tell(self, id: str, round: int, table: int, walls: tuple[PlayedWall, ...], now: datetime) -> None:
        """Keep what a table made of its walls, and its result, which needs nobody's agreement."""
        ...


def names_of(contests: Mapping[str, WallContest]) -> Callable[[WallPlace], Mapping[str, str]]:
    """What gives the names of the people of a contest, by its place."""

    def names(of: WallPlace) -> Mapping[str, str]:
        return contests[of.kind].names(of.id) if of.kind in contests else {}

    return names
