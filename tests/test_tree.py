"""Trees of legal play: for fixed walls, how many sequences of actions there are (what chess programs call perft).

Each line of `tests/tree/<rule set>.txt` is a wall with its count: everybody who is asked answers in the order of the
seats, everybody does everything that the rules allow. A referee that allows one thing too many or too few anywhere in
these trees has another count. The events that the tree tells of are counted as well, by kind.

`python -m tests.test_tree` counts anew; do so only after a deliberate change, and read the difference.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.play_helpers import match_of, tiles
from windroos.books.catalog import IDS, rules
from windroos.play.model import events
from windroos.play.model.actions import Begin
from windroos.play.model.dice import dice_needed
from windroos.play.model.view import Phase
from windroos.play.referee.referee import advance
from windroos.play.referee.state import State, new_state, view_of
from windroos.play.rules.options import options
from windroos.rules.rule import Value

TREES = Path(__file__).parent / "tree"
TOLD: dict[type, str] = {
    events.Melded: "sets",
    events.Konged: "kongs",
    events.Exposed: "seasons",
    events.Won: "mahjongs",
    events.HandEnded: "ends",
    events.BetMade: "bets",
    events.Endangered: "dangers",
}


class Tree(NamedTuple):
    """A line of a file: what is played, how deep, and what there is to count."""

    id: str
    options: dict[str, Value]
    strict: bool
    depth: int
    counts: dict[str, int]
    wall: tuple[int, ...]


def trees(id: str) -> Iterator[Tree]:
    """`option=value ... | friendly or strict | depth | kind=count ... | the wall` a line; # begins a comment."""
    for line in (TREES / f"{id}.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            chosen, manner, depth, counts, wall = (column.strip() for column in line.split("|"))
            values = dict(word.split("=") for word in chosen.split())
            counted = dict(word.split("=") for word in counts.split())
            yield Tree(
                id,
                {name: _value(text) for name, text in values.items()},
                manner == "strict",
                int(depth),
                {name: int(text) for name, text in counted.items()},
                tiles(wall),
            )


def _value(text: str) -> Value:
    return int(text) if text.isdigit() else {"true": True, "false": False}.get(text, text)


def grown(tree: Tree) -> Counter[str]:
    """Everything that there is to count."""
    state = new_state(match_of(rules(tree.id, tree.options)), tree.strict)
    dice = tuple((1,) * count for count in dice_needed(state.conduct))
    counts = Counter[str]()
    _grow(advance(state, Begin(tree.wall, dice, "tree")).state, tree.depth, counts)
    return counts


def _grow(state: State, depth: int, counts: Counter[str]) -> None:
    if depth == 0 or state.table.phase == Phase.BETWEEN:
        counts["sequences"] += 1
        return
    asked = [seat for seat in range(state.table.seats) if state.pending >> seat & 1]
    for action in options(view_of(state, asked[0] if asked else state.table.turn)):
        after, steps = advance(state, action)
        for step in steps:
            kind = TOLD.get(type(step.public))
            if kind is not None:
                counts[kind] += 1
        _grow(after, depth - 1, counts)


@pytest.mark.parametrize("id", IDS)
def test_the_trees_have_as_many_branches_as_ever(id: str) -> None:
    found = list(trees(id))
    assert {tree.strict for tree in found} == {False, True}
    for tree in found:
        assert dict(grown(tree)) == tree.counts, tree[:4]


def main() -> None:
    """Write the counts anew."""
    for id in IDS:
        path = TREES / f"{id}.txt"
        text = path.read_text()
        for tree in trees(id):
            counts = sorted(grown(tree).items(), key=lambda item: (item[0] != "sequences", item[0]))
            old = " ".join(f"{name}={count}" for name, count in tree.counts.items())
            text = text.replace(f"| {old} |", f"| {' '.join(f'{name}={count}' for name, count in counts)} |")
        path.write_text(text)


if __name__ == "__main__":
    main()
