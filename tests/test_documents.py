"""The documents show what the program does: console sessions, Python sessions, and links that lead somewhere."""

from __future__ import annotations

import doctest
import re
from collections import Counter
from fnmatch import fnmatch

import pytest

import windroos
from tools.sessions import DOCUMENTS, DUTCH, ROOT, refreshed
from windroos.notation import parse

LONG = ("docs/lab.md", "docs/laboratorium.md", "docs/players.md", "docs/spelers.md")
"""Their sessions play for minutes, or write files."""
PAGES = [
    *(*DOCUMENTS, *LONG, "docs/architecture.md", "docs/page.md", "docs/bladzijde.md"),
    *("docs/testkit.md", "docs/nakijken.md", "docs/hosting.md", "docs/hosten.md", "docs/club.md", "docs/vereniging.md"),
    *("CONTRIBUTING.md", "docs/adding-a-book.md", "docs/glossary.md"),
    *(f"docs/reference/{path.name}" for path in sorted((ROOT / "docs" / "reference").glob("*.md"))),
]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_console_sessions(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert refreshed(text, "nl" if name in DUTCH else "en") == text


@pytest.mark.parametrize("name", DOCUMENTS)
def test_python_sessions(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    blocks = re.findall(r"```pycon\n(.*?)```", (ROOT / name).read_text(encoding="utf-8"), re.DOTALL)
    test = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, name, name, 0)
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    runner.run(test)
    assert runner.failures == 0


def test_the_package_shows_what_it_does() -> None:
    assert doctest.testmod(windroos).failed == 0


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_somewhere(name: str) -> None:
    page = ROOT / name
    for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_both_first_pages_measured_the_same() -> None:
    """Their tables of figures have the same rows, and in each row the same figures."""

    def figures(name: str, head: str) -> list[list[str]]:
        table = (ROOT / name).read_text(encoding="utf-8").partition(head)[2].split("\n\n")[0]
        return [re.findall(r"\d+", row) for row in table.splitlines()[2:]]

    english = figures("README.md", "| | measured |")
    assert len(english) > 10
    assert english == figures("LEESMIJ.md", "| | gemeten |")


@pytest.mark.parametrize("name", ["docs/counting.md", "docs/tellen.md"])
def test_every_notation_in_the_player_s_page_can_be_typed(name: str) -> None:
    """The first column of the tables of notation: tiles, sets, the winning tile, words and winds."""
    text = (ROOT / name).read_text(encoding="utf-8")
    tables = text.split("## 1.")[1].split("## 2.")[0]
    for row in re.findall(r"^\| (`.*?) \|", tables, re.MULTILINE):
        for written in re.findall(r"`([^`]+)`", row):
            word = re.fullmatch(r"[a-z-]{3,}(14|=2)?", written)
            needs = "(5555m) +3m kong" if written.startswith("kong") else "+3m"
            parse(f"{needs} {written}" if word else written)


def test_every_public_name_is_in_the_library_page() -> None:
    for name in ("docs/library.md", "docs/bibliotheek.md"):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert [word for word in windroos.__all__ if f"`{word}" not in text] == []


def test_every_error_code_has_words() -> None:
    """Each code raised in the source has a sentence and a hint; what a WireError says has them at its door."""
    from windroos.text.trouble import TROUBLE

    raised: set[str] = set()
    for path in (ROOT / "src").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        raised |= set(re.findall(r"(?:(?<!Wire)Error|IllegalAction)\(\s*\"([a-z0-9_]+)\"", text))
    assert raised - set(TROUBLE) == set()


def _modules_named(cells: str) -> tuple[dict[str, set[str]], set[str]]:
    """What each name of a row stands for, and all modules. A name without a folder is in that of the one before it."""
    source = ROOT / "src" / "windroos"
    modules = {
        path.relative_to(source).with_suffix("").as_posix()
        for path in source.rglob("*.py")
        if path.stem not in ("__init__", "__main__")
    }
    found: dict[str, set[str]] = {}
    folder = ""
    for said in re.findall(r"`([^`]+)`", cells):
        name = said.rstrip("/")
        folder = name.rpartition("/")[0] if "/" in name else folder
        for asked in dict.fromkeys((name if "/" in name else f"{folder}/{name}".lstrip("/"), name)):
            files = {one for one in modules if fnmatch(one, asked) or one.startswith(f"{asked}/")}
            if files or (source / asked).is_dir():
                found[said] = files
                break
        else:
            found[said] = {f"{said} is not there"}
    return found, modules


def test_the_architecture_names_every_module_once_and_no_other() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = text.split("\n## Modules\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    found = [named for row in rows for named in _modules_named(row)[0].items()]
    assert sorted(set().union(*(files for _, files in found)) ^ _modules_named("")[1]) == []
    by_name = Counter(name for said, files in found if "*" not in said and len(files) == 1 for name in files)
    assert [name for name, times in by_name.items() if times > 1] == []
