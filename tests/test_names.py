"""One name, one thing: a public class name is defined once, and a module is called by one letter in books alone."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.source import SOURCE, trees

BESIDE = [Path(__file__).parents[1] / name for name in ("bench", "tests", "tools")]
"""What is read with the program by whoever changes it, so that a name there is no other thing of the program."""
MOST_BY_PLACE = 9
BY_PLACE = {
    "fast/batch/row_reading.py": "a compiled record, of noughts where a row is wrong, of its own names where not"
}


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
    beside = (ast.parse(path.read_text("utf-8")) for folder in BESIDE for path in sorted(folder.rglob("*.py")))
    assert not repeated(class_names((*trees().values(), *beside)))


def test_a_repeated_name_is_noticed() -> None:
    one, other = "class Tile: ...\nclass _Own: ...", "class Table:\n    class Tile: ...\nclass _Own: ..."
    assert repeated(class_names(map(ast.parse, (one, other)))) == {"Tile": 2}


def said_by_place(tree: ast.AST, most: int) -> Iterator[str]:
    """Where a class is called with so many values that their places alone no longer say what they are."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and len(node.args) > most:
            name = ast.unparse(node.func).rpartition(".")[2]
            declared = "Key" in ast.unparse(node.args[-1])  # of keys that say their names
            if name[:1].isupper() and not declared:
                yield f"{node.lineno}: {name}"


def test_long_rows_are_said_by_keyword() -> None:
    found = {str(path.relative_to(SOURCE)): list(said_by_place(tree, MOST_BY_PLACE)) for path, tree in trees().items()}
    assert {path: rows for path, rows in found.items() if rows and path not in BY_PLACE} == {}
    assert all(found[path] for path in BY_PLACE)
    assert list(said_by_place(ast.parse("a.Row(1, 2, 3)\nRow(1, 2, three=3)\nrow(1, 2, 3)"), 2)) == ["1: Row"]


def called_by_a_letter(tree: ast.AST) -> Iterator[str]:
    """What is imported under a name of one letter, as the tables of books do, which name a module in every row."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield from (one.name for one in node.names if one.asname is not None and len(one.asname) == 1)


def test_modules_are_called_by_a_letter_in_books_alone() -> None:
    found = {str(path): list(called_by_a_letter(tree)) for path, tree in trees().items()}
    assert {path: names for path, names in found.items() if names and not path.startswith(str(SOURCE / "books"))} == {}
    assert list(called_by_a_letter(ast.parse("from windroos.rules import patterns as p"))) == ["patterns"]
