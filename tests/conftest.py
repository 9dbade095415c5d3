"""Settings for all tests: no deadlines (machines are shared), one seed in CI so that a red run can be repeated."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "windroos", deadline=None, derandomize="CI" in os.environ, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("windroos")
