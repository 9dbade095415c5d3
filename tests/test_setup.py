"""The project's own set-up: run.py, the locks, the version and what an import pulls in."""

from __future__ import annotations

import ast
import os
import re
import runpy
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bench.peers import peer
from bench.score import TimedRow, show
from tests.conftest import LONGEST, pytest_collection_modifyitems
from windroos.version import __version__

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKS = {
    "requirements.lock": ("fast", "terminal", "web", "pdf"),
    "requirements-dev.lock": ("fast", "terminal", "web", "pdf", "dev"),
    "requirements-bench.lock": ("bench",),
}
PYTHONS = ("3.11.0", "3.12.0", "3.13.0")
SYSTEMS = ("linux", "darwin", "win32")


def locked(name: str) -> list[tuple[Requirement, int]]:
    """Each requirement of a lock with the number of its hashes."""
    text = (ROOT / name).read_text("utf-8").replace("\\\n", " ")
    return [
        (Requirement(line.split("--hash=")[0].strip()), len(re.findall(r"--hash=sha256:[0-9a-f]{64}\b", line)))
        for line in text.splitlines()
    ]


@pytest.mark.parametrize("lock", LOCKS)
def test_every_locked_requirement_is_one_version_with_hashes(lock: str) -> None:
    requirements = locked(lock)
    assert len(requirements) >= 3
    for requirement, hashes in requirements:
        assert re.fullmatch(r"==[\w.]+", str(requirement.specifier)), requirement
        assert hashes, requirement


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_address_and_has_no_header(lock: str) -> None:
    text = (ROOT / lock).read_text("utf-8")
    address = re.compile(r"://|www\.|\.(org|com|net|io)\b|--(extra-)?index-url|--find-links|^#", re.MULTILINE)
    assert not address.search(text)


@pytest.mark.parametrize("lock", LOCKS)
@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("system", SYSTEMS)
def test_a_lock_answers_every_requirement_once_everywhere(lock: str, python: str, system: str) -> None:
    environment = {
        "python_version": python.rpartition(".")[0],
        "python_full_version": python,
        "sys_platform": system,
        "platform_python_implementation": "CPython",
    }

    def holds(requirement: Requirement) -> bool:
        return requirement.marker is None or requirement.marker.evaluate(environment)

    here = [requirement for requirement, _ in locked(lock) if holds(requirement)]
    versions = {canonicalize_name(one.name): str(one.specifier).removeprefix("==") for one in here}
    assert len(versions) == len(here), "a package is locked twice"
    extras = PYPROJECT["project"]["optional-dependencies"]
    wanted = [Requirement(line) for extra in LOCKS[lock] for line in extras[extra]]
    for requirement in filter(holds, wanted):
        version = versions[canonicalize_name(requirement.name)]
        assert requirement.specifier.contains(version), requirement


def test_the_development_lock_holds_the_users_lock() -> None:
    users = {str(requirement) for requirement, _ in locked("requirements.lock")}
    assert users <= {str(requirement) for requirement, _ in locked("requirements-dev.lock")}


def test_what_the_locks_share_is_of_one_version() -> None:
    """The peers go into the same folder as what they are timed beside."""
    checked = {(one.name, str(one.marker)): one.specifier for one, _ in locked("requirements-dev.lock")}
    for one, _ in locked("requirements-bench.lock"):
        assert checked.get((one.name, str(one.marker)), one.specifier) == one.specifier, one


def test_the_core_has_no_dependency() -> None:
    assert PYPROJECT["project"]["dependencies"] == []


def test_the_version_stands_in_one_place() -> None:
    assert "version" not in PYPROJECT["project"]
    assert "version" in PYPROJECT["project"]["dynamic"]
    assert PYPROJECT["tool"]["hatch"]["version"]["path"] == "src/windroos/version.py"
    assert f"\n## {__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")
    places = [
        path for path in (ROOT / "src").rglob("*.py") if re.search(r"__version__\s*(:.*)?=", path.read_text("utf-8"))
    ]
    assert places == [ROOT / "src" / "windroos" / "version.py"]


def test_run_can_be_read_by_pythons_that_are_too_old() -> None:
    ast.parse((ROOT / "run.py").read_text("utf-8"), feature_version=(3, 6))


def test_run_imports_the_standard_library_only() -> None:
    tree = ast.parse((ROOT / "run.py").read_text("utf-8"))
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    names |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in names} <= sys.stdlib_module_names


@pytest.mark.parametrize(
    ("language", "start"), [("nl_NL.UTF-8", "Windroos heeft Python"), ("C", "Windroos needs Python")]
)
def test_run_says_that_python_is_too_old(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, start: str
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    monkeypatch.setattr(sys, "version_info", (3, 10, 13))
    main = runpy.run_path(str(ROOT / "run.py"))["main"]
    with pytest.raises(SystemExit, match="1"):
        main([])
    printed = capsys.readouterr()
    assert printed.err.startswith(start)
    assert printed.err.endswith("3.10.13.\n")
    assert not printed.out


def test_run_says_everything_in_both_languages() -> None:
    for sentences in runpy.run_path(str(ROOT / "run.py"))["SAY"].values():
        dutch, english = sentences
        assert dutch != english
        assert set(re.findall(r"{\d}", dutch)) == set(re.findall(r"{\d}", english))


@pytest.mark.parametrize("arguments", [["--help"], ["test", "--version"]])
def test_run_is_silent_when_nothing_is_to_be_done(arguments: list[str]) -> None:
    run = runpy.run_path(str(ROOT / "run.py"))
    if not run["is_set_up"]("test"):
        pytest.skip("this environment was not made by run.py")
    done = subprocess.run(
        [sys.executable, str(ROOT / "run.py"), *arguments], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_what_takes_longest_is_begun_first() -> None:
    assert len(set(LONGEST)) == len(LONGEST)
    assert [path for path in LONGEST if not (ROOT / path).is_file()] == []
    others = ("tests/web/z.py", "tests/b.py", "tests/a.py")
    items: list[Any] = [SimpleNamespace(nodeid=f"{path}::test") for path in (*others, *LONGEST[::-1])]
    pytest_collection_modifyitems(items)
    pages = [path for path in LONGEST if path.startswith("tests/web/")]
    rest = [path for path in LONGEST if path not in pages]
    assert [item.nodeid.partition("::")[0] for item in items] == [*rest, *others[1:], *pages, others[0]]


@pytest.mark.parametrize(
    ("typed", "started"),
    [
        ([], ["windroos", "serve"]),
        (["serve", "--lan"], ["windroos", "serve", "--lan"]),
        (["score", "x.txt"], ["windroos", "score", "x.txt"]),
        (["test", "-k", "page"], ["pytest", "--timeout", "600", "-k", "page"]),
        (["test", "-x", "tests/test_books.py"], ["pytest", "--timeout", "600", "-x", "tests/test_books.py"]),
        (
            ["test", "-x"],
            ["pytest", "--numprocesses", "logical", "--maxprocesses", "8", "--dist", "loadfile"]
            + ["--no-loadscope-reorder", "--timeout", "600", "-x"],
        ),
        (["bench", "score"], ["bench", "score"]),
    ],
)
def test_run_becomes_what_was_asked_for(typed: list[str], started: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    main = runpy.run_path(str(ROOT / "run.py"))["main"]
    became: list[list[str]] = []

    def become(_: str, arguments: list[str]) -> None:
        became.append(arguments)

    monkeypatch.chdir(ROOT)
    monkeypatch.delenv("WINDROOS_FULL", raising=False)
    for name in ("WINDROOS_COMMAND", "PYTHONDONTWRITEBYTECODE"):
        monkeypatch.setenv(name, "1")
    stand_ins = {
        "become": become,
        "is_set_up": lambda _: True,
        "get_browser": lambda: None,
        "get_postgres": lambda: None,
    }
    for name, stand_in in stand_ins.items():
        monkeypatch.setitem(main.__globals__, name, stand_in)
    main(typed)
    assert became[0] == started
    assert ("PYTHONDONTWRITEBYTECODE" in os.environ) == (typed[:1] != ["test"])


def test_run_tries_a_user_s_packages_at_once_after_those_of_the_tests_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = runpy.run_path(str(ROOT / "run.py"))
    install, failed_lately = run["install"], run["failed_lately"]
    monkeypatch.setitem(install.__globals__, "STAMPS", str(tmp_path))
    monkeypatch.setitem(install.__globals__, "call", lambda _: (1, "Failed to build wheel"))
    for profile, waits in (("test", False), ("user", True)):
        with pytest.raises(run["SetUpError"]):
            install(profile)
        assert failed_lately() == waits


def test_run_installs_the_peers_of_bench_one_by_one_where_one_cannot_be_had(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run = runpy.run_path(str(ROOT / "run.py"))
    installed: list[str] = []

    def call(command: list[str]) -> tuple[int, str]:
        text = Path(command[command.index("--requirement") + 1]).read_text("utf-8")
        if "pymahjonggb" in text:
            return 1, "Failed to build wheel"
        assert "--hash=sha256:" in text
        assert "--no-deps" in command
        installed.append(text.split("==")[0])
        return 0, ""

    for name, stand_in in (("STAMPS", str(tmp_path)), ("call", call)):
        monkeypatch.setitem(run["install"].__globals__, name, stand_in)
    monkeypatch.setenv("LC_ALL", "en")
    run["get_peers"]()
    wanted = [one.name for one, _ in locked("requirements-bench.lock") if one.name != "pymahjonggb"]
    assert installed == wanted
    assert capsys.readouterr().err.startswith(
        "Cannot be installed, so nothing is timed beside it: pymahjonggb (report:"
    )
    assert not run["is_set_up"]("bench")


def test_bench_goes_on_without_a_network_and_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run = runpy.run_path(str(ROOT / "run.py"))
    main, became = run["main"], list[list[str]]()

    def get_peers() -> None:
        raise run["SetUpError"]("network", "requirements-bench.lock")

    monkeypatch.chdir(ROOT)
    for name in ("LC_ALL", "PYTHONPATH", "WINDROOS_COMMAND"):
        monkeypatch.setenv(name, "en")
    stand_ins = {"is_set_up": lambda profile: profile == "user", "get_peers": get_peers}
    for name, stand_in in (stand_ins | {"become": lambda _, arguments: became.append(arguments)}).items():
        monkeypatch.setitem(main.__globals__, name, stand_in)
    main(["bench"])
    assert became[0] == ["bench"]
    assert "requirements-bench.lock could not be installed" in capsys.readouterr().err


@pytest.mark.parametrize(("missing", "named"), [("MahjongGB", "PyMahjongGB"), ("rlcard", "RLCard")])
def test_bench_names_a_peer_that_is_missing(
    missing: str, named: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)  # an import of it fails
    assert peer(named, missing) is None
    assert capsys.readouterr().out.startswith(f"{named} is missing, so nothing is timed beside it")


def test_bench_prints_each_line_when_it_is_known(capsys: pytest.CaptureFixture[str]) -> None:
    def rows() -> Iterator[TimedRow]:
        yield TimedRow("the first", [1.0], "ms", 2)
        assert "the first" in capsys.readouterr().out
        yield TimedRow("the second", [3.0], "ms", 2)

    assert show(rows()) == 1
    assert "MISSED" in capsys.readouterr().out


@pytest.mark.parametrize(("user", "asks"), [(0, True), (1000, False)])
@pytest.mark.parametrize(
    ("get", "packages", "missing"),
    [
        ("get_browser", ["chromium-headless-shell", "chromium"], "Chromium is missing"),
        ("get_postgres", ["postgresql"], "PostgreSQL is missing"),
    ],
)
def test_run_gets_what_the_tests_need_only_as_root(
    get: str,
    packages: list[str],
    missing: str,
    user: int,
    asks: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    getter = runpy.run_path(str(ROOT / "run.py"))[get]
    called: list[list[str]] = []

    def call(command: list[str]) -> tuple[int, str]:
        called.append(command)
        return 1, "no such package"

    monkeypatch.setitem(getter.__globals__, "call", call)
    monkeypatch.setattr("glob.glob", lambda _: [])
    monkeypatch.setattr("os.geteuid", lambda: user)
    monkeypatch.setattr(
        "shutil.which", lambda name: None if "chrom" in name or name == "initdb" else f"/usr/bin/{name}"
    )
    monkeypatch.setenv("LC_ALL", "en")
    getter()
    tried = [f"install {package}" for package in packages]
    assert [f"{command[1]} {command[-1]}" for command in called] == ([*tried, "update update", *tried] if asks else [])
    assert missing in capsys.readouterr().err
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    getter()
    assert not capsys.readouterr().err


@pytest.mark.parametrize("module", ["windroos", "windroos.cli"])
def test_the_core_imports_neither_numpy_nor_numba(module: str) -> None:
    code = f"import sys, {module}; print(sorted({{'numpy', 'numba', 'llvmlite'}} & set(sys.modules)))"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
