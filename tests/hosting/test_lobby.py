"""The tables of a server: read from the store when somebody comes, however long their record is."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from tests.hosting.at_table import PEOPLE, HostedTable, setup_of
from tests.recorded import TABLES, recorded
from tests.web.conftest import apart
from windroos.books.catalog import rules
from windroos.hosting.history import board_of
from windroos.hosting.lobby import Lobby
from windroos.hosting.room import Pace
from windroos.hosting.setup import Setup, TablePlace
from windroos.play.model.actions import Begin
from windroos.play.record.record import group_lines
from windroos.store.changes import Append, Event
from windroos.store.store import Store


def lobby_of(store: Store) -> Lobby:
    return Lobby(store, Pace(), HostedTable(setup_of(rules("nts2002"), PEOPLE), Random(1)).thinker)


@pytest.mark.parametrize(("id", "strict", "people"), TABLES)
def test_a_table_read_from_its_last_hand_is_what_its_whole_record_says(
    tmp_path: Path, id: str, strict: bool, people: int
) -> None:
    """Whenever it fell asleep; and of the hands before its last one nothing but their results is read."""
    found = recorded(id, strict, people, hands=3)
    setup = Setup(found.header, tuple(TablePlace("person", 0) for _ in found.header.players))
    kept = ["\n".join(group_lines(*group)) for group in found.groups]
    begins = [at for at, (action, _) in enumerate(found.groups) if isinstance(action, Begin)]
    cuts = {*begins, *(at + 1 for at in begins), *(at + 9 for at in begins), len(kept)}
    asked: list[int] = []

    class WatchedLobby(Store):
        def events(self, id: str, after: int = 0, upto: int | None = None, having: Sequence[str] = ()) -> list[Event]:
            found = super().events(id, after, upto, having)
            asked.append(len(found))
            return found

    async def go() -> None:
        store = WatchedLobby.open(tmp_path / "windroos.db")
        for cut in sorted(at for at in cuts if at <= len(kept)):
            lobby = lobby_of(store)
            table = (await lobby.new.make(setup)).table
            await store.write(Append(table, 0, kept[:cut]))
            asked.clear()
            board, whole = (await lobby.room(table)).board, board_of(setup, kept[:cut])
            assert (board.state, board.count, board.past) == (whole.state, whole.count, whole.past)
            assert board.state == found.states[cut]
            hands = [at for at in begins if at < cut]
            assert asked[-1] == cut - (hands[-1] if hands else 0)
        await store.close()

    apart(go())


def test_a_table_that_takes_long_to_read_keeps_no_other_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        store = Store.open(tmp_path / "windroos.db")
        lobby, setup = lobby_of(store), setup_of(rules("nts2002"), PEOPLE)
        slow, quick = [(await lobby.new.make(setup)).table for _ in range(2)]
        going, read, times = threading.Event(), lobby._read, []

        def reads(stream, *args):  # type: ignore[no-untyped-def]
            times.append(stream.id)
            if stream.id == slow:
                going.wait()
            return read(stream, *args)

        monkeypatch.setattr(lobby, "_read", reads)
        assert not lobby.is_played
        waiting = [asyncio.create_task(lobby.room(slow)) for _ in range(3)]
        assert (await lobby.room(quick)).id == quick
        assert lobby.is_played
        waiting[0].cancel()
        going.set()
        second, third = await asyncio.gather(*waiting[1:])
        assert second is third
        assert times.count(slow) == 1, "who comes meanwhile waits for the same"
        assert lobby.here(slow) is second
        await store.close()

    apart(go())
