"""Who asks for compiled code loads what a child compiled; where there can be no child, the one who asks compiles."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numba
import pytest

from tests.small_kernel import no_kernel, small_kernel
from windroos.fast.batch import score
from windroos.fast.build import apart
from windroos.fast.build.apart import call_apart

ROOT = Path(__file__).parent.parent
SMALL = """
from tests.small_kernel import small_kernel
print(small_kernel("mcr")(1))
"""
LOOP = """
from windroos.fast.selfplay import compiled
from windroos.fast.batch.kernel import kernel
from windroos.books.catalog import rules

def find(module, directory, compile, id):
    print(module.run_hands.signatures, compile.__name__, id)
    raise SystemExit

compiled.find_compiled = find
compiled.loop_for(kernel(rules("hongkong")))
"""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """An empty cache, and the ids that children were asked for."""
    monkeypatch.setenv("WINDROOS_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)  # where it is set, Numba keeps everybody's code there
    monkeypatch.setattr(numba.config, "CACHE_DIR", "")
    ids = list[str]()
    whole = apart.call_apart

    def noting(make: Callable[[str], None], rule_set: str) -> bool:
        ids.append(rule_set)
        return whole(make, rule_set)

    monkeypatch.setattr(apart, "call_apart", noting)
    return ids


def from_cache(function: object) -> bool:
    """Whether a compiled function was loaded and not compiled here."""
    stats = function.stats  # type: ignore[attr-defined]  # of Numba, which has no types
    hits, misses = sum(stats.cache_hits.values()), sum(stats.cache_misses.values())
    assert hits + misses == 1
    return bool(hits)


def test_who_asks_loads_what_a_child_compiled(asked: list[str]) -> None:
    add = small_kernel("mcr")
    assert from_cache(add)
    assert add(1) == 42
    assert small_kernel("mcr") is add
    assert asked == ["mcr"]


def test_without_a_child_it_is_compiled_here_and_kept(
    asked: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "none"))
    assert not from_cache(small_kernel("mcr"))
    assert len(list(tmp_path.rglob("*.seal"))) == 1
    (said,) = caplog.messages
    assert said.startswith("No process of its own to compile mcr: ")
    assert small_kernel("mcr")(1) == 42
    assert asked == ["mcr"]


@pytest.mark.parametrize("reason", ["is the child", "no cache", "rules of one's own"])
def test_no_child_is_asked_for_what_it_cannot_do(
    reason: str, asked: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    if reason == "is the child":
        monkeypatch.setenv("WINDROOS_COMPILING", "1")
    elif reason == "no cache":
        (tmp_path / "cache").write_bytes(b"a file where a directory should be")
    assert not from_cache(small_kernel("own" if reason == "rules of one's own" else "mcr"))
    assert not asked
    assert not caplog.messages


def test_a_child_that_fails_says_why(caplog: pytest.LogCaptureFixture) -> None:
    assert not call_apart(no_kernel, "mcr")
    (said,) = caplog.messages
    assert "ValueError: nothing to make of mcr" in said


def test_all_are_compiled_by_children_or_else_here(monkeypatch: pytest.MonkeyPatch) -> None:
    here = list[str]()
    monkeypatch.setattr(score, "call_apart", lambda _, rule_set: rule_set != "hongkong")
    monkeypatch.setattr(score, "compile_kernel", here.append)
    for processes in (0, 1, 3):
        score.compile_all(processes=processes)
    assert here == ["hongkong"] * 3


def run(script: str, **variables: str) -> subprocess.Popen[str]:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "src")))} | variables
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, "-c", script], env=environment, stdout=pipe, stderr=pipe, text=True)


def test_several_may_ask_at_once(tmp_path: Path) -> None:
    processes = [run(SMALL, WINDROOS_CACHE=str(tmp_path)) for _ in range(3)]
    assert [process.communicate() for process in processes] == [("42\n", "")] * 3


def test_the_loop_is_asked_for_after_its_kernel() -> None:
    assert run(LOOP).communicate() == ("[] compile_loop hongkong\n", "")
