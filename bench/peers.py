"""The programs that Windroos is timed beside: `requirements-bench.lock`, which `python3 run.py bench` installs."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def peer(name: str, module: str) -> Any | None:
    """A module of a peer; where it is not there the table says so, and nothing is timed beside it."""
    try:
        return import_module(module)
    except ImportError:
        print(f"{name} is missing, so nothing is timed beside it: it could not be installed here", flush=True)
        return None
