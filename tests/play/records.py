"""Records of games that were played, compared, changed and spoilt."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from tests.recorded import Recorded, recorded
from windroos.errors import RecordError

ROOT = Path(__file__).parents[2]


def refused_at(trouble: RecordError | None, code: str, line: int) -> None:
    assert trouble is not None
    assert (trouble.code, trouble.line) == (code, line), str(trouble)
    assert "{" not in trouble.sentence("nl").replace("{...}", "")
    assert trouble.sentence("nl") != trouble.sentence("en")
    assert trouble.hint("nl") != trouble.hint("en")


def changed(value: Any, random: Random) -> Iterator[Any]:
    """The value of a line with one thing in it changed: every leaf once, but of a long list only one."""
    if isinstance(value, dict):
        for key in value:
            for other in changed(value[key], random):
                yield {**value, key: other}
            if key not in ("private", "sealed"):
                yield {name: one for name, one in value.items() if name != key}
    elif isinstance(value, list):
        spots = range(len(value)) if len(value) < 5 else [random.randrange(len(value))]
        for at in spots:
            for other in changed(value[at], random):
                yield [*value[:at], other, *value[at + 1 :]]
        if value:
            yield value[:-1]
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif value is None:
        yield "E"
    elif value in ("E", "S", "W", "N"):
        yield "ESWN"["ESWN".index(value) - 1]
    elif re.fullmatch(r"[1-9][mpsz]|[fg][1-4]", value):
        yield "1m" if value != "1m" else "9s"
    else:
        yield value + "x"


def ended(game: Recorded) -> int:
    """The index of the line that ends the first hand."""
    return next(at for at, line in enumerate(game.lines) if '"hand_ended"' in line)


def with_line(game: Recorded, at: int, old: str, new: str) -> list[str]:
    line = re.sub(old, new, game.lines[at], count=1)
    assert line != game.lines[at], old
    return [*game.lines[:at], line, *game.lines[at + 1 :]]


def won() -> Recorded:
    """A game of which the first hand is won."""
    return next(game for seed in range(99) if '"won"' in (game := recorded("mcr", hands=1, seed=seed)).text())
