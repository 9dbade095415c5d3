"""A book is one room: outside `windroos.books` nobody asks which book it is."""

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from jinja2 import Environment, nodes

from tests.conformance import CHECKS
from tests.source import SOURCE, trees
from windroos.books.catalog import IDS
from windroos.rules import schemes
from windroos.rules.scheme import Scheme
from windroos.testkit.book import Check, tried_book
from windroos.testkit.trial import carried_out

ROOM = SOURCE / "books"
WORDS = SOURCE / "text"
"""Words are data, kept by the id of their book."""
BY_HAND = SOURCE / "check_record.py"
"""A program of its own that shares nothing with this one."""
ONE_BOOK = SOURCE / "bots" / "botzone.py"
"""Programs of a server that plays one book only."""
TESTS = Path(__file__).parent
SIXTH = "vierwinden"
SCHEMES = {name for name, value in vars(schemes).items() if isinstance(value, Scheme)}
COMPARED = SCHEMES | {"pay", "rule_set"}
"""What decides by the book, if anybody compares it."""
ASKED_OF = {"scheme", "pay", "rule_set"}
"""The same as templates and scripts have it: a field of what they are given."""


def modules() -> Iterator[Path]:
    """Every module that may not know which book it is."""
    for path in trees():
        if path not in (BY_HAND, ONE_BOOK) and not path.is_relative_to(ROOM) and not path.is_relative_to(WORDS):
            yield path


def asks(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Where code names a rule set, or compares a rule set, its scheme or the way it pays with something."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in IDS:
            yield node.lineno, f'"{node.value}"'
        if isinstance(node, ast.Compare):
            sides = [ast.unparse(side) for side in (node.left, *node.comparators)]
            compiled = any(side.startswith("h.") for side in sides)  # numbers in memory
            if not compiled and any(
                side.rpartition(".")[2] in COMPARED or side.endswith("scheme.id") for side in sides
            ):
                yield node.lineno, ast.unparse(node)


def test_nobody_asks_which_book_it_is() -> None:
    found = [f"{path.relative_to(SOURCE)}:{line}: {what}" for path in modules() for line, what in asks(trees()[path])]
    assert not found, "\n".join(found)


def deciding(side: nodes.Node) -> bool:
    """Whether a side of a template's comparison is a rule set, a scheme or a way to pay, or the id of one."""
    if isinstance(side, nodes.Getattr):
        return side.attr in ASKED_OF or (side.attr == "id" and deciding(side.node))
    return isinstance(side, nodes.Name) and side.name in ASKED_OF


def asks_in_template(text: str) -> Iterator[str]:
    """Where a template names a rule set, or compares one, its scheme or the way it pays with something."""
    tree = Environment(autoescape=True).parse(text)
    for said in tree.find_all(nodes.TemplateData):
        yield from named(said.data)
    for constant in tree.find_all(nodes.Const):
        yield from named(str(constant.value))
    for compare in tree.find_all(nodes.Compare):
        if any(deciding(side) for side in (compare.expr, *(one.expr for one in compare.ops))):
            yield f"line {compare.lineno}"


def asks_in_script(text: str) -> Iterator[str]:
    """The same of a script, whose comments may speak as they like."""
    code = re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", text, flags=re.DOTALL)
    yield from named(code)
    asked = f"(?:{'|'.join(sorted(ASKED_OF))}|ruleSet)"
    yield from re.findall(rf"\b{asked}(?:\.id)?\s*[!=]==?|[!=]==?\s*[\w.]*\b{asked}\b", code)


def named(text: str) -> list[str]:
    """The ids of books that a text speaks of."""
    return [word for word in re.findall(r"[\w-]+", text) if word in IDS]


def test_no_template_asks_which_book_it_is() -> None:
    pages = sorted((SOURCE / "web" / "templates").rglob("*.html"))
    assert {path.name: found for path in pages if (found := list(asks_in_template(path.read_text("utf-8"))))} == {}


def test_no_script_and_no_style_asks_which_book_it_is() -> None:
    files = [path for kind in ("js", "ts", "css") for path in sorted((SOURCE / "web").rglob(f"*.{kind}"))]
    assert {path.name: found for path in files if (found := list(asks_in_script(path.read_text("utf-8"))))} == {}


@pytest.mark.parametrize(
    "text",
    [
        '<a href="/spelregels/nts2002/oefenen">',
        "{% if rules.id == 'mcr' %}x{% endif %}",
        "{% if chosen.scheme == fan %}x{% endif %}",
        "{{ w.fan if scheme.id in ('fan', 'points') }}",
        "{{ w.fan if terms.pay != way }}",
    ],
)
def test_asking_in_a_template_is_noticed(text: str) -> None:
    assert list(asks_in_template(text))
    assert not list(
        asks_in_template("{# as nts2002 has it #}{% if asked.method == 'scheme' %}{{ scheme.parts }}{% endif %}")
    )


@pytest.mark.parametrize(
    "text",
    [
        'const BOOK = "nts2002";',
        "if (table.scheme === wanted) go();",
        "if (1 != rules.scheme.id) go();",
        "#mcr { color: red }",
    ],
)
def test_asking_in_a_script_is_noticed(text: str) -> None:
    assert list(asks_in_script(text))
    assert not list(asks_in_script("// as nts2002 has it\nif (scheme.parts) go(/* mcr */);"))


@pytest.mark.parametrize(
    "code",
    [
        'found = rules.id == "mcr"',
        "TABLE = {'nts2002': 1}",
        "if rules.rule_set.scheme == FAN: pass",
        "if scheme is schemes.POINTS: pass",
        "if rules.rule_set.scheme.id == 'fan': pass",
        "found = terms.pay == ways.differences",
    ],
)
def test_asking_is_noticed(code: str) -> None:
    assert list(asks(ast.parse(code)))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("id", IDS)
def test_every_book_does_what_a_book_must(id: str, check: Check) -> None:
    assert [finding.sentence("en") for finding in carried_out(check, tried_book(id))] == []


def test_a_sixth_book_is_a_folder_and_an_entry_of_the_catalogue(tmp_path: Path) -> None:
    """What `docs/adding-a-book.md` says is done to a copy of the program; then the book is tried as the others are."""
    copy = tmp_path / "windroos"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(TESTS / "sixth" / SIXTH, copy / "books" / SIXTH)
    catalog = copy / "books" / "catalog.py"
    text = catalog.read_text("utf-8")
    entry = text[text.index("def _mcr()") : text.index("_BOOKS: Final")]
    text = text.replace(entry, entry + entry.replace("mcr", SIXTH).replace("MCR", SIXTH.upper()))
    text = text.replace('    "mcr": _mcr,\n', f'    "mcr": _mcr,\n    "{SIXTH}": _{SIXTH},\n')
    catalog.write_text(text, "utf-8")
    environment = os.environ | {"PYTHONPATH": os.pathsep.join((str(tmp_path), str(TESTS.parent)))}
    command = [sys.executable, "-m", "tests.conformance", SIXTH, str(TESTS / "sixth")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(str(copy))
