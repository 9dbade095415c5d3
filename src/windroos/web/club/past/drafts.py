"""A file of the past that somebody is looking into, and what he chose of it so far."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from windroos.importing.found import FoundPast
from windroos.importing.parts import Around, ImportPart
from windroos.importing.planning import NameChoice
from windroos.importing.reading import ReadFile
from windroos.web.drafts import FileDraft


@dataclass(frozen=True, slots=True)
class ImportDraft(FileDraft):
    """A file, and what was chosen of it so far; `found` is what stands in the chosen parts."""

    name: str
    file: ReadFile
    parts: tuple[ImportPart, ...]
    around: Around
    found: FoundPast
    chosen: Mapping[str, NameChoice] = field(default_factory=dict)
