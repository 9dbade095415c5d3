"""The laboratory on a real cluster of Dask: what a worker did that is killed is done again, and the totals are equal.

Two workers in two processes, and with WINDROOS_FULL=1 as the documents start it on two machines: a scheduler and two
`dask worker`, each of several processes.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

import distributed
import pytest

from tests import lab_standin
from tests.conftest import FULL
from tests.lab.totals import MIXED, totals_of
from windroos.books.catalog import book_words
from windroos.cli import main
from windroos.errors import OptionError
from windroos.lab.count import play_chunk
from windroos.lab.farm import farm, gather
from windroos.lab.files import write_csv
from windroos.lab.report import report
from windroos.lab.task import Chunk, Task, chunks
from windroos.lab.totals import Totals, merge, nothing

ROOT = Path(__file__).resolve().parents[2]
EACH = 2
"""Processes of one of the two `dask worker`."""


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a scheduler."""
    if FULL:
        with _started(tmp_path_factory.mktemp("dask")) as address:
            yield address
    else:
        with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as own:
            yield own.scheduler_address


@contextmanager
def _started(folder: Path) -> Iterator[str]:
    """A scheduler and two times `EACH` processes, as `docs/lab.md` starts them, but on a port that is free."""
    said, environment = folder / "scheduler.json", {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}"}

    def begun(*words: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "dask", *words, "--no-dashboard", "--scheduler-file", str(said)]
        return subprocess.Popen(command, env=environment, cwd=folder, stderr=subprocess.DEVNULL)

    with ExitStack() as open_yet:
        processes = [begun("scheduler", "--host", "127.0.0.1", "--port", "0")]
        processes += [begun("worker", "--nworkers", str(EACH), "--nthreads", "1") for _ in range(2)]
        for process in processes:
            open_yet.callback(process.wait)
            open_yet.callback(process.terminate)
        while not said.exists() or not said.read_text():
            assert processes[0].poll() is None
        address = json.loads(said.read_text())["address"]
        with distributed.Client(address) as client:
            client.wait_for_workers(2 * EACH)
        yield address


def killing(folder: Path, task: Task, at: int, chunk: Chunk) -> Totals:
    """Play a chunk and leave a mark; the process that is first to play the one at `at` is killed half-way."""
    times = len(list(folder.glob(f"{chunk.first}-*")))
    (folder / f"{chunk.first}-{times}").touch()
    if chunk.first == at and times == 0:
        os.kill(os.getpid(), signal.SIGKILL)
    return play_chunk(task, lab_standin.play, chunk)


@pytest.mark.skipif(sys.platform == "win32", reason="nothing is killed there in one stroke")
def test_what_a_killed_worker_did_is_done_again_and_the_totals_are_equal(cluster: str, tmp_path: Path) -> None:
    task = Task("nts2002", MIXED, 2000)
    with farm(dask=cluster) as here:
        assert here.workers == (2 * EACH if FULL else 2)
        start = nothing(len(task.rules().entries))
        work = partial(killing, tmp_path, task, 600)
        found = gather(here, work, chunks(2000, 100), start, merge, lambda _: None)
    assert found == totals_of(task)
    assert files_of(task, found, tmp_path / "cluster") == files_of(task, totals_of(task), tmp_path / "here")
    assert len(list(tmp_path.glob("600-*"))) == 2, "once by who was killed"


def files_of(task: Task, totals: Totals, folder: Path) -> dict[str, bytes]:
    """The tables of a report."""
    rules = task.rules()
    folder.mkdir()
    written = write_csv(folder, report(task, rules, totals, 1.0), book_words(rules.id), "en")
    return {path.name: path.read_bytes() for path in written}


def lines_of(path: Path) -> list[bytes]:
    """But for how many hands a second it were."""
    return [line for line in path.read_bytes().splitlines() if not line.startswith(b"speed,")]


def test_the_command_says_the_same_to_the_byte_as_without_a_cluster(
    cluster: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """But for how long it took, and where."""
    hands = "400" if FULL else "8"
    run = ["lab", "run", "--python", "--rules", "nmv144", "--players", "random", "--hands", hands, "--lang", "en"]
    said: list[bytes] = []
    for at, where in enumerate(([], ["--dask", cluster])):
        assert main([*run, *where, "--json", "--csv", str(tmp_path / str(at))]) == 0
        report = json.loads(capsys.readouterr().out)
        del report["seconds"]
        said.append(json.dumps(report).encode())
    assert said[0] == said[1]
    files = [{path.name: lines_of(path) for path in (tmp_path / name).iterdir()} for name in ("0", "1")]
    assert files[0] == files[1]
    assert len(files[0]) == 4


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (CancelledError(), "went away"),
        (distributed.KilledWorker("chunk", None, 3), "killed workers of the cluster time and again"),  # type: ignore[arg-type]  # whichever worker
    ],
)
def test_a_cluster_that_cannot_go_on_is_told_in_a_sentence(cluster: str, wrong: Exception, said: str) -> None:
    with pytest.raises(OptionError) as refused, farm(dask=cluster):
        raise wrong
    assert said in refused.value.sentence("en")
