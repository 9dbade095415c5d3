"""The golden hands of the books: `tests/hands/<rule set>.txt`."""

from __future__ import annotations

from pathlib import Path

from windroos.books.catalog import IDS
from windroos.testkit.golden import Golden, read_golden

FOLDER = Path(__file__).parent / "hands"


def golden(rule_set: str) -> list[Golden]:
    """All golden hands of a rule set; the two Dutch tournament books share the hands of the older one."""
    shared = [line._replace(rule_set=rule_set) for line in golden("nts2002")] if rule_set == "groenehart2011" else []
    path = FOLDER / f"{rule_set}.txt"
    own = read_golden(path.read_text(encoding="utf-8"), rule_set, path.name) if path.exists() else ()
    return [*own, *shared]


def all_golden() -> list[Golden]:
    """The golden hands of every rule set."""
    return [line for rule_set in IDS for line in golden(rule_set)]
