"""What counting needs of the program: every module that is reached from the door, read from their imports."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

from windroos.web.pocket.door import OWN
from windroos.web.rendering import TEMPLATES

FIRST: Final = ("windroos.web.pocket.packing", "windroos.web.pocket.warming")
"""What is run where it is packed, and reaches the door."""
SHARED: Final = ("parts.html", "score.html", "hand_lines.html", "choices.html", "settings.html", "not_come.html")
"""The templates that those of a counted table take from."""
LIBRARIES: Final = ("jinja2", "markupsafe")
SOURCE: Final = Path(__file__).parents[3]
CODE: Final = (".py", ".pyc", ".pyi", ".typed", ".so", ".pyd")
"""What files of a package end in that are no data."""


def modules() -> dict[str, Path]:
    """The modules of the program that counting needs, and the packages they stand in, with their files."""
    found: dict[str, Path] = {}
    left = [*FIRST]
    while left:
        name = left.pop()
        path = _file(name)
        if name in found or path is None:
            continue
        found[name] = path
        left += [name.rpartition(".")[0], *_imports(path)]
    return dict(sorted(found.items()))


def _file(name: str) -> Path | None:
    """The file of a module; None of what is none, and of other people's."""
    if name.partition(".")[0] != "windroos":
        return None
    base = SOURCE.joinpath(*name.split("."))
    files = (base / "__init__.py", base.with_suffix(".py"))
    return next((file for file in files if file.is_file()), None)


def _imports(path: Path) -> Iterator[str]:
    """The modules that a module names, also those that it reads only when it needs them."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{one.name}" for one in node.names)


def archived() -> Iterator[tuple[str, bytes]]:
    """The files of the program as they are packed, and of the libraries, by name."""
    own = [*modules().values(), *_data(), *OWN.iterdir(), *(TEMPLATES / "count").iterdir()]
    for path in (*own, *(TEMPLATES / name for name in SHARED)):
        yield path.relative_to(SOURCE).as_posix(), path.read_bytes()
    for library in LIBRARIES:
        with as_file(files(library)) as root:
            for path in root.rglob("*.py"):
                yield f"{library}/{path.relative_to(root).as_posix()}", path.read_bytes()


def _data() -> list[Path]:
    """The files that these modules read: what stands in their folders and is no code, without those of the page."""
    folders = {path.parent for path in modules().values() if "web" not in path.relative_to(SOURCE).parts}
    return sorted(file for folder in folders for file in folder.iterdir() if file.is_file() and file.suffix not in CODE)
