"""What a score sheet asks of a hand by a rule book, as data."""

from __future__ import annotations

from typing import NamedTuple


class SheetQuestions(NamedTuple):
    """What a sheet asks that depends on the book alone.

    circumstances   those of a win that can change a score; the others are not worth a button
    last_is_drawn   only a last tile that is drawn counts: on its discard one goes out without a bonus (ruling N27)
    """

    circumstances: tuple[str, ...]
    last_is_drawn: bool = False
