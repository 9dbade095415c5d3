"""The program for Botzone as one file: a zip with `__main__.py`, as Botzone takes Python of several files.

In it are the modules that the program reaches and no others, written for Python 3.6, the one that Botzone has; a newer
one runs them too. The same modules give the same bytes.
"""

from __future__ import annotations

import ast
import io
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from windroos.botzone.older import HELP, for_python_3_6

ENTRY: Final = "windroos.botzone.program"
BOOK: Final = "windroos.books.mcr"
LEFT: Final = (
    *("windroos.books.nts", "windroos.books.hongkong", "windroos.books.nmv144"),
    *("windroos.bots.process", "windroos.bots.botzone"),
)
"""Other books, and programs of others: never asked for there."""
MOST_BYTES: Final = 4 << 20
"""Botzone takes no larger file."""
_SOURCE: Final = Path(__file__).parents[2]
_DATE: Final = (2020, 1, 1, 0, 0, 0)
_MAIN: Final = '''\
"""Plays Chinese Standard Mahjong on Botzone, as {player}: made by `windroos bot botzone --zip`."""

import sys

from windroos.botzone.program import answers

try:
    for line in answers(sys.stdin, {player!r}, {keep!r}):
        sys.stdout.write(line + "\\n")
        sys.stdout.flush()
except ValueError as wrong:
    sys.stderr.write(str(wrong) + "\\n")
    sys.exit(2)
'''


def packed(player: str, keep: bool) -> bytes:
    """The zip with one of our players; with `keep` it asks to be kept running."""
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as file:
        for name, path in sorted(modules().items()):
            inside = Path(*name.split("."))
            inside = inside / "__init__.py" if path.name == "__init__.py" else inside.with_suffix(".py")
            _put(file, inside.as_posix(), for_python_3_6(path.read_text(encoding="utf-8")))
            if path.name == "__init__.py":
                for data in sorted(path.parent.glob("*/*.json")):
                    _put(file, data.relative_to(_SOURCE).as_posix(), data.read_text(encoding="utf-8"))
        help = Path(__file__).with_name(f"{HELP}.py")
        _put(file, help.name, for_python_3_6(help.read_text(encoding="utf-8")))
        _put(file, "__main__.py", _MAIN.format(player=player, keep=keep))
    return held.getvalue()


def _put(file: zipfile.ZipFile, name: str, text: str) -> None:
    info = zipfile.ZipInfo(name, _DATE)
    info.compress_type = zipfile.ZIP_DEFLATED
    file.writestr(info, text)


def modules() -> dict[str, Path]:
    """The modules that the program reaches, by name, with their files."""
    found: dict[str, Path] = {}
    left = [ENTRY, BOOK]
    while left:
        name = left.pop()
        path = _file(name)
        if path is None or name in found or name in LEFT:
            continue
        found[name] = path
        left.append(name.rpartition(".")[0])
        left += _asked(ast.parse(path.read_text(encoding="utf-8")))
    return found


def _file(name: str) -> Path | None:
    path = _SOURCE / Path(*name.split(".")) if name else _SOURCE / "-"
    whole, single = path / "__init__.py", path.with_suffix(".py")
    return whole if whole.is_file() else single if single.is_file() else None


def _asked(node: ast.AST) -> Iterator[str]:
    """The modules of ours that a module imports, wherever it does, but for the sake of types alone."""
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
        return
    if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("windroos"):
        yield node.module or ""
        yield from (f"{node.module}.{one.name}" for one in node.names)
    for child in ast.iter_child_nodes(node):
        yield from _asked(child)
