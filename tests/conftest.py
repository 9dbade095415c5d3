"""Settings for all tests: no deadlines (machines are shared), one seed in CI so that a red run can be repeated."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "windroos", deadline=None, derandomize="CI" in os.environ, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("windroos")


@pytest.fixture
def plain_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command line in English and without colour, whatever this machine says."""
    for name in ("LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANG", "NO_COLOR", "WINDROOS_TRACEBACK"):
        monkeypatch.delenv(name, raising=False)
