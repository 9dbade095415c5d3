"""Makes the core's plain functions callable from compiled code, without the core knowing of it."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from types import FunctionType
from typing import Any, Final

from numba import int64
from numba.extending import intrinsic, overload, register_jitable

from windroos import bits


@lru_cache(maxsize=1)
def _teach_count() -> None:
    """`bits.count` is the processor's own instruction."""

    @intrinsic
    def set_bits(_typing: Any, _mask: Any) -> Any:
        def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return int64(int64), generate

    count: Any = set_bits  # inside compiled code it takes the mask alone
    # Lambdas: Numba compares the two signatures and takes no annotations.
    overload(bits.count)(lambda mask: lambda mask: count(int64(mask)))  # noqa: ARG005 - only its signature counts


@lru_cache(maxsize=64)
def teach(module_name: str) -> None:
    """Let compiled code call the plain functions that a module of the core defines (once in a process).

    The compiled distances ask for it, whose source is text in `distance.lookups`.
    """
    module = import_module(module_name)
    for function in vars(module).values():
        if isinstance(function, FunctionType) and function.__module__ == module_name:
            teach_function(function)


INLINE: Final = ("windroos.rules.patterns", "windroos.fast.batch.row_")
"""Modules whose functions are put into their callers: small ones, and parts of the one loop."""


@cache
def teach_function(function: FunctionType) -> None:
    """Let compiled code call one plain function (once in a process). It must not allocate: no reference is counted."""
    _teach_count()
    if function is bits.count:
        return
    options = {"_nrt": False, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    if function.__module__.startswith(INLINE):
        options["forceinline"] = True
    register_jitable(**options)(function)
