"""Making very many values at once."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

MANY: Final = 100_000
"""New values from which on what was made is let be for good."""


@contextmanager
def without_collecting() -> Iterator[None]:
    """Let nobody look for circles of garbage meanwhile.

    Folding and reckoning make a million tuples and no circles: to look through them again and again takes as long as
    to make them. Where it was so many, what is there now is let be afterwards too: it would be looked through once for
    nothing, in the middle of whatever is asked next. Values still go when nobody uses them any more; only circles that
    other work had open at this moment are never found, and a club makes so many values once, or all of its standings.
    """
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            if gc.get_count()[0] > MANY:
                gc.freeze()
            gc.enable()
