"""Settings for all tests: no deadlines (machines are shared), and the same examples in every run but a full one."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

FULL = "WINDROOS_FULL" in os.environ
settings.register_profile(
    "windroos",
    deadline=None,
    max_examples=1000 if FULL else 50,
    derandomize=not FULL,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("windroos")
LONGEST: Final = (Path(__file__).parent / "longest.txt").read_text(encoding="utf-8").split()
"""The files of tests that take longest, the longest first."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In which order files are shared out: what takes long first, so that nobody has a long one left at the end.

    Pages come after all else: the browser stays open beside whatever comes after it.
    """
    places = {path: at for at, path in enumerate(LONGEST)}

    def place(item: pytest.Item) -> tuple[bool, int]:
        path = item.nodeid.partition("::")[0]
        return path.startswith("tests/web/"), places.get(path, len(places))

    items.sort(key=place)


@contextmanager
def no_loop_of_another() -> Iterator[None]:
    """Set aside the event loop that stands still in this thread, where there is one."""
    held = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(held)


@pytest.fixture(autouse=True)
def no_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Tests come in any order: the loop of the browser, which stays open for others, is here for who uses it."""
    if "browser" in request.fixturenames:
        yield
        return
    with no_loop_of_another():
        yield


@pytest.fixture
def plain_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command line in English and without colour, whatever this machine says."""
    for name in ("LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANG", "NO_COLOR", "WINDROOS_TRACEBACK"):
        monkeypatch.delenv(name, raising=False)
