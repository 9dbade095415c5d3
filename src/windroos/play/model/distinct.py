"""Equality that looks at the class too.

Two NamedTuples with the same fields are equal as tuples, whatever their classes: `Keep(0) == Bet(0)`. Actions and
events are looked up and compared, so theirs must tell the class apart.
"""

from __future__ import annotations

from typing import TypeVar

Class = TypeVar("Class", bound=type)


def _equal(self: tuple[object, ...], other: object) -> bool:
    return type(self) is type(other) and tuple.__eq__(self, other)


def _unequal(self: tuple[object, ...], other: object) -> bool:
    return not _equal(self, other)


def distinct(cls: Class) -> Class:
    """A NamedTuple whose values equal only values of the same class."""
    for name, method in (("__eq__", _equal), ("__ne__", _unequal), ("__hash__", tuple.__hash__)):
        setattr(cls, name, method)
    return cls
