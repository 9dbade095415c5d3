"""The scripts of the page are checked as Python is: types without holes, lint, format. Deno does it all, offline.

Types are in comments (JSDoc), those of messages in `web/types`; nothing is built, a browser gets the files as they are.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tools import script_words
from windroos.web.rendering import HERE, STATIC

ROOT: Final = Path(__file__).parents[2]
DENO: Final = Path(sys.executable).with_name("deno.exe" if os.name == "nt" else "deno")
CHECKS: Final = {
    "types": ("check", "--no-remote", "--no-npm", "src"),
    "lint": ("lint",),
    "format": ("fmt", "--check"),
}


class Fault(NamedTuple):
    """What is put in the place of what stands in a script, once."""

    script: str
    right: str
    wrong: str
    what: str


FAULTS: Final = {
    "types": (
        Fault("table/board.js", "view.bonus[", "view.bonuses[", "a key that no message has"),
        Fault("table/rack.js", '"just_drawn"', '"just_drown"', "a sentence that is not there"),
        Fault("table/ending.js", "{ number })", "{ count: number })", "a gap that nobody fills"),
        Fault("table/coach.js", "action?.action", "action.action", "what may be null"),
        Fault("live.js", "/** @param {number} ms */", "", "a value without a type"),
        Fault("table/replay.js", "one(HTMLSelectElement,", "one(HTMLElement,", "another kind of element"),
        Fault("table/play.js", '{ t: "last" }', '{ t: "latest" }', "a message that the server does not read"),
    ),
    "lint": (
        Fault("lit.js", "function light(", "const dark = 0;\nfunction light(", "a name that is not used"),
        Fault("keypad.js", "const COLUMNS", "let COLUMNS", "a variable that never varies"),
    ),
    "format": (Fault("page.js", "menu.open = false;", "menu.open=false;", "other spaces"),),
}


def found(check: str, folder: Path) -> str:
    """What a check has to say of the scripts in a folder; nothing where they are as they should be."""
    if not DENO.exists():  # pyproject.toml says for which machines there is one
        pytest.skip("the scripts are not checked: there is no Deno for this machine")
    quiet = {"DENO_DIR": str(folder / "deno"), "DENO_NO_UPDATE_CHECK": "1", "NO_COLOR": "1", "RUST_BACKTRACE": "0"}
    done = subprocess.run(
        [str(DENO), *CHECKS[check]],
        env={**os.environ, **quiet}, cwd=folder, check=False, capture_output=True, text=True,
    )  # fmt: skip
    return "" if done.returncode == 0 else done.stdout + done.stderr


def copied(folder: Path) -> Path:
    """The scripts in a folder of their own, as the project has them; where they stand there."""
    shutil.copy(ROOT / "deno.json", folder)
    for path in (*STATIC.rglob("*.js"), *HERE.rglob("*.d.ts")):
        target = folder / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    return folder / STATIC.relative_to(ROOT)


@pytest.mark.parametrize("check", CHECKS)
def test_scripts_are_as_they_should_be(check: str, tmp_path: Path) -> None:
    copied(tmp_path)
    assert found(check, tmp_path) == ""


@pytest.mark.parametrize("check", CHECKS)
def test_every_fault_is_found(check: str, tmp_path: Path) -> None:
    scripts = copied(tmp_path)
    for fault in FAULTS[check]:
        script = scripts / fault.script
        text = script.read_text(encoding="utf-8")
        assert fault.right in text, fault
        script.write_text(text.replace(fault.right, fault.wrong, 1), encoding="utf-8")
    said = found(check, tmp_path)
    assert [fault for fault in FAULTS[check] if f"{fault.script}:" not in said] == []


def test_types_of_words_are_made_from_these_words() -> None:
    made = script_words.TARGET.read_text(encoding="utf-8")
    assert made == script_words.text(), "run python -m tools.script_words --write"


def test_types_are_not_served() -> None:
    assert list(HERE.rglob("*.d.ts"))
    assert not list(STATIC.rglob("*.ts"))
