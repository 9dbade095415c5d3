"""The reference says what the docstrings say, and the glossary names what there is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

import windroos
from tools import docstrings, reference


def test_the_reference_is_up_to_date() -> None:
    made = reference.texts()
    assert {path.name for path in reference.TARGET.iterdir()} == {path.name for path in made}
    for path, text in made.items():
        assert path.read_text(encoding="utf-8") == text, "run python -m tools.reference --write"


def test_every_name_of_the_front_door_is_told() -> None:
    told = re.findall(r"^### (\w+)$", reference.front_page(), re.MULTILINE)
    assert sorted(told) == sorted(set(windroos.__all__) - {"__version__"})


@pytest.mark.parametrize("name", ["configured", "_nts2002"])
def test_a_name_that_says_nothing_is_refused(name: str) -> None:
    """One that is not there, and one without a docstring."""
    with pytest.raises(LookupError, match=name):
        docstrings.find("windroos.books.catalog", name)


def test_links_within_a_page_lead_somewhere() -> None:
    """As the common viewers make them: small letters, without dots, the second of a name with a number."""
    for path, text in reference.texts().items():
        headings = [re.sub(r"[^\w ]", "", title.lower()).replace(" ", "-") for title in titles(text)]
        anchors = {f"{title}-{n}" if (n := headings[:at].count(title)) else title for at, title in enumerate(headings)}
        assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= anchors, path.name


def titles(text: str) -> Iterator[str]:
    """The headings of a page, but for what looks like one in code."""
    for at, part in enumerate(text.split("```")):
        if at % 2 == 0:
            yield from re.findall(r"^#+ (.+)$", part, re.MULTILINE)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("A sentence.\nGoes on.", "A sentence.\nGoes on."),
        ("Look:\n\n    a = 1\n\n    b = 2\n\nDone.", "Look:\n\n```\na = 1\n\nb = 2\n```\n\nDone."),
        (">>> 1 + 1\n2", "```pycon\n>>> 1 + 1\n2\n```"),
        (
            "id      its name\nlength  in tiles,\n        all of them",
            "- `id`: its name\n- `length`: in tiles, all of them",
        ),
        ("id    its name\nwider what it is", "- `id`: its name\n- `wider`: what it is"),
        (
            "Raises:\n    HandError: no hand.\n    A, B: neither.",
            "Raises:\n\n- `HandError`: no hand.\n- `A, B`: neither.",
        ),
    ],
)
def test_a_docstring_becomes_markdown(text: str, shown: str) -> None:
    assert docstrings.prose(text) == shown


VALUE = '''
class A:
    """About.

    one   first
    two   second
    """
    one: int
    two: int = 2
    three: str
    """Third."""
'''


def test_fields_are_told_from_under_them_or_from_the_docstring() -> None:
    node = ast.parse(VALUE).body[0]
    assert isinstance(node, ast.ClassDef)
    about, table, *_ = docstrings.of_class(docstrings.Definition("A", node, ast.get_docstring(node) or ""), node)
    assert about == "About."
    assert table.splitlines()[2:] == [
        "| `one` | `int` |  | first |",
        "| `two` | `int` | `2` | second |",
        "| `three` | `str` |  | Third. |",
    ]
