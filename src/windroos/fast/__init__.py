"""Millions of hands: the rules' own functions compiled, and distances from tables. Needs NumPy and Numba.

Each name is read from its own module at first use: the tables of distances need no compiler.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from windroos.fast.batch.arrays import Scores
    from windroos.fast.batch.packed import Packed, pack, unpack
    from windroos.fast.batch.score import check, compile_all, score_many
    from windroos.fast.distance.lookups import PlainDistance, shanten_many

__all__ = [
    "Packed",
    "PlainDistance",
    "Scores",
    "check",
    "compile_all",
    "pack",
    "score_many",
    "shanten_many",
    "unpack",
]
_HOMES = {
    "distance.lookups": ("PlainDistance", "shanten_many"),
    "batch.arrays": ("Scores",),
    "batch.packed": ("Packed", "pack", "unpack"),
    "batch.score": ("check", "compile_all", "score_many"),
}


def __getattr__(name: str) -> Any:
    from importlib import import_module

    for home, names in _HOMES.items():
        if name in names:
            found = getattr(import_module(f"windroos.fast.{home}"), name)
            globals()[name] = found
            return found
    raise AttributeError(f"module 'windroos.fast' has no attribute '{name}'")
