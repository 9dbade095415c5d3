"""What a service manager is told that started this program, by the protocol of systemd's `sd_notify`.

At a reload it waits for the command to end, and what serves must go on without it: so that is a process beside it.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from typing import Final

_SOCKET: Final = "NOTIFY_SOCKET"
"""Where it listens, in the environment; abstract where it begins with an @."""
_MAIN: Final = "MAINPID"
"""In the environment of a reload alone: the process that serves so far."""


def tell_ready() -> None:
    """Say that this process serves, and no other."""
    place = os.environ.get(_SOCKET, "")
    if not place or sys.platform == "win32":
        return
    said = f"READY=1\nMAINPID={os.getpid()}\n"
    with suppress(OSError), closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as way:
        way.sendto(said.encode(), f"\0{place[1:]}" if place.startswith("@") else place)


def is_reload() -> bool:
    """Whether a service manager waits for this command to end, while something else serves."""
    return _SOCKET in os.environ and _MAIN in os.environ and hasattr(os, "fork")


def beside() -> Callable[[], None] | int:
    """Go on in a process of its own: there, what is to be called when it serves.

    Here, the status of the command: 0 as soon as that one serves; how it ended, where it does not.
    """
    serves, tells = os.pipe()
    number = os.fork()
    if number == 0:
        os.close(serves)
        os.setsid()

        def tell() -> None:
            os.write(tells, b".")
            os.close(tells)

        return tell
    os.close(tells)
    if os.read(serves, 1):
        return 0
    _, status = os.waitpid(number, 0)
    return os.waitstatus_to_exitcode(status) or 1
