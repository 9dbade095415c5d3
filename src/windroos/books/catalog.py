"""The rule sets by id. Each book is read only when it is asked for, so that a quick question stays quick."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from windroos.errors import OptionError
from windroos.rules.rule import Options, RuleSet, Value
from windroos.rules.rules import Rules, configure
from windroos.text.books import BookWords


def _nts2002() -> RuleSet:
    from windroos.books.nts import NTS2002

    return NTS2002


def _groenehart2011() -> RuleSet:
    from windroos.books.nts import GROENEHART2011

    return GROENEHART2011


def _hongkong() -> RuleSet:
    from windroos.books.hongkong import HONGKONG

    return HONGKONG


def _nmv144() -> RuleSet:
    from windroos.books.nmv144 import NMV144

    return NMV144


def _mcr() -> RuleSet:
    from windroos.books.mcr import MCR

    return MCR


_BOOKS: Final[Mapping[str, Callable[[], RuleSet]]] = {
    "nts2002": _nts2002,
    "groenehart2011": _groenehart2011,
    "hongkong": _hongkong,
    "nmv144": _nmv144,
    "mcr": _mcr,
}
IDS: Final = tuple(_BOOKS)
"""The ids of the rule sets: `nts2002`, `groenehart2011`, `hongkong`, `nmv144`, `mcr`."""
COMPETITION: Final = "mcr"
"""The international competition rules: what programs and people elsewhere play."""
USUAL: Final = "groenehart2011"
"""What counts where nobody says: the youngest of the Dutch tournament books."""


def rule_set(id: str) -> RuleSet:
    """The rule set with this id.

    Raises:
        OptionError: there is none.
    """
    if id not in _BOOKS:
        raise OptionError("no_such_rules", rules=id, known=", ".join(IDS))
    return _BOOKS[id]()


def book_words(id: str) -> BookWords:
    """The words of the rule set with this id.

    Raises:
        OptionError: there is none.
    """
    return rule_set(id).words()


def rules(id: str, options: Options | None = None, **more: Value) -> Rules:
    """The rule set with this id and these options, `"nts2002", minimum=3`. The same options give the same object.

    Raises:
        OptionError: an unknown rule set or option, or a value that the option does not take.
    """
    values = {**(options or {}), **more}
    return _kept(id, tuple(sorted(values.items(), key=lambda item: item[0])), tuple(map(type, values.values())))


@lru_cache(maxsize=256)
def _kept(id: str, options: tuple[tuple[str, Value], ...], _types: tuple[type, ...]) -> Rules:
    """`_types` keeps True apart from 1, which are equal as keys."""
    return configure(rule_set(id), dict(options))
