"""Memory that compiled code works in, declared once as a class: mypy sees its fields, Numba a record made of them.

A field is an `int` (64 bits), a NumPy type, another declared class, or `Annotated` with what an element is and how many
there are along each side. Such a class is never made: a record in memory stands for it.
"""

from __future__ import annotations

from typing import Annotated, Any, get_origin, get_type_hints

import numpy as np
from numpy.typing import DTypeLike


def record_type(declared: type) -> np.dtype[np.void]:
    """The record that a class declares: its fields in order, each where the processor reads it at once."""
    hints = get_type_hints(declared, include_extras=True)
    return np.dtype([(name, *_field(kind)) for name, kind in hints.items()], align=True)


def _field(kind: Any) -> tuple[Any, ...]:
    """The type of a field, and its sides if it has any."""
    if get_origin(kind) is Annotated:
        element, *sides = kind.__metadata__
        return _element(element), tuple(sides)
    return (_element(kind),)


def _element(kind: type) -> DTypeLike:
    if kind is int:
        return np.int64
    return kind if issubclass(kind, np.generic) else record_type(kind)
