"""A table of the page: who is asked and for how long, who comes and goes, what is stored, and what nobody learns."""

from __future__ import annotations

import asyncio
import json
import re
from random import Random

import pytest

from tests.hosting.at_table import (
    NOTHING,
    PEOPLE,
    PUNG_OF_SOUTH,
    Table,
    phase,
    play_on,
    refused,
    settle,
    setup_of,
    sit,
    swiftly,
    time_until,
    wall,
)
from tests.play_helpers import rigged
from windroos.books.catalog import IDS, rules
from windroos.hosting.board import Board
from windroos.hosting.clocks import SETTLE, Clock
from windroos.hosting.hands import HandSpan
from windroos.hosting.history import board_of, ended_hand, finished, record_text, seat_text
from windroos.hosting.room import Pace
from windroos.hosting.setup import read_setup, setup_text
from windroos.hosting.shapes import view_object
from windroos.hosting.tasks import now
from windroos.play.model import actions
from windroos.play.model.actions import Begin, Call
from windroos.play.model.events import NOBODY
from windroos.play.model.view import Phase
from windroos.play.model.wall import deal_positions, draw_order
from windroos.play.record.record import first_state, read_record, record_lines
from windroos.play.record.verify import verify
from windroos.rules.rules import conduct_of
from windroos.store.errors import StoreError
from windroos.telling.ending import ending
from windroos.tiles import SEASONS

SOLO = ("person", "live", "greedy", "live")


# --- who is asked, and for how long ------------------------------------------------------------------------------


@pytest.mark.parametrize("begin", [PUNG_OF_SOUTH, NOTHING], ids=["pung", "nothing"])
@pytest.mark.parametrize("presses", [False, True])
def test_a_tile_lies_open_as_long_whoever_may_claim(begin: Begin, presses: bool) -> None:
    """Everybody but the discarder is asked, sees the same clock, and hears of what follows at the same moment.

    To the millisecond, however long it takes to store what they answer.
    """

    async def go() -> None:
        table, windows = await sit(begin)
        table.shelf.slow = 0.015
        await windows[0].do(actions.Discard(0, 22))
        due = now() + 4.0
        await settle()
        asks = [window.last() for window in windows]
        assert [ask["window"] for ask in asks] == [{"left": 4000, "of": 4000}] * 4
        assert asks[0]["ask"] is None
        assert [ask["ask"]["options"][0]["action"]["call"] for ask in asks[1:]] == ["pass"] * 3
        if presses:
            for window in windows[1:]:
                await asyncio.sleep(0.5)
                due = now()
                await window.do(actions.Claim(window.seat, Call.PASS))
                if window is not windows[-1]:
                    with refused("answered"):
                        await window.do(actions.Claim(window.seat, Call.PASS))
        while now() < due + SETTLE - 0.001:
            assert table.room.board.is_open
            await asyncio.sleep(0.0005)
        await asyncio.sleep(0.002)
        assert not table.room.board.is_open

    swiftly(go)


@pytest.mark.parametrize(
    ("begin", "answer"),
    [
        (PUNG_OF_SOUTH, None),
        (PUNG_OF_SOUTH, Call.PASS),
        (PUNG_OF_SOUTH, Call.PUNG),
        (NOTHING, None),
        (NOTHING, Call.PASS),
    ],
    ids=["pung", "pung passed", "pung called", "nothing", "nothing passed"],
)
def test_the_time_does_not_tell_what_somebody_could_claim_who_passes_by_himself(
    begin: Begin, answer: Call | None
) -> None:
    """However he and the others answer, and whatever he has: the tile lies open until the clock is at its end."""

    async def go() -> None:
        table, windows = await sit(begin)
        windows[1].connection.holds = True
        await windows[0].do(actions.Discard(0, 22))
        due = now() + 4.0
        for window in windows[2:]:
            await window.do(actions.Claim(window.seat, Call.PASS))
        if answer is not None:
            await asyncio.sleep(0.3)
            await windows[1].do(actions.Claim(1, answer))
            assert windows[1].last()["ask"]["answered"] == answer.name.lower()
        while now() < due + SETTLE - 0.001:
            assert table.room.board.is_open
            await asyncio.sleep(0.0005)
        await asyncio.sleep(0.002)
        assert not table.room.board.is_open
        assert table.room.board.table.turn == 1

    swiftly(go)


def test_who_passes_himself_again_is_waited_for_as_ever() -> None:
    async def go() -> None:
        table, windows = await sit(NOTHING)
        windows[1].connection.holds = True
        windows[1].connection.holds = False
        await windows[0].do(actions.Discard(0, 22))
        for window in windows[1:]:
            await window.do(actions.Claim(window.seat, Call.PASS))
        await asyncio.sleep(SETTLE + 0.01)
        assert not table.room.board.is_open

    swiftly(go)


def test_a_claim_is_too_late_when_what_follows_is_decided() -> None:
    async def go() -> None:
        table, windows = await sit(PUNG_OF_SOUTH)
        await windows[0].do(actions.Discard(0, 22))
        await asyncio.sleep(4.02)
        assert table.room.board.is_open
        for window, call in zip(windows[1:], (Call.PUNG, Call.PASS, Call.PASS), strict=True):
            with refused("table_late"):
                await window.do(actions.Claim(window.seat, call))
        await asyncio.sleep(0.03)
        assert phase(table) == Phase.DISCARD

    swiftly(go)


def test_who_returns_when_what_follows_is_decided_holds_up_nobody() -> None:
    async def go() -> None:
        table, windows = await sit(NOTHING)
        table.room.leave(windows[3].connection)
        await asyncio.sleep(11)
        await windows[0].do(actions.Discard(0, 22))
        for window in windows[1:3]:
            await window.do(actions.Claim(window.seat, Call.PASS))
        await asyncio.sleep(0.37)  # a computer player has his seat, and a moment to think
        assert table.room.board.is_open
        assert table.room.clocks.decided
        table.come(3)
        await asyncio.sleep(0.03)
        assert not table.room.board.is_open

    swiftly(go)


def test_one_person_is_waited_for_only_where_he_may_claim() -> None:
    """The table goes on after a moment that is always as long; who may claim has all the time there is."""
    east = "19m 19p 19s ESWN PGR 5s"

    async def go(rack: str) -> bool:
        table, (window,) = await sit(wall(east, rack), ("greedy", "person", "greedy", "greedy"))
        await time_until(lambda: table.room.board.is_open)
        assert window.last()["window"] is None
        asked = window.last()["ask"] is not None
        await asyncio.sleep(0.4)
        for seconds in (0, 600):
            await asyncio.sleep(seconds)
            assert table.room.board.is_open is asked
        return asked

    assert swiftly(lambda: go("55s 234m 678p 13p NNW"))
    assert not swiftly(lambda: go("46p 234m 678p 11p NNN"))


def test_a_claim_is_known_when_the_window_closes_and_not_before() -> None:
    async def go() -> None:
        table, windows = await sit(PUNG_OF_SOUTH)
        await windows[0].do(actions.Discard(0, 22))
        await windows[1].do(actions.Claim(1, Call.PUNG))
        await settle()
        assert windows[1].last()["ask"]["answered"] == "pung"
        assert '"answered"' not in table.shelf.bodies[-1]
        for other in (windows[0], windows[2], windows[3]):
            assert not any(event["event"] == "melded" for m in other.read() for event in m.get("events", ()))
        await asyncio.sleep(4.05)
        assert all("melded" in [e["event"] for e in window.last()["events"]] for window in windows)
        assert windows[1].last()["ask"]["kind"] == "turn"

    swiftly(go)


def test_who_outdid_somebody_is_told_with_the_reason() -> None:
    async def go() -> None:
        begin = wall("19m 19p 19s ESWN PGR 5s", "46s 234m 678p 11p NNN", "55s 234m 678p 99p WWW")
        _, windows = await sit(begin)
        await windows[0].do(actions.Discard(0, 22))
        await windows[1].do(actions.Claim(1, Call.CHOW, 21))
        await windows[2].do(actions.Claim(2, Call.PUNG))
        await windows[3].do(actions.Claim(3, Call.PASS))
        await asyncio.sleep(0.05)
        said = [one["text"] for one in windows[1].last()["said"]]
        assert any("gaat voor" in text for text in said), said

    swiftly(go)


# --- what nobody learns ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", IDS)
def test_the_unseen_makes_no_difference_on_the_wire(id: str) -> None:
    """The bytes that a seat and who watches are sent do not depend on tiles they have not seen."""
    for number in range(6):
        random = Random(f"{id} {number}")
        seat, presses = number % 4, number % 2 == 0
        begin = _plain(id, random)
        sent = swiftly(lambda: _thrown_as_drawn(id, begin, seat, presses))  # noqa: B023 - done before the next
        for _ in range(3):
            other = _elsewhere(id, begin, seat, random)
            assert other.wall != begin.wall
            again = swiftly(lambda: _thrown_as_drawn(id, other, seat, presses))  # noqa: B023
            assert again == sent
        assert len(sent[0]) > 40


def _plain(id: str, random: Random) -> Begin:
    """A wall whose flowers lie where nobody comes."""
    return rigged(conduct_of(rules(id)), seed=random.randrange(1000))


def _elsewhere(id: str, begin: Begin, seat: int, random: Random) -> Begin:
    """The racks of the others and the wall that is not reached moved about; what is drawn and thrown stays."""
    conduct = conduct_of(rules(id))
    racks = [at for other, taken in enumerate(deal_positions(conduct)) if other != seat for at in taken]
    if seat != 0:
        racks.remove(deal_positions(conduct)[0][13])  # which East throws first
    reached = set(draw_order(conduct)[: sum(map(len, deal_positions(conduct))) + 30])
    moving = [
        at for at in (*racks, *(at for at in range(len(begin.wall)) if at not in reached)) if begin.wall[at] < SEASONS
    ]
    kinds = [begin.wall[at] for at in moving]
    random.shuffle(kinds)
    made = list(begin.wall)
    for at, kind in zip(moving, kinds, strict=True):
        made[at] = kind
    return begin._replace(wall=tuple(made))


async def _thrown_as_drawn(id: str, begin: Begin, seat: int, presses: bool) -> tuple[list[str], list[str]]:
    """Twenty turns in which everybody throws what he draws and passes; what a seat and who watches were sent."""
    table, windows = await sit(begin, id=id)
    watcher = table.come(NOBODY, "en")
    await settle()
    conduct, room = conduct_of(rules(id)), table.room
    last = deal_positions(conduct)[0][13]
    for turn in range(20):
        window = windows[room.board.table.turn]
        own = room.board.view(window.player).own
        await window.do(actions.Discard(window.seat, begin.wall[last] if turn == 0 else own.drawn))
        others = [other for other in windows if other is not window]
        for other in others if presses else ():
            await other.do(actions.Claim(other.seat, Call.PASS))
        while room.board.is_open:
            await asyncio.sleep(0.1)
        await settle()
        for seen in (*windows, watcher):
            seen.read()
    # The promise is of another wall, and how long a clock still runs is no matter of tiles.
    bare = [[re.sub(r'"commitment":"\w*"|"left":\d+', "", text) for text in w.bytes] for w in (windows[seat], watcher)]
    return bare[0], bare[1]


# --- wrong asks --------------------------------------------------------------------------------------------------


def test_what_may_not_be_done_is_refused_and_changes_nothing() -> None:
    async def go() -> None:
        table, windows = await sit(NOTHING)
        watcher = table.come(NOBODY)
        before = table.room.board.ahead
        with refused("table_seat"):
            await windows[1].do(actions.Discard(0, 22))
        with refused("not_your_turn"):
            await windows[1].do(actions.Discard(1, 0))
        with refused("not_on_rack"):
            await windows[0].do(actions.Discard(0, 1))
        with refused("table_late"):
            await windows[0].do(actions.Discard(0, 22), count=1)
        with refused("table_late"):
            await windows[0].do(actions.Discard(0, 22), count=99)
        with refused("table_watching"):
            await watcher.do(actions.Discard(0, 22))
        with refused("table_action"):
            await table.room.act(windows[0].connection, table.room.board.count, actions.TimeUp())
        with refused("table_maker"):
            await table.room.announce_last(windows[1].connection)
        with refused("hand_is_on"):
            table.room.ready(windows[1].connection)
        assert table.room.board.ahead is before
        assert len(table.shelf.bodies) == 1

    swiftly(go)


def test_a_late_claim_does_not_take_another_tile() -> None:
    """A press that comes after the window closed is for a tile that is gone."""

    async def go() -> None:
        table, windows = await sit(PUNG_OF_SOUTH)
        await windows[0].do(actions.Discard(0, 22))
        count = table.room.board.count
        await asyncio.sleep(4.01)
        with refused("table_late"):
            await windows[1].do(actions.Claim(1, Call.PUNG), count)

    swiftly(go)


def test_a_full_disk_changes_nothing_and_the_game_goes_on_when_there_is_room() -> None:
    async def go() -> None:
        table, windows = await sit(NOTHING)
        table.shelf.full = True
        with pytest.raises(StoreError):
            await windows[0].do(actions.Discard(0, 22))
        assert phase(table) == Phase.DISCARD
        table.shelf.full = False
        await windows[0].do(actions.Discard(0, 22))
        table.shelf.full = True
        await asyncio.sleep(4.01)  # what nobody asked for cannot be stored: everybody is told once
        assert not table.room.board.is_open or windows[1].last()
        table.shelf.full = False
        await asyncio.sleep(4)
        assert table.room.board.table.turn == 1
        assert phase(table) == Phase.DISCARD

    swiftly(go)


def test_a_computer_players_move_that_cannot_be_stored_is_said_once_and_tried_again() -> None:
    async def go() -> None:
        table, (window,) = await sit(NOTHING, SOLO)
        await window.do(actions.Discard(0, 22))
        table.shelf.full = True
        await asyncio.sleep(20)
        told = [m for m in window.read() if m["t"] == "refused"]
        assert [m["code"] for m in told] == ["store_full"]
        table.shelf.full = False
        before = table.room.board.count
        await asyncio.sleep(5)
        assert table.room.board.count > before

    swiftly(go)


# --- people come and go ------------------------------------------------------------------------------------------


def test_a_second_window_and_one_that_comes_back_see_the_same() -> None:
    """Both windows of a seat are told all; who begins anew in the middle of a claim is where he was."""

    async def go() -> None:
        table, windows = await sit(PUNG_OF_SOUTH)
        second = table.come(1)
        await windows[0].do(actions.Discard(0, 22))
        await second.do(actions.Claim(1, Call.PUNG))
        await settle()
        assert windows[1].last() | {"m": 0} == second.last() | {"m": 0}
        table.room.leave(windows[1].connection)
        table.room.leave(second.connection)
        await asyncio.sleep(1)
        third = table.come(1)
        view = third.last()
        assert view["t"] == "view"
        assert view["ask"]["answered"] == "pung"
        assert view["window"]["left"] < 3100
        seen = {"id": "test", "name": view["view"]["name"], **view_object(table.room.board.view(1))}
        assert view["view"] == json.loads(json.dumps(seen))
        assert view["view"]["phase"] == "claim"

    swiftly(go)


def test_at_most_eight_windows_of_one_seat() -> None:
    async def go() -> None:
        table, _ = await sit(NOTHING)
        for _ in range(7):
            table.come(0)
        with refused("table_sockets"):
            table.come(0)

    swiftly(go)


def test_who_goes_away_is_played_for_until_he_returns() -> None:
    async def go() -> None:
        table, windows = await sit(NOTHING, window=1000)
        table.room.leave(windows[0].connection)
        await asyncio.sleep(9)
        assert table.room.board.table.turn == 0
        assert phase(table) == Phase.DISCARD
        await asyncio.sleep(1.4)
        people = next(m for m in reversed(windows[1].read()) if m["t"] == "people")
        assert people["people"][0] == {"player": 0, "kind": "person", "here": False, "plays": False}
        assert people["said"][0]["text"].startswith("Aad is weg")
        await asyncio.sleep(1)
        assert any(one.seat == 0 for one in table.room.board.table.discards)
        back = table.come(0, "en")
        assert back.last()["view"]["own"] is not None
        await asyncio.sleep(0.3)
        people = next(m for m in reversed(windows[1].read()) if m["t"] == "people")
        assert people["people"][0]["plays"]

    swiftly(go)


def test_without_people_a_table_sleeps() -> None:
    async def go() -> None:
        table, (window,) = await sit(NOTHING, SOLO)
        await window.do(actions.Discard(0, 22))
        table.room.leave(window.connection)
        await asyncio.sleep(30)
        stored = len(table.shelf.bodies)
        await asyncio.sleep(600)
        assert len(table.shelf.bodies) == stored
        assert table.room.idle
        table.come(0)
        await asyncio.sleep(30)
        assert len(table.shelf.bodies) >= stored

    swiftly(go)


def test_who_watches_sees_no_rack() -> None:
    async def go() -> None:
        table, windows = await sit(PUNG_OF_SOUTH)
        watcher = table.come(NOBODY)
        await windows[0].do(actions.Discard(0, 22))
        await asyncio.sleep(5)
        table.room.broadcast.refresh()
        watcher.read()
        seen = "".join(watcher.bytes)
        assert '"own":null' in seen
        assert '"own":{' not in seen
        assert not re.search(r'"event":"(rack|received|answered|covered)"', seen)
        assert all(m["ask"] is None for m in map(json.loads, watcher.bytes) if "ask" in m)

    swiftly(go)


def test_a_window_that_does_not_read_is_let_go_and_holds_up_nobody() -> None:
    async def go() -> None:
        table, windows = await sit(NOTHING, window=1000, hands=3)
        for _ in range(70):
            windows[3].connection.send("people", '"people":[]}')
        assert windows[3].connection.closing == 4408
        await windows[0].do(actions.Discard(0, 22))
        await asyncio.sleep(1.1)
        assert table.room.board.table.turn == 1

    swiftly(go)


# --- clocks and hands --------------------------------------------------------------------------------------------


def test_time_to_think_runs_out() -> None:
    async def go() -> None:
        table, windows = await sit(NOTHING, think=5000, window=1000)
        assert windows[2].last()["turn"] == {"left": 5000, "of": 5000}
        await asyncio.sleep(4.9)
        assert not table.room.board.table.discards
        await asyncio.sleep(0.2)
        assert len(table.room.board.table.discards) == 1

    swiftly(go)


def test_the_next_hand_waits_for_who_is_there() -> None:
    async def go() -> None:
        table = Table(setup_of(rules("nts2002"), PEOPLE, hands=3), Random(3))
        windows = [table.come(player) for player in (0, 1, 2)]
        await settle()
        assert phase(table) == Phase.BETWEEN  # one has not come
        table.room.ready(windows[0].connection)
        table.room.ready(windows[1].connection)
        await settle()
        assert windows[0].last()["rest"] == {"ready": [0, 1], "waits": [2], "left": None}
        table.room.ready(windows[2].connection)
        await settle()
        assert phase(table) == Phase.DISCARD
        ended = lambda: table.room.board.table.match.hand == 2  # noqa: E731 - asked anew each time
        await play_on(table, windows, Random(1), ended)
        table.room.ready(windows[0].connection)
        await settle()
        rest = windows[1].last()["rest"]
        assert rest["ready"] == [0]
        assert 0 < rest["left"] <= 60_000
        await asyncio.sleep(61)
        assert phase(table) == Phase.DISCARD

    swiftly(go)


def test_chance_finds_the_seats() -> None:
    async def go() -> None:
        table = Table(setup_of(rules("groenehart2011"), PEOPLE, chance=True), Random(3))
        windows = table.all_come()
        await settle()
        events = [event["event"] for m in windows[0].read() for event in m.get("events", ())]
        assert events[:2] == ["seated", "hand_began"]

    swiftly(go)


def test_a_kong_out_of_turn_waits_for_the_window() -> None:
    """Rule 41 of the 144 rules: what is asked while a tile lies open is done when it does not any more."""

    async def go() -> None:
        begin = rigged(
            conduct_of(rules("nmv144")), ("19m 19p 19s ESWN PGR 5s", "46s 2345678m", "222s 2s 345m 678p 11p N")
        )
        table, windows = await sit(begin, id="nmv144")
        await windows[0].do(actions.Discard(0, 22))
        await windows[2].do(actions.Kong(2, 19))
        assert not any("konged" in body for body in table.shelf.bodies)
        await asyncio.sleep(4.1)
        assert any("konged" in body for body in table.shelf.bodies)

    swiftly(go)


# --- whole games, and what is stored -----------------------------------------------------------------------------


@pytest.mark.parametrize("strict", [False, True], ids=["friendly", "strict"])
@pytest.mark.parametrize("id", IDS)
def test_a_game_is_played_to_its_end_and_its_record_verifies(id: str, strict: bool) -> None:
    async def go() -> Table:
        kinds = ("person", "person", "greedy", "live")
        table = Table(setup_of(rules(id), kinds, strict=strict, window=1000), Random(f"{id} {strict}"))
        await play_on(table, table.all_come(), Random(id))
        assert table.room.closed
        return table

    table = swiftly(go)
    text = record_text(table.setup, table.shelf.bodies, "nl")
    assert verify(text.splitlines()).trouble is None
    record = read_record(text.splitlines())
    assert "".join(f"{line}\n" for line in record_lines(record)) == text
    first = first_state(table.setup.header).table.match
    hand = ended_hand(HandSpan(1, 1, len(table.shelf.bodies), first), table.setup.header.strict, table.shelf.bodies)
    found = ending(hand.end.before, hand.end.steps)
    assert found is not None
    assert hand.end.number == 1


@pytest.mark.parametrize("players", [3, 5])
def test_three_and_five_people(players: int) -> None:
    async def go() -> int:
        made = rules("groenehart2011", players=players)
        table = Table(setup_of(made, ("person",) * players, window=1000), Random(players))
        await play_on(table, table.all_come(), Random(players))
        return table.room.board.table.match.hand

    assert swiftly(go) == 2


def test_a_table_goes_on_from_its_record() -> None:
    """Everybody's view is the same to the byte after a restart, wherever it came."""

    seen: dict[int, list[str]] = {}

    def views(board: Board) -> list[str]:
        return [json.dumps(view_object(board.view(player))) for player in (0, 1, 2, 3, NOBODY)]

    async def play() -> Table:
        table = Table(setup_of(rules("hongkong"), PEOPLE, window=1000), Random(12))
        windows = table.all_come()

        def keep() -> bool:
            if table.room.board.shows_all:
                seen[len(table.shelf.bodies)] = views(table.room.board)
            return False

        await play_on(table, windows, Random(4), keep)
        return table

    whole = swiftly(play)
    setup = read_setup(setup_text(whole.setup))
    assert setup == whole.setup
    assert len(seen) > 30
    for length in Random(1).sample(sorted(seen), 25):
        assert views(board_of(setup, whole.shelf.bodies[:length])) == seen[length]


def test_after_a_restart_in_the_middle_of_a_claim_people_are_asked_again() -> None:
    async def first() -> list[str]:
        table, windows = await sit(PUNG_OF_SOUTH)
        await windows[0].do(actions.Discard(0, 22))
        return table.shelf.bodies

    bodies = swiftly(first)

    async def second() -> None:
        table = Table(setup_of(rules("nts2002"), PEOPLE), Random(1), bodies=bodies)
        windows = table.all_come()
        await settle()
        ask = windows[1].last()["ask"]
        assert [option["action"]["call"] for option in ask["options"]] == ["pass", "pung"]
        await windows[1].do(actions.Claim(1, Call.PUNG))
        await asyncio.sleep(4.1)
        assert table.room.board.table.turn == 1
        assert table.room.board.table.melds[1]

    swiftly(second)


def test_a_hand_that_is_on_is_in_no_file() -> None:
    """The record says where every tile of the wall lies, so it is given out when the hand is over."""

    async def go() -> Table:
        table = Table(setup_of(rules("nts2002"), PEOPLE, hands=2), Random(8))
        windows = table.all_come()
        await settle()
        on = lambda: table.room.board.table.number == 2 and len(table.room.board.table.discards) > 3  # noqa: E731
        await play_on(table, windows, Random(8), on)
        return table

    table = swiftly(go)
    kept = table.shelf.bodies
    assert sum('"built"' in body for body in kept) == 2
    open_to_all = "\n".join(finished(kept))
    assert open_to_all.count('"built"') == 1
    assert verify(record_text(table.setup, finished(kept), "nl").splitlines()).trouble is None
    assert '"built"' not in "\n".join(finished(kept, shown=False))[len(open_to_all) :]
    own = seat_text(kept, 2, table.room.board.count)
    assert "built" not in own
    seats = {json.loads(line)["seat"] for line in own.splitlines() if '"received"' in line or '"rack"' in line}
    assert len(seats) <= 2  # one a hand
    assert seat_text(kept, 2, 10) == "".join(own.splitlines(keepends=True)[: len(seat_text(kept, 2, 10).splitlines())])


def test_the_setup_is_kept_as_it_is() -> None:
    setup = setup_of(rules("mcr"), SOLO, strict=True, chance=True, window=3000, think=20_000)
    assert read_setup(setup_text(setup)) == setup
    assert Clock(5.0, 4.0).object(2.5) == {"left": 2500, "of": 4000}
    assert Pace().grace == 10
