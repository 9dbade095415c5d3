"""Every test of the command line: in plain English, with its games in a folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def plain(plain_english: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("WINDROOS_GAMES", str(tmp_path / "games"))
