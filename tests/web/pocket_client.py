"""A phone that counts without a server, spoken to as a client of a server is: by `Thumb`, as every table."""

from __future__ import annotations

import json
from itertools import count
from typing import Any, NamedTuple

from windroos.web.pocket.door import PocketDoor, rendering


class Where(NamedTuple):
    """The address of a page."""

    path: str


class Got(NamedTuple):
    """A page as a client has it."""

    text: str
    url: Where
    status_code: int = 200


class PocketClient:
    """Keeps what a phone keeps, as JSON by id; `lang` is the reader's language, `home`: there is a house,
    `writer` what its taps are told apart by."""

    def __init__(
        self, kept: dict[str, str] | None = None, lang: str = "nl", home: bool = False, writer: str = "phone"
    ) -> None:
        self.kept = dict(kept or {})
        self.lang = lang
        self.home = home
        self.writer = writer
        self.last: dict[str, Any] = {}
        self._door = PocketDoor(rendering())
        self._door.keep(self.kept.values())
        self._taps = count(1)

    def get(self, path: str) -> Got:
        return self._ask(path, None)

    def post(self, path: str, data: dict[str, str]) -> Got:
        return self._ask(path, data | {"id": f"{self.writer}.{next(self._taps)}"})

    def again(self, path: str, data: dict[str, str]) -> Got:
        """Sends a form as it was sent before, with its id."""
        return self._ask(path, data)

    def learns(self, other: PocketClient) -> None:
        """Hears of what another page of the same phone wrote."""
        self.kept = dict(other.kept)
        self._door.keep(self.kept.values())

    def _ask(self, path: str, form: dict[str, str] | None) -> Got:
        asked = {"address": path, "form": form, "reader": {"lang": self.lang}, "home": self.home}
        self._settle(self._door.answer(json.dumps(asked)))
        return Got(self.last["text"], Where(self.last["address"].partition("?")[0]))

    def _settle(self, said: str) -> None:
        self.last = json.loads(said)
        record = self.last["record"]
        if record is not None:
            self.kept[record["id"]] = json.dumps(record)
        for id in self.last["gone"]:
            del self.kept[id]

    def unsent(self) -> list[str]:
        """The tables that the house does not have whole."""
        return list(json.loads(self._door.unsent()))

    def letter(self, id: str) -> str:
        """What is sent home of a table."""
        return self._door.letter(id)

    def heard(self, id: str, said: str) -> None:
        """What the house answered."""
        self._settle(self._door.heard(id, said))

    def take(self, record: str) -> None:
        """Takes a table of the house along."""
        self._settle(self._door.take(record))
