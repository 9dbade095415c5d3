"""House rules made in a test."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random

from windroos.books.catalog import rules
from windroos.books.house import load_house
from windroos.rules.rule import Part, Value
from windroos.rules.rules import Rules


def house(id: str, changes: Mapping[str, Mapping[str, object]], options: Mapping[str, Value]) -> Rules:
    """A house with these items and options."""
    text = [f'rules = "{id}"', "[options]"]
    text += [f"{key} = {json.dumps(value)}" for key, value in options.items()]
    for item, keys in changes.items():
        text += [f"[items.{item}]", *(f"{key} = {json.dumps(value)}" for key, value in keys.items())]
    return load_house("\n".join(text)).rules


def house_by_chance(id: str, chance: Random, **options: Value) -> Rules:
    """Other awards for some of the items, and some that do not count."""
    played = rules(id)
    changes: dict[str, dict[str, object]] = {}
    for entry in played.entries:
        key = "doubles" if played.rule_set.scheme.doubles else "fan"
        if chance.random() < 0.4 and entry.part not in (Part.FORMATION, Part.STAKE):
            worth = getattr(entry, key)
            changes[entry.id] = {"count": chance.random() < 0.7}
            if not entry.limit:
                changes[entry.id][key] = max(0, worth + chance.randrange(-2, 3))
    return house(id, changes, options)
