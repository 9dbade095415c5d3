"""A server process that was started, and what it says."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.web.conftest import PATIENCE

ROOT = Path(__file__).resolve().parents[2]


@contextmanager
def started(folder: Path, *words: str, options: tuple[str, ...] = ()) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, once it has said its address."""
    command = [sys.executable, "-P", *options, "-m", "windroos", "serve", "--data", str(folder), "--no-browser", *words]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "en"}
    with (folder.parent / "stderr").open("w") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment)
    assert process.stdout is not None
    try:
        said = ""
        while "http" not in said:
            line = process.stdout.readline()
            assert line, (folder.parent / "stderr").read_text()[-2000:]
            said += line
        found = re.search(r"https?://[^\s/]+", said)
        assert found is not None
        yield process, found[0]
    finally:
        process.kill()
        process.wait(PATIENCE)
        process.stdout.close()


def rest_of(process: subprocess.Popen[str]) -> str:
    """What it says until it ends; `communicate` would lose what was read ahead with its address."""
    assert process.stdout is not None
    said = process.stdout.read()
    process.wait(PATIENCE)
    return said


def get(address: str) -> str:
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            return str(answer.read().decode())
    except urllib.error.HTTPError as refused:
        with refused:
            return f"{refused.code}"


def new_game(address: str) -> str:
    """Make a game, as a browser that keeps what it is given; the page, or the status where it is refused."""
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
    form = urllib.request.Request(f"{address}/spelen/nieuw", b"", {"origin": address})
    try:
        with browser.open(form) as answer:
            return str(answer.read().decode())
    except urllib.error.HTTPError as refused:
        with refused:
            return f"{refused.code}"
