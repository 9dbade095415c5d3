"""What can be wrong with a file of the past."""

from __future__ import annotations

from windroos.errors import WindroosError


class ImportingError(WindroosError):
    """A file that cannot be read, or a part of it; words in `windroos.text.trouble.importing`."""
