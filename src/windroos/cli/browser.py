"""Opening a browser for who typed a command, where there is a screen."""

from __future__ import annotations

import os
import sys
import threading


def has_screen() -> bool:
    """Whether a browser with windows can be opened for who typed the command."""
    if os.environ.get("SSH_CONNECTION") or os.environ.get("CI"):
        return False
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def open_browser(address: str, wait: bool = False) -> None:
    """Open it beside the server: some browsers keep their caller waiting."""
    import webbrowser

    opening = threading.Thread(target=webbrowser.open, args=(address,), daemon=True)
    opening.start()
    if wait:
        opening.join(5)
