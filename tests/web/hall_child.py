"""Servers of a hall that are there at once, and are to be killed: `python -m tests.web.hall_child`.

Of each line of a folder and a stick ("" where there is none) a server begins; it says its number and its port.
"""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

import uvicorn

from tests.web.conftest import KEY, boundless
from windroos.web.app import create_app, open_site
from windroos.web.serve import uvicorn_config
from windroos.web.settings import Settings


def serve(folder: str, stick: str) -> None:
    """Serve until killed; an answer waits for its stick however long that takes."""
    listening = socket.create_server(("127.0.0.1", 0))
    port = int(listening.getsockname()[1])
    site = open_site(Settings(Path(folder), f"http://localhost:{port}", key=KEY, apart=False))
    if stick:
        site.store.mirror_to(Path(stick), patience=60)
    os.write(1, f"{os.getpid()} {port}\n".encode())
    uvicorn.Server(uvicorn_config(create_app(boundless(site)))).run(sockets=[listening])


def main() -> None:
    """A server for each line, one after another; "over" when it is gone."""
    for line in sys.stdin:
        folder, stick = line.rstrip("\n").split("\t")
        child = os.fork()
        if child == 0:
            serve(folder, stick)
            os._exit(1)
        os.waitpid(child, 0)
        os.write(1, b"over\n")


if __name__ == "__main__":
    main()
