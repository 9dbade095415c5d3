"""Which rule of which book stands where in the code, and what shows it: `docs/coverage.md`, made from data.

    python3 tools/coverage.py            writes docs/coverage.md
    python3 tools/coverage.py --check    exit status 1 where it is out of date or a rule has no place

The data are `docs/coverage/<rule set>.txt`: `## code | heading` begins a section, `number | kind | where | what` is a
rule with the id `<rule set>:code.number`. `where` holds words:

    schoon               an entry of the rule set; a golden hand shows it
    opt:minimum          an option of the rule set; a golden hand with another value shows it
    bmj:jade             a row of the shipped special formations
    fn:hands.Hand        a module, function, class or value of windroos
    test:test_x.test_y   a test
    N6                   a row of the rulings (N1-N39, H1-H28, M1-M20, C1-C11)
    later:tournament     what is not counting has a later owner
    -                    no rule at all, only where the kind is `story`
"""

from __future__ import annotations

import re
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tests.golden import golden  # noqa: E402 - after the path is set
from windroos.books.catalog import IDS, rule_set, rules  # noqa: E402 - after the path is set
from windroos.errors import WindroosError  # noqa: E402 - after the path is set
from windroos.rules import bmj  # noqa: E402 - after the path is set
from windroos.testkit.golden import Golden  # noqa: E402 - after the path is set

DATA: Final = ROOT / "docs" / "coverage"
PAGE: Final = ROOT / "docs" / "coverage.md"
BOOKS: Final = {
    "nts2002": "Nederlandse Toernooispelregels 2002",
    "groenehart2011": "Mahjong spelregels, Mahjong Club Groene Hart, 2011",
    "hongkong": "Introductie tot het Hong Kong Mahjongspel, Fu Hing",
    "nmv144": "Mah Jong in 144 regels",
    "mcr": "Mahjong Competition Rules, with the house rules of De Dertien Wezen",
}
KINDS: Final = {
    "scoring": "what a hand is worth",
    "settlement": "who pays whom",
    "play": "walls, turns, claims",
    "conduct": "manners at the table",
    "material": "tiles and chips",
    "records": "results over hands and years",
    "story": "no rule",
}
OWNERS: Final = {"tournament": "a tournament"}
RULINGS: Final = {"nts2002": ("N", 39), "groenehart2011": ("N", 39), "hongkong": ("H", 28), "nmv144": ("M", 20)} | {
    "mcr": ("C", 11)
}


class Rule(NamedTuple):
    """One rule of a book; `where` as in the data."""

    id: str
    kind: str
    where: tuple[str, ...]
    what: str


class CoverageSection(NamedTuple):
    """The rules under one heading of a book."""

    heading: str
    rules: tuple[Rule, ...]


def read(book: str, text: str | None = None) -> list[CoverageSection]:
    """The data of a book. Raises ValueError with the line that is none."""
    text = (DATA / f"{book}.txt").read_text(encoding="utf-8") if text is None else text
    sections: list[CoverageSection] = []
    code = ""
    for number, line in enumerate(text.splitlines(), 1):
        columns = [column.strip() for column in line.lstrip("#").split("|")]
        if line.startswith("## ") and len(columns) == 2:
            code, heading = columns
            sections.append(CoverageSection(heading, ()))
        elif line.strip() and not line.startswith("#"):
            if len(columns) != 4 or not sections:
                raise ValueError(f"{book}.txt:{number}: number | kind | where | what, under a heading")
            rule = Rule(f"{book}:{code}.{columns[0]}", columns[1], tuple(columns[2].split()), columns[3])
            sections[-1] = CoverageSection(sections[-1].heading, (*sections[-1].rules, rule))
    return sections


@cache
def shown(book: str) -> dict[str, Golden]:
    """The first golden hand in which each entry counts, and the first with another value of each option."""
    found: dict[str, Golden] = {}
    for line in golden(book):
        for option in line.options:
            found.setdefault(f"opt:{option}", line)
        try:
            result = line.score()
        except WindroosError:
            continue
        for one in result.lines:
            if one.replaced_by is None:
                found.setdefault(one.entry.id, line)
    return found


def proof(book: str, word: str) -> str:
    """What shows one word of `where`: a test or a golden hand; empty where it shows nothing by itself."""
    if word.startswith("test:"):
        return f"`{word.removeprefix('test:')}`"
    if word.startswith("bmj:"):
        return "`test_shipped_formations.test_hands`"
    line = shown(book).get(word)
    if line is None:
        return ""
    options = "".join(f" {name}={str(value).lower()}" for name, value in line.options.items())
    return f"`{line.notation}`{options}: {line.expected}"


def trouble_with(book: str, word: str) -> str:
    """What is wrong with one word of `where`, or nothing."""
    kind, _, name = word.rpartition(":")
    letter, most = RULINGS[book]
    if kind == "opt":
        known = rule_set(book).option(name) is not None
    elif kind == "bmj":
        known = bmj.shipped().place(name) > 0
    elif kind == "fn":
        known = exists(name)
    elif kind == "test":
        known = name in tests()
    elif kind == "later":
        known = name in OWNERS
    elif re.fullmatch(r"[A-Z]\d+", word):
        known = word[0] == letter and 1 <= int(word[1:]) <= most
    else:
        known = word == "-" or rules(book).entry(word) is not None
    return "" if known else f"there is no {word}"


def exists(name: str) -> bool:
    """Whether windroos has this module, or this name in a module."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        try:
            found: object = import_module("windroos." + ".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for part in parts[length:]:
            if not hasattr(found, part):
                return False
            found = getattr(found, part)
        return True
    return False


@cache
def tests() -> frozenset[str]:
    """Every test, as `module.function`."""
    pattern = re.compile(r"^def (test_\w+)", re.MULTILINE)
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    return frozenset(f"{path.stem}.{test}" for path in files for test in pattern.findall(path.read_text("utf-8")))


def troubles_of(book: str, rule: Rule) -> list[str]:
    """What is wrong with one rule: a word that means nothing, or a rule with neither a place nor an owner."""
    found = [trouble_with(book, word) for word in rule.where]
    if rule.kind not in KINDS:
        found.append(f"{rule.kind} is no kind")
    if rule.where == ("-",):
        found.append("" if rule.kind == "story" else "only a story has no place")
    elif not any(word.startswith("later:") for word in rule.where):
        if not any(proof(book, word) for word in rule.where):
            found.append("nothing shows it")
        if all(word.startswith("test:") or re.fullmatch(r"[A-Z]\d+", word) for word in rule.where):
            found.append("it stands nowhere in the code")
    return [f"{rule.id}: {what}" for what in found if what]


def troubles(book: str, sections: list[CoverageSection] | None = None) -> list[str]:
    """What is wrong with the data of a book; also the entries, options and rulings that no rule of it names."""
    every = [rule for section in sections or read(book) for rule in section.rules]
    found = [what for rule in every for what in troubles_of(book, rule)]
    ids = [rule.id for rule in every]
    found += [f"{id}: twice" for id in sorted(set(ids)) if ids.count(id) > 1]
    words = {word for rule in every for word in rule.where}
    found += [f"{book}: no rule names the entry {one.id}" for one in rules(book).entries if one.id not in words]
    options = rule_set(book).options
    found += [f"{book}: no rule names the option {one.id}" for one in options if f"opt:{one.id}" not in words]
    letter, most = RULINGS[book]
    ruled = words | {
        ruling for option in options if f"opt:{option.id}" in words for ruling in option.ruling.split(", ")
    }
    missing = [f"{letter}{number}" for number in range(1, most + 1) if f"{letter}{number}" not in ruled]
    return found + [f"{book}: no rule names the ruling {ruling}" for ruling in missing]


def _place(word: str) -> str:
    """A word of `where` as the page shows it."""
    kind, _, name = word.rpartition(":")
    if kind == "later":
        return f"*later: {OWNERS.get(name, name)}*"
    marks = {"opt": f"option `{name}`", "bmj": f"formation `{name}`", "fn": f"`windroos.{name}`"}
    return marks.get(kind, word if re.fullmatch(r"[A-Z]\d+", word) else f"`{name}`")


def _row(book: str, rule: Rule) -> str:
    where = ", ".join(_place(word) for word in rule.where if word != "-" and not word.startswith("test:"))
    first = dict.fromkeys(found for word in rule.where if (found := proof(book, word)))
    return f"| {rule.id.partition(':')[2]} | {rule.what} | {rule.kind} | {where} | {'<br>'.join(list(first)[:3])} |"


def page() -> str:
    """The whole page, in Markdown."""
    lines = [
        "# Coverage: every rule of every book",
        "",
        "Made by `tools/coverage.py` from `docs/coverage/*.txt`, the rule sets and the golden hands; change those.",
        "A row is a rule: what it says, where it stands in the code (an entry of the rule set's table, an option, a",
        "function, a row of the rulings such as N6), and what shows it (at most three golden hands or tests; a golden",
        "hand stands with its total). What is not counting has a later owner.",
        "",
    ]
    tables: list[str] = []
    counts = ["| book | " + " | ".join(KINDS) + " | all |", "|---" + "|---:" * (len(KINDS) + 1) + "|"]
    for book, title in BOOKS.items():
        sections = read(book)
        kinds = [rule.kind for section in sections for rule in section.rules]
        numbers = [kinds.count(kind) for kind in KINDS]
        counts.append(f"| [{title}](#{book}) | " + " | ".join(map(str, numbers)) + f" | {len(kinds)} |")
        tables += [f'<a id="{book}"></a>', "", f"## {title}", ""]
        for section in sections:
            tables += [f"### {section.heading}", "", "| rule | what it says | kind | where | shown by |"]
            tables += ["|---|---|---|---|---|", *(_row(book, rule) for rule in section.rules), ""]
    meanings = "; ".join(f"{kind}: {meaning}" for kind, meaning in KINDS.items())
    return "\n".join([*lines, *counts, "", meanings[0].upper() + meanings[1:] + ".", "", *tables]).rstrip() + "\n"


def main(arguments: list[str]) -> int:
    """Write the page, or check it; says what is wrong and answers with the exit status."""
    wrong = [what for book in IDS for what in troubles(book)]
    for what in wrong:
        print(what, file=sys.stderr)
    new = page()
    if arguments == ["--check"]:
        old = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
        if old != new:
            print("docs/coverage.md is out of date: run python3 tools/coverage.py", file=sys.stderr)
        return int(bool(wrong) or old != new)
    PAGE.write_text(new, encoding="utf-8")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
