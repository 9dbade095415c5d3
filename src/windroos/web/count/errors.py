"""What can be wrong with what is asked of a score sheet on the page."""

from __future__ import annotations

from windroos.errors import WindroosError


class CountError(WindroosError):
    """A table that is not there, a tap that came too late, a field that cannot be read."""
