"""What can be wrong with JSON that is read. Each door says it in a coded sentence of its own."""

from __future__ import annotations

from typing import Literal

Fault = Literal["json", "deep", "number", "object", "key_twice", "value", "key", "key_missing", "unknown"]
"""The text: `json` it is none (`column`, `what`), `deep` too deep, `number` one that is not kept (`number`), `object`
it is none, `key_twice`. What it says: `value` does not belong there (`value`, `wanted`), `key` is not known (`known`),
`key_missing`, `unknown` is what this object says that it is (`tag`, `name`, `known`)."""


class WireError(Exception):
    """What is read is not what was declared; `where` is the path to it, `values` are as `Fault` says."""

    def __init__(self, fault: Fault, where: str = "", **values: object) -> None:
        super().__init__(fault, where)
        self.fault: Fault = fault
        self.where = where
        self.values = values

    def named(self) -> dict[str, object]:
        """What a sentence about it names: the place as `key`, keys that are known as one text, the rest as it is."""
        known = self.values.get("known")
        joined = {"known": ", ".join(known)} if isinstance(known, list) else {}
        return {"key": self.where, **self.values, **joined}


def path(where: str, name: str) -> str:
    """The path to a key within an object."""
    return f"{where}.{name}" if where else name
