"""A server that says nothing, as those know who would ask it: while somebody listens for it nobody else waits.

Who was not answered hangs up and says so here. From then on everybody is refused at once, so that nobody keeps an event
loop waiting for what does not come; and a thread tries again and again, until the server speaks.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Lock, Thread
from typing import Final

import psycopg

from windroos.store.answering import SilentError

LISTENS: Final = 0.5
"""Seconds between two tries."""
SILENT: Final = (SilentError, psycopg.errors.ConnectionTimeout)
"""What is raised where nothing was said; a server that refuses speaks, and so does a machine on which none is."""


class Silence:
    """Whether a server is silent. Any thread may ask or tell."""

    def __init__(self, ask: Callable[[], object]) -> None:
        """`ask` asks the server something all reads ask for, and raises psycopg.Error."""
        self._ask = ask
        self._lock: Final = Lock()
        self._closed: Final = Event()
        self._why: psycopg.OperationalError | None = None

    @property
    def is_on(self) -> bool:
        """Whether it says nothing."""
        return self._why is not None

    def refuse(self) -> None:
        """Raises psycopg.OperationalError while it says nothing."""
        why = self._why
        if why is not None:
            raise SilentError(str(why))

    def begin(self, why: psycopg.OperationalError) -> None:
        """It did not answer."""
        with self._lock:
            if self._why is None and not self._closed.is_set():
                self._why = why
                Thread(target=self._listen, name="store silence", daemon=True).start()

    def close(self) -> None:
        """Listen no more."""
        self._closed.set()

    def _listen(self) -> None:
        while not self._closed.is_set():
            try:
                self._ask()
            except SILENT:
                self._closed.wait(LISTENS)
            except psycopg.Error:
                break
            else:
                break
        with self._lock:
            self._why = None
