"""Millions of hands: the rules' own functions compiled, and distances from tables. Needs NumPy and Numba."""

from windroos.fast.distance import PlainDistance, shanten_many
from windroos.fast.packed import Packed, pack, unpack
from windroos.fast.score import Scores, check, compile_all, score_many

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
