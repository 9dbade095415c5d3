"""Nothing lies about: every word of the page, every style and every export of a script is used somewhere."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

import pytest

import windroos.text.trouble
from tests.source import trees
from windroos.text.web import board
from windroos.text.web.base import WORDS as BASE
from windroos.web.rendering import HERE, STATIC

SOURCE: Final = HERE.parent
TEXT: Final = SOURCE / "text"
PAGES: Final = tuple(
    sorted(path.stem for path in (TEXT / "web").glob("*.py") if "WORDS: Final" in path.read_text("utf-8"))
)


BUILT: Final = re.compile(r"(set|lang|theme|letters)_\w+|(points|fan|doubles)_(short|over)")
"""Keys of which both halves are values: of a switch (`base.html`), of an answer (`web/book/exam.py`)."""


def read(paths: Iterable[Path]) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


CODE: Final = read(path for path in SOURCE.rglob("*.py") if TEXT not in path.parents)
TEMPLATES: Final = read(HERE.rglob("*.html"))
SCRIPTS: Final = read(HERE.rglob("*.js"))


class SaidWords(NamedTuple):
    """The words of a text: those that stand there in full, and those that something is put behind."""

    whole: frozenset[str]
    begun: frozenset[str]


@cache
def said(text: str, sign: str = r"\w", behind: str = r"\{|['\"] [~+]|\$\{") -> SaidWords:
    """Read once, because a text is long and is asked about each of many words. `sign`: of what a word is made."""
    return SaidWords(frozenset(re.findall(rf"{sign}+", text)), frozenset(re.findall(rf"{sign}+(?={behind})", text)))


def is_used(key: str, text: str) -> bool:
    """Whether a key stands somewhere in full, or as a beginning to which the rest is put (`name_{place}`)."""
    beginnings = (key[:at] for at, sign in enumerate(key, 1) if sign == "_" and at < len(key))
    return key in said(text).whole or any(start in said(text).begun for start in beginnings)


@pytest.mark.parametrize("page", PAGES)
def test_every_word_of_a_page_is_used(page: str) -> None:
    words = import_module(f"windroos.text.web.{page}").WORDS
    used = CODE + TEMPLATES + SCRIPTS
    assert [key for key in words if not is_used(key, used) and BUILT.fullmatch(key) is None] == []


@pytest.mark.parametrize("page", [page for page in PAGES if page != "base"])
def test_no_page_says_what_is_around_every_page_in_other_words(page: str) -> None:
    words = import_module(f"windroos.text.web.{page}").WORDS
    assert sorted(words.keys() & BASE.keys()) == []


def test_every_trouble_can_happen() -> None:
    used = CODE + SCRIPTS
    assert [code for code in windroos.text.trouble.TROUBLE if not is_used(code, used)] == []


def test_every_word_of_the_scripts_is_said() -> None:
    """More is asked than of a page: that a script names it, `words.match_over` or `say("pond_of", ...)`."""
    keys = [key for key, said in board.script_words("nl").items() if isinstance(said, str)]
    assert [key for key in keys if not is_named(key, SCRIPTS)] == []


def test_every_name_of_the_words_is_used() -> None:
    words = [(path.name, tree) for path, tree in trees().items() if TEXT in path.parents]
    defined = {name: file for file, tree in words for name in constants(tree)}
    read = used_names()
    assert {name: file for name, file in defined.items() if name not in read} == {}


def constants(tree: ast.Module) -> list[str]:
    """What a module defines of its own that others may use."""
    targets: list[ast.expr] = [one.target for one in tree.body if isinstance(one, ast.AnnAssign)]
    targets += [target for one in tree.body if isinstance(one, ast.Assign) for target in one.targets]
    functions = [one.name for one in tree.body if isinstance(one, ast.FunctionDef | ast.ClassDef)]
    return [*functions, *(target.id for target in targets if isinstance(target, ast.Name) and target.id != "__all__")]


def used_names() -> frozenset[str]:
    """Every name that is read somewhere: by itself, of a module, or by its import."""
    nodes = [node for tree in trees().values() for node in ast.walk(tree)]
    plain = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    return frozenset(plain | {node.attr for node in nodes if isinstance(node, ast.Attribute)})


def is_named(key: str, scripts: str) -> bool:
    """Whether scripts name a word in full, or its beginning (`closed_${code}`)."""
    return bool(re.search(rf"""[."'`]{key}\b""", scripts)) or any(
        re.search(rf"""["'`]{key[: at + 1]}(\$\{{|["'] \+)""", scripts) for at in range(len(key)) if key[at] == "_"
    )


def test_a_word_that_is_not_named_is_told_from_one_that_is() -> None:
    assert is_named("drew", 'say("drew", { who })')
    assert is_named("drew", "words.drew")
    assert is_named("closed_4401", "words[`closed_${code}`]")
    assert not is_named("drew", "const drew = 1; say(withdrew)")
    assert not is_named("drew", 'say("drew_a_tile")')


def test_what_is_used_is_told_from_what_is_not() -> None:
    assert is_used("name_0", 'w[f"name_{place}"]')
    assert not is_used("name_0", 'w["names"]')
    assert not is_used("no_games", 'f"{no}"')


def test_every_style_is_used() -> None:
    used = CODE + TEMPLATES + SCRIPTS
    for sheet in STATIC.rglob("*.css"):
        bare = re.sub(r"/\*.*?\*/|\{[^{}]*\}", " ", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
        names = set(re.findall(r"\.([a-z][\w-]*)", bare, re.IGNORECASE))
        assert {name for name in names if not is_class(name, used)} == set(), sheet.name


def is_class(name: str, text: str) -> bool:
    """Whether a class is given somewhere in full, or as a beginning and a value (`n{{ seats }}`, `g-${mode}`)."""
    given = said(text, r"[\w-]", r"\$?\{")
    start = re.match(r"[a-z]+-|[a-z]+(?=\d+$)", name)
    return name in given.whole or (start is not None and start[0] in given.begun)


def test_a_style_that_is_given_is_told_from_one_that_is_not() -> None:
    assert is_class("open", '<p class="shut open">')
    assert is_class("n4", '<p class="n{{ seats }}">')
    assert is_class("g-wide", "`g-${mode}`")
    assert not is_class("open", "re-open opened open-all")
    assert not is_class("n4", '<p class="in{{ seats }}">')


def test_every_export_of_a_script_is_imported() -> None:
    for script in STATIC.rglob("*.js"):
        exported = re.findall(
            r"^export (?:async )?(?:function\*?|const|class|let) (\w+)", script.read_text("utf-8"), re.MULTILINE
        )
        others = read(path for path in (*HERE.rglob("*.js"), *Path(__file__).parent.glob("*.js")) if path != script)
        assert [name for name in exported if not re.search(rf"\b{name}\b", others)] == [], script.name
