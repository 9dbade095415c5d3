"""What is asked of the equal walls of an evening."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from windroos.duplicate.requests import WALL_REQUESTS, WallRequest
from windroos.people.spelling import ID
from windroos.wire.objects import Key


class DoWalls(NamedTuple):
    """Something is asked of the walls that tables of an evening share."""

    evening: str
    asked: WallRequest


def _of_evening(kind: Callable[..., WallRequest]) -> Callable[..., DoWalls]:
    return lambda evening, *parts: DoWalls(evening, kind(*parts))


WALL_KINDS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    word: (_of_evening(kind), (Key("evening", ID), *keys)) for word, (kind, keys) in WALL_REQUESTS.items()
}
"""Each by the word of `do`, with its keys."""
