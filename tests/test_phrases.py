"""Phrases that readers stumbled over must not come back, in any text of the program or of a page."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.source import SOURCE, trees

GONE: Final = {
    r"mahjong gaat voor elke andere set": "mahjong is called, it is no set",
    r"bij de losse stenen": "in the tournament rules these are the replacement tiles, nobody's rack",
    r"\bop (de )?(stok|lat)\b": "the rack is a plank",
    r"\bvoor u zit": "that is who sits opposite; a chow is of the player to one's left",
    r"kippenhand": "it is called a chickenspel",
    r"middenstenen": "not to be told apart from the middle tiles: eenvoudige stenen",
    r"poor man": "the hand is called poverty mahjong",
    r"vriendelijke tafel": "a page asks what is allowed, a kind of table means nothing to who never heard of it",
    r"\blos (14|\{)": "a count with a word before it that says nothing",
    r"rather scores only|otherwise after all": "Dutch, word by word",
    r"\bit lacks (\d|\{missing)": "lacks five what",
}
"""What must not be said, and why."""


def said() -> Iterator[tuple[Path, str]]:
    """Every text that a person reads, with the file that it stands in; a text on several lines is one."""
    for path, tree in trees().items():
        if SOURCE / "text" in path.parents or path.name == "words.py":
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield path, node.value
    for path in sorted(SOURCE.rglob("*.html")):
        yield path, path.read_text(encoding="utf-8")


def found(text: str) -> list[str]:
    """The phrases that a text says after all."""
    one = " ".join(text.split())
    return [phrase for phrase in GONE if re.search(phrase, one, re.IGNORECASE)]


def test_what_readers_stumbled_over_does_not_come_back() -> None:
    texts = list(said())
    assert len(texts) > 5000, "all texts are looked through"
    assert [(path.relative_to(SOURCE).as_posix(), phrase) for path, text in texts for phrase in found(text)] == []


def test_a_phrase_is_found_on_two_lines_and_in_capitals() -> None:
    assert found("Want Mahjong gaat\n    voor elke andere set.") == ["mahjong gaat voor elke andere set"]
    assert found("This is what it needs least; it lacks {missing}.") == [r"\bit lacks (\d|\{missing)"]
    assert found("Middelste stenen, losse stenen na een kong, op de plank.") == []
