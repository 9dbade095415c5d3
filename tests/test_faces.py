"""A package shows a face: the modules in its `__all__` are for others, the rest it keeps to itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.source import SOURCE, trees
from tools.reference import PAGES

Use = tuple[str, str, str]
"""Who, from which package, takes which of its modules."""


def name_of(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


TREES = {name_of(path): tree for path, tree in trees().items()}
"""Every module and package."""


def modules_in(package: str) -> set[str]:
    """The modules and packages right inside a package."""
    return {name[len(package) + 1 :].split(".")[0] for name in TREES if name.startswith(f"{package}.")}


def face_of(package: str) -> set[str] | None:
    """The modules in the `__all__` of a package; None where it lists none of its modules, and keeps none to itself."""
    for node in TREES[package].body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__all__":
            listed = set(ast.literal_eval(node.value))
            return listed if listed & modules_in(package) else None
    return None


FACES = {name: face for name in TREES if (face := face_of(name)) is not None}


def imported(tree: ast.AST) -> Iterator[str]:
    """The modules that code imports, and the names it takes from them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            yield from (f"{node.module}.{one.name}" for one in node.names)
        elif isinstance(node, ast.Import):
            yield from (one.name for one in node.names)


def uses(trees: Mapping[str, ast.AST]) -> Iterator[Use]:
    """Each use of a module of a package with a face, by who stands outside that package."""
    for user, tree in trees.items():
        for name in imported(tree):
            parts = name.split(".")
            for at in range(2, len(parts)):
                package = ".".join(parts[:at])
                if package in FACES and not f"{user}.".startswith(f"{package}."):
                    yield user, package, parts[at]


def kept(trees: Mapping[str, ast.AST]) -> list[Use]:
    """What is used although its package keeps it to itself."""
    return [(user, package, module) for user, package, module in uses(trees) if module not in FACES[package]]


def test_nobody_uses_what_a_package_keeps_to_itself() -> None:
    assert kept(TREES) == []


def test_a_face_shows_what_is_used_and_nothing_else() -> None:
    told = {(package, module) for _, package, module in uses(TREES)}
    for page in PAGES:
        for name, _ in page.modules():
            told |= {(name.rsplit(".", at)[0], name.rsplit(".", at)[1]) for at in range(1, name.count(".") + 1)}
    for package, face in FACES.items():
        assert face == {module for owner, module in told if owner == package and module in modules_in(package)}, package


def test_what_begins_with_an_underscore_stays_in_its_module() -> None:
    taken = [(user, name) for user, tree in TREES.items() for name in imported(tree) if "._" in name]
    assert [(user, name) for user, name in taken if "__" not in name] == []


@pytest.mark.parametrize(
    "code",
    [
        "from windroos.bots.greedy import GreedyPlayer",
        "import windroos.store.schema",
        "from windroos.store import plan",
    ],
)
def test_a_use_of_what_is_kept_is_noticed(code: str) -> None:
    assert kept({"windroos.web.stranger": ast.parse(code)})
    assert not kept({"windroos.bots.friend": ast.parse("from windroos.bots.greedy import GreedyPlayer")})
