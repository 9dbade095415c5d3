"""What nobody uses is not there: functions and classes that only tests know, methods that nobody asks for."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

import pytest

from tests.source import SOURCE, trees
from tools.reference import PAGES

ROOT: Final = SOURCE.parent.parent
WORD: Final = re.compile(r"[A-Za-z_]\w*")
IMPORT: Final = re.compile(r"from (windroos[\w.]*) import (\w+)")
FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef)
CALLED_BY_OTHERS: Final = (".migrations.", ".older_python.")
"""In the name of a module whose functions a library calls by names that it chose."""
PLAIN_BASES: Final = {"NamedTuple", "Protocol", "Generic", "Enum", "IntEnum", "Exception", "ValueError"}
"""Bases of others that ask for no methods. A class with another may have methods that only its base calls."""

Defined = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
Modules = Mapping[str, ast.Module]


def source() -> Modules:
    """Every module by its name."""
    return {".".join(path.relative_to(SOURCE.parent).with_suffix("").parts): tree for path, tree in trees().items()}


def beside() -> Modules:
    """The programs of the developers, which may use what nobody else does."""
    files = [*(ROOT / "tools").rglob("*.py"), *(ROOT / "bench").rglob("*.py")]
    return {path.name: ast.parse(path.read_text(encoding="utf-8")) for path in files} | dict(scripts())


def scripts() -> Modules:
    """What scripts have Python import that they start themselves."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.js")}
    return {name: ast.parse("\n".join(found[0] for found in IMPORT.finditer(text))) for name, text in texts.items()}


def told() -> set[tuple[str, str]]:
    """What the reference tells programs: modules with their names, the front door's among them."""
    front = trees()[SOURCE / "__init__.py"]
    named = {(module, name) for page in PAGES for module, names in page.modules() for name in names}
    return named | set(imports(front))


def imports(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """What code imports: from which module, and the name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            yield from ((node.module, one.name) for one in node.names)


def documents(tree: ast.AST) -> set[int]:
    """The texts that stand alone: they say something, and use nothing."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def names_said(tree: ast.AST, unless: set[int]) -> Iterator[str]:
    """Names that code reads or asks for, and words of its texts, which may be code that is compiled or addresses."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name):
                yield name
            case ast.Constant(value=str(text)) if id(node) not in unless and len(text) < 5_000:
                yield from WORD.findall(text)


def defined_in(tree: ast.Module) -> Iterator[Defined]:
    """The functions and classes of a module that are for others too."""
    yield from (node for node in tree.body if isinstance(node, Defined) and not node.name.startswith("_"))


def made_code(modules: Modules) -> tuple[set[tuple[str, str]], set[str]]:
    """What texts of code import, and the words of texts of `fast`, where functions are put together to be compiled."""
    taken, words = set(), set()
    for module, tree in modules.items():
        unless = documents(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in unless:
                taken |= {(found[1], found[2]) for found in IMPORT.finditer(node.value)}
                words |= set(WORD.findall(node.value)) if ".fast." in module else set()
    return taken, words


def unused(modules: Modules, others: Modules, documented: set[tuple[str, str]]) -> list[str]:
    """Functions and classes that their own module does not use, nobody imports, and no page tells programs of."""
    taken, compiled = made_code(modules)
    asked: dict[str, set[str]] = {}
    for tree in (*modules.values(), *others.values()):
        attributes = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        for module, name in imports(tree):
            taken.add((module, name))
            asked[f"{module}.{name}"] = asked.get(f"{module}.{name}", set()) | attributes
    found = []
    for module, tree in modules.items():
        package, texts = module.removesuffix(".__init__"), documents(tree)
        known = {name for owner, name in taken | documented if owner == package} | asked.get(package, set())
        known |= compiled if ".fast." in package else set()
        here = Counter(names_said(tree, texts))
        found += [
            f"{package}.{node.name}"
            for node in defined_in(tree)
            if node.name not in known and here[node.name] == Counter(names_said(node, texts))[node.name]
        ]
    return [one for one in found if not any(part in one for part in CALLED_BY_OTHERS)]


def unasked(modules: Modules, others: Modules, templates: str, documented: set[tuple[str, str]]) -> list[str]:
    """Methods and properties whose name nobody says, of classes whose base calls none."""
    every = [*modules.values(), *others.values()]
    said = {name for tree in every for name in names_said(tree, documents(tree))} | set(WORD.findall(templates))
    return [
        f"{module}.{node.name}.{method.name}"
        for module, tree in modules.items()
        for node in defined_in(tree)
        if isinstance(node, ast.ClassDef) and {ast.unparse(base).split("[")[0] for base in node.bases} <= PLAIN_BASES
        if (module, node.name) not in documented
        for method in node.body
        if isinstance(method, FUNCTIONS) and not method.name.startswith("_") and method.name not in said
    ]


def templates() -> str:
    """What pages are made of."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.html")))


def test_every_function_and_class_is_used_or_told_to_programs() -> None:
    assert unused(source(), beside(), told()) == []


def test_every_method_is_asked_for() -> None:
    assert unasked(source(), beside(), templates(), told()) == []


@pytest.mark.parametrize(
    ("user", "found"),
    [
        ("", ["windroos.a.lonely"]),
        ("from windroos.a import lonely", []),
        ("from windroos import a\na.lonely()", []),
        ("from windroos import a\na.other()", ["windroos.a.lonely"]),
    ],
)
def test_what_nobody_uses_is_noticed(user: str, found: list[str]) -> None:
    module = ast.parse('def lonely(n):\n    """As lonely as can be."""\n    return lonely(n - 1)\n')
    assert unused({"windroos.a": module}, {"tool": ast.parse(user)}, set()) == found


def test_a_method_that_nobody_asks_for_is_noticed() -> None:
    module = ast.parse("class Kept:\n    def first(self): ...\n    def second(self): return self.first()\n")
    assert unasked({"a": module}, {}, "", set()) == ["a.Kept.second"]
    assert unasked({"a": module}, {}, "{{ one.second() }}", set()) == []
