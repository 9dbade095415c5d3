"""Parts of pages that are the same for everybody: made once, and kept for as long as nothing has changed.

What stands in such a part follows from what it is of, a language and how often that was written; it is made without
the request, so that nothing of who reads can be in it: no right, no card, no cookie.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from markupsafe import Markup

MOST_KEPT: Final = 4_000_000
"""Characters of all parts together: some two hundred lists of a hundred people."""


class KeptParts:
    """Parts of pages. What was asked for longest ago is thrown away first."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, tuple[object, Markup]] = OrderedDict()
        self._length = 0

    def of(self, key: Hashable, written: object, make: Callable[[], Markup]) -> Markup:
        """A part of a page.

        Args:
            key: what it is of, and its language
            written: what is different as soon as anything is that stands in it
            make: makes it anew
        """
        kept = self._kept.get(key)
        if kept is not None and kept[0] == written:
            self._kept.move_to_end(key)
            return kept[1]
        made = make()
        self._drop(key)
        self._kept[key] = (written, made)
        self._length += len(made)
        while self._length > self._most:
            self._drop(next(iter(self._kept)))
        return made

    def _drop(self, key: Hashable) -> None:
        _, text = self._kept.pop(key, (None, Markup()))
        self._length -= len(text)
