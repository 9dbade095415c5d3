"""The command as a process of its own, and the library that it is made of."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import windroos
from tests.cli.terminal import EXAMPLE, ROOT, SOUTH, TABLE, outside, run
from windroos.cli import main


def test_the_example_needs_no_numpy_and_is_quick() -> None:
    code = (
        "import sys; from windroos.cli import main; main(['score', sys.argv[1]]);"
        "sys.exit(bool({'numpy', 'numba', 'argparse', 'tomllib'} & set(sys.modules)))"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, "-c", code, str(EXAMPLE)], capture_output=True, encoding="utf-8", env=environment, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "+384" in done.stdout


def test_a_bare_import_reads_nothing_else() -> None:
    code = "import sys, windroos; print(sorted(m for m in sys.modules if m.startswith('windroos')))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        check=True,
    )
    assert done.stdout == "['windroos', 'windroos.version']\n"


def test_utf8_whatever_the_system_says() -> None:
    done = outside("score", EXAMPLE, "--lang", "nl", PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C")
    assert done.returncode == 0, done.stderr
    assert "−244" in done.stdout


def test_a_broken_pipe_is_quiet() -> None:
    reader = subprocess.Popen(
        f"'{sys.executable}' -m windroos rules show mcr | head -n 1",
        shell=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )
    _, err = reader.communicate()
    assert err == b""


def test_a_table_from_standard_input() -> None:
    for text in (TABLE, "\ufeff" + TABLE.replace("\n", "\r\n")):
        done = outside("score", "-", text=text)
        assert "+384" in done.stdout
        assert done.returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only where there is a device that is always full")
def test_an_answer_that_cannot_be_written() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "windroos", "rules"],
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.startswith("error: The answer cannot be written: ")


@pytest.mark.parametrize("stream", ["stdin", "stdout", "stderr"])
def test_a_process_without_a_stream(stream: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, stream, None)
    assert main(["score", SOUTH]) == 0
    assert main(["score", "x"]) == 2
    if stream == "stdin":
        assert main(["score", "--jsonl"]) == 2


def test_winds_inside_a_hand_are_no_folder(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "score", "S/E [345p] [567s] 234m 678m 3s +3s") == run(capsys, "score", SOUTH)


def test_everything_public_is_there_and_typed() -> None:
    for name in windroos.__all__:
        assert getattr(windroos, name) is not None
    assert sorted(windroos.__all__) == sorted(dir(windroos))
    with pytest.raises(AttributeError, match="nothing"):
        windroos.nothing  # noqa: B018 - asking for it is the test


def test_the_library_does_without_the_command_line() -> None:
    """Its names are read at first use, by names that no contract of imports sees."""
    code = """
import sys, windroos
assert not [name for name in sys.modules if name.startswith("windroos.") and name != "windroos.version"]
assert all(getattr(windroos, name) for name in windroos.__all__)
assert not [name for name in sys.modules if name.startswith("windroos.cli")]
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_table_file_is_read_counted_and_explained_by_the_library(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "examples" / "hongkong.txt").read_text(encoding="utf-8")
    loaded = windroos.read_table(text, "table.txt")
    assert windroos.count_table(loaded.table).settlement is not None
    out = run(capsys, "score", str(ROOT / "examples" / "hongkong.txt"), "--lang", "nl")
    assert windroos.explain_table(windroos.count_table(loaded.table), "nl", loaded.words) == out.rstrip("\n")
    with pytest.raises(windroos.PlacedError, match=r"table\.txt:1"):
        windroos.read_table("East Aad, nothing", "table.txt")


def test_the_session_of_the_docstring() -> None:
    import doctest

    assert doctest.testmod(windroos).failed == 0
    assert doctest.testmod(windroos).attempted > 0


def test_explain_is_the_commands_text(capsys: pytest.CaptureFixture[str]) -> None:
    read = windroos.parse(SOUTH)
    counted = windroos.score(windroos.load_rules("groenehart2011"), read.hand, read.situation)
    told = windroos.explain(counted, "nl")
    out = run(capsys, "score", SOUTH, "--lang", "nl")
    assert told.splitlines()[0] in out.splitlines()
    assert "  Totaal  24 × 4                                        96" in told.splitlines()
    assert told.splitlines()[-1] == "  96 punten"
