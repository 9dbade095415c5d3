"""Names in what people of a club write: as everywhere."""

from __future__ import annotations

from windroos.people.mentions import with_ids, with_names

__all__ = ["with_ids", "with_names"]
