"""Who is banned from a house, by his address or by a key that his browser holds, and until when.

What was decided are events of a stream of the house, with the moment of each, so that it can be looked up who was
banned when; another program writes them (`windroos ban`), and a server looks every few seconds.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import datetime
from typing import Final, NamedTuple

from windroos.errors import WindroosError
from windroos.store.changes import Append, BeginStream, Change
from windroos.store.errors import StoreError
from windroos.store.store import Store

STREAM: Final = "house"


class BanError(WindroosError):
    """Somebody who is banned asks for something."""


class Ban(NamedTuple):
    """By which mark somebody is known (`web.marks`), and until when he is banned; None: until it is lifted."""

    mark: str
    until: datetime | None


class Bans:
    """The bans of one house as they were when it was looked last."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._read = 0
        self._held: dict[str, datetime | None] = {}
        self.look()

    def __bool__(self) -> bool:
        """Whether there are any, also such as have ended."""
        return bool(self._held)

    def look(self) -> None:
        """Read what was decided since. Raises StoreError."""
        for event in self._store.events(STREAM, after=self._read):
            self._read = event.number
            said = json.loads(event.body)
            if said["what"] == "banned":
                self._held[said["who"]] = datetime.fromisoformat(said["until"]) if said["until"] else None
            else:
                self._held.pop(said["who"], None)

    def holds(self, marks: Iterable[str], now: datetime) -> bool:
        """Whether one of these marks is banned."""
        return any(self._is_on(self._held[mark], now) for mark in marks if mark in self._held)

    def all(self, now: datetime) -> list[Ban]:
        """Those that hold, in the order in which they were decided."""
        return [Ban(mark, until) for mark, until in self._held.items() if self._is_on(until, now)]

    async def ban(self, ban: Ban) -> None:
        """Decide a ban, in the place of one of the same mark. Raises StoreError."""
        await self._told(
            {"what": "banned", "who": ban.mark, "until": None if ban.until is None else ban.until.isoformat()}
        )

    async def lift(self, mark: str) -> None:
        """End one. Raises StoreError."""
        await self._told({"what": "lifted", "who": mark})

    async def _told(self, event: dict[str, str | None]) -> None:
        """Write an event after all that anybody wrote meanwhile: two may decide at once, in two programs."""
        if self._store.stream(STREAM) is None:
            try:
                await self._store.write(BeginStream(STREAM, "house", ""))
            except StoreError as error:
                if error.code != "store_taken":
                    raise

        def decided() -> list[Change]:
            self.look()
            return [Append(STREAM, self._read, [json.dumps(event)])]

        await self._store.decide(decided)
        self.look()

    def _is_on(self, until: datetime | None, now: datetime) -> bool:
        return until is None or now < until
