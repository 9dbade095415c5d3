"""What is compiled keeps to the Python that compiles: this says, function by function, what to write instead."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator

import pytest

from windroos.books.catalog import IDS, rules
from windroos.fast.batch.generate import GENERATED, source_of_kernel
from windroos.fast.batch.rows import score_rows
from windroos.fast.build.reach import full_name, reachable

INSTEAD: dict[type[ast.AST], str] = {
    ast.GeneratorExp: "a generator expression: write a for loop",
    ast.ListComp: "a list comprehension: write a for loop",
    ast.SetComp: "a set: use a mask",
    ast.DictComp: "a dict: use a tuple, or ifs",
    ast.Set: "a set: use a mask",
    ast.Dict: "a dict: use a tuple, or ifs",
    ast.List: "a list: use a tuple",
    ast.NamedExpr: "a walrus: assign on a line of its own",
    ast.Lambda: "a lambda: write a function with a name",
    ast.FunctionDef: "a function inside a function: write it beside",
    ast.JoinedStr: "a text: return a number",
    ast.Try: "try: look before",
    ast.With: "with: has no place here",
    ast.Yield: "yield: return a number, or write into an array",
    ast.YieldFrom: "yield: return a number, or write into an array",
    ast.Starred: "an unpacked argument: write the arguments out",
    ast.Div: "a true division: use //",
    ast.Raise: "raise: return a number that says so",
    ast.Global: "global: pass it as an argument",
}
CALLS = {
    **dict.fromkeys(("any", "all", "sum", "sorted", "reversed", "map", "filter", "zip"), "write a for loop"),
    **dict.fromkeys(("set", "dict", "list", "frozenset"), "use a mask or a tuple"),
    **dict.fromkeys(("isinstance", "getattr", "hasattr", "divmod", "pow"), "compare and calculate with ints"),
}
METHODS = {
    "bit_count": "use windroos.bits.count",
    "bit_length": "use windroos.bits.count(low - 1) for one bit",
    "_replace": "call the record with all its fields",
    "append": "write into an array",
}


def faults(function: Callable[..., object]) -> Iterator[str]:
    """What does not compile in a function, and what to write instead."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
    for node in ast.walk(tree):
        if node is tree:
            continue
        where = f"{full_name(function)}, line {getattr(node, 'lineno', 0)}"
        for kind, instead in INSTEAD.items():
            if isinstance(node, kind):
                yield f"{where}: {instead}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in CALLS:
                yield f"{where}: {node.func.id}(): {CALLS[node.func.id]}"
            if node.func.id == function.__name__:
                yield f"{where}: recursion: write a loop"
        if isinstance(node, ast.Attribute) and node.attr in METHODS:
            yield f"{where}: {node.attr}(): {METHODS[node.attr]}"


@pytest.mark.parametrize("id", IDS)
def test_all_that_a_kernel_is_made_of(id: str) -> None:
    functions = {full_name(function): function for function in source_of_kernel(rules(id)).functions}
    functions |= reachable([score_rows], GENERATED)
    del functions["windroos.bits.count"]  # the processor's own instruction
    assert len(functions) > 100
    assert [fault for function in functions.values() for fault in faults(function)] == []


def _bad(values: tuple[int, ...], n: int) -> int:
    total = sum(value for value in values)
    if (half := n / 2) > 1:
        total += n.bit_count() + int(half)
    return total + (_bad(values, n - 1) if n in {1, 2} else 0)


def test_the_faults_are_found() -> None:
    found = [fault.split(": ", 1)[1] for fault in faults(_bad)]
    assert sorted(found) == [
        "a generator expression: write a for loop",
        "a set: use a mask",
        "a true division: use //",
        "a walrus: assign on a line of its own",
        "bit_count(): use windroos.bits.count",
        "recursion: write a loop",
        "sum(): write a for loop",
    ]
