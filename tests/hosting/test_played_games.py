"""The games of a player, read many at a time: what the records say, from the records only once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.recorded import recorded
from tests.web.conftest import lobby_of
from windroos.hosting import game_hands, played_games
from windroos.hosting.game_hands import HANDS
from windroos.hosting.hands import HandIndex
from windroos.hosting.new_tables import beginning
from windroos.hosting.own_games import OwnGame, OwnHand, SatHand
from windroos.hosting.played_games import PlayedGames
from windroos.hosting.profile import HeldSeat
from windroos.hosting.seats import Held
from windroos.hosting.setup import Setup, TablePlace
from windroos.play.record.record import group_lines
from windroos.store.changes import Append, KeepReckoned
from windroos.store.store import Store

GAME = recorded("nts2002")
BODIES = tuple("\n".join(group_lines(action, steps)) for action, steps in GAME.groups)
IDS = tuple(f"table{at}" for at in range(5))
ANNA = tuple(HeldSeat(id, 1, "anna") for id in IDS)
BERT = tuple(HeldSeat(id, 2, "bert") for id in IDS)
CUT = 9
"""So many groups less: the second hand is on."""


async def written(store: Store) -> None:
    """Five games, at the last of which the second hand is on."""
    setup = Setup(GAME.header, tuple(TablePlace("person", at) for at in range(4)))
    for id in IDS:
        kept = BODIES[:-CUT] if id == IDS[-1] else BODIES
        held = {1: Held(browser="anna"), 2: Held(browser="bert")}
        await store.write(*beginning(id, setup, held), Append(id, 0, kept))


def with_store(path: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    """Some work with five games stored."""

    async def go() -> None:
        store = Store.open(path / "games.db")
        if not store.streams():
            await written(store)
        await work(store)
        await store.close()

    asyncio.run(go())


class Read:
    """How many records were read."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count, real = 0, HandIndex._look

        def looked(index: HandIndex, *rest: Any) -> Any:
            self.count += 1
            return real(index, *rest)

        monkeypatch.setattr(HandIndex, "_look", looked)


async def spans(store: Store, id: str) -> list[tuple[OwnHand, SatHand]]:
    """The hands of a game for the second place, straight from its record."""
    lobby = lobby_of(store)
    return [
        (
            OwnHand(one.number, one.winner == 1, one.score, one.net[1]),
            SatHand(one.match.seats, tuple(one.net[at] for at in one.match.seats)),
        )
        for one in await lobby.hands(id)
    ]


def test_it_is_what_the_records_say_from_the_record_from_memory_and_from_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, found = Read(monkeypatch), list[list[OwnGame]]()

    async def first(store: Store) -> None:
        played = PlayedGames(store, lobby_of(store))
        found.append(await played.of(ANNA))
        assert read.count == len(IDS)
        found.append(await played.of(ANNA))
        assert read.count == len(IDS), "nothing was read again"
        for game in found[0]:
            assert game.setup == lobby_of(store).setup(game.stream.id), "with the names of its people"
            assert list(zip(game.hands, game.sat, strict=True)) == await spans(store, game.stream.id)

    async def after_a_start(store: Store) -> None:
        read.count = 0
        found.append(await PlayedGames(store, lobby_of(store)).of(ANNA))
        assert read.count == 0, "nor after a start"

    with_store(tmp_path, first)
    with_store(tmp_path, after_a_start)
    assert found[0] == found[1] == found[2]
    assert sorted(len(game.hands) for game in found[0]) == [1, 2, 2, 2, 2]


def test_a_game_that_went_on_is_read_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read = Read(monkeypatch)

    async def go(store: Store) -> None:
        played = PlayedGames(store, lobby_of(store))
        await played.of(ANNA)
        read.count = 0
        await store.write(Append(IDS[-1], len(BODIES) - CUT, BODIES[-CUT:]))
        assert [len(game.hands) for game in await played.of(ANNA)] == [2] * len(IDS)
        assert read.count == 1

    with_store(tmp_path, go)


def test_each_at_a_table_has_his_own(tmp_path: Path) -> None:
    async def go(store: Store) -> None:
        played = PlayedGames(store, lobby_of(store))
        anna, bert = await played.of(ANNA), await played.of(BERT)
        assert [game.player for game in (*anna, *bert)] == [1] * len(IDS) + [2] * len(IDS)
        for mine, other in zip(anna, bert, strict=True):
            assert mine.sat == other.sat
            for own, theirs, sat in zip(mine.hands, other.hands, mine.sat, strict=True):
                points = dict(zip(sat.players, sat.points, strict=True))
                assert (own.points, theirs.points) == (points[1], points[2])
        assert [game.hands for game in anna] != [game.hands for game in bert]

    with_store(tmp_path, go)


def test_who_lost_his_seat_has_no_game_there_whatever_is_remembered(tmp_path: Path) -> None:
    async def go(store: Store) -> None:
        lobby = lobby_of(store)
        played = PlayedGames(store, lobby)
        assert len(await played.of(ANNA)) == len(IDS)
        await lobby.seats.renew(IDS[0], 1)
        assert IDS[0] not in {game.stream.id for game in await played.of(ANNA)}
        assert await played.of([HeldSeat(IDS[1], 1, "mallory"), HeldSeat("nowhere", 1, ""), HeldSeat("", 0, "")]) == []

    with_store(tmp_path, go)


def test_what_another_version_kept_is_reckoned_anew(tmp_path: Path) -> None:
    async def go(store: Store) -> None:
        before = await PlayedGames(store, lobby_of(store)).of(ANNA)
        mark = store.many.reckoned(HANDS, IDS)[IDS[0]].mark
        await store.write(KeepReckoned(IDS[0], HANDS, f"9{mark}", "{}"))
        assert await PlayedGames(store, lobby_of(store)).of(ANNA) == before
        assert store.many.reckoned(HANDS, IDS)[IDS[0]].mark == mark, "and it is kept anew"

    with_store(tmp_path, go)


def test_many_games_are_read_a_few_at_a_time_and_no_more_remembered_than_there_is_room_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(played_games, "AT_ONCE", 2)
    monkeypatch.setattr(game_hands, "MOST_READ", 3)

    async def go(store: Store) -> None:
        played = PlayedGames(store, lobby_of(store))
        for _ in range(2):
            assert [game.stream.id for game in await played.of(ANNA[::-1])] == list(IDS[::-1])
        assert len(played._hands._read) == 3

    with_store(tmp_path, go)
