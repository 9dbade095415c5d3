"""Our modules written again for Python 3.6, which is what Botzone runs.

A module goes in as text and comes out as text: annotations go, for nothing here asks for them while it runs but tuples
with names and data classes, which keep the names; what a later Python has of its own is written in the older way, or
asked of `older_python`, which goes along. What cannot be written so is no part of these modules: a test has them parsed
by the grammar of 3.6.
"""

from __future__ import annotations

import ast
from typing import Final

HELP: Final = "older_python"
"""The module that stands in for what Python 3.6 lacks, beside the package."""
LACKING: Final = {
    "typing": ("Annotated", "Final", "Literal", "Protocol", "get_args", "get_origin", "get_type_hints"),
    "dataclasses": ("dataclass", "field", "replace"),
    "itertools": ("pairwise",),
    "importlib.resources": ("files",),
}
"""What is imported from there instead."""
_METHODS: Final = ("bit_count", "removeprefix", "isascii")
_GENERIC: Final = frozenset(
    ("tuple", "list", "dict", "set", "frozenset", "type", "Counter")
    + ("Callable", "Mapping", "Sequence", "Iterable", "Iterator", "Set")
)


def for_python_3_6(source: str) -> str:
    """The same module for Python 3.6.

    Raises:
        SyntaxError: it holds what this does not know how to write in the older way.
    """
    tree = _Older().visit(ast.parse(source))
    text = ast.unparse(ast.fix_missing_locations(tree))
    ast.parse(text, feature_version=(3, 6))
    helpers = [f"{one} as _{one}" for one in _METHODS if f"_{one}(" in text]
    return f"from {HELP} import {', '.join(helpers)}\n{text}\n" if helpers else f"{text}\n"


class _Older(ast.NodeTransformer):
    """One change a method; the names of the methods are those that `ast` calls."""

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | list[ast.AST] | None:
        if node.module == "__future__":
            return None
        lacking = [one for one in node.names if one.name in LACKING.get(node.module or "", ())]
        there = [one for one in node.names if one not in lacking]
        found: list[ast.AST] = [ast.ImportFrom(HELP, lacking, 0)] if lacking else []
        return [*found, ast.ImportFrom(node.module, there, node.level)] if there else found

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        """What only a checker of types reads is left out."""
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return node.orelse or [ast.Pass()]
        return self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_arguments(self, node: ast.arguments) -> ast.AST:
        node.args = [*node.posonlyargs, *node.args]
        node.posonlyargs = []
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """The fields of tuples with names and of data classes are told by their annotations.

        So are those of a class that holds nothing else, and there the annotations themselves are asked for.
        """
        fields = any(isinstance(base, ast.Name) and base.id == "NamedTuple" for base in node.bases)
        fields = fields or any("dataclass" in ast.unparse(one) for one in node.decorator_list)
        if not node.bases and all(isinstance(one, ast.AnnAssign) for one in node.body if not _is_text(one)):
            for one in node.body:
                if isinstance(one, ast.AnnAssign):
                    one.annotation = self.visit(one.annotation)
            return node
        body: list[ast.stmt] = []
        for one in node.body:
            if fields and isinstance(one, ast.AnnAssign):
                value = None if one.value is None else self.visit(one.value)
                body.append(ast.AnnAssign(one.target, ast.Name("object", ast.Load()), value, one.simple))
            else:
                after = self.visit(one)
                body += after if isinstance(after, list) else [after] if after is not None else []
        bases = [self.visit(base) for base in node.bases]
        decorators = [self.visit(one) for one in node.decorator_list]
        return ast.ClassDef(node.name, bases, node.keywords, body, decorators)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is None:
            return ast.Pass()
        return ast.Assign([node.target], self.visit(node.value))

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        """`|=` of dicts is `update`."""
        self.generic_visit(node)
        if isinstance(node.op, ast.BitOr) and isinstance(node.value, ast.Dict | ast.DictComp):
            update = ast.Attribute(ast.parse(ast.unparse(node.target), mode="eval").body, "update", ast.Load())
            return ast.Expr(ast.Call(update, [node.value], []))
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        """`tuple[int, ...]` is `tuple`; a literal is the tuple of what it may be."""
        if isinstance(node.value, ast.Name) and isinstance(node.ctx, ast.Load):
            if node.value.id == "Literal":
                return node.slice if isinstance(node.slice, ast.Tuple) else ast.Tuple([node.slice], ast.Load())
            if node.value.id in _GENERIC:
                return node.value
            if node.value.id == "Annotated" and isinstance(node.slice, ast.Tuple):
                return ast.Call(node.value, [self.visit(one) for one in node.slice.elts], [])
        return self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        """Classes that are one or the other are a tuple of them, as `isinstance` takes it."""
        if isinstance(node.op, ast.BitOr) and all(map(_is_class, _parts(node))):
            return ast.Tuple([self.visit(one) for one in _parts(node)], ast.Load())
        return self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        node.keywords = [one for one in node.keywords if one.arg != "strict"]
        if isinstance(node.func, ast.Attribute) and node.func.attr in _METHODS:
            return ast.Call(ast.Name(f"_{node.func.attr}", ast.Load()), [node.func.value, *node.args], [])
        return node

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> ast.AST:
        node.generators = [after for one in node.generators for after in _without_walrus(one)]
        return self.generic_visit(node)

    def visit_ListComp(self, node: ast.ListComp) -> ast.AST:
        node.generators = [after for one in node.generators for after in _without_walrus(one)]
        return self.generic_visit(node)


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _parts(node: ast.expr) -> list[ast.expr]:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return [*_parts(node.left), *_parts(node.right)]
    return [node]


def _is_class(node: ast.expr) -> bool:
    """Whether this names a class: by its first letter, or one of those that are always there."""
    if isinstance(node, ast.Subscript):
        node = node.value
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return name in ("int", "str", "bool", *_GENERIC) or (name[:1].isupper() and not name.isupper())


def _without_walrus(node: ast.comprehension) -> list[ast.comprehension]:
    """`for a in b if (c := d)` is `for a in b for c in (d,) if c`."""
    found = [node]
    tests = [part for test in node.ifs for part in _anded(test)]
    node.ifs = []
    for test in tests:
        named = next((one for one in ast.walk(test) if isinstance(one, ast.NamedExpr)), None)
        if named is not None:
            target = ast.Name(named.target.id, ast.Store())
            found.append(ast.comprehension(target, ast.Tuple([named.value], ast.Load()), [], 0))
            test = _Read(named).visit(test)  # noqa: PLW2901  # the same test of the name
        found[-1].ifs.append(test)
    return found


def _anded(test: ast.expr) -> list[ast.expr]:
    return test.values if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And) else [test]


class _Read(ast.NodeTransformer):
    """Reads a name where it was given its value."""

    def __init__(self, named: ast.NamedExpr) -> None:
        self._named = named

    def visit_NamedExpr(self, node: ast.NamedExpr) -> ast.AST:
        return ast.Name(node.target.id, ast.Load()) if node is self._named else node
