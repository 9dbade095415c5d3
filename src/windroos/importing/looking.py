"""A file looked into: its sheets, the parts that they hold, and what stands in these. For a process of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from windroos.importing.cells import Grid
from windroos.importing.finding import find_parts, read_part
from windroos.importing.found import FoundPast, together
from windroos.importing.parts import Around, ImportPart, ImportShape
from windroos.importing.reading import ReadFile, read_file


class LookedInto(NamedTuple):
    """A file, and the parts that it is proposed to have."""

    file: ReadFile
    parts: tuple[ImportPart, ...]


def look_into(data: bytes, name: str, shape: ImportShape | None = None) -> LookedInto:
    """The sheets of a file and its parts, of this shape alone where one is given. Raises ImportingError."""
    file = read_file(data, name)
    return LookedInto(file, find_parts(file.grids, shape))


def read_parts(grids: Sequence[Grid], parts: Sequence[ImportPart], around: Around) -> FoundPast:
    """What stands in the parts of a file, together."""
    return together(read_part(grids, part, around) for part in parts)
