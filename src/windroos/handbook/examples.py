"""An example hand for every item of every rule set: the plainest golden hand in which it counts.

The file stands in the room of the book and is written by `tools/examples.py`; a line is `item | notation | options`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from windroos.books.catalog import rule_set as book
from windroos.books.catalog import rules
from windroos.errors import WindroosError
from windroos.handbook.picture import TileGroup, picture
from windroos.hands import GREEN_DRAGON_ROUND
from windroos.notation import parse
from windroos.rules.rule import Value
from windroos.scoring.score import Line, Score, score


class Example(NamedTuple):
    """A hand in which an item counts, with the options that it needs."""

    item: str
    """The id of an entry or of a special formation."""
    notation: str
    options: tuple[tuple[str, Value], ...]


class ScoredExample(NamedTuple):
    """An example that was scored: its tiles, with those lit that the item is about, and its line in the score."""

    example: Example
    score: Score
    line: Line
    groups: tuple[TileGroup, ...]
    by_winds: bool
    """In another seat or round the item would not count."""


@lru_cache(maxsize=8)
def examples(rule_set: str) -> Mapping[str, Example]:
    """The examples of a rule set by the id of their item; read once."""
    text = book(rule_set).pages.examples.read_text("utf-8")
    rows = (read_example(line) for line in text.splitlines() if line and not line.startswith("#"))
    return {row.item: row for row in rows}


def read_example(line: str) -> Example:
    """One line of an example file."""
    item, notation, options = (column.strip() for column in line.split("|"))
    return Example(item, notation, tuple(_option(word) for word in options.split()))


def written(example: Example) -> str:
    """The line that `read_example` reads back."""
    options = " ".join(f"{id}={_typed(value)}" for id, value in example.options)
    return f"{example.item} | {example.notation} | {options}".rstrip()


@lru_cache(maxsize=512)
def shown(rule_set: str, item: str) -> ScoredExample | None:
    """The example of an item, scored by its book with the options it needs; None where there is none."""
    example = examples(rule_set).get(item)
    if example is None:
        return None
    reading = parse(example.notation)
    scored = score(rules(rule_set, dict(example.options)), reading.hand, reading.situation)
    line = line_of(scored, item)
    return ScoredExample(example, scored, line, picture(scored, line), _by_winds(scored, item))


def _by_winds(scored: Score, item: str) -> bool:
    """Whether an item counts because of the seat or the wind of the round."""
    here = scored.situation
    others = [here._replace(seat=seat) for seat in range(4)] + [here._replace(round=round) for round in range(4)]
    for other in others if here.round != GREEN_DRAGON_ROUND else ():
        try:
            line_of(score(scored.rules, scored.hand, other), item)
        except LookupError:
            return True
        except WindroosError:
            continue  # East's first fourteen tiles and the like
    return False


def line_of(scored: Score, item: str) -> Line:
    """The line of an item, or of the special formation that the hand is.

    Raises:
        LookupError: the item does not count in this hand.
    """
    for line in scored.lines:
        if line.replaced_by is None and (line.entry.id == item or scored.limit == item):
            return line
    raise LookupError(item)


def _option(word: str) -> tuple[str, Value]:
    id, _, text = word.partition("=")
    if text in ("true", "false"):
        return id, text == "true"
    return id, int(text) if text.lstrip("-").isdecimal() else text.strip('"')


def _typed(value: Value) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) and value.isdecimal() else str(value)
