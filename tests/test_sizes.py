"""How large things are: a function fits on a screen, a module has one noun, and a test need not be searched for."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

ROOT = Path(__file__).parents[1]
FUNCTION: Final = 60
MODULE: Final = 300
TESTS: Final = 400
LONG: Final = {
    "books/nts/table.py": "the entries of a book",
    "books/mcr/table.py": "the entries of a book",
    "books/hongkong/table.py": "the entries of a book",
    "books/nmv144/table.py": "the entries of a book",
    "play/model/events.py": "everything that happens at a table, declared",
    "fast/batch/row_reading.py": "compiled: where a function stands is in the name of a kernel's file",
    "fast/selfplay/loop.py": "compiled",
    "expert/nearness.py": "compiled",
}
"""Modules that are longer, and why."""


def lines_of(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def test_functions_are_short() -> None:
    long = []
    for path in sorted((ROOT / "src").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or 0) - node.lineno + 1
                long += [(path.name, node.name, lines)] if lines >= FUNCTION else []
    assert long == []


def test_modules_are_short_but_for_words_and_data() -> None:
    package = ROOT / "src" / "windroos"
    long = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        if path.name != "words.py" and "text" not in path.parts and lines_of(path) > MODULE
    }
    assert sorted(long ^ LONG.keys()) == []


def test_files_of_tests_are_short() -> None:
    assert [path.name for path in sorted((ROOT / "tests").rglob("*.py")) if lines_of(path) > TESTS] == []
