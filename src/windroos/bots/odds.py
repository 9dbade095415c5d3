"""How likely a hand is to be finished in time, from the tiles it lacks and the tiles that would help now.

A simple model, made into tables: in each of one's turns the tile one needs comes with a chance that depends on how many
such tiles nobody has seen; meanwhile somebody else may go out. How many tiles help at later steps is taken from play.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

MOST_HELP: Final = 80
"""Beyond so much help a chance grows no more."""
MOST_MISSING: Final = 8
MOST_DRAWS: Final = 36

_CALM, _RISES, _HIGHEST = 4, 0.012, 0.11
"""In the first turns hardly anybody goes out; from then on the chance that somebody else does grows, up to a bound."""
OPEN, CONCEALED, DRAWN = range(3)
"""Whether tiles may be claimed on the way, only for mahjong, or not at all."""
_TYPICAL: Final = (
    (0, 8, 10, 13, 17, 22, 27, 32, 36),
    (0, 7, 6, 9, 13, 18, 23, 28, 32),
    (0, 3, 6, 9, 13, 18, 23, 28, 32),
)
"""For each way the help at each step: of a waiting hand (1 tile missing), of one that lacks 2, and so on. Tiles that
may be claimed count more than once."""


@lru_cache(maxsize=64)
def chances(way: int, seats: int, hidden: int, turns: int) -> tuple[tuple[tuple[float, ...], ...], ...]:
    """`[missing][draws][help]`: the chance to go out.

    seats: players of the hand. hidden: tiles that nobody draws (the others' racks and a dead wall). draws: one's own
    turns to come. help: unseen tiles that bring the hand nearer, each times the chance to have it when it appears.
    """
    usual = [[1.0] * (MOST_DRAWS + 1)]
    found: list[tuple[tuple[float, ...], ...]] = [((1.0,) * (MOST_HELP + 1),) * (MOST_DRAWS + 1)]
    for missing in range(1, MOST_MISSING + 1):
        rows = [(0.0,) * (MOST_HELP + 1)]
        for draws in range(1, MOST_DRAWS + 1):
            unseen = draws * seats + hidden
            stays = 1 - min(_HIGHEST, max(0.0, _RISES * (turns - draws - _CALM)))
            before, after = rows[-1], usual[-1][draws if missing == 1 else draws - 1]
            row = []
            for help in range(MOST_HELP + 1):
                comes = min(0.95, help / unseen)
                row.append(stays * (comes * after + (1 - comes) * before[help]))
            rows.append(tuple(row))
        found.append(tuple(rows))
        usual.append([row[_TYPICAL[way][missing]] for row in rows])
    return tuple(found)
