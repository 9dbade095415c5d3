"""What can be wrong with walls that tables share."""

from __future__ import annotations

from windroos.errors import WindroosError


class DuplicateError(WindroosError):
    """Walls, or records of tables that played them, cannot be compared."""
