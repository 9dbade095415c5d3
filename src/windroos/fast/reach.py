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
from types import FunctionType, ModuleType
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
        code = function.__code__
        total.update(repr((_constant(function.__defaults__), function.__kwdefaults__)).encode())
        total.update(f"{full_name(function)} {code.co_varnames} {code.co_names} {code.co_flags}".encode())
        total.update(code.co_code)
        total.update(repr([_constant(value) for value in code.co_consts]).encode())
        for name, value in globals_of(function):
            total.update(f"{name}={_constant(value)}".encode())
    return total.hexdigest()


def globals_of(function: FunctionType) -> Iterator[tuple[str, object]]:
    """The global names that a function uses, with what they lead to; names of a module are followed into it."""
    seen: set[str] = set()
    module: ModuleType | None = None
    for step in dis.get_instructions(function):
        name = str(step.argval)
        if module is not None:
            if name not in seen and module not in OPAQUE:
                yield f"{module.__name__}.{name}", vars(module)[name]
            seen.add(name)
            module = None
        elif step.opname == "LOAD_GLOBAL" and name in function.__globals__:
            value = function.__globals__[name]
            if isinstance(value, ModuleType):
                module = value
            elif name not in seen:
                yield name, value
            seen.add(name)


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
