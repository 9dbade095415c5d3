"""Phrases that readers stumbled over must not come back, in any text of the program or of a page."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.phrases import said_again
from tests.source import SOURCE, trees


def said() -> Iterator[tuple[Path, str]]:
    """Every text that a person reads, with the file that it stands in; a text on several lines is one."""
    for path, tree in trees().items():
        if SOURCE / "text" in path.parents or path.name == "words.py":
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield path, node.value
    for path in sorted(SOURCE.rglob("*.html")):
        yield path, path.read_text(encoding="utf-8")


def test_what_readers_stumbled_over_does_not_come_back() -> None:
    texts = list(said())
    assert len(texts) > 5000, "all texts are looked through"
    assert [(path.relative_to(SOURCE).as_posix(), phrase) for path, text in texts for phrase in said_again(text)] == []


def test_a_phrase_is_found_on_two_lines_and_in_capitals() -> None:
    assert said_again("Want Mahjong gaat\n    voor elke andere set.") == ["mahjong gaat voor elke andere set"]
    assert said_again("This is what it needs least; it lacks {missing}.") == [r"\bit lacks (\d|\{missing)"]
    assert said_again("Middelste stenen, losse stenen na een kong, op de plank.") == []
