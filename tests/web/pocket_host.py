"""The folder of the scorer without a server on a web host that knows nothing of it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.web.slow import Lateness
from windroos.web.pocket.errors import PocketError
from windroos.web.pocket.runtime import browser_files

AWAY = ("pocket_deno", "pocket_network")
"""What this machine may lack; anything else that is wrong is a fault of ours."""


class PlainHost(SimpleHTTPRequestHandler):
    """Any web host: it gives files, and knows nothing."""

    extensions_map = {  # noqa: RUF012 - as the base has it
        **SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript", ".wasm": "application/wasm",
        ".js": "text/javascript", ".webmanifest": "application/manifest+json",
    }  # fmt: skip

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


def files_or_skip() -> dict[str, bytes]:
    """Python for browsers and the program; where this machine cannot have them, the test is skipped."""
    try:
        return browser_files()
    except PocketError as wrong:
        if wrong.code not in AWAY:
            raise
        pytest.skip(f"the scorer without a server is not tried: {wrong.sentence()}")


@contextmanager
def hosting(folder: Path) -> Iterator[str]:
    """A folder on a web host."""
    lateness = Lateness()

    class SlowHost(PlainHost):
        def do_GET(self) -> None:
            lateness.wait(self.path)
            with suppress(ConnectionError):  # a page that is left asks for no more of it
                super().do_GET()

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(SlowHost, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://localhost:{server.server_port}/"
    server.shutdown()
    server.server_close()
