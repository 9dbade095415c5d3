"""The files by which a server starts Windroos are what systemd takes, and say what the documents say."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.conftest import FULL
from tests.web.conftest import PATIENCE, free_port
from windroos.cli.serve import SPEC
from windroos.web.health import READY

ROOT = Path(__file__).resolve().parents[1]
UNITS = sorted(path for path in (ROOT / "deploy").iterdir() if path.suffix in (".service", ".timer"))
BUILDERS = ("buildah", "podman")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="only systemd knows")
def test_systemd_takes_the_units(tmp_path: Path) -> None:
    """Also where nobody of that name is there: they are looked at, not started."""
    told = [shutil.copy(unit, tmp_path) for unit in UNITS]
    done = subprocess.run(["systemd-analyze", "verify", *told], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_server_may_do_nothing_that_it_does_not_need() -> None:
    unit = (ROOT / "deploy" / "windroos.service").read_text(encoding="utf-8").splitlines()
    least = {"User=windroos", "NoNewPrivileges=true", "ProtectSystem=strict", "CapabilityBoundingSet=", "UMask=0077"}
    assert least <= set(unit)


def test_the_unit_starts_what_there_is() -> None:
    unit = (ROOT / "deploy" / "windroos.service").read_text(encoding="utf-8")
    command = re.search(r"^ExecStart=/usr/bin/env python3 run.py serve (.*)$", unit, re.MULTILINE)
    assert command is not None
    assert set(re.findall(r"--([a-z-]+)", command[1])) <= set(SPEC.values)
    reload = re.search(r"^ExecReload=/usr/bin/env python3 run.py serve --take-over (.*)$", unit, re.MULTILINE)
    assert reload is not None
    assert reload[1] == command[1]
    assert "take-over" in SPEC.switches
    asked = set(re.findall(r"\$\{(\w+)\}", command[1]))
    for page in ("hosting.md", "hosten.md"):
        text = (ROOT / "docs" / page).read_text(encoding="utf-8")
        assert asked <= set(re.findall(r"^ +([A-Z]+)=", text, re.MULTILINE)), page
        assert {unit.name for unit in UNITS} <= set(re.findall(r"deploy/(\S+)", text)), page


# --- the container


def instructions() -> list[tuple[str, str]]:
    """What the container file says, an instruction a line."""
    text = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(head, rest) for head, _, rest in (line.partition(" ") for line in lines)]


def copied(folder: Path) -> None:
    """A clean folder with what the container copies, and nothing else."""
    for word, rest in instructions():
        if word != "COPY":
            continue
        *sources, target = rest.split()
        for source in sources:
            if (ROOT / source).is_dir():
                shutil.copytree(ROOT / source, folder / target, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(ROOT / source, folder / target)


def test_the_container_runs_as_nobody_s_administrator() -> None:
    told = instructions()
    words = [word for word, _ in told]
    assert ("USER", "windroos") in told
    assert words.index("USER") < words.index("CMD")
    assert words.index("USER") > max(at for at, word in enumerate(words) if word in ("RUN", "COPY")), (
        "its code is not its own"
    )
    assert (set(UNITS) & {ROOT / "deploy" / "Containerfile"}) == set(), "it is no unit"


def test_the_container_starts_what_there_is() -> None:
    shell = json.loads(dict(instructions())["CMD"])[2]
    assert set(re.findall(r"--([a-z-]+)", shell)) <= {*SPEC.values, *SPEC.switches}
    assert READY in dict(instructions())["HEALTHCHECK"]
    asked = set(re.findall(r"\$([A-Z]+)", shell))
    for page in ("hosting.md", "hosten.md"):
        text = (ROOT / "docs" / page).read_text(encoding="utf-8")
        assert asked == {"PUBLIC", "PROXY", "CONTACT"}
        assert all(f"{name}=" in text for name in asked), page
        assert "deploy/Containerfile" in text, page


@pytest.mark.skipif(os.name == "nt", reason="a container has a shell")
def test_what_the_container_copies_starts_and_ends_in_a_clean_folder(tmp_path: Path) -> None:
    """Its command in a folder with nothing but what it copies, with an empty home and an empty folder of data.

    The packages are those of the tests; with WINDROOS_FULL=1 they are set up there as the container does.
    """
    folder, home, data = (tmp_path / name for name in ("opt", "home", "data"))
    for made in (folder, home, data):
        made.mkdir()
    copied(folder)
    port, public = free_port(), "https://mahjong.example.org"
    shell = json.loads(dict(instructions())["CMD"])[2].replace("8136", str(port))
    asked = {"PUBLIC": public, "PROXY": "127.0.0.1", "CONTACT": "mailto:admin@example.org"}
    environment = {"PATH": os.environ["PATH"], "HOME": str(home), "WINDROOS_DATA": str(data), "LC_ALL": "en", **asked}
    if FULL:
        packages = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_"))}
        for rest in (rest for word, rest in instructions() if word == "RUN" and "run.py" in rest):
            subprocess.run(shlex.split(rest), cwd=folder, env={**environment, **packages}, check=True)
    else:
        shell = shell.replace("python3 run.py", f"{shlex.quote(sys.executable)} -P -m windroos")
        environment["PYTHONPATH"] = str(folder / "src")
    server = subprocess.Popen(["/bin/sh", "-c", shell], cwd=folder, env=environment, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        told = ""
        while "/host/" not in told:
            told = server.stdout.readline()
            assert told, "it ended"
        health = f"http://127.0.0.1:{port}{READY}"
        assert httpx.get(health, timeout=PATIENCE).text == "ok\n"
        server.terminate()
        server.wait()
    finally:
        server.kill()
        server.stdout.close()
    assert server.returncode == -signal.SIGTERM
    assert (data / "windroos.log").read_text() == ""
    assert (data / "windroos.db").is_file()
    assert not list(home.iterdir()), "what it keeps is in its folder"


@pytest.mark.skipif(not FULL or not any(map(shutil.which, BUILDERS)), reason="no builder of containers without root")
def test_the_container_is_built() -> None:
    builder = next(one for one in BUILDERS if shutil.which(one))
    done = subprocess.run(
        [builder, "build", "--file", "deploy/Containerfile", "."], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
