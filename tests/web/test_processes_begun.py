"""How several processes for one house are asked for, and what becomes of such as cannot live."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.web.conftest import PATIENCE
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


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--processes", "0"], "0 is geen aantal processen"), (["--processes", "veel"], "veel is geen aantal"),
        (["--processes", "65"], "van 1 tot en met 64"), (["--processes", "2", "--mirror", "x"], "zonder spiegel"),
    ],
    ids=["none", "word", "many", "mirror"],
)  # fmt: skip
def test_a_number_of_processes_that_cannot_be_is_refused(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--lang", "nl", *words]) == 2
    assert said in capsys.readouterr().err
