"""How several processes for one house are asked for, and what becomes of such as cannot live."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.conftest import PATIENCE
from tests.web.started import ROOT
from windroos.cli import main

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs processes that are copies, and their numbers")

DYING = """
from windroos.web.processes import Processes
told = []
try:
    Processes(("0", "1"), lambda name, lives: None, lambda: told.append("ending")).run(print, lambda: None)
except Exception as error:
    print(error.code, told)
"""


def test_processes_that_end_before_they_have_begun_are_not_begun_for_ever() -> None:
    said = subprocess.run([sys.executable, "-c", DYING], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (said.stdout, said.stderr) == ("serve_processes_die ['ending']\n", "")


GOING = """
import os, time
from windroos.web.processes import Processes
told = os.open("told", os.O_CREAT | os.O_APPEND | os.O_RDWR)

def work(name, keeper):
    os.write(told, b"begun,")
    if os.pread(told, 1000, 0).count(b"begun") > 3:
        time.sleep(600)
    keeper.lives()
    while b"gone" not in os.pread(told, 1000, 0):
        time.sleep(0.01)

def look():
    if os.pread(told, 1000, 0).count(b"begun") == 6:
        begun.handle_exit(0, None)

begun = Processes(("0", "1", "2"), work, lambda: None)
begun.run(lambda: os.write(told, b"gone,"), look)
print("ended")
"""


def told_by(program: str, folder: Path) -> tuple[str, str]:
    """What a program of a test says and complains of, in a process of its own."""
    said = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=PATIENCE, check=False, cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )  # fmt: skip
    return said.stdout, said.stderr


def test_processes_that_are_told_to_end_before_they_have_begun_have_not_failed(tmp_path: Path) -> None:
    """As of a machine that was declared gone: each ends for it, and is begun anew until all are told to end."""
    assert told_by(GOING, tmp_path) == ("ended\n", "")


WAITING = """
import asyncio, os, signal, threading, time
from windroos.web import processes
processes.WAITS = 600.0
told = os.open("told", os.O_CREAT | os.O_APPEND | os.O_RDWR)

def work(name, keeper):
    ends = threading.Event()
    signal.signal(signal.SIGTERM, lambda *_: ends.set())
    keeper.lives()
    while not ends.is_set():
        time.sleep(0.01)
    while name == "1" and b"0 waits" not in os.pread(told, 100, 0):
        time.sleep(0.01)
    if name == "1":
        time.sleep(0.2)
    os.write(told, f"{name} waits, ".encode())
    asyncio.run(keeper.wait_for_all())
    os.write(told, b"all do, ")

begun = processes.Processes(("0", "1"), work, lambda: None)
begun.run(lambda: begun.handle_exit(0, None), lambda: None)
print(os.pread(told, 100, 0).decode())
"""


def test_processes_that_end_wait_for_each_other(tmp_path: Path) -> None:
    """None goes before all have let in their last one."""
    assert told_by(WAITING, tmp_path) == ("0 waits, 1 waits, all do, all do, \n", "")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--processes", "0"], "0 is geen aantal processen"), (["--processes", "veel"], "veel is geen aantal"),
        (["--processes", "65"], "van 1 tot en met 64"), (["--processes", "2", "--mirror", "x"], "geen spiegel"),
    ],
    ids=["none", "word", "many", "mirror"],
)  # fmt: skip
def test_a_number_of_processes_that_cannot_be_is_refused(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--lang", "nl", *words]) == 2
    assert said in capsys.readouterr().err
