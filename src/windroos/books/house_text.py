"""House rules as the text of their file: written from values, and with one thing in it changed.

What is written reads back to the same rules. Remarks that somebody put into his file are not kept.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from windroos.books.house import load_sent_house
from windroos.rules.rule import Value
from windroos.rules.toml_text import read_toml

COUNT: Final = "count"
"""Says of an item whether it counts at all."""
AWARDS: Final = ("points", "doubles", "fan", "limit")


class HouseText(NamedTuple):
    """What a file of house rules says.

    options  the values of options, by id
    items    what is otherwise of each item, by id: awards, `count`, names
    """

    name: str
    rules: str
    options: Mapping[str, Value] = {}
    items: Mapping[str, Mapping[str, Value]] = {}

    @property
    def is_empty(self) -> bool:
        """Whether nothing in it is otherwise than the book."""
        return not self.options and not self.items

    def with_option(self, id: str, value: Value | None) -> HouseText:
        """The same with a value of an option, or with the book's own for None."""
        others = {key: kept for key, kept in self.options.items() if key != id}
        return self._replace(options=others if value is None else {**others, id: value})

    def with_item(self, id: str, changed: Mapping[str, Value]) -> HouseText:
        """The same with what an item brings here; its name stays. Nothing of it: as the book has it."""
        named = {key: kept for key, kept in self.items.get(id, {}).items() if key not in (*AWARDS, COUNT)}
        others = {key: kept for key, kept in self.items.items() if key != id}
        own = {**changed, **named}
        return self._replace(items={**others, id: own} if own else others)

    def without_item(self, id: str) -> HouseText:
        """The same with an item as the book has it, its name too."""
        return self._replace(items={key: kept for key, kept in self.items.items() if key != id})


def read_house_text(text: str) -> HouseText:
    """What a file of house rules says. Raises HouseError for what is wrong in it."""
    house = load_sent_house(text)
    tree: dict[str, Any] = read_toml(text)
    return HouseText(house.name, house.rules.id, tree.get("options", {}), tree.get("items", {}))


def house_toml(house: HouseText) -> str:
    """The text of the file."""
    lines = [f"name = {_written(house.name)}", f"rules = {_written(house.rules)}"]
    if house.options:
        lines += ["", "[options]", *_pairs(house.options.items())]
    for id, item in house.items.items():
        lines += ["", f"[items.{_key(id)}]", *_pairs(item.items())]
    return "\n".join([*lines, ""])


def _pairs(pairs: Iterable[tuple[str, Value]]) -> list[str]:
    return [f"{_key(key)} = {_written(value)}" for key, value in pairs]


def _key(id: str) -> str:
    """A key as it may stand bare, else in quotes."""
    bare = id.isascii() and id.replace("_", "").replace("-", "").isalnum()
    return id if bare else _written(id)


def _written(value: Value) -> str:
    """A value; JSON's strings, numbers and switches are TOML's too."""
    return json.dumps(value, ensure_ascii=False)
