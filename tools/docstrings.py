"""What the source says of a name, as Markdown.

The source is read and not run, so that what stands under a field can be told too.
"""

from __future__ import annotations

import ast
import re
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

SOURCE: Final = Path(__file__).resolve().parent.parent / "src"
NAMES: Final = r"`?\w+`?(?:, `?\w+`?)*"
WIDE: Final = 100
"""How long a line of code may be."""


@dataclass(frozen=True)
class Definition:
    """A public name: the statement that defines it, and the text that stands under it."""

    name: str
    node: ast.stmt
    text: str


class DocField(NamedTuple):
    """A row of the table of a value's fields."""

    name: str
    kind: str
    default: str
    text: str


def path_of(module: str) -> Path:
    """The file of a module or package."""
    path = SOURCE.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


@cache
def tree_of(module: str) -> ast.Module:
    """A module's syntax tree."""
    return ast.parse(path_of(module).read_text(encoding="utf-8"))


def assigned(node: ast.stmt) -> str | None:
    """The name that a statement sets, if it sets one."""
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return node.target.id
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        return node.targets[0].id
    return None


def with_text(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Each statement with the text that stands under it, "" where there is none."""
    for node, after in zip(body, [*body[1:], ast.Pass()], strict=True):
        told = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        yield node, ast.literal_eval(after.value) if isinstance(after, ast.Expr) and told else ""


def imported(module: str) -> dict[str, tuple[str, str]]:
    """The names that a module has from others of ours: each with its own module, and what it is called there."""
    return {
        alias.asname or alias.name: (node.module, alias.name)
        for node in ast.walk(tree_of(module))
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("windroos.")
        for alias in node.names
    }


def find(module: str, name: str) -> Definition:
    """Where a name is defined that a module has, by itself or from another one.

    Raises:
        LookupError: it is nowhere, or it is a class or function about which nothing is said.
    """
    for node, below in with_text(tree_of(module).body):
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            if text := ast.get_docstring(node):
                return Definition(name, node, text)
        elif assigned(node) == name:
            return Definition(name, node, below)
    if name in (others := imported(module)):
        return find(*others[name])
    raise LookupError(f"{module} has no {name} with a docstring")


def prose(text: str) -> str:
    """A docstring as Markdown: what is indented is code, what it takes and raises are lists."""
    out: list[str] = []
    for block in blocks(text):
        if block.startswith(("Raises:", "Args:")):
            title, *rows = textwrap.dedent(block.replace(":", ":\n", 1)).split("\n    ")
            out.append(
                title.strip() + "\n\n" + "\n".join(re.sub(r"^([\w, ]+): ", r"- `\1`: ", row.strip()) for row in rows)
            )
        elif block.startswith(">>>"):
            out.append("```pycon\n" + re.sub(r" +# doctest: .*", "", block) + "\n```")
        elif block.startswith("    "):
            out.append(f"```\n{textwrap.dedent(block)}\n```")
        elif listed := columns(block):
            out.append("\n".join(f"- `{name}`: {what}" for name, what in listed))
        else:
            out.append(block)
    return "\n\n".join(out)


def blocks(text: str) -> list[str]:
    """A text in paragraphs; what is indented stays together."""
    found: list[str] = []
    for block in re.split(r"\n\n+", text.strip("\n")):
        if found and block.startswith("    ") and found[-1].startswith("    "):
            found[-1] += f"\n\n{block}"
        else:
            found.append(block)
    return found


def columns(block: str) -> list[tuple[str, str]]:
    """The rows of a block `name   what it is`, which may go on below; none where it is something else."""
    aligned = re.search(rf"^{NAMES} {{2,}}(?=\S)", block, re.MULTILINE)
    edge = len(aligned[0]) if aligned else 0
    rows: list[tuple[str, str]] = []
    for line in block.splitlines():
        if row := re.fullmatch(rf"({NAMES}) {{2,}}(\S.*)", line) or re.fullmatch(rf"({NAMES}) (\S.*)", line):
            if "  " not in row[0] and row.start(2) != edge:
                return []
            rows.append((row[1].replace("`", ""), row[2]))
        elif rows and not line[:edge].strip():
            rows[-1] = (rows[-1][0], f"{rows[-1][1]} {line.strip()}")
        else:
            return []
    return rows if len(rows) > 1 else []


def fields(node: ast.ClassDef, told: dict[str, str]) -> Iterator[DocField]:
    """The fields and properties of a value, or the members of an enumeration."""
    for item, below in with_text(node.body):
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
            name, default = item.target.id, "" if item.value is None else written(item.value)
            default = re.sub(r"^field\(default_factory=(\w+)\)$", r"\1()", default)
            if not name.startswith("_"):
                yield DocField(name, written(item.annotation), default, below or told.get(name, ""))
        elif isinstance(item, ast.Assign) and (member := assigned(item)) and member.isupper():
            yield DocField(member, "", written(item.value), below or told.get(member, ""))
        elif isinstance(item, ast.FunctionDef) and is_property(item) and not item.name.startswith("_"):
            kind = written(item.returns) if item.returns else ""
            yield DocField(item.name, kind, "", ast.get_docstring(item) or "")


def is_property(node: ast.FunctionDef) -> bool:
    """Whether it is read as a field."""
    return any(isinstance(mark, ast.Name) and mark.id == "property" for mark in node.decorator_list)


def table(rows: Iterable[DocField]) -> str:
    """The fields as a table; a column in which nothing stands is left out."""
    cells = [(code(row.name), code(row.kind), code(row.default), one_line(row.text)) for row in rows]
    kept = [at for at in range(4) if any(row[at] for row in cells)]
    if not kept:
        return ""
    heads = ("field", "type", "default", "") if 1 in kept else ("member", "", "value", "")
    lines = [
        [heads[at] for at in kept],
        ["---"] * len(kept),
        *([row[at].replace("|", "\\|") for at in kept] for row in cells),
    ]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def written(node: ast.expr) -> str:
    """Code as it is written here: with double quotation marks."""
    return re.sub(r"'([^'\"\\]*)'", r'"\1"', ast.unparse(node))


def code(text: str) -> str:
    """Text as code, if there is any."""
    return f"`{text}`" if text else ""


def parameters(node: ast.FunctionDef) -> Iterator[str]:
    """A function's parameters as they are written, but for the object itself."""
    given = node.args
    plain = [*given.posonlyargs, *given.args]
    defaults: list[ast.expr | None] = [*[None] * (len(plain) - len(given.defaults)), *given.defaults]
    for at, (one, default) in enumerate(zip(plain, defaults, strict=True)):
        if at or one.arg not in ("self", "cls"):
            yield parameter(one, default)
        if at + 1 == len(given.posonlyargs):
            yield "/"
    if given.vararg or given.kwonlyargs:
        yield "*" + (parameter(given.vararg, None) if given.vararg else "")
    for one, default in zip(given.kwonlyargs, given.kw_defaults, strict=True):
        yield parameter(one, default)
    if given.kwarg:
        yield f"**{parameter(given.kwarg, None)}"


def parameter(one: ast.arg, default: ast.expr | None) -> str:
    """One parameter with its type and default."""
    kind = f": {written(one.annotation)}" if one.annotation else ""
    if default is None:
        return one.arg + kind
    return f"{one.arg}{kind} = {written(default)}" if kind else f"{one.arg}={written(default)}"


def call(node: ast.FunctionDef, name: str) -> str:
    """How a function is called and what it returns; a line for each parameter where one line would be long."""
    given = list(parameters(node))
    returns = f" -> {written(node.returns)}" if node.returns and node.name != "__init__" else ""
    line = f"{name}({', '.join(given)}){returns}"
    return line if len(line) <= WIDE else f"{name}(\n" + "".join(f"    {one},\n" for one in given) + f"){returns}"


def of_class(found: Definition, node: ast.ClassDef) -> Iterator[str]:
    """A class: how it is made, what it is, its fields, its methods."""
    methods = [item for item in node.body if isinstance(item, ast.FunctionDef) and not is_property(item)]
    for method in methods:
        if method.name == "__init__":
            yield python(call(method, found.name))
    paragraphs = blocks(found.text)
    told = {name: what for block in paragraphs for names, what in columns(block) for name in names.split(", ")}
    rows = list(fields(node, told))
    known = {row.name for row in rows}
    yield prose("\n\n".join(block for block in paragraphs if not describes(block, known)))
    yield table(rows)
    public = [method for method in methods if not method.name.startswith("_")]
    yield "\n".join(
        f"- `{call(method, method.name)}`: {one_line(ast.get_docstring(method) or '')}" for method in public
    )


def describes(block: str, known: set[str]) -> bool:
    """Whether a block of a docstring tells of fields, which have a table of their own."""
    return any(not known.isdisjoint(names.split(", ")) for names, _ in columns(block))


def one_line(text: str) -> str:
    """A text without its breaks."""
    return " ".join(text.split())


def python(text: str) -> str:
    """Text as a block of Python."""
    return f"```python\n{text}\n```"


def entry(module: str, name: str) -> str:
    """What the reference says of a name that a module has."""
    found = find(module, name)
    match found.node:
        case ast.ClassDef() as node:
            body = [*of_class(found, node)]
        case ast.FunctionDef() as node:
            body = [python(call(node, name)), prose(found.text)]
        case ast.Assign(value=value) | ast.AnnAssign(value=value) if value is not None:
            said = written(value)
            body = ["" if re.search(r"\b_", said) else python(f"{name} = {said}"), prose(found.text)]
        case _:
            raise LookupError(f"{module}.{name} is nothing that can be told")
    return "\n\n".join([f"### {name}", *(part for part in body if part)])
