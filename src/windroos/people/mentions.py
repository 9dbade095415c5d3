"""Names in what people write: kept as ids, so that no text holds a name, and shown as names again."""

from __future__ import annotations

import re
from collections.abc import Mapping, Set
from typing import Final

_KEPT: Final = re.compile(r"\{p:([^\s{}]+)\}")


Spelt = Mapping[str, str | tuple[str, ...]]
"""How somebody is spelt, by id: in one way, or in several."""


def with_ids(text: str, names: Spelt) -> str:
    """The same text with ids in the place of names that it holds as they are written; the longest name first."""
    by_name = {name: id for id in sorted(names, reverse=True) for name in _ways(names[id]) if name}
    if not by_name:
        return text
    alternatives = "|".join(map(re.escape, sorted(by_name, key=len, reverse=True)))
    return re.sub(rf"(?<!\w)(?:{alternatives})(?!\w)", lambda found: f"{{p:{by_name[found[0]]}}}", text)


def _ways(said: str | tuple[str, ...]) -> tuple[str, ...]:
    return (said,) if isinstance(said, str) else said


def named_in(value: object, known: Set[str]) -> set[str]:
    """Which of these ids a value names, however deep within: as such, as a key, or within a text."""
    if isinstance(value, str):
        return {id for id in (value, *_KEPT.findall(value)) if id in known}
    if isinstance(value, Mapping):
        return named_in((*value, *value.values()), known)
    if isinstance(value, tuple | list | Set):
        return {id for one in value for id in named_in(one, known)}
    return set()


def with_names(text: str, names: Mapping[str, str]) -> str:
    """The text with names again, of those that have one."""
    return _KEPT.sub(lambda found: names.get(found[1], found[1]), text)
