"""What can be wrong with what a club is told."""

from __future__ import annotations

from windroos.errors import WindroosError


class ClubError(WindroosError):
    """Something that cannot be in a club; words in `windroos.text.trouble.club`."""
