"""Where this user's games and tables are kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def records_dir() -> Path:
    """The user's folder for games: `WINDROOS_GAMES` if set, else where the system keeps such things."""
    own = os.environ.get("WINDROOS_GAMES")
    if own:
        return Path(own).expanduser()
    return _kept() / "Games" if sys.platform == "win32" else _kept()


def data_dir() -> Path:
    """The folder of the page's database: `WINDROOS_DATA` if set, else beside the games."""
    own = os.environ.get("WINDROOS_DATA")
    return Path(own).expanduser() if own else _kept() / "page"


def database_url() -> str:
    """The database of the page where it is in no folder: `WINDROOS_DATABASE`, "" if not set."""
    return os.environ.get("WINDROOS_DATABASE", "")


def _kept() -> Path:
    general = os.environ.get("XDG_STATE_HOME")
    if general:
        return Path(general) / "windroos"
    local = os.environ.get("LOCALAPPDATA")
    if sys.platform == "win32" and local:
        return Path(local) / "windroos"
    place = "Library/Application Support" if sys.platform == "darwin" else ".local/state"
    return Path.home() / place / "windroos"
