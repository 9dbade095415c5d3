"""Computer players at a table of the page: where they think, and that time and questions tell nothing."""

from __future__ import annotations

import asyncio
import pickle
import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest

from tests.hosting.at_table import (
    AGAINST_TWO,
    NOTHING,
    PUNG_OF_SOUTH,
    HostedTable,
    passes,
    settle,
    setup_of,
    shown_after,
    sit,
    swiftly,
    time_until,
    wall,
)
from tests.play_helpers import rigged
from windroos.books.catalog import rules
from windroos.bots.live import LivePlayer
from windroos.bots.player import ChosenAction
from windroos.hosting import session
from windroos.hosting.clocks import SETTLE
from windroos.hosting.room import Pace
from windroos.hosting.tasks import now
from windroos.hosting.thinking import BotQuestion, table_of
from windroos.play.model import actions as action_kinds
from windroos.play.model.actions import Begin, Call
from windroos.play.model.events import NOBODY
from windroos.play.model.view import View
from windroos.rules.rules import Rules, conduct_of

MOVE = Pace().move


def claims(_: object, view: View, actions: tuple[action_kinds.PlayerAction, ...]) -> ChosenAction:
    """One that claims what it can."""
    return ChosenAction(actions[-1])


TWO_MAY_CLAIM = wall("19m 19p 19s ESWN PGR 5s", "46s 234m 678p 46p WWS", "55s 234m 678p 13p NNW")


class WatchedThinker:
    """Everything that the event loop does for a table, and when."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[tuple[str, float]] = []
        self._patch = monkeypatch
        self._see(session, "advance")
        self._see(session, "group_lines")

    def _see(self, where: Any, name: str) -> None:
        whole = getattr(where, name)

        def seen(*args: Any) -> Any:
            self.note(name)
            return whole(*args)

        self._patch.setattr(where, name, seen)

    def note(self, what: str) -> None:
        self.done.append((what, round(now(), 4)))

    def table(self, table: HostedTable) -> None:
        """Watch what a table stores and asks as well."""
        write, think = table.shelf.write, table.thinker._do

        async def wrote(*changes: Any) -> None:
            self.note(f"write {[type(one).__name__ for one in changes]}")
            await write(*changes)

        async def thought(seconds: float, function: Callable[..., Any], *args: Any) -> Any:
            self.note(f"ask {function.__name__} {[one.seat for one in args[0].asked]}")
            found = await think(seconds, function, *args)
            self.note("answer")
            return found

        self._patch.setattr(table.shelf, "write", wrote)
        self._patch.setattr(table.thinker, "_do", thought)


@pytest.mark.parametrize("presses", [False, True], ids=["time is up", "all press"])
def test_as_much_is_done_after_a_discard_whoever_may_claim(presses: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same things at the same moments, from the discard until what follows is shown."""
    monkeypatch.setattr(LivePlayer, "decide", passes)

    async def go(begin: Begin) -> list[tuple[str, float]]:
        with pytest.MonkeyPatch.context() as patch:
            watched = WatchedThinker(patch)
            table, windows = await sit(begin, AGAINST_TWO)
            await settle()
            watched.table(table)
            watched.done.clear()
            await windows[0].do(action_kinds.Discard(0, 22))
            assert table.room.board.is_open
            if presses:
                await asyncio.sleep(0.1)
                await windows[1].do(action_kinds.Claim(windows[1].seat, Call.PASS))
            await shown_after(table)
            assert table.room.board.table.turn == 1
            return [(what, when) for what, when in watched.done if "[1]" not in what]  # the next turn's own thoughts

    nobody, one, two = (swiftly(lambda: go(begin)) for begin in (NOTHING, PUNG_OF_SOUTH, TWO_MAY_CLAIM))  # noqa: B023
    assert nobody == one == two
    assert [what for what, _ in nobody].count("advance") == 4, "the discard, and an answer of each of the others"
    assert [what for what, _ in nobody].count("ask decide [1, 2]") == 1


@pytest.mark.parametrize("begin", [NOTHING, PUNG_OF_SOUTH], ids=["nothing", "pung"])
@pytest.mark.parametrize("thinks", [0.0, 0.05, 0.3, 1.0, 1000.0])
@pytest.mark.parametrize("presses", [0.0, 0.2, 2.0])
def test_how_long_a_computer_player_thinks_is_seen_by_nobody(begin: Begin, thinks: float, presses: float) -> None:
    """What follows comes when all people have answered, but not before a fixed moment in which players think."""

    async def go() -> None:
        table, windows = await sit(begin, AGAINST_TWO)
        table.thinks = thinks
        await windows[0].do(action_kinds.Discard(0, 22))
        since = now()
        await asyncio.sleep(presses)
        await windows[1].do(action_kinds.Claim(3, Call.PASS))
        await shown_after(table)
        assert now() - since == pytest.approx(max(presses, MOVE) + SETTLE, abs=0.003)

    swiftly(go)


@pytest.mark.parametrize(("thinks", "claimed"), [(0.0, True), (0.3, True), (0.5, False)])
def test_who_has_not_thought_to_the_end_when_the_window_closes_passes(
    thinks: float, claimed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LivePlayer, "decide", claims)

    async def go() -> None:
        table, windows = await sit(PUNG_OF_SOUTH, AGAINST_TWO)
        table.thinks = thinks
        await windows[0].do(action_kinds.Discard(0, 22))
        await windows[1].do(action_kinds.Claim(3, Call.PASS))
        await shown_after(table)
        assert bool(table.room.board.table.melds[1]) is claimed
        assert table.room.board.table.turn == 1

    swiftly(go)


def test_computer_players_who_do_not_wait_are_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LivePlayer, "decide", claims)

    async def go() -> None:
        table = HostedTable(
            setup_of(rules("nts2002"), AGAINST_TWO), Random(1), Pace(0.0), deal=lambda *_: PUNG_OF_SOUTH
        )
        windows = table.all_come()
        await settle()
        table.thinks = 1.0
        await windows[0].do(action_kinds.Discard(0, 22))
        await windows[1].do(action_kinds.Claim(3, Call.PASS))
        assert await shown_after(table) == pytest.approx(1.0, abs=0.003)
        assert table.room.board.table.melds[1]

    swiftly(go)


def test_a_computer_player_moves_at_a_fixed_moment_however_long_it_thinks() -> None:
    async def go(thinks: float) -> float:
        table, windows = await sit(NOTHING, AGAINST_TWO)
        table.thinks = thinks
        await windows[0].do(action_kinds.Discard(0, 22))
        await windows[1].do(action_kinds.Claim(3, Call.PASS))
        await shown_after(table)
        return round(await time_until(lambda: table.room.board.is_open), 2)

    assert [swiftly(lambda: go(thinks)) for thinks in (0.0, 0.1, 0.3)] == [0.35] * 3  # noqa: B023
    assert swiftly(lambda: go(2.0)) == 2.0


@pytest.mark.parametrize("begin", [NOTHING, PUNG_OF_SOUTH], ids=["nothing", "pung"])
@pytest.mark.parametrize("comes", [-1.0, 0.2])
def test_a_window_is_as_long_for_one_person_while_somebody_watches(begin: Begin, comes: float) -> None:
    """Also for who closed the window of his own seat and watches now."""

    async def go() -> None:
        table, windows = await sit(begin, ("person", "person", "greedy", "greedy"))
        if comes < 0:
            table.come(NOBODY)
        await windows[0].do(action_kinds.Discard(0, 22))
        table.room.leave(windows[0].connection)
        await asyncio.sleep(60)
        while not (table.room.board.is_open and table.room.board.table.turn in (0, 2, 3)):
            await windows[1].play(Random(1))
            await asyncio.sleep(0.001)
        since = now()
        if comes >= 0:
            await asyncio.sleep(comes)
            table.come(NOBODY)
            since = now()
        asks = windows[1].last()
        assert asks["window"] == {"left": 4000, "of": 4000}
        assert asks["ask"]["options"][0]["action"]["call"] == "pass"
        await shown_after(table)
        assert now() - since == pytest.approx(4.0 + SETTLE, abs=0.003)

    swiftly(go)


def test_who_sits_a_hand_out_watches_as_well() -> None:
    async def go() -> None:
        made = rules("groenehart2011", players=5)
        table = HostedTable(setup_of(made, ("person", "greedy", "greedy", "greedy", "person")), Random(4))
        windows = table.all_come()
        await settle()
        assert windows[1].seat == NOBODY
        while not table.room.board.is_open:
            await windows[0].play(Random(1))
            await asyncio.sleep(0.001)
        assert windows[1].last()["window"]["of"] == 4000

    swiftly(go)


def test_a_question_depends_on_nothing_that_its_seats_cannot_see() -> None:
    """Other racks and the wall make no difference to a byte of it."""

    async def go(begin: Begin) -> bytes:
        table, windows = await sit(begin, ("person", "live", "person", "person"))
        await windows[0].do(action_kinds.Discard(0, 22))
        await settle()
        table.room.leave(windows[0].connection)
        asked = next(one for one in table.questions if isinstance(one, BotQuestion))
        bare = table_of(asked)._replace(commitment="")
        no_rules = bare._replace(match=bare.match._replace(rules=cast(Rules, None)))
        return pickle.dumps((asked._replace(still=b""), no_rules))

    conduct = conduct_of(rules("nts2002"))
    racks = ("19m 19p 19s ESWN PGR 5s", "55s 234m 678p 13p NNW")
    found = {swiftly(lambda: go(rigged(conduct, racks, seed=seed)._replace(dice=NOTHING.dice))) for seed in range(5)}  # noqa: B023
    assert len(found) == 1


def test_the_server_loads_no_computer_player() -> None:
    """What they need is in the process where they think."""
    code = (
        "import sys, windroos.web.app, windroos.hosting.room\n"
        "inside = ('windroos.bots', 'windroos.expert', 'numpy', 'numba')\n"
        "print([name for name in sys.modules if name.startswith(inside)])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    names = ["windroos.bots", "windroos.expert", "windroos.expert.levels", "windroos.bots.player"]
    assert eval(said) == names, "names and numbers alone"
