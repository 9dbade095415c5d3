"""A connection to a server on which nobody waits for ever: where nothing comes for a while, it is hung up.

What keeps a line open tells nothing of who is at its other end: a server that is stopped, a disk that does not answer,
a lock that is never let go, a network that loses everything and says so to nobody. A limit that the server keeps is of
no use for these, nor is one of the network, which has brought all that was said.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import monotonic
from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen

Given = TypeVar("Given")


class SilentError(psycopg.OperationalError):
    """Nothing was heard of a server for so long that it was hung up."""


class AnsweringConnection(psycopg.Connection[Any]):
    """A connection that is hung up where nothing comes on it for `patience` seconds while something is waited for."""

    patience: float = math.inf
    fell_silent: Callable[[psycopg.OperationalError], object] = staticmethod(str)
    """Is told when that was so."""

    def wait(self, gen: PQGen[Given], *args: Any, **more: Any) -> Given:
        """Do what is to be done on it. Raises SilentError where the server does not answer; it is closed then."""
        return super().wait(self._answered(gen), *args, **more)

    def _answered(self, gen: PQGen[Given]) -> PQGen[Given]:
        heard = monotonic()
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                if ready:
                    heard = monotonic()
                elif monotonic() - heard > self.patience:
                    self.pgconn.finish()
                    silent = SilentError(f"nothing was heard of the server for {self.patience:g} s")
                    self.fell_silent(silent)
                    raise silent
                wanted = gen.send(ready)
        except StopIteration as done:
            given: Given = done.value
            return given
