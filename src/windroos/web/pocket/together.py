"""Scripts put together: a page that asks for one file has it sooner than one that asks for twenty."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import Final

_IMPORT: Final = re.compile(r'^import \{([^}]*)\} from "(\.[^"]*)";\n', re.MULTILINE)
_EXPORT: Final = re.compile(r"^export (?=(?:async )?(?:function|const|class) (\w+))", re.MULTILINE)
_MODULE: Final = re.compile(r"^(?:import|export)\b", re.MULTILINE)


def together(folder: Path, entries: Iterable[str]) -> str:
    """Scripts of a folder and all that they import as one module, each in its own scope, after those that it imports.

    Raises ValueError: a script imports or exports in another way than ours do.
    """
    done: dict[str, str] = {}
    for entry in entries:
        _add(folder, entry, done)
    names = {name: f"of{at}" for at, name in enumerate(done)}
    pieces = [f"const {names[name]} = (() => {{\n{_in_scope(name, text, names)}}})();\n" for name, text in done.items()]
    return "".join(pieces)


def _add(folder: Path, name: str, done: dict[str, str]) -> None:
    """A script after those that it imports; ours import in no circle."""
    if name in done:
        return
    text = (folder / name).read_text(encoding="utf-8")
    for _, other in _IMPORT.findall(text):
        _add(folder, _beside(name, other), done)
    done[name] = text


def _beside(name: str, other: str) -> str:
    return normpath(join(dirname(name), other))


def _in_scope(name: str, text: str, names: dict[str, str]) -> str:
    given = ", ".join(_EXPORT.findall(text))
    text = _IMPORT.sub(lambda found: f"const {{{found[1]}}} = {names[_beside(name, found[2])]};\n", text)
    text = _EXPORT.sub("", text)
    if _MODULE.search(text):
        raise ValueError(name)
    return f"{text}return {{ {given} }};\n"
