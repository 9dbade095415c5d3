"""Where built things are kept between runs: distance tables and generated modules with their compiled code.

Everything lies in the user's cache directory and may be deleted at any time. Names carry a digest of the sources that
a thing was built from, so that an edit makes a new thing and never finds an old one: Numba itself looks only at the
file that holds a compiled function, not at the functions that it calls. Files are written under a temporary name and
renamed, so that no other process sees half a file.
"""

from __future__ import annotations

import atexit
import hashlib
import importlib.util
import os
import platform
import shutil
import sys
import tempfile
import threading
from functools import lru_cache
from importlib import metadata
from pathlib import Path
from types import ModuleType
from typing import Final

_LOCK: Final = threading.RLock()


def cache_dir() -> Path:
    """The user's cache directory of Windroos; it need not exist yet, nor be writable.

    `WINDROOS_CACHE` if set; else `windroos` in `XDG_CACHE_HOME`, or in the place that the system has for caches.
    """
    own = os.environ.get("WINDROOS_CACHE")
    if own:
        return Path(own).expanduser().absolute()
    general = os.environ.get("XDG_CACHE_HOME")
    if general:
        return Path(general).expanduser().absolute() / "windroos"
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return (Path(local) if local else _home() / "AppData" / "Local") / "windroos" / "Cache"
    return _home() / ("Library/Caches" if sys.platform == "darwin" else ".cache") / "windroos"


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError:  # a user without a home directory
        return _session_dir()


def source_digest(*modules: ModuleType) -> str:
    """SHA-256 (64 hexadecimal digits) over the modules' sources and the versions of Python, NumPy and Numba.

    Raises OSError when a module has no source to read.
    """
    return _digest(*(source_of(module) for module in modules))


def _digest(*texts: str) -> str:
    total = hashlib.sha256()
    for text in (*_versions(), *texts):
        total.update(hashlib.sha256(text.encode()).digest())
    return total.hexdigest()


@lru_cache(maxsize=1)
def _versions() -> tuple[str, ...]:
    parts = [platform.python_implementation(), platform.python_version(), platform.machine()]
    for name in ("numpy", "numba"):
        try:
            parts.append(f"{name} {metadata.version(name)}")
        except metadata.PackageNotFoundError:
            parts.append(f"no {name}")
    return tuple(parts)


def source_of(module: ModuleType) -> str:
    """The module's source text. Raises OSError when there is none."""
    spec = module.__spec__
    source = None
    if spec is not None and spec.loader is not None and hasattr(spec.loader, "get_source"):
        source = spec.loader.get_source(spec.name)
    if not isinstance(source, str):
        raise OSError(f"no source for module {module.__name__}")
    return source


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that others see all of it or nothing. Makes the directory. Raises OSError."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        os.replace(temporary, path)  # noqa: PTH105 - the pair of mkstemp
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def forget_old(path: Path, keep: int = 8) -> None:
    """Remove the oldest files that differ from `path` in their digest alone (16 digits before the suffix)."""
    stem = path.stem[:-16]
    alike = [other for other in path.parent.glob(f"{stem}*{path.suffix}") if len(other.stem) == len(path.stem)]
    try:
        for old in sorted(alike, key=lambda other: other.stat().st_mtime, reverse=True)[keep:]:
            for part in (old, *path.parent.glob(f"__pycache__/{old.stem}.*")):
                part.unlink(missing_ok=True)
    except OSError:  # someone else was quicker, or may not
        pass


def load_generated(name: str, source_text: str) -> ModuleType:
    """Write a module of the given source to the cache directory, import it and return it.

    name: an identifier; a digest of the text and of the versions is added, so that each text is its own module.
    Functions in it with `njit(cache=True)` find their compiled code there again in a later run. The digest covers this
    text alone: put the `source_digest` of all that it calls into the text. Without a writable cache directory the
    module lives in a directory that is removed at the end of the process. The same text gives the same module.
    """
    full = f"windroos_{name}_{_digest(source_text)[:16]}"
    with _LOCK:
        known = sys.modules.get(full)
        if known is not None:
            return known
        path = _settled(full, source_text.encode())
        spec = importlib.util.spec_from_file_location(full, path)
        if spec is None:
            raise ImportError(f"cannot load {path}")
        module = importlib.util.module_from_spec(spec)
        sys.modules[full] = module
        try:
            # Not by the loader: it would trust a bytecode file that may be older or damaged.
            exec(compile(source_text, str(path), "exec"), vars(module))
        except BaseException:
            del sys.modules[full]
            raise
        return module


def is_kept(module: ModuleType) -> bool:
    """Whether another process would find this generated module, and what is compiled of it, in the same place."""
    return module.__file__ is not None and Path(module.__file__).parent == cache_dir()


def _settled(name: str, content: bytes) -> Path:
    """The file that holds the content: found, or written where it can be."""
    kept = cache_dir() / f"{name}.py"
    try:
        if not kept.is_file() or kept.read_bytes() != content:
            write_whole(kept, content)
            forget_old(kept)
        if os.access(kept.parent, os.W_OK):  # Numba must write beside it
            return kept
    except OSError:
        pass
    passing = _session_dir() / f"{name}.py"
    write_whole(passing, content)
    return passing


@lru_cache(maxsize=1)
def _session_dir() -> Path:
    """A directory of this process alone."""
    directory = tempfile.mkdtemp(prefix="windroos-")
    atexit.register(shutil.rmtree, directory, ignore_errors=True)
    return Path(directory)
