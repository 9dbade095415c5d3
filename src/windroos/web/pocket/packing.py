"""Packing the program for phones: modules and templates compiled by the Python that runs this, and their data."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from pathlib import Path
from py_compile import PycInvalidationMode
from py_compile import compile as compile_file
from typing import Final

from windroos.web.pocket.door import COMPILED, rendering
from windroos.web.rendering import TEMPLATES

OLD: Final = (1980, 1, 1, 0, 0, 0)
"""The time of every file in an archive, so that the same program gives the same bytes."""
START: Final = """\
from windroos.web.pocket.door import PocketDoor, rendering
from windroos.web.pocket.warming import Practice
from windroos.web.pocket.warming import resume, warm

TEMPLATES = {templates}
pages = rendering()
door = PocketDoor(pages)
practice = Practice(pages)
"""
"""What the script of a phone imports, as `start`."""
_SOURCES: Final = (".py", ".html")


def pack(folder: str, target: str) -> None:
    """Write an archive of what stands in a folder, in which this module stands itself.

    Args:
        folder: the program, with the libraries that it needs.
        target: the archive.
    """
    root = Path(folder)
    pages = rendering()
    (root / "start.py").write_text(START.format(templates=pages.names()), encoding="utf-8")
    pages.compile(root / COMPILED.relative_to(TEMPLATES.parents[2]))
    write_archive(Path(target), _packed(root))


def write_archive(target: Path, files: Iterator[tuple[str, bytes]]) -> None:
    """Write files with their names as an archive."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as zipped:
        for name, content in sorted(files):
            zipped.writestr(zipfile.ZipInfo(name, OLD), content, zipfile.ZIP_DEFLATED)


def _packed(root: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(root.rglob("*")):
        name = path.relative_to(root).as_posix()
        if path.suffix == ".py":
            done = path.with_suffix(".pyc")
            compile_file(str(path), str(done), name, doraise=True, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
            yield f"{name}c", done.read_bytes()
        elif path.is_file() and path.suffix not in (*_SOURCES, ".pyc"):
            yield name, path.read_bytes()
