"""Where a server listens: a free port, and the addresses by which this machine is known."""

from __future__ import annotations

import errno
import os
import socket
from contextlib import closing, suppress
from typing import Final

from windroos.web.folder import ServeError

PORT: Final = 8136
TRIES: Final = 20
"""Ports that are tried, from the one that was asked for."""
_SOMEWHERE: Final = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
"""To ask the system by which of its addresses it would go there; nothing is sent."""


def listen(port: int, lan: bool, tries: int = TRIES) -> socket.socket:
    """A listening socket on this port, or on the next of `tries` that is free; on this machine alone unless `lan`.

    Raises:
        ServeError: `serve_port_refused`, the system allows no such port; `serve_no_port`, all of them are taken.
    """
    for tried in range(port, min(port + tries, 65536)):
        try:
            return socket.create_server(("0.0.0.0" if lan else "127.0.0.1", tried), backlog=512)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                continue
            if os.name == "nt" and error.errno == errno.EACCES and tried >= 1024:  # what Windows says of a taken port
                continue
            reason = error.strerror or str(error)
            raise ServeError("serve_port_refused", port=tried, reason=reason) from None
    raise ServeError("serve_no_port", port=port, last=port + tries - 1)


def listen_at(place: str) -> socket.socket:
    """A listening socket for other machines at an address of this one, as `10.0.0.2:8137` or `[fd00::2]:8137`.

    Raises:
        ServeError: `serve_beside_port`, this machine has no such address, or the port is taken.
    """
    host, _, port = place.rpartition(":")
    family = socket.AF_INET6 if host.startswith("[") else socket.AF_INET
    try:
        return socket.create_server((host.strip("[]"), int(port)), family=family, backlog=512)
    except OSError as error:
        raise ServeError("serve_beside_port", place=place, reason=error.strerror or str(error)) from None


def lan_address() -> str | None:
    """This machine's address on the local network; None if it is on none."""
    for place in _SOMEWHERE:
        with suppress(OSError), closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as asking:
            asking.connect((place, 9))
            found = str(asking.getsockname()[0])
            if not found.startswith(("127.", "0.")):
                return found
    return None
