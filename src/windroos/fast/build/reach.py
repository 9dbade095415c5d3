"""Which plain functions a kernel is made of, and a fingerprint of all of it.

Compiled code has the functions that it calls, and the constants that these name, built in. So a fingerprint must see
every one of them, in whatever module it stands: from the first functions all names are followed to functions, numbers,
tuples and record types. A name that leads to anything else is refused, so that nothing can hide behind it.
"""

from __future__ import annotations

import dis
import hashlib
from collections.abc import Callable, Iterable, Iterator
from enum import EnumMeta
from functools import lru_cache
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

OPAQUE = (np,)
"""Modules whose version is in the fingerprint by other ways."""


def reachable(roots: Iterable[Callable[..., object]], stop: frozenset[str] = frozenset()) -> dict[str, FunctionType]:
    """All functions that the roots call, themselves included, by full name.

    `stop` names functions that are replaced by something else. Raises TypeError for a name that leads elsewhere.
    """
    found: dict[str, FunctionType] = {}
    to_do = list(roots)
    while to_do:
        function = to_do.pop()
        if not isinstance(function, FunctionType):
            raise TypeError(f"a kernel cannot use {function!r}")
        name = full_name(function)
        if name in found or name in stop:
            continue
        found[name] = function
        to_do += [value for _, value in globals_of(function) if isinstance(value, FunctionType)]
    return dict(sorted(found.items()))


def full_name(function: Callable[..., object]) -> str:
    """Module and name."""
    return f"{function.__module__}.{function.__qualname__}"


def fingerprint(functions: Iterable[FunctionType]) -> str:
    """SHA-256 (hex) of what these functions do: their code and the constants they name."""
    total = hashlib.sha256()
    for function in functions:
        if function.__closure__:
            raise TypeError(f"{full_name(function)} keeps values of its own")
        total.update(_code_digest(function.__code__))
        names = [(name, _constant(value)) for name, value in globals_of(function)]
        total.update(repr((full_name(function), _constant(function.__defaults__), names)).encode())
    return total.hexdigest()


@lru_cache(maxsize=1024)
def _code_digest(code: CodeType) -> bytes:
    """SHA-256 of some code with its constants."""
    constants = [_constant(value) for value in code.co_consts]
    total = hashlib.sha256(repr((code.co_varnames, code.co_names, code.co_flags, constants)).encode())
    total.update(code.co_code)
    return total.digest()


def globals_of(function: FunctionType) -> Iterator[tuple[str, object]]:
    """The global names that a function uses, with what they lead to; names of a module are followed into it."""
    for name, attribute in _names_of(function.__code__):
        if name in function.__globals__:  # else it is built in
            value = function.__globals__[name]
            if not isinstance(value, ModuleType):
                yield name, value
            elif value not in OPAQUE:
                yield f"{value.__name__}.{attribute}", vars(value)[attribute]


@lru_cache(maxsize=1024)
def _names_of(code: CodeType) -> tuple[tuple[str, str], ...]:
    """The global names in some code, each with the name that is looked up in it next."""
    found: dict[tuple[str, str], None] = {}
    last = ""
    for step in dis.get_instructions(code):
        if last:
            found[last, str(step.argval)] = None
        last = str(step.argval) if step.opname == "LOAD_GLOBAL" else ""
    return tuple(found)


def _constant(value: Any) -> object:
    """A value that says all about a constant; raises TypeError for what is none."""
    if value is None or isinstance(value, bool | int | float | str):
        return repr(value)
    if isinstance(value, tuple):
        return tuple(_constant(part) for part in value)
    if isinstance(value, FunctionType):
        return full_name(value)
    if isinstance(value, EnumMeta):
        return tuple(value.__members__), tuple(map(int, value.__members__.values()))
    if isinstance(value, type) and issubclass(value, tuple) and hasattr(value, "_fields"):
        return (value.__module__, value.__qualname__, value._fields)
    raise TypeError(f"a kernel cannot use {value!r}")
