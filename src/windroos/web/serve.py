"""Starting the server: where it listens, what it says, and the browser it opens."""

from __future__ import annotations

import uvicorn

from windroos.web.app import create_app, open_site
from windroos.web.settings import Settings


def serve(settings: Settings, port: int) -> None:
    """Serve until it is stopped.

    Raises:
        StoreError: the database cannot be opened.
    """
    host = "0.0.0.0" if settings.lan else "127.0.0.1"
    app = create_app(open_site(settings))
    uvicorn.run(
        app, host=host, port=port, log_level="warning", access_log=False, server_header=False, ws_max_size=65536,
        proxy_headers=False,
    )  # fmt: skip
