"""What can be wrong with the store."""

from __future__ import annotations

from windroos.errors import WindroosError


class StoreError(WindroosError):
    """Something that could not be stored, or a file or database that cannot be a store."""
