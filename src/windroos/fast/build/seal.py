"""Compiled code is only taken from the cache if it is byte for byte what was put there.

Numba trusts the files that it finds; one that was cut off or changed would stop the program or do anything at all.
Beside them lies a seal: a list of their SHA-256 digests. Files that it does not vouch for are removed before Numba
looks, and so compiled again.
"""

from __future__ import annotations

import hashlib
from contextlib import suppress
from pathlib import Path
from types import ModuleType

from windroos.fast.build.cache import write_whole


def discard_unsealed(module: ModuleType, directory: Path) -> bool:
    """Remove the compiled code of a module unless its seal vouches for it. Returns whether it is sealed."""
    files = _files(module, directory)
    try:
        if files and _seal(module, directory).read_bytes() == _digests(files):
            return True
    except OSError:
        pass
    for file in files:
        with suppress(OSError):  # Numba will not be able to write there either
            file.unlink(missing_ok=True)
    return False


def seal(module: ModuleType, directory: Path) -> None:
    """Vouch for the compiled code that Numba has just written, if it could."""
    files = _files(module, directory)
    try:
        if files:
            write_whole(_seal(module, directory), _digests(files))
    except OSError:
        pass


def _files(module: ModuleType, directory: Path) -> list[Path]:
    return sorted(directory.glob(f"{module.__name__}.*.nb[ic]"))


def _seal(module: ModuleType, directory: Path) -> Path:
    return directory / f"{module.__name__}.seal"


def _digests(files: list[Path]) -> bytes:
    return "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()} {file.name}\n" for file in files).encode()
