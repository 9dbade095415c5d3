"""Makes the core's plain functions callable from compiled code, without the core knowing of it."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from types import FunctionType
from typing import Any

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
    overload(bits.count)(lambda mask: lambda mask: count(int64(mask)))  # noqa: ARG005


@lru_cache(maxsize=64)
def teach(module_name: str) -> None:
    """Let compiled code call the plain functions that a module of the core defines (once in a process)."""
    module = import_module(module_name)
    for function in vars(module).values():
        if isinstance(function, FunctionType) and function.__module__ == module_name:
            teach_function(function)


@cache
def teach_function(function: FunctionType) -> None:
    """Let compiled code call one plain function (once in a process)."""
    _teach_count()
    if function is bits.count:
        return
    if function.__module__.startswith(INLINE):
        register_jitable(forceinline=True, _nrt=False, no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)
    else:
        register_jitable(_nrt=False, no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)


INLINE = ("windroos.rules.patterns", "windroos.fast.row_reading", "windroos.fast.row_sets")
