"""What can be wrong when the scorer that needs no server is written."""

from __future__ import annotations

from windroos.errors import WindroosError


class PocketError(WindroosError):
    """A folder that holds something else, or a Python for browsers that cannot be had."""
