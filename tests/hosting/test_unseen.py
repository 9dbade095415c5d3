"""What a window is sent does not depend on tiles that its seat cannot see."""

from __future__ import annotations

import asyncio
import re
from random import Random

import pytest

from tests.hosting.at_table import (
    settle,
    sit,
    swiftly,
)
from tests.unseen import elsewhere, plain
from windroos.books.catalog import IDS, rules
from windroos.hosting.tasks import now
from windroos.play.model import actions
from windroos.play.model.actions import Begin, Call
from windroos.play.model.events import NOBODY
from windroos.play.model.wall import deal_positions
from windroos.rules.rules import conduct_of


@pytest.mark.parametrize("id", IDS)
def test_the_unseen_makes_no_difference_on_the_wire(id: str) -> None:
    """The bytes that a seat and who watches are sent do not depend on tiles they have not seen."""
    for number in range(6):
        random = Random(f"{id} {number}")
        seat, presses = number % 4, number % 2 == 0
        begin = plain(id, random)
        sent = swiftly(lambda: _thrown_as_drawn(id, begin, seat, presses))  # noqa: B023 - done before the next
        for _ in range(3):
            other = elsewhere(id, begin, seat, random)
            assert other.wall != begin.wall
            again = swiftly(lambda: _thrown_as_drawn(id, other, seat, presses))  # noqa: B023
            assert again == sent
        assert len(sent[0]) > 40


@pytest.mark.parametrize("id", IDS)
def test_who_passes_by_himself_makes_no_difference_on_the_wire(id: str) -> None:
    """Neither bytes nor moments tell what he could have claimed, whether the others answer or let the time run out."""
    for presses in (True, False):
        random = Random(f"{id} {presses}")
        begin = plain(id, random)
        sent = swiftly(lambda: _thrown_as_drawn(id, begin, 2, presses, holds=3))  # noqa: B023 - done before the next
        for _ in range(3):
            other = elsewhere(id, begin, 2, random)
            again = swiftly(lambda: _thrown_as_drawn(id, other, 2, presses, holds=3))  # noqa: B023
            assert again == sent


async def _thrown_as_drawn(
    id: str, begin: Begin, seat: int, presses: bool, holds: int = NOBODY
) -> tuple[list[str], list[str], list[float]]:
    """Twenty turns in which everybody throws what he draws and passes.

    What a seat and who watches were sent, and where somebody `holds`, passing by himself, when each turn was over.
    """
    table, windows = await sit(begin, id=id)
    times: list[float] = []
    if holds != NOBODY:
        windows[holds].connection.holds = True
    watcher = table.come(NOBODY, "en")
    await settle()
    conduct, room = conduct_of(rules(id)), table.room
    last = deal_positions(conduct)[0][13]
    for turn in range(20):
        window = windows[room.board.table.turn]
        own = room.board.view(window.player).own
        await window.do(actions.Discard(window.seat, begin.wall[last] if turn == 0 else own.drawn))
        others = [other for other in windows if other is not window and other.player != holds]
        for other in others if presses else ():
            await other.do(actions.Claim(other.seat, Call.PASS))
        while room.board.is_open:
            await asyncio.sleep(0.1 if holds == NOBODY else 0.01)
        times += [] if holds == NOBODY else [round(now(), 3)]
        await settle()
        for seen in (*windows, watcher):
            seen.read()
    # The promise is of another wall, and how long a clock still runs is no matter of tiles.
    bare = [[re.sub(r'"commitment":"\w*"|"left":\d+', "", text) for text in w.bytes] for w in (windows[seat], watcher)]
    return bare[0], bare[1], times
