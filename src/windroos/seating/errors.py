"""What can be wrong with a schedule that is asked for, or brought along."""

from __future__ import annotations

from windroos.errors import WindroosError


class SeatingError(WindroosError):
    """A schedule that cannot be made, or rounds that are none."""
