"""What is said of wishes that a schedule does not heed."""

from __future__ import annotations

from collections.abc import Sequence

from windroos.seating.wishes import BrokenWish
from windroos.text.seating import BROKEN
from windroos.text.words import Lang


def broken_lines(broken: Sequence[BrokenWish], lang: Lang) -> list[str]:
    """A sentence for each, with its round and table where it has one."""
    return [
        BROKEN[one.kind]
        .to(lang)
        .format(round=one.round + 1, table=one.table + 1, players=", ".join(str(player + 1) for player in one.players))
        for one in broken
    ]
