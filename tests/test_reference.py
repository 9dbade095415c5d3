"""The reference says what the docstrings say, and the glossary names what there is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

import windroos
from tests.source import trees
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


def defined() -> Iterator[str]:
    """What the source names: modules, classes and their members, functions, constants, and texts in quotation marks."""
    for path, tree in trees().items():
        yield path.parent.name if path.stem == "__init__" else path.stem
        for statement in tree.body:
            yield from named(statement)
            if isinstance(statement, ast.ClassDef):
                yield from (f"{statement.name}.{name}" for item in statement.body for name in named(item))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield f'"{node.value}"'


def named(node: ast.stmt) -> list[str]:
    """What a statement defines."""
    if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)]


def terms(glossary: str) -> Iterator[tuple[str, list[str]]]:
    """The rows of the glossary: the Dutch words, and the names in the code."""
    for dutch, english, names in re.findall(r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", glossary, re.MULTILINE):
        if dutch != "Dutch":
            assert english.strip("- "), dutch
            yield dutch, re.findall(r"`([^`]+)`", names)


def test_every_name_of_the_glossary_stands_in_the_source() -> None:
    known = set(defined())
    rows = [*terms((docstrings.SOURCE.parent / "docs" / "glossary.md").read_text(encoding="utf-8"))]
    assert len(rows) > 50
    assert [(dutch, name) for dutch, names in rows for name in names or ["nothing"] if name not in known] == []
    assert len({dutch for dutch, _ in rows}) == len(rows)


def test_a_name_that_is_not_there_is_noticed() -> None:
    known = set(defined())
    assert {"Hand", "Win.last", "score", "KINDS", "bots", '"pung"'} <= known
    assert not {"Hands.last", "Win.latest", "last", '"peng"'} & known
