"""Tests wait for a busy machine: nothing in them gives up after the seconds that a library has for it by itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
OWN = "conftest.py"
"""Where windows are opened, with patience."""
ASKED = {"get", "post", "put", "delete", "request", "stream", "Client"}
"""Of httpx, which waits five seconds."""


def impatient(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Each call of a module that waits no longer than its library does, with its line."""
    from_sockets = {
        name.asname or name.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("websockets")
        for name in node.names
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called, given = ast.unparse(node.func), {word.arg for word in node.keywords}
        of, _, what = called.rpartition(".")
        is_socket = called in from_sockets or of.startswith("websockets")
        if None in given:  # with what stands in a dict
            continue
        if of == "httpx" and what in ASKED and not given & {"timeout", "transport"}:
            yield node.lineno, called
        if what == "connect" and is_socket and "open_timeout" not in given:
            yield node.lineno, called
        if of in ("browser", "self.browser") and what in ("new_page", "new_context"):
            yield node.lineno, called


def test_whatever_waits_in_a_test_waits_long_enough() -> None:
    found = [
        f"{path.relative_to(TESTS)}:{line}: {called}"
        for path in sorted(TESTS.rglob("*.py"))
        for line, called in impatient(ast.parse(path.read_text(encoding="utf-8")))
        if not (path.name == OWN and called == "browser.new_context")
    ]
    assert found == []


@pytest.mark.parametrize(
    ("text", "calls"),
    [
        ("httpx.get(a)", ["httpx.get"]),
        ("httpx.get(a, timeout=9)", []),
        ("httpx.Client(**PLAIN)", []),
        ("httpx.AsyncClient(transport=one)", []),
        ("from websockets.sync.client import connect\nconnect(a, proxy=None)", ["connect"]),
        ("from sqlite3 import connect\nconnect(a)", []),
        ("page = browser.new_page()", ["browser.new_page"]),
        ("page.context.new_page()", []),
    ],
)
def test_it_is_noticed(text: str, calls: list[str]) -> None:
    assert [called for _, called in impatient(ast.parse(text))] == calls
