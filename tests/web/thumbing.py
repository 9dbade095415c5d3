"""A thumb that taps."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from tests.web.thumb import Thumb


@pytest.fixture
def thumb(client: TestClient) -> Thumb:
    """Somebody at this machine."""
    return Thumb(client)
