"""Python for browsers (Pyodide), a dependency of the written scorer alone: brought by Deno as its lock says."""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from windroos.web.pocket.errors import PocketError
from windroos.web.pocket.needed import archived
from windroos.web.pocket.packing import write_archive

LOCKED: Final = Path(__file__).parent / "lock"
"""The folder that says which version, what its package must hold, and what is made with it."""
FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PACKED: Final = "windroos.zip"
PROGRAM: Final = "program.zip"
BROUGHT: Final = "brought"
"""The folder of Python's own files, as a phone has them."""
MEMORY: Final = "memory"
"""What the name of the file begins with that holds the memory of a Python that has read the program."""
AWAY: Final = ("error sending request", "error reading a body", "Bad response: ", "Could not find npm package")
"""What Deno says when a registry is not reached, breaks off, refuses, or has no such package."""
SECONDS: Final = 600
"""How long bringing it may take: it is thirteen megabytes."""


def browser_files() -> dict[str, bytes]:
    """The files of Python for browsers, the program compiled by it, and its memory once it has read that, by name.

    The first time they come over the network. Raises PocketError: `pocket_deno`, there is no Deno here;
    `pocket_network`, they cannot be brought; `pocket_build`, other files came, or nothing can be made of them.
    """
    deno = _deno()
    with TemporaryDirectory() as folder:
        place = Path(folder)
        for file in LOCKED.iterdir():
            shutil.copy(file, place)
        write_archive(place / PROGRAM, archived())
        _run(place, deno, "install", "--quiet", "--frozen")
        allowed = ("--allow-read=.", "--allow-write=.")
        _run(place, deno, "run", "--quiet", "--frozen", *allowed, "build.js", PROGRAM, PACKED, MEMORY, BROUGHT)
        brought = {name: (place / BROUGHT / name).read_bytes() for name in FILES}
        return {**brought, PACKED: (place / PACKED).read_bytes(), **memory_file((place / MEMORY).read_bytes())}


def memory_file(content: bytes) -> dict[str, bytes]:
    """The memory, packed, under a name that says what it holds: of another program it is another file."""
    return {f"{MEMORY}-{hashlib.sha256(content).hexdigest()[:12]}.bin": gzip.compress(content, 9, mtime=0)}


def _run(place: Path, *words: str) -> None:
    """Raises PocketError: `pocket_network`, who is asked for files gives none; `pocket_build`, anything else."""
    try:
        done = subprocess.run(
            words,
            env={**os.environ, "DENO_NO_UPDATE_CHECK": "1", "NO_COLOR": "1"},
            cwd=place, check=False, capture_output=True, text=True, timeout=SECONDS,
        )  # fmt: skip
    except subprocess.TimeoutExpired as wrong:
        raise PocketError("pocket_network", reason=str(wrong)[:200]) from None
    except OSError as wrong:
        raise PocketError("pocket_build", reason=str(wrong)[:200]) from None
    if done.returncode != 0:
        said = done.stderr.strip().splitlines()
        code = "pocket_network" if any(one in done.stderr for one in AWAY) else "pocket_build"
        raise PocketError(code, reason=said[0][:200] if said else str(done.returncode))


def _deno() -> str:
    """Where Deno is: beside this Python, or where programs are. Raises PocketError `pocket_deno`."""
    name = "deno.exe" if os.name == "nt" else "deno"
    beside = Path(sys.executable).with_name(name)
    found = str(beside) if beside.is_file() else shutil.which(name)
    if found is None:
        raise PocketError("pocket_deno")
    return found
