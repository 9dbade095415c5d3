"""A database that one of several machines cannot reach: whether it is away for all of them, as they say themselves.

Then nobody can have taken this machine's place, for that is done in the database, and its people would be no better
off elsewhere. In doubt it is not so: where one is silent, or is another than was known, this machine may be the only
one that is cut off. Who said in this absence that he does not reach it, and whose port is closed now, has ended since.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final

from windroos.store.machines import Machine
from windroos.web.calling import answer_on, called, is_refusal
from windroos.web.machines import place_of_text

ASKS: Final = 1.0
"""Seconds between two rounds of questions, at least,"""
SECONDS: Final = 1.5
"""and that each has to make himself known, and then to answer."""
REACHES: Final = b'{"reaches": true}'
"""What is asked: whether a machine reaches the database,"""
LACKS: Final = {"reaches": False}
"""and what is answered where it does not."""


class SharedAbsence:
    """What the other machines say of a database, while this one does not reach it."""

    def __init__(self, secret: bytes, told: Callable[[], None]) -> None:
        """`secret`: the house's; `told` once in each absence that all of them wait."""
        self._secret = secret
        self._tell = told
        self._due = 0.0
        self._lacking: set[int] = set()
        """Who said in this absence that he does not reach it."""
        self._was_told = False

    def end(self) -> None:
        """The database is reached again."""
        if self._due:
            self._due, self._was_told = 0.0, False
            self._lacking.clear()

    def is_for_all(self, others: Sequence[Machine]) -> bool:
        """Whether none of the other machines reaches it either, at this moment; they are asked every now and then."""
        if monotonic() < self._due:
            return False
        self._due = monotonic() + ASKS
        try:
            lacking = asyncio.run(self._asked(others))
        except OSError:  # there is no file left to ask anybody
            return False
        if not all(lacking):
            return False
        if not self._was_told:
            self._was_told = True
            self._tell()
        return True

    async def _asked(self, others: Sequence[Machine]) -> list[bool]:
        return await asyncio.gather(*(self._lacks(one) for one in others))

    async def _lacks(self, machine: Machine) -> bool:
        """Whether it is sure that a machine does not reach it."""
        try:
            place = place_of_text(machine.place)
            way = await called(place, machine.number, self._secret, REACHES, SECONDS)
            async with asyncio.timeout(SECONDS):
                lacks = await answer_on(way) == LACKS
        except OSError as why:
            return is_refusal(why) and machine.number in self._lacking
        except ValueError:  # where it says that it is nobody can be
            return False
        if not lacks:
            self._lacking.discard(machine.number)
            return False
        self._lacking.add(machine.number)
        return True
