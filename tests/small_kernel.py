"""A kernel of one line, made and kept as the big ones are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from windroos.fast.build.apart import find_compiled
from windroos.fast.build.cache import cache_dir, load_generated
from windroos.fast.build.seal import seal


def small_kernel(id: str) -> Any:
    """Its compiled function, found or made; another one for each cache directory."""
    text = f"# {cache_dir()}\nfrom numba import njit\n@njit(cache=True)\ndef add(x):\n    return x + 41\n"
    module: Any = load_generated("small", text)
    directory = Path(module.add.stats.cache_path)
    is_sealed = find_compiled(module, directory, small_kernel, id)
    module.add.compile("int64(int64)")
    if not is_sealed:
        seal(module, directory)
    return module.add


def no_kernel(id: str) -> None:
    raise ValueError(f"nothing to make of {id}")
