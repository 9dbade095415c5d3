"""What planning works in, declared once as classes: mypy sees the fields, plain Python makes objects of them.

A field is an `int`, another declared class, or `Annotated` with what an element is and how many there are along each
side. `windroos.fast` makes records of the same classes, for which its compiler makes code of the same functions.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Protocol, TypeVar, get_origin, get_type_hints, overload

T = TypeVar("T")


class NumberRow(Protocol):
    """Whole numbers in a row."""

    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, value: int, /) -> None: ...


class Matrix(Protocol):
    """Rows of whole numbers."""

    @overload
    def __getitem__(self, at: tuple[int, int], /) -> int: ...
    @overload
    def __getitem__(self, at: int, /) -> NumberRow: ...
    def __setitem__(self, at: tuple[int, int], value: int, /) -> None: ...


class Cube(Protocol):
    """Layers of rows of whole numbers."""

    def __getitem__(self, at: tuple[int, int, int], /) -> int: ...
    def __setitem__(self, at: tuple[int, int, int], value: int, /) -> None: ...


class _Grid(list[Any]):
    """Rows that are asked for by one place or by several, as an array is."""

    def __getitem__(self, at: Any) -> Any:
        if not isinstance(at, tuple):
            return list.__getitem__(self, at)
        return list.__getitem__(self, at[0])[at[1] if len(at) == 2 else at[1:]]

    def __setitem__(self, at: Any, value: Any) -> None:
        if isinstance(at, tuple):
            list.__getitem__(self, at[0])[at[1] if len(at) == 2 else at[1:]] = value
        else:
            list.__setitem__(self, at, value)


def plain(declared: type[T], **given: object) -> T:
    """An object with the fields that a class declares, all zero but for those that are given."""
    made = declared()
    for name, element, sides in _fields(declared):  # type: ignore[arg-type]  # a class is hashable
        setattr(made, name, given[name] if name in given else _zeros(element, sides))
    return made


@lru_cache(maxsize=32)
def _fields(declared: type) -> tuple[tuple[str, type, tuple[int, ...]], ...]:
    """Name, kind of an element and sides of every field."""
    found = []
    for name, kind in get_type_hints(declared, include_extras=True).items():
        element, *sides = kind.__metadata__ if get_origin(kind) is Annotated else (kind,)
        found.append((name, element, tuple(sides)))
    return tuple(found)


def _zeros(element: type, sides: tuple[int, ...]) -> Any:
    if not sides:
        return 0 if element is int else plain(element)
    if len(sides) == 1 and element is int:
        return [0] * sides[0]
    inside = (_zeros(element, sides[1:]) for _ in range(sides[0]))
    return _Grid(inside) if len(sides) > 1 else list(inside)
