"""How every book is played, with three, four and five."""

from __future__ import annotations

from windroos.books.catalog import rules
from windroos.rules.conduct import Conduct
from windroos.rules.rule import Value
from windroos.rules.rules import conduct_of


def conduct(id: str, **options: Value) -> Conduct:
    return conduct_of(rules(id, options))
