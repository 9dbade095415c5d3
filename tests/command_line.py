"""The command line as a test runs it."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from windroos.cli import app


def run(words: Sequence[str]) -> int:
    """Its exit status; on a thread of its own, for a browser of an earlier test may have its loop on this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(app.run, list(words)).result()
