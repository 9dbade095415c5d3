"""What can be wrong with a score sheet."""

from __future__ import annotations

from windroos.errors import WindroosError


class SheetError(WindroosError):
    """A tap, an event or an opening that cannot be; words in `windroos.text.trouble.scoresheet`."""
