"""Values of compiled code at an address: how one loop calls the kernels of all rule sets.

A kernel takes some fifty arrays. They are put in memory once, together with the kernel's own address, and the loop is
given that one number.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from llvmlite import ir  # type: ignore[import-untyped]  # it has no types
from numba import int64, njit, void
from numba.core import types as known_types
from numba.extending import intrinsic, overload

from windroos.fast.selfplay import verdict

types: Any = known_types  # as far as Numba has types, they are not those of its types
BYTES: Final = 1 << 14
"""Room for what a kernel takes."""


@intrinsic
def keep(_typing: Any, _address: Any, value: Any) -> Any:
    """Put a value at an address."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind = context.get_value_type(signature.args[1])
        if context.get_abi_sizeof(kind) > BYTES:
            raise ValueError("what a kernel takes does not fit")
        builder.store(args[1], builder.inttoptr(args[0], ir.PointerType(kind)))
        return context.get_dummy_value()

    return void(int64, value), generate


def kept_as(kind: Any) -> Any:
    """A function of compiled code that reads a value of this type at an address."""

    @intrinsic
    def kept(_typing: Any, _address: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            pointer = ir.PointerType(context.get_value_type(signature.return_type))
            return builder.load(builder.inttoptr(args[0], pointer))

        return kind(int64), generate

    return kept


@lru_cache(maxsize=1)
def teach_call(kernel_signature: Any) -> tuple[Any, ...]:
    """Let `verdict.call` call kernels of this signature (all have it); the types of what is put at the address."""
    kinds = (types.FunctionType(kernel_signature), *kernel_signature.args)
    kept = kept_as(types.Tuple(kinds))
    bare: Any = {"_nrt": False, "error_model": "numpy", "no_cpython_wrapper": True, "no_cfunc_wrapper": True}

    def through(address: int) -> None:
        score, words, switches, columns, policy, house, suits, special, work, out = kept(address)
        score(words, switches, columns, policy, house, suits, special, work, out)

    ask: Any = njit(**bare)(through)
    # Lambdas: Numba compares the two signatures.
    overload(verdict.call)(lambda address: lambda address: ask(address))  # noqa: ARG005, PLW0108
    return kinds
