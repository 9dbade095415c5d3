"""What is taken off Python for browsers: names that only libraries ask for; everything else stays and runs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from windroos.web.pocket.runtime import LOCKED

DENO: Final = Path(sys.executable).with_name("deno.exe" if os.name == "nt" else "deno")
SCRIPT: Final = (
    "var _one,_two,_three,_four;const give=(wasmExports)=>{"
    '_one=Module["_one"]=wasmExports["one"];_two=Module["_two"]=wasmExports["two"];'
    '_three=Module["_three"]=wasmExports["three"];_four=Module["_four"]=wasmExports["four"]};'
    "for(const symName in GOT){if(entry.value==-1){entry.value=1}}_two()"
)
"""As Pyodide's is written, with four names: the second is used here, the third elsewhere, and the last stands last."""
NAMES: Final = ("one", "two", "three", "four", "five", "main")
ASKS: Final = """
const [script, code] = lean(SCRIPT, Uint8Array.from(CODE), ["_three()"]);
const { instance } = await WebAssembly.instantiate(code);
console.log(JSON.stringify([script, Object.entries(instance.exports).map(([name, one]) => [name, one()])]));
"""


def part(kind: int, content: bytes) -> bytes:
    """A part of a compiled program."""
    return bytes((kind, len(content))) + content


def program(names: tuple[str, ...]) -> bytes:
    """A compiled program with functions that return their place, from 0."""
    many = bytes((len(names),))
    given = b"".join(bytes((len(name),)) + name.encode() + bytes((0, at)) for at, name in enumerate(names))
    bodies = b"".join(part(4, bytes((0, 0x41, at, 0x0B)))[1:] for at in range(len(names)))
    return b"\0asm\1\0\0\0" + b"".join(
        (
            part(1, b"\1\x60\0\1\x7f"),
            part(3, many + bytes(len(names))),
            part(7, many + given),
            part(10, many + bodies),
        )
    )


def leaner(script: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """What a script and the program come to, or what is wrong with them."""
    if not DENO.exists():
        pytest.skip("there is no Deno for this machine")
    values = f"const SCRIPT = {json.dumps(script)}, CODE = {list(program(NAMES))};"
    address = (LOCKED / "lean.js").as_uri()
    (folder / "asks.js").write_text(f'import {{ lean }} from "{address}";\n{values}{ASKS}', encoding="utf-8")
    return subprocess.run(
        [str(DENO), "run", "--no-config", "--no-remote", "--no-npm", "asks.js"],
        env={**os.environ, "DENO_DIR": str(folder / "deno"), "DENO_NO_UPDATE_CHECK": "1", "NO_COLOR": "1"},
        cwd=folder, check=False, capture_output=True, text=True,
    )  # fmt: skip


def test_names_that_nobody_uses_are_gone_and_the_others_do_what_they_did(tmp_path: Path) -> None:
    done = leaner(SCRIPT, tmp_path)
    assert done.returncode == 0, done.stderr
    found: list[Any] = json.loads(done.stdout)
    script, offered = found
    assert offered == [["two", 1], ["three", 2], ["four", 3], ["main", 5]]
    assert script == SCRIPT.replace('_one=Module["_one"]=wasmExports["one"];', "").replace(
        "{if(entry.value==-1){",
        '{if(entry.value==-1){if(symName.startsWith("emscripten_gl")){entry.value=0;continue}',
    )


def test_another_script_than_it_was_written_for_is_refused(tmp_path: Path) -> None:
    done = leaner(SCRIPT.replace("==-1", "===-1"), tmp_path)
    assert done.returncode != 0
    assert "another script" in done.stderr
