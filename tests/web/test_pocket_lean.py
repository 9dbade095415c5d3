"""Python for browsers: without names that only libraries ask for, and without calls to guess at; it does the same."""

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
    "for(const symName in GOT){if(entry.value==-1){entry.value=1}}_two();"
    "const begin=()=>{updateGOT(origExports);updateTableMap(0,wasmTable.length)};"
    'const end=(t)=>[API.rawRun("import _pyodide_core"),API._pyodide._base.eval_code("{}"),'
    'API.runPythonInternal("import importlib; importlib"),'
    'API.runPythonInternal("import __main__; __main__.__dict__"),'
    'API.runPythonInternal("import builtins; builtins.__dict__")]'
)
"""As Pyodide's is written, with four names: the second is used here, the third elsewhere, and the last stands last."""
LEANER: Final = (
    "for(const symName in GOT){if(entry.value==-1){"
    'if(symName.startsWith("emscripten_gl")){entry.value=0;continue}entry.value=1}}_two();'
    "const begin=()=>{};"
    'const end=(t)=>[t?[0,""]:API.rawRun("import _pyodide_core"),API._pyodide._base.pyimport_impl("builtins.dict")(),'
    'API._pyodide._base.pyimport_impl("importlib"),API._pyodide._base.pyimport_impl("__main__.__dict__"),'
    'API._pyodide._base.pyimport_impl("builtins.__dict__")]'
)
"""What comes of its end."""
NAMES: Final = ("one", "two", "three", "four", "five", "main")
THROUGH: Final = (3, 4)
"""Places of functions that call, through the table, the two before them."""
ASKS: Final = """
const [script, code] = lean(SCRIPT, Uint8Array.from(CODE), ["_three()"]);
const { instance } = await WebAssembly.instantiate(code, { here: { there: () => 7 } });
const { weigh, ...given } = instance.exports;
const bodies = new Program(code).of(10).map((body) => [...body]);
console.log(JSON.stringify([
  script, Object.entries(given).map(([name, one]) => [name, one()]), bodies, Number.isFinite(weigh(1)),
]));
"""
WEIGHS: Final = 'Module["weigh"]=wasmExports["weigh"];'


def part(kind: int, content: bytes) -> bytes:
    """A part of a compiled program."""
    return bytes((kind, len(content))) + content


def body(place: int) -> bytes:
    """A function that returns its place, or calls the one two before it through the table."""
    return bytes((0, 0x41, place - 2, 0x11, 0, 0, 0x0B)) if place in THROUGH else bytes((0, 0x41, place, 0x0B))


def program(names: tuple[str, ...], odd: bytes = b"") -> bytes:
    """A compiled program with functions that return a place, from 0, after one from elsewhere; `odd` is in the last."""
    many = bytes((len(names),))
    given = b"".join(bytes((len(name),)) + name.encode() + bytes((0, at + 1)) for at, name in enumerate(names))
    last = len(names) - 1
    bodies = b"".join(part(4, odd + body(at) if at == last and odd else body(at))[1:] for at in range(len(names)))
    places = bytes(range(1, len(names) + 1))
    return b"\0asm\1\0\0\0" + b"".join(
        (
            part(1, b"\1\x60\0\1\x7f"),
            part(2, b"\1\4here\5there\0\0"),
            part(3, many + bytes(len(names))),
            part(4, b"\1\x70\0" + many),
            part(7, many + given),
            part(9, b"\1\0\x41\0\x0b" + many + places),
            part(10, many + bodies),
        )
    )


def leaner(script: str, folder: Path, odd: bytes = b"") -> subprocess.CompletedProcess[str]:
    """What a script and the program come to, or what is wrong with them."""
    if not DENO.exists():
        pytest.skip("there is no Deno for this machine")
    values = f"const SCRIPT = {json.dumps(script)}, CODE = {list(program(NAMES, odd))};"
    asks = f'import {{ lean }} from "{(LOCKED / "lean.js").as_uri()}";\n'
    asks += f'import {{ Program }} from "{(LOCKED / "binary.js").as_uri()}";\n{values}{ASKS}'
    (folder / "asks.js").write_text(asks, encoding="utf-8")
    return subprocess.run(
        [str(DENO), "run", "--no-config", "--no-remote", "--no-npm", "asks.js"],
        env={**os.environ, "DENO_DIR": str(folder / "deno"), "DENO_NO_UPDATE_CHECK": "1", "NO_COLOR": "1"},
        cwd=folder, check=False, capture_output=True, text=True,
    )  # fmt: skip


def test_names_that_nobody_uses_are_gone_and_the_others_do_what_they_did(tmp_path: Path) -> None:
    done = leaner(SCRIPT, tmp_path)
    assert done.returncode == 0, done.stderr
    found: list[Any] = json.loads(done.stdout)
    script, offered, _, _ = found
    assert offered == [["two", 1], ["three", 2], ["four", 1], ["main", 5]]
    named, _, _ = SCRIPT.partition("for(")
    weighs = named.replace("_two=Module", f"{WEIGHS}_two=Module")
    assert script == weighs.replace('_one=Module["_one"]=wasmExports["one"];', "") + LEANER


@pytest.mark.parametrize(
    "piece", ["==-1", "updateGOT", "Table.length", "rawRun", "{}", "importlib;", "__main__;", "builtins;"]
)
def test_another_script_than_it_was_written_for_is_refused(piece: str, tmp_path: Path) -> None:
    done = leaner(SCRIPT.replace(piece, f"{piece[:-1]}={piece[-1]}"), tmp_path)
    assert done.returncode != 0
    assert "another script" in done.stderr


def test_a_call_that_a_browser_would_guess_at_goes_by_a_function_of_its_own(tmp_path: Path) -> None:
    done = leaner(SCRIPT, tmp_path)
    found: list[Any] = json.loads(done.stdout)
    _, _, bodies, runs = found
    apart = 1 + len(NAMES)
    for place in THROUGH:
        assert bodies[place] == [6, 0, 0x41, place - 2, 0x10, apart, 0x0B]
    assert bodies[apart - 1][-6:] == [0x20, 0, 0x11, 0, 0, 0x0B]
    assert len(bodies[apart - 1]) > 500, "what is shorter is put in the place of its calls, and is guessed at there"
    assert runs, "what weighs does not run"
    assert sum(map(len, bodies[apart:])) > 250_000


def test_another_program_than_it_was_written_for_is_refused(tmp_path: Path) -> None:
    done = leaner(SCRIPT, tmp_path, odd=b"\0\xfb")
    assert done.returncode != 0
    assert "another program" in done.stderr
