"""What the tests of a server's database share: a store that is used, and what became of a write."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from windroos.store.errors import StoreError
from windroos.store.place import ServerPlace
from windroos.store.store import Store


def use(place: ServerPlace, work: Callable[[Store], Awaitable[None]]) -> None:
    async def main() -> None:
        store = Store.open(place)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(main())


async def answer(write: Awaitable[None]) -> str:
    """The code of a refusal, "" where it was stored."""
    try:
        await write
    except StoreError as error:
        return error.code
    return ""


def bodies(store: Store, id: str) -> list[str]:
    return [event.body for event in store.events(id)]
