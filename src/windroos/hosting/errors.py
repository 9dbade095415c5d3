"""What can be wrong at a table of the page."""

from __future__ import annotations

from windroos.errors import WindroosError


class TableError(WindroosError):
    """A message, an action or a form that a table does not take."""
