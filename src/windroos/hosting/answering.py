"""The tables of one process as the others of the same house ask after them, and those of the others as it does."""

from __future__ import annotations

from collections.abc import Callable

from windroos.hosting.lobby import Lobby
from windroos.hosting.open_seats import WaitingTable
from windroos.hosting.sharing import SharedQuestion
from windroos.wire.json_text import Json


async def answer(lobby: Lobby, figures: Callable[[], object], asked: SharedQuestion) -> Json:
    """What another process asks; `figures` are how this one fares. Raises WindroosError."""
    room = lobby.here(asked.id)
    if asked.what == "waiting":
        return {"tables": [[one.id, one.here, one.free] for one in lobby.open_seats.tables()]}
    if asked.what == "fares" and lobby.sharing is not None:
        return {"name": lobby.sharing.leases.own, "figures": figures()}
    if asked.what == "over":
        lobby.over(asked.id)
    elif asked.what == "close":
        await lobby.close(asked.id)
    elif asked.what == "renamed":
        await lobby.renamed(asked.id)
    elif asked.what == "wake" and room is not None:
        room.wake()
    elif asked.what == "turn_out" and room is not None:
        room.turn_out(asked.player)
    return {}


async def waiting_tables(lobby: Lobby) -> list[WaitingTable]:
    """The tables of all processes that wait for people, those where most are first. Raises StoreError, RecordError."""
    found = lobby.open_seats.tables()
    if lobby.sharing is not None:
        for said in await lobby.sharing.ask_all(SharedQuestion("waiting")):
            for id, here, free in said["tables"]:
                found.append(WaitingTable(id, lobby.setup(id), tuple(here), tuple(free)))
    return sorted(found, key=lambda one: (-len(one.here), one.id))


def give_up_lost(lobby: Lobby) -> None:
    """This process was away for so long that others may have taken its tables: those are theirs. Raises StoreError."""
    if lobby.sharing is not None:
        for id, room in tuple(lobby.rooms.items()):
            if lobby.sharing.leases.fence(id) != room.session.fence:
                room.give_up()
