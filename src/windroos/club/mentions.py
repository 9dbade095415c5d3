"""Names in what people of a club write: as everywhere."""

from __future__ import annotations

from windroos.people.mentions import named_in, with_ids, with_names

__all__ = ["named_in", "with_ids", "with_names"]
