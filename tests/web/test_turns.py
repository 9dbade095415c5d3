"""Whose page is next, and how long the loop is left to the games after it."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise

import pytest

from tests.web.conftest import apart
from windroos.web import turns as turns_of
from windroos.web.turns import LONGEST_REST, BusyError, Slots, Turns, WaitingLine, rest


async def in_turn(line: WaitingLine, *who: tuple[str, str]) -> list[str]:
    """Who is called, in order, of those who joined in this order."""
    names = {line.join(*one): f"{one[0]}{one[1]}" for one in who}
    found = []
    while (turn := line.next()) is not None:
        found.append(names[turn])
        turn.set_result(None)
    return found


def test_addresses_take_turns_and_their_people_do() -> None:
    asked = [("a", "1")] * 3 + [("a", "2")] + [("b", "")] * 2 + [("c", "")]
    assert apart(in_turn(WaitingLine(), *asked)) == ["a1", "b", "c", "a2", "b", "a1", "a1"]


def test_who_asks_for_what_takes_long_is_called_less_often() -> None:
    """Two addresses that always wait have as much time each; who comes back after a while has saved up nothing."""

    async def go() -> None:
        line, called = WaitingLine(), ""
        for _ in range(60):
            line.join("long", "")
            line.join("short", "")
        for _ in range(44):
            turn = line.next()
            assert turn is not None
            turn.set_result(None)
            called += line.called[0]
            line.charge(0.3 if line.called == "long" else 0.03)
        assert called.count("l") == 4
        assert "llll" not in called
        for _ in range(20):
            line.join("new", "")
        came = ""
        for _ in range(6):
            assert line.next() is not None
            came += line.called[0]
            line.charge(0.03)
        assert came.count("n") == 2, "the new one does not go before all others"

    apart(go())


def test_long_pages_are_charged_to_who_asks_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, came = 0.0, ""

    async def page(turns: Turns, who: str, seconds: float) -> None:
        nonlocal clock, came
        await turns.take(who)
        clock += seconds
        came += who

    async def go() -> None:
        turns = Turns(lambda: False)
        asked = [("a", 0.5)] * 3 + [("b", 0.01)] * 6
        await asyncio.gather(*(page(turns, who, seconds) for who, seconds in asked))

    monkeypatch.setattr(time, "perf_counter", lambda: clock)
    apart(go())
    assert came == "abbbbbbaa"


def test_what_was_charged_is_forgotten_when_nobody_waits() -> None:
    async def go() -> None:
        line = WaitingLine()
        for number in range(20):
            line.join(f"10.0.0.{number}", "")
            assert line.next() is not None
            line.charge(1.0)
            assert not line._ahead

    apart(go())


def test_a_line_has_an_end_and_forgets_who_went() -> None:
    async def go() -> None:
        line = WaitingLine(most_each=2, most=3)
        first = line.join("a", "")
        line.join("a", "")
        with pytest.raises(BusyError):
            line.join("a", "")
        line.join("b", "")
        with pytest.raises(BusyError):
            line.join("c", "")
        first.cancel()
        assert len([line.next() for _ in range(3) if len(line)]) == 2
        assert len(line) == 0
        assert line.next() is None
        line.join("a", "")

    apart(go())


def test_a_hundred_pages_at_once_hold_the_loop_no_longer_than_one() -> None:
    """Between two pages everything else has its turn, and as much time as the page took."""

    async def go() -> tuple[int, int]:
        turns, done, ticks = Turns(lambda: True), 0, []

        async def page() -> None:
            nonlocal done
            await turns.take("stranger")
            spent = time.perf_counter() + 0.002
            while time.perf_counter() < spent:
                pass
            done += 1

        async def game() -> None:
            while done < 100:
                ticks.append(done)
                await asyncio.sleep(0)

        await asyncio.gather(game(), *(page() for _ in range(100)))
        return done, max(later - before for before, later in pairwise(ticks))

    done, longest = apart(go())
    assert done == 100
    assert longest == 1


@pytest.mark.parametrize("is_played", [True, False])
def test_the_loop_is_left_to_games_where_there_are_any(is_played: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    rests = list[float]()

    async def rest(taken: float) -> None:
        rests.append(taken)

    async def go() -> None:
        turns = Turns(lambda: is_played)
        await asyncio.gather(*(turns.take("stranger") for _ in range(5)))
        await asyncio.sleep(0.01)

    monkeypatch.setattr(turns_of, "rest", rest)
    apart(go())
    assert len([seconds for seconds in rests if seconds > 0]) == 5 * is_played


@pytest.mark.parametrize(("late", "looks"), [([0.0], 1), ([0.004, 0.002, 0.0, 0.0], 3), ([0.004] * 99, 8)])
def test_the_next_page_waits_until_the_games_have_caught_up(
    late: list[float], looks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A loop that comes back late had others to serve; after a while a page is served all the same."""
    clock, slept = 100.0, list[float]()

    async def sleep(seconds: float) -> None:
        nonlocal clock
        clock += seconds + (late[len(slept) - 1] if slept else 0.0)
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(time, "perf_counter", lambda: clock)
    apart(rest(0.003))
    assert slept[0] == 0.003
    assert len(slept) == 1 + looks


def test_a_long_page_leaves_the_games_no_more_than_a_long_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight times its own, and of what took longer than any page eight times the longest rest."""
    clock = 100.0

    async def late(seconds: float) -> None:
        nonlocal clock
        clock += seconds + 0.002

    monkeypatch.setattr(asyncio, "sleep", late)
    monkeypatch.setattr(time, "perf_counter", lambda: clock)
    for taken, most in ((0.03, 0.24), (9.0, 8 * LONGEST_REST)):
        began = clock
        apart(rest(taken))
        assert most <= clock - began <= most + 0.005


def test_so_many_slots_and_the_next_in_turn() -> None:
    async def go() -> list[str]:
        slots, order, free = Slots(2), list[str](), asyncio.Event()

        async def work(who: str) -> None:
            async with slots.one(who):
                order.append(who)
                await free.wait()

        tasks = [asyncio.create_task(work(who)) for who in ("a", "a", "a", "a", "b")]
        await asyncio.sleep(0.01)
        assert order == ["a", "a"]
        tasks[2].cancel()
        free.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        await work("c")
        return order

    assert apart(go()) == ["a", "a", "b", "a", "c"]


def test_a_slot_that_comes_just_as_somebody_goes_is_for_the_next() -> None:
    async def go() -> None:
        slots = Slots(1)
        first = slots.one("a")
        await first.__aenter__()
        gone = asyncio.create_task(slots.one("b").__aenter__())
        await asyncio.sleep(0)
        await first.__aexit__(None, None, None)  # the slot is his, and he has not heard of it
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        async with asyncio.timeout(60), slots.one("c"):
            pass

    apart(go())


def test_a_line_that_is_given_is_kept_though_nobody_stands_in_it() -> None:
    async def go() -> None:
        slots = Slots(0, WaitingLine(most_each=0))
        with pytest.raises(BusyError):
            async with slots.one("a"):
                pass

    apart(go())
