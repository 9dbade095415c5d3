"""Computer players at a table that fail, and a table that does: the game goes on, and who can help is told."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from tests.hosting.at_table import (
    AGAINST_TWO,
    NOTHING,
    PUNG_OF_SOUTH,
    HostedTable,
    TableWindow,
    play_on,
    setup_of,
    shown_after,
    sit,
    swiftly,
)
from windroos.books.catalog import rules
from windroos.bots.live import LivePlayer
from windroos.bots.player import ChosenAction
from windroos.distance.ladders import Ladder, steps_of
from windroos.errors import WindroosError
from windroos.hosting import session, thinking
from windroos.hosting.scheduler import AGAIN
from windroos.hosting.setup import Kind, SharedWalls
from windroos.hosting.tasks import now
from windroos.hosting.thinker import SECONDS, Thinker, book_of
from windroos.hosting.worker import WorkerError
from windroos.play.model import actions as action_kinds
from windroos.play.model.actions import Call
from windroos.play.model.events import NOBODY
from windroos.play.model.view import Phase, View
from windroos.play.referee.referee import advance as advance_whole


def lost(code: str) -> Callable[..., Any]:
    async def do(*_: object) -> Any:
        raise WorkerError(code)

    return do


@pytest.mark.parametrize(
    "does", ["raises", "nonsense", "hangs", "worker_lost", "worker_busy", "worker_fault", "bad pipe"]
)
def test_whatever_a_computer_player_does_the_game_goes_on(
    does: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Then it does the simplest thing; the log says so once for each way in which it failed."""

    def decide(self: object, view: View, actions: tuple[action_kinds.PlayerAction, ...]) -> ChosenAction:
        if does == "raises":
            raise ZeroDivisionError("a fault of a player")
        return ChosenAction(action_kinds.Discard(view.seat, 41))

    if does in ("raises", "nonsense"):
        monkeypatch.setattr(LivePlayer, "decide", decide)

    async def go() -> float:
        table = HostedTable(setup_of(rules("nts2002"), ("person", "live", "live", "live")), Random(5))
        if does == "hangs":
            table.thinks = SECONDS + 1
        elif does == "bad pipe":
            monkeypatch.setattr(table.thinker, "_do", None)
        elif does.startswith("worker"):
            monkeypatch.setattr(table.thinker, "_do", lost(does))
        windows = table.all_come()
        await play_on(table, windows, Random(5))
        assert table.room.board.table.match.over
        assert not [m for window in windows for m in window.read() if m["t"] == "refused"]
        return now()

    took = swiftly(go)
    assert len(caplog.messages) == (3 if does == "nonsense" else 1)  # the seats say who of them it was
    assert all("computer players" in message for message in caplog.messages)
    if does == "hangs":
        assert took < 300, "in that hand they are not asked again"


def test_a_player_that_is_sensible_when_it_fails() -> None:
    """It passes, draws, and discards the tile that it drew."""

    async def go() -> None:
        table, windows = await sit(PUNG_OF_SOUTH, AGAINST_TWO)
        table.thinker._do = lost("worker_lost")
        await windows[0].do(action_kinds.Discard(0, 22))
        await windows[1].do(action_kinds.Claim(3, Call.PASS))
        await shown_after(table)
        drawn = table.room.board.view(1).own.drawn
        await asyncio.sleep(0.4)
        last = table.room.board.table.discards[-1]
        assert (last.seat, last.tile) == (1, drawn)

    swiftly(go)


def faulty(monkeypatch: pytest.MonkeyPatch, times: int) -> None:
    """The referee fails so many times when time is up or a window closes."""
    whole, left = advance_whole, [times]

    def advance(state: Any, action: action_kinds.Action) -> Any:
        if isinstance(action, action_kinds.TimeUp) and left[0]:
            left[0] -= 1
            raise ZeroDivisionError("a fault of the referee")
        return whole(state, action)

    monkeypatch.setattr(session, "advance", advance)


def told(window: TableWindow) -> list[str]:
    return [m["message"] for m in window.read() if m["t"] == "refused"]


def test_a_fault_of_the_table_is_said_logged_and_tried_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def go() -> None:
        table, windows = await sit(PUNG_OF_SOUTH)
        english = table.come(NOBODY, "en")
        faulty(monkeypatch, 2)
        await windows[0].do(action_kinds.Discard(0, 22))
        stored = list(table.shelf.bodies)
        await asyncio.sleep(4.1)
        assert told(windows[2]) == ["Hier ging iets mis in Windroos zelf; wat gespeeld is, is bewaard."]
        assert told(english) == ["Something went wrong in Windroos itself here; what was played is kept."]
        assert table.shelf.bodies == stored
        assert table.room.board.is_open
        await asyncio.sleep(10)
        assert table.room.board.table.phase == Phase.DISCARD
        assert table.room.board.table.turn == 1
        assert told(windows[2]) == []

    swiftly(go)
    assert len(caplog.messages) == 1
    assert "a fault of the referee" in caplog.text


def test_a_table_that_keeps_failing_is_read_again_from_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        table, windows = await sit(PUNG_OF_SOUTH)
        faulty(monkeypatch, 3)
        await windows[0].do(action_kinds.Discard(0, 22))
        await asyncio.sleep(20)
        assert table.room.session.stale
        assert [window.connection.closing for window in windows] == [AGAIN] * 4

    swiftly(go)


def test_a_fault_in_the_process_of_players_is_told_to_who_asks_the_coach() -> None:
    async def go() -> None:
        table, windows = await sit(NOTHING)
        await table.room.advise(windows[0].connection)
        assert windows[0].read()[-1]["t"] == "advice"
        table.thinker._do = lost("worker_slow")
        with pytest.raises(WindroosError, check=lambda wrong: wrong.code == "worker_slow"):
            await table.room.advise(windows[0].connection)

    swiftly(go)


@pytest.fixture
def loads_anew() -> Iterator[None]:
    """What players need is made in this process, which then collects garbage as before."""
    thinking.load.cache_clear()
    gc.unfreeze()
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("loads_anew")
@pytest.mark.parametrize("id", ["nmv144", "mcr", "hongkong"])
def test_what_players_need_is_made_before_it_is_asked(id: str) -> None:
    made = rules(id)
    thinking.load(book_of(setup_of(made, ("person",) * 4)), "greedy")
    assert thinking.load.cache_info().currsize == 1


@pytest.mark.usefixtures("loads_anew")
@pytest.mark.parametrize("kind", ["greedy", "live"])
def test_the_tables_of_players_are_not_gone_through_again_and_again(kind: Kind) -> None:
    """What stays as long as the process is out of the way of collecting garbage, which would hold everybody up."""
    short = steps_of(Ladder.FREE).short
    assert any(short is one for one in gc.get_objects())
    thinking.load(book_of(setup_of(rules("mcr"), ("person",) * 4)), kind)
    assert all(short is not one for one in gc.get_objects())


def test_what_the_coach_needs_is_made_when_a_table_of_people_is_opened() -> None:
    """Where there is a coach: no table on equal walls has one, and none where nobody sits."""
    asked: list[tuple[object, ...]] = []

    async def do(_: float, function: Callable[..., Any], *args: Any) -> None:
        asked.append((function.__wrapped__.__name__, *args[1:]))  # type: ignore[attr-defined]

    setup = setup_of(rules("mcr"), ("person", "live", "live", "expert"))
    asyncio.run(Thinker(do).load(setup))
    assert asked == [("load", "expert"), ("load", "live"), ("load_coach",)]
    asked.clear()
    asyncio.run(Thinker(do).load(setup._replace(walls=SharedWalls(("1",), ("a",)))))
    asyncio.run(Thinker(do).load(setup_of(rules("mcr"), ("live",) * 4)))
    assert ("load_coach",) not in asked
    thinking.load_coach(book_of(setup))
    assert thinking.load_coach.cache_info().currsize >= 1
