"""The command line as tests of its answers run it: what it prints, what it refuses, and as a process."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from windroos.books.choosing import TypedRules
from windroos.cli import main
from windroos.scoring.table import count_table
from windroos.tablefile.reading import read_table

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "groenehart2011.txt"
EXAMPLES = sorted((ROOT / "examples").glob("*.txt"))
SOUTH = "[345p] [567s] 234m 678m 3s +3s discard S/E"
WIDTH = 80


def run(capsys: pytest.CaptureFixture[str], *words: object, status: int = 0) -> str:
    assert main([str(word) for word in words]) == status
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *words: object, status: int = 2) -> str:
    assert main([str(word) for word in words]) == status
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "Traceback" not in printed.err
    return printed.err


def outside(*words: object, text: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **more}
    return subprocess.run(
        [sys.executable, "-m", "windroos", *map(str, words)],
        input=text, capture_output=True, encoding="utf-8", env=environment, check=False, cwd=ROOT,
    )  # fmt: skip


TABLE = """\
rules: groenehart2011
round: East
East Marijke: 444m 666p RRR 1m 9p 2s 8s
South Joost:  [345p] [567s] 234m 678m 3s +3s discard from West
West Ineke:   [WWWW] [EEE] 11p 99s 9m G dead
North Henk:   [888s] SSS 1s 4s 5s 7s 9s N P
"""


def nets(text: str, chosen: TypedRules = TypedRules()) -> dict[str, int]:  # noqa: B008 - a frozen value
    counted = count_table(read_table(text, "t", chosen).table)
    assert counted.settlement is not None
    return dict(counted.settlement.net)
