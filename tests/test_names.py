"""One name, one thing: a public class name is defined once, and a module is called by one letter in books alone."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Iterator

from tests.source import SOURCE, trees


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


def called_by_a_letter(tree: ast.AST) -> Iterator[str]:
    """What is imported under a name of one letter, as the tables of books do, which name a module in every row."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield from (one.name for one in node.names if one.asname is not None and len(one.asname) == 1)


def test_modules_are_called_by_a_letter_in_books_alone() -> None:
    found = {str(path): list(called_by_a_letter(tree)) for path, tree in trees().items()}
    assert {path: names for path, names in found.items() if names and not path.startswith(str(SOURCE / "books"))} == {}
    assert list(called_by_a_letter(ast.parse("from windroos.rules import patterns as p"))) == ["patterns"]
