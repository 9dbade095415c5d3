"""Making very many values at once."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def without_collecting() -> Iterator[None]:
    """Let nobody look for circles of garbage meanwhile.

    Folding and reckoning make a million tuples and no circles: to look through them again and again takes as long as
    to make them.
    """
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()
