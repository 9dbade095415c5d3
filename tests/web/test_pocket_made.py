"""Making the scorer's folder: what this machine lacks is no fault of ours, and a fault of ours is none of its."""

from __future__ import annotations

import shutil
import socket
import sys
from pathlib import Path

import pytest

from tests.web.pocket_host import files_or_skip
from windroos.web.pocket import runtime
from windroos.web.pocket.errors import PocketError

DENO = Path(sys.executable).with_name("deno.exe" if sys.platform == "win32" else "deno")
here = pytest.mark.skipif(not DENO.exists(), reason="there is no Deno for this machine")


def made_of(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What brings Python is this folder, and nothing was brought before."""
    monkeypatch.setattr(runtime, "LOCKED", folder)
    monkeypatch.setenv("DENO_DIR", str(folder.with_name("deno")))


@here
@pytest.mark.parametrize(
    ("script", "said"),
    [("throw new Error('another script than this');", "another script"), ("const of = ;", "Expression expected")],
)
def test_a_folder_that_cannot_be_made_is_a_failure(
    script: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "lock"
    folder.mkdir()
    (folder / "deno.json").write_text("{}", encoding="utf-8")
    (folder / "deno.lock").write_text('{"version": "5"}', encoding="utf-8")
    (folder / "build.js").write_text(script, encoding="utf-8")
    made_of(folder, monkeypatch)
    with pytest.raises((PocketError, pytest.skip.Exception)) as wrong:
        files_or_skip()
    assert isinstance(wrong.value, PocketError), "it was skipped"
    assert wrong.value.code == "pocket_build"
    assert said in wrong.value.sentence("nl")


@here
def test_a_registry_that_is_not_reached_skips_what_needs_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "lock"
    shutil.copytree(runtime.LOCKED, folder)
    made_of(folder, monkeypatch)
    with socket.socket() as nobody:  # has a port, and does not listen
        nobody.bind(("127.0.0.1", 0))
        monkeypatch.setenv("NPM_CONFIG_REGISTRY", f"http://127.0.0.1:{nobody.getsockname()[1]}/")
        with pytest.raises(pytest.skip.Exception, match="not tried: Python for the browser could not be brought"):
            files_or_skip()


def test_without_deno_what_needs_it_is_skipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("windroos.web.pocket.runtime.sys.executable", str(tmp_path / "python"))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(pytest.skip.Exception, match="Deno is missing"):
        files_or_skip()
