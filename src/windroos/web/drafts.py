"""Files that somebody is looking into: kept in memory alone, for an hour, so that no name of theirs is ever on disk."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from secrets import token_urlsafe
from typing import Final, Generic, TypeVar

from windroos.importing.errors import ImportingError

MOST: Final = 6
"""Files at once; who looked at his longest ago has to choose it again."""
SECONDS: Final = 3600.0


@dataclass(frozen=True, slots=True)
class FileDraft:
    """A file that is looked into, and by whom."""

    id: str
    by: str


Kept = TypeVar("Kept", bound=FileDraft)


class FileDrafts(Generic[Kept]):
    """The files that are being looked into."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._drafts: OrderedDict[str, tuple[float, Kept]] = OrderedDict()

    def begin(self, draft: Kept) -> Kept:
        """Keep a new one; it has an id that nobody can guess."""
        return self.keep(replace(draft, id=token_urlsafe(12)))

    def keep(self, draft: Kept) -> Kept:
        """Keep one as it is now."""
        self._tidy()
        self._drafts[draft.id] = (self._now(), draft)
        self._drafts.move_to_end(draft.id)
        while len(self._drafts) > MOST:
            self._drafts.popitem(last=False)
        return draft

    def get(self, id: str, by: str) -> Kept:
        """The file of who began with it. Raises ImportingError `import_gone`."""
        self._tidy()
        found = self._drafts.get(id)
        if found is None or found[1].by != by:
            raise ImportingError("import_gone")
        return found[1]

    def drop(self, id: str) -> None:
        """Forget it."""
        self._drafts.pop(id, None)

    def _tidy(self) -> None:
        oldest = self._now() - SECONDS
        for id in [id for id, (at, _) in self._drafts.items() if at < oldest]:
            del self._drafts[id]
