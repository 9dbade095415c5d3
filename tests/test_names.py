"""One name, one thing: a public class name is defined once."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable

from tests.source import trees


def class_names(trees: Iterable[ast.AST]) -> Counter[str]:
    """How often each public class name is defined, inside functions and classes too."""
    return Counter(
        node.name
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )


def repeated(names: Counter[str]) -> dict[str, int]:
    return {name: times for name, times in names.items() if times > 1}


def test_a_public_class_name_is_defined_once() -> None:
    assert not repeated(class_names(trees().values()))


def test_a_repeated_name_is_noticed() -> None:
    one, other = "class Tile: ...\nclass _Own: ...", "class Table:\n    class Tile: ...\nclass _Own: ..."
    assert repeated(class_names(map(ast.parse, (one, other)))) == {"Tile": 2}
