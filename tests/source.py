"""The source of Windroos as trees, read once for all who look at it."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import windroos

SOURCE: Final = Path(windroos.__file__).parent


@cache
def trees() -> Mapping[Path, ast.Module]:
    """Every module and package."""
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))}
