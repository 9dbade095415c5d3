"""Compiling in a process of its own, which leaves the compiled code in the cache and takes its memory with it.

What the compiler needed it keeps: a process that compiles one thing after another grows by each of them. So every
kernel, and the loop, is compiled by a child that ends; who asked loads what it left. Where that cannot be (no cache to
write in, no child), the one who asks compiles itself.
"""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Final

from windroos.books.catalog import IDS
from windroos.fast.build.cache import is_kept
from windroos.fast.build.seal import discard_unsealed

_LOG: Final = logging.getLogger("windroos.fast")
_COMPILING: Final = "WINDROOS_COMPILING"
"""Set in a child, which is to compile itself."""
_CALL: Final = """
import sys
from importlib import import_module
module, name, id = sys.argv[1:]
getattr(import_module(module), name)(id)
"""


def find_compiled(module: ModuleType, directory: Path, compile: Callable[[str], None], id: str) -> bool:
    """Whether the directory holds the module's compiled code; if not, a child is to put it there by `compile(id)`.

    False if the caller must compile: because it is that child, or no other process can do it. Rules of another id than
    Windroos's own are not known to a child.
    """
    if discard_unsealed(module, directory):
        return True
    can_ask = _COMPILING not in os.environ and is_kept(module) and id in IDS
    return can_ask and call_apart(compile, id) and discard_unsealed(module, directory)


def call_apart(compile: Callable[[str], None], id: str) -> bool:
    """Call a module's function in a new interpreter, with the paths of this one; False, and a warning, if it fails."""
    # Not by `multiprocessing`: it would run the caller's own program once more.
    command = [sys.executable, "-P", "-c", _CALL, compile.__module__, compile.__qualname__, id]
    environment = os.environ | {_COMPILING: "1", "PYTHONPATH": os.pathsep.join(map(str, sys.path))}
    try:
        done = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    except OSError as error:
        cause = str(error)
    else:
        if done.returncode == 0:
            return True
        printed = done.stderr.decode(errors="replace").strip()
        cause = printed.splitlines()[-1] if printed else f"it ended with {done.returncode}"
    _LOG.warning("No process of its own to compile %s: %s. Compiling in this one takes more memory.", id, cause)
    return False
