"""One log for all processes of a house: no line is torn or lost, and what is full is put aside once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from windroos.web.log_file import ASIDE, LOG_FILE

FULL_AT = 250_000
"""Bytes; what is written is some half a megabyte."""
WRITING = """
import logging, os, sys
from pathlib import Path
from windroos.web import log_file

def four(folder, most):
    ready, go = os.pipe()
    for name in "0123":
        if os.fork() == 0:
            log_file.MOST = most
            log_file.log_to(Path(folder) / log_file.LOG_FILE, lambda _: None, name)
            os.close(go)
            os.read(ready, 1)  # until the last of them is there
            for number in range(150):
                logging.getLogger("windroos.web").warning("%d %s", number, name * (30_000 if number % 50 == 0 else 90))
            os._exit(0)
    os.close(ready)
    os.close(go)
    assert [os.wait()[1] for _ in "0123"] == [0] * 4

whole, full, anew = sys.argv[1:4]
four(whole, 10**9)
four(full, int(sys.argv[4]))
four(anew, 10**9)
(Path(anew) / log_file.LOG_FILE).unlink()
four(anew, 10**9)
"""
FAULTS = """
import logging, sys
from pathlib import Path
from windroos.web.log_file import log_to
log_to(Path(sys.argv[1]), lambda path: print(path.name, flush=True))
for name in ("windroos.web", "windroos.hosting", "windroos.fast.build", "windroos.audit", "uvicorn", "asyncio"):
    logging.getLogger(name).info("told")
    logging.getLogger(name).warning("told")
logging.getLogger("windroos.hosting").error("a fault")
"""


def written(folder: Path) -> list[dict[str, str]]:
    """All lines, of the files that were put aside too."""
    files = sorted(folder.glob(f"{LOG_FILE}*"), reverse=True)
    return [json.loads(line) for file in files for line in file.read_text("utf-8").splitlines()]


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Where four processes wrote at the same time: with room, without, and after the log was thrown away."""
    found = {name: tmp_path_factory.mktemp(name) for name in ("whole", "full", "anew")}
    subprocess.run([sys.executable, "-c", WRITING, *map(str, found.values()), str(FULL_AT)], check=True)
    return found


copies = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs processes that are copies")


@copies
def test_lines_of_several_processes_are_whole_and_say_whose_they_are(folders: dict[str, Path]) -> None:
    found = written(folders["whole"])
    assert Counter(line["process"] for line in found) == dict.fromkeys("0123", 150)
    for name in "0123":
        said = [line["what"].split() for line in found if line["process"] == name]
        assert [int(number) for number, _ in said] == list(range(150))
        assert {text.strip(name) for _, text in said} == {""}
    assert (folders["whole"] / LOG_FILE).stat().st_mode & 0o77 == 0


@copies
def test_a_full_log_is_put_aside_once_whoever_finds_it(folders: dict[str, Path]) -> None:
    """Nothing is lost, and nothing is put aside that is not full."""
    found = written(folders["full"])
    assert Counter(line["process"] for line in found) == dict.fromkeys("0123", 150)
    files = {path.name: path.stat().st_size for path in folders["full"].iterdir()}
    assert 1 < len(files) <= ASIDE + 1
    assert all(size >= FULL_AT for name, size in files.items() if name != LOG_FILE)


@copies
def test_a_log_that_was_thrown_away_is_begun_anew(folders: dict[str, Path]) -> None:
    assert len(written(folders["anew"])) == 600


def test_faults_of_every_part_are_in_the_file_and_told(tmp_path: Path) -> None:
    said = subprocess.run(
        [sys.executable, "-c", FAULTS, str(tmp_path / LOG_FILE)], capture_output=True, text=True, check=True
    )
    assert (said.stdout, said.stderr) == (f"{LOG_FILE}\n", "")
    found = [(line["from"], line["level"]) for line in written(tmp_path)]
    assert Counter(found) == {
        ("windroos.audit", "info"): 1, ("windroos.hosting", "error"): 1,
        **{(name, "warning"): 1 for name in ("windroos.web", "windroos.hosting", "windroos.fast.build")},
        **{(name, "warning"): 1 for name in ("windroos.audit", "uvicorn", "asyncio")},
    }  # fmt: skip
    assert not any("process" in line for line in written(tmp_path)), "where there is one"
