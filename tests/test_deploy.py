"""The files by which a server starts Windroos are what systemd takes, and say what the documents say."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from windroos.cli.serve import SPEC

ROOT = Path(__file__).resolve().parents[1]
UNITS = sorted((ROOT / "deploy").iterdir())


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="only systemd knows")
def test_systemd_takes_the_units(tmp_path: Path) -> None:
    """Also where nobody of that name is there: they are looked at, not started."""
    told = [shutil.copy(unit, tmp_path) for unit in UNITS]
    done = subprocess.run(["systemd-analyze", "verify", *told], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_unit_starts_what_there_is() -> None:
    unit = (ROOT / "deploy" / "windroos.service").read_text(encoding="utf-8")
    command = re.search(r"^ExecStart=/usr/bin/env python3 run.py serve (.*)$", unit, re.MULTILINE)
    assert command is not None
    assert set(re.findall(r"--([a-z-]+)", command[1])) <= set(SPEC.values)
    asked = set(re.findall(r"\$\{(\w+)\}", command[1]))
    for page in ("hosting.md", "hosten.md"):
        text = (ROOT / "docs" / page).read_text(encoding="utf-8")
        assert set(re.findall(r"^ +([A-Z]+)=", text, re.MULTILINE)) == asked, page
        assert {unit.name for unit in UNITS} <= set(re.findall(r"deploy/(\S+)", text)), page
