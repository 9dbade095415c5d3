"""The scorer as a folder: what stands in it, that it asks for nothing elsewhere, and what is said when it cannot be."""

from __future__ import annotations

import ast
import json
import re
import sys
import zipfile
from pathlib import Path

import pytest
from jinja2 import Environment
from jinja2.meta import find_referenced_templates

from tests.command_line import run
from windroos.books.catalog import IDS
from windroos.web.pocket import runtime
from windroos.web.pocket.errors import PocketError
from windroos.web.pocket.needed import LIBRARIES, archived, modules
from windroos.web.pocket.packing import write_archive
from windroos.web.pocket.site import LIST, write_site
from windroos.web.pocket.together import together
from windroos.web.rendering import STATIC

PYTHON = {"pyodide.mjs": b"// stands in for it", "windroos.zip": b"PK"}
LATE = {"openpyxl"}
"""Asked for by what makes a spreadsheet, and there only when it does."""


def roots(path: Path) -> set[str]:
    """The packages that a module imports from."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {one.name.partition(".")[0] for one in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found.add(node.module.partition(".")[0])
    return found


def test_counting_needs_the_standard_library_and_jinja() -> None:
    needed = modules()
    known = {"windroos", *LIBRARIES, *LATE, *sys.stdlib_module_names}
    assert {name: roots(path) - known for name, path in needed.items() if roots(path) - known} == {}
    assert "windroos.web.pocket.door" in needed
    assert [name for name in needed if name.startswith(("windroos.web.club", "windroos.bots", "windroos.lab"))] == []


def test_every_book_is_packed_with_its_data() -> None:
    names = {name for name, _ in archived()}
    assert {f"windroos/books/{book}" for book in ("nts", "hongkong", "nmv144", "mcr")} <= {
        str(Path(name).parent) for name in names
    }
    assert "windroos/rules/bmj.toml" in names
    assert "jinja2/environment.py" in names
    assert len(IDS) == 5


def test_the_same_program_gives_the_same_archive(tmp_path: Path) -> None:
    for name in ("one.zip", "other.zip"):
        write_archive(tmp_path / name, iter([("a.txt", b"a"), ("b/c.txt", b"c")]))
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "other.zip").read_bytes()
    with zipfile.ZipFile(tmp_path / "one.zip") as zipped:
        assert zipped.namelist() == ["a.txt", "b/c.txt"]


def test_every_template_that_one_takes_from_is_packed() -> None:
    texts = {name.partition("web/templates/")[2].removeprefix("pocket/"): content.decode()
             for name, content in archived() if name.endswith(".html")}  # fmt: skip
    taken = {one for text in texts.values() for one in find_referenced_templates(Environment().parse(text))}
    assert taken - texts.keys() == set()


def test_the_folder_lists_what_stands_in_it(tmp_path: Path) -> None:
    written = write_site(tmp_path / "app", PYTHON)
    there = {path.relative_to(tmp_path / "app").as_posix() for path in (tmp_path / "app").rglob("*") if path.is_file()}
    listed = set(json.loads((tmp_path / "app" / LIST).read_text())["files"])
    assert {name for name in there if not name.endswith(".gz")} == listed - {"./"} | {"index.html", LIST}
    assert written.files == len(there)


def test_the_page_asks_for_nothing_that_is_not_there(tmp_path: Path) -> None:
    write_site(tmp_path, PYTHON)
    text = (tmp_path / "index.html").read_text(encoding="utf-8")
    asked = [at.partition("#")[0] for at in re.findall(r'(?:src|href)="([^"]*)"', text)]
    assert all((tmp_path / at).is_file() for at in asked if at and not at.startswith("/tellen"))
    icons = json.loads((tmp_path / "pocket.webmanifest").read_text(encoding="utf-8"))["icons"]
    assert all((tmp_path / icon["src"]).is_file() for icon in icons)
    elsewhere = re.compile(r"(?:https?:)?//[a-z0-9-]+\.[a-z]", re.IGNORECASE)
    files = [path for path in tmp_path.rglob("*") if path.suffix in (".html", ".js", ".css", ".json", ".webmanifest")]
    assert [path.name for path in files if elsewhere.search(path.read_text(encoding="utf-8"))] == []


def test_the_page_may_run_compiled_python_and_its_own_scripts_alone(tmp_path: Path) -> None:
    write_site(tmp_path, PYTHON)
    text = (tmp_path / "index.html").read_text(encoding="utf-8")
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', text)
    assert policy is not None
    assert "default-src &#39;none&#39;" in policy[1]
    assert "script-src &#39;self&#39; &#39;wasm-unsafe-eval&#39;;" in policy[1]
    assert "unsafe-inline" not in policy[1]


def test_the_mark_is_drawn_as_it_is_beside_the_tiles(tmp_path: Path) -> None:
    write_site(tmp_path, PYTHON)
    rose = re.search(
        r'<symbol id="rose"( viewBox="[^"]*")>(?:<title.*?</title>)*(.*?)</symbol>', (STATIC / "tiles.svg").read_text()
    )
    assert rose is not None
    text = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert f'<svg aria-hidden="true"{rose[1]}>{rose[2]}</svg>' in text
    assert "tiles.svg" not in text, "a page without tiles reads none"


def test_another_program_is_another_page(tmp_path: Path) -> None:
    write_site(tmp_path, PYTHON)
    before = (tmp_path / "index.html").read_bytes()
    write_site(tmp_path, PYTHON)
    assert (tmp_path / "index.html").read_bytes() == before
    write_site(tmp_path, {**PYTHON, "windroos.zip": b"PK other"})
    assert (tmp_path / "index.html").read_bytes() != before


def test_the_page_names_the_memory_of_its_own_program_and_no_other(tmp_path: Path) -> None:
    def named(python: dict[str, bytes]) -> str:
        write_site(tmp_path / "app", python)
        found = re.search(r'data-memory="([^"]*)"', (tmp_path / "app" / "index.html").read_text(encoding="utf-8"))
        assert found is not None
        return found[1]

    assert named(PYTHON) == ""
    assert named({**PYTHON, **runtime.memory_file(b"one")}) == next(iter(runtime.memory_file(b"one")))
    assert list(runtime.memory_file(b"one")) != list(runtime.memory_file(b"other"))


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(PocketError) as wrong:
        write_site(tmp_path, PYTHON)
    assert wrong.value.code == "pocket_folder"
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_the_lock_holds_digests_and_no_addresses() -> None:
    lock = json.loads((runtime.LOCKED / "deno.lock").read_text(encoding="utf-8"))
    assert all(one["integrity"].startswith("sha512-") for one in lock["npm"].values())
    assert "://" not in json.dumps(lock)


def test_without_deno_it_is_said_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("windroos.web.pocket.runtime.sys.executable", str(tmp_path / "python"))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(PocketError) as wrong:
        runtime.browser_files()
    assert wrong.value.code == "pocket_deno"


def test_a_deno_that_brings_nothing_is_no_traceback(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("windroos.web.pocket.runtime._deno", lambda: sys.executable)  # knows no `install`
    with pytest.raises(PocketError) as wrong:
        runtime.browser_files()
    assert wrong.value.code == "pocket_build"


@pytest.mark.parametrize("words", [[], ["pdf"], ["app", "one", "two"]])
def test_what_is_to_be_written_has_to_be_said(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "en", "export", *words]) == 2
    assert "windroos" in capsys.readouterr().err


SCRIPTS = {
    "page.js": """import { far, near } from "./sub/one.js";
import {
  low,
} from "./low.js";
const put = (one) => one.value = [near(), far, low].join();
addEventListener("done", put);
""",
    "sub/one.js": """import { low } from "../low.js";
const put = 2;
export const far = low + put;
export async function near() {
  return put;
}
""",
    "low.js": "const put = 1;\nexport class Low {}\nexport const low = put;\n",
}


def test_scripts_are_put_together_after_what_they_import_each_with_names_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    for name, text in SCRIPTS.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    text = together(tmp_path, ["low.js", "page.js"])
    assert re.findall(r"^const (\w+) = \(\(\) => \{$", text, re.MULTILINE) == ["of0", "of1", "of2"]
    assert text.count("const low = put;") == 1, "a script is there once"
    assert "const { low } = of0;\nconst put = 2;" in text
    assert "const { far, near } = of1;\nconst {\n  low,\n} = of0;" in text
    assert re.findall(r"return \{ (.*) \};", text) == ["Low, low", "far, near", ""]
    assert not re.search(r"^(import|export)", text, re.MULTILINE)


@pytest.mark.parametrize("text", ['import all from "./low.js";\n', "export default 1;\n", "export { put };\n"])
def test_a_script_that_imports_or_exports_in_another_way_is_not_put_together(tmp_path: Path, text: str) -> None:
    (tmp_path / "low.js").write_text(SCRIPTS["low.js"], encoding="utf-8")
    (tmp_path / "page.js").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"page\.js"):
        together(tmp_path, ["page.js"])
